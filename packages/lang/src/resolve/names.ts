/** Bare words: which of the things of that name is meant. */

import { suggest } from '../suggest.js';
import type { Expr, Loc } from '../syntax.js';
import {
  type Context,
  capture,
  extend,
  findIt,
  findLocal,
  hasThis,
  localsInScope,
  narrowedType,
  newLocal,
  report,
  type Scope,
  youMode,
} from './context.js';
import type { Built, Form } from './forms.js';
import { renameFix } from './issue.js';
import { site } from './phrases.js';
import type { Meaning } from './table.js';
import type { Local, Term } from './terms.js';
import { ERROR, elementOf, fits, listOf, NONE_TYPE, NUMBER, PLAYER, type Ty, YES_NO } from './types.js';

export const term = (op: Term['op'], args: Term['args'], type: Ty, loc: Loc): Term => ({
  is: 'term',
  op,
  args,
  type,
  loc,
});
export const errorTerm = (loc: Loc): Term => term('error', [], ERROR, loc);
export const constant = (value: number, type: Ty, loc: Loc): Term => term('const', [value], type, loc);

export const slotTerm = (cx: Context, scope: Scope, local: Local, loc: Loc): Term => {
  const here = capture(scope.frame, local);
  cx.refs.push({ loc, to: local });
  const type = narrowedType(scope, local.name) ?? local.type;
  return term('slot', [here], type, loc);
};

export function youTerm(cx: Context, scope: Scope, loc: Loc): Term {
  useYou(cx, scope, loc);
  return term('slot', [scope.frame.you], PLAYER, loc);
}

/** Notes that a `you` is needed here; says so where there is none. */
export function useYou(cx: Context, scope: Scope, loc: Loc): void {
  const mode = youMode(scope.frame);
  if (mode === 'none') report(cx, 'D0207', loc);
  else if (mode === 'inherited') cx.youUses.push(loc);
}

/** `it` for a list: a name of its own in a scope of its own. */
export function bindIt(cx: Context, scope: Scope, list: Term): { it: Local; inner: Scope } {
  const it = newLocal(cx, scope, 'it', elementOf(list.type), 'it', list.loc);
  return { it, inner: extend(scope, { it, forget: (key) => /\bit\b/.test(key) }) };
}

export function nameTerm(
  cx: Context,
  scope: Scope,
  expr: Extract<Expr, { is: 'name' }>,
  expected: Ty | undefined,
): Term {
  const { text, loc } = expr;
  switch (text) {
    case 'you':
      return youTerm(cx, scope, loc);
    case 'this':
      if (!hasThis(scope.frame)) {
        report(cx, 'D0208', loc);
        return errorTerm(loc);
      }
      return term('slot', [scope.frame.this], scope.frame.this.type, loc);
    case 'it': {
      const it = findIt(scope);
      if (!it) {
        report(cx, 'D0209', loc);
        return errorTerm(loc);
      }
      return term('slot', [capture(scope.frame, it)], narrowedType(scope, 'it') ?? it.type, loc);
    }
    case 'none':
      return term('none', [], NONE_TYPE, loc);
    case 'yes':
      return constant(1, YES_NO, loc);
    case 'no':
      return constant(0, YES_NO, loc);
  }
  const local = findLocal(scope, text);
  if (local) {
    if (local.role === 'together') {
      report(cx, 'D0205', loc, { name: text, per: 'player', near: ofIt(scope, text) }, whose(scope, text, loc));
      return errorTerm(loc);
    }
    return slotTerm(cx, scope, local, loc);
  }
  const meanings = cx.table.names.get(text) ?? [];
  const chosen = pick(cx, meanings, expected);
  if (chosen) return meaningTerm(cx, scope, text, chosen, loc);
  reportUnknown(cx, scope, text, loc);
  return errorTerm(loc);
}

const ofWhom = (name: string, whom: 'you' | 'it', loc: Loc) => ({
  title: `Write \`${name} of ${whom}\``,
  safety: 'unsafe' as const,
  edits: [{ loc, text: `${name} of ${whom}` }],
});

const ofIt = (scope: Scope, name: string): string[] => (findIt(scope)?.type.is === 'player' ? [`${name} of it`] : []);

/** Inside `players where …` it is the player looked at who is meant, not whoever acts. */
function whose(scope: Scope, name: string, loc: Loc) {
  const it = findIt(scope);
  if (it?.type.is === 'player') return [ofWhom(name, 'it', loc)];
  return youMode(scope.frame) === 'none' ? [] : [ofWhom(name, 'you', loc)];
}

/** Of several things with one name, the one whose type is wanted; otherwise the first. */
function pick(cx: Context, meanings: Meaning[], expected: Ty | undefined): Meaning | undefined {
  if (meanings.length <= 1 || !expected) return meanings[0];
  return (
    meanings.find((one) => fits(meaningType(cx, one), expected)) ??
    meanings.find((one) => fits(elementOf(meaningType(cx, one)), expected)) ??
    meanings[0]
  );
}

