import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { problemLines } from './fixtures/problem-lines.js';
import { format, parse } from './index.js';

/**
 * The conformance corpus of the syntax: `name.draco` with `name.json` (its tree without places) or, if it is wrong on
 * purpose, with `name.problems`. `UPDATE_CORPUS=1` writes what is found; read the difference before you commit it.
 */
const folder = fileURLToPath(new URL('../corpus/syntax/', import.meta.url));
const update = process.env.UPDATE_CORPUS === '1';
const cases = readdirSync(folder).flatMap((file) => (file.endsWith('.draco') ? [file.slice(0, -6)] : []));

const bare = (key: string, value: unknown): unknown => (key === 'loc' ? undefined : value);

describe.each(cases)('%s', (name) => {
  const text = readFileSync(`${folder}${name}.draco`, 'utf8');
  const { tree, problems } = parse(text, `${name}.draco`);
  const golden = (kind: 'json' | 'problems', found: string): void => {
    const path = `${folder}${name}.${kind}`;
    if (update) writeFileSync(path, found);
    expect(found).toBe(readFileSync(path, 'utf8'));
  };

  if (name.startsWith('wrong-')) {
    test('gives its problems', () => {
      const lines = problemLines(problems, `${name}.draco`);
      expect(lines).not.toBe('');
      golden('problems', lines);
    });
  } else {
    test('gives its tree, and keeps it when formatted', () => {
      expect(problems).toEqual([]);
      golden('json', `${JSON.stringify(tree, bare, 1)}\n`);
      const once = format(text, name).text;
      expect(format(once, name).text).toBe(once);
      const again = parse(once, name).tree;
      const shape = (whole: object): unknown => JSON.parse(JSON.stringify({ ...whole, comments: [] }, bare));
      expect(shape(again)).toEqual(shape(tree));
    });
  }

  test('every place holds what it is the place of', () => {
    const check = (value: unknown, within: { start: number; end: number }): void => {
      if (typeof value !== 'object' || value === null) return;
      const { loc } = value as { loc?: { start: number; end: number } };
      const here = loc ?? within;
      expect(here.start).toBeGreaterThanOrEqual(within.start);
      expect(here.end).toBeLessThanOrEqual(within.end);
      expect(here.start).toBeLessThanOrEqual(here.end);
      for (const [key, child] of Object.entries(value)) if (key !== 'loc') check(child, here);
      const { is, text: word } = value as { is?: string; text?: unknown };
      if (typeof word === 'string' && (is === undefined || is === 'name' || is === 'word') && !('ownLine' in value)) {
        expect(text.slice(here.start, here.end)).toBe(word);
      }
    };
    check(tree, { start: 0, end: text.length });
  });
});

test('nothing is left over in the corpus', () => {
  for (const file of readdirSync(folder)) {
    const [name, kind] = file.split('.');
    const wanted = name?.startsWith('wrong-') ? ['draco', 'problems'] : ['draco', 'json'];
    if (update && !wanted.includes(kind ?? '')) rmSync(`${folder}${file}`);
    else expect(wanted).toContain(kind);
    expect(existsSync(`${folder}${name}.draco`)).toBe(true);
  }
});

test('half of the corpus is wrong on purpose', () => {
  const wrong = cases.filter((name) => name.startsWith('wrong-')).length;
  expect(wrong * 2).toBeGreaterThanOrEqual(cases.length * 0.9);
});
