import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTexts } from './parse.js';

test.each(['translate', 'first-card'])('the text files shown in tutorial/%s.md can be read', (name) => {
  const page = readFileSync(new URL(`../../../../docs/tutorial/${name}.md`, import.meta.url), 'utf8');
  const shown = [...page.matchAll(/^```ftl.*\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) expect(parseTexts({ lang: 'en', file: `${name}.ftl`, text }).problems).toEqual([]);
});
