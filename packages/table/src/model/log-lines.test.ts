import type { GameEvent } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { logLines } from './log-lines.js';

const event = (n: number, is: string, seat?: number) =>
  ({ n, is, ...(seat === undefined ? {} : { seat }) }) as GameEvent;
const setUp = [event(0, 'start'), event(1, 'move'), event(2, 'chance'), event(3, 'shuffle')];
const lines = (events: GameEvent[], most = 100) =>
  logLines(
    events,
    ({ is }) => (is === 'phase' ? undefined : is),
    (first) => `laid, ${first ?? 'nobody'} begins`,
    most,
  ).map(({ text, times }) => text + (times > 1 ? ` ×${times}` : ''));

test('laying out the table is one line, whatever it takes', () => {
  expect(lines([...setUp, event(4, 'phase', 2), event(5, 'move'), event(6, 'move')])).toEqual([
    'move ×2',
    'laid, 2 begins',
  ]);
});

test('before anybody has done anything there is only that line; before anything, none', () => {
  expect(lines(setUp)).toEqual(['laid, nobody begins']);
  expect(lines([])).toEqual([]);
});

test('a long game shows its newest lines', () => {
  expect(lines([...setUp, event(4, 'phase', 0), event(5, 'play', 0), event(6, 'move')], 2)).toEqual(['move', 'play']);
});
