import { TEXT_LIMITS } from '@draco-table/ruleset';
import { gameWords } from '@draco-table/words/all';
import { describe, expect, test } from 'vitest';
import { parseTexts } from './check/parse.js';
import { inn } from './fixtures/inn.js';
import { de, en, fr, nl } from './fixtures/inn-texts.js';
import {
  createTexts,
  joinSources,
  logLine,
  logLineAt,
  type Shown,
  type TextProblem,
  type TextsOptions,
} from './index.js';

const texts = (lang: string, more: Partial<TextsOptions> = {}) =>
  createTexts({
    ruleset: inn,
    lang,
    ...more,
    bundles: joinSources(gameWords, more.bundles ?? { en: [en], nl: [nl], fr: [fr], de: [de] }),
  });
const amelie: Shown = { is: 'thing', id: 'amelie', design: 'amelie' };
const bear: Shown = { is: 'thing', id: 'bear', design: 'bear' };
const trade = (a: Shown, b: Shown) => ({ is: 'told' as const, verb: 'trade', args: { a, b } });

describe('the chain of languages', () => {
  test.each([
    ['nl-BE', ['nl', 'en']],
    ['fr', ['fr', 'en']],
    ['pt', ['en']],
    ['en-GB', ['en']],
    ['NL-be', ['nl', 'en']],
    ['de-Cyrl', ['en']],
    ['not a tag', ['en']],
  ])('%s is looked for in %j', (lang, chain) => {
    expect(texts(lang).chain).toEqual(chain);
  });

  test('what a language lacks comes from the next', () => {
    expect(texts('nl').gameName()).toBe('De lange tafel');
    expect(texts('nl').optionName('long')).toBe('Long game');
  });

  test('a deck keeps its own name in a language that has only the game’s', () => {
    const bundles = { en: [en, 'deck-late = The late table'], nl: [nl] };
    expect(texts('nl', { ruleset: { ...inn, deck: 'late' }, bundles }).gameName()).toBe('The late table');
    expect(texts('nl', { ruleset: { ...inn, deck: 'early' }, bundles }).gameName()).toBe('De lange tafel');
  });

  test('a later file rewords an earlier one', () => {
    const reworded = texts('nl', { bundles: { en: [en], nl: [nl, 'card-shove = Por'] } });
    expect(reworded.cardName('shove')).toBe('Por');
  });
});

describe('names', () => {
  test('of every sort of value', () => {
    const t = texts('en');
    expect(t.name({ is: 'number', value: 1234 })).toBe('1,234');
    expect(t.name({ is: 'yes-no', value: true })).toBe('yes');
    expect(t.name({ is: 'player', seat: 0 })).toBe('Red');
    expect(t.name({ is: 'player', seat: 2 })).toBe('Player 3');
    expect(t.name({ is: 'kind', kind: 'way', id: 'back' })).toBe('back');
    expect(t.name({ is: 'design', id: 'rumour-monk' })).toBe('Rumour');
    expect(t.name(bear)).toBe('Old Bear');
    expect(t.name(bear, 'the')).toBe('the old bear');
    expect(t.name({ is: 'hidden', zone: 'hand', of: 1, place: 2 })).toBe('card 2');
    expect(t.name({ is: 'hidden', zone: 'hand', of: 1, place: 2 }, 'the')).toBe('a card');
    expect(t.name({ is: 'cell', x: -1, y: 2 })).toBe('column −1, row 2');
    expect(t.name({ is: 'none' })).toBe('none');
    expect(t.name({ is: 'list', items: [amelie, bear] })).toBe('Amélie and Old Bear');
  });

  test('of zones with their owners, holders, options and people', () => {
    const t = texts('en', { players: [undefined, 'Ada'] });
    expect(t.zoneName({ zone: 'hand', of: { is: 'player', seat: 1 } })).toBe('hand (Ada)');
    expect(t.zoneName('table')).toBe('table');
    expect(t.holderName({ holder: 'till' })).toBe('till');
    expect(t.holderName({ seat: 0 })).toBe('Red');
    expect(t.optionValue('long', { is: 'yes-no', value: false })).toBe('short');
    expect(t.amount('coin', 1)).toBe('1 coin');
    expect(t.amount('coin', 1500)).toBe('1,500 coins');
    expect(t.amount('round', 2)).toBe('2 round');
    expect(t.phaseName('turn of (you)', { you: { is: 'player', seat: 0 } })).toBe('Turn of Red');
  });
});

