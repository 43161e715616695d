import { takeTexts, writeTexts } from '../../packages/text/dist/exchange/index.js';
import { textsOfGames } from '../lib/games.mjs';
import { mutateBytes, mutateText, oneOf } from '../lib/mutate.mjs';
import { saidWell } from '../lib/promises.mjs';

const text = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);
const bytes = (/** @type {string} */ letters) => new TextEncoder().encode(letters);

export const target = {
  name: 'spreadsheets',
  entry: 'text: takeTexts',
  tries: { slice: 60, whole: 3_000 },
  prepare: () =>
    textsOfGames().flatMap(({ ruleset, files }) =>
      files.map((own) => ({
        ruleset,
        own,
        sources: files.filter(({ lang }) => lang === 'en'),
        csv: text(writeTexts('csv', { ruleset, files, lang: own.lang })),
        po: text(writeTexts('po', { ruleset, files, lang: own.lang })),
        xlsx: writeTexts('xlsx', { ruleset, files, lang: own.lang }),
      })),
    ),
  /** @param {(below: number) => number} roll @param {any[]} all */
  attempt(roll, all) {
    const { ruleset, own, sources, csv, po, xlsx } = oneOf(all, roll);
    const table = [
      () => bytes(mutateText(csv, roll)),
      () => bytes(mutateText(po, roll)),
      () => mutateBytes(xlsx, roll),
    ][roll(3)]?.();
    const { problems } = takeTexts(table ?? xlsx, own, sources, { ruleset, force: roll(2) === 0 });
    for (const problem of problems) saidWell(problem);
    return problems.length === 0;
  },
};
