import { elementOf, LOOPS, type Node, type Op, typeOf } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { bind, list, num, test, zoneText } from './expressions.js';
import { FAIL } from './fails.js';
import { ofThing, tableOf } from './tables.js';
import { digits, type Unit } from './unit.js';

/** So that a list of the greatest length times this is still a number. */
const DEAREST = 50_000;

/** Counts work against the budget of an answer: so many times what each costs. */
export const spend = (times: string, each = 1): string =>
  `if((steps-=${each === 1 ? `(${times})` : `${digits(Math.min(each, DEAREST))}*(${times})`})<0)${FAIL.steps};`;

const BODIES: Record<string, number> = { each: 3, repeat: 2, until: 2 };

/** Operations in a part of a rule, at most. What is done many times counts by itself: bodies of loops, and what is asked of elements. */
export function costOf(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  if (!Array.isArray(part)) return costOf(Object.values(part));
  const [op] = part;
  const many = typeof op !== 'string' ? -1 : LOOPS.has(op) ? 3 : BODIES[op];
  return part.reduce((sum: number, inner, i) => sum + (i === many ? 0 : costOf(inner)), 1);
}
/** A list that is gone through as a whole by what is called with it. */
export function counted(u: Unit, text: string): string {
  const all = u.hold(text);
  u.write(spend(`${all}.length`));
  return all;
}
export const tooMuch = (length: string): string => `if(${length}>${digits(LIMITS.list)})${FAIL.list};`;

const opOf = (node: Node): string => (typeof node === 'number' ? '' : node[0]);

/**
 * Runs over the elements of a list without making it where that cannot be told from making it: conditions, values and
 * ranges become the loop itself. `each` writes what is done with an element.
 * `quiet` says that doing so changes nothing that the list rests on. `at` is the place of a zone, where it is known.
 */
export function iterate(
  u: Unit,
  node: Node,
  quiet: boolean,
  each: (item: string) => void,
  cost = 1,
  at?: string,
): void {
  const op = opOf(node);
  const plain = quiet && u.c.quiet(node);
  // Nothing else changes in such a loop.
  const within = (write: () => void): void => (quiet ? u.loop(write) : write());
  if (u.stays(node)) {
    const all = u.hold(list(u, node));
    within(() => loop(u, all, each, cost));
    return;
  }
  if (op === 'where' && plain) {
    filtered(u, node as Op, true, each, cost);
    return;
  }
  if (plain && (op === 'giving' || op === 'joined')) {
    const [, from, slot, inner] = node as unknown as [string, Node, number, Node];
    const n = u.fresh();
    u.write(`let ${n}=0;`);
    // As long as a list may be, although none is made.
    const counting = (item: string): void => {
      u.write(`${n}=${n}+1;${tooMuch(n)}`);
      each(item);
    };
    const visit = (item: string): void => {
      u.c.types[slot] = elementOf(typeOf(u.c, from));
      u.put(slot, item);
      if (op === 'joined' || typeOf(u.c, inner).list) iterate(u, inner, true, counting, cost);
      else each(u.hold(num(u, inner)));
    };
    iterate(u, from, true, visit, cost + costOf(inner));
    return;
  }
  if (op === 'with') {
    bind(u, node as Op);
    iterate(u, (node as Op)[4], quiet, each, cost);
    return;
  }
  if (op === 'range') {
    const [from, end] = ends(u, node as Op);
    const i = u.fresh();
    within(() => {
      // Counted apart, since the last number may be the largest there is.
      const n = u.fresh();
      u.write(`const ${n}=${end}<${from}?0:${end}-${from}+1;for(let ${i}d=0;${i}d<${n};${i}d++){${spend('1', cost)}`);
      u.write(`const ${i}=${from}+${i}d;`);
      each(i);
      u.write('}');
    });
    return;
  }
  if (plain && op === 'plus') {
    // One after the other; what is done with an element is written once.
    const joined = partsOf(node);
    const areZones = joined.every((part) => opOf(part) === 'zone');
    const parts = u.inOrder(joined.map((part) => () => (areZones ? placeOf(u, part) : u.hold(list(u, part)))));
    const lengths = parts.map((part) => (areZones ? `Y[${part}]-B[${part}]` : `${part}.length`));
    const [n, all, p] = [u.fresh(), u.fresh(), u.fresh()];
    u.write(`const ${n}=${lengths.join('+')};${tooMuch(n)}${spend(n)}`);
    u.write(`const ${all}=make(${digits(parts.length)});${parts.map((part, i) => `${all}[${i}]=${part};`).join('')}`);
    within(() => {
      u.write(`for(let ${p}=0;${p}<${digits(parts.length)};${p}++){`);
      const part = u.hold(`${all}[${p}]`);
      if (areZones) loop(u, 'Z', each, cost, `B[${part}]`, u.hold(`Y[${part}]`));
      else loop(u, part, each, cost);
      u.write('}');
    });
    return;
  }
  if (plain && (op === 'first-n' || op === 'last-n')) {
    const [, inner, wanted] = node as unknown as [string, Node, Node];
    if (op === 'first-n' && opOf(inner) === 'where' && typeof wanted === 'number') {
      const n = u.fresh();
      u.write(`let ${n}=0;`);
      // Where looking at the rest goes wrong, it does.
      const visit = (item: string): void => {
        u.write(`if(${n}++<${digits(wanted)}){`);
        each(item);
        u.write('}');
      };
      iterate(u, inner, true, visit, cost);
      return;
    }
    const isZone = opOf(inner) === 'zone';
    const [all, n] = u.inOrder([
      () => (isZone ? placeOf(u, inner) : u.hold(list(u, inner))),
      () => u.hold(num(u, wanted)),
    ]);
    const [from, to] = isZone ? [u.hold(`B[${all}]`), u.hold(`Y[${all}]`)] : ['0', `${all}.length`];
    const length = u.hold(`${to}-${from}`);
    const count = u.hold(`(${n}<0?0:${n}<${length}?${n}:${length})`);
    const start = op === 'first-n' ? from : u.hold(`${to}-${count}`);
    const end = op === 'first-n' ? u.hold(`${from}+${count}`) : to;
    within(() => loop(u, isZone ? 'Z' : all, each, cost, start, end));
    return;
  }
  if (plain && op === 'zone') {
    const place = at ?? placeOf(u, node);
    const [from, to] = [u.hold(`B[${place}]`), u.hold(`Y[${place}]`)];
    within(() => loop(u, 'Z', each, cost, from, to));
    return;
  }
  if (plain && op === 'players') {
    const i = u.fresh();
    within(() => {
      u.write(`${spend('seats', cost)}for(let ${i}=0;${i}<seats;${i}++){`);
      each(i);
      u.write('}');
    });
    return;
  }
  const all = u.hold(list(u, node));
  within(() => loop(u, all, each, cost));
}

