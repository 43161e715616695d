import type { GameEvent } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { beatsOf, sinceOwn } from './beats.js';
import type { LogLine } from './log-lines.js';

const card = (design: string) => ({ is: 'thing', id: `${design}#1`, design }) as const;
const events = (
  [
    { is: 'phase', phase: 'turn', args: {}, seat: 0 },
    { is: 'play', seat: 0, card: card('luck') },
    { is: 'roll', die: 'die', value: 3 },
    { is: 'play', seat: 0, card: card('trade') },
    { is: 'phase', phase: 'turn', args: {}, seat: 1 },
    { is: 'shuffle', zone: { zone: 'draw' } },
    { is: 'phase', phase: 'turn', args: {}, seat: 2 },
    { is: 'phase', phase: 'turn', args: {}, seat: 1 },
    { is: 'roll', die: 'die', value: 1 },
  ] as unknown as GameEvent[]
).map((event, n) => ({ ...event, n }));
const lines: LogLine[] = events
  .filter(({ is }) => is !== 'phase')
  .map((event) => ({ event, text: `${event.n}`, times: 1 }));

test('a card with what came of it is one beat, a turn without a card another; what nothing is told of is none', () => {
  const found = beatsOf(events, lines).map(({ seat, card: played, lines: told }) => [
    seat,
    played,
    told.map(({ text }) => text),
  ]);
  expect(found).toEqual([
    [0, 'luck', ['1', '2']],
    [0, 'trade', ['3']],
    [1, undefined, ['5']],
    [1, undefined, ['8']],
  ]);
});

test('a log that begins later begins with whoever is told of there', () => {
  expect(beatsOf(events, lines.slice(2)).map(({ card: played }) => played)).toEqual(['trade', undefined, undefined]);
});

test('since the last turn is all after it; a seat that did nothing yet has missed everything', () => {
  const beats = beatsOf(events, lines);
  expect(sinceOwn(beats, 0).length).toBe(2);
  expect(sinceOwn(beats, 1)).toEqual([]);
  expect(sinceOwn(beats, 3).length).toBe(4);
  expect(sinceOwn(beats, null).length).toBe(4);
});
