import { coverage, formatTexts } from '../../packages/text/dist/check/index.js';
import { createTexts } from '../../packages/text/dist/index.js';
import { textsOfGames } from '../lib/games.mjs';
import { mutateText, oneOf } from '../lib/mutate.mjs';
import { Broken, saidWell } from '../lib/promises.mjs';

export const target = {
  name: 'texts',
  entry: 'text: createTexts, coverage, format',
  tries: { slice: 100, whole: 5_000 },
  prepare: textsOfGames,
  /** @param {(below: number) => number} roll @param {any[]} all */
  attempt(roll, all) {
    const { ruleset, files } = oneOf(all, roll);
    const one = oneOf(files, roll);
    const text = mutateText(one.text, roll);
    const { problems } = coverage(ruleset, [{ ...one, text }]);
    for (const problem of problems) saidWell(problem);
    formatTexts(text);
    const texts = createTexts({ ruleset, bundles: { [one.lang]: [text] }, lang: one.lang, onProblem: () => {} });
    let length = texts.gameName().length + (texts.gameRules() ?? '').length;
    for (const { id } of ruleset.designs) length += texts.cardName(id).length + (texts.cardText(id) ?? '').length;
    if (length > 50_000_000) throw new Broken(`texts of ${length} characters`);
    return problems.length === 0;
  },
};
