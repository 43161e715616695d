/** Laws that hold for every game there is: determinism, saving, secrets, conservation, playouts, replays. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Answer,
  type Dice,
  dice,
  type Game,
  imagine,
  type Loaded,
  loadRuleset,
  makeReplay,
  playout,
  replay,
  resumeGame,
  startGame,
} from '@draco-table/engine';
import { compile } from '@draco-table/lang';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const games = readdirSync(join(root, 'cards'))
  .filter((name) => name.endsWith('.draco'))
  .map((name) => name.slice(0, -'.draco'.length));

const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

function loadGame(name: string): Loaded {
  const { ruleset, problems } = compile(`cards/${name}.draco`, read, {
    root: 'cards',
    findGame: (game) => `cards/${game}.draco`,
  });
  if (!ruleset) throw new Error(problems.map((problem) => problem.message).join('\n'));
  const loaded = loadRuleset(JSON.parse(JSON.stringify(ruleset)));
  if (!loaded.ok) throw new Error(loaded.problems.map((problem) => problem.message).join('\n'));
  return loaded.ruleset;
}

/** A legal answer by chance. */
function legal(game: Game, roll: Dice): Answer {
  const open = game.decisions[roll(game.decisions.length)];
  if (!open) throw new Error('nothing to decide');
  const ids = open.options.map((option) => option.id);
  const least = open.optional ? 0 : open.min;
  const wanted = least + roll(open.max - least + 1);
  const count = wanted > 0 && wanted < open.min ? open.min : wanted;
  const choose = Array.from({ length: count }, () => ids.splice(roll(ids.length), 1)[0] ?? '');
  return { decision: open.id, seat: open.seat, choose, version: game.version };
}

function play(game: Game, roll: Dice, steps: number, visit: (game: Game) => Game = (same) => same): Game {
  let current = game;
  for (let n = 0; n < steps && current.decisions.length > 0; n++) {
    current = visit(current);
    const outcome = current.answer(legal(current, roll));
    if (!outcome.ok) throw new Error(outcome.problem.message);
  }
  return current;
}

/** Where every thing is, by what the game itself would save. */
function conserved(game: Game): void {
  const { base } = game.save().state as { base: { zones: number[][]; where: number[]; vars: number[] } };
  const seen = base.zones.flat();
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(base.where.length);
  for (const [place, zone] of base.zones.entries()) for (const thing of zone) expect(base.where[thing]).toBe(place);
}

const tokenSums = (game: Game): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { id, role, value } of game.view(null).counters) {
    if (role === 'tokens') sums[id] = (sums[id] ?? 0) + value;
  }
  return sums;
};

