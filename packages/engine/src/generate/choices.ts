import { type Choice, choiceType, NONE, type Node } from '@draco-table/ruleset';
import { isForced } from '../play/ask.js';
import { type Info, infoOf } from './asking.js';
import { type Context, makeRoom } from './context.js';
import { distinct, isDistinct } from './distinct.js';
import { list, num } from './expressions.js';
import { iterate, placeOf } from './loops.js';
import { ofType } from './of-type.js';
import { digits, type Unit } from './unit.js';

/** What may be chosen, each value once. */
export function optionsText(u: Unit, from: Node): string {
  const options = list(u, from);
  return isDistinct(u.c.ruleset, from) ? options : `${u.constant(distinct)}(${options})`;
}

/** A list of what may be chosen and how many that are. Most are chosen by a condition, and need no list of their own. */
function offered(u: Unit, { from }: Choice, info: string, hasRoom: boolean): [list: string, count: string] {
  if (!hasRoom) {
    const all = u.hold(optionsText(u, from));
    return [all, `${all}.length`];
  }
  const all = u.hold(`${info}.free()`);
  const only = ofType(from);
  if (only) return [all, u.hold(`${u.constant(u.c.moves.offerOf)}(${placeOf(u, only.zone)},${only.type},${all})`)];
  const n = u.fresh();
  u.write(`let ${n}=0;`);
  iterate(u, from as Node, true, (x) => u.write(`${all}[${n}++]=${x};`));
  return [all, n];
}

/** How many there can be of options that need no list of their own; 0 where they need one. */
function optionsIn(c: Context, { from, who, many }: Choice): number {
  const isLoop = Array.isArray(from) && (from[0] === 'where' || from[0] === 'zone');
  // Finding out who chooses may ask the same question first.
  if (many || !isLoop || !c.quiet(from) || !c.quiet(who) || !isDistinct(c.ruleset, from)) return 0;
  return mostOf(c, from);
}

/** How long a list can be, of those that can be gone through without making them; 0 for others. */
export function mostOf(c: Context, node: Node): number {
  if (typeof node === 'number') return 0;
  const [op, first] = node as unknown as [string, never];
  if (op === 'where' || op === 'first-n' || op === 'last-n') return mostOf(c, first);
  if (op === 'zone') return c.layout.startDesign.length;
  if (op === 'every') return c.layout.thingsOfType[first].length;
  if (op === 'designs') return c.ruleset.designs.length;
  if (op === 'list') return node.length - 1;
  return ['players', 'players-from', 'opponents'].includes(op) ? c.layout.maxSeats : 0;
}

/** Asks, and puts what was chosen into the slot; the text tells whether something was. */
export function choosing(u: Unit, choice: Choice): string {
  const { slot, may, secret, prompt, type, many } = choice;
  const room = makeRoom(u.c, optionsIn(u.c, choice));
  const info = u.constant(infoOf(u.c, prompt, type, choice, room ?? undefined));
  const into = u.slot(slot);
  const done = (): void => {
    u.c.types[slot] = choiceType(choice);
  };
  if (many) {
    const options = u.hold(`${optionsText(u, choice.from)}.slice()`);
    const most = many.max === null ? `${options}.length` : u.hold(num(u, many.max));
    const least = u.hold(num(u, many.min));
    const who = num(u, choice.who);
    u.write(`${into}=${u.constant(u.c.asking.chooseMany)}(${info},${who},${options},${least},${most});`);
    done();
    return `(${into}.length>0)`;
  }
  const [options, count] = offered(u, choice, info, room !== null);
  const t = u.fresh();
  // What others may not know decides nothing about being asked.
  u.write(`let ${t}=false;${secret ? '' : `if(${count}>0)`}{`);
  const { chooseOne, chooseAnyway } = u.c.asking;
  const ask = u.constant(secret ? chooseAnyway : chooseOne);
  const i = u.fresh();
  u.write(`const ${i}=${ask}(${info},${num(u, choice.who)},${options},${count});`);
  if (may || secret) u.write(`${t}=${i}>=0;${into}=${t}?${options}[${i}]:${digits(NONE)};}`);
  else u.write(`${t}=true;${into}=${options}[${i}];}`);
  done();
  return t;
}

interface Question {
  seat: number;
  list: readonly number[];
  min: number;
  max: number;
}
/** One of several questions put together: asked for, or answered where there is but one answer. */
export function question(
  info: Info,
  asked: Question[],
  answers: (number | readonly number[])[],
  seat: number,
  options: readonly number[],
  least: number,
  most: number,
): void {
  const count = options.length;
  const max = info.many ? Math.max(0, Math.min(count, most)) : Math.min(1, count);
  const min = info.many ? Math.max(0, Math.min(max, least)) : info.optional ? 0 : max;
  if (info.secret || !isForced(info.ask, count, min, max)) asked.push({ seat, list: options, min, max });
  else answers[seat] = info.many ? options.slice(0, max) : (options[0] ?? NONE);
}

export function together(
  { watched, askMany }: Context['asking'],
  info: Info,
  asked: readonly Question[],
  answers: (number | readonly number[])[],
): void {
  watched(
    info,
    asked.some(({ list: options, min, max }) => !isForced(info.ask, options.length, min, max)),
  );
  const given = asked.map(({ seat, list: options, min, max }) => askMany(info, seat, options, min, max));
  asked.forEach(({ seat }, i) => {
    answers[seat] = info.many ? given[i] : (given[i][0] ?? NONE);
  });
}
