import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mutateText as mutate, random } from '../../../attack/lib/mutate.mjs';
import { format, type ParseMemo, parse } from './index.js';

const folder = fileURLToPath(new URL('../corpus/syntax/', import.meta.url));
const seeds = readdirSync(folder).flatMap((file) =>
  file.endsWith('.draco') ? [readFileSync(folder + file, 'utf8')] : [],
);

/** All of them with FUZZ=100000. */
const MUTANTS = Number(process.env.FUZZ ?? 8_000);
/** Far above what any of them takes, far below what a person would call hanging. */
const SLOWEST_MS = 10_000;

test(
  `${MUTANTS} mutated files: no throw, no hang, every problem in its place`,
  () => {
    const pick = random(1);
    let clean = 0;
    for (let i = 0; i < MUTANTS; i++) {
      const text = mutate((seeds[pick(seeds.length)] ?? '') + (seeds[pick(seeds.length)] ?? ''), pick);
      const begun = performance.now();
      const { tree, problems } = parse(text, 'a.draco');
      if (performance.now() - begun > SLOWEST_MS) expect.fail(`slow: ${JSON.stringify(text)}`);
      if (
        !tree ||
        problems.some(({ range }) => !range || range.start.offset > range.end.offset || range.end.offset > text.length)
      ) {
        expect.fail(`a problem outside of the file: ${JSON.stringify(text)}`);
      }
      if (hasBroken(tree) && problems.length === 0) expect.fail(`broken, but nothing is said: ${JSON.stringify(text)}`);
      if (problems.length === 0 && ++clean % 20 === 0) {
        const once = format(text, 'a.draco');
        if (format(once.text, 'a.draco').text !== once.text)
          expect.fail(`not laid out once for all: ${JSON.stringify(text)}`);
      }
    }
    expect(clean).toBeGreaterThan(0);
  },
  60_000 + MUTANTS * 100,
);

test('reading again only what changed gives the same as reading all', () => {
  const pick = random(2);
  for (let round = 0; round < 60; round++) {
    const memo: ParseMemo = new Map();
    let text = Array.from({ length: 6 }, () => seeds[pick(seeds.length)] ?? '').join('\n');
    for (let edit = 0; edit < 8; edit++) {
      const { tree, problems } = parse(text, 'a.draco', memo);
      const fresh = parse(text, 'a.draco');
      expect(tree).toEqual(fresh.tree);
      expect(problems).toEqual(fresh.problems);
      const at = pick(text.length + 1);
      text = text.slice(0, at) + 'x{}("\n =#'.charAt(pick(9)) + text.slice(at + pick(2));
    }
  }
}, 60_000);

function hasBroken(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { is } = value as { is?: unknown };
  if (typeof is === 'string' && is.startsWith('broken')) return true;
  return Object.values(value).some(hasBroken);
}
