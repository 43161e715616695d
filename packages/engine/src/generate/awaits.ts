import type { Match, Node } from '@draco-table/ruleset';
import { namesOf } from './calls.js';
import type { Context } from './context.js';
import { num, test } from './expressions.js';
import { costOf, spend } from './loops.js';
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

/**
 * Whether a call may be what an effect waits for, as a function of the effect's frame and the call's: most are not, and
 * then nobody outside has to look. It is no more than a first look where lists are compared or looking does something.
 */
function firstLook({ c, match, equals, where }: Waits, name: string, args: number): string {
  const { size } = c.program.routines[c.routine];
  const { params } = c.ruleset.routines[match.verb];
  const u = new Unit(c, [], null);
  const given = Array.from({ length: args }, (_, slot) => `c${slot}`);
  const head = `function ${name}(${[namesOf(size), ...given].join()})`;
  const isSimple = match.args.every((arg, i) => arg === null || 'slot' in arg || params[i].type.list !== true);
  if (!isSimple || !c.quiet(where) || !equals.every((node) => node === null || c.quiet(node)))
    return `${head}{return 1;}`;
  match.args.forEach((arg, i) => {
    const wanted = equals[i];
    if (arg === null) return;
    if ('slot' in arg) u.write(`${u.slot(arg.slot)}=c${digits(params[i].slot)};`);
    else if (wanted !== null) u.write(`if(${num(u, wanted)}!==c${digits(params[i].slot)})return 0;`);
  });
  const holds = test(u, where);
  return `${head}{${spend('1', 1 + costOf(where) + costOf(equals))}${locals(size, c.size)}${u.take()}return ${holds};}`;
}

/** Functions that tell whether an effect in force waits for a call of a verb, for every verb that some effect waits for. */
export function awaitsTexts(
  { program, plan }: Context,
  waits: readonly { match: Waits; until: Waits | null }[],
  inputs: (verb: number) => number,
): string[] {
  const texts: string[] = [];
  const byVerb = new Map<number, string[]>();
  const add = (hook: number, sort: 'm' | 'u', one: Waits): void => {
    const { verb } = one.match;
    const [name, args] = [`${sort}${digits(hook)}w`, inputs(verb)];
    texts.push(firstLook(one, name, args));
    const { size } = program.routines[one.c.routine];
    const frame = Array.from({ length: size }, (_, slot) => `p[${slot}]`);
    const look = `if(hook===${digits(hook)}&&${name}(${[...frame, namesOf(args)].join()}))return 1;`;
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), look]);
  };
  for (const [hook, { match, until }] of waits.entries()) {
    add(hook, 'm', match);
    if (until !== null) add(hook, 'u', until);
  }
  for (const [verb, looks] of byVerb) {
    const each = `const p=${digits(plan.effects)}+i*${digits(4 * plan.effectStride)};const hook=p.length;`;
    // One whose frame holds a list has to be looked at from outside.
    texts.push(
      `function a${digits(verb)}(${namesOf(inputs(verb))}){for(let i=0;i<effects;i++){${each}if(hook<0)return 1;${looks.join('')}}return 0;}`,
    );
  }
  return texts;
}
