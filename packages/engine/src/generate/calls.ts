import { NONE, type Node, type Op } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { nothing } from '../program/calls.js';
import type { Hooked, HookSet, Program, Routine } from '../program/program.js';
import type { Context } from './context.js';
import { fitting } from './expressions.js';
import { FAIL } from './fails.js';
import { counted } from './loops.js';
import { digits, GIVEN, type Unit } from './unit.js';

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
  // Whatever comes after the end of the game is worked out all the same, only not carried out.
  texts.forEach((text, i) => {
    all[params[i].slot] = u.called ? u.hold(text) : text;
  });
  return all.join();
}

/** Carries out a verb as a statement. */
export function doText(u: Unit, routine: Routine, args: readonly Node[]): string {
  const given = handedOver(u, routine, args);
  u.stopAtEnd();
  const { index } = routine;
  if (u.c.givesList[index] && !routine.def.gives?.list) u.note(GIVEN);
  const mayEnd = u.c.endings[index];
  if (routine.hooks !== null) return ending(u, mayEnd, `h${digits(index)}(${given})`);
  return deeper(u, ending(u, mayEnd, `r${digits(index)}(${given})`));
}

/** Carries out what may end the game, or never does. */
export const ending = (u: Unit, mayEnd: boolean, call: string): string =>
  mayEnd ? `if(${call}===3){${u.end}}` : `${call};`;

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
  if (u.c.endings[routine.index]) u.called = true;
  if (routine.def.is === 'define') return u.hold(`d${index}(${given})`);
  const carried = routine.hooks !== null ? `h${index}(${given});` : deeper(u, `r${index}(${given});`);
  // An argument may have ended the game, or it was over before.
  const none = `given=${nothingText(u.c, routine)};`;
  u.write(`${none}if(ended===0){${carried}}${u.c.endings[routine.index] ? `if(ended===1)${none}` : ''}`);
  return u.hold('given');
}

export const nothingText = ({ plan }: Context, routine: Routine): string =>
  digits(Array.isArray(nothing(routine)) ? plan.empty : NONE);

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
      if (count >= 16) return `(spend(${digits(count >> 4)})||${look})`;
      return count === 1 ? `(Y[${digits(base)}]>B[${digits(base)}]&&${look})` : look;
    })
    .join('||');
}

/** The function of a verb on which something may act: most calls meet nothing. */
export function hookedText(u: Unit, routine: Routine): string {
  const { before, after, instead, ends } = routine.hooks as Hooked;
  const index = digits(routine.index);
  const names = namesOf(inputsOf(u.c.program, routine));
  const list = names.split(',');
  const sets = [before, after, instead];
  const isAwaited = ends || sets.some(({ lasting }) => lasting);
  const awaited =
    [isAwaited ? `E[${index}]>0` : '', cardsText(u, sets)].filter((text) => text !== '').join('||') || '0';
  const given = routine.def.gives ? `given=${nothingText(u.c, routine)};` : '';
  const direct = deeper(u, `${given}b=sequence;const h=r${index}(${names});`);
  const quick = sets.every(({ always }) => always.length === 0)
    ? `if(!(${awaited})){${direct}${u.c.endings[routine.index] ? 'if(h===3)return 3;' : ''}if(!(${awaited}))return 0;isDone=1;}`
    : '';
  // What was handed over is a list for those who act on it.
  const frame = `const c=make(${digits(list.length)});${list.map((name, i) => `c[${i}]=${name};`).join('')}`;
  const acted = `isDone?after(${index},c,b):called(${index},c)`;
  const slow = u.c.givesList[routine.index]
    ? `${frame}return ${acted};`
    : `const start=top;${frame}const how=${acted};top=start;return how;`;
  return `function h${index}(${names}){let b=0,isDone=0;${quick}${slow}}`;
}
