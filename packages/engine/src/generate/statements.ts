import {
  type Block,
  type Choice,
  choiceType,
  elementOf,
  isList,
  NONE,
  type Node,
  type Op,
  typeOf,
} from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { askOne, DECLINED } from '../play/ask.js';
import { tellCall, tellTrace, tellVar } from '../play/tell.js';
import { breach, fault } from '../problems.js';
import { compileAsk } from '../program/asks.js';
import { perform } from '../program/calls.js';
import { checkSeat, compileChoosing } from '../program/choices.js';
import { isDistinct } from '../program/effects.js';
import { owers } from '../program/moves.js';
import { END, GO, LEAVE, type Routine, STOP } from '../program/program.js';
import { carryOut, plainStatement } from '../program/statements.js';
import type { Frame, Run } from '../state/run.js';
import { moveTo } from '../state/zones.js';
import { digits, fitting, list, num, test, value, varText, zoneText } from './expressions.js';
import type { Unit } from './unit.js';

type Write = (u: Unit, node: Op, leave: string) => string;

const tooLong = (): never => breach('steps', LIMITS.steps);
const tooDeep = (): never => breach('depth', LIMITS.depth);
const pass = (u: Unit): string => `if(--r.steps<0)${u.constant(tooLong)}();`;
/** Tests and tables want to know of a call; a playout does not. */
const tell = (r: Run, routine: Routine, frame: Frame): void => {
  if (r.traced) tellTrace(r, routine, frame);
  if (r.emit !== null && routine.def.told) tellCall(r, 'told', routine, frame);
};

/** A block of its own: leaving it goes on after it. */
function block(u: Unit, nodes: Block): string {
  const label = u.fresh();
  return `${label}:{${inside(u, nodes, `break ${label};`)}}`;
}

const inside = (u: Unit, nodes: Block, leave: string): string =>
  nodes.map((node) => statement(u, node as Op, leave)).join('');

const WRITES: Record<string, Write> = {
  let: (u, node) => {
    const slot = node[1] as number;
    const text = value(u, node[2]);
    u.c.types[slot] = typeOf(u.c, node[2]);
    return `f[${digits(slot)}]=${text};if(r.ended===1)return ${END};`;
  },
  set: (u, node) => {
    const at = node[1] as number;
    const place = varText(u, at, node[2] as Node | null);
    const text = fitting(u, u.c.ruleset.vars[at].type.list === true, node[3]);
    const [p, v, was] = [u.fresh(), u.fresh(), u.fresh()];
    const told = `if(r.emit!==null)${u.constant(tellVar)}(r,${digits(at)},${p},${was});`;
    return `{const ${p}=${place},${v}=${text},${was}=r.vars[${p}];r.vars[${p}]=${v};${told}}if(r.ended===1)return ${END};`;
  },
  add: (u, node) => {
    const at = node[1] as number;
    const place = varText(u, at, node[2] as Node | null);
    const amount = num(u, node[3]);
    const [p, was] = [u.fresh(), u.fresh()];
    const told = `if(r.emit!==null)${u.constant(tellVar)}(r,${digits(at)},${p},${was});`;
    return `{const ${p}=${place},${was}=r.vars[${p}];r.vars[${p}]=${was}+${amount}|0;${told}}`;
  },
  if: (u, node) => {
    const condition = test(u, node[1]);
    const yes = block(u, node[2] as unknown as Block);
    const no = node[3] === undefined ? '' : `else{${block(u, node[3] as unknown as Block)}}`;
    return `if(${condition}){${yes}}${no}`;
  },
  choose: (u, node, leave) => {
    const choice = node[1] as unknown as Choice;
    const chosen = choosing(u, choice);
    const other = choice.else;
    if (choice.body) {
      const body = block(u, choice.body);
      return `if(${chosen}){${body}}${other ? `else{${block(u, other)}}` : ''}`;
    }
    if (other) return `if(!${chosen}){${block(u, other)}}`;
    return choice.many ? `${chosen};` : `if(!${chosen})${leave}`;
  },
  each: (u, node, leave) => {
    if (node[4] !== undefined) return closure(u, node, leave);
    const slot = node[1] as number;
    const items = list(u, node[2], false);
    u.c.types[slot] = elementOf(typeOf(u.c, node[2]));
    const [all, i] = [u.fresh(), u.fresh()];
    const body = block(u, node[3] as unknown as Block);
    const head = `const ${all}=${items};for(let ${i}=0;${i}<${all}.length;${i}++)`;
    return `{${head}{${pass(u)}f[${digits(slot)}]=${all}[${i}];${body}}}`;
  },
  repeat: (u, node) => {
    const n = u.fresh();
    const times = num(u, node[1]);
    return `for(let ${n}=${times};${n}>0;${n}--){${pass(u)}${block(u, node[2] as unknown as Block)}}`;
  },
  until: (u, node) => {
    const condition = test(u, node[1]);
    return `while(!(${condition})){${pass(u)}${block(u, node[2] as unknown as Block)}}`;
  },
  do: (u, node) => {
    const routine = u.c.program.routines[node[1] as number];
    const { params } = routine.def;
    const args = (node.slice(2) as Node[]).map((arg, i) => fitting(u, params[i].type.list === true, arg));
    const [g, b] = [u.fresh(), u.fresh()];
    const k = u.constant(routine);
    const filled = args.map((arg, i) => `${g}[${digits(routine.slots[i])}]=${arg};`).join('');
    const frame = `const ${g}=${k}.frame(f[0],f[1]);${filled}`;
    if (routine.hooks !== null) return `{${frame}if(${u.constant(perform)}(r,${k},${g})===${END})return ${END};}`;
    const deeper = `if(++r.depth>${digits(LIMITS.depth)})${u.constant(tooDeep)}();${pass(u)}`;
    const told = `if(r.traced||r.emit!==null)${u.constant(tell)}(r,${k},${g});`;
    const run = `const ${b}=r.at;r.at=${digits(routine.index)};${told}if(${k}.body(r,${g})===${END})return ${END};`;
    return `{${frame}${deeper}${run}r.at=${b};r.depth--;}`;
  },
  give: (u, node) => {
    const type = u.c.ruleset.routines[u.c.routine]?.gives;
    const text = type ? fitting(u, type.list === true, node[1]) : value(u, node[1]);
    return `r.given=${text};return ${STOP};`;
  },
  /** Where nobody listens; telling it is the closure's. */
  move: (u, node, leave) => {
    const [, what, zone, index, word, extra] = node as unknown as [string, Node, number, Node | null, string, Node?];
    const told = closure(u, node, leave);
    if (extra !== undefined || isList(u.c, what)) return told;
    const first = word === 'top' || (word === 'end' && u.c.ruleset.zones[zone].shape === 'pile');
    const t = u.fresh();
    const thing = num(u, what);
    const moved = `${u.constant(moveTo)}(r,${t},${zoneText(u, zone, index)},${first ? 0 : -1})`;
    return `if(r.emit===null){const ${t}=${thing};if(${t}>=0)${moved};}else${told}`;
  },
  pay: (u, node, leave) => {
    const at = node[1] as number;
    const { varBase, varCount } = u.c.layout;
    const base = digits(varBase[at]);
    const count = digits(varCount[at]);
    const owing = u.constant(owers(u.c, at));
    const told = closure(u, node, leave);
    const [amount, from, to] = [num(u, node[2]), num(u, node[3]), num(u, node[4])];
    const [a, b, n, has] = [u.fresh(), u.fresh(), u.fresh(), u.fresh()];
    const who = `const ${a}=${from},${b}=${to};if(${a}>>>0>=${count}||${b}>>>0>=${count})${u.constant(nobody)}();`;
    const most = `const ${has}=r.vars[${base}+${a}];let ${n}=${amount};if(${n}>${has}&&!${owing}[${a}])${n}=${has};`;
    const paid = `if(${n}>0){r.vars[${base}+${a}]=${has}-${n}|0;r.vars[${base}+${b}]=r.vars[${base}+${b}]+${n}|0;}`;
    return `if(r.emit===null){${who}${most}${paid}}else${told}`;
  },
  carry: (u, node) => `if(${u.constant(carryOut)}(r,${num(u, node[1])},f[0])===${END})return ${END};`,
  stop: () => `return ${STOP};`,
  mark: (_, node) => {
    const at = digits(node[1] as number);
    return `r.mark=${at};if(r.covered!==null)r.covered[${at}]=1;`;
  },
};

