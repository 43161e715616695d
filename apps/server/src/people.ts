import type { SeatInfo, TableInfo } from '@draco-table/protocol';
import { commitmentOf } from '@draco-table/protocol';
import type { Person, State, TableRow } from './store.js';

export const isPlaying = (person: Person | null | undefined): person is Person =>
  person !== null && person !== undefined && person.away === undefined;

/** Seats of people who play themselves. */
export function playingSeats(state: State): number[] {
  return state.people.flatMap((person, seat) => (isPlaying(person) ? [seat] : []));
}

/** Whose word a proposal needs: everybody who plays, but who proposed it and whom it is about. */
export function asked(state: State, proposal: { by: number; seat?: number }): number[] {
  return playingSeats(state).filter((seat) => seat !== proposal.by && seat !== proposal.seat);
}

export function withPerson(state: State, seat: number, person: Person | null): State {
  return { ...state, people: state.people.map((one, i) => (i === seat ? person : one)) };
}

/** What everybody at the table may know. */
export function infoOf(
  row: TableRow,
  here: ReadonlySet<number>,
  watchers: number,
  waiting: TableInfo['waiting'],
): TableInfo {
  const { setup, state, status } = row;
  const hasBegun = status === 'playing' || status === 'over';
  const seats = state.people.map((person, seat): SeatInfo => {
    if (!person) return { by: hasBegun || status === 'dealing' ? 'bot' : 'nobody' };
    const { name, crest, away, pledge, part } = person;
    return {
      by: away ? 'bot' : 'person',
      name,
      ...(crest && { crest }),
      ...(here.has(seat) && { here: true }),
      ...(away && { away }),
      ...(pledge && { pledge }),
      // Shown to all at once, when everybody has shown: who sees another's before could choose what to hold back.
      ...(hasBegun && part !== undefined && { part }),
    };
  });
  const { proposal, next, result, host } = state;
  return {
    id: row.id,
    game: setup.game,
    ...(setup.deck && { deck: setup.deck }),
    ruleset: setup.ruleset,
    rules: row.rules,
    ...(setup.isBrought && { isBrought: true as const }),
    options: setup.options,
    bot: setup.bot,
    status,
    host,
    seats,
    watchers,
    ...(setup.clock && { clock: setup.clock }),
    ...(waiting && { waiting }),
    ...(proposal && {
      proposal: {
        what: proposal.what,
        by: proposal.by,
        ...(proposal.seat !== undefined && { seat: proposal.seat }),
        yes: proposal.yes,
        open: asked(state, proposal).filter((seat) => !proposal.yes.includes(seat)),
      },
    }),
    commitment: commitmentOf(row.secret),
    ...(status === 'over' && { secret: row.secret }),
    ...(result && { result }),
    ...(next && { next }),
  };
}

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A name as it may stand on a plate; undefined when it may not. */
export function cleanName(name: string, most: number): string | undefined {
  const clean = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  return unseen.test(clean) || !/[\p{L}\p{N}\p{S}\p{P}]/u.test(clean) || [...clean].length > most ? undefined : clean;
}
