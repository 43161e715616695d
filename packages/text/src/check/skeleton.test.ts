import { gameWords } from '@draco-table/words/all';
import { describe, expect, test } from 'vitest';
import { inn } from '../fixtures/inn.js';
import { english } from '../fixtures/inn-files.js';
import { createTexts } from '../index.js';
import { coverage, pseudo, skeleton } from './index.js';

describe('a skeleton for a new language', () => {
  const text = skeleton(inn, [english], 'eo');
  const file = { lang: 'eo', file: 'inn/eo.ftl', text };

  test('has every entry with the English beside it, and is Fluent that works', () => {
    expect(text).toContain('# en: piece-bear = Old Bear\n# en:     .the = the old bear\n# from en ');
    expect(text).toContain('# untranslated\npiece-bear = Old Bear\n    .the = the old bear\n');
    expect(text).not.toContain('verb-trade');
    expect(skeleton(inn, [english], 'de-AT', gameWords)).toContain('verb-trade');
    // Cards whose text is made in English have it written out, since nothing makes it in this language.
    expect(text).toContain('card-gamble = Gamble\n    .text = Choose forward or back.');
    expect(coverage(inn, [english, file]).problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['D0714', 'warning'],
    ]);
  });

  test('counts as missing until the mark is gone', () => {
    const missing = coverage(inn, [english, file]).languages[1]?.missing;
    expect(missing).toContain('piece-bear');
    const done = { ...file, text: text.replace('# untranslated\npiece-bear = Old Bear', 'piece-bear = Maljuna Urso') };
    expect(coverage(inn, [english, done]).languages[1]?.missing).not.toContain('piece-bear');
  });

  test('of a language that exists has what it lacks, and nothing when it lacks nothing', () => {
    const begun = { ...file, text: 'piece-bear = Urso' };
    expect(skeleton(inn, [english, begun], 'eo')).not.toContain('piece-bear');
    expect(skeleton(inn, [english], 'en')).toBe('');
  });
});

describe('pseudo-locales', () => {
  const texts = (lang: 'en-XA' | 'ar-XB') =>
    createTexts({ ruleset: inn, bundles: { en: [english.text], [lang]: [pseudo(english.text, lang)] }, lang });

  test('en-XA is longer and accented, and values stay', () => {
    const t = texts('en-XA');
    expect(t.cardText('shove')).toBe('Ṁööṽéé åå ĝûûééšţ 4 þļååçééš ƒööŕŵååŕð.');
    expect(t.cardName('shove')).toBe('Šĥööṽéé');
  });

  test('ar-XB runs from right to left', () => {
    expect(texts('ar-XB').dir).toBe('rtl');
    expect(texts('ar-XB').cardName('shove')).toBe('\u202eShove\u202c');
  });
});
