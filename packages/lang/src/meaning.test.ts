import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { problemLines } from './fixtures/problem-lines.js';
import { compile } from './index.js';
import { EXAMPLE_GAME } from './problems/example-game.js';

/**
 * The conformance corpus of the meaning: declarations added to the small example game, with `name.json` (what they
 * compile to) or, if they are wrong on purpose, with `name.problems`. `UPDATE_CORPUS=1` writes what is found; read the
 * difference before you commit it.
 */
const folder = fileURLToPath(new URL('../corpus/meaning/', import.meta.url));
const update = process.env.UPDATE_CORPUS === '1';
const cases = readdirSync(folder).flatMap((file) => (file.endsWith('.draco') ? [file.slice(0, -6)] : []));

function compileCase(name: string): { problems: Problem[]; ruleset?: Ruleset } {
  const files = new Map([
    ['game.draco', `${EXAMPLE_GAME}include "case.draco"\n`],
    ['case.draco', readFileSync(`${folder}${name}.draco`, 'utf8')],
  ]);
  return compile('game.draco', (path) => files.get(path), { spans: true, tests: true });
}

/** What the case's own declarations became. */
function ownPart(ruleset: Ruleset): object {
  const file = ruleset.sources?.indexOf('case.draco');
  const own = <T extends { span?: unknown }>(list: readonly T[] = []) =>
    list.filter((one) => (one.span as number[] | undefined)?.[0] === file);
  const { kinds, vars, zones, options, hooks, always, forecasts, tests } = ruleset;
  return {
    routines: ruleset.routines.map((routine) => routine.id).join(' '),
    own: own(ruleset.routines),
    designs: own(ruleset.designs),
    prompts: own(ruleset.prompts),
    ...(hooks.length && { hooks }),
    ...(always.length && { always }),
    ...(forecasts.length && { forecasts }),
    ...(own(tests).length && { tests: own(tests) }),
    kinds: kinds.slice(2),
    vars: vars.slice(3),
    zones: zones.slice(4),
    options,
  };
}

function golden(path: string, found: string): void {
  if (update) writeFileSync(path, found);
  expect(found).toBe(readFileSync(path, 'utf8'));
}

/** JSON with a line for each item, so that a difference can be read. */
function print(part: object): string {
  const line = (value: unknown) => JSON.stringify(value, (name, inner) => (name === 'span' ? undefined : inner));
  const entries = Object.entries(part).map(([key, value]) =>
    Array.isArray(value) && value.length
      ? ` "${key}": [\n${value.map((item) => `  ${line(item)}`).join(',\n')}\n ]`
      : ` "${key}": ${line(value)}`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}

describe.each(cases)('%s', (name) => {
  const { problems, ruleset } = compileCase(name);
  if (name.startsWith('wrong-')) {
    test('gives its problems', () => {
      const lines = problemLines(problems, 'case.draco');
      expect(lines).not.toBe('');
      golden(`${folder}${name}.problems`, lines);
    });
  } else {
    test('compiles to what it means', () => {
      expect(problems).toEqual([]);
      golden(`${folder}${name}.json`, print(ownPart(ruleset as Ruleset)));
    });
  }
});

test('nothing is left over, and half of it is wrong on purpose', () => {
  for (const file of readdirSync(folder)) expect(existsSync(`${folder}${file.split('.')[0]}.draco`), file).toBe(true);
  const wrong = cases.filter((name) => name.startsWith('wrong-')).length;
  expect(wrong * 2).toBeGreaterThanOrEqual(cases.length * 0.9);
});
