/**
 * Differences of plain JSON, made for views: lists of cards that grow, shrink and shift, records of which little changes.
 * Libraries for this compare lists place by place, so that a card taken from the front of a hand sends the whole hand.
 *
 * A difference is packed, and one of: undefined (the same); a text, a number, yes, no or null (put this in its place);
 * `[value]` (put this record or list in its place); `[]` (gone); a record of differences by key, or for lists by place, where
 * `+` is [from, removed, ...put in], done first. What is shown (a card, a player) is replaced whole, never looked into.
 */
import { pack, packList, unpack, unpackList } from './pack.js';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Item = { [key: string]: Json };

const isList = (value: Json | undefined): value is Json[] => Array.isArray(value);
const isRecord = (value: Json | undefined): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same, whatever the order of keys. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isList(a)) {
    if (!isList(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (!isRecord(a) || !isRecord(b) || Array.isArray(b)) return false;
  let count = 0;
  for (const key in a) {
    if (a[key] === undefined) continue;
    if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
    count++;
  }
  for (const key in b) if (b[key] !== undefined) count--;
  return count === 0;
}

/** The value that is put in the place of another. */
function whole(value: Json): Json {
  const packed = pack(value);
  return typeof packed === 'object' && packed !== null ? [packed] : packed;
}

export function differ(from: Json, to: Json): Json | undefined {
  if (isList(from) && isList(to)) return differLists(from, to);
  if (isRecord(from) && isRecord(to)) {
    if (!('is' in from) && !('is' in to)) return differRecords(from, to);
    return same(from, to) ? undefined : whole(to);
  }
  return from === to ? undefined : whole(to);
}

/** A zone has as many things as lie in it: that need not be told. */
const countsItems = (item: Item): boolean => isList(item.items) && item.items.length === item.count;

function differRecords(from: Item, to: Item): Item | undefined {
  const isCounted = countsItems(from) && countsItems(to);
  let changes: Item | undefined;
  const tell = (key: string, change: Json): void => {
    changes ??= Object.create(null) as Item;
    changes[key] = change;
  };
  for (const key of Object.keys(to)) {
    const value = to[key];
    if (value === undefined || (isCounted && key === 'count')) continue;
    const change =
      Object.hasOwn(from, key) && from[key] !== undefined ? differ(from[key] as Json, value) : whole(value);
    if (change !== undefined) tell(key, change);
  }
  for (const key of Object.keys(from))
    if (from[key] !== undefined && !(Object.hasOwn(to, key) && to[key] !== undefined)) tell(key, []);
  return changes;
}

function differLists(from: Json[], to: Json[]): Item | undefined {
  let start = 0;
  const shorter = Math.min(from.length, to.length);
  while (start < shorter && same(from[start], to[start])) start++;
  if (start === from.length && start === to.length) return undefined;
  let end = 0;
  while (end < shorter - start && same(from[from.length - 1 - end], to[to.length - 1 - end])) end++;
  const gone = from.length - start - end;
  const come = to.length - start - end;
  // As many as before: most likely the same things with something about them changed.
  if (gone === come) {
    const changes: Item = {};
    for (let at = start; at < start + gone; at++) {
      const change = differ(from[at] as Json, to[at] as Json);
      if (change !== undefined) changes[at] = change;
    }
    return changes;
  }
  return { '+': [start, gone, ...packList(to.slice(start, start + come))] };
}

const unfit = (): never => {
  throw new TypeError('the difference does not fit');
};

/** The value that a difference leads to. Throws when it does not fit: then the two sides have lost each other. */
export function patch(value: Json, change: unknown): Json {
  if (change === undefined) return value;
  if (Array.isArray(change)) return change.length === 1 ? unpack(change[0]) : unfit();
  if (typeof change !== 'object' || change === null) return unpack(change);
  if (isList(value)) return patchList(value, change as Item);
  return isRecord(value) ? patchRecord(value, change as Item) : unfit();
}

function patchList(list: Json[], { '+': splice, ...places }: Item): Json[] {
  const next = [...list];
  if (splice !== undefined) {
    const [from, gone, ...come] = isList(splice) ? splice : unfit();
    const isFit =
      Number.isInteger(from) &&
      Number.isInteger(gone) &&
      Number(from) >= 0 &&
      Number(from) + Number(gone) <= list.length;
    if (!isFit) unfit();
    next.splice(Number(from), Number(gone), ...unpackList(come));
  }
  for (const [place, change] of Object.entries(places)) {
    if (!/^\d+$/.test(place) || Number(place) >= next.length) unfit();
    next[Number(place)] = patch(next[Number(place)] as Json, change);
  }
  return next;
}

function patchRecord(record: Item, changes: Item): Item {
  const isCounted = countsItems(record);
  // From entries, so that a key named __proto__ is a key like any other.
  const next = new Map(Object.entries(record));
  for (const [key, change] of Object.entries(changes)) {
    if (isList(change) && change.length === 0) next.delete(key);
    else {
      const before = next.get(key);
      const isReplaced = typeof change !== 'object' || change === null || isList(change);
      if (before === undefined && !isReplaced) unfit();
      next.set(key, patch(before ?? null, change));
    }
  }
  const items = next.get('items');
  if (isCounted && isList(items) && !('count' in changes)) next.set('count', items.length);
  return Object.fromEntries(next);
}
