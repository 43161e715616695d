import { NONE, type Node, type Op } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { breach } from '../problems.js';
import { nothing } from '../program/calls.js';
import { spend } from '../program/evaluate.js';
import type { Hooked, HookSet, Program, Routine } from '../program/program.js';
import { fitting } from './expressions.js';
import { fixed, type Memory } from './memory.js';
import { digits, type Unit } from './unit.js';

const tooDeep = (): never => breach('depth');

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
  const texts = u.inOrder(args.map((arg, i) => () => fitting(u, params[i].type.list === true, arg)));
  const all = [u.slot(0), u.slot(1)];
  const inputs = inputsOf(u.c.program, routine);
  for (let slot = 2; slot < inputs; slot++) all.push('null');
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
  u.c.isShallow ? text : `if(++R.depth>${digits(LIMITS.depth)})${u.constant(tooDeep)}();${text}R.depth--;`;

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
  u.write(`R.given=${nothingText(routine)};if(R.ended===0){${carried}}`);
  return u.hold('R.given');
}

export const nothingText = (routine: Routine): string => (Array.isArray(nothing(routine)) ? '[]' : digits(NONE));

/** A frame as a literal, made in a few instructions; names without a value hold null. */
export const frameText = (routine: Routine, you: string, card: string): string =>
  `[${you},${card}${',null'.repeat(Math.max(0, routine.size - 2))}]`;

/** What may be waiting for a verb: lasting effects, by their hooks, and cards with effects, by place and design. */
interface Waiting {
  hooks: Int32Array;
  cards: { base: number; end: number; designs: Int32Array }[];
}

/** Whether something in force or lying there waits for a verb. */
function isAwaited({ run, begin, end, things, design }: Memory, { hooks, cards }: Waiting): boolean {
  const { effects } = run;
  for (let i = 0; i < effects.length; i++) if (hooks[effects[i].hook] === 1) return true;
  for (let i = 0; i < cards.length; i++) {
    const { base, end: last, designs } = cards[i];
    for (let place = base; place < last; place++) {
      if (end[place] - begin[place] > 64) spend(run, (end[place] - begin[place]) >> 6);
      for (let n = begin[place]; n < end[place]; n++) if (designs[design[things[n]]] === 1) return true;
    }
  }
  return false;
}

/** Up to so many places are looked at for something before all that lies there is. */
const FEW = 8;

function awaitedText(u: Unit, index: number, sets: readonly HookSet[]): string {
  const waiting: Waiting = {
    hooks: fixed(u.c.program.hooks.map(({ verb, until }) => Number(verb === index || until?.verb === index))),
    cards: sets
      .flatMap(({ cards }) => cards)
      .map(({ base, count, byDesign }) => ({
        base,
        end: base + count,
        designs: fixed(byDesign.map((hooks) => Number(hooks !== undefined))),
      })),
  };
  const look = `${u.constant(isAwaited)}(${u.constant(u.c.memory)},${u.constant(waiting)})`;
  const places = waiting.cards.flatMap(({ base, end }) => Array.from({ length: end - base }, (_, i) => base + i));
  if (places.length > FEW) return look;
  const some = [...new Set(places)].map((place) => `Y[${digits(place)}]>B[${digits(place)}]`);
  return `((${['R.effects.length>0', ...some].join('||')})&&${look})`;
}

/** The function of a verb on which something may act: most calls meet nothing. */
export function hookedText(u: Unit, routine: Routine, call: string, after: string): string {
  const hooks = routine.hooks as Hooked;
  const { index, def } = routine;
  const inputs = inputsOf(u.c.program, routine);
  const names = namesOf(inputs);
  const k = u.constant(routine);
  const filled = def.params.map(
    ({ slot }) => `f[${digits(slot)}]=${slot === 0 ? 'you' : slot === 1 ? 'card' : `s${slot}`};`,
  );
  const frame = `const f=${frameText(routine, 'you', 'card')};${filled.join('')}`;
  const direct = deeper(u, `R.given=${nothingText(routine)};const b=R.sequence,h=r${digits(index)}(${names});`);
  const sets = [hooks.before, hooks.after, hooks.instead];
  const awaited = awaitedText(u, index, sets);
  const quick = sets.every(({ always }) => always.length === 0)
    ? `if(!${awaited}){${direct}if(h===3)return 3;if(!${awaited})return 0;${frame}return ${after}(R,${k},f,b);}`
    : '';
  return `function h${digits(index)}(${names}){${quick}${frame}return ${call}(R,${k},f);}`;
}
