import { type ExpressionOp, elementOf, isList, NONE, type Node, type Op, typeOf } from '@draco-table/ruleset';
import { shuffleList } from '../state/chance.js';
import type { Run } from '../state/run.js';
import { callText } from './calls.js';
import { distinct } from './distinct.js';
import { bind, either, list, num, test, varText, zoneText } from './expressions.js';
import { costOf, counted, ends, filtered, iterate, placeOf, spend, tooMuch } from './loops.js';
import { attrText, printedText } from './tables.js';
import { digits, type Unit } from './unit.js';

type Write = (u: Unit, node: Op) => string;

const range = (from: number, to: number): number[] => {
  const out: number[] = [];
  for (let n = from; n <= to; n++) out.push(n);
  return out;
};
const lastOf = (all: readonly number[], n: number): readonly number[] =>
  all.slice(n >= all.length ? 0 : all.length - Math.max(n, 0));
const without = (all: readonly number[], gone: readonly number[]): number[] => {
  const out: number[] = [];
  for (let i = 0; i < all.length; i++) if (!gone.includes(all[i])) out.push(all[i]);
  return out;
};
/** What a seat chose; one that was not asked has no list. */
const listed = (chosen: unknown): readonly number[] => (Array.isArray(chosen) ? chosen : []);
/** By seats and by who comes first: everybody in turn order, and the others; made once. */
const circles: { from: number[]; others: number[] }[][] = [];
function circle(r: Run, seat: number): { from: readonly number[]; others: readonly number[] } {
  circles[r.seats] ??= [];
  const known = circles[r.seats][seat];
  if (known !== undefined) return known;
  const made: { from: number[]; others: number[] } = { from: [], others: [] };
  for (let n = 0; n < r.seats; n++) made.from.push((seat + n) % r.seats);
  for (let n = 1; n < r.seats; n++) made.others.push((seat + n) % r.seats);
  if (seat >= 0 && seat < r.seats) circles[r.seats][seat] = made;
  return made;
}
const from = (r: Run, seat: number): readonly number[] => circle(r, seat).from;
const opponents = (r: Run, you: number): readonly number[] => (you === NONE ? r.players : circle(r, you).others);
const copies = (r: Run, design: number): number[] => {
  const { startDesign, firstThing, ruleset } = r.program.layout;
  // Unless it is imagined to be otherwise, copies are numbered one after the other.
  if (r.design === startDesign) {
    const first = firstThing[design];
    return first === undefined ? [] : range(first, first + ruleset.designs[design].copies - 1);
  }
  const out: number[] = [];
  for (let thing = 0; thing < r.design.length; thing++) if (r.design[thing] === design) out.push(thing);
  return out;
};
const shuffled = (r: Run, all: readonly number[]): number[] => {
  const out = all.slice();
  shuffleList(r, out, 0);
  return out;
};
/** Up to here a list is looked through by hand. */
const FEW = 64;

/** By rising key; those with the same stay as they were. */
function byKey(all: number[], keys: number[]): number[] {
  if (all.length > FEW) {
    return all
      .map((_, i) => i)
      .sort((a, b) => keys[a] - keys[b] || a - b)
      .map((i) => all[i]);
  }
  for (let i = 1; i < all.length; i++) {
    const [item, key] = [all[i], keys[i]];
    let at = i;
    for (; at > 0 && keys[at - 1] > key; at--) {
      all[at] = all[at - 1];
      keys[at] = keys[at - 1];
    }
    all[at] = item;
    keys[at] = key;
  }
  return all;
}

/** Whether a long list does not hold it yet; a set of what it holds is kept. */
function isNew(all: readonly number[], seen: Set<number>[], item: number): boolean {
  if (seen.length === 0) seen.push(new Set());
  const [set] = seen;
  for (let i = set.size; i < all.length; i++) set.add(all[i]);
  return !set.has(item);
}

/** A list gone through with a key for each: the list, and what is done with element and key. */
function keyed(u: Unit, node: Op, before: string, each: (item: string, key: string) => void): void {
  const slot = node[2] as number;
  const type = elementOf(typeOf(u.c, node[1]));
  u.write(before);
  const visit = (item: string): void => {
    u.c.types[slot] = type;
    u.put(slot, item);
    each(item, u.hold(num(u, node[3])));
  };
  iterate(u, node[1], u.c.quiet(node[3]), visit, 1 + costOf(node[3]));
}

