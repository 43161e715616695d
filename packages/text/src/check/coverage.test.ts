import type { Ruleset } from '@draco-table/ruleset';
import { gameWords } from '@draco-table/words/all';
import { describe, expect, test } from 'vitest';
import { inn } from '../fixtures/inn.js';
import { english } from '../fixtures/inn-files.js';
import { nl } from '../fixtures/inn-texts.js';
import { coverage, mark, skeleton, type TextFile } from './index.js';

const dutch: TextFile = { lang: 'nl', file: 'inn/nl.ftl', text: nl };
const summary = (files: TextFile[]) =>
  coverage(inn, files, { words: gameWords }).problems.map(({ code, args, file, range }) => [
    code,
    args.id,
    file,
    range?.start.line,
  ]);

describe('coverage', () => {
  test('a game whose words are whole has no problem; cards without text get one', () => {
    const { problems, languages } = coverage(inn, [english]);
    expect(problems).toEqual([]);
    expect(languages).toEqual([
      expect.objectContaining({ lang: 'en', missing: [], unused: [], outdated: [], generated: ['tip', 'gamble'] }),
    ]);
    expect(languages[0]?.present).toBe(languages[0]?.needed);
  });

  test('what a translation lacks is listed, with the place of the original', () => {
    const { problems, languages } = coverage(inn, [english, dutch], { words: gameWords });
    expect(languages.map(({ lang }) => lang)).toEqual(['en', 'nl']);
    const status = languages[1];
    expect(status?.missing).toContain('kind-guild-monk');
    expect(status?.missing).toContain('option-long');
    expect(status?.missing).toContain('card-tip');
    expect((status?.needed ?? 0) - (status?.present ?? 0)).toBe(status?.missing.length);
    // More than a few are told of together.
    const all = problems.find(({ code }) => code === 'D0723');
    expect(all).toMatchObject({ severity: 'error', file: 'inn/nl.ftl', args: { lang: 'nl' } });
    expect(all?.args.ids).toContain('kind-guild-monk');
    expect(all?.message).toMatch(/^\d+ texts are missing in Dutch: /);
    const tip = problems.find(({ code, args }) => code === 'D0710' && args.card === 'tip');
    expect(tip?.message).toContain('tip');
  });

  test('a broken message is reported at its place, and counts as missing', () => {
    const text = english.text.replace('counter-round = round', 'counter-round = { round');
    const line = text.split('\n').findIndex((one) => one.startsWith('counter-round')) + 1;
    const found = summary([{ ...english, text }]);
    // Where it stands, and not once more as one that should be added.
    expect(found).toEqual([['D0703', undefined, 'inn/en.ftl', line]]);
    expect(coverage(inn, [{ ...english, text }]).languages[0]?.missing).toEqual(['counter-round']);
    const stray = english.text.replace('counter-round = round', 'counter-round = } round');
    expect(coverage(inn, [{ ...english, text: stray }]).problems[0]?.message).toContain('a “}” closes nothing');
  });

  test('one text that is missing is told with the place of the original', () => {
    const [first = ''] = /^zone-hand = .*\n/m.exec(english.text) ?? [];
    const less = { lang: 'fr', file: 'inn/fr.ftl', text: english.text.replace(first, '') };
    const found = coverage(inn, [english, less], { words: gameWords }).problems.find(({ code }) => code === 'D0701');
    expect(found).toMatchObject({ args: { id: 'zone-hand', lang: 'fr' }, related: [{ file: 'inn/en.ftl' }] });
    expect(found?.message).toBe('There is no text “zone-hand” in French.');
  });

  test.each([
    ['a part of a name', '.plural', /^ {4}\.plural = .*\n/m],
    ['a part of a list', '.one', /^ {4}\.one = .*\n/m],
  ])('what English has is asked for in every language: %s', (_, part, line) => {
    const less = { lang: 'nl', file: 'inn/nl.ftl', text: english.text.replace(line, '') };
    const ids = coverage(inn, [english, less], { words: gameWords }).problems.flatMap(({ code, args }) =>
      code === 'D0701' || code === 'D0723' ? [String(args.id ?? args.ids)] : [],
    );
    expect(ids).toEqual([expect.stringContaining(part)]);
  });

  test('unused, twice, unknown placeholder, unknown reference, markup: each at its line', () => {
    const lines = [
      'zone-attic = attic',
      'zone-hand = fist',
      'prompt-choose-way = { $who }, { -term } or { NOPE() }?',
      'log-swap = <i>{ $a }</i> { $b }',
    ];
    const before = english.text.replace(/^prompt-choose-way.*\n/m, '');
    const first = before.split('\n').length;
    expect(summary([{ ...english, text: `${before}${lines.join('\n')}\n` }])).toEqual([
      ['D0708', 'zone-hand', 'inn/en.ftl', first + 1],
      ['D0704', 'zone-attic', 'inn/en.ftl', first],
      ['D0709', 'prompt-choose-way', 'inn/en.ftl', first + 2],
      ['D0709', 'prompt-choose-way', 'inn/en.ftl', first + 2],
      ['D0705', 'prompt-choose-way', 'inn/en.ftl', first + 2],
      ['D0712', 'log-swap', 'inn/en.ftl', first + 3],
    ]);
  });

  test('a question may use the numbers that every card that asks it has', () => {
    const asking = (...cards: string[]): Ruleset => ({
      ...inn,
      prompts: [...inn.prompts, { id: 'let-shove', args: [{ name: 'you', slot: 0, type: { is: 'player' } }] }],
      routines: inn.routines.map((one) =>
        cards.includes(one.id) ? { ...one, body: [...one.body, ['if', ['agrees', ['slot', 0], 4], []]] } : one,
      ),
    });
    const text = `${english.text}prompt-let-shove = May { $you } shove { $n } places?\n`;
    const found = (ruleset: Ruleset) =>
      coverage(ruleset, [{ ...english, text }]).problems.map(({ code, args }) => [code, args.name, args.known]);
    expect(found(asking('shove'))).toEqual([]);
    expect(found(asking('shove', 'rumour'))).toEqual([['D0705', '$n', ['$you', '$min', '$max', '$exact']]]);
    expect(found(asking())).toEqual([['D0705', '$n', ['$you', '$min', '$max', '$exact']]]);
  });

  test('a placeholder that the translation drops is reported, unless it says so', () => {
    const text = nl.replace('{ $a } ruilt van plaats met { $b }.', '{ $a } ruilt.');
    expect(summary([english, { ...dutch, text }])).toContainEqual([
      'D0706',
      'log-trade',
      'inn/nl.ftl',
      expect.any(Number),
    ]);
    const excused = text.replace('log-trade', '# without $b\nlog-trade');
    expect(summary([english, { ...dutch, text: excused }])).not.toContainEqual([
      'D0706',
      'log-trade',
      'inn/nl.ftl',
      expect.any(Number),
    ]);
  });

  test('a placeholder of a wrong name is one problem, not also one left out', () => {
    const text = nl.replace('{ $a } ruilt van plaats met { $b }.', '{ $a } ruilt van plaats met { $x }.');
    const found = summary([english, { ...dutch, text }]).filter(([, id]) => id === 'log-trade');
    expect(found.map(([code]) => code)).toEqual(['D0705']);
  });

  test('a deck has a name of its own', () => {
    const deck = { ...inn, deck: 'cellar' };
    const own = { lang: 'en', file: 'cellar/en.ftl', text: 'deck-cellar = The Cellar\n' };
    const found = (files: TextFile[]) =>
      coverage(deck, files, { borrowed: [english.file] }).problems.map(({ code, args, file }) => [code, args.id, file]);
    expect(found([english, own])).toEqual([]);
    expect(found([english, { ...own, text: '' }])).toEqual([['D0701', 'deck-cellar', 'cellar/en.ftl']]);
    // Of nothing but tests: there is nothing to name.
    expect(found([english])).toEqual([]);
    expect(skeleton(deck, [english, own], 'it')).toContain('\ndeck-cellar = The Cellar\n');
  });

  test('check, status and the marks in the file count the same: entries', () => {
    const text = skeleton(inn, [english], 'eo');
    const marks = text.match(/^# untranslated$/gm)?.length;
    const { problems, languages } = coverage(inn, [english, { lang: 'eo', file: 'inn/eo.ftl', text }]);
    expect(problems.map(({ code, args }) => [code, args.count])).toEqual([['D0714', marks]]);
    expect(languages[1]).toMatchObject({ needed: marks, present: 0 });
    expect(languages[1]?.missing).toHaveLength(marks ?? -1);
    const one = text.replace('# untranslated\npiece-bear', 'piece-bear');
    const after = coverage(inn, [english, { lang: 'eo', file: 'inn/eo.ftl', text: one }]).languages[1];
    expect(after).toMatchObject({ needed: marks, present: 1 });
  });

  test('a deck need not use every text of the game it builds on', () => {
    const extra: TextFile = { lang: 'en', file: 'game/en.ftl', text: 'card-gone = Gone' };
    expect(coverage(inn, [extra, english]).problems.map(({ code }) => code)).toEqual(['D0704']);
    expect(coverage(inn, [extra, english], { borrowed: ['game/en.ftl'] }).problems).toEqual([]);
  });
});

test('a deck without words in a language of its game is told so, once', () => {
  const game = { lang: 'nl', file: 'game/nl.ftl', text: nl };
  const { problems, languages } = coverage(inn, [english, game], { borrowed: ['game/nl.ftl'], words: gameWords });
  expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['D0714', 'warning']]);
  expect(problems[0]?.args.count).toBe(new Set(languages[1]?.missing).size);
});