describe.each(games)('%s', (name) => {
  const loaded = loadGame(name);
  const { min, max } = loaded.ruleset.seats;
  const setting = fc.record({ seats: fc.integer({ min, max }), seed: fc.string({ maxLength: 12 }) });
  const runs = { numRuns: 6 };

  test('the same seed and answers give the same game, told the same way', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(setting, ({ seats, seed }) => {
        const one = play(startGame(loaded, { seats, seed }), dice(seed), 60);
        const other = play(startGame(loaded, { seats, seed }), dice(seed), 60);
        expect(one.fault).toBeUndefined();
        expect(other.digest()).toBe(one.digest());
        expect(other.events(0)).toEqual(one.events(0));
      }),
      runs,
    );
  });

  test('saved at every decision and resumed, it ends the same', { timeout: 120_000 }, () => {
    // By chance some games take thousands of decisions; late ones are saved now and then, so that the test stays short.
    const longest = 50_000;
    fc.assert(
      fc.property(setting, ({ seats, seed }) => {
        let decisions = 0;
        const plain = play(startGame(loaded, { seats, seed }), dice(seed), longest);
        const saved = play(startGame(loaded, { seats, seed }), dice(seed), longest, (game) => {
          decisions++;
          if (decisions > 300 && decisions % 50 > 0) return game;
          const again = resumeGame(loaded, JSON.parse(JSON.stringify(game.save())));
          expect(again.fault).toBeUndefined();
          return again;
        });
        expect(plain.result).toBeDefined();
        expect(saved.digest()).toBe(plain.digest());
        expect(saved.result).toEqual(plain.result);
      }),
      { numRuns: 3 },
    );
  });

  test('what a seat cannot know may be anything else: it is shown the same', { timeout: 120_000 }, () => {
    let guesses = 0;
    fc.assert(
      fc.property(setting, fc.integer({ min: 0, max: 120 }), ({ seats, seed }, steps) => {
        const game = play(startGame(loaded, { seats, seed }), dice(seed), steps);
        for (const { seat } of game.decisions.slice(0, 2)) {
          const other = imagine(game, seat, `${seed}!`);
          if (other.digest() !== game.digest()) guesses++;
          const { scores: _, ...shown } = other.view(seat);
          const { scores: __, ...truth } = game.view(seat);
          expect(JSON.stringify(shown)).toBe(JSON.stringify(truth));
          expect(JSON.stringify(other.events(seat))).toBe(JSON.stringify(game.events(seat)));
        }
      }),
      { numRuns: 20 },
    );
    expect(guesses).toBeGreaterThan(0);
  });

  test('everything is in exactly one place, and tokens are moved, never made', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(setting, ({ seats, seed }) => {
        const game = startGame(loaded, { seats, seed });
        const sums = tokenSums(game);
        play(game, dice(seed), 200, (now) => {
          conserved(now);
          expect(tokenSums(now)).toEqual(sums);
          return now;
        });
      }),
      runs,
    );
  });

  test('a playout with the same answers reaches the same digest', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(setting, ({ seats, seed }) => {
        const roll = dice(seed);
        const chosen: { indices: number[]; ids: string[] }[] = [];
        const out = playout(loaded, { seats, seed }, (info) => {
          const least = info.optional ? 0 : info.min;
          const wanted = least + roll(info.max - least + 1);
          const all = Array.from({ length: info.count }, (_, i) => i);
          const size = wanted > 0 && wanted < info.min ? info.min : wanted;
          const indices = Array.from({ length: size }, () => all.splice(roll(all.length), 1)[0] ?? 0);
          chosen.push({ indices, ids: indices.map((i) => info.id(i)) });
          return info.many ? indices : (indices[0] ?? -1);
        });
        expect(out.fault).toBeUndefined();
        const game = startGame(loaded, { seats, seed });
        for (const { ids } of chosen) {
          const open = game.decisions[0];
          if (!open) throw new Error('the game asks less than the playout');
          const outcome = game.answer({ decision: open.id, seat: open.seat, choose: ids, version: game.version });
          if (!outcome.ok) throw new Error(outcome.problem.message);
        }
        expect(game.result).toEqual(out.result);
        expect(game.digest()).toBe(out.digest());
      }),
      { numRuns: 4 },
    );
  });

  test('a replay ends the same, and one that was tampered with names the step', { timeout: 60_000 }, () => {
    const game = play(startGame(loaded, { seats: min, seed: 'replay' }), dice('replay'), 40);
    const header = makeReplay(loaded, game.save());
    const again = replay(loaded, header);
    expect(again.ok && again.game.digest()).toBe(game.digest());
    const digests = header.digests.map((digest, i) => (i === 7 ? 'another' : digest));
    const differs = replay(loaded, { ...header, digests });
    expect(!differs.ok && differs.step).toBe(7);
  });

  test('undo goes back to the decision before, and is barred where something came to light', {
    timeout: 60_000,
  }, () => {
    let undone = 0;
    let barred = 0;
    const roll = dice('undo');
    play(startGame(loaded, { seats: min, seed: 'undo' }), roll, 60, (game) => {
      const before = game.digest();
      const ahead = game.fork();
      ahead.answer(legal(ahead, roll));
      if (ahead.canUndo()) {
        expect(ahead.undo().ok).toBe(true);
        expect(ahead.digest()).toBe(before);
        undone++;
      } else {
        expect(ahead.undo().ok).toBe(false);
        barred++;
      }
      return game;
    });
    expect(undone).toBeGreaterThan(0);
    expect(barred).toBeGreaterThan(0);
  });

  test('any card can be in hand at the first question; hands keep their size, saves and replays hold', {
    timeout: 60_000,
  }, () => {
    const cards = loaded.ruleset.designs.filter(({ type }) => loaded.ruleset.types[type]?.base === 'card');
    for (const [n, { id: card }] of cards.entries()) {
      const start = { seats: min + (n % (max - min + 1)), seed: card };
      const plain = startGame(loaded, start);
      const seat = n % start.seats;
      const game = startGame(loaded, { ...start, hold: { seat, card } });
      expect(game.fault, card).toBeUndefined();
      const mine = game
        .view(seat)
        .zones.filter(({ of }) => of === undefined || (of.is === 'player' && of.seat === seat));
      const held = mine.flatMap(({ items }) =>
        items.flatMap(({ value }) => (value.is === 'thing' ? value.design : [])),
      );
      expect(held).toContain(card);
      const sizes = (one: Game) =>
        one
          .view(null)
          .zones.flatMap(({ shape, zone, of, count }) => (shape === 'hand' && count > 0 ? [[zone, of, count]] : []));
      if (sizes(plain).length === sizes(game).length) expect(sizes(game)).toEqual(sizes(plain));
      conserved(game);
      // Nobody learns more than the deal would have told.
      const stranger = (seat + 1) % start.seats;
      expect(imagine(game, stranger, 'guess').view(stranger).zones).toEqual(game.view(stranger).zones);
      if (n % 5 > 0) continue;
      play(game, dice(card), 8);
      expect(game.fault, card).toBeUndefined();
      expect(replay(loaded, makeReplay(loaded, game.save())).ok).toBe(true);
      expect(resumeGame(loaded, game.save()).events(seat)).toEqual(game.events(seat));
    }
    const wrong = { seats: min, seed: 'x', hold: { seat: max, card: cards[0]?.id ?? '' } };
    expect(startGame(loaded, wrong).fault?.code).toBe('D0925');
    expect(startGame(loaded, { ...wrong, hold: { seat: 0, card: 'no-such-card' } }).fault?.code).toBe('D0925');
  });
});
