import type { GameEvent, View } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import type { Beat } from './beats.js';
import { playedBy, scoreCounter, turningsOf } from './story.js';

const beat = (n: number, seat: number): Beat => ({ n, seat, card: undefined, lines: [] });
const steps = [
  { events: 2, scores: [0, 0] },
  { events: 5, seat: 0, scores: [1, 0] },
  { events: 8, seat: 1, scores: [1, 6] },
  { events: 11, seat: 0, scores: [9, 2] },
];

describe('what decided a game', () => {
  test('are the doings after which the winner stood nearest or farthest, in their order', () => {
    const found = turningsOf(steps, [beat(2, 0), beat(5, 1), beat(8, 0)], { winners: [0], scores: [9, 2] });
    expect(found.map(({ beat: { n }, step, changes }) => [n, step, changes])).toEqual([
      [2, 1, [{ seat: 0, by: 1 }]],
      [5, 2, [{ seat: 1, by: 6 }]],
      [
        8,
        3,
        [
          { seat: 0, by: 8 },
          { seat: 1, by: -4 },
        ],
      ],
    ]);
  });

  test('what changes nothing is none of them, nor are the lesser of many', () => {
    const many = [...steps, { events: 12, seat: 1, scores: [10, 2] }, { events: 13, seat: 0, scores: [10, 2] }];
    const beats = [beat(2, 0), beat(5, 1), beat(8, 0), beat(11, 1), beat(12, 0)];
    const found = turningsOf(many, beats, { winners: [0], scores: [10, 2] });
    expect(found).toHaveLength(3);
    expect(found.map(({ beat: { n } }) => n)).not.toContain(12);
  });

  test('an answer that ends a turn is not the doing of whoever comes next', () => {
    const ended = [
      steps[0],
      { events: 6, seat: 0, scores: [4, 0] },
      { events: 7, seat: 1, scores: [4, 0] },
    ] as typeof steps;
    // The second turn begins within what the answer of the first brought about.
    const found = turningsOf(ended, [beat(1, 0), beat(5, 1)], { winners: [0], scores: [4, 0] });
    expect(found.map(({ beat: { n } }) => n)).toEqual([1]);
  });

  test('a vote is a part of the card that asks for it', () => {
    const voted = [
      steps[0],
      { events: 4, seat: 0, scores: [0, 0] },
      { events: 6, seat: 1, scores: [0, 3] },
    ] as typeof steps;
    const found = turningsOf(voted, [beat(2, 0)], { winners: [1], scores: [0, 3] });
    expect(found.map(({ beat: { n }, changes }) => [n, changes])).toEqual([[2, [{ seat: 1, by: 3 }]]]);
  });

  test('where all win or lose together, what the sum changed by', () => {
    const [first] = turningsOf(steps, [beat(2, 0), beat(5, 1), beat(8, 0)], { winners: [], scores: [9, 2] });
    expect(first?.beat.n).toBe(2);
  });
});

test('cards are counted by who played them', () => {
  const play = (n: number, seat: number, design: string): GameEvent => ({
    n,
    seat,
    is: 'play',
    card: { is: 'thing', id: `${design}#${n}`, design },
  });
  const events = [play(0, 0, 'fox'), play(1, 1, 'fox'), play(2, 0, 'owl'), play(3, 0, 'owl')];
  expect(playedBy(events, 0)).toEqual([
    { design: 'owl', times: 2 },
    { design: 'fox', times: 1 },
  ]);
});

test('a score is told in the unit of the counter it is made of, the fewest winning too', () => {
  const view = (values: number[]): View =>
    ({
      seats: values.map(() => ({})),
      counters: values.map((value, seat) => ({ id: 'points', role: 'counter', of: { is: 'player', seat }, value })),
    }) as unknown as View;
  expect(scoreCounter(view([3, 5]), { winners: [1], scores: [3, 5] })).toEqual({ id: 'points', sign: 1 });
  expect(scoreCounter(view([3, 5]), { winners: [0], scores: [-3, -5] })).toEqual({ id: 'points', sign: -1 });
  expect(scoreCounter(view([3, 5]), { winners: [1], scores: [6, 7] })).toBeUndefined();
});