describe('outdated translations', () => {
  const outdated = (source: TextFile, translation: TextFile) =>
    coverage(inn, [source, translation]).languages[1]?.outdated;

  test('a mark tells when the source changed, and only then', () => {
    const marked = { ...dutch, text: mark(dutch, [english]) };
    expect(outdated(english, marked)).toEqual([]);
    const reworded = { ...english, text: english.text.replace('card-shove = Shove', 'card-shove = Push') };
    expect(outdated(reworded, marked)).toEqual(['card-shove']);
    const relaid = { ...english, text: english.text.replace('card-shove = Shove', '# a word\ncard-shove  =  Shove') };
    expect(outdated(relaid, marked)).toEqual([]);
  });

  test('marking keeps the rest of the file, renews marks, and can be done one by one', () => {
    const once = mark(dutch, [english]);
    expect(once.replace(/\n(### from .*\n)+$/, '')).toBe(nl);
    expect(mark({ ...dutch, text: once }, [english])).toBe(once);
    const reworded = { ...english, text: english.text.replace('card-shove = Shove', 'card-shove = Push') };
    const other = mark({ ...dutch, text: once }, [reworded], ['log-trade']);
    expect(outdated(reworded, { ...dutch, text: other })).toEqual(['card-shove']);
    const renewed = mark({ ...dutch, text: once }, [reworded], ['card-shove']);
    expect(outdated(reworded, { ...dutch, text: renewed })).toEqual([]);
  });
});
