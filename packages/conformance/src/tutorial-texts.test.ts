import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from '@draco-table/lang';
import { coverage } from '@draco-table/text/check';
import { gameWords } from '@draco-table/words/all';
import { expect, test } from 'vitest';

test('what tutorial/translate.md shows passes the check of the game it speaks of', () => {
  const page = readFileSync(new URL('../../../docs/tutorial/translate.md', import.meta.url), 'utf8');
  const entry = fileURLToPath(new URL('../../../cards/draco.draco', import.meta.url));
  const { ruleset } = compile(entry, (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined));
  if (!ruleset) throw new Error('the game has errors');
  const said = [...page.matchAll(/^```ftl.*\n([\s\S]*?)^```$/gm)].flatMap(([, text = '']) => {
    const lang = /est désormais/.test(text) ? 'fr' : 'it';
    return coverage(ruleset, [{ lang, file: 'page.ftl', text }], { words: gameWords }).problems;
  });
  // A page shows a few entries; that the others are missing says nothing of these.
  expect(said.filter(({ code }) => !['D0701', 'D0710', 'D0714', 'D0723'].includes(code))).toEqual([]);
});
