import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fix, Problem } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { compile, parse } from './index.js';
import { EXAMPLE_GAME } from './problems/example-game.js';

/** Every program of the corpus that is wrong on purpose, read as its own test reads it. */
const readers = {
  syntax: (text: string) => parse(text, 'case.draco').problems,
  meaning: (text: string) => {
    const files = new Map([
      ['game.draco', `${EXAMPLE_GAME}include "case.draco"\n`],
      ['case.draco', text],
    ]);
    return compile('game.draco', (path) => files.get(path), { tests: true }).problems;
  },
};

function mended(text: string, { edits }: Fix): string {
  return [...edits]
    .sort((a, b) => b.range.start.offset - a.range.start.offset)
    .reduce(
      (now, { range, text: wanted }) => now.slice(0, range.start.offset) + wanted + now.slice(range.end.offset),
      text,
    );
}

const shown = (problems: readonly Problem[]) => problems.map(({ code, message }) => `${code} ${message}`);

describe.each(['syntax', 'meaning'] as const)('%s', (part) => {
  const folder = fileURLToPath(new URL(`../corpus/${part}/`, import.meta.url));
  const read = readers[part];
  test('a fix that is called safe leaves fewer problems than before', () => {
    let tried = 0;
    for (const name of readdirSync(folder).filter((file) => /^wrong-.*\.draco$/.test(file))) {
      const text = readFileSync(folder + name, 'utf8');
      const before = read(text);
      for (const fix of before.flatMap(({ fixes = [] }) => fixes)) {
        if (fix.safety !== 'safe') continue;
        tried++;
        const after = read(mended(text, fix));
        expect(after.length, `${name}: ${fix.title}\n${shown(after).join('\n')}`).toBeLessThan(before.length);
        // It brings nothing new: what is left was there before.
        const codes = before.map(({ code }) => code);
        for (const { code } of after) expect(codes, `${name}: ${fix.title}`).toContain(code);
      }
    }
    expect(tried).toBeGreaterThan(0);
  });
});
