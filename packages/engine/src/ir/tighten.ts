import { type Expr, type Func, type Stmt, walk } from './ir.js';

/**
 * A function that does the same with fewer steps, for a machine that takes them one by one: locals are not set to what nobody
 * reads, and what is worked out only to be put into another local goes there at once.
 */
export function tighten(func: Func): Func {
  let nodes = 0;
  walk(func.body, () => {
    nodes++;
  });
  return nodes > LONGEST ? func : { ...func, body: joinCopies(withoutBlanks(func)) };
}

/** Nodes up to which it is looked at: the time it takes grows faster than the function. */
const LONGEST = 1_500;

/** Numbers that locals begin with, where each is set again before it is read. */
function withoutBlanks({ params, body }: Func): Stmt[] {
  const first = body.findIndex(({ is }) => is !== 'spend' && is !== 'set');
  const head = first < 0 ? body.length : first;
  const isBlank = (node: Stmt, i: number): boolean => i < head && node.is === 'set' && node.value.is === 'const';
  const rest = body.filter((node, i) => !isBlank(node, i));
  const early = readEarly(rest, new Set(Array.from({ length: params }, (_, i) => i)));
  return body.filter((node, i) => !isBlank(node, i) || early.has((node as { local: number }).local));
}

/** Locals that may be read before they are set. Where a part may be left early, what it sets counts for nothing after it. */
function readEarly(body: readonly Stmt[], given: ReadonlySet<number>): Set<number> {
  const early = new Set<number>();
  const read = (part: Expr, known: ReadonlySet<number>): void =>
    walk(part, (node) => {
      if (node.is === 'local' && !known.has(node.index)) early.add(node.index);
    });
  /** Adds what is set for certain when all is done. */
  const go = (list: readonly Stmt[], known: Set<number>): Set<number> => {
    for (const node of list) {
      switch (node.is) {
        case 'set':
          read(node.value, known);
          known.add(node.local);
          break;
        case 'store':
          read(node.address, known);
          read(node.value, known);
          break;
        case 'if': {
          read(node.test, known);
          const [yes, no] = [node.yes, node.no].map((part) => go(part, new Set(known)));
          for (const one of yes) if (no.has(one)) known.add(one);
          break;
        }
        case 'for': {
          if (node.test) read(node.test, known);
          const inner = new Set(known);
          go(node.body, inner);
          // A pass that goes on early has set no more than there was before.
          go(node.step, new Set(known));
          break;
        }
        case 'block':
          go(node.body, new Set(known));
          break;
        case 'switch':
          read(node.on, known);
          for (const { body: own } of node.cases) go(own, new Set(known));
          break;
        case 'do':
        case 'return':
          read(node.value, known);
          break;
        case 'spend':
          read(node.amount, known);
          break;
      }
    }
    return known;
  };
  go(body, new Set(given));
  return early;
}

/**
 * `y = …; x = y`: y becomes x, where it is read nowhere but behind that and x stays what it is there. `x = y`: x becomes y,
 * likewise.
 */
function joinCopies(body: Stmt[]): Stmt[] {
  const all = usesIn(body);
  /** Whether a local is set once, and read nowhere but in a part and in so many other places. */
  const isOnlyIn = (one: number, part: Uses, others: number): boolean =>
    all.sets.get(one) === 1 && (part.reads.get(one) ?? 0) + others === all.reads.get(one);
  const list = (statements: readonly Stmt[]): Stmt[] => {
    const out: Stmt[] = [];
    let rest = statements.map(inside);
    while (rest.length > 0) {
      const [node, next] = rest;
      const from = copied(node);
      if (node.is === 'set' && from >= 0) {
        const behind = usesIn(rest.slice(1));
        if (isOnlyIn(node.local, behind, 0) && !behind.sets.has(from)) {
          rest = rest.slice(1).map((one) => renamed(one, node.local, from));
          continue;
        }
      }
      if (node.is === 'set' && next?.is === 'set' && copied(next) === node.local) {
        const behind = usesIn(rest.slice(2));
        if (isOnlyIn(node.local, behind, 1) && !behind.sets.has(next.local)) {
          rest = [{ ...node, local: next.local }, ...rest.slice(2).map((one) => renamed(one, node.local, next.local))];
          continue;
        }
      }
      out.push(node);
      rest = rest.slice(1);
    }
    return out;
  };
  const inside = (node: Stmt): Stmt => {
    switch (node.is) {
      case 'if':
        return { ...node, yes: list(node.yes), no: list(node.no) };
      case 'for':
      case 'block':
        return { ...node, body: list(node.body) };
      case 'switch':
        return { ...node, cases: node.cases.map(({ value, body: own }) => ({ value, body: list(own) })) };
      default:
        return node;
    }
  };
  return list(body);
}

/** The local that a statement copies into another, or -1. */
const copied = (node: Stmt): number => (node.is === 'set' && node.value.is === 'local' ? node.value.index : -1);

/** By local, how often it is set and read. */
interface Uses {
  sets: Map<number, number>;
  reads: Map<number, number>;
}
function usesIn(part: readonly Stmt[]): Uses {
  const [sets, reads] = [new Map<number, number>(), new Map<number, number>()];
  const more = (map: Map<number, number>, key: number): unknown => map.set(key, (map.get(key) ?? 0) + 1);
  walk(part, (node) => {
    if (node.is === 'set') more(sets, node.local);
    if (node.is === 'local') more(reads, node.index);
  });
  return { sets, reads };
}

/** A part in which one local is another. */
function renamed<T>(part: T, from: number, to: number): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => renamed(one, from, to)) as T;
  const node = part as { is?: string; index?: number };
  if (node.is === 'local') return (node.index === from ? { is: 'local', index: to } : part) as T;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, renamed(value, from, to)])) as T;
}
