import { EXPRESSIONS, STATEMENTS } from '../ops.js';
import type { Choice, Node, NodeArg, Ruleset, Type } from '../ruleset.js';
import { ownedRoutines } from '../scopes.js';
import { SIZES } from '../sizes.js';
import { LOOPS } from '../slots.js';
import { choiceType, elementOf, type Op, type Scope, scopeOf, typeOf } from '../types.js';
import { checkShape } from './check-shape.js';

const WORDS: Record<string, readonly string[]> = {
  move: ['end', 'top', 'bottom', 'place', 'cell'],
  beside: ['before', 'after'],
  effect: ['next', 'until', 'on'],
};
/** By letter of a signature: the table of the ruleset that the argument is an index of. */
const TABLES = {
  z: 'zones',
  v: 'vars',
  a: 'attrs',
  o: 'options',
  d: 'dice',
  t: 'types',
  r: 'routines',
  h: 'hooks',
  p: 'prompts',
} as const;

type Nodes = [string, ...NodeArg[]];

/** A scope, what sort of value each of its names holds, and which have a value wherever the check stands. */
export interface Names extends Scope {
  sorts: (string | undefined)[];
  live: Set<number>;
}

/** The sort of a name, which it keeps: elements of lists and answers by seat are not what other names hold. */
const sortOf = ({ list }: Type, how: '' | 'element' | 'by seat' = ''): string => `${how}${list ? ' list' : ''}`;

export function hold(names: Names, slot: number, type: Type, sort = sortOf(type)): void {
  names.types[slot] = type;
  names.sorts[slot] = sort;
  names.live.add(slot);
}

/** What is there when a routine begins. */
export function namesOf(ruleset: Ruleset, routine: number): Names {
  const scope = scopeOf(ruleset, routine);
  const names: Names = { ...scope, sorts: [], live: new Set() };
  scope.types.forEach((type, slot) => {
    if (type) hold(names, slot, type);
  });
  return names;
}

/** Checks operations in the scope that was entered last. */
export interface NodeChecker {
  enter(path: string, names: Names, slots: number): void;
  block(block: unknown): boolean;
  /** With `single` a list is refused. */
  expression(node: unknown, single: boolean): boolean;
  /** How many operations there were. */
  nodes(): number;
}

