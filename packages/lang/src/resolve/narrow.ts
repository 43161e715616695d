/** What a condition that holds (or fails) tells about names: not none, of a type, not empty. */
import type { Expr } from '../syntax.js';
import { attempt, type Context, extend, type Scope } from './context.js';
import { infer } from './expressions.js';
import type { Token } from './forms.js';
import { typesNamed } from './slots.js';
import { isValue, narrowThing, type Ty, withoutNone } from './types.js';

/** The same text for the same expression: spacing, brackets around one thing and line breaks do not count. */
export function exprKey(expr: Expr): string {
  switch (expr.is) {
    case 'number':
      return String(expr.value);
    case 'name':
      return expr.text;
    case 'group':
      return expr.inner.is === 'name' || expr.inner.is === 'group' || expr.inner.is === 'of'
        ? exprKey(expr.inner)
        : `(${exprKey(expr.inner)})`;
    case 'list':
      return `(${expr.items.map(exprKey).join(', ')})`;
    case 'of':
      return `${expr.property.text} of ${exprKey(expr.object)}`;
    case 'phrase':
      return expr.items.map(exprKey).join(' ');
    case 'binary':
      return `${exprKey(expr.left)} ${expr.op} ${exprKey(expr.right)}`;
    case 'not':
      return `not ${exprKey(expr.value)}`;
    case 'negative':
      return `-${exprKey(expr.value)}`;
    case 'list-op':
      return `${exprKey(expr.list)} ${expr.op} ${exprKey(expr.by)}`;
    case 'if-else':
      return `if ${exprKey(expr.test)} then ${exprKey(expr.then)} else ${exprKey(expr.else)}`;
    case 'agrees':
      return `${exprKey(expr.who)} agrees to ${expr.prompt.text}`;
  }
}

export function sentenceKey(tokens: Token[], i: number, j: number): string | undefined {
  const parts: string[] = [];
  for (let at = i; at < j; at++) {
    const token = tokens[at];
    if (!token) return undefined;
    parts.push(token.expr ? exprKey(token.expr) : (token.word ?? ''));
  }
  return parts.join(' ');
}

/** The key of a list without the brackets that a sentence needs around it. */
export function listKey(expr: Expr): string {
  return expr.is === 'group' ? listKey(expr.inner) : exprKey(expr);
}

/** The scope in which the condition is known to hold, or with `holds` false, to fail. */
export function assume(cx: Context, scope: Scope, test: Expr, holds: boolean): Scope {
  switch (test.is) {
    case 'group':
      return assume(cx, scope, test.inner, holds);
    case 'not':
      return assume(cx, scope, test.value, !holds);
    case 'phrase': {
      const [word, ...rest] = test.items;
      const list = rest.length === 1 ? rest[0] : undefined;
      if (word?.is !== 'name' || !list) return scope;
      return (word.text === 'any' && holds) || (word.text === 'no' && !holds)
        ? extend(scope, { nonEmpty: listKey(list) })
        : scope;
    }
    case 'binary':
      break;
    default:
      return scope;
  }
  const { op, left, right } = test;
  if ((op === 'and' && holds) || (op === 'or' && !holds))
    return assume(cx, assume(cx, scope, left, holds), right, holds);
  if (op === 'is in' || op === 'is not in') {
    return (op === 'is in') === holds
      ? narrow(cx, extend(scope, { nonEmpty: listKey(right) }), left, withoutNone)
      : scope;
  }
  if (op === 'is' || op === 'is not') return assumeIs(cx, scope, left, right, (op === 'is') === holds);
  return assumeCount(scope, test, holds);
}

function assumeIs(cx: Context, scope: Scope, left: Expr, right: Expr, same: boolean): Scope {
  if (right.is === 'name' && right.text === 'none') return same ? scope : narrow(cx, scope, left, withoutNone);
  const types = right.is === 'name' ? typesNamed(cx, right.text) : undefined;
  const isType = types && attempt(cx, () => infer(cx, scope, left, undefined)).term.type.is === 'thing';
  if (types && isType) return narrow(cx, scope, left, (type) => narrowThing(type, types, same));
  if (!same) return scope;
  const value = attempt(cx, () => infer(cx, scope, right, undefined)).term.type;
  return isValue(value) && !value.none ? narrow(cx, scope, left, withoutNone) : scope;
}

/** `count L > 0`, `count L >= 1`, and their mirror images. */
function assumeCount(scope: Scope, test: Extract<Expr, { is: 'binary' }>, holds: boolean): Scope {
  const { op, left, right } = test;
  const counted =
    left.is === 'phrase' && left.items.length === 2 && left.items[0]?.is === 'name' && left.items[0].text === 'count'
      ? left.items[1]
      : undefined;
  if (!counted || right.is !== 'number') return scope;
  const least =
    op === '>' && holds
      ? right.value + 1
      : op === '>=' && holds
        ? right.value
        : op === '<' && !holds
          ? right.value
          : op === '<=' && !holds
            ? right.value + 1
            : 0;
  return least >= 1 ? extend(scope, { nonEmpty: listKey(counted) }) : scope;
}

function narrow(cx: Context, scope: Scope, expr: Expr, change: (type: Ty) => Ty): Scope {
  const inner = expr.is === 'group' ? expr.inner : expr;
  if (inner.is !== 'name' && inner.is !== 'of' && inner.is !== 'phrase') return scope;
  const before = attempt(cx, () => infer(cx, scope, inner, undefined)).term.type;
  const type = change(before);
  return type === before ? scope : extend(scope, { narrowed: { key: exprKey(inner), type } });
}
