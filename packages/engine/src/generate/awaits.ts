import type { Match, Node } from '@draco-table/ruleset';
import type { Context } from './context.js';
import { fitting, num, test } from './expressions.js';
import { costOf, counted, spend } from './loops.js';
import { digits, Unit } from './unit.js';

/** A sentence that an effect waits for, in the scope of its body. */
export interface Waits {
  c: Context;
  match: Match;
  equals: (Node | null)[];
  where: Node;
}

/** Names of the slots that are not handed in. */
export function locals(from: number, size: number): string {
  const names = Array.from({ length: Math.max(0, size - from) }, (_, i) => `s${from + i}`);
  return names.length > 0 ? `let ${names.join()};` : '';
}

/** Whether a call is what an effect waits for, as a function of both frames; it fills the effect's from the call's. */
function awaitsText({ c, match, equals, where }: Waits, name: string): string {
  const { size } = c.program.routines[c.routine];
  const { params } = c.ruleset.routines[match.verb];
  const u = new Unit(c, [], null);
  for (let slot = 0; slot < size; slot++) u.write(`let ${u.slot(slot)}=f[${digits(slot)}];`);
  u.write(`${locals(size, c.size)}${spend('1', 1 + costOf(where) + costOf(equals))}`);
  match.args.forEach((arg, i) => {
    const wanted = equals[i];
    const given = `c[${digits(params[i].slot)}]`;
    if (arg === null) return;
    if ('slot' in arg) u.write(`${u.slot(arg.slot)}=${given};f[${digits(arg.slot)}]=${given};`);
    else if (wanted === null) return;
    else if (params[i].type.list) u.write(`if(!same(${counted(u, fitting(u, true, wanted))},${given}))return 0;`);
    else u.write(`if(${num(u, wanted)}!==${given})return 0;`);
  });
  const holds = test(u, where);
  return `function ${name}(f,c){${u.take()}return ${holds};}`;
}

/** What effects wait for, and what they last until. */
export const awaitsTexts = (waits: readonly { match: Waits; until: Waits | null }[]): string[] =>
  waits.flatMap(({ match, until }, i) => [
    awaitsText(match, `m${digits(i)}`),
    ...(until === null ? [] : [awaitsText(until, `u${digits(i)}`)]),
  ]);
