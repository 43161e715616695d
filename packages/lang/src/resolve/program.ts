/** A resolved program: tables and one unit for each declaration. */
import { LANGUAGE_LIMITS as MOST } from '@draco-table/ruleset';
import { append } from '../append.js';
import { hasHeader, isCardsOnly, type Loaded, type LoadedFile } from '../files.js';
import type { Header } from '../syntax.js';
import { createCache, keysOf, type ResolveCache, reuseTables } from './cache.js';
import type { Collected, Placed, SeatsDecl } from './collect/collector.js';
import { collect } from './collect.js';
import { assemble } from './deck.js';
import type { Issue } from './issue.js';
import type { RoutineSymbol } from './symbols.js';
import type { Table } from './table.js';
import { ERROR, isValue, type Ty, typeKey } from './types.js';
import { placeIn, resolveUnit, type Unit } from './units.js';

export interface Program {
  loaded: Loaded;
  game: string;
  deck?: string;
  language: number;
  table: Table;
  units: Unit[];
  typeRefs: Collected['typeRefs'];
  issues: Issue[];
}

export function resolveProgram(loaded: Loaded, cache: ResolveCache = createCache()): Program {
  const { placed, issues } = assemble(loaded);
  const headers = readHeaders(loaded, issues);
  const sources = new Map(loaded.files.map((file) => [file.path, file.source]));
  const keys = keysOf(placed, sources, headers.seats);
  const kept = reuseTables(cache, placed, keys.signature, headers.seats);
  const resolved = kept && resolveUnits(kept, placed, keys.units, cache.units);
  const collected = resolved ? kept : collect(placed, headers.seats);
  const units = resolved ?? resolveUnits(collected, placed, keys.units, new Map()) ?? [];
  Object.assign(cache, {
    signature: keys.signature,
    placed,
    collected,
    units: new Map(units.map((unit, at) => [keys.units[at] ?? '', unit])),
  });
  for (const unit of units)
    append(
      issues,
      unit.base === unit.decl.loc.start ? unit.issues : unit.issues.map((issue) => moveIssue(issue, unit)),
    );
  const { table, typeRefs } = collected;
  return { loaded, ...headers, table, units, typeRefs, issues: [...collected.issues, ...issues] };
}

function moveIssue(issue: Issue, unit: Unit): Issue {
  const move = (loc: Issue['loc']) => placeIn(unit, loc).loc;
  return {
    ...issue,
    loc: move(issue.loc),
    related: issue.related?.map((place) => ({ ...place, loc: move(place.loc) })),
    fixes: issue.fixes?.map((fix) => ({ ...fix, edits: fix.edits.map((edit) => ({ ...edit, loc: move(edit.loc) })) })),
  };
}

/** Resolves what is not known yet. Gives nothing if a definition turned out to give another type than before. */
function resolveUnits(
  { table }: Collected,
  placed: readonly Placed[],
  keys: readonly string[],
  known: ReadonlyMap<string, Unit>,
): Unit[] | undefined {
  const units = new Map<Placed['decl'], Unit>();
  const changed: { routine: RoutineSymbol; before: Ty | undefined }[] = [];
  placed.forEach(({ decl, file }, at) => {
    const unit = known.get(keys[at] ?? '');
    const routine = table.byDecl.get(decl);
    // It is the same unit, somewhere else perhaps: what was found out about it speaks of it.
    if (unit) units.set(decl, Object.assign(unit, { decl, file }));
    else if (routine?.inferred && known.size) {
      changed.push({ routine, before: routine.gives });
      routine.gives = undefined;
    }
  });
  const byDecl = new Map(placed.map((one) => [one.decl, one]));
  const open = new Set<RoutineSymbol>();
  const unitOf = (one: Placed): Unit => {
    const found = units.get(one.decl);
    if (found) return found;
    const unit = resolveUnit(table, one, typeOf);
    units.set(one.decl, unit);
    return unit;
  };
  /** A definition says what it gives by its value; one that needs itself is told by the check for recursion. */
  const typeOf = (routine: RoutineSymbol): Ty => {
    if (routine.gives) return routine.gives;
    const one = routine.decl && byDecl.get(routine.decl);
    // Further than routines may call each other is told by the check of that.
    if (!one || open.has(routine) || open.size > MOST.calls) return ERROR;
    open.add(routine);
    const { body } = unitOf(one);
    open.delete(routine);
    const type = body.is === 'routine' ? body.value?.type : undefined;
    routine.gives = type && (isValue(type) || type.is === 'error') ? type : ERROR;
    routine.inferred = true;
    return routine.gives;
  };
  for (const { routine, before } of changed) if (typeKey(typeOf(routine)) !== typeKey(before)) return undefined;
  return placed.map(unitOf);
}

