/** A resolved program: tables and one unit for each declaration. */
import type { Loaded } from '../files.js';
import type { Header } from '../syntax.js';
import { type Collected, collect, type Placed, type SeatsDecl } from './collect.js';
import { assemble } from './deck.js';
import type { Issue } from './issue.js';
import type { RoutineSymbol } from './symbols.js';
import type { Table } from './table.js';
import { ERROR, isValue, type Ty } from './types.js';
import { resolveUnit, type Unit } from './units.js';

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

export function resolveProgram(loaded: Loaded): Program {
  const { placed, issues } = assemble(loaded);
  const headers = readHeaders(loaded, issues);
  const { table, issues: found, typeRefs } = collect(placed, headers.seats);
  issues.push(...found);
  const units = new Map<Placed['decl'], Unit>();
  const byDecl = new Map(placed.map((one) => [one.decl, one]));
  const open = new Set<RoutineSymbol>();
  const unitOf = (one: Placed): Unit => {
    const known = units.get(one.decl);
    if (known) return known;
    const unit = resolveUnit(table, one, typeOf);
    units.set(one.decl, unit);
    return unit;
  };
  /** A definition says what it gives by its value; one that needs itself is told by the check for recursion. */
  const typeOf = (routine: RoutineSymbol): Ty => {
    if (routine.gives) return routine.gives;
    const one = routine.decl && byDecl.get(routine.decl);
    if (!one || open.has(routine)) return ERROR;
    open.add(routine);
    const { body } = unitOf(one);
    open.delete(routine);
    const type = body.is === 'routine' ? body.value?.type : undefined;
    routine.gives = type && (isValue(type) || type.is === 'error') ? type : ERROR;
    return routine.gives;
  };
  for (const one of placed) unitOf(one);
  const all = placed.map(unitOf);
  return {
    loaded,
    ...headers,
    table,
    units: all,
    typeRefs,
    issues: [...issues, ...all.flatMap((unit) => unit.issues)],
  };
}

function readHeaders(
  { game, deck }: Loaded,
  issues: Issue[],
): { game: string; deck?: string; language: number; seats?: SeatsDecl } {
  const find = <K extends Header['is']>(file: typeof game, is: K) =>
    file?.tree.header.find((line): line is Extract<Header, { is: K }> => line.is === is);
  const name = find(game, 'game');
  const players = find(game, 'players');
  if (game) {
    const start = { start: 0, end: Math.min(1, game.source.text.length) };
    if (!name) issues.push({ code: 'D0155', args: { line: 'game NAME' }, file: game.path, loc: start });
    if (!players) issues.push({ code: 'D0155', args: { line: 'players 2 to 4' }, file: game.path, loc: start });
    for (const file of [game, deck]) {
      const language = find(file, 'language');
      if (file && !language) issues.push({ code: 'D0155', args: { line: 'language 1' }, file: file.path, loc: start });
      else if (file && language && language.version !== 1)
        issues.push({ code: 'D0156', args: { version: language.version }, file: file.path, loc: language.loc });
    }
    if (players && (players.min < 1 || players.max < players.min))
      issues.push({ code: 'D0157', args: { min: players.min, max: players.max }, file: game.path, loc: players.loc });
    else if (players && players.names.length > 0 && players.names.length < players.max)
      issues.push({
        code: 'D0158',
        args: { names: players.names.length, max: players.max },
        file: game.path,
        loc: players.loc,
      });
  }
  const deckName = find(deck, 'deck');
  return {
    game: name?.name.text ?? '',
    ...(deckName && { deck: deckName.name.text }),
    language: 1,
    ...(players && game && { seats: { min: players.min, max: players.max, names: players.names, file: game.path } }),
  };
}
