/** Expressions to terms: every one has a type, or has been reported. */
import type { Expr } from '../syntax.js';
import { type Context, findLocal, report, type Scope } from './context.js';
import { type Form, showForm } from './forms.js';
import { asList, bindIt, constant, errorTerm, nameTerm, term, zoneTypes } from './names.js';
import { assume, exprKey } from './narrow.js';
import { phraseTerm, toSentence } from './phrases.js';
import { ownPrompt } from './prompts.js';
import { typesNamed } from './slots.js';
import type { ZoneSymbol } from './symbols.js';
import type { Term } from './terms.js';
import {
  EMPTY,
  ERROR,
  elementOf,
  fits,
  isList,
  isValue,
  join,
  listOf,
  NUMBER,
  orNone,
  overlap,
  PLAYER,
  showType,
  type Ty,
  YES_NO,
} from './types.js';

export function infer(cx: Context, scope: Scope, expr: Expr, expected: Ty | undefined): Term {
  switch (expr.is) {
    case 'number':
      return constant(expr.value, NUMBER, expr.loc);
    case 'name':
      return nameTerm(cx, scope, expr, expected);
    case 'group':
      return infer(cx, scope, expr.inner, expected);
    case 'list':
      return listTerm(cx, scope, expr, expected);
    case 'of':
    case 'phrase':
      return phraseTerm(cx, scope, expr, expected);
    case 'binary':
      return binaryTerm(cx, scope, expr, expected);
    case 'not':
      return term('not', [check(cx, scope, expr.value, YES_NO)], YES_NO, expr.loc);
    case 'negative': {
      const value = check(cx, scope, expr.value, NUMBER);
      if (value.op === 'const') return constant(-(value.args[0] as number), NUMBER, expr.loc);
      return term('-', [constant(0, NUMBER, expr.loc), value], NUMBER, expr.loc);
    }
    case 'list-op':
      return listOpTerm(cx, scope, expr, expected);
    case 'if-else': {
      const test = check(cx, scope, expr.test, YES_NO);
      const a = infer(cx, assume(cx, scope, expr.test, true), expr.then, expected);
      const b = infer(cx, assume(cx, scope, expr.test, false), expr.else, expected);
      const type = join(a.type, b.type);
      if (!type) report(cx, 'D0308', expr.loc, { a: showType(a.type), b: showType(b.type) });
      const [left, right] = type && isList(type) ? [asList(a), asList(b)] : [a, b];
      return term('if', [test, left, right], type ?? ERROR, expr.loc);
    }
    case 'agrees': {
      const who = check(cx, scope, expr.who, PLAYER);
      return term('agrees', [who, ownPrompt(cx, scope, expr.prompt.text, expr.loc)], YES_NO, expr.loc);
    }
  }
}

/** An expression that must be of a type. */
export function check(cx: Context, scope: Scope, expr: Expr, expected: Ty): Term {
  if (expected.is === 'yes-no' && expr.is === 'binary' && (expr.op === 'at least' || expr.op === 'at most'))
    return boundAsTest(cx, scope, expr);
  const value = infer(cx, scope, expr, expected);
  return coerce(cx, value, expected, undefined, undefined, fromList(value.type, expected, exprKey(expr)));
}

/** What was meant by a list where a single value is wanted: how many there are, the one that there is. */
function fromList(type: Ty, expected: Ty, text: string): string[] {
  if (!isList(type) || isList(expected)) return [];
  if (expected.is === 'number') return [`count ${/[( ](where|with|sorted|giving) /.test(text) ? `(${text})` : text}`];
  return fits(elementOf(type), expected) ? [`only of ${text}`] : [];
}

/** `if n at least 3`: that is the larger of the two, and a comparison was meant. */
function boundAsTest(cx: Context, scope: Scope, expr: Extract<Expr, { is: 'binary' }>): Term {
  const { left, right, loc } = expr;
  const value = infer(cx, scope, expr, undefined);
  const wanted = expr.op === 'at least' ? '>=' : '<=';
  const between = { start: left.loc.end, end: right.loc.start };
  const args = { expected: showType(YES_NO), found: showType(NUMBER), near: [wanted] };
  report(cx, 'D0301', loc, args, [
    { title: `Write \`${wanted}\``, safety: 'unsafe', edits: [{ loc: between, text: ` ${wanted} ` }] },
  ]);
  return { ...value, type: ERROR };
}