interface Headers {
  game: string;
  deck?: string;
  language: number;
  seats?: SeatsDecl;
}

const HOW_TO_BEGIN =
  'Cards for a game that exists are a deck: `deck NAME`, `language 1`, `builds on GAME`. A game of its own begins with `game NAME`, `language 1`, `players 2 to 4`. Or write `include` for this file in the one that has these lines.';

function readHeaders({ game, deck, files }: Loaded, issues: Issue[]): Headers {
  const find = <K extends Header['is']>(file: LoadedFile | undefined, is: K) =>
    file?.tree.header.find((line): line is Extract<Header, { is: K }> => line.is === is);
  const want = (file: LoadedFile | undefined, is: Header['is'], line: string): void => {
    if (!file || hasHeader(file, is)) return;
    const loc = { start: 0, end: Math.min(1, file.source.text.length) };
    issues.push({ code: 'D0155', args: { line }, file: file.path, loc });
  };
  if (game && !deck && isCardsOnly(game)) {
    const loc = { start: 0, end: Math.min(1, game.source.text.length) };
    issues.push({ code: 'D0155', args: { line: 'deck NAME' }, file: game.path, loc, help: HOW_TO_BEGIN });
    return { game: '', language: 1 };
  }
  want(game, 'game', 'game NAME');
  want(game, 'players', 'players 2 to 4');
  want(deck, 'deck', 'deck NAME');
  want(deck, 'builds-on', 'builds on GAME');
  for (const file of [game, deck]) {
    want(file, 'language', 'language 1');
    const language = find(file, 'language');
    if (file && language && language.version !== 1) {
      issues.push({ code: 'D0156', args: { version: language.version }, file: file.path, loc: language.loc });
    }
  }
  for (const file of files) append(issues, misplaced(file, file === game || file === deck));
  const players = find(game, 'players');
  if (game && players) issues.push(...checkSeats(players, game.path));
  const deckName = find(deck, 'deck');
  return {
    game: find(game, 'game')?.name.text ?? '',
    ...(deckName && { deck: deckName.name.text }),
    language: 1,
    ...(players && game && { seats: { min: players.min, max: players.max, names: players.names, file: game.path } }),
  };
}

/** Header lines in included files, of the other sort of file, or for the second time. */
function misplaced({ tree, path, of }: LoadedFile, entry: boolean): Issue[] {
  const seen = new Set<Header['is']>();
  const allowed: Header['is'][] = !entry
    ? []
    : of === 'deck'
      ? ['deck', 'language', 'builds-on']
      : ['game', 'language', 'players'];
  return tree.header.flatMap((line): Issue[] => {
    if (line.is === 'include' || (allowed.includes(line.is) && !seen.has(line.is))) {
      seen.add(line.is);
      return [];
    }
    return [{ code: 'D0159', args: { line: line.is.replace('-', ' ') }, file: path, loc: line.loc }];
  });
}

function checkSeats({ min, max, names, loc }: Extract<Header, { is: 'players' }>, file: string): Issue[] {
  if (min < 1 || max < min) return [{ code: 'D0157', args: { min, max }, file, loc }];
  if (names.length > 0 && names.length < max) return [{ code: 'D0158', args: { names: names.length, max }, file, loc }];
  return [];
}
