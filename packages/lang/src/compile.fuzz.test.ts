import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateRuleset } from '@draco-table/ruleset';
import { expect, test } from 'vitest';
import { mutateText as mutate, random } from '../../../attack/lib/mutate.mjs';
import { compile } from './index.js';
import { EXAMPLE_GAME } from './problems/example-game.js';

const folder = fileURLToPath(new URL('../corpus/meaning/', import.meta.url));
const seeds = readdirSync(folder).flatMap((file) =>
  file.endsWith('.draco') ? [readFileSync(folder + file, 'utf8')] : [],
);

/** All of them with FUZZ=100000. */
const MUTANTS = Number(process.env.FUZZ ?? 1_000);
/** Another seed gives other mutants. */
const SEED = Number(process.env.FUZZ_SEED ?? 7);
/** Far above what any of them takes, far below what a person would call hanging. */
const SLOWEST_MS = 10_000;

test(
  `${MUTANTS} mutated games: a ruleset, or a problem in its place`,
  () => {
    const pick = random(SEED);
    const one = () => seeds[pick(seeds.length)] ?? '';
    for (let i = 0; i < MUTANTS; i++) {
      // Half of them break the game itself, half only what is added to it.
      if (i % 10 === 0) {
        const deck = mutate(`deck mine\nlanguage 1\nbuilds on "game.draco"\ncount first-steps 3\n${one()}`, pick);
        const made = compile('deck.draco', (path) =>
          path === 'game.draco' ? EXAMPLE_GAME : path === 'deck.draco' ? deck : undefined,
        );
        if (!made.ruleset && !made.problems.length)
          expect.fail(`neither a ruleset nor a problem: ${JSON.stringify(deck)}`);
        continue;
      }
      const text = i % 2 ? mutate(EXAMPLE_GAME + one(), pick) : EXAMPLE_GAME + mutate(one(), pick);
      const begun = performance.now();
      const { problems, ruleset } = compile('a.draco', () => text, { tests: true, marks: true });
      if (performance.now() - begun > SLOWEST_MS) expect.fail(`slow: ${JSON.stringify(text)}`);
      const outside = problems.find(
        ({ range }) => !range || range.start.offset > range.end.offset || range.end.offset > text.length,
      );
      if (outside) expect.fail(`${outside.code} outside of the file: ${JSON.stringify(text)}`);
      const wrong = problems.some((problem) => problem.severity === 'error');
      if (wrong === (ruleset !== undefined))
        expect.fail(`neither a ruleset nor a problem, or both: ${JSON.stringify(text)}`);
      const checked = ruleset && validateRuleset(ruleset);
      if (checked && !checked.ok)
        expect.fail(`not a ruleset: ${JSON.stringify(checked.problems)} ${JSON.stringify(text)}`);
    }
  },
  60_000 + MUTANTS * 100,
);
