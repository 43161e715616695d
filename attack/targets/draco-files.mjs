import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, completionsAt, EXAMPLE_GAME, format, hoverAt } from '../../packages/lang/dist/index.js';
import { root } from '../../scripts/lib/root.mjs';
import { filesIn } from '../lib/games.mjs';
import { mutateText, oneOf } from '../lib/mutate.mjs';
import { Broken, saidWell } from '../lib/promises.mjs';

export const target = {
  name: 'draco files',
  entry: 'language: compile, completion, hover, format',
  tries: { slice: 250, whole: 15_000 },
  prepare: () =>
    [join(root, 'cards'), join(root, 'packages/lang/corpus')]
      .flatMap((folder) => filesIn(folder, '.draco'))
      .map((path) => readFileSync(path, 'utf8')),
  /** @param {(below: number) => number} roll @param {string[]} all */
  attempt(roll, all) {
    const whole = roll(2) ? oneOf(all, roll) : EXAMPLE_GAME + oneOf(all, roll);
    const text = mutateText(whole, roll);
    const { problems, ruleset, program } = compile('a.draco', (path) => (path === 'a.draco' ? text : undefined), {
      tests: true,
      marks: true,
    });
    for (const problem of problems) {
      saidWell(problem);
      const { file, range } = problem;
      if (file === 'a.draco' && range && range.end.offset > text.length) throw new Broken('a problem beyond the file');
    }
    const wrong = problems.some(({ severity }) => severity === 'error');
    if (wrong === (ruleset !== undefined)) throw new Broken('neither a ruleset nor a problem, or both');
    const offset = roll(text.length + 1);
    completionsAt(program, 'a.draco', offset);
    hoverAt(program, 'a.draco', offset);
    if (roll(8) === 0) format(text, 'a.draco');
    return !wrong;
  },
};
