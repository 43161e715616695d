import type { Match, Node } from '@draco-table/ruleset';
import { call, give, load, local, ne, not, ONE, set, store, when, ZERO } from '../ir/build.js';
import type { Func } from '../ir/ir.js';
import type { Context } from './context.js';
import { fitting, lowerNumber, lowerTest } from './expressions.js';
import { costOf, counted, spend } from './loops.js';
import { Unit } from './unit.js';

/** A sentence that an effect waits for, in the scope of its body. */
export interface Waits {
  c: Context;
  match: Match;
  equals: (Node | null)[];
  where: Node;
}

/** Whether a call is what an effect waits for, as a function of both frames; it fills the effect's from the call's. */
function awaitsFunction({ c, match, equals, where }: Waits, name: string): Func {
  const { size } = c.program.routines[c.routine];
  const { params } = c.ruleset.routines[match.verb];
  const u = new Unit(c, [], null);
  // The two frames come first, and the names from them after those.
  const [effect, caller] = [u.fresh(), u.fresh()];
  u.write(set(effect, local(0)), set(caller, local(1)));
  const frame = (slot: number) => load(local(effect), 1 + slot);
  for (let slot = 0; slot < size; slot++) u.write(set(slot, frame(slot)));
  u.write(spend(ONE, 1 + costOf(where) + costOf(equals)));
  match.args.forEach((arg, i) => {
    const wanted = equals[i];
    const given = load(local(caller), 1 + params[i].slot);
    if (arg === null) return;
    if ('slot' in arg) u.write(set(arg.slot, given), store(local(effect), given, 1 + arg.slot));
    else if (wanted === null) return;
    else if (params[i].type.list) {
      const all = counted(u, fitting(u, true, wanted));
      u.write(...when(not(call('same', all, given)), [give(ZERO)]));
    } else u.write(...when(ne(lowerNumber(u, wanted), given), [give(ZERO)]));
  });
  const holds = lowerTest(u, where);
  return { name, params: 2, locals: u.locals, body: [...u.take(), give(holds)] };
}

/** What effects wait for, and what they last until. */
export const awaitsFunctions = (waits: readonly { match: Waits; until: Waits | null }[]): Func[] =>
  waits.flatMap(({ match, until }, i) => [
    awaitsFunction(match, `m${i}`),
    ...(until === null ? [] : [awaitsFunction(until, `u${i}`)]),
  ]);
