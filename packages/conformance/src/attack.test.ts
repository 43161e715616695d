/**
 * Proof by attack: programs are made by chance, and those that the checker accepts are played with hidden cards exchanged.
 * Whatever a seat is then shown otherwise, although it was told the same, is a tell that the checker missed. More of them:
 * `RUNS=20000 SEED=7 npx pnpm vitest run packages/conformance/src/attack.test.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Loaded, loadRuleset } from '@draco-table/engine';
import { attack } from '@draco-table/engine/testing';
import { compile } from '@draco-table/lang';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { programs } from './fixtures/programs.js';

const RUNS = Number(process.env.RUNS ?? 60);
const SEED = Number(process.env.SEED ?? 20);

/** Ready to play, if there is nothing wrong with it; other warnings than of secrets do not count. */
function accepted(text: string, codes?: Map<string, number>): Loaded | undefined {
  const { ruleset, problems } = compile('x.draco', (file) => (file === 'x.draco' ? text : undefined));
  for (const { code } of problems) codes?.set(code, (codes.get(code) ?? 0) + 1);
  if (!ruleset || problems.some(({ code }) => code === 'D0416')) return undefined;
  const loaded = loadRuleset(JSON.parse(JSON.stringify(ruleset)));
  return loaded.ok ? loaded.ruleset : undefined;
}

test('what the checker accepts tells nothing', { timeout: 3_600_000 }, () => {
  let played = 0;
  const codes = new Map<string, number>();
  fc.assert(
    fc.property(programs, (text) => {
      const ruleset = accepted(text, codes);
      if (!ruleset) return;
      played++;
      for (const seed of ['a', 'b']) {
        const leak = attack(ruleset, { seats: 3, seed }, { steps: 12, ahead: 8 });
        if (leak) throw new Error(`seat ${leak.seat}, ${leak.path}: ${leak.found.join(' | ')}`);
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
  // Both sides of the checker were tried.
  expect(codes.get('D0411')).toBeGreaterThan(0);
  expect(played).toBeGreaterThan(RUNS / 20);
});

/** What long runs have found, each shrunk: accepted once, and told something. */
const found = new URL('fixtures/found/', import.meta.url);
test.each(readdirSync(found))('%s is found no more', (name) => {
  const ruleset = accepted(readFileSync(new URL(name, found), 'utf8'));
  if (!ruleset) throw new Error('it is refused');
  for (const seed of ['a', 'b', 'c', 'd'])
    expect(attack(ruleset, { seats: 3, seed }, { steps: 12, ahead: 8 })).toBeUndefined();
});

test('what it warns of does tell', () => {
  const read = (name: string): string =>
    readFileSync(new URL(`../../lang/corpus/secrets/${name}`, import.meta.url), 'utf8');
  const [, refused = ''] = read('others-hand.draco').split(/^# ---- (?:refused|allowed)$/m);
  const { ruleset, problems } = compile('x.draco', () => read('game.txt') + refused);
  expect(problems.map(({ code }) => code)).toEqual(['D0416']);
  const loaded = loadRuleset(ruleset);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  const leaks = ['a', 'b', 'c', 'd'].flatMap(
    (seed) => attack(loaded.ruleset, { seats: 3, seed }, { steps: 12, ahead: 4 }) ?? [],
  );
  expect(leaks).toHaveLength(4);
});
