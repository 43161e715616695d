import { type ExpressionOp, elementOf, isList, NONE, type Node, type Op, typeOf } from '@draco-table/ruleset';
import { questionOf } from './asking.js';
import { callText } from './calls.js';
import { FAIL } from './fails.js';
import { LISTS, onlyExtreme } from './lists.js';
import { costOf, counted, filtered, iterate, placeOf, spend } from './loops.js';
import { ofType } from './of-type.js';
import { attrText, ofThing, printedIn, printedText, tableOf } from './tables.js';
import { digits, type Unit } from './unit.js';

type Write = (u: Unit, node: Op) => string;

/** Which of the places of a zone or variable. */
function placeText(u: Unit, base: number, count: number, index: Node | null): string {
  if (index === null) return digits(base);
  if (typeof index === 'number' && index >>> 0 < count) return digits(base + index);
  const at = u.hold(num(u, index));
  return `(under(${at},${digits(count)})?${digits(base)}+${at}:${FAIL.nobody})`;
}
export const zoneText = (u: Unit, zone: number, index: Node | null): string =>
  placeText(u, u.c.layout.zoneBase[zone], u.c.layout.zoneCount[zone], index);
export const varText = (u: Unit, at: number, index: Node | null): string =>
  placeText(u, u.c.layout.varBase[at], u.c.layout.varCount[at], index);

const both = (u: Unit, node: Op): [string, string] =>
  u.inOrder([() => num(u, node[1]), () => num(u, node[2])]) as [string, string];
const two =
  (write: (a: string, b: string) => string): Write =>
  (u, node) =>
    write(...both(u, node));
const one =
  (write: (a: string) => string): Write =>
  (u, node) =>
    write(num(u, node[1]));
/** What is known of a thing; faults where there is none, or says otherwise. */
const known =
  (found: (x: string, u: Unit) => string, other?: string): Write =>
  (u, node) =>
    thingText(u, node[1], (x) => found(x, u), other);
/** The larger or smaller of two. */
const extreme =
  (sign: '<' | '>'): Write =>
  (u, node) => {
    const [a, b] = u.inOrder([() => u.hold(num(u, node[1])), () => u.hold(num(u, node[2]))]);
    return `(${a}${sign}${b}?${b}:${a})`;
  };

/** Of a thing that is gone through where it lies nothing has to be asked. */
export function thingText(u: Unit, node: Node, found: (x: string) => string, other?: string): string {
  return u.isReal(node) ? found(num(u, node)) : ofThing(u, num(u, node), found, other);
}

/** The first element that is left, or NONE. */
function found(u: Unit, node: Node): string {
  const [t, l] = [u.fresh(), u.fresh()];
  u.write(`let ${t}=${digits(NONE)};${l}:{`);
  iterate(u, node, true, (x) => u.write(`${t}=${x};break ${l};`));
  u.write('}');
  return t;
}

/** A list whose elements are worked out one by one: where one of them goes wrong, or there are too many, all do. */
const isWorkedOut = (node: Node): boolean =>
  Array.isArray(node) &&
  (node[0] === 'giving' || node[0] === 'joined' || (node[0] === 'where' && isWorkedOut(node[1] as Node)));
/** The first that meet a condition are looked for no longer than to be found; other lists are gone through to their end. */
const isWhere = (node: Node): boolean => Array.isArray(node) && node[0] === 'where' && !isWorkedOut(node[1] as Node);

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
  u.write(`let ${held}=0;if(${condition}){${a.before}${held}=${a.value};}else{${b.before}${held}=${b.value};}`);
  return held;
}

