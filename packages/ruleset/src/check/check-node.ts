import { EXPRESSIONS, STATEMENTS } from '../ops.js';
import type { Choice, Node, NodeArg, Ruleset, Type } from '../ruleset.js';
import { SIZES } from '../sizes.js';
import { choiceType, elementOf, type Op, type Scope, typeOf } from '../types.js';
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

/** Checks operations in the scope that was entered last. */
export interface NodeChecker {
  enter(path: string, scope: Scope, slots: number): void;
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
  /** Tells which names an effect's body will find. */
  onEffect: (hook: number, slot: number, type: Type | undefined) => void,
): NodeChecker {
  let count = 0;
  let depth = 0;
  let place = '';
  let frame = 0;
  let scope: Scope = { ruleset, routine: -1, types: [] };

  const report = (op: string, what: string): false => {
    complain(op, place, what);
    return false;
  };

  const block = (nodes: unknown): boolean =>
    Array.isArray(nodes) ? nodes.every(statement) : report('block', 'must be a list of statements');

  const statement = (node: unknown): boolean => operation(node, STATEMENTS, 'is not a statement');

  const expression = (node: unknown, single: boolean): boolean => {
    if (typeof node === 'number') {
      return (node | 0) === node || report(`${node}`, 'is not a whole number');
    }
    if (!operation(node, EXPRESSIONS, 'is not an expression')) return false;
    const [op, , yes, no] = node as Op;
    const type = typeOf(scope, node as Node);
    const isWrong = single
      ? type.list
      : op === 'if' && !type.list && [yes, no].some((part) => typeOf(scope, part).list);
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
        return isIndex(op, arg, frame, 'slots') && bind(op, arg as number, args);
      default: {
        const table = TABLES[letter as keyof typeof TABLES];
        return isIndex(op, arg, ruleset[table].length, table);
      }
    }
  };

  const isIndex = (op: string, arg: unknown, end: number, table: string): boolean =>
    (Number.isInteger(arg) && (arg as number) >= 0 && (arg as number) < end) ||
    report(op, `names one of the ${table} that does not exist`);

  /** What a loop puts into its slot: it follows the list, except for `each`, where it comes first. */
  const bind = (op: string, slot: number, args: NodeArg[]): boolean => {
    if (op === 'slot' || op === 'answer') return slot in scope.types || report(op, 'names what has no value yet');
    if (!isName(op, slot)) return false;
    if (op === 'atonce') scope.types[slot] = { is: 'player' };
    else if (op === 'each' && !expression(args[1], false)) return false;
    else if (op !== 'let') scope.types[slot] = elementOf(typeOf(scope, args[op === 'each' ? 1 : 0] as Node));
    return true;
  };

  /** `you`, `this` and parameters are given to a routine; it cannot make others of them. */
  const isName = (op: string, slot: number): boolean =>
    (slot > 1 && !ruleset.routines[scope.routine]?.params.some((param) => param.slot === slot)) ||
    report(op, 'would change what is given');

  const choiceFits = (op: string, arg: unknown): boolean => {
    const [misfit] = checkShape(ruleset, 'Choice', arg, 'its choice');
    if (misfit) return report(op, `is wrong: ${misfit.path} ${misfit.what}`);
    const { slot, who, from, many, body, else: other } = arg as Choice;
    const isFine =
      isIndex(op, slot, frame, 'slots') &&
      isName(op, slot) &&
      (op === 'atonce' || expression(who, true)) &&
      expression(from, false) &&
      (!many || (expression(many.min, true) && (many.max === null || expression(many.max, true))));
    scope.types[slot] = choiceType(arg as Choice);
    return isFine && block(body ?? []) && block(other ?? []);
  };

  /** What the letters cannot say. */
  const particular = (op: string, args: NodeArg[]): boolean => {
    const [first, second, third] = args as number[];
    const routine = ruleset.routines[first];
    const own = ruleset.routines[scope.routine];
    switch (op) {
      case 'let':
        scope.types[first] = typeOf(scope, second);
        break;
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
        return (routine.gives !== undefined && routine.is !== 'phase') || report(op, 'calls what gives nothing');
      case 'do':
        return routine.is !== 'phase' || own?.is !== 'verb' || report(op, 'calls a phase from a verb');
      case 'give':
        return !own?.gives || fits(op, first, own.gives);
      case 'effect': {
        const size = ruleset.routines[ruleset.hooks[second].body].slots.length;
        const pairs = args.slice(2) as number[];
        if (pairs.length % 2 === 1) return report(op, 'needs pairs of slots');
        for (let i = 0; i < pairs.length; i += 2) {
          if (!isIndex(op, pairs[i], frame, 'slots') || !isIndex(op, pairs[i + 1], size, 'slots')) return false;
          onEffect(second, pairs[i + 1], scope.types[pairs[i]]);
        }
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
