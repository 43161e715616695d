/** What a new round finds: nothing of the round before but what the rules let stand, on the table and in the heads. */
import { dice, type Game, startGame, type View } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import { games, loadGame, play } from './fixtures/games.js';

const value = (view: View, counter: string): number | undefined =>
  view.counters.find(({ id }) => id === counter)?.value;
const zones = (view: View, name: string) => view.zones.filter(({ zone }) => zone === name);
const everybody = (game: Game): (number | null)[] => [...game.view(null).seats.keys(), null];

describe.each(games)('%s', (name) => {
  test('no square holds two things', { timeout: 120_000 }, () => {
    const loaded = loadGame(name);
    if (!loaded.ruleset.zones.some(({ shape }) => shape === 'grid')) return;
    for (const seed of ['one', 'two', 'three']) {
      play(startGame(loaded, { seats: loaded.ruleset.seats.min, seed }), dice(seed), 2000, (game) => {
        for (const { shape, items } of game.view(null).zones) {
          if (shape !== 'grid') continue;
          const cells = items.map(({ cell }) => `${cell?.x} ${cell?.y}`);
          expect(new Set(cells).size).toBe(cells.length);
        }
        return game;
      });
    }
  });
});

describe('Saboteur', () => {
  const loaded = loadGame('saboteur');
  const places = ['8 -2', '8 0', '8 2'];

  /** Plays a game by chance, and looks at each round when its first question is asked. */
  function rounds(seats: number, seed: string, look: (game: Game, round: number) => void, options = {}): Game {
    let last = 0;
    return play(startGame(loaded, { seats, seed, options }), dice(seed), 5000, (game) => {
      const round = value(game.view(null), 'round') ?? 0;
      if (round !== last) look(game, round);
      last = round;
      return game;
    });
  }

  test.each([3, 5, 10])('%i players: every round begins as the first', { timeout: 120_000 }, (seats) => {
    for (const seed of ['red', 'green', 'blue']) {
      const seen: number[] = [];
      const ended = rounds(seats, seed, (game, round) => {
        seen.push(round);
        for (const seat of everybody(game)) {
          const view = game.view(seat);
          const maze = zones(view, 'maze')[0]?.items ?? [];
          const [ladder, ...goals] = [...maze].sort((a, b) => (a.cell?.x ?? 0) - (b.cell?.x ?? 0));
          expect(ladder).toMatchObject({ value: { design: 'ladder' }, cell: { x: 0, y: 0 } });
          expect(goals.map(({ cell }) => `${cell?.x} ${cell?.y}`).sort()).toEqual(places);
          // Nobody knows any of them, and none shows what it is by how it lies.
          for (const { value, faceDown, attrs } of goals) {
            expect([value.is, faceDown, attrs]).toEqual(['hidden', true, undefined]);
          }
          const known = (zone: string) =>
            zones(view, zone).flatMap(({ of, items }) =>
              of?.is === 'player' && of.seat === seat ? [] : items.filter(({ value }) => value.is !== 'hidden'),
            );
          for (const zone of ['role', 'dwarfs', 'hand', 'draw-pile', 'gold-pile']) expect(known(zone)).toEqual([]);
          for (const zone of ['damage', 'discard', 'passed', 'share']) {
            expect(zones(view, zone).flatMap(({ items }) => items)).toEqual([]);
          }
          const noted = Object.fromEntries(view.variables.map(({ id, value }) => [id, value]));
          expect(noted['found-by']).toEqual({ is: 'none' });
          expect(noted.diggers).toEqual({ is: 'list', items: [] });
        }
      });
      expect(seen).toEqual([1, 2, 3]);
      expect(ended.result).toBeDefined();
    }
  });

  test('tunnels are laid in every round', { timeout: 120_000 }, () => {
    const laid = new Map<number, number>();
    for (const seed of ['red', 'green', 'blue', 'white']) {
      play(startGame(loaded, { seats: 4, seed }), dice(seed), 5000, (game) => {
        const view = game.view(null);
        const round = value(view, 'round') ?? 0;
        laid.set(round, Math.max(laid.get(round) ?? 0, (zones(view, 'maze')[0]?.count ?? 0) - 4));
        return game;
      });
    }
    for (const round of [1, 2, 3]) expect(laid.get(round)).toBeGreaterThan(5);
  });

  test('the treasure lies anywhere, wherever it lay before', { timeout: 120_000 }, () => {
    const pairs = new Set<string>();
    const thing = loaded.ruleset.designs.findIndex(({ id }) => id === 'treasure');
    for (let n = 0; n < 24; n++) {
      let before: unknown;
      rounds(3, `order ${n}`, (game) => {
        const { base } = game.save().state as { base: { cell: number[] } };
        const now = base.cell[thing];
        if (before !== undefined) pairs.add(`${before} ${now}`);
        before = now;
      });
    }
    expect(pairs.size).toBe(9);
  });
});

