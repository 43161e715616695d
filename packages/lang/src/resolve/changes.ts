/**
 * `any change of place of hero (h) to exile by (p) through (c)`: what effects wait for besides verbs. Every statement that
 * makes such a change is meant, whoever says it and in whatever words.
 */
import type { Loc, Phrase } from '../syntax.js';
import { type Context, report, type Scope } from './context.js';
import { parseForm, type Token } from './forms.js';
import { matchArg } from './match-args.js';
import { errorTerm } from './names.js';
import { textOf, typesNamed } from './slots.js';
import type { AttrSymbol, ChangeSymbol, RoutineSymbol, TypeSymbol, VarSymbol, ZoneSymbol } from './symbols.js';
import type { Local, MatchTerm } from './terms.js';
import { NOTHING, NUMBER, orNone, PLAYER, type Ty, YES_NO } from './types.js';

const NOWHERE: Loc = { start: 0, end: 0 };
const BEGINS = ['any', 'change', 'of'];
/** Where the parts of the sentence begin, in this order. */
const PARTS = ['to', 'by', 'through'] as const;

export const isChange = (tokens: readonly Token[]): boolean => BEGINS.every((word, i) => tokens[i]?.word === word);

/** What changes, as far as it is named: the thing and its types, or the counter. */
interface Changing {
  symbol: RoutineSymbol;
  /** From where on the thing, or whose it is, is told; its end. */
  of: [number, number];
}

export function changeTerm(
  cx: Context,
  scope: Scope,
  tokens: Token[],
  { loc }: Phrase,
  bound: Local[],
): MatchTerm | undefined {
  const starts = PARTS.map((word) => tokens.findIndex((token, i) => i > BEGINS.length && token.word === word));
  const ends = starts.map((start) => Math.min(tokens.length, ...starts.filter((other) => other > start)));
  const end = Math.min(tokens.length, ...starts.filter((start) => start >= 0));
  const changing = changed(cx, tokens, end);
  if (!changing) {
    report(cx, 'D0225', loc, { sentence: textOf(tokens, 0, end), example: exampleOf(cx) });
    return undefined;
  }
  const { symbol, of } = changing;
  const names: Local[] = [];
  const read = (range: readonly [number, number], type: Ty | undefined) =>
    range[0] >= range[1] ? null : matchArg(cx, scope, tokens, range, type, names);
  const part = (n: number): [number, number] => [(starts[n] ?? -1) + 1, starts[n] === -1 ? 0 : (ends[n] ?? 0)];
  const [thing, to, , by, through] = symbol.params;
  const args: MatchTerm['args'] = [read(of, thing?.type)];
  if (symbol.change?.is === 'place') args.push(...zoneArgs(cx, scope, tokens, part(0), names));
  else args.push(read(part(0), to?.type), null);
  args.push(read(part(1), by?.type), read(part(2), through?.type));
  bound.push(...names);
  cx.locals.push(...names);
  return { verb: symbol, args, loc };
}

/** The zone it goes to, and whose. */
function zoneArgs(
  cx: Context,
  scope: Scope,
  tokens: Token[],
  [a, b]: [number, number],
  names: Local[],
): MatchTerm['args'] {
  if (a >= b) return [null, null];
  const token = tokens[a];
  const zone = token?.word === undefined ? undefined : cx.table.zones.get(token.word);
  if (!zone || !token) {
    report(cx, 'D0218', (token ?? { loc: NOWHERE }).loc, {
      name: textOf(tokens, a, b),
      wanted: 'zone',
      near: [...cx.table.zones.keys()],
    });
    return [null, null];
  }
  cx.refs.push({ loc: token.loc, to: zone });
  const number = { equals: zoneNumber(zone, token.loc) };
  if (tokens[a + 1]?.word !== 'of' || a + 2 >= b) return [number, null];
  return [number, matchArg(cx, scope, tokens, [a + 2, b], ownerType(zone.per), names)];
}

const zoneNumber = (zone: ZoneSymbol, loc: Loc) => ({
  ...errorTerm(loc),
  op: 'zone-number' as const,
  args: [zone],
  type: NUMBER,
});

