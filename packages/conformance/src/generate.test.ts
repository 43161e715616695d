/** Rules made into JavaScript play the same games as rules made of closures, which are their oracle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomPicker } from '@draco-table/bots';
import { dice, type Loaded, loadRuleset, playout, startGame } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import { runTests } from '@draco-table/engine/testing';
import { compile } from '@draco-table/lang';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const games = readdirSync(join(root, 'cards'))
  .filter((name) => name.endsWith('.draco'))
  .map((name) => name.slice(0, -'.draco'.length));
const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

function loadBoth(name: string): [Loaded, Loaded] {
  const options = { root: 'cards', findGame: (game: string) => `cards/${game}.draco`, tests: true };
  const { ruleset } = compile(`cards/${name}.draco`, read, options);
  const closures = loadRuleset(ruleset);
  const generated = loadRuleset(ruleset, generate);
  if (!closures.ok || !generated.ok) throw new Error(`${name} does not load`);
  return [closures.ruleset, generated.ruleset];
}

describe.each(games)('%s', (name) => {
  const [closures, generated] = loadBoth(name);
  const { min, max } = closures.ruleset.seats;

  test('playouts end in the same state', { timeout: 60_000 }, () => {
    for (let n = 0; n < 25; n++) {
      const start = { seats: min + (n % (max - min + 1)), seed: `${name}/${n}` };
      const one = playout(closures, start, randomPicker(`${n}`));
      const other = playout(generated, start, randomPicker(`${n}`));
      expect(other.fault).toEqual(one.fault);
      expect(other.result).toEqual(one.result);
      expect(other.digest()).toBe(one.digest());
    }
  });

  test('games are told the same way', { timeout: 60_000 }, () => {
    const [one, other] = [closures, generated].map((loaded) => {
      const game = startGame(loaded, { seats: min, seed: 'told' });
      const roll = dice('told');
      for (let n = 0; n < 60 && game.decisions[0]; n++) {
        const { id, seat, options, min: least, optional } = game.decisions[0];
        const from = options.length > 1 && least < 2 ? roll(options.length) : 0;
        const choose = options.slice(from, from + (optional ? 1 : least)).map((option) => option.id);
        game.answer({ decision: id, seat, choose, version: game.version });
      }
      return game;
    });
    expect(other?.events(0)).toEqual(one?.events(0));
    expect(other?.digest()).toBe(one?.digest());
  });

  test('its own tests come out the same', { timeout: 120_000 }, () => {
    const [one, other] = [closures, generated].map((loaded) => runTests(loaded));
    expect(other).toEqual(one);
  });
});
