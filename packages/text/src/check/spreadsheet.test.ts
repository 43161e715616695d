import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inn } from '../fixtures/inn.js';
import { english } from '../fixtures/inn-files.js';
import { nl } from '../fixtures/inn-texts.js';
import { readCsv, writeCsv } from './csv.js';
import { coverage, fromCsv, mark, skeleton, type TextFile, toCsv } from './index.js';

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
    const rows = readCsv(toCsv(inn, [english, dutch], 'nl')).rows.map(({ cells }) => cells);
    expect(rows[0]).toEqual(['id', 'attribute', 'source', 'translation', 'status']);
    expect(rows).toContainEqual(['piece-bear', 'the', 'the old bear', 'de oude beer', 'done']);
    expect(rows).toContainEqual(['zone-hand', '', 'hand', '', 'missing']);
    const marked = { ...dutch, text: mark(dutch, [{ ...english, text: english.text.replace('= Shove', '= Push') }]) };
    expect(readCsv(toCsv(inn, [english, marked], 'nl')).rows.map(({ cells }) => cells)).toContainEqual([
      'card-shove',
      '',
      'Shove',
      'Duw',
      'outdated',
    ]);
  });

  test('come back unchanged when nothing was changed', () => {
    const back = fromCsv(toCsv(inn, [english, dutch], 'nl'), dutch, [english]);
    expect(back).toEqual({ text: nl, changed: [], problems: [] });
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
    const { problems, changed, text } = fromCsv(table, dutch, [english], inn);
    expect(problems).toEqual([
      expect.objectContaining({ code: 'D0715', severity: 'warning', args: { line: 3, id: 'zone-tabel' } }),
    ]);
    expect(problems[0]?.range?.start.line).toBe(3);
    expect(changed).toEqual(['zone-table']);
    expect(text).not.toContain('zone-tabel');
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