/** All with the largest key (sign >) or the smallest (sign <). */
const extremes =
  (sign: '>' | '<'): Write =>
  (u, node) => {
    const [best, out] = [u.fresh(), u.fresh()];
    keyed(u, node, `let ${best}=0,${out}=[];`, (item, key) =>
      u.write(
        `if(${out}.length===0||${key}${sign}${best}){${best}=${key};${out}=[${item}];}else if(${key}===${best})${out}.push(${item});`,
      ),
    );
    return out;
  };

/** The one with the largest or smallest key, or NONE where several have it. */
export function onlyExtreme(u: Unit, node: Op): string {
  const [best, t, n] = [u.fresh(), u.fresh(), u.fresh()];
  const sign = node[0] === 'most' ? '>' : '<';
  keyed(u, node, `let ${best}=0,${t}=${digits(NONE)},${n}=0;`, (item, key) =>
    u.write(`if(${n}===0||${key}${sign}${best}){${best}=${key};${t}=${item};${n}=1;}else if(${key}===${best})${n}++;`),
  );
  return `(${n}===1?${t}:${digits(NONE)})`;
}

const joined: Write = (u, node) => {
  const slot = node[2] as number;
  const type = elementOf(typeOf(u.c, node[1]));
  const out = u.hold('[]');
  const visit = (item: string): void => {
    u.c.types[slot] = type;
    u.put(slot, item);
    iterate(u, node[3], true, (x) => u.write(`${out}.push(${x});`));
    u.write(tooMuch(u, `${out}.length`));
  };
  iterate(u, node[1], u.c.quiet(node[3]), visit, 1 + costOf(node[3]));
  return out;
};