describe('card texts', () => {
  test('numbers come from the card', () => {
    expect(texts('en').cardText('shove')).toBe('Move a guest 4 places forward.');
    expect(texts('nl').cardText('shove')).toBe('Verplaats een gast 4 plaatsen vooruit.');
  });
  test('a family shares one text with its value', () => {
    expect(texts('en').cardText('rumour-monk')).toBe('All monks leave the table.');
  });
  test('a card without one asks the writer, in the language of the reader', () => {
    const generate = (card: string, lang: string) => `${card} in ${lang}`;
    expect(texts('nl', { generate }).cardText('tip')).toBe('tip in nl');
    expect(texts('nl', { generate }).cardText('rumour-monk')).toBe('rumour-monk in nl');
    expect(texts('nl', { generate }).cardText('shove')).toBe('Verplaats een gast 4 plaatsen vooruit.');
    expect(texts('nl').cardText('rumour-monk')).toBe('All monks leave the table.');
    expect(texts('nl').cardText('tip')).toBeUndefined();
    const english = (card: string, lang: string) => (lang === 'en' ? `${card} in ${lang}` : undefined);
    expect(texts('nl', { generate: english }).cardText('tip')).toBe('tip in en');
  });
});

describe('grammar', () => {
  test('French articles melt, vowels elide, adjectives agree', () => {
    expect(logLine(texts('fr'), trade(amelie, bear))).toBe(
      'La place d’Amélie revient au vieil ours\u202f; on dit qu’Amélie est contente.',
    );
    expect(logLine(texts('fr'), trade(bear, amelie))).toBe(
      'La place du vieil ours revient à Amélie\u202f; on dit que le vieil ours est content.',
    );
  });
  const pay = { is: 'pay', tokens: 'coin', amount: 2, from: { seat: 0 }, to: { holder: 'till' } } as const;

  test('a sentence with a name that its language lacks is said in the next one as a whole', () => {
    const whole = `${de}\ncounter-coin = Münzen\n    .count = { $n } Münzen\nseat-red = Rot\n`;
    expect(logLine(texts('de', { bundles: { en: [en], de: [whole] } }), pay)).toBe('Rot zahlt 2 Münzen an die Kasse.');
    expect(logLine(texts('de', { bundles: { en: [en], de: [whole.replace('seat-red = Rot', '')] } }), pay)).toBe(
      'Red pays 2 coins to the till.',
    );
    // Nothing has all of it: then the reader's language comes first.
    expect(logLine(texts('de', { bundles: { en: [''], de: [whole.replace('seat-red = Rot', '')] } }), pay)).toContain(
      'zahlt 2 Münzen',
    );
  });
  test('German names stand in their cases', () => {
    expect(logLine(texts('de'), trade(amelie, bear))).toBe('Amélie tauscht mit dem alten Bären.');
    expect(logLine(texts('de'), pay)).toBe('Red pays 2 coins to the till.');
  });
  test('an aspirate h does not elide', () => {
    const t = texts('fr', {
      bundles: { fr: ['x = { FORM($h, "of") }\npiece-bear = Hibou\n    .elide = no\npiece-amelie = Homme'] },
    });
    expect(t.message('x', { h: bear })).toBe('de Hibou');
    expect(t.message('x', { h: amelie })).toBe('d’Homme');
  });
});

describe('questions', () => {
  const asked = { min: 1, max: 1 };
  test('use the values at hand', () => {
    expect(texts('en').prompt({ prompt: 'let-swap', args: { a: amelie, b: bear }, ...asked })).toBe(
      'Shall Amélie and the old bear swap places?',
    );
  });
  test('use the numbers of the card that asks, and who acts', () => {
    const t = texts('en', { bundles: { en: [`${en}prompt-let-shove = May { $you } shove { $n } places?\n`] } });
    const question = { prompt: 'let-shove', args: { you: { is: 'player', seat: 0 } as const }, ...asked };
    expect(t.prompt({ ...question, cause: { card: 'shove' } })).toBe('May Red shove 4 places?');
    const named = { ...question.args, n: { is: 'number', value: 7 } as const };
    expect(t.prompt({ ...question, args: named, cause: { card: 'shove' } })).toBe('May Red shove 7 places?');
  });
  test('have a general form', () => {
    const t = texts('nl');
    expect(t.prompt({ prompt: 'other', ...asked })).toBe('Maak een keuze.');
    expect(t.prompt({ prompt: 'other', min: 0, max: 3 })).toBe('Kies er hoogstens 3.');
    expect(t.prompt({ prompt: 'other', min: 2, max: 2 })).toBe('Kies er 2.');
    expect(t.prompt({ prompt: 'other', min: 1, max: 2 })).toBe('Kies er 1 tot 2.');
    expect(t.prompt({ prompt: 'other', min: 3, max: 3, ordered: true })).toBe('Kies een volgorde.');
  });
});