export function meaningType(cx: Context, meaning: Meaning): Ty {
  switch (meaning.is) {
    case 'kind-value':
      return { is: 'kind', kind: meaning.kind };
    case 'seat':
      return PLAYER;
    case 'design':
      return { is: meaning.piece ? 'thing' : 'design', types: [meaning.type] };
    case 'zone':
      return { is: 'thing', types: zoneTypes(cx, meaning.of), list: true };
    case 'var':
    case 'option':
      return meaning.type;
    case 'kind':
      return { is: 'kind', kind: meaning, list: true };
    case 'form':
      return formType(cx, meaning.form);
  }
}

/** The box holds everything. */
export const zoneTypes = (cx: Context, of: readonly import('./symbols.js').TypeSymbol[]) =>
  of.length ? of : [...cx.table.types.values()];

function formType(cx: Context, form: Form): Ty {
  if (form.symbol?.is === 'routine') return cx.typeOf(form.symbol);
  return form.build([], { loc: { start: 0, end: 0 } } as never).type;
}

function meaningTerm(cx: Context, scope: Scope, text: string, meaning: Meaning, loc: Loc): Term {
  const known = narrowedType(scope, text);
  const type = known ?? meaningType(cx, meaning);
  switch (meaning.is) {
    case 'kind-value':
      cx.refs.push({ loc, to: { is: 'kind-value', kind: meaning.kind, index: meaning.index } });
      return constant(meaning.index, type, loc);
    case 'seat':
      cx.refs.push({ loc, to: { is: 'seat', index: meaning.index } });
      return constant(meaning.index, type, loc);
    case 'form':
      return formTerm(cx, scope, meaning.form, loc);
    case 'kind':
      cx.refs.push({ loc, to: meaning });
      return term('range', [constant(0, NUMBER, loc), constant(meaning.values.length - 1, NUMBER, loc)], type, loc);
    default:
      break;
  }
  cx.refs.push({ loc, to: meaning });
  if (meaning.is === 'design') return term(meaning.piece ? 'piece' : 'card', [meaning], type, loc);
  if (meaning.is === 'option') return term('option', [meaning], type, loc);
  if (meaning.per !== 'game') {
    report(
      cx,
      'D0205',
      loc,
      {
        name: text,
        per: typeof meaning.per === 'string' ? meaning.per : meaning.per.id,
        near: meaning.per === 'player' ? ofIt(scope, text) : [],
      },
      meaning.per === 'player' ? whose(scope, text, loc) : [],
    );
    return errorTerm(loc);
  }
  if (meaning.is === 'zone') return term('zone', [meaning, null], type, loc);
  return term('var', [meaning, null], type, loc);
}

function formTerm(cx: Context, scope: Scope, form: Form, loc: Loc): Term {
  if (form.needsYou) useYou(cx, scope, loc);
  if (form.symbol?.is === 'routine') {
    cx.refs.push({ loc, to: form.symbol });
    cx.calls.push({ routine: form.symbol, loc, you: youMode(scope.frame) });
  } else cx.refs.push({ loc, to: { is: 'builtin', form } });
  const built: Built = form.build([], site(cx, scope, loc));
  const type = form.symbol?.is === 'routine' ? cx.typeOf(form.symbol) : built.type;
  return term(built.op, built.args, type, loc);
}

function reportUnknown(cx: Context, scope: Scope, name: string, loc: Loc): void {
  if (cx.table.types.has(name)) {
    report(cx, 'D0211', loc, { name });
    return;
  }
  if (cx.table.families.has(name)) {
    const members = cx.table.families.get(name)?.map((one) => one.id) ?? [];
    report(cx, 'D0201', loc, { name, near: members }, renameFix(loc, members));
    return;
  }
  const known = ['you', 'this', 'none', ...[...localsInScope(scope)].map((one) => one.name), ...cx.table.names.keys()];
  const minus = asDifference(name, new Set(known));
  const near = minus ? [minus] : suggest(name, known);
  report(cx, 'D0201', loc, { name, near }, renameFix(loc, near));
}

/** `n-1` is one name, and was meant as two values with a minus between them. */
function asDifference(name: string, known: ReadonlySet<string>): string | undefined {
  for (let at = name.indexOf('-'); at > 0; at = name.indexOf('-', at + 1)) {
    const [a, b] = [name.slice(0, at), name.slice(at + 1)];
    if (known.has(a) && (known.has(b) || /^\d+$/.test(b))) return `${a} - ${b}`;
  }
  return undefined;
}

/** The list that a value is: a single one stands for a list of one. */
export function asList(value: Term): Term {
  const { type } = value;
  if (type.is === 'error' || type.is === 'empty' || (type.is !== 'nothing' && type.is !== 'none' && type.list))
    return value;
  return term('list', [value], listOf(type), value.loc);
}