/** Plays games by chance and looks at those moments at which one of these questions is asked. */
function whenAsked(name: string, prompts: readonly string[], look: (view: View) => void): number {
  const loaded = loadGame(name);
  let looked = 0;
  for (const [n, seed] of ['red', 'green', 'blue', 'white'].entries()) {
    const { min, max } = loaded.ruleset.seats;
    const seats = min + (n % (max - min + 1));
    play(startGame(loaded, { seats, seed }), dice(seed), 1500, (game) => {
      if (!prompts.includes(game.decisions[0]?.prompt ?? '')) return game;
      looked++;
      look(game.view(null));
      return game;
    });
  }
  return looked;
}

const lying = (view: View, name: string): number => zones(view, name).reduce((sum, { count }) => sum + count, 0);
const noted = (view: View, name: string) => view.variables.filter(({ id }) => id === name).map(({ value }) => value);
const no = { is: 'yes-no', value: false };

test('Draco: a turn begins with an empty stage, and nothing of the turn before', { timeout: 120_000 }, () => {
  const looked = whenAsked('draco', ['play-card'], (view) => {
    expect(lying(view, 'stage') + lying(view, 'sleeve')).toBe(0);
    expect(lying(view, 'centre') + lying(view, 'front')).toBe(1);
    for (const name of ['toasting', 'goblet-is-fresh', 'last-toast-drunk', 'toast-allowed'])
      expect([name, noted(view, name)]).toEqual([name, [no]]);
  });
  expect(looked).toBeGreaterThan(100);
});

test('Auftrag: a round begins with all cards in the offer, and tents in the order of points', {
  timeout: 120_000,
}, () => {
  let begun = 0;
  let cards = 0;
  whenAsked('auftrag', ['pick-card'], (view) => {
    const { length: seats } = view.seats;
    const isFirst = value(view, 'picks') === (seats === 2 ? 4 : 3) && lying(view, 'plan') === 0;
    cards = isFirst ? lying(view, 'offer') : cards;
    expect(lying(view, 'offer') + lying(view, 'plan')).toBe(cards);
    if (!isFirst) return;
    begun++;
    expect(noted(view, 'entrants')).toEqual([{ is: 'list', items: [] }]);
    expect(lying(view, 'tents')).toBe(0);
    expect(lying(view, 'notice-board') === 3 || lying(view, 'quest-pile') === 0).toBe(true);
    const points = view.counters.filter(({ id }) => id === 'points').map(({ value }) => value);
    const ranks = zones(view, 'camp').map(({ items }) =>
      items.map(({ value }) => (value.is === 'thing' ? value.design : '')).join(),
    );
    expect(new Set(ranks).size).toBe(seats);
    const inOrder = [...ranks.keys()].sort((a, b) => ((ranks[a] ?? '') < (ranks[b] ?? '') ? -1 : 1));
    const along = inOrder.map((seat) => points[seat]);
    expect(along).toEqual([...along].sort((a, b) => (a ?? 0) - (b ?? 0)));
  });
  expect(begun).toBeGreaterThan(10);
});

test('Seaside: a turn begins with nothing left over from the turn before', { timeout: 120_000 }, () => {
  let turns = -1;
  let begun = 0;
  whenAsked('seaside', ['play-action', 'play-all-treasures'], (view) => {
    // Cards that were looked at or shown have gone where they belong, whatever was played.
    expect(lying(view, 'looked-at') + lying(view, 'shown')).toBe(0);
    const taken = view.counters.reduce((sum, { id, value }) => sum + (id === 'turns' ? value : 0), 0);
    if (taken === turns) return;
    turns = taken;
    begun++;
    expect(noted(view, 'bought-victory')).toEqual([no]);
    // Only what still has something to do lies before the others.
    for (const { of, items } of zones(view, 'in-play')) {
      if (of?.is !== 'player' || of.seat === view.active) continue;
      for (const { attrs } of items) expect(attrs?.stays).toEqual({ is: 'yes-no', value: true });
    }
  });
  expect(begun).toBeGreaterThan(100);
});
