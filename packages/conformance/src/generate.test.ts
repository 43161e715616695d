/** Rules made into JavaScript play the same games as their operations one by one, which are their oracle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomPicker } from '@draco-table/bots';
import {
  dice,
  type Loaded,
  loadRuleset,
  type Picker,
  type Playout,
  playOn,
  playout,
  startGame,
} from '@draco-table/engine';
import { compile, EXAMPLE_GAME } from '@draco-table/lang';
import { describe, expect, test } from 'vitest';
import { WAYS } from './fixtures/ways.js';

describe.each(WAYS)('by %s', (_way, generate) => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const games = readdirSync(join(root, 'cards'))
    .filter((name) => name.endsWith('.draco'))
    .map((name) => name.slice(0, -'.draco'.length));
  const read = (path: string): string | undefined =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

  const readGame = (name: string): unknown =>
    compile(`cards/${name}.draco`, read, { root: 'cards', findGame: (game) => `cards/${game}.draco`, tests: true })
      .ruleset;

  function loadBoth(ruleset: unknown): [Loaded, Loaded] {
    const plain = loadRuleset(ruleset);
    const generated = loadRuleset(ruleset, generate);
    if (!plain.ok || !generated.ok) throw new Error('it does not load');
    return [plain.ruleset, generated.ruleset];
  }

  /** Options of a game that differ with n, so that variants are met too. */
  const optionsOf = ({ ruleset }: Loaded, n: number): Record<string, number | boolean | string> =>
    Object.fromEntries(
      ruleset.options.map(({ id, values, type }, i) => {
        const value = values[(n >> i) % values.length] ?? 0;
        if (type.is === 'yes-no') return [id, value === 1];
        return [id, type.kind === undefined ? value : (ruleset.kinds[type.kind]?.values[value] ?? '')];
      }),
    );

  function same(one: Playout, other: Playout): void {
    expect(other.fault).toEqual(one.fault);
    expect(other.result).toEqual(one.result);
    expect(other.decisions).toBe(one.decisions);
    expect(other.digest()).toBe(one.digest());
  }

  describe.each(games)('%s', (name) => {
    const [plain, generated] = loadBoth(readGame(name));
    const { min, max } = plain.ruleset.seats;

    test('playouts end in the same state', () => {
      for (let n = 0; n < 40; n++) {
        const seats = min + (n % (max - min + 1));
        const start = { seats, seed: `${name}/${n}`, options: optionsOf(plain, n) };
        const one = playout(plain, start, randomPicker(`${n}`));
        expect(one.fault).toBeUndefined();
        same(one, playout(generated, start, randomPicker(`${n}`)));
      }
    });

    test('who picks and who looks on are told the same on the way', () => {
      const told = [plain, generated].map((loaded) => {
        const lines: string[] = [];
        const picker = randomPicker('told');
        playout(
          loaded,
          { seats: max, seed: 'told' },
          (info) => {
            const ids = Array.from({ length: info.count }, (_, i) => info.id(i));
            lines.push(`${info.seat} ${info.prompt} ${info.min} ${info.max} ${ids}`);
            return picker(info);
          },
          {
            play: (seat, card, scores) => lines.push(`${seat} plays ${card} at ${scores()}`),
            phase: (id, seat, scores) => lines.push(`${id} of ${seat} at ${scores()}`),
            choice: (prompt, asked) => lines.push(`choice ${prompt} ${asked}`),
          },
        );
        return lines;
      });
      expect(told[0]?.length).toBeGreaterThan(50);
      expect(told[1]).toEqual(told[0]);
    });

    test('scores are written where one asks for it, and into a list of their own where not', () => {
      for (const loaded of [plain, generated]) {
        const [mine, lists]: [number[], number[][]] = [[], []];
        const asked = (_: unknown, __: number, scores: (into?: number[]) => number[]) => {
          const own = scores();
          expect(scores(mine)).toBe(mine);
          expect(mine).toEqual(own);
          lists.push(own);
        };
        playout(loaded, { seats: min, seed: 'asked' }, randomPicker('asked'), { phase: asked });
        expect(mine).toHaveLength(min);
        expect(new Set(lists).size).toBe(lists.length);
      }
    });

    test('a game that was played stays as it ended, whatever is played after it', () => {
      const start = (n: number) => ({ seats: min + (n % (max - min + 1)), seed: `kept/${n}` });
      const [all, others] = [plain, generated].map((loaded) =>
        Array.from({ length: 6 }, (_, n) => playout(loaded, start(n), randomPicker(`${n}`))),
      );
      for (const n of [4, 0, 5, 2, 1, 3]) expect(others?.[n]?.digest()).toBe(all?.[n]?.digest());
    });

    test('they do from the middle of a game too', () => {
      const begun = [plain, generated].map((loaded) => startGame(loaded, { seats: min, seed: 'middle' }));
      const roll = dice('middle');
      for (let n = 0; n < 60 && begun[0]?.decisions[0]; n++) {
        const { id, seat, options, min: least, optional } = begun[0].decisions[0];
        const from = options.length > 1 && least < 2 ? roll(options.length) : 0;
        const choose = options.slice(from, from + (optional ? 1 : least)).map((option) => option.id);
        for (const game of begun) game.answer({ decision: id, seat, choose, version: game.version });
        const [one, other] = begun.map((game) => playOn(game, randomPicker(`on/${n}`)));
        if (one && other) same(one, other);
      }
    });
  });

  test('a picker may play out games of its own', () => {
    const [plain, generated] = loadBoth(readGame('draco'));
    const [one, other] = [plain, generated].map((loaded) => {
      const picker = randomPicker('outer');
      let inner = 0;
      return playout(loaded, { seats: 4, seed: 'outer' }, (info) => {
        const { seat, prompt, count, min, max } = info;
        if (inner++ < 20) playout(loaded, { seats: 3, seed: `inner/${inner}` }, randomPicker(`inner/${inner}`));
        expect(info).toMatchObject({ seat, prompt, count, min, max });
        return picker(info);
      });
    });
    if (one && other) same(one, other);
  });

  test('more than fits into the memory of playouts is played one operation at a time', () => {
    const ruleset = structuredClone(readGame('draco')) as { zones: { id: string }[]; designs: { copies: number }[] };
    const [card] = ruleset.designs.slice(-1);
    const zone = { id: 'attic', shape: 'pile', of: [0], per: 'game', seen: 'none' };
    for (let n = 0; n < 800; n++) ruleset.zones.push({ ...zone, id: `attic-${n}` });
    if (card) card.copies = 3_000;
    const [plain, generated] = loadBoth(ruleset);
    expect(generated.program.fast).toBeNull();
    const [one, other] = [plain, generated].map((loaded) =>
      playout(loaded, { seats: 4, seed: 'large' }, leaving(randomPicker('large'), 40)),
    );
    expect(one?.decisions).toBeGreaterThanOrEqual(40);
    if (one && other) same(one, other);
  });

  /** Leaves a game after so many answers. */
  function leaving(pick: Picker, most: number): Picker {
    let left = most;
    return (info) => (left-- > 0 ? pick(info) : undefined);
  }

  test('a game that is left in the middle ends in the same state', () => {
    const [plain, generated] = loadBoth(readGame('draco'));
    for (let most = 1; most < 120; most += 7) {
      const [one, other] = [plain, generated].map((loaded) =>
        playout(loaded, { seats: 5, seed: `left/${most}` }, leaving(randomPicker('left'), most)),
      );
      if (one && other) same(one, other);
    }
  });

  test('all that the language can say has a text', () => {
    const folder = 'packages/lang/corpus/meaning/';
    const names = readdirSync(join(root, folder)).filter((name) => /^(?!wrong-).*\.draco$/.test(name));
    let played = 0;
    for (const name of names) {
      const files = new Map([
        ['game.draco', `${EXAMPLE_GAME}include "case.draco"\n`],
        ['case.draco', read(`${folder}${name}`)],
      ]);
      const { ruleset } = compile('game.draco', (path) => files.get(path), { tests: true });
      if (!ruleset) throw new Error(`${name} does not compile`);
      const [plain, generated] = loadBoth(ruleset);
      for (let n = 0; n < 5; n++) {
        const start = { seats: ruleset.seats.min, seed: `${n}` };
        const one = playout(plain, start, randomPicker(`${n}`));
        same(one, playout(generated, start, randomPicker(`${n}`)));
        played += one.decisions;
      }
    }
    expect(played).toBeGreaterThan(names.length);
  });
});
