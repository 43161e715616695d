import { type ExpressionOp, elementOf, isList, NONE, type Node, type Op, typeOf } from '@draco-table/ruleset';
import { fault } from '../problems.js';
import { scripted } from '../state/chance.js';
import { below } from '../state/random.js';
import type { Run } from '../state/run.js';
import { cellAt, cellX, cellY, toward } from '../state/zones.js';
import { infoOf, YES_NO } from './asking.js';
import { callText } from './calls.js';
import { LISTS, onlyExtreme } from './lists.js';
import { costOf, counted, iterate, placeOf, spend } from './loops.js';
import { ofType } from './of-type.js';
import { attrText, printedIn, printedText, tableOf } from './tables.js';
import { digits, type Unit } from './unit.js';

type Write = (u: Unit, node: Op) => string;

const gone = (): never => fault('no such thing');
const nobody = (): never => fault('nobody there');
const byZero = (): never => fault('division by zero');
const divide = (a: number, b: number): number => (b === 0 ? byZero() : Math.floor(a / b) | 0);
const modulo = (a: number, b: number): number => (b === 0 ? byZero() : (a - b * Math.floor(a / b)) | 0);
const rolled = (r: Run, sides: number): number => scripted(r) ?? 1 + below(r.random, sides);
const between = (r: Run, from: number, to: number): number =>
  scripted(r) ?? (to < from ? from : from + below(r.random, to - from + 1));
const oneOf = (r: Run, all: readonly number[]): number =>
  all.length === 0 ? NONE : (scripted(r) ?? all[below(r.random, all.length)]);
/** One of the values, as likely as its weight; `ends` are the sums of the weights so far. */
function weighed(r: Run, all: readonly number[], ends: readonly number[]): number {
  const total = ends.length === 0 ? 0 : ends[ends.length - 1];
  if (total <= 0) return NONE;
  const value = scripted(r);
  if (value !== undefined) return value;
  const n = below(r.random, total);
  return all[ends.findIndex((end) => n < end)];
}

/** Which of the places of a zone or variable. */
function placeText(u: Unit, base: number, count: number, index: Node | null): string {
  if (index === null) return digits(base);
  if (typeof index === 'number' && index >>> 0 < count) return digits(base + index);
  const at = u.hold(num(u, index));
  return `(${at}>>>0<${digits(count)}?${base === 0 ? at : `${digits(base)}+${at}`}:${u.constant(nobody)}())`;
}
export const zoneText = (u: Unit, zone: number, index: Node | null): string =>
  placeText(u, u.c.layout.zoneBase[zone], u.c.layout.zoneCount[zone], index);
export const varText = (u: Unit, at: number, index: Node | null): string =>
  placeText(u, u.c.layout.varBase[at], u.c.layout.varCount[at], index);

const both = (u: Unit, node: Op): [string, string] =>
  u.inOrder([() => num(u, node[1]), () => num(u, node[2])]) as [string, string];
const two =
  (write: (a: string, b: string, u: Unit) => string): Write =>
  (u, node) =>
    write(...both(u, node), u);
const one =
  (write: (a: string, u: Unit) => string): Write =>
  (u, node) =>
    write(num(u, node[1]), u);

/** The first element that is left, or NONE. */
function found(u: Unit, node: Node): string {
  const [t, l] = [u.fresh(), u.fresh()];
  u.write(`let ${t}=${digits(NONE)};${l}:{`);
  iterate(u, node, true, (x) => u.write(`${t}=${x};break ${l};`));
  u.write('}');
  return t;
}

/** The first that meet a condition are looked for no longer than to be found; other lists are gone through to their end. */
const isWhere = (node: Node): boolean => Array.isArray(node) && node[0] === 'where';

const RUN_OVER = new Set(['where', 'giving', 'joined', 'with']);
const isZone = (node: Node): boolean => Array.isArray(node) && node[0] === 'zone';
/** A list that need not be made to run over it. */
const isLoop = (u: Unit, node: Node): boolean => Array.isArray(node) && RUN_OVER.has(node[0]) && u.c.quiet(node);

/** What has one of two values; each is worked out only where it is wanted. */
export function either(u: Unit, condition: string, yes: () => string, no: () => string): string {
  const held = u.fresh();
  const a = u.apart(yes);
  const b = u.apart(no);
  if (a.before === '' && b.before === '') return `(${condition}?${a.value}:${b.value})`;
  u.write(`let ${held};if(${condition}){${a.before}${held}=${a.value};}else{${b.before}${held}=${b.value};}`);
  return held;
}

/**
 * A value out of a list, as a whole number. NONE is too low for what browsers keep as a small one: a list that holds it is
 * one of floats, and what is read from it would make every list that it comes to one of floats too.
 */
const whole = (text: string): string => `(${text}|0)`;

