/** What stands in a slot of a form, read as the slot wants it. */
import { type Context, report, type Scope } from './context.js';
import { coerce, mayBeNone } from './expressions.js';
import type { Form, SlotType, Token } from './forms.js';
import { asList, bindIt, errorTerm, term } from './names.js';
import { tokensTerm } from './phrases.js';
import type { TypeSymbol } from './symbols.js';
import type { Arg } from './terms.js';
import { elementOf, fits, isList, NUMBER, PLAYER, showType, type Ty } from './types.js';

const NUMBERS: Ty = { ...NUMBER, list: true };

export function slotArgs(
  cx: Context,
  scope: Scope,
  form: Form,
  type: SlotType,
  n: number,
  tokens: Token[],
  [a, b]: [number, number],
  before: Arg[],
): Arg[] {
  const only = b - a === 1 ? tokens[a] : undefined;
  const first = tokens[a];
  const last = tokens[b - 1];
  const loc = { start: first?.loc.start ?? 0, end: last?.loc.end ?? 0 };
  const read = (expected?: Ty) => tokensTerm(cx, scope, tokens, a, b, expected);
  if (typeof type !== 'string') {
    const value = read(type);
    return [coerce(cx, value, type, form, n, eachOf(value.type, type, textOf(tokens, a, b)))];
  }
  switch (type) {
    case 'any':
      return [read()];
    case 'kind': {
      const value = read();
      if (value.type.is !== 'kind' && value.type.is !== 'error')
        report(cx, 'D0301', loc, { expected: 'word of a kind', found: showType(value.type) });
      return [value];
    }
    case 'list': {
      const value = read();
      if (value.type.is === 'nothing') report(cx, 'D0301', loc, { expected: 'list', found: 'nothing' });
      return [asList(value)];
    }
    case 'xy': {
      const value = coerce(cx, read(NUMBERS), NUMBERS, form, n);
      if (value.type.is !== 'error' && (value.op !== 'list' || value.args.length !== 2)) report(cx, 'D0318', loc);
      return [value];
    }
    case 'things': {
      const value = read({ is: 'thing', list: true });
      if (value.type.is === 'error') return [value];
      if (value.type.is !== 'thing') report(cx, 'D0301', loc, { expected: 'thing', found: showType(value.type) });
      else if (value.type.none) mayBeNone(cx, value, value.type);
      return [value];
    }
    case 'zone': {
      const value = read();
      if (value.op === 'zone' || value.type.is === 'error') return [value];
      report(cx, 'D0218', loc, {
        name: textOf(tokens, a, b),
        wanted: 'zone',
        near: listAs(form, textOf(tokens, a, b)),
      });
      return [errorTerm(loc)];
    }
    case 'count': {
      const value = read();
      if (value.type.is === 'error') return [value];
      const variable = value.op === 'var' ? value.args[0] : undefined;
      if (!variable || typeof variable !== 'object' || variable.is !== 'var' || !fits(value.type, { is: 'number' })) {
        report(cx, 'D0218', loc, { name: textOf(tokens, a, b), wanted: 'counter', near: [] });
      } else if (variable.role === 'tokens') report(cx, 'D0403', loc, { name: variable.id });
      return [value];
    }
    case 'tokens': {
      const found = only?.word === undefined ? undefined : cx.table.vars.get(only.word);
      if (found?.role === 'tokens') {
        cx.refs.push({ loc, to: found, write: true });
        return [found];
      }
      report(cx, 'D0218', loc, {
        name: textOf(tokens, a, b),
        wanted: 'tokens',
        near: [...cx.table.vars.values()].filter((one) => one.role === 'tokens').map((one) => one.id),
      });
      return [errorTerm(loc)];
    }
    case 'die': {
      const found = only?.word === undefined ? undefined : cx.table.dice.get(only.word);
      if (found) {
        cx.refs.push({ loc, to: found });
        return [found];
      }
      report(cx, 'D0218', loc, { name: textOf(tokens, a, b), wanted: 'die', near: [...cx.table.dice.keys()] });
      return [errorTerm(loc)];
    }
    case 'type': {
      const found = only?.word === undefined ? undefined : typesNamed(cx, only.word);
      if (found) {
        for (const one of found) cx.refs.push({ loc, to: one });
        return found;
      }
      report(cx, 'D0203', loc, { name: textOf(tokens, a, b), near: [...cx.table.types.keys()] });
      return [errorTerm(loc)];
    }
    case 'holder': {
      const tokensVar =
        form.symbol?.is === 'var'
          ? form.symbol
          : before.find((arg) => typeof arg === 'object' && arg !== null && arg.is === 'var');
      if (tokensVar && typeof tokensVar === 'object' && tokensVar.is === 'var' && only?.word !== undefined) {
        const at = tokensVar.holders.findIndex((holder) => holder.id === only.word);
        if (at >= 0) return [term('holder', [at], PLAYER, loc)];
      }
      return [coerce(cx, read(PLAYER), PLAYER, form, n)];
    }
    case 'part': {
      const value = read();
      if (value.type.is === 'error' || value.op === 'attr') return [value];
      report(cx, 'D0301', loc, { expected: 'attribute of a thing', found: showType(value.type) });
      return [errorTerm(loc)];
    }
    case 'by': {
      const list = before[before.length - 1];
      if (!list || typeof list !== 'object' || list.is !== 'term') return [null, read()];
      const { it, inner } = bindIt(cx, scope, list);
      return [it, tokensTerm(cx, inner, tokens, a, b, undefined)];
    }
  }
}

/** What was meant by a list where one thing is wanted: each of them, or the one that there is. */
function eachOf(type: Ty, wanted: Ty, text: string): string[] {
  if (!isList(type) || isList(wanted) || !fits(elementOf(type), wanted)) return [];
  return [`for each x in ${text} { … }`, `only of ${text}`];
}

/** What turns or mixes a list as the sentence does a zone. */
function listAs({ parts: [first] }: Form, text: string): string[] {
  const word = first && 'word' in first ? first.word : '';
  return word === 'reverse' ? [`reversed of ${text}`] : word === 'shuffle' ? [`shuffled ${text}`] : [];
}

/** A type of thing by name; `piece`, `card` and `thing` are several. */
export function typesNamed(cx: Context, name: string): TypeSymbol[] | undefined {
  const one = cx.table.types.get(name);
  if (one) return [one];
  const all = [...cx.table.types.values()];
  if (name === 'thing') return all;
  if (name === 'piece' || name === 'card') return all.filter((type) => type.base === name);
  return undefined;
}

export const textOf = (tokens: Token[], a: number, b: number): string =>
  tokens
    .slice(a, b)
    .map((token) => token.word ?? '…')
    .join(' ');