const NUMS: Partial<Record<ExpressionOp | 'with', Write>> = {
  none: () => digits(NONE),
  slot: (u, node) => u.slot(node[1] as number),
  answer: (u, node) => {
    const [all, seat] = u.inOrder([() => u.hold(u.slot(node[1] as number)), () => u.hold(num(u, node[2]))]);
    return `(under(${seat},${all}.length)?${all}[${seat}]:${digits(NONE)})`;
  },
  var: (u, node) => `V[${varText(u, node[1] as number, node[2] as Node | null)}]`,
  option: (_, node) => `O[${digits(node[1])}]`,
  holder: (u, node) => digits(u.c.layout.maxSeats + (node[1] as number)),
  piece: (_, node) => `T[${digits(node[1])}]`,
  attr: (u, node) => attrText(u, node),
  printed: (u, node) => printedText(u, node),
  '+': two((a, b) => `(${a}+${b})`),
  '-': two((a, b) => `(${a}-${b})`),
  '*': two((a, b) => `(${a}*${b})`),
  '/': two((a, b) => `divide(${a},${b})`),
  mod: two((a, b) => `modulo(${a},${b})`),
  max: extreme('<'),
  min: extreme('>'),
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
    if (only) return u.hold(`countOf(${placeOf(u, only.zone)},${only.type})`);
    if (!isLoop(u, inner)) return `${list(u, inner)}.length`;
    const n = u.fresh();
    u.write(`let ${n}=0;`);
    if (isWhere(inner) && !u.stays(inner)) {
      const more = (_: string, holds: string): void => u.write(`${n}=${n}+(${holds});`);
      filtered(u, inner as Op, true, () => u.write(`${n}++;`), 1, undefined, more);
    } else iterate(u, inner, true, () => u.write(`${n}++;`));
    return n;
  },
  first: (u, node) => {
    const inner = node[1];
    const only = ofType(inner);
    if (only) return u.hold(`nthOf(${placeOf(u, only.zone)},${only.type},1)`);
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
    const only = ofType(node[1]);
    if (only) return u.hold(`lastOf(${placeOf(u, only.zone)},${only.type})`);
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
      return u.hold(`nthOf(${place},${only.type},${n})`);
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
    iterate(u, node[1], true, (x) => u.write(`${n}=${n}+${x};`));
    return n;
  },
  design: known((x) => `D[${x}]`),
  place: one((thing) => `placeOf(${thing})`),
  'cell-of': (u, node) =>
    u.c.layout.hasGrid ? thingText(u, node[1], (x) => `C[${x}]`, digits(NONE)) : nowhere(u, node),
  'holder-of': known((x, u) => {
    const { zoneOf, zoneIndex } = u.c.layout;
    const owners = zoneOf.map((zone, place) => (u.c.ruleset.zones[zone].per === 'player' ? zoneIndex[place] : NONE));
    return `${tableOf(u, owners)}[W[${x}]]`;
  }),
  after: one((seat) => `((${seat}+1)%seats)`),
  before: one((seat) => `((${seat}+seats-1)%seats)`),
  cell: two((x, y) => `cellAt(${x},${y})`),
  x: one((cell) => `((${cell}>>8)-128)`),
  y: one((cell) => `((${cell}&255)-128)`),
  toward: two((cell, side) => `toward(${cell},${side})`),
  opposite: one((side) => `(${side}+2&3)`),
  'at-cell': (u, node) => {
    const zone = (): string => zoneText(u, node[1] as number, node[2] as Node | null);
    const [place, cell] = u.inOrder([zone, () => num(u, node[3])]);
    return u.c.layout.hasGrid ? `thingAt(${place},${cell})` : digits(NONE);
  },
  roll: (u, node) => `rolled(${digits(u.c.ruleset.dice[node[1] as number].sides)})`,
  random: two((a, b) => `between(${a},${b})`),
  'random-from': (u, node) => `oneOf(${list(u, node[1])})`,
  weighing: (u, node) => {
    const slot = node[2] as number;
    const all = u.hold(list(u, node[1]));
    u.c.types[slot] = elementOf(typeOf(u.c, node[1]));
    const [weights, i] = [u.fresh(), u.fresh()];
    const n = u.hold(`${all}.length`);
    u.write(`const ${weights}=make(${n});${spend(n, 1 + costOf(node[3]))}`);
    const each = (): void => {
      u.write(`for(let ${i}=0;${i}<${n};${i}++){`);
      u.put(slot, `${all}[${i}]`);
      u.write(`${weights}[${i}]=${u.hold(num(u, node[3]))};}`);
    };
    // Nothing else changes where weighing is all that is done.
    if (u.c.quiet(node[3])) u.loop(each);
    else each();
    return u.hold(`weighed(${all},${weights})`);
  },
  agrees: (u, node) => {
    const question = questionOf(u.c, node[2] as number, { is: 'yes-no' });
    const who = num(u, node[1]);
    const yesNo = digits(u.c.plan.list([1, 0]));
    return u.hold(`1-askOne(${question},0,${who},${yesNo},2)`);
  },
  with: (u, node) => {
    bind(u, node);
    return num(u, node[4]);
  },
  call: (u, node) => callText(u, node),
};

/** There is no grid, and so no cell. */
function nowhere(u: Unit, node: Op): string {
  u.write(`${num(u, node[1])};`);
  return digits(NONE);
}

