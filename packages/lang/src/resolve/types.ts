/** What a value is, while it is worked out. Mirrors `Type` of the ruleset, with symbols in place of indices. */
import type { KindSymbol, TypeSymbol } from './symbols.js';

export interface ValueType {
  is: 'number' | 'yes-no' | 'player' | 'kind' | 'thing' | 'design' | 'cell';
  kind?: KindSymbol;
  /** Types of thing; absent: any thing. */
  types?: readonly TypeSymbol[];
  /** A list; `none` then speaks of its elements. */
  list?: boolean;
  none?: boolean;
}

export type Ty =
  | ValueType
  /** Something was wrong and has been reported: fits everywhere, so that nothing else is said about it. */
  | { is: 'error' }
  /** A verb that gives nothing. */
  | { is: 'nothing' }
  /** The word `none` alone. */
  | { is: 'none' }
  /** A list without elements: of any type. */
  | { is: 'empty' };

export const NUMBER: ValueType = { is: 'number' };
export const YES_NO: ValueType = { is: 'yes-no' };
export const PLAYER: ValueType = { is: 'player' };
export const THING: ValueType = { is: 'thing' };
export const DESIGN: ValueType = { is: 'design' };
export const CELL: ValueType = { is: 'cell' };
export const ERROR: Ty = { is: 'error' };
export const NOTHING: Ty = { is: 'nothing' };
export const NONE_TYPE: Ty = { is: 'none' };
export const EMPTY: Ty = { is: 'empty' };

export const isValue = (type: Ty): type is ValueType =>
  type.is !== 'error' && type.is !== 'nothing' && type.is !== 'none' && type.is !== 'empty';

export const isList = (type: Ty): boolean => type.is === 'empty' || (isValue(type) && type.list === true);

export const listOf = (type: Ty): Ty => (isValue(type) ? { ...type, list: true } : type);
export const orNone = (type: Ty): Ty => (isValue(type) ? { ...type, none: true } : type);
export const withoutNone = (type: Ty): Ty => (isValue(type) && type.none ? { ...type, none: false } : type);
/** The type of one element; of a single value, itself. */
export const elementOf = (type: Ty): Ty => (isValue(type) && type.list ? { ...type, list: false } : type);

function sameBase(a: ValueType, b: ValueType): boolean {
  return a.is === b.is && (a.is !== 'kind' || a.kind === b.kind);
}

function within(a: ValueType, b: ValueType): boolean {
  const wanted = b.types;
  if (!wanted) return true;
  return a.types?.every((type) => wanted.includes(type)) ?? false;
}

/** Whether a value of type `from` may stand where `to` is expected. A single value may stand for a list. */
export function fits(from: Ty, to: Ty): boolean {
  if (from.is === 'error' || to.is === 'error') return true;
  if (!isValue(to)) return from.is === to.is;
  if (from.is === 'none') return to.none === true && !to.list;
  if (from.is === 'empty') return to.list === true;
  if (!isValue(from)) return false;
  if (from.list && !to.list) return false;
  if (from.none && !to.none) return false;
  return sameBase(from, to) && within(from, to);
}

/** Whether two values could ever be equal. */
export function overlap(a: Ty, b: Ty): boolean {
  if (a.is === 'error' || b.is === 'error') return true;
  if (a.is === 'none') return b.is === 'none' || (isValue(b) && b.none === true);
  if (b.is === 'none') return overlap(b, a);
  if (!isValue(a) || !isValue(b)) return isList(a) && isList(b);
  if (!sameBase(a, b)) return false;
  if (a.none && b.none) return true;
  return !a.types || !b.types || a.types.some((type) => b.types?.includes(type));
}

/** The narrowest type that holds both, if there is one. */
export function join(a: Ty, b: Ty): Ty | undefined {
  if (a.is === 'error') return b;
  if (b.is === 'error') return a;
  if (a.is === 'none') return b.is === 'none' ? b : isValue(b) && !b.list ? orNone(b) : undefined;
  if (b.is === 'none') return join(b, a);
  if (a.is === 'empty') return isList(b) ? b : listOf(b);
  if (b.is === 'empty') return isList(a) ? a : listOf(a);
  if (!isValue(a) || !isValue(b) || !sameBase(a, b)) return undefined;
  const joined: ValueType = { is: a.is, kind: a.kind, list: a.list || b.list, none: a.none || b.none };
  if (a.types && b.types) {
    joined.types = a.types.length >= b.types.length && within(b, a) ? a.types : [...new Set([...a.types, ...b.types])];
  }
  return joined;
}

/** Takes the types of `test` out of (or, with `keep`, keeps only them in) a type of thing. */
export function narrowThing(type: Ty, test: readonly TypeSymbol[], keep: boolean): Ty {
  if (!isValue(type) || type.is !== 'thing') return type;
  if (keep) return { ...type, types: type.types ? type.types.filter((one) => test.includes(one)) : test, none: false };
  return type.types ? { ...type, types: type.types.filter((one) => !test.includes(one)) } : type;
}

export function showType(type: Ty): string {
  if (type.is === 'empty') return 'an empty list';
  if (!isValue(type)) return type.is;
  const base =
    type.is === 'kind'
      ? (type.kind?.id ?? 'kind')
      : type.is === 'thing'
        ? (type.types?.map((one) => one.id).join(' or ') ?? 'thing')
        : type.is === 'design' && type.types?.length
          ? `design of ${type.types.map((one) => one.id).join(' or ')}`
          : type.is;
  return `${type.list ? 'list of ' : ''}${base}${type.none ? ' or none' : ''}`;
}

/** Stable text for caches. */
export const typeKey = (type: Ty | undefined): string => (type ? showType(type) : '?');
