import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { coverage, skeleton, type TextFile } from '../check/index.js';
import { inn } from '../fixtures/inn.js';
import { english } from '../fixtures/inn-files.js';
import { STATUSES, TABLE_FORMATS, type TableFormat, takeTexts, textRows, writeTexts } from './index.js';
import { readPo } from './po.js';
import { readXlsx } from './xlsx-read.js';
import { writeXlsx } from './xlsx-write.js';

const begun: TextFile = { lang: 'eo', file: 'inn/eo.ftl', text: skeleton(inn, [english], 'eo') };
const done: TextFile = {
  ...begun,
  text: begun.text.replace('# untranslated\nseat-red = Red', 'seat-red = Ruĝa "la <1-a> & 2-a"'),
};
const write = (format: TableFormat, file: TextFile) =>
  writeTexts(format, { ruleset: inn, files: [english, file], lang: 'eo' });
const take = (table: Uint8Array, file: TextFile) => takeTexts(table, file, [english], { ruleset: inn });

/** What a translator does: another row where `change` gives one. */
function edited(format: TableFormat, file: TextFile, change: (row: Record<string, string>) => object): Uint8Array {
  const rows = textRows({ ruleset: inn, files: [english, file], lang: 'eo' }).map((row) => {
    const { id, attribute, source, translation, status, version } = { ...row, ...change({ ...row }) };
    return { id, attribute, source, translation, status, version };
  });
  if (format === 'po') {
    // As Poedit writes: an entry that is filled in is a translation, be it the source's word.
    const text = new TextDecoder().decode(write('po', file));
    return new TextEncoder().encode(
      rows.reduce((all, row) => {
        const key = row.attribute ? `${row.id}.${row.attribute}` : row.id;
        const isFinished = row.status === 'done' || row.status === 'same';
        const string = JSON.stringify(isFinished ? row.translation : '');
        return all.replace(
          new RegExp(`(msgctxt "${key}"\\nmsgid .*\\n)msgstr .*`),
          (_, head) => `${head}msgstr ${string}`,
        );
      }, text),
    );
  }
  const cells = [
    ['id', 'attribute', 'source', 'translation', 'status', 'version'],
    ...rows.map((row) => Object.values(row)),
  ];
  return format === 'xlsx'
    ? writeXlsx(cells)
    : new TextEncoder().encode(cells.map((row) => row.map((c) => `"${c.replaceAll('"', '""')}"`).join(',')).join('\n'));
}

