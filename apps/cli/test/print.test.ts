import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BIN, draco, folder, plainEnv } from './support/draco.js';

test('print writes the deck, and the same bytes again', () => {
  const cwd = folder();
  const { code, out, err } = draco(['print', 'draco', '--lang', 'nl', '-o', 'deck.pdf'], { cwd });
  expect([code, out, err]).toEqual([0, '✓ deck.pdf: 74 kaarten, 29 pagina’s\n', '']);
  expect(draco(['print', 'draco', '--lang', 'nl', '-o', 'again.pdf'], { cwd }).code).toBe(0);
  const [one, two] = ['deck.pdf', 'again.pdf'].map((name) => readFileSync(join(cwd, name)));
  expect(one?.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
  // Nothing changed since.
  const since = draco(['print', 'draco', '--lang', 'nl', '--since', 'deck.pdf', '-o', 'changed.pdf'], { cwd });
  expect([since.code, since.out]).toEqual([1, '']);
  expect(since.err).toContain('fout[D1208]');
  // In another language every card looks different.
  expect(draco(['print', 'draco', '--since', 'deck.pdf', '-o', 'changed.pdf'], { cwd }).out).toContain(
    '74 cards, 18 pages',
  );
});

test('pictures, a zip and sheets for a table', () => {
  const cwd = folder();
  const only = ['--only', 'fickle'];
  expect(draco(['print', 'draco', ...only, '-o', 'pictures'], { cwd }).out).toBe('✓ pictures: 2 files\n');
  expect(readdirSync(join(cwd, 'pictures')).sort()).toEqual(['back-action.png', 'fickle.png']);
  expect(draco(['print', 'draco', ...only, '-o', 'deck.zip'], { cwd }).code).toBe(0);
  expect(statSync(join(cwd, 'deck.zip')).size).toBeGreaterThan(1000);
  expect(
    draco(['print', 'draco', ...only, '--as', 'tabletop', '--url', 'https://example.org/d', '-o', 'table'], { cwd })
      .code,
  ).toBe(0);
  expect(readFileSync(join(cwd, 'table/tabletop-simulator.json'), 'utf8')).toContain(
    'https://example.org/d/sheet-action.png',
  );
});

const LONG = `deck long
language 1
builds on draco
card epic { stop }
total action 75
`;

test.each([
  ['a text that does not fit', ['long.draco'], 'D1201', 1],
  ['a card that is not there', ['draco', '--only', 'nobody'], 'D1207', 1],
  ['a font that is not there', ['draco', '--font', 'no.ttf'], 'D1001', 2],
  ['a font that is none', ['draco', '--font', 'long.draco'], 'D1203', 1],
  ['a file that draco did not print', ['draco', '--since', 'long/en.ftl'], 'D1050', 1],
  ['a deck with problems', ['broken.draco'], 'D1019', 1],
  ['a game that is not there', ['nowhere'], 'D1010', 2],
])('%s: a sentence, and no half file', (_, args, problem, code) => {
  const cwd = folder({
    'long.draco': LONG,
    'long/en.ftl': `deck-long = Long\ncard-epic = Epic\n    .text = ${'A long story about nothing. '.repeat(300)}\n`,
    'broken.draco': 'deck broken\nlanguage 1\nbuilds on draco\ncard x { jump }\n',
  });
  const before = readdirSync(cwd).sort();
  const ran = draco(['print', ...args, '-o', 'out.pdf'], { cwd });
  expect([ran.code, ran.out]).toEqual([code, '']);
  expect(ran.err).toContain(problem);
  if (problem === 'D1201') expect(ran.err).toContain('long.draco:4');
  expect(readdirSync(cwd).sort()).toEqual(before);
});

test.each([
  ['--size', 'huge'],
  ['--paper', 'a9'],
  ['--bleed', '-1'],
  ['--parts', 'cards,hats'],
  ['--copies', '0'],
])('%s %s is wrong use', (flag, value) => {
  const ran = draco(['print', 'draco', '-o', 'x.pdf', `${flag}=${value}`], { cwd: folder() });
  expect(ran.code).toBe(2);
  expect(ran.err).toContain(flag);
});

test('a file of another kind is wrong use, and no folder comes of it', () => {
  const cwd = folder();
  const ran = draco(['print', 'draco', '-o', 'deck.docx'], { cwd });
  expect([ran.code, ran.out]).toEqual([2, '']);
  expect(ran.err).toContain("'deck.docx'");
  expect(readdirSync(cwd)).toEqual([]);
  expect(draco(['print', '--help']).out).toMatch(/57x87\s+\(default:\s+poker\)/);
});

// A limit on the size of files is to a program what a full disk is.
test('a full disk: a sentence, and no half file', () => {
  const cwd = folder();
  const ran = spawnSync(
    'sh',
    ['-c', 'ulimit -f 100; exec "$0" "$@"', process.execPath, BIN, 'print', 'draco', '-o', 'x.pdf'],
    {
      cwd,
      env: plainEnv(),
      encoding: 'utf8',
    },
  );
  expect([ran.status, ran.stdout]).toEqual([2, '']);
  expect(ran.stderr).toContain('error[D1005]: x.pdf is larger than a file may be here.');
  expect(readdirSync(cwd)).toEqual([]);
});
