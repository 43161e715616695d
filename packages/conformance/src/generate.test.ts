/** Rules made into JavaScript play the same games as their operations one by one, which are their oracle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomPicker } from '@draco-table/bots';
import { dice, type Loaded, loadRuleset, type Playout, playOn, playout, startGame } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import { compile, EXAMPLE_GAME } from '@draco-table/lang';
import { describe, expect, test } from 'vitest';

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