describe('the log', () => {
  test('has a line for what everybody sees', () => {
    const t = texts('en');
    expect(logLine(t, { is: 'play', seat: 0, card: { is: 'thing', id: 'shove#4', design: 'shove' } })).toBe(
      'Red plays Shove.',
    );
    expect(logLine(t, { is: 'move', thing: bear, from: { zone: 'box' }, to: { zone: 'table' }, place: 2 })).toBe(
      'The old bear: table, place 2',
    );
    expect(logLine(t, { is: 'end', result: { winners: [0, 1], scores: [] } })).toBe('Red and Blue win.');
    expect(logLine(t, { is: 'end', result: { winners: [], scores: [] } })).toBe('Nobody wins.');
    expect(logLine(t, { is: 'look', seat: 1, things: [bear] })).toBe('Blue looks at one card.');
    expect(logLine(t, { is: 'pay', tokens: 'coin', amount: 1, from: { seat: 1 }, to: { holder: 'till' } })).toBe(
      'Blue pays 1 coin to the till.',
    );
  });
  test('counts things of one name, and says who rolls', () => {
    const shove = { is: 'thing', id: 'shove#1', design: 'shove' } as const;
    const things = [shove, bear, { ...shove, id: 'shove#2' }, { ...shove, id: 'shove#3' }];
    expect(logLine(texts('en'), { is: 'reveal', things })).toBe('Revealed: 3 × Shove and the old bear.');
    expect(texts('nl').list(['Duw', 'Duw'])).toBe('2 × Duw');
    const roll = { is: 'roll', die: 'die', value: 6 } as const;
    expect(logLine(texts('en'), { ...roll, seat: 0 })).toBe('The die shows 6.');
    const named = texts('en', { bundles: { en: [en, 'log-roll = { $player } rolls { $value }.'] } });
    expect(logLine(named, { ...roll, seat: 0 })).toBe('Red rolls 6.');
  });
  test('has one minus for numbers below zero, and leaves hyphens alone', () => {
    const bundles = { en: [en, 'ui-score = { $score } points\nui-odd = well-to-do, 3-4, G-7: { $score }'] };
    const t = texts('en', { bundles });
    expect(t.number(-1)).toBe('−1');
    expect(t.number(1)).toBe('1');
    expect(t.message('ui-score', { score: -1 })).toBe('−1 points');
    expect(t.message('ui-odd', { score: -12 })).toBe('well-to-do, 3-4, G-7: −12');
    expect(texts('en', { bundles, isolate: true }).message('ui-score', { score: -1 })).toContain('−1');
  });
  test('leaves out what no text speaks of, and what the game silences', () => {
    expect(logLine(texts('en'), { is: 'answer', prompt: 'choose-guest' })).toBeUndefined();
    const silent = texts('en', { bundles: { en: [en, 'log-shuffle = { "" }'] } });
    expect(logLine(silent, { is: 'shuffle', zone: { zone: 'table' } })).toBeUndefined();
  });
});

