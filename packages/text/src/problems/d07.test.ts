import type { Ruleset } from '@draco-table/ruleset';
import { gameWords } from '@draco-table/words/all';
import shared from '@draco-table/words/en/shared';
import { describe, expect, test } from 'vitest';
import { concernCoverage, coverage, D07, type TextFile, wordsLacking } from '../check/index.js';
import { takeTexts } from '../exchange/index.js';
import { inn } from '../fixtures/inn.js';
import { createTexts } from '../index.js';

/** A piece, a card, and nothing else. */
const tiny: Ruleset = {
  ...inn,
  seats: { min: 2, max: 4, names: [] },
  kinds: [],
  attrs: [],
  designs: [
    { id: 'bear', type: 0, copies: 1, attrs: {} },
    {
      id: 'shove',
      type: 1,
      copies: 1,
      attrs: {},
      effect: 0,
      params: [{ name: 'n', type: { is: 'number' }, value: 4 }],
    },
  ],
  zones: inn.zones.slice(0, 1),
  vars: [],
  options: [],
  routines: inn.routines.slice(0, 1),
  prompts: [],
  setup: -1,
  play: -1,
  forecasts: [],
};

function codes(example: Record<string, string>): string[] {
  const files: TextFile[] = Object.entries(example).map(([file, text]) => ({
    lang: file.replace(/\.\w+$/, ''),
    file,
    text,
  }));
  const found = new Set<string>();
  for (const file of files) {
    if (file.file.endsWith('.csv')) {
      const text = files.find((one) => one.file === 'nl.ftl')?.text ?? '';
      const target = { lang: file.lang, file: 'nl.ftl', text };
      for (const { code } of takeTexts(new TextEncoder().encode(file.text), target, [], { ruleset: tiny }).problems)
        found.add(code);
      return [...found];
    }
  }
  for (const { code } of coverage(tiny, files).problems) found.add(code);
  for (const { lang } of files) {
    const own = gameWords[lang]?.join('\n');
    const english = { lang: 'en', file: 'shared', text: shared };
    const { status } = concernCoverage(
      'shared',
      english,
      own === undefined ? undefined : { lang, file: lang, text: own },
      lang,
    );
    // A file that is no language's has no words to lack.
    const lacking = /^(eo)$/.test(lang) ? wordsLacking(lang, [status]) : undefined;
    if (lacking) found.add(lacking.code);
  }
  const bundles = Object.fromEntries(files.map(({ lang, text }) => [lang, [text]]));
  const texts = createTexts({ ruleset: tiny, bundles, lang: 'en', onProblem: ({ code }) => found.add(code) });
  texts.cardText('shove');
  return [...found];
}

describe('every problem of texts', () => {
  test.each(Object.entries(D07))('%s has an example that fails and one that does not', (code, entry) => {
    expect(codes(entry.failing)).toContain(code);
    expect(codes(entry.mended)).toEqual([]);
    expect(entry.title).not.toMatch(/[.!]$/);
    expect(entry.explanation.length).toBeGreaterThan(60);
  });
});
