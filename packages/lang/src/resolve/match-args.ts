/** The values of a sentence that an effect waits for: one to be equal to, a name for whatever comes, or `(any)`. */
import { type Attempt, accept, attempt, type Context, type Scope } from './context.js';
import { coerce } from './expressions.js';
import type { Form, Token } from './forms.js';
import { renameFix } from './issue.js';
import { tokensTerm } from './phrases.js';
import { declare } from './statements.js';
import type { Local, MatchTerm, Term } from './terms.js';
import type { Ty } from './types.js';

/** What people write where the language has `(any)`. */
const ANYBODY = /^(?:all|(?:any|every|some)(?:one|body|thing)?|each)$/;

function valueOrAny(cx: Context, scope: Scope, tokens: Token[], a: number, b: number, type: Ty | undefined): Term {
  const tried: Attempt = attempt(cx, () => tokensTerm(cx, scope, tokens, a, b, type));
  const issues = tried.issues.map((issue) =>
    issue.code === 'D0201' && ANYBODY.test(String(issue.args.name))
      ? { ...issue, args: { ...issue.args, near: ['(any)'] }, fixes: renameFix(issue.loc, ['(any)']) }
      : issue,
  );
  return accept(cx, { ...tried, issues });
}

/** The tokens from a up to b as a value of the type, in a sentence that is waited for. */
export function matchArg(
  cx: Context,
  scope: Scope,
  tokens: Token[],
  [a, b]: readonly [number, number],
  type: Ty | undefined,
  bound: Local[],
  form?: Form,
  slot?: number,
): MatchTerm['args'][number] {
  const expr = b - a === 1 ? tokens[a]?.expr : undefined;
  if (expr?.is === 'group' && expr.inner.is === 'name') {
    const { text, loc } = expr.inner;
    if (text === 'any') return null;
    const declared = cx.locals.length;
    const local = declare(cx, scope, { text, loc }, type ?? { is: 'error' }, 'bound');
    cx.locals.length = declared;
    bound.push(local);
    return { bind: local };
  }
  const value = valueOrAny(cx, scope, tokens, a, b, type);
  return { equals: type ? coerce(cx, value, type, form, slot) : value };
}
