import { NONE, type Node, type Op } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { nothing } from '../program/calls.js';
import type { Hooked, HookSet, Program, Routine } from '../program/program.js';
import { fitting } from './expressions.js';
import { FAIL } from './fails.js';
import { counted } from './loops.js';
import { digits, type Unit } from './unit.js';

/** How many slots of a routine come from outside: its parameters, or of an effect all that it may have caught. */
export function inputsOf(program: Program, routine: Routine): number {
  if (program.hooks.some((hook) => hook.body === routine)) return Math.max(2, routine.def.slots.length);
  return Math.max(2, ...routine.def.params.map(({ slot }) => slot + 1));
}

/** Names of the parameters of a routine's function, in their order. */
export const namesOf = (inputs: number): string =>
  Array.from({ length: inputs }, (_, slot) => (slot === 0 ? 'you' : slot === 1 ? 'card' : `s${slot}`)).join();

/** What a call hands over: who acts and `this` go along, arguments go to their slots. */
export function handedOver(u: Unit, routine: Routine, args: readonly Node[]): string {
  const { params } = routine.def;
  const texts = u.inOrder(
    args.map((arg, i) => () => {
      const isList = params[i].type.list === true;
      const text = fitting(u, isList, arg);
      // Who acts on the call is handed a list of its own.
      return isList ? counted(u, text) : text;
    }),
  );
  const all = [u.slot(0), u.slot(1)];
  const inputs = inputsOf(u.c.program, routine);
  for (let slot = 2; slot < inputs; slot++) all.push('0');
  texts.forEach((text, i) => {
    all[params[i].slot] = text;
  });
  return all.join();
}

/** Carries out a verb as a statement. */
export function doText(u: Unit, routine: Routine, args: readonly Node[]): string {
  const given = handedOver(u, routine, args);
  u.stopAtEnd();
  const { index } = routine;
  if (routine.hooks !== null) return `if(h${digits(index)}(${given})===3){${u.end}}`;
  return deeper(u, `if(r${digits(index)}(${given})===3){${u.end}}`);
}

/** Something that goes deeper, where that has to be counted. */
export const deeper = (u: Unit, text: string): string =>
  u.c.isShallow ? text : `if((depth+=1)>${digits(LIMITS.depth)})${FAIL.depth};${text}depth-=1;`;

/** A call for its value. */
export function callText(u: Unit, node: Op): string {
  const routine = u.c.program.routines[node[1] as number];
  const args = node.slice(2) as Node[];
  const given = handedOver(u, routine, args);
  const index = digits(routine.index);
  if (routine.def.is === 'define' && u.c.quiet(node as Node)) return `d${index}(${given})`;
  u.called = true;
  if (routine.def.is === 'define') return u.hold(`d${index}(${given})`);
  const carried = routine.hooks !== null ? `h${index}(${given});` : deeper(u, `r${index}(${given});`);
  // An argument may have ended the game.
  u.write(`given=${nothingText(u, routine)};if(ended===0){${carried}}`);
  return u.hold('given');
}

export const nothingText = (u: Unit, routine: Routine): string =>
  digits(Array.isArray(nothing(routine)) ? u.c.plan.empty : NONE);

/** What acts on a verb by lying somewhere: by place, the designs that do. */
function cardsText(u: Unit, sets: readonly HookSet[]): string {
  const cards = sets.flatMap((set) => set.cards);
  return cards
    .map(({ base, count, byDesign }) => {
      const designs = u.c.plan.table(byDesign.map((hooks) => Number(hooks !== undefined)));
      const first = `lies${designs}`;
      u.c.lies.set(
        first,
        `function ${first}(place,last){for(let p=place;p<last;p++){const n=Y[p]-B[p];if(n>64)spend(n>>6);const end=Y[p];
for(let i=B[p];i<end;i++)if(${designs}[D[Z[i]]]===1)return 1;}return 0;}`,
      );
      const look = `${first}(${digits(base)},${digits(base + count)})`;
      return count === 1 ? `(Y[${digits(base)}]>B[${digits(base)}]&&${look})` : look;
    })
    .join('||');
}

/** The function of a verb on which something may act: most calls meet nothing. */
export function hookedText(u: Unit, routine: Routine): string {
  const hooks = routine.hooks as Hooked;
  const { index } = routine;
  const names = namesOf(inputsOf(u.c.program, routine));
  const list = names.split(',');
  // What was handed over goes outside as a list.
  const frame = `const f=make(${digits(list.length)});${list.map((name, i) => `f[${i}]=${name};`).join('')}`;
  const direct = deeper(u, `given=${nothingText(u, routine)};const b=sequence;const h=r${digits(index)}(${names});`);
  const sets = [hooks.before, hooks.after, hooks.instead];
  // Effects in force are looked at first, as far as that can be done without going outside.
  const awaited = [
    `E[${digits(index)}]>0&&a${digits(index)}(${names})`,
    ...[cardsText(u, sets)].filter((text) => text !== ''),
  ].join('||');
  const quick = sets.every(({ always }) => always.length === 0)
    ? `if(!(${awaited})){${direct}if(h===3)return 3;if(!(${awaited}))return 0;${frame}return afterHooks(${digits(index)},f,b);}`
    : '';
  return `function h${digits(index)}(${names}){${quick}${frame}return callHooked(${digits(index)},f);}`;
}