/** After `any change of`: what it is that changes. */
function changed(cx: Context, tokens: Token[], end: number): Changing | undefined {
  const [first, next] = [tokens[BEGINS.length], tokens[BEGINS.length + 1]];
  const name = first?.word;
  if (name === undefined || !first) return undefined;
  const hasOf = next?.word === 'of';
  if (!hasOf && end > BEGINS.length + 1) return undefined;
  const at = BEGINS.length + 2;
  const type = hasOf ? tokens[at] : undefined;
  // `hero (h)`, or all heroes: a type is no value, and a thing that bears its name is meant where a value stands.
  const isNamed = type?.word !== undefined && (at + 1 === end || tokens[at + 1]?.expr?.is === 'group');
  const types = isNamed && type?.word !== undefined ? typesNamed(cx, type.word) : undefined;
  if (types && type) for (const one of types) cx.refs.push({ loc: type.loc, to: one });
  const of: [number, number] = hasOf ? [types ? at + 1 : at, end] : [0, 0];
  if ((name === 'place' || name === 'face') && hasOf) return { symbol: ofThings(cx, name, types), of };
  const attr = hasOf ? attrNamed(cx, name, types) : undefined;
  if (attr) {
    cx.refs.push({ loc: first.loc, to: attr });
    return { symbol: ofAttr(cx, attr, types), of };
  }
  const found = types ? undefined : cx.table.vars.get(name);
  if (!found || (found.per === 'game') === hasOf) return undefined;
  cx.refs.push({ loc: first.loc, to: found });
  return { symbol: ofVar(cx, found), of };
}

function attrNamed(cx: Context, name: string, types: readonly TypeSymbol[] | undefined): AttrSymbol | undefined {
  const all = cx.table.attrs.filter(({ id, of }) => id === name && (!types || of.some((one) => types.includes(one))));
  return all.length === 1 ? all[0] : undefined;
}

const ownerType = (per: VarSymbol['per']): Ty =>
  per === 'game' ? NUMBER : per === 'player' ? PLAYER : per === 'design' ? { is: 'design' } : { is: 'kind', kind: per };

const thingOf = (types: readonly TypeSymbol[]): Ty => ({ is: 'thing', types: [...types] });

function ofThings(cx: Context, name: 'place' | 'face', types: readonly TypeSymbol[] | undefined): RoutineSymbol {
  const all = [...cx.table.types.values()];
  const to = name === 'place' ? NUMBER : YES_NO;
  return symbolOf(cx, name, { is: name, ...(types && { types: [...types] }) }, thingOf(types ?? all), to);
}
const ofAttr = (cx: Context, attr: AttrSymbol, types: readonly TypeSymbol[] | undefined): RoutineSymbol =>
  symbolOf(cx, attr.id, { is: 'attr', attr }, thingOf(types ?? attr.of), attr.type);
const ofVar = (cx: Context, found: VarSymbol): RoutineSymbol =>
  symbolOf(cx, found.id, { is: 'var', var: found }, ownerType(found.per), found.type);

/** One symbol for one sort of change: all effects on it wait for the same. */
function symbolOf(cx: Context, name: string, change: ChangeSymbol, of: Ty, to: Ty): RoutineSymbol {
  const types = 'types' in change ? (change.types ?? []).map(({ id }) => id) : [];
  const words = [...BEGINS, name, ...(types.length ? ['of', types.join(' or ')] : [])];
  const key = `${change.is} ${words.join(' ')}`;
  const known = cx.table.changes.get(key);
  if (known) return known;
  const cards = [...cx.table.types.values()].filter((type) => type.base === 'card');
  const params = Object.entries({ of, to, whose: NUMBER, by: orNone(PLAYER), through: orNone(thingOf(cards)) }).map(
    ([param, type]) => ({ name: param, type, loc: NOWHERE }),
  );
  const symbol: RoutineSymbol = {
    is: 'routine',
    id: words.join('-').replaceAll(' ', '-'),
    loc: NOWHERE,
    role: 'change',
    change,
    pattern: { parts: words.map((text) => ({ is: 'word', text, loc: NOWHERE })), loc: NOWHERE },
    form: {
      ...parseForm(words.join(' '), {}),
      use: 'statement',
      build: () => ({ op: 'error', args: [], type: NOTHING }),
    },
    params,
    gives: NOTHING,
    setsYou: false,
    neverEmpty: false,
  };
  cx.table.changes.set(key, symbol);
  return symbol;
}

/** How such a sentence is written, for who wrote something else. */
const exampleOf = (cx: Context): string => `any change of place of ${[...cx.table.types.keys()][0] ?? 'thing'} (x)`;
