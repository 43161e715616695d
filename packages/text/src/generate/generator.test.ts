import { describe, expect, test } from 'vitest';
import { inn } from '../fixtures/inn.js';
import { de, en, fr, nl } from '../fixtures/inn-words.js';
import { generator } from './index.js';

const write = generator(inn, { en: [en], nl: [nl], fr: [fr], de: [de] });
const text = (card: string, lang: string) => {
  const made = write(card, lang);
  return 'text' in made ? made.text : `GAP ${made.reason}`;
};

describe('a card built of known verbs gets its text', () => {
  test.each(['en', 'nl', 'fr', 'de'])('in %s', (lang) => {
    expect(['shove', 'rumour-monk', 'tip', 'gamble'].map((card) => text(card, lang))).toMatchSnapshot();
  });
});