const NUMS: Partial<Record<ExpressionOp | 'with', Write>> = {
  none: () => digits(NONE),
  slot: (u, node) => u.slot(node[1] as number),
  answer: (u, node) => whole(`(${u.slot(node[1] as number)}?.[${num(u, node[2])}]??${digits(NONE)})`),
  var: (u, node) => `V[${varText(u, node[1] as number, node[2] as Node | null)}]`,
  option: (_, node) => `O[${digits(node[1])}]`,
  holder: (u, node) => digits(u.c.layout.maxSeats + (node[1] as number)),
  piece: (_, node) => `T[${digits(node[1])}]`,
  attr: (u, node) => attrText(u, node),
  printed: (u, node) => printedText(u, node),
  '+': two((a, b) => `(${a}+${b}|0)`),
  '-': two((a, b) => `(${a}-${b}|0)`),
  '*': two((a, b) => `Math.imul(${a},${b})`),
  '/': two((a, b, u) => `${u.constant(divide)}(${a},${b})`),
  mod: two((a, b, u) => `${u.constant(modulo)}(${a},${b})`),
  max: two((a, b) => `Math.max(${a},${b})`),
  min: two((a, b) => `Math.min(${a},${b})`),
  if: (u, node) => {
    const condition = test(u, node[1]);
    return either(
      u,
      condition,
      () => num(u, node[2]),
      () => num(u, node[3]),
    );
  },
  count: (u, node) => {
    const inner = node[1];
    if (isZone(inner)) {
      const place = placeOf(u, inner);
      return `(Y[${place}]-B[${place}])`;
    }
    const only = ofType(inner);
    if (only) return u.hold(`${u.constant(u.c.moves.countOf)}(${placeOf(u, only.zone)},${only.type})`);
    if (!isLoop(u, inner)) return `${list(u, inner)}.length`;
    const n = u.fresh();
    u.write(`let ${n}=0;`);
    iterate(u, inner, true, () => u.write(`${n}++;`));
    return n;
  },
  first: (u, node) => {
    const inner = node[1];
    const only = ofType(inner);
    if (only) return u.hold(`${u.constant(u.c.moves.nthOf)}(${placeOf(u, only.zone)},${only.type},1)`);
    if (isWhere(inner) && u.c.quiet(inner)) return found(u, inner);
    if (isZone(inner)) {
      const place = placeOf(u, inner);
      return `(B[${place}]===Y[${place}]?${digits(NONE)}:Z[B[${place}]])`;
    }
    const all = u.hold(list(u, inner));
    return `(${all}.length===0?${digits(NONE)}:${all}[0])`;
  },
  last: (u, node) => {
    if (isZone(node[1])) {
      const place = placeOf(u, node[1]);
      return `(B[${place}]===Y[${place}]?${digits(NONE)}:Z[Y[${place}]-1])`;
    }
    const all = u.hold(list(u, node[1]));
    return `(${all}.length===0?${digits(NONE)}:${all}[${all}.length-1])`;
  },
  only: (u, node) => {
    const inner = node[1] as Op;
    if (inner[0] === 'most' || inner[0] === 'least') return onlyExtreme(u, inner);
    if (isZone(inner)) {
      const place = placeOf(u, inner);
      return `(Y[${place}]-B[${place}]===1?Z[B[${place}]]:${digits(NONE)})`;
    }
    const all = u.hold(list(u, inner));
    return `(${all}.length===1?${all}[0]:${digits(NONE)})`;
  },
  at: (u, node) => {
    const inner = node[1];
    const only = ofType(inner);
    if (only && u.c.quiet(node)) {
      const [place, n] = u.inOrder([() => placeOf(u, only.zone), () => num(u, node[2])]);
      return u.hold(`${u.constant(u.c.moves.nthOf)}(${place},${only.type},${n})`);
    }
    if (isLoop(u, inner) && typeof node[2] === 'number') {
      // Where looking at the rest goes wrong, it does.
      const [t, n, i] = [u.fresh(), u.fresh(), u.fresh()];
      u.write(`let ${i}=0,${t}=${digits(NONE)};const ${n}=${num(u, node[2])};`);
      iterate(u, inner, true, (x) => u.write(`if(++${i}===${n})${t}=${x};`));
      return t;
    }
    if (isZone(inner) && u.c.quiet(node[2])) {
      const [place, n] = u.inOrder([() => placeOf(u, inner), () => u.hold(num(u, node[2]))]);
      return `(${n}>0&&${n}<=Y[${place}]-B[${place}]?Z[B[${place}]+${n}-1]:${digits(NONE)})`;
    }
    const [all, n] = u.inOrder([() => u.hold(list(u, inner)), () => u.hold(num(u, node[2]))]);
    return `(${n}>0&&${n}<=${all}.length?${all}[${n}-1]:${digits(NONE)})`;
  },
  sum: (u, node) => {
    const n = u.fresh();
    u.write(`let ${n}=0;`);
    iterate(u, node[1], true, (x) => u.write(`${n}=${n}+${x}|0;`));
    return n;
  },
  design: one((thing, u) => `(D[${thing}]??${u.constant(gone)}())`),
  place: one((thing, u) => `${u.constant(u.c.moves.placeOf)}(${thing})`),
  'cell-of': one((thing) => `(C[${thing}]??${digits(NONE)})`),
  'holder-of': (u, node) => {
    const { zoneOf, zoneIndex } = u.c.layout;
    const owners = zoneOf.map((zone, place) => (u.c.ruleset.zones[zone].per === 'player' ? zoneIndex[place] : NONE));
    return `(${u.constant(tableOf(u, owners, 'holders'))}[W[${num(u, node[1])}]]??${u.constant(gone)}())`;
  },
  after: one((seat) => `((${seat}+1)%R.seats)`),
  before: one((seat) => `((${seat}+R.seats-1)%R.seats)`),
  cell: two((x, y, u) => `${u.constant(cellAt)}(${x},${y})`),
  x: one((cell, u) => `${u.constant(cellX)}(${cell})`),
  y: one((cell, u) => `${u.constant(cellY)}(${cell})`),
  toward: two((cell, side, u) => `${u.constant(toward)}(${cell},${side})`),
  opposite: one((side) => `(${side}+2&3)`),
  'at-cell': (u, node) => {
    const zone = (): string => zoneText(u, node[1] as number, node[2] as Node | null);
    const [place, cell] = u.inOrder([zone, () => num(u, node[3])]);
    return `${u.constant(u.c.moves.thingAt)}(${place},${cell})`;
  },
  roll: (u, node) => `${u.constant(rolled)}(R,${digits(u.c.ruleset.dice[node[1] as number].sides)})`,
  random: two((a, b, u) => `${u.constant(between)}(R,${a},${b})`),
  'random-from': (u, node) => `${u.constant(oneOf)}(R,${list(u, node[1])})`,
  weighing: (u, node) => {
    const slot = node[2] as number;
    const all = u.hold(list(u, node[1]));
    u.c.types[slot] = elementOf(typeOf(u.c, node[1]));
    const [ends, total, x] = [u.fresh(), u.fresh(), u.fresh()];
    u.write(
      `const ${ends}=[];let ${total}=0;${spend(u, `${all}.length`, 1 + costOf(node[3]))}for(const ${x} of ${all}){${u.slot(slot)}=${x};`,
    );
    const weight = u.hold(num(u, node[3]));
    u.write(`if(${weight}>0)${total}+=${weight};${ends}.push(${total});}`);
    return u.hold(`${u.constant(weighed)}(R,${all},${ends})`);
  },
  agrees: (u, node) => {
    const info = u.constant(infoOf(u.c, node[2] as number, { is: 'yes-no' }));
    const who = num(u, node[1]);
    const yesNo = u.constant(YES_NO);
    return u.hold(`${yesNo}[${u.constant(u.c.asking.askOne)}(${info},${who},${yesNo},2)]`);
  },
  with: (u, node) => {
    bind(u, node);
    return num(u, node[4]);
  },
  call: (u, node) => whole(callText(u, node)),
};

