import { EXPRESSIONS, STATEMENTS } from '../ops.js';
import type { Problem } from '../problem.js';
import type { Choice, Node, NodeArg, Ruleset, Type } from '../ruleset.js';
import { choiceType, elementOf, type Scope, typeOf } from '../types.js';
import { flaw, SIZES } from './flaws.js';

/** What an argument may be: a single value, a list, either, or what a declared type says. */
type Want = 'v' | 'l' | 'a';

/** By operation, its expressions in order, where they are not all single values. */
const WANTS: Record<string, string> = {
  if: 'vaa',
  same: 'll',
  in: 'vl',
  where: 'lv',
  most: 'lv',
  least: 'lv',
  sorted: 'lv',
  giving: 'la',
  joined: 'll',
  count: 'l',
  any: 'l',
  first: 'l',
  last: 'l',
  only: 'l',
  at: 'lv',
  'first-n': 'lv',
  'last-n': 'lv',
  sum: 'l',
  distinct: 'l',
  reversed: 'l',
  plus: 'll',
  without: 'll',
  reached: 'll',
  'random-from': 'l',
  weighing: 'lv',
  shuffled: 'l',
  let: 'a',
  set: 'a',
  move: 'av',
  beside: 'av',
  rearrange: 'll',
  look: 'vl',
  reveal: 'l',
  face: 'l',
  'set-attr': 'la',
  atonce: 'l',
  each: 'lv',
  give: 'a',
};
const WORDS: Record<string, readonly string[]> = {
  move: ['end', 'top', 'bottom', 'place', 'cell'],
  beside: ['before', 'after'],
  effect: ['next', 'until', 'on'],
};
/** Operations that put each element of their first argument into a slot. */
const LOOPS = new Set(['where', 'most', 'least', 'sorted', 'giving', 'joined', 'reached', 'weighing', 'each']);