describe.each(TABLE_FORMATS)('%s', (format) => {
  test('what nobody worked on changes nothing, and the same texts give the same bytes', () => {
    expect(take(write(format, done), done)).toMatchObject({ text: done.text, changed: [], problems: [], format });
    expect(write(format, done)).toEqual(write(format, done));
  });

  test('a translation comes back as it was written, whatever is in it', () => {
    const words = 'Blua "<b> & \\ \u0007 _x0041_\n{ $n ->\n    [one] unu\n   *[other] pluraj\n}';
    const table = edited(format, done, ({ id }) =>
      id === 'seat-blue' ? { translation: words.replace('\u0007', ''), status: 'done' } : {},
    );
    const { text, changed, problems } = take(table, done);
    expect({ changed, problems }).toEqual({ changed: ['seat-blue'], problems: [] });
    expect(text).toContain('Blua "<b> & \\  _x0041_');
    expect(text).toContain('[one] unu');
    expect(text).toContain('Ruĝa "la <1-a> & 2-a"');
  });

  test('what is called the same as the source counts as translated, and stays so', () => {
    const table = edited(format, begun, ({ status }) => (status === 'untranslated' ? { status: 'same' } : {}));
    const { text, problems, changed } = take(table, begun);
    expect(problems).toEqual([]);
    expect(changed.length).toBeGreaterThan(20);
    expect(text).not.toMatch(/^# untranslated$/m);
    const whole = { ...begun, text };
    expect(coverage(inn, [english, whole]).languages[1]?.missing).toEqual([]);
    const after = textRows({ ruleset: inn, files: [english, whole], lang: 'eo' });
    expect(after.find(({ id }) => id === 'seat-red')?.status).toBe('same');
    expect(after.filter(({ status }) => status === 'untranslated' || status === 'missing')).toEqual([]);
    // Out and in again: nothing is taken back.
    expect(take(write(format, whole), whole)).toMatchObject({ text, changed: [] });
  });

  test('an outdated text that was looked at is up to date', () => {
    const newer = { ...english, text: english.text.replace('= Red', '= Crimson') };
    const files = [newer, done];
    const row = textRows({ ruleset: inn, files, lang: 'eo' }).find(({ id }) => id === 'seat-red');
    expect(row?.status).toBe('outdated');
    const cells = ['id', 'attribute', 'source', 'translation', 'status', 'version'];
    const table = writeXlsx([cells, ['seat-red', '', 'Crimson', row?.translation ?? '', 'done', row?.version ?? '']]);
    const { text, changed } = takeTexts(table, done, [newer]);
    expect(changed).toEqual(['seat-red']);
    expect(
      textRows({ ruleset: inn, files: [newer, { ...done, text }], lang: 'eo' }).find(({ id }) => id === 'seat-red')
        ?.status,
    ).toBe('done');
    // Called done beside an older source, it is as outdated as before.
    const late = writeXlsx([cells, ['seat-red', '', 'Red', row?.translation ?? '', 'done', row?.version ?? '']]);
    expect(takeTexts(late, done, [newer]).changed).toEqual([]);
  });
});

test('the status of a spreadsheet is chosen from a list, and an empty “same” is the source', () => {
  expect(STATUSES).toContain('same');
  const { text, changed } = takeTexts(
    new TextEncoder().encode('id,attribute,source,translation,status\nseat-blue,,Blue,,same\n'),
    begun,
    [english],
  );
  expect(changed).toEqual(['seat-blue']);
  expect(text).toContain('\nseat-blue = Blue\n');
  expect(text).not.toContain('# untranslated\nseat-blue');
});

describe('PO', () => {
  const text = (entries: string) =>
    new TextEncoder().encode(`# by somebody\nmsgid ""\nmsgstr ""\n"Language: eo\\n"\n\n${entries}`);

  test('has the id as context, and what is outdated is fuzzy', () => {
    const out = new TextDecoder().decode(write('po', done));
    expect(out).toContain('msgctxt "seat-red"\nmsgid "Red"\nmsgstr "Ruĝa \\"la <1-a> & 2-a\\""\n');
    expect(out).toContain('msgctxt "seat-blue"\nmsgid "Blue"\nmsgstr ""\n');
    expect(out).not.toContain('fuzzy');
  });

  test('strings over several lines, obsolete entries, and entries without blank lines between them', () => {
    const { rows, broken } = readPo(
      'msgctxt "a.text"\nmsgid ""\n"one\\n"\n"two"\nmsgstr "x\\ty"\nmsgctxt "b"\nmsgid "b"\nmsgstr "c"\n#~ msgid "gone"\n#~ msgstr "weg"\n',
    );
    expect(broken).toEqual([]);
    expect(rows.map(({ id, attribute, source, translation }) => [id, attribute, source, translation])).toEqual([
      ['a', 'text', 'one\ntwo', 'x\ty'],
      ['b', '', '', 'c'],
    ]);
  });

  test('fuzzy entries are not taken; lines that are not PO and plurals are named', () => {
    const table = text(
      '#, fuzzy\nmsgctxt "seat-blue"\nmsgid "Blue"\nmsgstr "Blua"\n\nmsgctxt "zone-hand"\nmsgid "hand"\nmsgid_plural "hands"\nmsgstr[0] "mano"\n\nthis is nothing\n\nmsgctxt "seat-red"\nmsgid "Red"\nmsgstr "Ruĝa"\n',
    );
    const { changed, problems } = take(table, begun);
    expect(changed).toEqual(['seat-red']);
    expect(problems.map(({ code, args }) => [code, args.line])).toEqual([
      ['D0711', 16],
      ['D0711', 11],
    ]);
  });
});

describe('XLSX', () => {
  const parts = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="b" r:id="rId7"/><sheet name="a" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>id</t></si><si><t>attribute</t></si><si><t>translation</t></si><si><t>seat-blue</t></si><si><r><t>Bl</t></r><r><rPr/><t>ua</t></r><rPh><t>no</t></rPh></si><si><t>zone-hand</t></si></sst>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml':
      '<x:worksheet xmlns:x="x"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="s"><x:v>1</x:v></x:c><x:c r="C1" t="s"><x:v>2</x:v></x:c></x:row><x:row r="4"><x:c r="A4" t="s"><x:v>3</x:v></x:c><x:c r="C4" t="s"><x:v>4</x:v></x:c><x:c r="ZZ4"><x:v>9</x:v></x:c></x:row><x:row r="5"><x:c r="A5" t="s"><x:v>5</x:v></x:c><x:c r="C5" t="str"><x:f>CONCAT("a")</x:f><x:v>a</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  };
  const packed = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));

  test('is read as programs write it: shared strings, rich text, gaps, the first sheet of the workbook', () => {
    const { changed, text, problems } = take(packed(parts), begun);
    expect(changed).toEqual(['seat-blue']);
    expect(text).toContain('seat-blue = Blua\n');
    expect(problems.map(({ code, args }) => [code, args.line])).toEqual([['D0711', 5]]);
  });

  test.each([
    ['a broken archive', write('xlsx', done).slice(0, 900)],
    ['another archive', packed({ 'a.txt': 'x' })],
    ['an OpenDocument file', packed({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })],
    ['an old file of Excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
    ['XML that is broken', packed({ ...parts, 'xl/worksheets/sheet2.xml': '<worksheet><sheetData>' })],
    ['a bomb', packed({ ...parts, 'xl/sharedStrings.xml': `<sst>${' '.repeat(9_000_000)}</sst>` })],
  ])('%s is one problem, and nothing is taken', (_, bytes) => {
    const { problems, changed, text } = take(bytes, begun);
    expect(problems.map(({ code }) => code)).toEqual(['D0722']);
    expect({ changed, text }).toEqual({ changed: [], text: begun.text });
  });

  test('a file that is as large as nobody’s table is not read', () => {
    expect(take(new Uint8Array(8_000_001), begun).problems.map(({ code }) => code)).toEqual(['D0722']);
  });

  test('every cell is text, so that none is a formula', () => {
    const rows = readXlsx(writeXlsx([['=1+1', '2026-01-01', '007', '\u0001 _x0041_', ' a ', '']]));
    expect(rows).toEqual([
      { line: 1, cells: ['=1+1', '2026-01-01', '007', '\u0001 _x0041_', ' a ', ''], formulas: [] },
    ]);
  });
});
