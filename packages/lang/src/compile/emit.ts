/** Terms to nodes: symbols become numbers, names become slots of their frame. */
import { type Block, type Choice, compute, type Match, type Node, type NodeArg, type Type } from '@draco-table/ruleset';
import type { FamilyValue } from '../resolve/constants.js';
import type { Arg, ChoiceTerm, Frame, HookTerm, Local, MatchTerm, Term, TermBlock } from '../resolve/terms.js';
import { isValue, type Ty } from '../resolve/types.js';
import type { Unit } from '../resolve/units.js';
import type { Numbers } from './numbers.js';

/** The slots of a frame: 0 is `you`, 1 is `this`, others are given out as they are met. */
export class Slots {
  readonly names: string[] = ['you', 'this'];
  private readonly byLocal = new Map<Local, number>();

  constructor(frame: Frame) {
    this.byLocal.set(frame.you, 0);
    this.byLocal.set(frame.this, 1);
  }

  of(local: Local): number {
    const known = this.byLocal.get(local);
    if (known !== undefined) return known;
    const slot = this.names.length;
    this.byLocal.set(local, slot);
    this.names.push(local.role === 'it' ? '' : local.name);
    return slot;
  }

  known(local: Local): number | undefined {
    return this.byLocal.get(local);
  }
}

/** What a body is emitted into: its slots, the values of its family, and the tables that grow. */
export interface Emitter {
  numbers: Numbers;
  slots: Slots;
  unit: Unit;
  family?: readonly FamilyValue[];
  prompt(id: string, args: Local[], loc: { start: number; end: number }, emitter: Emitter): number;
  hook(hook: HookTerm, emitter: Emitter): { index: number; slots: Slots };
  mark(loc: { start: number; end: number }, unit: Unit): Node | undefined;
  /** Whether it is asked even where there is but one answer. */
  secret(choice: ChoiceTerm): boolean;
}

export function emitType(type: Ty, numbers: Numbers): Type {
  if (!isValue(type)) return { is: 'number' };
  const out: Type = { is: type.is };
  if (type.kind) out.kind = numbers.kind(type.kind);
  if (type.is === 'thing' && type.types && type.types.length < numbers.typeCount)
    out.types = type.types.map((one) => numbers.type(one)).sort((a, b) => a - b);
  if (type.list) out.list = true;
  if (type.none) out.none = true;
  return out;
}

export function emitBlock(block: TermBlock, to: Emitter): Block {
  const mark = to.mark(block.loc, to.unit);
  const nodes = block.terms.map((term) => emit(term, to));
  return mark ? [mark, ...nodes] : nodes;
}

/** Worked out here with the engine's own arithmetic where both sides are known. */
const FOLDED = new Set<string>(['+', '-', '*', 'max', 'min']);

export function emit(term: Term, to: Emitter): Node {
  const { op, args } = term;
  switch (op) {
    case 'const':
      return args[0] as number;
    case 'card':
    case 'piece': {
      const design = args[0];
      const index = typeof design === 'object' && design?.is === 'design' ? to.numbers.design(design) : 0;
      return op === 'card' ? index : ['piece', index];
    }
    case 'zone-number':
      return emitArg(args[0] ?? null, to) as number;
    case 'slot':
      return emitLocal(args[0] as Local, to);
    case 'every':
    case 'designs':
      return args.map((type): Node => [op, emitArg(type, to)]).reduce((a, b) => ['plus', a, b]);
    case 'effect': {
      const [mode, hook] = args as [string, HookTerm];
      const made = to.hook(hook, to);
      const pairs = capturedPairs(hook.frame, made.slots, to);
      return ['effect', mode, made.index, ...pairs];
    }
    case 'call':
    case 'do': {
      const [routine, ...values] = args;
      return [op, emitArg(routine ?? null, to), ...values.map((value) => emitArg(value, to))];
    }
    default: {
      const nodes = args.map((arg) => emitArg(arg, to));
      const [a, b] = nodes;
      const folded = FOLDED.has(op) && typeof a === 'number' && typeof b === 'number' ? compute(op, a, b) : undefined;
      if (folded !== undefined) return folded;
      if (op === 'not' && Array.isArray(a) && a[0] === 'not') return a[1] as Node;
      return [op, ...nodes];
    }
  }
}

function emitLocal(local: Local, to: Emitter): Node {
  if (local.constant) return emit(local.constant, to);
  if (local.role === 'family') return to.family?.find((one) => one.local === local)?.value ?? 0;
  return ['slot', to.slots.of(local)];
}

/** What the effect takes along: from this frame's slots into its own. */
function capturedPairs(inner: Frame, slots: Slots, to: Emitter): number[] {
  const pairs = [0, 0, 1, 1];
  for (const [from, into] of inner.captured) {
    const slot = slots.known(into);
    if (slot === undefined) continue;
    const here = inner.outer?.captured.get(from) ?? from;
    pairs.push(to.slots.of(here), slot);
  }
  return pairs;
}

function emitArg(arg: Arg, to: Emitter): NodeArg {
  if (typeof arg !== 'object' || arg === null) return arg;
  switch (arg.is) {
    case 'term':
      return emit(arg, to);
    case 'block':
      return emitBlock(arg, to);
    case 'choice':
      return emitChoice(arg, to);
    case 'prompt':
      return to.prompt(arg.id, arg.args, arg.loc, to);
    case 'hook':
      return to.hook(arg, to).index;
    case 'local':
      return to.slots.of(arg);
    case 'zone':
      return to.numbers.zone(arg);
    case 'var':
      return to.numbers.variable(arg);
    case 'attr':
      return to.numbers.attr(arg);
    case 'option':
      return to.numbers.option(arg);
    case 'die':
      return to.numbers.die(arg);
    case 'type':
      return to.numbers.type(arg);
    case 'routine':
      return to.numbers.routine(arg);
    case 'design':
      return to.numbers.design(arg);
  }
}

function emitChoice(choice: ChoiceTerm, to: Emitter): Choice {
  const out: Choice = {
    slot: to.slots.of(choice.local),
    who: choice.who.is === 'term' ? emit(choice.who, to) : emitLocal(choice.who, to),
    from: emit(choice.from, to),
    type: emitType(choice.type, to.numbers),
    prompt: 0,
  };
  if (choice.many) out.many = { min: emit(choice.many.min, to), max: choice.many.max && emit(choice.many.max, to) };
  if (choice.ordered) out.ordered = true;
  if (choice.may) out.may = true;
  if (to.secret(choice)) out.secret = true;
  out.prompt = to.prompt(choice.prompt.id, choice.prompt.args, choice.prompt.loc, to);
  if (choice.body) out.body = emitBlock(choice.body, to);
  if (choice.else) out.else = emitBlock(choice.else, to);
  return out;
}

export function emitMatch(match: MatchTerm, to: Emitter): Match {
  return {
    verb: to.numbers.routine(match.verb),
    args: match.args.map((arg) =>
      !arg ? null : 'equals' in arg ? { equals: emit(arg.equals, to) } : { slot: to.slots.of(arg.bind) },
    ),
  };
}
