/** Laws that hold for every game there is: determinism, saving, secrets, conservation, playouts, replays. */
import { randomPicker } from '@draco-table/bots';
import {
  dice,
  type Game,
  imagine,
  makeReplay,
  onlyAnswer,
  playOn,
  playout,
  replay,
  resumeGame,
  startGame,
} from '@draco-table/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, legal, loadGame, play, settings } from './fixtures/games.js';

/** Where every thing is, by what the game itself would save. */
function conserved(game: Game): void {
  const { base } = game.save().state as { base: { zones: number[][]; where: number[]; vars: number[] } };
  const seen = base.zones.flat();
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(base.where.length);
  expect(base.zones.every((zone, place) => zone.every((thing) => base.where[thing] === place))).toBe(true);
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
  const setting = settings(loaded);
  const runs = { numRuns: 6 };

  test('the same seed and answers give the same game, told the same way', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(setting, (start) => {
        const one = play(startGame(loaded, start), dice(start.seed), 60);
        const other = play(startGame(loaded, start), dice(start.seed), 60);
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
      fc.property(setting, (start) => {
        let decisions = 0;
        const plain = play(startGame(loaded, start), dice(start.seed), longest);
        const saved = play(startGame(loaded, start), dice(start.seed), longest, (game) => {
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

  test('everything is in exactly one place, and tokens are moved, never made', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(setting, (start) => {
        const game = startGame(loaded, start);
        const sums = tokenSums(game);
        play(game, dice(start.seed), 200, (now) => {
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
      fc.property(setting, (start) => {
        const roll = dice(start.seed);
        const chosen: { indices: number[]; ids: string[] }[] = [];
        const out = playout(loaded, start, (info) => {
          const least = info.optional ? 0 : info.min;
          const wanted = least + roll(info.max - least + 1);
          const all = Array.from({ length: info.count }, (_, i) => i);
          const size = wanted > 0 && wanted < info.min ? info.min : wanted;
          const indices = Array.from({ length: size }, () => all.splice(roll(all.length), 1)[0] ?? 0);
          chosen.push({ indices, ids: indices.map((i) => info.id(i)) });
          return info.many ? indices : (indices[0] ?? -1);
        });
        expect(out.fault).toBeUndefined();
        const game = startGame(loaded, start);
        for (let next = 0; ; ) {
          const open = game.decisions[0];
          if (!open) {
            expect(next).toBe(chosen.length);
            break;
          }
          // A playout does not ask where there is but one answer.
          const choose = onlyAnswer(open) ?? chosen[next++]?.ids;
          if (!choose) throw new Error('the game asks more than the playout');
          const outcome = game.answer({ decision: open.id, seat: open.seat, choose, version: game.version });
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

  test('a person alone among bots can take back what only they learned', { timeout: 60_000 }, () => {
    const roll = dice('alone');
    const seen = (game: Game) => new Set(JSON.stringify(game.view(0).zones).match(/"id":"[^"]+"/g));
    let [undone, more] = [0, 0];
    play(startGame(loaded, { seats: min, seed: 'alone', alone: 0 }), roll, 150, (game) => {
      const decision = game.decisions.find(({ seat }) => seat === 0);
      if (!decision) return game;
      const before = { digest: game.digest(), ids: seen(game) };
      const { start, answers } = game.save();
      const others = startGame(loaded, { ...start, alone: undefined });
      for (const answer of answers) others.answer(answer);
      const choose = decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id);
      const answer = { decision: decision.id, seat: 0, choose, version: game.version };
      const ahead = resumeGame(loaded, game.save());
      expect(ahead.answer(answer).ok).toBe(true);
      others.answer(answer);
      if (others.canUndo()) expect(ahead.canUndo()).toBe(true);
      if (!ahead.canUndo()) return game;
      undone++;
      if (!others.canUndo()) more++;
      // Nothing that this seat did not know before.
      for (const id of seen(ahead)) expect(before.ids).toContain(id);
      expect(ahead.undo().ok).toBe(true);
      expect(ahead.digest()).toBe(before.digest);
      return game;
    });
    expect(undone).toBeGreaterThan(0);
    // Where players see their own hands, cards are shown to the others as they are played.
    if (loaded.ruleset.zones.some(({ seen }) => seen === 'owner')) expect(more).toBeGreaterThan(0);
  });

  test('any card can be in hand at the first question; hands keep their size, saves and replays hold', {
    timeout: 60_000,
  }, () => {
    const { designs, types, zones } = loaded.ruleset;
    // What lies only before a player, such as a note, is never held.
    const isHeld = (type: number) =>
      zones.some(({ shape, per, of }, zone) => zone > 0 && of.includes(type) && (shape === 'hand' || per === 'game'));
    const cards = designs.filter(({ type }) => types[type]?.base === 'card' && isHeld(type));
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
    // Several at once, for one seat and for others; a hand of two or more keeps its size.
    const dealt = startGame(loaded, { seats: min, seed: 'two' });
    const handOf = (game: Game, seat: number) =>
      game
        .view(seat)
        .zones.filter(({ shape, of }) => shape === 'hand' && of?.is === 'player' && of.seat === seat)
        .flatMap(({ items }) => items.flatMap(({ value }) => (value.is === 'thing' ? value.design : [])));
    const sort = designs.find(({ id }) => id === handOf(dealt, 0)[0])?.type;
    const [one, other] = cards.filter(({ type }) => type === sort);
    if (one && other && handOf(dealt, 0).length > 1) {
      const hold = [
        { seat: 0, card: one.id },
        { seat: 0, card: other.id },
        ...(min > 1 && one.copies > 1 ? [{ seat: 1, card: one.id }] : []),
      ];
      const game = startGame(loaded, { seats: min, seed: 'two', hold });
      expect(game.fault).toBeUndefined();
      for (const { seat, card } of hold) expect(handOf(game, seat)).toContain(card);
      expect(handOf(game, 0)).toHaveLength(handOf(dealt, 0).length);
      conserved(game);
      expect(resumeGame(loaded, game.save()).digest()).toBe(game.digest());
      const many = Array.from({ length: 65 }, () => ({ seat: 0, card: one.id }));
      expect(startGame(loaded, { seats: min, seed: 'two', hold: many }).fault?.code).toBe('D0910');
      const seen = { turns: 0 };
      const watch = { phase: () => void seen.turns++ };
      expect(playOn(game, randomPicker('on'), watch).digest()).toBe(playOn(game, randomPicker('on')).digest());
      expect(seen.turns).toBeGreaterThan(0);
    }
    const wrong = { seats: min, seed: 'x', hold: { seat: max, card: cards[0]?.id ?? '' } };
    expect(startGame(loaded, wrong).fault?.code).toBe('D0925');
    expect(startGame(loaded, { ...wrong, hold: { seat: 0, card: 'no-such-card' } }).fault?.code).toBe('D0925');
  });
});