export const LISTS: Partial<Record<ExpressionOp | 'with', Write>> = {
  slot: (u, node) => u.slot(node[1] as number),
  answer: (u, node) => `${u.constant(listed)}(${u.slot(node[1] as number)}?.[${num(u, node[2])}])`,
  var: (u, node) => `U[${varText(u, node[1] as number, node[2] as Node | null)}]`,
  attr: (u, node) => attrText(u, node),
  printed: (u, node) => printedText(u, node),
  zone: (u, node) =>
    counted(u, `${u.constant(u.c.moves.lying)}(${zoneText(u, node[1] as number, node[2] as Node | null)})`),
  players: () => 'R.players',
  'players-from': (u, node) => `${u.constant(from)}(R,${num(u, node[1])})`,
  opponents: (u) => `${u.constant(opponents)}(R,${u.slot(0)})`,
  every: (u, node) => u.constant(u.c.layout.thingsOfType[node[1] as number]),
  designs: (u, node) =>
    u.constant(u.c.ruleset.designs.flatMap((design, index) => (design.type === node[1] ? [index] : []))),
  copies: (u, node) => {
    const design = num(u, node[1]);
    u.write(spend(u, 'D.length'));
    return `${u.constant(copies)}(R,${design})`;
  },
  neighbours: (u, node) => `${u.constant(u.c.moves.neighbours)}(${num(u, node[1])})`,
  list: (u, node) => {
    const items = node.slice(1) as Node[];
    // A list of numbers from the start: one cut out of a node is kept by the machine as one of anything.
    if (items.every((item) => typeof item === 'number')) return u.constant(items.map(Number));
    return `[${u.inOrder(items.map((item) => () => num(u, item))).join()}]`;
  },
  if: (u, node) => {
    const condition = test(u, node[1]);
    return either(
      u,
      condition,
      () => list(u, node[2]),
      () => list(u, node[3]),
    );
  },
  range: (u, node) => {
    const [from, to] = ends(u, node);
    u.write(spend(u, `Math.max(0,${to}-${from})`));
    return `${u.constant(range)}(${from},${to})`;
  },
  where: (u, node) => {
    const out = u.hold('[]');
    filtered(u, node, true, (x) => u.write(`${out}.push(${x});`));
    return out;
  },
  most: extremes('>'),
  least: extremes('<'),
  sorted: (u, node) => {
    const [all, keys] = [u.fresh(), u.fresh()];
    keyed(u, node, `const ${all}=[],${keys}=[];`, (item, key) => u.write(`${all}.push(${item});${keys}.push(${key});`));
    return u.hold(`${u.constant(byKey)}(${all},${keys})`);
  },
  giving: (u, node) => {
    u.c.types[node[2] as number] = elementOf(typeOf(u.c, node[1]));
    if (isList(u.c, node[3])) return joined(u, node);
    const out = u.fresh();
    keyed(u, node, `const ${out}=[];`, (_, key) => u.write(`${out}.push(${key});`));
    return out;
  },
  joined,
  // Cutting makes a list of its own, whatever it is cut from.
  'first-n': (u, node) => {
    const [, inner, wanted] = node as unknown as [string, Node, Node];
    if (typeof wanted === 'number' && Array.isArray(inner) && inner[0] === 'where' && u.c.quiet(inner)) {
      const out = u.hold('[]');
      filtered(u, inner as Op, true, (x) => u.write(`if(${out}.length<${digits(wanted)})${out}.push(${x});`));
      return out;
    }
    if (Array.isArray(inner) && inner[0] === 'zone' && u.c.quiet(wanted)) {
      const [place, n] = u.inOrder([() => placeOf(u, inner as Node), () => num(u, wanted)]);
      return counted(u, `${u.constant(u.c.moves.firstOf)}(${place},${n})`);
    }
    const [all, n] = u.inOrder([() => list(u, inner), () => num(u, wanted)]);
    return /^\d\d?$/.test(n) ? `${all}.slice(0,${n})` : counted(u, `${all}.slice(0,Math.max(0,${n}))`);
  },
  'last-n': (u, node) => {
    const [all, n] = u.inOrder([() => list(u, node[1]), () => num(u, node[2])]);
    return counted(u, `${u.constant(lastOf)}(${all},${n})`);
  },
  distinct: (u, node) => `${u.constant(distinct)}(${counted(u, list(u, node[1]))})`,
  reversed: (u, node) => `${counted(u, list(u, node[1]))}.slice().reverse()`,
  plus: (u, node) => {
    const [a, b] = u.inOrder([() => list(u, node[1]), () => list(u, node[2])]);
    const out = u.hold(`${a}.concat(${b})`);
    u.write(`${tooMuch(u, `${out}.length`)}${spend(u, `${out}.length`)}`);
    return out;
  },
  without: (u, node) => {
    const [a, b] = u.inOrder([() => list(u, node[1]), () => list(u, node[2])]);
    const [all, gone] = [u.hold(a), u.hold(b)];
    u.write(spend(u, `${all}.length*${gone}.length`));
    return `${u.constant(without)}(${all},${gone})`;
  },
  reached: (u, node) => {
    const slot = node[2] as number;
    const type = elementOf(typeOf(u.c, node[1]));
    const all = u.hold(`${u.constant(distinct)}(${list(u, node[1])}).slice()`);
    const [i, seen] = [u.fresh(), u.fresh()];
    u.c.types[slot] = type;
    u.write(
      `const ${seen}=[];for(let ${i}=0;${i}<${all}.length;${i}++){${u.slot(slot)}=${all}[${i}];${spend(u, '1', 1 + costOf(node[3]))}`,
    );
    iterate(u, node[3], true, (x) =>
      u.write(
        `if(${all}.length<${digits(FEW)}?!${all}.includes(${x}):${u.constant(isNew)}(${all},${seen},${x}))${all}.push(${x});`,
      ),
    );
    u.write(`${tooMuch(u, `${all}.length`)}}`);
    return all;
  },
  rim: (u, node) => {
    const place = u.hold(zoneText(u, node[1] as number, node[2] as Node | null));
    const n = u.hold(`Y[${place}]-B[${place}]`);
    u.write(spend(u, `${n}*${n}`));
    return `${u.constant(u.c.moves.rim)}(${place})`;
  },
  shuffled: (u, node) => `${u.constant(shuffled)}(R,${counted(u, list(u, node[1]))})`,
  with: (u, node) => {
    bind(u, node);
    return list(u, node[4]);
  },
  call: (u, node) => callText(u, node),
};