/** A value worked out once and held in a slot. */
export function bind(u: Unit, node: Op): void {
  const slot = node[1] as number;
  const type = typeOf(u.c, node[3]);
  const value = node[2] === 1 ? list(u, node[3]) : num(u, node[3]);
  u.c.types[slot] = node[2] === 1 ? { ...type, list: true } : elementOf(type);
  u.put(slot, value, node[3]);
}

/** A condition on a condition: the second is worked out only where it is wanted. */
function joint(u: Unit, node: Op, sign: '&&' | '||'): string {
  const left = test(u, node[1]);
  const right = u.apart(() => test(u, node[2]));
  if (right.before === '') return `(${left}${sign}${right.value})`;
  const t = u.fresh();
  u.write(`let ${t}=${left};if(${sign === '&&' ? t : `!${t}`}){${right.before}${t}=${right.value};}`);
  return t;
}

const sameLists = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const TESTS: Partial<Record<ExpressionOp, Write>> = {
  '=': two((a, b) => `(${a}===${b})`),
  '<': two((a, b) => `(${a}<${b})`),
  '<=': two((a, b) => `(${a}<=${b})`),
  not: (u, node) => `!(${test(u, node[1])})`,
  and: (u, node) => joint(u, node, '&&'),
  or: (u, node) => joint(u, node, '||'),
  same: (u, node) => {
    const [a, b] = u.inOrder([() => list(u, node[1]), () => list(u, node[2])]);
    return `${u.constant(sameLists)}(${counted(u, a)},${b})`;
  },
  in: (u, node) => {
    const right = node[2];
    if (Array.isArray(right) && right[0] === 'zone') {
      const place = (): string => zoneText(u, right[1] as number, right[2] as Node | null);
      const [thing, zone] = u.inOrder([() => num(u, node[1]), place]);
      return `(W[${thing}]===${zone})`;
    }
    const printed = printedIn(u, node[1], right);
    if (printed !== null) return printed;
    const value = u.hold(num(u, node[1]));
    if (Array.isArray(right) && right[0] === 'list' && right.slice(1).every((item) => typeof item === 'number')) {
      return `(${
        right
          .slice(1)
          .map((item) => `${value}===${digits(item)}`)
          .join('||') || 'false'
      })`;
    }
    const [t, l] = [u.fresh(), u.fresh()];
    const leave = isLoop(u, right) ? '' : `break ${l};`;
    u.write(`let ${t}=false;${l}:{`);
    iterate(u, right, true, (x) => u.write(`if(${x}===${value}){${t}=true;${leave}}`));
    u.write('}');
    return t;
  },
  'in-zone': (u, node) => {
    const zone = node[2] as number;
    if (node[3] !== null) {
      const [thing, place] = u.inOrder([() => num(u, node[1]), () => zoneText(u, zone, node[3])]);
      return `(W[${thing}]===${place})`;
    }
    const thing = num(u, node[1]);
    const base = u.c.layout.zoneBase[zone];
    const end = base + u.c.layout.zoneCount[zone];
    if (end === base + 1) return `(W[${thing}]===${digits(base)})`;
    const p = u.hold(`W[${thing}]`);
    return `(${p}>=${digits(base)}&&${p}<${digits(end)})`;
  },
  'is-a': (u, node) => {
    const table = u.constant(tableOf(u, u.c.layout.thingType));
    const type = u.hold(`${table}[${num(u, node[1])}]`);
    const types = node.slice(2) as number[];
    return `(${types.map((one) => `${type}===${digits(one)}`).join('||') || 'false'})`;
  },
  any: (u, node) => {
    const inner = node[1];
    if (isZone(inner)) {
      const place = placeOf(u, inner);
      return `(Y[${place}]>B[${place}])`;
    }
    if (!isLoop(u, inner)) return `(${list(u, inner)}.length>0)`;
    const [t, l] = [u.fresh(), u.fresh()];
    const leave = isWhere(inner) ? `break ${l};` : '';
    u.write(`let ${t}=false;${l}:{`);
    iterate(u, inner, true, () => u.write(`${t}=true;${leave}`));
    u.write('}');
    return t;
  },
  playable: (u, node) => {
    const card = u.hold(num(u, node[1]));
    return `((free[D[${card}]]??${u.constant(gone)}())===1||needs[D[${card}]](${u.slot(0)},${card}))`;
  },
  'face-down': one((thing, u) => `((F[${thing}]??${u.constant(gone)}())===0)`),
};

