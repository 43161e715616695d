import type { Ruleset } from '@draco-table/ruleset';
import { gameWords } from '@draco-table/words/all';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverage, mark, skeleton, type TextFile } from '../check/index.js';
import { inn } from '../fixtures/inn.js';
import { english } from '../fixtures/inn-files.js';
import { nl } from '../fixtures/inn-texts.js';
import { readCsv, writeCsv } from './csv.js';
import { type ImportOptions, takeTexts, writeTexts } from './index.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const toCsv = (ruleset: Ruleset, files: readonly TextFile[], lang: string, words = {}) =>
  new TextDecoder().decode(writeTexts('csv', { ruleset, files, lang, words }));
const fromCsv = (csv: string, target: TextFile, sources?: readonly TextFile[], options?: ImportOptions) =>
  takeTexts(bytes(csv), target, sources, options);

describe('tables', () => {
  test('any text comes back as it went out', () => {
    // Every letter that means something to a table or a spreadsheet, and a few that do not.
    const letters = fc.constantFrom('"', "'", ',', ';', '\n', '\t', ' ', '=', '+', '-', '@', 'a', 'é', '{');
    const cell = fc.array(letters, { maxLength: 6 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('x'), cell, cell, cell), { minLength: 1 }), (rows) => {
        expect(readCsv(writeCsv(rows)).rows.map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });
  test('no cell begins as a formula', () => {
    const out = writeCsv([['=1+1', '+1', '-1', '@x', "'quoted"]]);
    expect(out).toBe('\ufeff"\'=1+1","\'+1","\'-1","\'@x","\'\'quoted"\r\n');
    expect(readCsv(out).rows[0]?.cells).toEqual(['=1+1', '+1', '-1', '@x', "'quoted"]);
  });
  test('semicolons, blank lines and a quotation left open', () => {
    expect(readCsv('a;b\n\n1;"x;y"\n').rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1', 'x;y'] },
    ]);
    expect(readCsv('a,b\n1,"x\n\n').brokenAt).toBe(2);
    expect(readCsv('"a;b"\t2\n').rows).toEqual([{ line: 1, cells: ['a;b', '2'] }]);
  });
});

describe('translations in a spreadsheet', () => {
  const dutch: TextFile = { lang: 'nl', file: 'inn/nl.ftl', text: nl };

  test('go out with the source beside them and how they stand', () => {
    const rows = readCsv(toCsv(inn, [english, dutch], 'nl', gameWords)).rows.map(({ cells }) => cells);
    expect(rows[0]).toEqual(['id', 'attribute', 'source', 'translation', 'status', 'version']);
    expect(rows).toContainEqual([
      'piece-bear',
      'the',
      'the old bear',
      'de oude beer',
      'done',
      expect.stringMatching(/^v[0-9a-f]{8}$/),
    ]);
    expect(rows).toContainEqual(['zone-hand', '', 'hand', '', 'missing', 'none']);
    const marked = { ...dutch, text: mark(dutch, [{ ...english, text: english.text.replace('= Shove', '= Push') }]) };
    expect(readCsv(toCsv(inn, [english, marked], 'nl', gameWords)).rows.map(({ cells }) => cells)).toContainEqual([
      'card-shove',
      '',
      'Shove',
      'Duw',
      'outdated',
      expect.any(String),
    ]);
  });

  test('come back unchanged when nothing was changed', () => {
    const back = fromCsv(toCsv(inn, [english, dutch], 'nl', gameWords), dutch, [english]);
    expect(back).toMatchObject({ text: nl, changed: [], kept: [], problems: [] });
  });

  test('a whole language made in a spreadsheet', () => {
    const file: TextFile = { lang: 'eo', file: 'inn/eo.ftl', text: skeleton(inn, [english], 'eo') };
    const rows = readCsv(toCsv(inn, [english, file], 'eo')).rows.map(({ cells }) => cells);
    const table = writeCsv(
      rows.map((cells, i) =>
        i === 0
          ? cells
          : [cells[0] ?? '', cells[1] ?? '', '', (cells[2] ?? '').replace('Old Bear', 'Maljuna Urso'), ''],
      ),
    );
    const back = fromCsv(table, file, [english]);
    expect(back.problems).toEqual([]);
    expect(back.changed).toEqual(['piece-bear']);
    expect(back.text).toContain('\npiece-bear = Maljuna Urso\n    .the = the old bear\n');
    expect(coverage(inn, [english, { ...file, text: back.text }]).languages[1]?.missing).not.toContain('piece-bear');
  });

  test('new texts, attributes and several lines are taken in', () => {
    const table =
      'id,attribute,translation\r\nzone-hand,,Hand\r\ncard-tip,text,"{ $cost ->\n    [one] een\n   *[other] meer\n}"\r\n';
    const { text, changed } = fromCsv(table, dutch, [english]);
    expect(changed).toEqual(['zone-hand', 'card-tip']);
    expect(text).toContain('zone-hand = Hand\n');
    expect(text).toContain('card-tip =\n    .text =\n');
  });

  test('a row whose id the game does not know is left out, with its line', () => {
    const table = 'id,attribute,translation\r\nzone-table,,Tafel\r\nzone-tabel,,Tafel\r\n';
    const { problems, changed, text } = fromCsv(table, dutch, [english], { ruleset: inn });
    expect(problems).toEqual([
      expect.objectContaining({ code: 'D0715', severity: 'warning', args: { line: 3, id: 'zone-tabel' } }),
    ]);
    expect(problems[0]?.range?.start.line).toBe(3);
    expect(changed).toEqual(['zone-table']);
    expect(text).not.toContain('zone-tabel');
  });

  test('an older table takes nothing away: untouched rows change nothing, texts that changed meanwhile are kept', () => {
    const begun: TextFile = { lang: 'eo', file: 'inn/eo.ftl', text: skeleton(inn, [english], 'eo') };
    const out = toCsv(inn, [english, begun], 'eo');
    const done = {
      ...begun,
      text: begun.text
        .replace('# untranslated\nseat-red = Red', 'seat-red = Ruĝa')
        .replace('# untranslated\nseat-blue = Blue', 'seat-blue = Blua'),
    };
    const table = out
      .replace('seat-blue,,Blue,Blue,', 'seat-blue,,Blue,Bluega,')
      .replace('hand,,hand,hand,', 'hand,,hand,mano,');
    // With its versions, and as a table was written before there were any.
    for (const csv of [table, table.replace(/,(version|none|v[0-9a-f]{8})\r/g, '\r')]) {
      const back = fromCsv(csv, done, [english]);
      expect(back).toMatchObject({ changed: ['zone-hand'], kept: ['seat-blue'] });
      expect(back.problems.map(({ code, args }) => [code, args.id])).toEqual([['D0716', 'seat-blue']]);
      expect(back.text).toBe(done.text.replace('# untranslated\nzone-hand = hand', 'zone-hand = mano'));
      expect(fromCsv(csv, done, [english], { force: true })).toMatchObject({
        changed: ['seat-blue', 'zone-hand'],
        kept: [],
      });
    }
    // Between two finished texts a table without versions decides nothing.
    const unversioned = toCsv(inn, [english, done], 'eo')
      .replace(/,(version|none|v[0-9a-f]{8})\r/g, '\r')
      .replace(',Ruĝa,', ',Rozo,');
    const unsure = fromCsv(unversioned, done, [english]);
    expect(unsure).toMatchObject({ text: done.text, changed: [], kept: ['seat-red'] });
    expect(unsure.problems.map(({ code, args }) => [code, args.count])).toEqual([['D0717', 1]]);
    expect(fromCsv(unversioned, done, [english], { force: true }).text).toContain('seat-red = Rozo');
    // A finished text that was changed in the file, and not in the table, stays; changed in the table, it is taken.
    const finished = toCsv(inn, [english, done], 'eo');
    const newer = { ...done, text: done.text.replace('Ruĝa', 'Ruĝega') };
    expect(fromCsv(finished, newer, [english])).toMatchObject({ text: newer.text, changed: [], kept: [] });
    expect(fromCsv(finished.replace(',Ruĝa,', ',Rozo,'), done, [english]).text).toBe(done.text.replace('Ruĝa', 'Rozo'));
  });

  test('only the lines of changed entries change, whatever the layout and the style of marks', () => {
    const text = [
      '# from en 00000000',
      'seat-red   =  Rood ',
      'counter-coin = munten',
      '  .count = { $n ->',
      '     [one] munt',
      '    *[other] munten',
      '  }',
      '# a note',
      '# from en 00000000',
      '# untranslated',
      'seat-blue = Blue',
      '',
    ].join('\r\n');
    const file: TextFile = { lang: 'nl', file: 'nl.ftl', text };
    const force = { force: true };
    const table = 'id,attribute,translation\nseat-blue,,Blauw\ncounter-coin,count,geld\n';
    const { text: after } = fromCsv(table, file, [english], force);
    const lines = after.split('\r\n');
    expect(lines.slice(0, 4)).toEqual([
      ...text.split('\r\n').slice(0, 2),
      expect.stringMatching(/^# from en/),
      'counter-coin = munten',
    ]);
    expect(lines.slice(4, 6)).toEqual(['  .count = geld', '# a note']);
    expect(lines.slice(6)).toEqual([expect.stringMatching(/^# from en (?!0{8})[0-9a-f]{8}$/), 'seat-blue = Blauw', '']);
    // Marks in a block are renewed in the block, and new entries stand before it.
    const block = mark({ ...file, text: 'seat-red = Rood\n' }, [english]).replace(/=[0-9a-f]{8}/, '=00000000');
    const more = 'id,attribute,translation\nseat-red,,Roodst\nzone-hand,,hand\n';
    const other = fromCsv(more, { ...file, text: block }, [english], force);
    expect(other.text).toMatch(
      /^seat-red = Roodst\n\nzone-hand = hand\n\n### from en: seat-red=(?!0{8})[0-9a-f]{8}\n### from en: zone-hand=[0-9a-f]{8}\n$/,
    );
  });

  test('rows that cannot be used are named, and the rest is taken', () => {
    const table =
      'id,attribute,translation\r\nzone-hand,,{ $x\r\n=HYPERLINK(1),,x\r\nzone-table,,Tafel\r\nx,,"a\nb = c\n"\r\n';
    const { problems, changed } = fromCsv(table, dutch, [english]);
    expect(problems.map(({ code, args }) => [code, args.line])).toEqual([
      ['D0711', 2],
      ['D0711', 3],
    ]);
    expect(changed).toEqual(['zone-table', 'x']);
    expect(fromCsv('a,b\n', dutch).problems).toHaveLength(1);
  });
});