/** The place of a zone that is named several times. */
export const placeOf = (u: Unit, node: Node): string => {
  const [, zone, index] = node as unknown as [string, number, Node | null];
  return u.hold(zoneText(u, zone, index));
};

/** `A and B and C`, joined to one list, as its parts. */
const partsOf = (node: Node): Node[] =>
  opOf(node) === 'plus' ? [...partsOf((node as Op)[1]), ...partsOf((node as Op)[2])] : [node];

/** First and last of a range, which is no longer than a list may be. */
export function ends(u: Unit, node: Op): string[] {
  const [from, to] = u.inOrder([() => u.hold(num(u, node[1])), () => u.hold(num(u, node[2]))]);
  // Where the difference is no number of its own, it is too much too.
  u.write(`if(${to}>=${from}&&!under(${to}-${from},${digits(LIMITS.list)}))${FAIL.list};`);
  return [from, to];
}

/** Over a list that is there, or a part of it. */
function loop(
  u: Unit,
  all: string,
  each: (item: string) => void,
  cost: number,
  from = '0',
  to = `${all}.length`,
): void {
  const [i, x] = [u.fresh(), u.fresh()];
  const end = u.hold(to);
  u.write(spend(from === '0' ? end : `${end}-${from}`, cost));
  u.write(`for(let ${i}=${from};${i}<${end};${i}++){const ${x}=${all}[${i}];`);
  each(x);
  u.write('}');
}

/**
 * A list with a condition. What is no condition on the type comes after it, part by part. `counts` is written in place of
 * `each` where it is all the same whether the parts are looked at one after the other.
 */
export function filtered(
  u: Unit,
  node: Op,
  quiet: boolean,
  each: (item: string) => void,
  cost = 1,
  at?: string,
  counts?: (item: string, holds: string) => void,
): void {
  const [, from, slot, condition] = node as unknown as [string, Node, number, Node];
  const type = elementOf(typeOf(u.c, from));
  const visit = (item: string): void => {
    u.c.types[slot] = type;
    const next = u.fresh();
    const parts = conjuncts(condition);
    const texts: { before: string; value: string }[] = [];
    let held = false;
    for (const part of parts) {
      const looked = typeTest(u, part, slot, item, opOf(from) === 'zone');
      if (looked !== null) texts.push({ before: '', value: looked });
      else {
        const put = u.apart(() => {
          if (!held) u.put(slot, item);
          if (!held && opOf(from) === 'zone') u.real.add(slot);
          return '';
        });
        held = true;
        const tested = u.apart(() => test(u, part));
        texts.push({ before: put.before + tested.before, value: tested.value });
      }
    }
    u.real.delete(slot);
    const written = texts.map(({ before, value }) => `${before}if(!(${value}))break ${next};`);
    const all = texts.map(({ value }) => value);
    if (counts !== undefined && texts.every(({ before, value }) => isPlain(before, value, slot))) {
      for (const { before } of texts) u.write(before);
      // What comes out of chance is foreseen by no machine: to jump or not costs more than to look at everything.
      counts(item, all.map((text) => text.replaceAll('&&', '&').replaceAll('||', '|')).join('&'));
      return;
    }
    const { before } = u.apart(() => {
      each(item);
      return '';
    });
    u.write(`${next}:{${written.join('')}${before}}`);
  };
  iterate(u, from, quiet && u.c.quiet(condition), visit, cost + costOf(condition), at);
}

/** Whether a condition can be looked at in any case: it cannot go wrong, and takes no time to speak of. */
const isPlain = (before: string, value: string, slot: number): boolean =>
  (before === '' || new RegExp(`^s${slot}=\\w+;$`).test(before)) && !/[?]|\w\(/.test(value.replaceAll('under(', ''));

/** Whether an element is of one type: a look into a table. */
function typeTest(u: Unit, part: Node, slot: number, item: string, isThing: boolean): string | null {
  if (typeof part === 'number' || part[0] !== 'is-a' || part.length !== 3) return null;
  const thing = part[1];
  if (!Array.isArray(thing) || thing[0] !== 'slot' || thing[1] !== slot) return null;
  const types = tableOf(u, u.c.layout.thingType);
  // What is gone through need not be a thing, unless it lies somewhere.
  return `(${isThing ? `${types}[${item}]` : ofThing(u, item, (x) => `${types}[${x}]`, '(-1)')}===${digits(part[2])})`;
}

/** `A and B and C` as its parts. */
function conjuncts(node: Node): Node[] {
  if (typeof node === 'number' || node[0] !== 'and') return [node];
  return [...conjuncts(node[1] as Node), ...conjuncts(node[2] as Node)];
}
