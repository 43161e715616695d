import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadRuleset, startGame } from '@draco-table/engine';
import { compile } from '@draco-table/lang';
import { describe, expect, it } from 'vitest';
import { readStart } from './fixtures/draco/compare.js';
import { DECK } from './fixtures/draco/deck.js';
import { lockstep } from './fixtures/draco/lockstep.js';
import { type HouseRules, STANDARD } from './fixtures/draco/table.js';

// For each number of seats and each variant. DRACO_GAMES=500 is a long look.
const GAMES = Number(process.env.DRACO_GAMES ?? 4);

const entry = fileURLToPath(new URL('../../../cards/draco.draco', import.meta.url));
const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
const { ruleset: json, problems } = compile(entry, read);
const loaded = loadRuleset(json);

/** Whole numbers that depend on nothing but the seed. */
function picker(seed: number): (n: number) => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state % n;
  };
}

const VARIANTS: Record<string, Partial<HouseRules>> = {
  'the standard rules': {},
  'a deck of 64 and a long game': { deckSize: 64, longGame: true },
  'a deck of 54 and a finite bank': { deckSize: 54, finiteBank: true },
  'the printed cards': { cellarCap: true, blindMonte: true, zorkPaysHimself: true },
};

const options = (rules: HouseRules) => ({
  'deck-size': rules.deckSize,
  'long-game': rules.longGame,
  'empty-cellar-cap': rules.cellarCap,
  monte: rules.blindMonte ? 'printed' : 'errata',
  'zork-tie': rules.zorkPaysHimself ? 'english' : 'nobody',
  'finite-bank': rules.finiteBank,
});

describe('the rules as data and the hand-written model', { timeout: 3_600_000 }, () => {
  it('has a ruleset', () => {
    expect(problems).toEqual([]);
    expect(loaded.ok).toBe(true);
  });

  const played = new Set<string>();
  for (const seats of [3, 4, 5, 6]) {
    it(`agree step by step with ${seats} players`, () => {
      if (!loaded.ok) throw new Error('no ruleset');
      for (const variant of Object.values(VARIANTS)) {
        const rules = { ...STANDARD, ...variant };
        for (let seed = 1; seed <= GAMES; seed++) {
          const start = { seats, seed: `model-${seed}`, options: options(rules) };
          const game = lockstep(loaded.ruleset, start, rules, picker(seed * 8 + seats));
          expect(game.disagreement, `seed ${seed}, ${JSON.stringify(variant)}`).toBeUndefined();
          for (const card of game.played) played.add(card);
        }
      }
    });
  }

  it('leave seats, hands and the first player to chance', () => {
    if (!loaded.ok) throw new Error('no ruleset');
    const { ruleset } = loaded;
    const starts = Array.from({ length: 20 }, (_, i) =>
      readStart(startGame(ruleset, { seats: 3, seed: `${i}` }), STANDARD),
    );
    expect(new Set(starts.map((s) => s.active)).size).toBe(3);
    expect(new Set(starts.map((s) => s.row.join())).size).toBe(20);
    expect(new Set(starts.map((s) => s.hands.join())).size).toBe(20);
  });

  it('have played every card', () => {
    expect([...DECK.keys()].filter((card) => !played.has(card))).toEqual([]);
  });
});