/** Checks every operation of a ruleset against the list of operations. Rulesets are hostile input. */
export function nodeChecker(
  ruleset: Ruleset,
  complain: (op: string, path: string, what: string) => void,
  /** Tells which names an effect's body will find; whether all who begin it agree. */
  onEffect: (hook: number, taken: ReadonlyMap<number, [Type, string]>) => boolean,
): NodeChecker {
  let count = 0;
  let depth = 0;
  let place = '';
  let frame = 0;
  let scope = namesOf(ruleset, -1);
  const owned = new Set(ownedRoutines(ruleset));

  const report = (op: string, what: string): false => {
    complain(op, place, what);
    return false;
  };

  /** What gets a value in a block has none after it: it may not have been run, or not to its end. */
  const block = (nodes: unknown): boolean => {
    if (!Array.isArray(nodes)) return report('block', 'must be a list of statements');
    const outer = scope.live;
    scope.live = new Set(outer);
    const isFine = nodes.every(statement);
    scope.live = outer;
    return isFine;
  };

  const statement = (node: unknown): boolean => operation(node, STATEMENTS, 'is not a statement');

  const expression = (node: unknown, single: boolean): boolean => {
    if (typeof node === 'number') {
      return (node | 0) === node || report(`${node}`, 'is not a whole number');
    }
    if (!operation(node, EXPRESSIONS, 'is not an expression')) return false;
    const [op, , yes, no] = node as Op;
    const type = typeOf(scope, node as Node);
    const isMixed = op === 'if' && [yes, no].some((part) => typeOf(scope, part).list);
    const isWrong = single ? type.list || isMixed : isMixed && !type.list;
    return !isWrong || report(op, 'is a list where a single value is needed');
  };

  const operation = (node: unknown, known: Record<string, string>, isNot: string): boolean => {
    if (!Array.isArray(node) || typeof node[0] !== 'string' || !Object.hasOwn(known, node[0])) {
      return report(JSON.stringify(Array.isArray(node) ? node[0] : node)?.slice(0, 40) ?? 'nothing', isNot);
    }
    const [op, ...args] = node as Nodes;
    if (++count > SIZES.nodes) return false;
    if (depth >= SIZES.nesting) return report(op, 'is nested too deep');
    depth++;
    const isFine = argsFit(op, args, known[op].match(/\S+/g) ?? []);
    depth--;
    // What each element is called has no value afterwards: there may have been none.
    if (op === 'each') scope.live.delete(args[0] as number);
    else if (op === 'atonce' || LOOPS.has(op)) scope.live.delete(args[1] as number);
    return isFine && particular(op, args);
  };

  const argsFit = (op: string, args: NodeArg[], letters: string[]): boolean => {
    let at = 0;
    for (const letter of letters) {
      if (letter.endsWith('*')) {
        const params = letter === 'e*' && letters[0] === 'r' ? ruleset.routines[args[0] as number].params : null;
        if (params && args.length - 1 !== params.length) return report(op, 'has the wrong number of arguments');
        for (; at < args.length; at++) {
          if (!argFits(op, params?.[at - 1].type.list ? 'l' : letter[0], args[at], args)) return false;
        }
      } else if (at >= args.length) return letter.endsWith('?') || report(op, 'has too few arguments');
      else if (!argFits(op, letter[0], args[at++], args)) return false;
    }
    return at === args.length || report(op, 'has too many arguments');
  };

  const argFits = (op: string, letter: string, arg: NodeArg, args: NodeArg[]): boolean => {
    switch (letter) {
      case 'e':
      case 'l':
        return expression(arg, letter === 'e');
      case 'i':
        return arg === null || expression(arg, true);
      case 'b':
        return block(arg);
      case 'c':
        return choiceFits(op, arg);
      case 'n':
        return Number.isInteger(arg) || report(op, 'needs a whole number');
      case 'w':
        return WORDS[op].includes(arg as string) || report(op, `does not know "${arg}"`);
      case 's':
        return isIndex(op, arg, frame, 'slots') && name(op, arg as number, args);
      default: {
        const table = TABLES[letter as keyof typeof TABLES];
        return isIndex(op, arg, ruleset[table].length, table);
      }
    }
  };

  const isIndex = (op: string, arg: unknown, end: number, table: string): boolean =>
    (Number.isInteger(arg) && (arg as number) >= 0 && (arg as number) < end) ||
    report(op, `names one of the ${table} that does not exist`);

  /** A name is read, or gets a value that an argument tells of; that of `let` comes when all are checked. */
  const name = (op: string, slot: number, args: NodeArg[]): boolean => {
    if (op === 'let') return true;
    if (op === 'slot' || op === 'answer') {
      if (!scope.live.has(slot)) return report(op, 'names what may have no value');
      return scope.sorts[slot]?.startsWith('by') === (op === 'answer') || report(op, 'is not how this name is read');
    }
    if (op === 'atonce') return bind(op, slot, { is: 'player' });
    if (op === 'each') return expression(args[1], false) && bind(op, slot, elementOf(typeOf(scope, args[1] as Node)));
    const type = elementOf(typeOf(scope, args[0] as Node));
    return scope.live.has(slot) ? report(op, 'would change a name') : bind(op, slot, type, sortOf(type, 'element'));
  };

  /** `you`, `this` and parameters are given to a routine; it cannot make others of them. */
  const bind = (op: string, slot: number, type: Type, sort = sortOf(type)): boolean => {
    if (slot < 2 || ruleset.routines[scope.routine]?.params.some((param) => param.slot === slot))
      return report(op, 'would change what is given');
    if ((scope.sorts[slot] ?? sort) !== sort) return report(op, 'puts another sort of value into a name');
    hold(scope, slot, type, sort);
    return true;
  };

  const choiceFits = (op: string, arg: unknown): boolean => {
    const [misfit] = checkShape(ruleset, 'Choice', arg, 'its choice');
    if (misfit) return report(op, `is wrong: ${misfit.path} ${misfit.what}`);
    const { slot, who, from, many, body, else: other } = arg as Choice;
    const isFine =
      isIndex(op, slot, frame, 'slots') &&
      (op === 'atonce' || expression(who, true)) &&
      expression(from, false) &&
      (!many || (expression(many.min, true) && (many.max === null || expression(many.max, true))));
    if (!isFine || !block(other ?? [])) return false;
    const type = choiceType(arg as Choice);
    const before = new Set(scope.live);
    if (!bind(op, slot, type, sortOf(type, op === 'atonce' ? 'by seat' : '')) || !block(body ?? [])) return false;
    // After a block of either sort it may be that nothing was chosen.
    if (body ?? other) scope.live = before;
    return true;
  };

  /** What the letters cannot say. */
  const particular = (op: string, args: NodeArg[]): boolean => {
    const [first, second, third] = args as number[];
    const routine = ruleset.routines[first];
    const own = ruleset.routines[scope.routine];
    switch (op) {
      case 'let':
        return bind(op, first, typeOf(scope, second));
      case 'set':
      case 'add': {
        const { role, type } = ruleset.vars[first];
        if (role === 'tokens') return report(op, 'would make tokens; they are only moved');
        return op === 'add' ? !type.list || report(op, 'cannot add to a list') : fits(op, third, type);
      }
      case 'pay':
        return ruleset.vars[first].role === 'tokens' || report(op, 'moves what is not tokens');
      case 'set-attr': {
        const { fixed, type } = ruleset.attrs[first];
        return fixed ? report(op, 'sets an attribute that is fixed') : fits(op, third, type);
      }
      case 'piece':
        return isIndex(op, first, ruleset.designs.length, 'designs');
      case 'mark':
        return !ruleset.marks || isIndex(op, first, ruleset.marks.length, 'marks');
      case 'move':
        return !['place', 'cell'].includes(args[3] as string) || args.length > 4 || report(op, 'needs a place');
      case 'call':
      case 'do':
        if (owned.has(first)) return report(op, 'calls what the engine begins');
        if (routine.is === 'phase' && op === 'do')
          return own?.is === 'phase' || report(op, 'calls a phase from outside');
        return (
          (op === 'do' ? routine.is === 'verb' : routine.gives !== undefined && 'verb define'.includes(routine.is)) ||
          report(op, 'calls what cannot be called so')
        );
      case 'give':
        return !own?.gives || fits(op, first, own.gives);
      case 'effect': {
        const size = ruleset.routines[ruleset.hooks[second].body].slots.length;
        const pairs = args.slice(2) as number[];
        const taken = new Map<number, [Type, string]>();
        if (pairs.length % 2 === 1) return report(op, 'needs pairs of slots');
        for (let i = 0; i < pairs.length; i += 2) {
          const [from, into] = pairs.slice(i, i + 2);
          if (!isIndex(op, from, frame, 'slots') || !isIndex(op, into, size, 'slots')) return false;
          if (!scope.live.has(from)) return report(op, 'takes along what may have no value');
          if (into > 1) taken.set(into, [scope.types[from], scope.sorts[from]] as [Type, string]);
          else if (from !== into) return report(op, 'would change what is given');
        }
        return onEffect(second, taken) || report(op, 'takes along other names than the effect has');
      }
    }
    return true;
  };

  const fits = (op: string, node: Node, type: Type): boolean =>
    type.list || !typeOf(scope, node).list || report(op, 'is given a list where a single value is needed');

  return {
    enter(path, next, slots) {
      place = path;
      scope = next;
      frame = slots;
    },
    block,
    expression,
    nodes: () => count,
  };
}
