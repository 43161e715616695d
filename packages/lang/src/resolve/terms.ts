/**
 * What the resolver makes of the syntax: the ruleset's operations with symbols instead of indices, a type and a place on
 * each. Checks read it, `compile/` numbers it.
 */
import { compute, type ExpressionOp, type StatementOp } from '@draco-table/ruleset';
import type { Loc } from '../syntax.js';
import type {
  AttrSymbol,
  DesignSymbol,
  DieSymbol,
  OptionSymbol,
  RoutineSymbol,
  TypeSymbol,
  VarSymbol,
  ZoneSymbol,
} from './symbols.js';
import type { Ty } from './types.js';

/** A name inside a routine: a place in its frame. */
export interface Local {
  is: 'local';
  name: string;
  type: Ty;
  loc: Loc;
  /** What made it: decides what is said when it is unused. */
  role: 'you' | 'this' | 'param' | 'let' | 'choice' | 'together' | 'each' | 'it' | 'bound' | 'family' | 'own';
  /** The card's own value: no slot is needed for it. */
  constant?: Term;
  /** The text of a question may use it. */
  asked?: true;
  frame: Frame;
}

/** The names of one routine. An effect has a frame of its own and remembers names of the frames around it. */
export interface Frame {
  is: 'frame';
  you: Local;
  this: Local;
  outer?: Frame;
  captured: Map<Local, Local>;
}

export interface Term {
  is: 'term';
  /** 'const' holds a number in args, 'zone-number' a zone, 'piece' and 'card' a design, 'error' nothing. */
  op: ExpressionOp | StatementOp | 'const' | 'zone-number' | 'piece' | 'card' | 'error';
  args: Arg[];
  type: Ty;
  loc: Loc;
}

export interface TermBlock {
  is: 'block';
  terms: Term[];
  loc: Loc;
}

export interface ChoiceTerm {
  is: 'choice';
  local: Local;
  who: Term | Local;
  from: Term;
  type: Ty;
  many?: { min: Term; max: Term | null };
  ordered: boolean;
  may: boolean;
  prompt: PromptTerm;
  body?: TermBlock;
  else?: TermBlock;
  /** Why the list cannot be empty; absent if it may be. */
  neverEmpty: boolean;
}

export interface PromptTerm {
  is: 'prompt';
  id: string;
  args: Local[];
  loc: Loc;
}

export interface MatchTerm {
  verb: RoutineSymbol;
  args: ({ equals: Term } | { bind: Local } | null)[];
  loc: Loc;
}

/** An effect or rule: its frame is its own; what it takes along from outside is in `frame.captured`. */
export interface HookTerm {
  is: 'hook';
  when: 'before' | 'after' | 'instead';
  match: MatchTerm;
  where?: Term;
  body: TermBlock;
  until?: MatchTerm;
  frame: Frame;
  loc: Loc;
}

export type Arg =
  | Term
  | TermBlock
  | ChoiceTerm
  | PromptTerm
  | HookTerm
  | Local
  | ZoneSymbol
  | VarSymbol
  | AttrSymbol
  | OptionSymbol
  | DieSymbol
  | TypeSymbol
  | RoutineSymbol
  | DesignSymbol
  | number
  | string
  | null;

export const isTerm = (arg: Arg | undefined): arg is Term =>
  typeof arg === 'object' && arg !== null && arg.is === 'term';

/** Visits every term below and including this one, blocks and choices included; hooks only if asked for. */
export function walk(arg: Arg | undefined, visit: (term: Term) => void, intoHooks = true): void {
  if (typeof arg !== 'object' || arg === null) return;
  if (arg.is === 'term') {
    visit(arg);
    for (const inner of arg.args) walk(inner, visit, intoHooks);
  } else if (arg.is === 'block') {
    for (const inner of arg.terms) walk(inner, visit, intoHooks);
  } else if (arg.is === 'choice') {
    if (arg.who.is === 'term') walk(arg.who, visit, intoHooks);
    walk(arg.from, visit, intoHooks);
    walk(arg.many?.min, visit, intoHooks);
    walk(arg.many?.max ?? null, visit, intoHooks);
    walk(arg.body, visit, intoHooks);
    walk(arg.else, visit, intoHooks);
  } else if (arg.is === 'hook' && intoHooks) {
    for (const match of [arg.match, arg.until]) {
      for (const part of match?.args ?? []) if (part && 'equals' in part) walk(part.equals, visit);
    }
    walk(arg.where, visit);
    walk(arg.body, visit);
  }
}

/** The constant that a term is, if it is one. */
export function constantOf(term: Term): number | undefined {
  const [a, b] = term.args;
  if (term.op === 'const') return a as number;
  // The card's own number.
  if (term.op === 'slot' && typeof a === 'object' && a?.is === 'local' && a.constant) return constantOf(a.constant);
  if (!isTerm(a) || !isTerm(b)) return undefined;
  const left = constantOf(a);
  const right = constantOf(b);
  return left === undefined || right === undefined ? undefined : compute(term.op, left, right);
}