/** Says so if the value does not fit; wraps a single value where a list is wanted. */
export function coerce(cx: Context, value: Term, expected: Ty, form?: Form, slot?: number, near: string[] = []): Term {
  const { type, loc } = value;
  if (type.is === 'error' || expected.is === 'error') return value;
  if (fits(type, expected)) return isList(expected) ? asList(value) : value;
  if (isValue(type) && type.none && isValue(expected) && fits({ ...type, none: false }, expected)) {
    mayBeNone(cx, value, expected);
    return { ...value, type: ERROR };
  }
  const name = form && slot !== undefined ? form.slots[slot]?.name : undefined;
  const found = type.is === 'nothing' ? 'nothing' : showType(type);
  if (form && name !== undefined)
    report(cx, 'D0302', loc, { form: showForm(form), slot: name, expected: showType(expected), found, near });
  else report(cx, 'D0301', loc, { expected: showType(expected), found, near });
  return { ...value, type: ERROR };
}

export function mayBeNone(cx: Context, value: Term, expected: Ty): void {
  report(cx, 'D0306', value.loc, { expected: showType(elementOf({ ...expected, none: false } as Ty)) });
}

function listTerm(cx: Context, scope: Scope, expr: Extract<Expr, { is: 'list' }>, expected: Ty | undefined): Term {
  const wanted = expected && isValue(expected) ? elementOf(expected) : undefined;
  const items = expr.items.map((item) => infer(cx, scope, item, wanted));
  let type: Ty | undefined = items.length ? items[0]?.type : EMPTY;
  for (const item of items.slice(1)) {
    const joined = type && join(type, item.type);
    if (type && !joined) report(cx, 'D0308', item.loc, { a: showType(type), b: showType(item.type) });
    type = joined;
  }
  // Lists among the items are joined, as one says "my heroes and the king".
  if (items.some((item) => isList(item.type))) {
    const joined = items.map(asList).reduce((a, b) => term('plus', [a, b], type ?? ERROR, expr.loc));
    return { ...joined, type: listOf(type ?? ERROR) };
  }
  // Nothing but nones: a list all the same, of what is wanted here.
  if (type?.is === 'none') type = orNone(wanted ?? NUMBER);
  return term('list', items, type ? listOf(type) : ERROR, expr.loc);
}

function listOpTerm(cx: Context, scope: Scope, expr: Extract<Expr, { is: 'list-op' }>, expected: Ty | undefined): Term {
  const list = asList(infer(cx, scope, expr.list, expr.op === 'giving' ? undefined : expected));
  if (list.type.is === 'none' || list.type.is === 'nothing')
    report(cx, 'D0301', list.loc, { expected: 'list', found: showType(list.type) });
  const { it, inner } = bindIt(cx, scope, list);
  switch (expr.op) {
    case 'where': {
      const by = check(cx, inner, expr.by, YES_NO);
      const element = narrowedIt(cx, inner, expr.by, it.type);
      return term('where', [list, it, by], list.type.is === 'error' ? ERROR : listOf(element), expr.loc);
    }
    case 'giving': {
      const by = infer(cx, inner, expr.by, expected && elementOf(expected));
      if (by.type.is === 'nothing') report(cx, 'D0301', by.loc, { expected: 'value', found: 'nothing' });
      return term(isList(by.type) ? 'joined' : 'giving', [list, it, by], listOf(by.type), expr.loc);
    }
    default: {
      const by = check(cx, inner, expr.by, NUMBER);
      const op = expr.op === 'with most' ? 'most' : expr.op === 'with least' ? 'least' : 'sorted';
      return term(op, [list, it, by], list.type, expr.loc);
    }
  }
}

/** `heroes where it is king` has only kings, `… where it is not none` no none. */
function narrowedIt(cx: Context, inner: Scope, test: Expr, type: Ty): Ty {
  for (let at: Scope | undefined = assume(cx, inner, test, true); at && at !== inner; at = at.outer) {
    if (at.narrowed?.key === 'it') return at.narrowed.type;
  }
  return type;
}

const ARITHMETIC = { '+': '+', '-': '-', '*': '*', '/': '/', mod: 'mod', 'at least': 'max', 'at most': 'min' } as const;

function binaryTerm(cx: Context, scope: Scope, expr: Extract<Expr, { is: 'binary' }>, expected: Ty | undefined): Term {
  const { op, left, right, loc } = expr;
  switch (op) {
    case 'and':
    case 'or': {
      const a = check(cx, scope, left, YES_NO);
      const b = check(cx, assume(cx, scope, left, op === 'and'), right, YES_NO);
      return term(op, [a, b], YES_NO, loc);
    }
    case 'is':
    case 'is not': {
      const same = isTerm(cx, scope, expr);
      return op === 'is' ? same : term('not', [same], YES_NO, loc);
    }
    case 'is in':
    case 'is not in': {
      const found = inTerm(cx, scope, expr);
      return op === 'is in' ? found : term('not', [found], YES_NO, loc);
    }
    case '<':
    case '<=':
      return term(op, [check(cx, scope, left, NUMBER), check(cx, scope, right, NUMBER)], YES_NO, loc);
    case '>':
    case '>=': {
      const a = check(cx, scope, left, NUMBER);
      const b = check(cx, scope, right, NUMBER);
      return term(op === '>' ? '<' : '<=', [b, a], YES_NO, loc);
    }
    case 'to':
      return (
        toSentence(cx, scope, expr, expected) ??
        term('range', [check(cx, scope, left, NUMBER), check(cx, scope, right, NUMBER)], listOf(NUMBER), loc)
      );
    default: {
      return term(ARITHMETIC[op], [check(cx, scope, left, NUMBER), check(cx, scope, right, NUMBER)], NUMBER, loc);
    }
  }
}

