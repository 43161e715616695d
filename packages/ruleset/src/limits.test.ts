import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as all from './index.js';

const groups = {
  language: all.LANGUAGE_LIMITS,
  ruleset: all.RULESET_LIMITS,
  game: all.GAME_LIMITS,
  text: all.TEXT_LIMITS,
  table: all.TABLE_LIMITS,
  workshop: all.WORKSHOP_LIMITS,
};

test('docs/limits.md tells every limit with what it is, and no other', () => {
  const page = readFileSync(new URL('../../../docs/limits.md', import.meta.url), 'utf8');
  const told = [...page.matchAll(/^\| `([\w.]+)` \| ([\d,]+)(?: ms)? \| [^|]+ \| [^|]+ \|$/gm)].map(
    ([, name, most]) => [name, Number(most?.replaceAll(',', ''))],
  );
  const known = Object.entries(groups).flatMap(([group, limits]) =>
    Object.entries(limits).map(([name, most]) => [`${group}.${name}`, most]),
  );
  expect(told).toEqual(known);
});

test('names of a declaration fit into a routine, which has two of its own', () => {
  expect(all.LANGUAGE_LIMITS.names).toBe(all.RULESET_LIMITS.slots - 2);
});