/** Whether something was chosen. A choice of one is written out, of several it is called. */
function choosing(u: Unit, choice: Choice): string {
  if (choice.many || !isDistinct(u.c.ruleset, choice.from)) return `${u.constant(compileChoosing(u.c, choice))}(r,f)`;
  const { slot, may, prompt, type } = choice;
  const who = num(u, choice.who);
  const options = list(u, choice.from, true);
  const ask = u.constant(compileAsk(u.c, prompt, type, choice));
  u.c.types[slot] = choiceType(choice);
  const forced = may ? 'false' : 'a.length===1';
  const watched = `if(r.watch!==null)${u.constant(watch)}(r,${digits(prompt)},!o);`;
  const asked = `${u.constant(askOne)}(r,${ask},f,${u.constant(checkSeat)}(r,s),a)`;
  const s = digits(slot);
  const declined = `if(v===${DECLINED}){f[${s}]=${digits(NONE)};return false}`;
  return u.helper(
    `const a=${options};if(a.length===0)return false;const s=${who},o=${forced};${watched}const v=o?a[0]:${asked};${declined}f[${s}]=v;return true`,
  );
}

const watch = (r: Run, prompt: number, asked: boolean): void => r.watch?.choice?.(prompt, asked);
const nobody = (): never => fault('nobody there');

/** What has no text of its own is called. */
function closure(u: Unit, node: Op, leave: string): string {
  const h = u.fresh();
  const call = u.constant(plainStatement(u.c, node as Node));
  return `{const ${h}=${call}(r,f);if(${h}!==${GO}){if(${h}===${LEAVE})${leave}return ${h};}}`;
}

export const statement: Write = (u, node, leave) =>
  Object.hasOwn(WRITES, node[0]) ? WRITES[node[0]](u, node, leave) : closure(u, node, leave);

export const body = (u: Unit, nodes: Block): string => `${inside(u, nodes, `return ${LEAVE};`)}return ${GO};`;