/** Checks every operation of a ruleset against the list of operations. Rulesets are hostile input. */
export class NodeChecker {
  nodes = 0;
  private depth = 0;
  private path = '';
  private scope: Scope;
  private slots = 0;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly problems: Problem[],
    /** Tells which names an effect's body will find. */
    private readonly onEffect: (hook: number, slot: number, type: Type | undefined) => void,
  ) {
    this.scope = { ruleset, routine: -1, types: [] };
  }

  enter(path: string, scope: Scope, slots: number): void {
    this.path = path;
    this.scope = scope;
    this.slots = slots;
  }

  private report(op: string, what: string): false {
    if (this.problems.length < 100) this.problems.push(flaw('D0803', { op, path: this.path, what }));
    return false;
  }

  private deeper(op: string): boolean {
    this.nodes++;
    if (this.nodes > SIZES.nodes) return false;
    return this.depth < SIZES.nesting || this.report(op, 'is nested too deep');
  }

  block(block: unknown): boolean {
    if (!Array.isArray(block)) return this.report('block', 'must be a list of statements');
    return block.every((node) => this.statement(node));
  }

  statement(node: unknown): boolean {
    if (!Array.isArray(node) || typeof node[0] !== 'string' || !Object.hasOwn(STATEMENTS, node[0])) {
      return this.report(nameOf(node), 'is not a statement');
    }
    return this.operation(node as [string, ...NodeArg[]], STATEMENTS[node[0] as keyof typeof STATEMENTS]);
  }

  expression(node: unknown, want: Want): boolean {
    if (typeof node === 'number') {
      return (
        (Number.isInteger(node) && Math.abs(node) <= 2 ** 31) || this.report(String(node), 'is not a whole number')
      );
    }
    if (!Array.isArray(node) || typeof node[0] !== 'string' || !Object.hasOwn(EXPRESSIONS, node[0])) {
      return this.report(nameOf(node), 'is not an expression');
    }
    if (!this.operation(node as [string, ...NodeArg[]], EXPRESSIONS[node[0] as keyof typeof EXPRESSIONS])) return false;
    if (want === 'v' && typeOf(this.scope, node as Node).list) {
      return this.report(node[0], 'is a list where a single value is needed');
    }
    return true;
  }

  /** A list where the type is one, a single value where not. */
  typed(node: unknown, type: Type | undefined): boolean {
    return this.expression(node, type === undefined ? 'a' : type.list ? 'l' : 'v');
  }

  private operation(node: [string, ...NodeArg[]], signature: string): boolean {
    const op = node[0];
    if (!this.deeper(op)) return false;
    this.depth++;
    const ok = this.args(op, node.slice(1) as NodeArg[], signature === '' ? [] : signature.split(' '));
    this.depth--;
    return ok && this.particular(op, node);
  }

  private args(op: string, args: NodeArg[], letters: string[]): boolean {
    const wants = Object.hasOwn(WANTS, op) ? WANTS[op] : '';
    let expressions = 0;
    let at = 0;
    for (const letter of letters) {
      if (letter.endsWith('*')) {
        const { ruleset } = this;
        const params = op === 'do' || op === 'call' ? ruleset.routines[args[0] as number].params : null;
        if (params && args.length - 1 !== params.length) return this.report(op, 'has the wrong number of arguments');
        for (; at < args.length; at++) {
          const ok = params ? this.typed(args[at], params[at - 1].type) : this.arg(op, letter[0], args[at], 'v', args);
          if (!ok) return false;
        }
        return true;
      }
      if (at >= args.length) return letter.endsWith('?') || this.report(op, 'has too few arguments');
      const want = letter[0] === 'e' ? ((wants[expressions++] ?? 'v') as Want) : 'v';
      if (!this.arg(op, letter[0], args[at], want, args)) return false;
      at++;
    }
    return at === args.length || this.report(op, 'has too many arguments');
  }

  private arg(op: string, letter: string, arg: NodeArg, want: Want, args: NodeArg[]): boolean {
    const { ruleset } = this;
    switch (letter) {
      case 'e':
        return this.expression(arg, want);
      case 'b':
        return this.block(arg);
      case 's':
        if (!this.index(op, arg, this.slots, 'slot')) return false;
        // A loop over a list: its slot follows it, except for `each`, where it comes first.
        if (LOOPS.has(op) && op !== 'each') this.bind(arg as number, args[0] as Node);
        if (op === 'each') {
          if (!this.expression(args[1], 'l')) return false;
          this.bind(arg as number, args[1] as Node);
        }
        if (op === 'atonce') this.scope.types[arg as number] = { is: 'player' };
        return true;
      case 'i':
        return arg === null || this.expression(arg, 'v');
      case 'n':
        return Number.isInteger(arg) || this.report(op, 'needs a whole number');
      case 'w':
        return WORDS[op].includes(arg as string) || this.report(op, `does not know "${String(arg)}"`);
      case 'c':
        return this.choice(op, arg);
      case 'z':
        return this.index(op, arg, ruleset.zones.length, 'zone');
      case 'v':
        return this.index(op, arg, ruleset.vars.length, 'variable');
      case 'a':
        return this.index(op, arg, ruleset.attrs.length, 'attribute');
      case 'o':
        return this.index(op, arg, ruleset.options.length, 'option');
      case 'd':
        return this.index(op, arg, ruleset.dice.length, 'die');
      case 't':
        return this.index(op, arg, ruleset.types.length, 'type');
      case 'r':
        return this.index(op, arg, ruleset.routines.length, 'routine');
      case 'h':
        return this.index(op, arg, ruleset.hooks.length, 'hook');
      case 'p':
        return this.index(op, arg, ruleset.prompts.length, 'prompt');
      default:
        return this.report(op, 'is not known');
    }
  }

  private bind(slot: number, list: Node): void {
    this.scope.types[slot] = elementOf(typeOf(this.scope, list));
  }

  private index(op: string, arg: unknown, end: number, what: string): boolean {
    const ok = Number.isInteger(arg) && (arg as number) >= 0 && (arg as number) < end;
    return ok || this.report(op, `names a ${what} that does not exist`);
  }

  private choice(op: string, arg: unknown): boolean {
    if (typeof arg !== 'object' || arg === null || Array.isArray(arg)) return this.report(op, 'needs a choice');
    const choice = arg as Choice;
    if (!this.index(op, choice.slot, this.slots, 'slot')) return false;
    if (!this.index(op, choice.prompt, this.ruleset.prompts.length, 'prompt')) return false;
    if (typeof choice.type !== 'object' || choice.type === null) return this.report(op, 'needs a type');
    if (!checkType(this.ruleset, choice.type)) return this.report(op, 'has a type that does not exist');
    if (op === 'choose' && !this.expression(choice.who, 'v')) return false;
    if (!this.expression(choice.from, 'l')) return false;
    const { many } = choice;
    if (many !== undefined) {
      if (typeof many !== 'object' || many === null) return this.report(op, 'needs bounds');
      if (!this.expression(many.min, 'v') || (many.max !== null && !this.expression(many.max, 'v'))) return false;
    }
    for (const flag of [choice.ordered, choice.may, choice.secret]) {
      if (flag !== undefined && flag !== true) return this.report(op, 'has a mark that is neither there nor not');
    }
    this.scope.types[choice.slot] = choiceType(choice);
    return (
      (choice.body === undefined || this.block(choice.body)) && (choice.else === undefined || this.block(choice.else))
    );
  }

  /** What the letters cannot say. */
  private particular(op: string, node: [string, ...NodeArg[]]): boolean {
    const { ruleset, scope } = this;
    const [, first, second, third] = node;
    switch (op) {
      case 'let':
        scope.types[first as number] = typeOf(scope, second as Node);
        return true;
      case 'set':
      case 'add': {
        const { role, type } = ruleset.vars[first as number];
        if (role === 'tokens') return this.report(op, 'would make tokens; they are only moved');
        if (op === 'add') return !type.list || this.report(op, 'cannot add to a list');
        return this.fits(op, third as Node, type);
      }
      case 'pay':
        return ruleset.vars[first as number].role === 'tokens' || this.report(op, 'moves what is not tokens');
      case 'set-attr': {
        const attr = ruleset.attrs[first as number];
        if (attr.fixed) return this.report(op, 'sets an attribute that is fixed');
        return this.fits(op, third as Node, attr.type);
      }
      case 'piece':
        return this.index(op, first, ruleset.designs.length, 'design');
      case 'mark':
        return ruleset.marks === undefined || this.index(op, first, ruleset.marks.length, 'mark');
      case 'move':
        return (node[4] !== 'place' && node[4] !== 'cell') || node.length === 6 || this.report(op, 'needs a place');
      case 'call':
        return ruleset.routines[first as number].gives !== undefined || this.report(op, 'calls what gives nothing');
      case 'do':
        return (
          ruleset.routines[first as number].is !== 'phase' ||
          ruleset.routines[scope.routine]?.is !== 'verb' ||
          this.report(op, 'calls a phase from a verb')
        );
      case 'give': {
        const gives = ruleset.routines[scope.routine]?.gives;
        return gives === undefined || this.fits(op, first as Node, gives);
      }
      case 'effect': {
        const size = ruleset.routines[ruleset.hooks[second as number].body].slots.length;
        const pairs = node.slice(3) as number[];
        if (pairs.length % 2 === 1) return this.report(op, 'needs pairs of slots');
        for (let i = 0; i < pairs.length; i += 2) {
          if (!this.index(op, pairs[i], this.slots, 'slot') || !this.index(op, pairs[i + 1], size, 'slot'))
            return false;
          this.onEffect(second as number, pairs[i + 1], scope.types[pairs[i]]);
        }
        return true;
      }
      default:
        return true;
    }
  }

  private fits(op: string, node: Node, type: Type): boolean {
    if (type.list || !typeOf(this.scope, node).list) return true;
    return this.report(op, 'is given a list where a single value is needed');
  }
}

const nameOf = (node: unknown): string =>
  Array.isArray(node) ? String(node[0]).slice(0, 40) : (JSON.stringify(node)?.slice(0, 40) ?? 'nothing');

const WORDS_OF_TYPES = ['number', 'yes-no', 'player', 'kind', 'thing', 'design', 'cell'];

/** A type inside a node has not been through the schema, so nothing about it is taken for granted. */
export function checkType(ruleset: Ruleset, type: Type): boolean {
  const within = (index: unknown, end: number): boolean =>
    Number.isInteger(index) && (index as number) >= 0 && (index as number) < end;
  const { is, kind, types, list, none } = type;
  if (!WORDS_OF_TYPES.includes(is) || ![true, undefined].includes(list) || ![true, undefined].includes(none))
    return false;
  if (is === 'kind' && !within(kind, ruleset.kinds.length)) return false;
  return types === undefined || (Array.isArray(types) && types.every((index) => within(index, ruleset.types.length)));
}