/** A value worked out once and held in a slot. */
export function bind(u: Unit, node: Op): void {
  const slot = node[1] as number;
  const type = typeOf(u.c, node[3]);
  const value = node[2] === 1 ? list(u, node[3]) : num(u, node[3]);
  u.c.types[slot] = node[2] === 1 ? { ...type, list: true } : elementOf(type);
  u.put(slot, value, node[3], node[2] === 1);
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

const TESTS: Partial<Record<ExpressionOp, Write>> = {
  '=': two((a, b) => `(${a}===${b})`),
  '<': two((a, b) => `(${a}<${b})`),
  '<=': two((a, b) => `(${a}<=${b})`),
  not: (u, node) => `!(${test(u, node[1])})`,
  and: (u, node) => joint(u, node, '&&'),
  or: (u, node) => joint(u, node, '||'),
  same: (u, node) => {
    const [a, b] = u.inOrder([() => list(u, node[1]), () => list(u, node[2])]);
    return `same(${counted(u, a)},${b})`;
  },
  in: (u, node) => {
    const right = node[2];
    if (Array.isArray(right) && right[0] === 'zone') {
      const place = (): string => zoneText(u, right[1] as number, right[2] as Node | null);
      const [lies, zone] = u.inOrder([() => thingText(u, node[1], (x) => `W[${x}]`, '(-1)'), place]);
      return `(${lies}===${zone})`;
    }
    const printed = printedIn(u, node[1], right);
    if (printed !== null) return printed;
    const value = u.hold(num(u, node[1]));
    if (Array.isArray(right) && right[0] === 'list' && right.slice(1).every((item) => typeof item === 'number')) {
      return `(${
        right
          .slice(1)
          .map((item) => `${value}===${digits(item)}`)
          .join('||') || '0'
      })`;
    }
    const [t, l] = [u.fresh(), u.fresh()];
    const leave = isLoop(u, right) ? '' : `break ${l};`;
    u.write(`let ${t}=0;${l}:{`);
    iterate(u, right, true, (x) => u.write(`if(${x}===${value}){${t}=1;${leave}}`));
    u.write('}');
    return t;
  },
  'in-zone': (u, node) => {
    const zone = node[2] as number;
    const lies = (): string => thingText(u, node[1], (x) => `W[${x}]`, '(-1)');
    if (node[3] !== null) {
      const [where, place] = u.inOrder([lies, () => zoneText(u, zone, node[3])]);
      return `(${where}===${place})`;
    }
    const base = u.c.layout.zoneBase[zone];
    const end = base + u.c.layout.zoneCount[zone];
    if (end === base + 1) return `(${lies()}===${digits(base)})`;
    return `under(${lies()}-${digits(base)},${digits(end - base)})`;
  },
  'is-a': (u, node) => {
    const table = tableOf(u, u.c.layout.thingType);
    const type = u.hold(thingText(u, node[1], (x) => `${table}[${x}]`, '(-1)'));
    const types = node.slice(2) as number[];
    return `(${types.map((one) => `${type}===${digits(one)}`).join('||') || '0'})`;
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
    u.write(`let ${t}=0;${l}:{`);
    iterate(u, inner, true, () => u.write(`${t}=1;${leave}`));
    u.write('}');
    return t;
  },
  playable: (u, node) => {
    if (u.c.needsEnd) u.called = true;
    // Most need nothing, which is told without a call.
    const free = tableOf(
      u,
      u.c.ruleset.designs.map(({ needs = [] }) => Number(needs.length === 0)),
    );
    return thingText(u, node[1], (card) => `(${free}[D[${card}]]||needs(D[${card}],${u.slot(0)},${card}))`);
  },
  'face-down': known((x) => `(F[${x}]===0)`),
};

const named = <T>(table: Record<string, T>, op: string): T | undefined =>
  Object.hasOwn(table, op) ? table[op] : undefined;

/** The text of an expression whose value is a whole number. */
export function num(u: Unit, node: Node): string {
  if (typeof node === 'number') return digits(node);
  const op = node[0];
  if (named(TESTS, op)) return test(u, node);
  const write = named(NUMS, op);
  if (write === undefined) throw new Error(`no text for ${op}`);
  return u.keep('num', node, () => write(u, node as Op));
}

/** The text of one that is used for its truth. */
export function test(u: Unit, node: Node): string {
  if (typeof node === 'number') return node === 1 ? '1' : '0';
  const op = node[0];
  if (op === 'with') {
    bind(u, node as Op);
    return test(u, (node as Op)[4]);
  }
  const write = named(TESTS, op);
  return write ? u.keep('test', node, () => write(u, node as Op)) : `(${num(u, node)}===1)`;
}

/** The text of one whose value is a list, which stays as it is whatever moves. A single value stands for a list of it. */
export function list(u: Unit, node: Node): string {
  if (isList(u.c, node)) {
    const write = named(LISTS, (node as Op)[0]);
    if (write === undefined) throw new Error(`no text for ${(node as Op)[0]}`);
    return u.keep('list', node, () => write(u, node as Op));
  }
  return `single(${num(u, node)})`;
}

export const value = (u: Unit, node: Node): string => (isList(u.c, node) ? list(u, node) : num(u, node));

/** For a place of a given type: a single value becomes a list where a list is wanted. */
export const fitting = (u: Unit, isListWanted: boolean, node: Node): string =>
  isListWanted ? list(u, node) : num(u, node);
