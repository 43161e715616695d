/** Effects and rules: the sentence they wait for, and a frame of their own. */
import type { Hook, Phrase, Statement } from '../syntax.js';
import { changeTerm, isChange } from './changes.js';
import {
  type Attempt,
  accept,
  attempt,
  type Context,
  createFrame,
  createScope,
  extend,
  hasThis,
  report,
  type Scope,
  setYou,
  youMode,
} from './context.js';
import { check } from './expressions.js';
import { type Form, flatten, matches, type Ranges, type Token } from './forms.js';
import { matchArg } from './match-args.js';
import { errorTerm, term } from './names.js';
import { reading } from './phrases.js';
import { blockTerm } from './statements.js';
import type { RoutineSymbol } from './symbols.js';
import type { HookTerm, Local, MatchTerm, Term } from './terms.js';
import { NOTHING, type Ty, YES_NO } from './types.js';
import { unknownSentence } from './unknown-sentence.js';

/** An effect that a card or verb sets going; it remembers the names around it. */
export function lastingTerm(cx: Context, scope: Scope, statement: Extract<Statement, { is: 'lasting' }>): Term {
  const { frame } = scope;
  const inner = createFrame({
    you: youMode(frame) === 'none' ? 'none' : 'here',
    this: hasThis(frame) ? frame.this.type : undefined,
    outer: frame,
  });
  // The effect's owner is whoever acts here.
  if (youMode(frame) === 'inherited') cx.youUses.push(statement.loc);
  const hook = hookTerm(cx, extend(scope, { frame: inner }), statement.hook, statement.until);
  return hook ? term('effect', [statement.mode, hook], NOTHING, statement.loc) : errorTerm(statement.loc);
}

/** A rule of the game or of a card in its zone: nothing around it to remember. */
export function ruleTerm(
  cx: Context,
  options: { you: 'here' | 'none'; this: Ty | undefined },
  hook: Hook,
  names: Local[],
): HookTerm | undefined {
  const frame = createFrame({ ...options });
  let scope = createScope(frame);
  for (const local of names) scope = extend(scope, { local });
  return hookTerm(cx, scope, hook);
}

function hookTerm(cx: Context, scope: Scope, hook: Hook, until?: Phrase): HookTerm | undefined {
  const bound: Local[] = [];
  const match = matchTerm(cx, scope, hook.sentence, bound);
  if (!match) return undefined;
  const { frame } = scope;
  bindYou(scope, match);
  let inner = scope;
  for (const local of bound) inner = extend(inner, { local });
  const ending = until && matchTerm(cx, scope, until, []);
  const before = { gives: cx.gives, instead: cx.instead, phase: cx.phase };
  const { gives } = match.verb;
  cx.gives = hook.when === 'instead' && gives && gives.is !== 'nothing' ? gives : undefined;
  cx.instead = hook.when === 'instead';
  cx.phase = false;
  const said = cx.calls.length;
  const where = hook.where && check(cx, inner, hook.where, YES_NO);
  const body = blockTerm(cx, inner, hook.body);
  for (const call of cx.calls.slice(said)) call.later = true;
  Object.assign(cx, before);
  cx.calls.push({ routine: match.verb, loc: match.loc, you: 'here', awaited: true, hook: hook.when });
  if (ending) cx.calls.push({ routine: ending.verb, loc: ending.loc, you: 'here', awaited: true, ends: true });
  return {
    is: 'hook',
    when: hook.when,
    match,
    ...(where && { where }),
    body,
    ...(ending && { until: ending }),
    frame,
    loc: hook.loc,
  };
}

/** In a rule without an owner, `you` is the one of the sentence, if it has one. */
function bindYou(scope: Scope, match: MatchTerm): void {
  if (youMode(scope.frame) !== 'none') return;
  const at = match.verb.params.findIndex((param) => param.name === 'you');
  if (at < 0 || match.args[at] !== null) return;
  match.args[at] = { bind: scope.frame.you };
  setYou(scope.frame, 'here');
}

interface Found {
  form: Form;
  routine: RoutineSymbol;
  tried: Attempt;
  args: MatchTerm['args'];
  bound: Local[];
  ranges: Ranges;
}

export function matchTerm(cx: Context, scope: Scope, sentence: Phrase, bound: Local[]): MatchTerm | undefined {
  const tokens = flatten(sentence);
  if (isChange(tokens)) return changeTerm(cx, scope, tokens, sentence, bound);
  const found: Found[] = [];
  for (const form of cx.table.statements.candidates(tokens, 0, tokens.length)) {
    const routine = form.symbol;
    if (routine?.is !== 'routine' || routine.role !== 'verb') continue;
    for (const ranges of matches(form, tokens, 0, tokens.length)) {
      const names: Local[] = [];
      let args: MatchTerm['args'] = [];
      const tried = attempt(cx, () => {
        args = matchArgs(cx, scope, form, tokens, ranges, names);
        return errorTerm(sentence.loc);
      });
      found.push({ form, routine, tried, args, bound: names, ranges });
    }
  }
  const best = found.find((one) => !one.tried.issues.length) ?? found[0];
  // A built-in sentence that is like a verb is told to be one, not what is wrong with it as the verb.
  const isBuiltIn = best?.tried.issues.length && builtIn(cx, tokens);
  if (!best || isBuiltIn) {
    notAVerb(cx, scope, tokens, sentence);
    return undefined;
  }
  accept(cx, best.tried);
  cx.readings.push(reading(best.form, tokens, best.ranges, sentence.loc));
  for (const token of tokens)
    if (
      token.word !== undefined &&
      token.expr &&
      best.form.parts.some((part) => 'word' in part && part.word === token.word)
    )
      cx.refs.push({ loc: token.loc, to: best.routine });
  bound.push(...best.bound);
  cx.locals.push(...best.bound);
  return { verb: best.routine, args: best.args, loc: sentence.loc };
}

const builtIn = (cx: Context, tokens: Token[]): boolean =>
  cx.table.statements
    .candidates(tokens, 0, tokens.length)
    .some((form) => !form.symbol && matches(form, tokens, 0, tokens.length).length > 0);

/** What happens but is no verb of the game, and what is a value, cannot be waited for. */
function notAVerb(cx: Context, scope: Scope, tokens: Token[], sentence: Phrase): void {
  const { loc } = sentence;
  const isOther = cx.table.statements
    .candidates(tokens, 0, tokens.length)
    .some((form) => matches(form, tokens, 0, tokens.length).length);
  const tried = attempt(cx, () => {
    if (!isOther) unknownSentence(cx, scope, tokens, loc, 'statement');
    return errorTerm(loc);
  });
  if (isOther || tried.issues.some(({ code }) => code === 'D0210'))
    report(cx, 'D0223', loc, { sentence: tokens.map((token) => token.word ?? '…').join(' ') });
  else accept(cx, tried);
}

function matchArgs(
  cx: Context,
  scope: Scope,
  form: Form,
  tokens: Token[],
  ranges: Ranges,
  bound: Local[],
): MatchTerm['args'] {
  return form.slots.map((slot, n) => {
    const type = typeof slot.type === 'string' ? undefined : slot.type;
    return matchArg(cx, scope, tokens, ranges[n] ?? [0, 0], type, bound, form, n);
  });
}
