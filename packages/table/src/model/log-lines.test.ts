import type { GameEvent } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { logLines, newestLines } from './log-lines.js';

const event = (n: number, is: string, seat?: number) =>
  ({ n, is, ...(seat === undefined ? {} : { seat }) }) as GameEvent;
const setUp = [event(0, 'start'), event(1, 'move'), event(2, 'chance'), event(3, 'shuffle')];
const lines = (events: GameEvent[], since = 0) =>
  logLines(
    events,
    ({ is }) => (is === 'phase' ? undefined : is),
    (first) => `laid, ${first ?? 'nobody'} begins`,
    since,
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

test('a log begins where it is asked to', () => {
  expect(lines([...setUp, event(4, 'phase', 0), event(5, 'play', 0), event(6, 'move')], 5)).toEqual(['move', 'play']);
});

test('a long game shows its newest lines, and loses old ones seldom and many at once', () => {
  const game = Array.from({ length: 1000 }, (_, n) => event(n, `line ${n}`));
  let since = 0;
  const shown = (length: number) => {
    const told = newestLines((from) => logLines(game.slice(0, length), ({ is }) => is, String, from), since);
    since = told.since;
    return told.lines.map(({ text }) => text);
  };
  // Line 0 is where nothing is played yet.
  game[1] = event(1, 'play');
  const starts = new Set<string | undefined>();
  for (let length = 2; length <= 1000; length++) {
    const list = shown(length);
    expect(list[0]).toBe(length === 2 ? 'play' : `line ${length - 1}`);
    expect(list.length).toBeLessThanOrEqual(400);
    starts.add(list.at(-1));
  }
  expect(starts.size).toBe(4);
  // A replay goes back as well.
  expect(shown(30)).toHaveLength(30);
});
