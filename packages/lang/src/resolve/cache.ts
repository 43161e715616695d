/**
 * What can be kept from one version of a program to the next. The tables hold as long as no declaration's head changed;
 * a unit holds as long as its own text did not change either. Both may have moved in their files.
 */
import type { Source } from '../source.js';
import type { Declaration, Ident } from '../syntax.js';
import type { Collected, Placed, SeatsDecl } from './collect/collector.js';
import type { AnySymbol } from './symbols.js';
import type { Unit } from './units.js';
import { moveLoc } from './units.js';

export interface ResolveCache {
  /** Heads of all declarations, in order. */
  signature?: string;
  placed: Placed[];
  collected?: Collected;
  units: Map<string, Unit>;
}

export const createCache = (): ResolveCache => ({ placed: [], units: new Map() });

/** The text of a declaration that others can depend on. */
function headOf(decl: Declaration, text: string): string {
  const upTo = (end: number) => text.slice(decl.loc.start, end);
  switch (decl.is) {
    case 'verb':
    case 'phase':
    case 'card':
      return upTo(decl.body.loc.start) + ('copies' in decl ? ` x${decl.copies}` : '');
    case 'define':
      return `${upTo(decl.value.loc.start)} ${decl.neverEmpty}`;
    case 'score':
    case 'winners':
      return upTo(decl.value.loc.start);
    case 'setup':
    case 'play':
    case 'always':
    case 'test':
    case 'set-option':
      return decl.is;
    case 'forecast':
      return `forecast ${decl.name.text}`;
    default:
      return upTo(decl.loc.end);
  }
}

export interface Keys {
  signature: string;
  /** For each declaration, its file and text; the same text twice gets a number. */
  units: string[];
}

export function keysOf(placed: readonly Placed[], sources: ReadonlyMap<string, Source>, seats: unknown): Keys {
  const heads: string[] = [JSON.stringify(seats, (key, value) => (key === 'loc' ? undefined : value)) ?? ''];
  const times = new Map<string, number>();
  const units = placed.map(({ decl, file }) => {
    const text = sources.get(file)?.text ?? '';
    heads.push(file, headOf(decl, text));
    const key = `${file}\n${text.slice(decl.loc.start, decl.loc.end)}\n${'copies' in decl ? decl.copies : ''}`;
    const n = times.get(key) ?? 0;
    times.set(key, n + 1);
    return n ? `${key}#${n}` : key;
  });
  return { signature: heads.join('\0'), units };
}

/** The tables of last time with everything where it is now; undefined if they no longer hold. */
export function reuseTables(
  cache: ResolveCache,
  placed: readonly Placed[],
  signature: string,
  seats: SeatsDecl | undefined,
): Collected | undefined {
  const { collected } = cache;
  // What is wrong with the tables has places too; then they are made anew.
  if (!collected || cache.signature !== signature || collected.issues.length) return undefined;
  const now = new Map<Declaration, Declaration>();
  cache.placed.forEach(({ decl }, at) => {
    const next = placed[at]?.decl;
    if (next) now.set(decl, next);
  });
  const { table } = collected;
  const move = (symbol: AnySymbol): void => {
    const next = symbol.decl && now.get(symbol.decl);
    if (!symbol.decl || !next || next === symbol.decl) return;
    symbol.loc = moveLoc(symbol.loc, next.loc.start - symbol.decl.loc.start);
    if (symbol.is === 'design' && next.is === 'card') symbol.card = next;
    if (symbol.is === 'kind') symbol.valueIdents = wordsOf(next);
    symbol.decl = next;
  };
  for (const map of [
    table.kinds,
    table.types,
    table.designs,
    table.zones,
    table.vars,
    table.options,
    table.dice,
    table.forecasts,
  ]) {
    for (const symbol of map.values()) move(symbol);
  }
  for (const attr of table.attrs) move(attr);
  table.byDecl.clear();
  for (const routine of table.routines) {
    move(routine);
    if (routine.decl) table.byDecl.set(routine.decl, routine);
  }
  for (const ref of collected.typeRefs) {
    const next = ref.decl && now.get(ref.decl);
    if (!ref.decl || !next || next === ref.decl) continue;
    ref.loc = moveLoc(ref.loc, next.loc.start - ref.decl.loc.start);
    ref.decl = next;
  }
  if (seats) table.seats = { min: seats.min, max: seats.max, names: seats.names };
  return collected;
}

/** The words of a kind, or of an option that makes one. */
function wordsOf(decl: Declaration): Ident[] {
  if (decl.is === 'kind') return decl.values;
  if (decl.is !== 'option') return [];
  return decl.values.flatMap((value) => (value.is === 'name' ? [{ text: value.text, loc: value.loc }] : []));
}
