import { RULESET_LIMITS } from '../limits.js';
import { EXPRESSIONS, STATEMENTS } from '../operations.js';
import type { Block, Choice, Node, NodeArg, Ruleset, Type } from '../ruleset.js';
import { ownedRoutines } from '../scopes.js';
import { LOOPS } from '../slots.js';
import { choiceType, elementOf, type Op, type Scope, scopeOf, typeOf } from '../types.js';

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
  block(block: Block): boolean;
  /** With `single` a list is refused. */
  expression(node: Node, single: boolean): boolean;
  /** How many operations there were. */
  nodes(): number;
}

/** Checks what the schema cannot say of operations: which names have a value, and what sort. Rulesets are hostile input. */
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
  const block = (nodes: Block): boolean => {
    const outer = scope.live;
    scope.live = new Set(outer);
    const isFine = nodes.every((node) => operation(node as Nodes, STATEMENTS));
    scope.live = outer;
    return isFine;
  };

  const expression = (node: Node, single: boolean): boolean => {
    if (typeof node === 'number') return true;
    if (!operation(node as Nodes, EXPRESSIONS)) return false;
    const [op, , yes, no] = node as Op;
    const type = typeOf(scope, node);
    const isMixed = op === 'if' && [yes, no].some((part) => typeOf(scope, part).list);
    const isWrong = single ? type.list || isMixed : isMixed && !type.list;
    return !isWrong || report(op, 'is a list where a single value is needed');
  };

  const operation = ([op, ...args]: Nodes, known: Record<string, { args: string }>): boolean => {
    if (++count > RULESET_LIMITS.nodes) return false;
    if (depth >= RULESET_LIMITS.nesting) return report(op, 'is nested too deep');
    depth++;
    const isFine = argsFit(op, args, known[op].args.match(/\S+/g) ?? []);
    depth--;
    // What each element is called has no value afterwards: there may have been none.
    if (op === 'each') scope.live.delete(args[0] as number);
    else if (op === 'atonce' || LOOPS.has(op)) scope.live.delete(args[1] as number);
    return isFine && particular(op, args);
  };

  const argsFit = (op: string, args: NodeArg[], letters: string[]): boolean => {
    const params = letters[0] === 'r' ? ruleset.routines[args[0] as number].params : null;
    if (params && args.length - 1 !== params.length) return report(op, 'has the wrong number of arguments');
    const last = letters.length - 1;
    return args.every((arg, at) => {
      const letter = params && at > 0 ? (params[at - 1].type.list ? 'l' : 'e') : letters[Math.min(at, last)][0];
      return argFits(op, letter, arg, args);
    });
  };

  const argFits = (op: string, letter: string, arg: NodeArg, args: NodeArg[]): boolean => {
    switch (letter) {
      case 'e':
      case 'l':
        return expression(arg as Node, letter === 'e');
      case 'i':
        return arg === null || expression(arg as Node, true);
      case 'b':
        return block(arg as Block);
      case 'c':
        return choiceFits(op, arg as Choice);
      case 's':
        return isSlot(op, arg as number, frame) && name(op, arg as number, args);
      default:
        return true;
    }
  };

  const isSlot = (op: string, slot: number, end: number): boolean =>
    (slot >= 0 && slot < end) || report(op, 'names one of the slots that does not exist');

  /** A name is read, or gets a value that an argument tells of; that of `let` comes when all are checked. */
  const name = (op: string, slot: number, args: NodeArg[]): boolean => {
    if (op === 'let') return true;
    if (op === 'slot' || op === 'answer') {
      if (!scope.live.has(slot)) return report(op, 'names what may have no value');
      return scope.sorts[slot]?.startsWith('by') === (op === 'answer') || report(op, 'is not how this name is read');
    }
    if (op === 'atonce') return bind(op, slot, { is: 'player' });
    if (op === 'each')
      return expression(args[1] as Node, false) && bind(op, slot, elementOf(typeOf(scope, args[1] as Node)));
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

  const choiceFits = (op: string, choice: Choice): boolean => {
    const { slot, who, from, many, body, else: other } = choice;
    const isFine =
      isSlot(op, slot, frame) &&
      (op === 'atonce' || expression(who, true)) &&
      expression(from, false) &&
      (!many || (expression(many.min, true) && (many.max === null || expression(many.max, true))));
    if (!isFine || !block(other ?? [])) return false;
    const type = choiceType(choice);
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
      case 'learn':
        return ruleset.attrs[first].clue === true || report(op, 'tells an attribute that is no clue');
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
          if (!isSlot(op, from, frame) || !isSlot(op, into, size)) return false;
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
