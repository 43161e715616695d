import type { Block, Ruleset } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { inn } from '../fixtures/inn.js';
import { de, en, fr, nl } from '../fixtures/inn-words.js';
import { cardWriter, generator } from './index.js';

const sources = { en: [en], nl: [nl], fr: [fr], de: [de] };
const text = (card: string, lang: string, ruleset = inn, from: Record<string, string[]> = sources) => {
  const made = generator(ruleset, from)(card, lang);
  return 'text' in made ? made.text : `no text: ${made.reason}`;
};

/** The small game with another effect on one of its cards. */
function doing(body: Block): Ruleset {
  const routines = inn.routines.map((routine) => (routine.id === 'shove' ? { ...routine, body } : routine));
  return { ...inn, routines };
}

const FORWARD = 0;
const GUESTS = 2;
const YOU = ['slot', 0] as [string, number];

describe('a card built of known verbs gets its text', () => {
  test('choose, then roll, then move', () => {
    expect(text('tip', 'en')).toBe(
      'Pay 1 coin to the till. You may choose one of your guests. If you do: roll the die (X); move that guest X places forward.',
    );
    expect(text('tip', 'nl')).toBe(
      'Betaal 1 munt aan de kassa. Je mag een van jouw gasten kiezen. Doe je dat: gooi de dobbelsteen (X); verplaats die gast X plaatsen vooruit.',
    );
    expect(text('tip', 'fr')).toBe(
      'Payez 1 pièce à la caisse. Vous pouvez choisir l’un de vos hôtes. Dans ce cas\u00a0: lancez le dé (X)\u202f; avancez cet hôte de X places.',
    );
    expect(text('tip', 'de')).toBe(
      'Zahle 1 Münze an die Kasse. Du darfst einen von deinen Boten wählen. Wenn ja: Würfle (X); rücke diesen Boten X Plätze vor.',
    );
  });

  test('two of a kind are told apart by letters, in their cases', () => {
    expect(text('rumour-monk', 'en')).toBe(
      'Choose a guest (A). Choose another guest (B). Choose an opponent. If that player agrees: swap guest A with guest B. Otherwise: move guest A to the end of the table.',
    );
    expect(text('rumour-monk', 'de')).toBe(
      'Wähle einen Boten (A). Wähle einen anderen Boten (B). Wähle einen Gegner. Wenn dieser Spieler zustimmt: Vertausche den Boten A mit dem Boten B. Sonst: Setze den Boten A ans Ende des Tisches.',
    );
    expect(text('rumour-monk', 'fr')).toContain('échangez l’hôte A et l’hôte B. Sinon\u00a0: placez l’hôte A');
  });

  test('one after the other, in an order of choice', () => {
    expect(text('gamble', 'nl')).toBe(
      'Kies vooruit of achteruit. Zet elke gast aan het eind van de tafel, in een volgorde naar keuze.',
    );
    expect(text('gamble', 'de')).toBe(
      'Wähle vor oder zurück. Setze jeden Boten ans Ende des Tisches, in beliebiger Reihenfolge.',
    );
  });

  test('numbers are worked out where the card alone settles them', () => {
    const sum = doing([['do', FORWARD, ['piece', 0], ['-', ['*', 2, 3], 5]]]);
    expect(text('shove', 'en', sum)).toBe('Move Amélie one place forward.');
    const count = doing([['do', FORWARD, ['piece', 0], ['+', ['count', ['call', GUESTS]], 1]]]);
    expect(text('shove', 'en', count)).toBe('X is the number of guests. Move Amélie X + 1 places forward.');
  });

  test('a number is counted again after something has happened', () => {
    const coins = ['var', 0, YOU];
    const twice = doing([
      ['pay', 0, coins, YOU, ['holder', 0]],
      ['pay', 0, coins, YOU, ['holder', 0]],
    ]);
    expect(text('shove', 'en', twice)).toBe(
      'X is your coins. Pay X coins to the till. Y is your coins. Pay Y coins to the till.',
    );
  });
});

describe('what exists once per word of a kind', () => {
  const MONK = 0;
  const words = `${en}\nzone-shelf = Shelf\n    .the = the shelf\nkind-guild-monk = Monks\n    .the = the monks\nattr-cost = the cost of { $x }\n`;
  const shelf: Ruleset['zones'][number] = { id: 'shelf', shape: 'set', of: [1], per: { kind: 1 }, seen: 'all' };

  test('is called by that word, not by a player', () => {
    const zones = [...inn.zones, shelf];
    const put = { ...doing([['move', ['slot', 1], zones.length - 1, MONK, 'end']]), zones };
    expect(text('shove', 'en', put, { en: [words] })).toBe('Move this card to the shelf of the monks.');
  });

  test('a number on a card is a quantity', () => {
    const pay = doing([['pay', 0, ['attr', 0, ['slot', 1]], YOU, ['holder', 0]]]);
    expect(text('shove', 'en', pay, { en: [words] })).toBe('X is the cost of this card. Pay X coins to the till.');
  });
});

describe('what has no words is a reason, not half a sentence', () => {
  test.each([
    ['a verb', en.replace('verb-trade', 'verb-barter'), 'rumour-monk', 'no text: “verb-trade” has no text'],
    ['a noun', en.replace('type-guest', 'type-host'), 'shove', 'no text: “type-guest” has no text'],
    ['a list', en.replace('phrase-guests-of', 'phrase-x'), 'tip', 'no text: “phrase-guests-of” has no text'],
    [
      'a value',
      en.replace('{ $h } to', '{ $nobody } to'),
      'gamble',
      'no text: “verb-move-to-end”: Unknown variable: $nobody',
    ],
  ])('%s', (_, words, card, reason) => {
    expect(text(card, 'en', inn, { en: [words] })).toBe(reason);
  });

  test('an operation, a language, a card', () => {
    expect(text('shove', 'en', doing([['do', FORWARD, ['random-from', ['call', GUESTS]], 1]]))).toMatch(
      /^no text: the list/,
    );
    expect(text('shove', 'en', doing([]))).toBe('no text: it does nothing');
    expect(text('shove', 'eo')).toBe('no text: there is no grammar for “eo” yet');
    expect(text('nothing', 'en')).toBe('no text: there is no such card');
    expect(cardWriter(inn, sources)('shove', 'eo')).toBeUndefined();
    expect(cardWriter(inn, sources)('shove', 'nl-BE')).toBeUndefined();
  });
});
