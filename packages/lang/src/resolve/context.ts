/** What is known while one declaration is resolved. */
import type { ProblemArg } from '@draco-table/ruleset';
import { append } from '../append.js';
import type { Loc } from '../syntax.js';
import type { Form } from './forms.js';
import type { Issue, IssueFix } from './issue.js';
import type { AnySymbol, RoutineSymbol } from './symbols.js';
import type { Table } from './table.js';
import type { Frame, Local, Term } from './terms.js';
import { PLAYER, THING, type Ty } from './types.js';

/** A place where something is named: for unused names, hover, definition and rename. */
export interface Ref {
  loc: Loc;
  to:
    | AnySymbol
    | Local
    | { is: 'builtin'; form: Form }
    | { is: 'kind-value'; kind: AnySymbol; index: number }
    | { is: 'seat'; index: number };
  /** Set where it is written, not read. */
  write?: boolean;
}

export interface Call {
  routine: RoutineSymbol;
  loc: Loc;
  /** Whether there is a `you` where the call stands. */
  you: YouMode;
  /** A hook waits for it; it is not called here. */
  awaited?: boolean;
  hook?: 'before' | 'after' | 'instead';
  /** It ends an effect. */
  ends?: boolean;
  /** It is said in an effect, so not when the routine runs but when the effect acts. */
  later?: boolean;
}

/** How a sentence was understood: its form, and where the value of each slot stands. */
export interface Reading {
  loc: Loc;
  form: Pick<Form, 'parts' | 'slots'>;
  slots: Loc[];
}

export type YouMode = 'here' | 'inherited' | 'none';

export interface Context {
  table: Table;
  file: string;
  issues: Issue[];
  refs: Ref[];
  calls: Call[];
  readings: Reading[];
  /** Names declared, `it` left out. */
  locals: Local[];
  /** Uses of an inherited `you`, so callers must have one. */
  youUses: Loc[];
  /** What `give` must give; absent where it may not stand. */
  gives?: Ty;
  phase: boolean;
  inTest: boolean;
  /** How many play, where that is known: in a test that says so. */
  seats?: number;
  /** Finds the type of a define that does not say what it gives. */
  typeOf(routine: RoutineSymbol): Ty;
  /** `proceed` may stand here. */
  instead: boolean;
}

export function report(
  cx: Context,
  code: string,
  loc: Loc,
  args: Record<string, ProblemArg> = {},
  fixes?: IssueFix[],
  related?: Issue['related'],
): void {
  cx.issues.push({
    code,
    args,
    file: cx.file,
    loc,
    ...(fixes?.length ? { fixes } : {}),
    ...(related ? { related } : {}),
  });
}

// ---- frames ----

interface FrameOptions {
  you: YouMode;
  this: Ty | undefined;
  outer?: Frame;
}

const modes = new WeakMap<Frame, { you: YouMode; this: boolean }>();

export function createFrame(options: FrameOptions): Frame {
  const nowhere = { start: 0, end: 0 };
  const frame = { is: 'frame', captured: new Map() } as unknown as Frame;
  frame.you = { is: 'local', name: 'you', type: PLAYER, role: 'you', loc: nowhere, frame };
  frame.this = { is: 'local', name: 'this', type: options.this ?? THING, role: 'this', loc: nowhere, frame };
  if (options.outer) frame.outer = options.outer;
  modes.set(frame, { you: options.you, this: options.this !== undefined });
  return frame;
}

export const youMode = (frame: Frame): YouMode => modes.get(frame)?.you ?? 'none';
export const hasThis = (frame: Frame): boolean => modes.get(frame)?.this ?? false;
export function setYou(frame: Frame, you: YouMode): void {
  const mode = modes.get(frame);
  if (mode) mode.you = you;
}

// ---- scopes ----

/** Names in force, innermost first. Scopes are never changed, only extended, so what was resolved in one can be kept. */
export interface Scope {
  frame: Frame;
  outer?: Scope;
  local?: Local;
  it?: Local;
  narrowed?: { key: string; type: Ty };
  nonEmpty?: string;
  /** Narrowings of what the game can change end here. */
  forget?: (key: string) => boolean;
  /** What was read in this scope already. */
  memo?: Map<string, Attempt>;
}

/** The outcome of trying to read something one way: nothing is reported until it is accepted. */
export interface Attempt {
  term: Term;
  issues: Issue[];
  refs: Ref[];
  calls: Call[];
  readings: Reading[];
  youUses: Loc[];
}

export const createScope = (frame: Frame): Scope => ({ frame });
export const extend = (
  outer: Scope,
  part: Partial<Pick<Scope, 'local' | 'it' | 'narrowed' | 'nonEmpty' | 'forget' | 'frame'>>,
): Scope => ({
  frame: outer.frame,
  outer,
  ...part,
});

export function newLocal(cx: Context, scope: Scope, name: string, type: Ty, role: Local['role'], loc: Loc): Local {
  const local: Local = { is: 'local', name, type, role, loc, frame: scope.frame };
  if (role !== 'it') cx.locals.push(local);
  return local;
}

export function findLocal(scope: Scope, name: string): Local | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) if (at.local?.name === name) return at.local;
  return undefined;
}

export function findIt(scope: Scope): Local | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) if (at.it) return at.it;
  return undefined;
}

export function narrowedType(scope: Scope, key: string): Ty | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    if (at.narrowed?.key === key) return at.narrowed.type;
    // A new element hides what was known about the last one, a new frame what was known about the outer state.
    if (at.forget?.(key)) return undefined;
  }
  return undefined;
}

export function knownNonEmpty(scope: Scope, key: string): boolean {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    if (at.nonEmpty === key) return true;
    if (at.forget?.(key)) return false;
  }
  return false;
}

export function* localsInScope(scope: Scope): Generator<Local> {
  const seen = new Set<string>();
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    if (!at.local || seen.has(at.local.name)) continue;
    seen.add(at.local.name);
    yield at.local;
  }
}

/** The name as the current frame has it: an effect takes along what it uses from the text around it. */
export function capture(frame: Frame, local: Local): Local {
  if (local.frame === frame || local.constant || local.role === 'family') return local;
  const known = frame.captured.get(local);
  if (known) return known;
  const into: Local = { ...local, frame };
  frame.captured.set(local, into);
  if (frame.outer && frame.outer !== local.frame) capture(frame.outer, local);
  return into;
}

// ---- attempts ----

export function attempt(cx: Context, read: () => Term): Attempt {
  const at = [cx.issues.length, cx.refs.length, cx.calls.length, cx.youUses.length, cx.readings.length] as const;
  const term = read();
  return {
    term,
    issues: cx.issues.splice(at[0]),
    refs: cx.refs.splice(at[1]),
    calls: cx.calls.splice(at[2]),
    youUses: cx.youUses.splice(at[3]),
    readings: cx.readings.splice(at[4]),
  };
}

export function accept(cx: Context, tried: Attempt): Term {
  append(cx.issues, tried.issues);
  append(cx.refs, tried.refs);
  append(cx.calls, tried.calls);
  append(cx.youUses, tried.youUses);
  append(cx.readings, tried.readings);
  return tried.term;
}