/** A word that several things share is read as the other side needs it. */
const isShared = (cx: Context, scope: Scope, expr: Expr): boolean =>
  expr.is === 'name' && !findLocal(scope, expr.text) && (cx.table.names.get(expr.text)?.length ?? 0) > 1;

function isTerm(cx: Context, scope: Scope, expr: Extract<Expr, { is: 'binary' }>): Term {
  const { left, right, loc } = expr;
  const rightFirst = isShared(cx, scope, left);
  const b0 = rightFirst ? infer(cx, scope, right, undefined) : undefined;
  const a = infer(cx, scope, left, b0?.type);
  const types = right.is === 'name' && !findLocal(scope, right.text) ? typesNamed(cx, right.text) : undefined;
  const isName = right.is === 'name' && cx.table.names.get(right.text)?.some((one) => one.is === 'design' && one.piece);
  if (types && a.type.is === 'thing' && !a.type.list && !isName) {
    for (const one of types) cx.refs.push({ loc: right.loc, to: one });
    return term('is-a', [a, ...types], YES_NO, loc);
  }
  const b = b0 ?? infer(cx, scope, right, a.type);
  if (a.type.is === 'error' || b.type.is === 'error') return term('=', [a, b], YES_NO, loc);
  const none = a.type.is === 'none' || b.type.is === 'none';
  // Off the table a thing has no place.
  if (none && (a.op === 'place' || b.op === 'place')) return term('=', [a, b], YES_NO, loc);
  if (!overlap(a.type, b.type)) {
    const asDesign =
      (a.type.is === 'thing' && b.type.is === 'design') || (a.type.is === 'design' && b.type.is === 'thing');
    const thing = a.type.is === 'thing' ? left : right;
    const fixes = asDesign
      ? [
          {
            title: `Compare \`design of ${exprKey(thing)}\``,
            // What may be none has no design: that would be another problem.
            safety: [a, b].some(({ type }) => isValue(type) && type.none) ? ('unsafe' as const) : ('safe' as const),
            edits: [{ loc: { start: thing.loc.start, end: thing.loc.start }, text: 'design of ' }],
          },
        ]
      : [];
    report(cx, none ? 'D0309' : 'D0307', loc, { a: showType(a.type), b: showType(b.type) }, fixes);
    return term('=', [a, b], YES_NO, loc);
  }
  const lists = isList(a.type) || isList(b.type);
  return lists ? term('same', [asList(a), asList(b)], YES_NO, loc) : term('=', [a, b], YES_NO, loc);
}

function inTerm(cx: Context, scope: Scope, expr: Extract<Expr, { is: 'binary' }>): Term {
  const { left, right, loc } = expr;
  const zone = anyZone(cx, scope, right);
  const whole = zone ? undefined : infer(cx, scope, right, undefined);
  const list = whole && asList(whole);
  const element: Ty = zone ? { is: 'thing', types: zoneTypes(cx, zone.of) } : elementOf(list?.type ?? ERROR);
  const a = infer(cx, scope, left, isShared(cx, scope, left) ? element : undefined);
  if (isList(a.type)) report(cx, 'D0301', a.loc, { expected: 'single value', found: showType(a.type) });
  else if (a.type.is !== 'none' && !overlap(a.type, element))
    report(cx, 'D0307', loc, { a: showType(a.type), b: showType(element) });
  if (zone) return term('in-zone', [a, zone, null], YES_NO, loc);
  if (whole?.op === 'zone') return term('in-zone', [a, ...whole.args], YES_NO, loc);
  return term('in', [a, list ?? errorTerm(loc)], YES_NO, loc);
}

/** `x is in hand`: in anyone's. */
function anyZone(cx: Context, scope: Scope, expr: Expr): ZoneSymbol | undefined {
  if (expr.is !== 'name' || findLocal(scope, expr.text)) return undefined;
  const zone = cx.table.zones.get(expr.text);
  if (!zone) return undefined;
  cx.refs.push({ loc: expr.loc, to: zone });
  return zone;
}
