/** The examples in docs/engine-api.md, run in order as they stand. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as engine from '@draco-table/engine';
import { compile } from '@draco-table/lang';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const page = read('docs/engine-api.md') ?? '';
const examples = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

test('docs/engine-api.md: every example runs', () => {
  expect(examples.length).toBeGreaterThan(4);
  const json = compile('cards/draco.draco', read, { root: 'cards' }).ruleset;
  const failed: string[] = [];
  const assert = { assert: (holds: boolean) => holds || failed.push('an assertion') };
  const { loadRuleset, startGame, resumeGame, makeReplay, replay, playout } = engine;
  const loaded = loadRuleset(json);
  if (!loaded.ok) throw new Error('not loaded');
  const names = { loadRuleset, startGame, resumeGame, makeReplay, replay, playout, json, console: assert };
  const game = startGame(loaded.ruleset, { seats: 3, seed: 'docs' });
  for (const example of examples) {
    const needs: Record<string, unknown> = { ...names };
    if (!/const loaded\b/.test(example)) needs.loaded = loaded;
    if (!/const game\b/.test(example)) needs.game = game;
    // Two seats are enough for the examples, but not for every game.
    const code = example.replaceAll('seats: 2', 'seats: 3');
    new Function(...Object.keys(needs), code)(...Object.values(needs));
  }
  expect(failed).toEqual([]);
});
