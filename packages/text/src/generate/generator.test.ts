import type { Block, Node, Ruleset } from '@draco-table/ruleset';
import { gameWords } from '@draco-table/words/all';
import { describe, expect, test } from 'vitest';
import { inn } from '../fixtures/inn.js';
import { de, en, fr, nl } from '../fixtures/inn-words.js';
import { joinSources } from '../index.js';
import { cardWriter, generator } from './index.js';

const sources = joinSources(gameWords, { en: [en], nl: [nl], fr: [fr], de: [de] });
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
const TO_END = 4;
const GUEST = { is: 'thing', types: [0] };
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

  test('again and again until something holds', () => {
    const until = doing([['until', ['<', ['var', 0, YOU], 3], [['pay', 0, 1, YOU, ['holder', 0]]]]]);
    expect(['en', 'nl', 'fr', 'de'].map((lang) => text('shove', lang, until))).toMatchInlineSnapshot(`
      [
        "Again and again until you have less than 3 coins: pay 1 coin to the till.",
        "Telkens weer, totdat je minder dan 3 munten hebt: betaal 1 munt aan de kassa.",
        "Encore et encore, jusqu’au moment où vous avez moins de 3 pièces : payez 1 pièce à la caisse.",
        "Immer wieder, bis du weniger als 3 Münzen hast: Zahle 1 Münze an die Kasse.",
      ]
    `);
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

describe('what comes out one way or another', () => {
  const LANGUAGES = ['en', 'nl', 'fr', 'de'];
  const agrees = ['agrees', YOU, 0];
  const all = (body: Block) => LANGUAGES.map((lang) => text('shove', lang, doing(body)));

  test('by a condition', () => {
    const pick = ['if', agrees, ['first', ['call', GUESTS]], ['last', ['call', GUESTS]]];
    expect(all([['do', FORWARD, pick, ['if', agrees, 3, 1]]] as Block)).toMatchInlineSnapshot(`
      [
        "X is 3 if you agree, otherwise 1. Move the first guest (if you agree; otherwise the last guest) X places forward.",
        "X is 3 als je instemt, anders 1. Verplaats de eerste gast (als je instemt; anders de laatste gast) X plaatsen vooruit.",
        "X est 3 si vous acceptez, sinon 1. Avancez le premier hôte (si vous acceptez ; sinon le dernier hôte) de X places.",
        "X ist 3, wenn du zustimmst, sonst 1. Rücke den ersten Boten (wenn du zustimmst; sonst den letzten Boten) X Plätze vor.",
      ]
    `);
  });

  test('by chance', () => {
    expect(all([['do', FORWARD, ['random-from', ['call', GUESTS]], ['random', 1, 3]]] as Block)).toMatchInlineSnapshot(`
      [
        "X is a random number from 1 to 3. Pick a guest at random (A). Move guest A X places forward.",
        "X is een willekeurig getal van 1 tot en met 3. Wijs willekeurig een gast aan (A). Verplaats gast A X plaatsen vooruit.",
        "X est un nombre au hasard de 1 à 3. Désignez au hasard un hôte (A). Avancez l’hôte A de X places.",
        "X ist eine zufällige Zahl von 1 bis 3. Bestimme zufällig einen Boten (A). Rücke den Boten A X Plätze vor.",
      ]
    `);
    const place = ['weighing', ['call', GUESTS], 5, ['place', ['slot', 5]]];
    expect(all([['do', TO_END, place]] as Block)).toMatchInlineSnapshot(`
      [
        "Draw lots for a guest (A), each with X lots (X is the place of that guest). Move guest A to the end of the table.",
        "Bepaal door loting een gast (A), elk met X loten (X is de plaats van die gast). Zet gast A aan het eind van de tafel.",
        "Tirez au sort un hôte (A), à raison de X billets chacun (X est la place de cet hôte). Placez l’hôte A au bout de la table.",
        "Lose einen Boten aus (A), mit je X Losen (X ist der Platz dieses Boten). Setze den Boten A ans Ende des Tisches.",
      ]
    `);
  });

  test('by what was chosen at once', () => {
    const choice = { slot: 3, who: ['slot', 2], from: ['call', GUESTS], type: GUEST, prompt: 0 };
    const body = [
      ['atonce', ['players'], 2, choice],
      ['each', 4, ['players'], [['if', ['not', agrees], [['do', TO_END, ['answer', 3, ['slot', 4]]]]]]],
      ['do', TO_END, ['answer', 3, YOU]],
    ];
    expect(all(body as unknown as Block)).toMatchInlineSnapshot(`
      [
        "Everyone secretly chooses a guest. For each of the players: if it is not so that you agree: move the guest that that player chose to the end of the table. Move the guest that you chose to the end of the table.",
        "Iedereen kiest in het geheim een gast. Voor elk van de spelers: als het niet zo is dat je instemt: zet de gast die die speler koos aan het eind van de tafel. Zet de gast die jij koos aan het eind van de tafel.",
        "Chacun choisit en secret un hôte. Pour chacun des joueurs : s’il est faux que vous acceptez : placez l’hôte choisi par ce joueur au bout de la table. Placez l’hôte choisi par vous au bout de la table.",
        "Alle wählen geheim einen Boten. Für jeden von den Spielern: Wenn es nicht so ist, dass du zustimmst: Setze den von diesem Spieler gewählten Boten ans Ende des Tisches. Setze den von dir gewählten Boten ans Ende des Tisches.",
      ]
    `);
    const vote = { slot: 3, who: ['slot', 2], from: ['list', 0, 1], type: { is: 'kind', kind: 0 }, prompt: 0 };
    const ways = [
      ['atonce', ['players'], 2, vote],
      ['if', ['=', ['answer', 3, YOU], 1], [['do', TO_END, ['first', ['call', GUESTS]]]]],
    ];
    expect(all(ways as unknown as Block)).toMatchInlineSnapshot(`
      [
        "Everyone secretly chooses forward or back. If what you chose is back: move the first guest to the end of the table.",
        "Iedereen kiest in het geheim vooruit of achteruit. Als wat jij koos achteruit is: zet de eerste gast aan het eind van de tafel.",
        "Chacun choisit en secret en avant ou en arrière. Si votre choix est en arrière : placez le premier hôte au bout de la table.",
        "Alle wählen geheim vor oder zurück. Wenn deine Wahl zurück ist: Setze den ersten Boten ans Ende des Tisches.",
      ]
    `);
    const yes = [
      ['atonce', ['players'], 2, { ...vote, type: { is: 'yes-no' } }],
      ['if', ['answer', 3, YOU], [['do', TO_END, ['first', ['call', GUESTS]]]]],
    ];
    expect(all(yes as unknown as Block)).toMatchInlineSnapshot(`
      [
        "Everyone secretly chooses no or yes. If you chose yes: move the first guest to the end of the table.",
        "Iedereen kiest in het geheim nee of ja. Als jij ja koos: zet de eerste gast aan het eind van de tafel.",
        "Chacun choisit en secret non ou oui. Si vous avez choisi oui : placez le premier hôte au bout de la table.",
        "Alle wählen geheim nein oder ja. Wenn du Ja gewählt hast: Setze den ersten Boten ans Ende des Tisches.",
      ]
    `);
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
    ['a verb', en.replace('verb-move-to-end', 'verb-send-off'), 'gamble', 'no text: “verb-move-to-end” has no text'],
    ['a noun', en.replace('type-guest', 'type-host'), 'shove', 'no text: “type-guest” has no text'],
    ['a list', en.replace('phrase-guests-of', 'phrase-x'), 'tip', 'no text: “zone-table” has no text'],
    [
      'a value',
      en.replace('{ $h } to', '{ $nobody } to'),
      'gamble',
      'no text: “verb-move-to-end”: Unknown variable: $nobody',
    ],
  ])('%s', (_, words, card, reason) => {
    expect(text(card, 'en', inn, { en: [words] })).toBe(reason);
  });

  test('a sentence that leaves out what is waited for', () => {
    const hook = { when: 'instead' as const, verb: FORWARD, body: 9, args: [{ equals: ['piece', 0] as Node }, null] };
    const lasting = { ...doing([['effect', 'on', 0] as unknown as Node]), hooks: [hook] };
    const when = (words: string) => ({ en: [en.replace('verb-trade', `    .when = ${words}\nverb-trade`)] });
    expect(text('shove', 'en', lasting, when('{ $h } moves'))).toBe(
      'From now on, when Amélie moves, instead: nothing happens.',
    );
    expect(text('shove', 'en', lasting, when('a guest moving'))).toBe(
      'no text: “verb-move-forward.when” says nothing of $h',
    );
  });

  test('an operation, a language, a card', () => {
    expect(text('shove', 'en', doing([['unheard-of'] as unknown as Node]))).toMatch(/^no text: the statement/);
    expect(text('shove', 'en', doing([]))).toBe('no text: it does nothing');
    expect(text('shove', 'eo')).toBe('no text: there is no grammar for “eo” yet');
    expect(text('nothing', 'en')).toBe('no text: there is no such card');
    expect(cardWriter(inn, sources)('shove', 'eo')).toBeUndefined();
    expect(cardWriter(inn, sources)('shove', 'nl-BE')).toBe(text('shove', 'nl'));
  });
});