describe('what goes wrong', () => {
  test('a missing text is reported once, and its id stands in', () => {
    const problems: TextProblem[] = [];
    const t = texts('en', { onProblem: (problem) => problems.push(problem) });
    expect(t.zoneName('cellar-door')).toBe('Cellar door');
    expect(t.zoneName('cellar-door')).toBe('Cellar door');
    expect(logLine(t, { is: 'told', verb: 'sing', args: {} })).toBe('Sing');
    expect(problems.map(({ code, args }) => [code, args.id])).toEqual([
      ['D0701', 'zone-cellar-door'],
      ['D0701', 'log-sing'],
    ]);
  });
  test('a message that cannot be put together is reported', () => {
    const problems: TextProblem[] = [];
    const t = texts('en', {
      bundles: { en: ['log-trade = { $nobody } and { NOPE() }'] },
      onProblem: (problem) => problems.push(problem),
    });
    expect(logLine(t, trade(amelie, bear))).toBe('{$nobody} and {NOPE()}');
    expect(problems[0]).toMatchObject({ code: 'D0702', args: { id: 'log-trade', lang: 'en' } });
  });
  test('names of JavaScript objects are no texts', () => {
    const t = texts('en');
    expect(t.has('constructor')).toBe(false);
    expect(t.message('__proto__')).toBe('__proto__');
    expect(t.cardText('toString')).toBeUndefined();
    expect(texts('constructor').chain).toEqual(['en']);
  });
  test('a billion laughs end', () => {
    const bomb = ['a0 = ha', ...Array.from({ length: 30 }, (_, i) => `a${i + 1} = {a${i}}{a${i}}`)].join('\n');
    const problems: TextProblem[] = [];
    const t = texts('en', { bundles: { en: [bomb] }, onProblem: (problem) => problems.push(problem) });
    expect(t.message('a30').length).toBeLessThan(100);
    expect(problems).toHaveLength(1);
  });

  test('a message that places others becomes as long as it may, and no longer', () => {
    const long = (length: number) => `big = ${'x'.repeat(length / 4)}\nfour = {big}{big}{big}{big}\n`;
    const found: TextProblem[] = [];
    const made = (source: string) =>
      texts('en', { bundles: { en: [source] }, onProblem: (problem) => found.push(problem) }).message('four');
    expect(made(long(TEXT_LIMITS.message))).toHaveLength(TEXT_LIMITS.message);
    expect(found).toEqual([]);
    expect(made(long(TEXT_LIMITS.message + 4))).toBe('…');
    expect(made('four = {four}{four}\n')).toBe('…');
    expect(found.map(({ code }) => code)).toEqual(['D0702', 'D0702']);
  });

  test('braces inside each other, as deep as they may be and one deeper: only that message is left out', () => {
    const nested = (depth: number) => `${'{ '.repeat(depth)}"in"${' }'.repeat(depth)}`;
    const read = (depth: number) => {
      const source = `before = one\ndeep = ${nested(depth)}\nafter = two\n`;
      const { entries, problems } = parseTexts({ lang: 'en', file: 'en.ftl', text: source });
      const { message } = texts('en', { bundles: { en: [source] } });
      return [message('before'), message('deep'), message('after'), entries.length, problems.map(({ code }) => code)];
    };
    expect(read(TEXT_LIMITS.nesting)).toEqual(['one', 'in', 'two', 3, []]);
    expect(read(TEXT_LIMITS.nesting + 1)).toEqual(['one', 'Deep', 'two', 2, ['D0703']]);
    expect(read(100_000)).toEqual(['one', 'Deep', 'two', 2, ['D0703']]);
  });
});

test('marks around what is put in, for pages', () => {
  expect(
    texts('en', { isolate: true }).prompt({ prompt: 'let-swap', args: { a: amelie, b: bear }, min: 1, max: 1 }),
  ).toBe('Shall \u2068Amélie\u2069 and \u2068the old bear\u2069 swap places?');
});

test('lists and numbers by locale', () => {
  expect(texts('fr').list(['a', 'b', 'c'], 'or')).toBe('a, b ou c');
  expect(texts('de').number(1234567)).toBe('1.234.567');
});

describe('hands that change hands', () => {
  const give = (from: number, to: number) =>
    ({
      is: 'move',
      thing: { is: 'hidden', zone: 'hand', of: from, place: 0 },
      from: { zone: 'hand', of: { is: 'player', seat: from } },
      to: { zone: 'hand', of: { is: 'player', seat: to } },
    }) as const;
  const bundles = { en: [`${en}\nlog-exchange-hand = { $a } and { $b } swap their hands.\nseat-blue = Blue`] };
  const lines = (events: Parameters<typeof logLineAt>[1], more = bundles) =>
    events.flatMap((_, i) => logLineAt(texts('en', { bundles: more }), events, i) ?? []);

  test('both ways are one line, whatever they hold', () => {
    expect(lines([give(0, 1), give(0, 1), give(1, 0)])).toEqual(['Red and Blue swap their hands.']);
  });
  test('one way is told card by card', () => {
    expect(lines([give(0, 1), give(0, 1)])).toHaveLength(2);
  });
});
