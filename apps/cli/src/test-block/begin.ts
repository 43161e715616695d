import { type Game, loadRuleset, type StartOptions } from '@draco-table/engine';
import { startTest } from '@draco-table/engine/testing';
import type { Ruleset } from '@draco-table/ruleset';
import { compileGame } from '../input/compile.js';
import { testBlock } from './block.js';

/** The game as it is written with a test behind it, at the first decision of that test. */
export async function beginTest(
  path: string,
  source: string,
  start: StartOptions,
  lines: readonly string[],
  ruleset: Ruleset,
  cwd: string,
): Promise<Game | undefined> {
  // Behind everything else, so that faults have the same places as in the game itself.
  const text = `${source}\n${testBlock(ruleset, start, lines, [], ['yes'])}`;
  const overlay = new Map([[path, new TextEncoder().encode(text)]]);
  const compiled = await compileGame(path, cwd, overlay, 'test');
  const loaded = compiled.ruleset && loadRuleset(compiled.ruleset);
  const test = compiled.ruleset?.tests?.at(-1);
  if (!loaded?.ok || test?.name !== start.seed) return undefined;
  const game = startTest(loaded.ruleset, test);
  return game.fault ? undefined : game;
}

export interface Counted {
  id: string;
  role: 'tokens' | 'counter';
  seat: number | undefined;
  value: number;
}

/** Counters of the game and of each player, as their owners see them. */
export function countersOf(game: Game): Counted[] {
  const seenBy = (seat: number | null): Counted[] =>
    game.view(seat).counters.flatMap(({ id, role, of, holder, value }) => {
      const owner = of?.is === 'player' ? of.seat : null;
      const isOther = holder !== undefined || (of !== undefined && of.is !== 'player');
      return isOther || owner !== seat ? [] : [{ id, role, seat: owner ?? undefined, value }];
    });
  return [seenBy(null), ...Array.from({ length: game.seats }, (_, seat) => seenBy(seat))].flat();
}
