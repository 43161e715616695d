/** Real rulesets with something changed at random: each is refused, or plays without ever throwing, the same both ways. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomPicker } from '@draco-table/bots';
import { type Dice, dice, loadRuleset, type Playout, playout, startGame } from '@draco-table/engine';
import { generate, interpret } from '@draco-table/engine/generate';
import { compile } from '@draco-table/lang';
import { expect, test } from 'vitest';
import { games, loadGame } from './fixtures/games.js';
import { mutant } from './fixtures/mutants.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** Every place in a tree: its holder and its key. */
function places(value: unknown, found: [Record<string, unknown>, string][] = []): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Record<string, unknown>, key]);
    places((value as Record<string, unknown>)[key], found);
  }
  return found;
}

function mutate(text: string, roll: Dice): unknown {
  const json = JSON.parse(text);
  const all = places(roll(3) === 0 ? json : json.routines);
  const [holder, key] = all[roll(all.length)] ?? [json, 'game'];
  const [other, otherKey] = all[roll(all.length)] ?? [json, 'game'];
  const old = holder[key];
  const kind = roll(5);
  if (kind === 0) holder[key] = roll(60) - 5;
  // A copy: a tree that holds itself could not have been sent as JSON.
  else if (kind < 3) holder[key] = JSON.parse(JSON.stringify(other[otherKey] ?? null));
  else if (typeof old === 'number') holder[key] = old + roll(5) - 2;
  else holder[key] = null;
  return json;
}

test('600 broken copies of a game', { timeout: 120_000 }, () => {
  const text = JSON.stringify(compile('cards/draco.draco', read, { root: 'cards' }).ruleset);
  const roll = dice('hostile');
  let refused = 0;
  let played = 0;
  for (let n = 0; n < 600; n++) {
    const json = mutate(text, roll);
    const loaded = loadRuleset(json);
    if (!loaded.ok) {
      expect(loaded.problems.every(({ code }) => code.startsWith('D08'))).toBe(true);
      refused++;
      continue;
    }
    const start = { seats: 4, seed: `${n}` };
    const out = playout(loaded.ruleset, start, randomPicker(`${n}`));
    if (out.fault) expect(out.fault.code).toMatch(/^D09/);
    for (const back of [generate, interpret]) {
      const fast = loadRuleset(json, back);
      const again = playout((fast as typeof loaded).ruleset, start, randomPicker(`${n}`));
      expect(again.fault?.code).toBe(out.fault?.code);
      if (!out.fault) expect(again.digest()).toBe(out.digest());
    }
    const game = startGame(loaded.ruleset, { seats: 3, seed: `${n}` });
    for (let step = 0; step < 6; step++) {
      const open = game.decisions[0];
      if (!open) break;
      const choose = open.options.slice(0, Math.max(open.min, 1)).map((option) => option.id);
      game.answer({ decision: open.id, seat: open.seat, choose, version: game.version });
      game.view(open.seat);
    }
    played++;
  }
  expect(refused).toBeGreaterThan(200);
  expect(played).toBeGreaterThan(80);
});

/** Of each game; `pnpm mutants` makes more, from another seed each time if it is told one. */
const MUTANTS = Number(process.env.MUTANTS ?? 40);
const SEED = process.env.MUTANTS_SEED ?? '';

/** How a playout ended, as far as all ways have to agree. */
const endOf = ({ fault, digest, scores, decisions }: Playout) =>
  fault
    ? { code: fault.code, limit: fault.args.limit, what: fault.args.what }
    : { digest: digest(), scores, decisions };

test.each(games)(
  '%s, with some operations changed: played the same by WebAssembly, bytecode and one by one',
  { timeout: 3_000 * MUTANTS },
  (name) => {
    const text = JSON.stringify(loadGame(name).ruleset);
    const roll = dice(`mutants of ${name}${SEED}`);
    const differing: unknown[] = [];
    let played = 0;
    for (let n = 0; n < MUTANTS; n++) {
      const json = mutant(text, roll);
      const all = [null, generate, interpret].map((back) => loadRuleset(json, back));
      const loaded = all.flatMap((one) => (one.ok ? [one.ruleset] : []));
      expect([0, all.length]).toContain(loaded.length);
      if (loaded.length === 0) continue;
      const start = { seats: json.seats.min, seed: `${n}` };
      const ends = loaded.map((one) => endOf(playout(one, start, randomPicker(`${n}`))));
      if (new Set(ends.map((end) => JSON.stringify(end))).size > 1) differing.push({ mutant: n, ends });
      played++;
    }
    expect(differing).toEqual([]);
    expect(played).toBeGreaterThan(MUTANTS / 5);
  },
);

test('a list where a single value is meant', () => {
  const text = JSON.stringify(compile('cards/auftrag.draco', read, { root: 'cards' }).ruleset);
  const { routines } = JSON.parse(text);
  let changed = 0;
  for (const [at, { params }] of routines.entries()) {
    for (const [i, { type }] of params.entries()) {
      if (!type.list) continue;
      const json = JSON.parse(text);
      json.routines[at].params[i].slot++;
      const loaded = loadRuleset(json);
      if (!loaded.ok) expect(loaded.problems[0]?.code).toMatch(/^D08/);
      changed++;
    }
  }
  expect(changed).toBeGreaterThan(0);
});