const known = <T>(table: Record<string, T>, op: string): T | undefined =>
  Object.hasOwn(table, op) ? table[op] : undefined;

/** The text of an expression whose value is a whole number. */
export function num(u: Unit, node: Node): string {
  if (typeof node === 'number') return digits(node);
  const op = node[0];
  if (known(TESTS, op)) return `(${test(u, node)}?1:0)`;
  const write = known(NUMS, op);
  if (write === undefined) throw new Error(`no text for ${op}`);
  return u.keep('num', node, () => write(u, node as Op));
}

/** The text of one that is used for its truth. */
export function test(u: Unit, node: Node): string {
  if (typeof node === 'number') return String(node === 1);
  const op = node[0];
  if (op === 'with') {
    bind(u, node as Op);
    return test(u, (node as Op)[4]);
  }
  const write = known(TESTS, op);
  return write ? u.keep('test', node, () => write(u, node as Op)) : `(${num(u, node)}===1)`;
}

const EMPTY: readonly number[] = [];

/** The text of one whose value is a list, which stays as it is whatever moves. A single value stands for a list of it. */
export function list(u: Unit, node: Node): string {
  if (isList(u.c, node)) {
    const write = known(LISTS, (node as Op)[0]);
    if (write === undefined) throw new Error(`no text for ${(node as Op)[0]}`);
    return u.keep('list', node, () => write(u, node as Op));
  }
  const single = u.hold(num(u, node));
  return `(${single}===${digits(NONE)}?${u.constant(EMPTY)}:[${single}])`;
}

export const value = (u: Unit, node: Node): string => (isList(u.c, node) ? list(u, node) : num(u, node));

/** For a place of a given type: a single value becomes a list where a list is wanted. */
export const fitting = (u: Unit, isListWanted: boolean, node: Node): string =>
  isListWanted ? list(u, node) : num(u, node);
