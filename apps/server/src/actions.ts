import { randomBytes } from 'node:crypto';
import type { Game } from '@draco-table/engine';
import {
  type GiveAnswer,
  onlineProblem,
  type Propose,
  pledgeOf,
  type Reaction,
  randomPart,
  type SaidProblem,
  type Sit,
} from '@draco-table/protocol';
import { hashKey, newKey, newTableId } from './keys.js';
import { asked, cleanName, playingSeats, withPerson } from './people.js';
import { refuse } from './refusal.js';
import { answerOf, type Room, type Screen } from './room.js';
import type { Entry, TableRow } from './store.js';

/** What people at a table may do. Each either changes the table or refuses with a reason. */

const nonce = (): string => randomBytes(6).toString('base64url');

function seatOf(screen: Screen): number {
  return screen.role === 'seat' && screen.seat !== null ? screen.seat : refuse('D1106');
}

function inStatus(row: TableRow, ...allowed: TableRow['status'][]): void {
  if (!allowed.includes(row.status)) refuse('D1110');
}

// ——— before the deal ———

export async function sit(room: Room, screen: Screen, wanted: Sit, nameLength: number): Promise<void> {
  if (screen.role === 'watcher') refuse('D1106');
  const name = cleanName(wanted.name, nameLength) ?? refuse('D1126', { most: nameLength });
  const before = screen.seat;
  await room.change((row) => {
    const { state } = row;
    if (row.status !== 'lobby') refuse('D1108');
    if (wanted.seat >= state.people.length) refuse('D1107');
    if (state.people[wanted.seat] && wanted.seat !== before) refuse('D1107');
    const person = { name, ...(wanted.crest && { crest: wanted.crest }), pledge: wanted.pledge };
    const left = before === null || before === wanted.seat ? state : withPerson(state, before, null);
    const host = before === state.host ? wanted.seat : state.host;
    return { state: { ...withPerson(left, wanted.seat, person), host } };
  });
  if (screen.role === 'seat') {
    await room.deps.store.seatKey(room.row.id, screen.keyHash, wanted.seat);
    for (const one of room.screens) if (one.keyHash === screen.keyHash) one.seat = wanted.seat;
  } else {
    const key = newKey();
    await room.deps.store.seatKey(room.row.id, hashKey(key), wanted.seat);
    screen.send({ is: 'seated', seat: wanted.seat, key });
  }
  await room.deps.store.notify(room.deps.telling.table(room.row.id));
}

export async function pledge(room: Room, screen: Screen, given: string): Promise<void> {
  const seat = seatOf(screen);
  await room.change((row) => {
    inStatus(row, 'lobby');
    const person = row.state.people[seat];
    if (!person) refuse('D1106');
    return { state: withPerson(row.state, seat, { ...person, pledge: given }) };
  });
  const { state } = room.row;
  // A rematch begins by itself once everybody is there.
  if (state.isRematch && state.people.every((person) => !person || person.pledge)) await begin(room);
}

export async function start(room: Room, screen: Screen): Promise<void> {
  if (seatOf(screen) !== room.row.state.host) refuse('D1109');
  inStatus(room.row, 'lobby');
  await begin(room);
}

/** From here on nobody sits down; what was pledged is asked for. */
async function begin(room: Room): Promise<void> {
  await room.change((row) => (row.status === 'lobby' ? { status: 'dealing' } : undefined), room.deps.dealMs);
}

export async function reveal(room: Room, screen: Screen, part: string): Promise<void> {
  const seat = seatOf(screen);
  await room.change((row) => {
    const person = row.state.people[seat];
    // Said twice, or after the deal: nothing changes by it.
    if (row.status !== 'dealing' || !person || person.part === part) return undefined;
    if (person.pledge !== pledgeOf(part)) refuse('D1118');
    return { state: withPerson(row.state, seat, { ...person, part }) };
  });
  const { status, state } = room.row;
  if (status === 'dealing' && state.people.every((person) => !person?.pledge || person.part)) await deal(room);
}

/** The seed is made of what was shown; who showed nothing is left out, and everybody sees that. */
export async function deal(room: Room): Promise<void> {
  const { clock } = room.row.setup;
  const isDealt = await room.change(
    (row) =>
      row.status === 'dealing'
        ? {
            status: 'playing',
            state: {
              ...row.state,
              people: row.state.people.map((person) => person && { ...person, part: person.part ?? null }),
            },
          }
        : undefined,
    clock ?? null,
  );
  if (!isDealt) return;
  await room.opened();
  room.deps.moved(room, true);
}

// ——— the game ———

export async function answer(room: Room, screen: Screen, given: GiveAnswer): Promise<number> {
  const seat = seatOf(screen);
  inStatus(room.row, 'playing');
  if (room.isBot(seat)) refuse('D1110');
  const entry: Entry = { s: seat, d: given.decision, c: given.choose, v: given.version, n: nonce() };
  return enterAnswer(room, entry, given.at);
}

/** `seen`: the number of entries that whoever answers knew of. */
export function enterAnswer(room: Room, entry: Extract<Entry, { s: number }>, seen: number): Promise<number> {
  const make = (): Entry | SaidProblem => (seen < room.undoneAt || seen > room.at ? onlineProblem('D1111') : entry);
  const act = (game: Game): SaidProblem | undefined => {
    const outcome = game.answer(answerOf(entry));
    return outcome.ok ? undefined : plain(outcome.problem);
  };
  return room.enter(make, act);
}

function plain({ code, severity, args, message, help }: SaidProblem): SaidProblem {
  return { code, severity, args, message, ...(help && { help }) };
}

export async function botAnswer(
  room: Room,
  seat: number,
  decision: string,
  choose: string[],
  version: number,
  seen: number,
): Promise<void> {
  if (room.row.status !== 'playing' || !room.isBot(seat) || room.at !== seen) return;
  await enterAnswer(room, { s: seat, d: decision, c: choose, v: version, b: 1, n: nonce() }, seen);
}

// ——— agreeing ———

export async function propose(room: Room, screen: Screen, wanted: Propose): Promise<void> {
  const by = seatOf(screen);
  inStatus(room.row, 'playing');
  if (room.isBot(by)) refuse('D1110');
  const { at } = room;
  if (wanted.what === 'undo') {
    const game = await room.wake();
    const to = room.answeredBy.lastIndexOf(by);
    if (to < 0 || !game.canUndo(to)) refuse('D1116');
    await put(room, { what: 'undo', by, at, to, yes: [] });
  } else {
    const { seat } = wanted;
    // Nobody is put out who is there.
    if (seat === undefined || seat === by || room.isBot(seat) || room.here().has(seat)) refuse('D1110');
    await put(room, { what: 'replace', by, seat, at, yes: [] });
  }
}

type Kept = NonNullable<TableRow['state']['proposal']>;

async function put(room: Room, proposal: Kept): Promise<void> {
  if (asked(room.row.state, proposal).length === 0) return carryOut(room, proposal);
  await room.change((row) => ({ state: { ...row.state, proposal } }));
}

export async function vote(room: Room, screen: Screen, yes: boolean): Promise<void> {
  const seat = seatOf(screen);
  let agreed: Kept | undefined;
  await room.change((row) => {
    const { proposal, ...rest } = row.state;
    // Meanwhile somebody played: what was to be taken back is another choice now.
    if (!proposal || (proposal.what === 'undo' && proposal.at !== room.at)) refuse('D1117');
    const open = asked(row.state, proposal);
    if (!open.includes(seat)) refuse('D1117');
    if (!yes) return { state: rest };
    const next = { ...proposal, yes: [...new Set([...proposal.yes, seat])] };
    agreed = open.every((one) => next.yes.includes(one)) ? next : undefined;
    return { state: agreed ? rest : { ...rest, proposal: next } };
  });
  if (agreed) await carryOut(room, agreed);
}

async function carryOut(room: Room, { what, seat, at, to }: Kept): Promise<void> {
  if (what === 'replace' && seat !== undefined) return replace(room, seat, 'agreed');
  const make = (game: Game): Entry | SaidProblem =>
    to !== undefined && room.at === at && game.canUndo(to) ? { u: to, n: nonce() } : onlineProblem('D1116');
  await room.enter(make, (game) => {
    const outcome = room.undone(game.undo(to));
    return outcome.ok ? undefined : plain(outcome.problem);
  });
  room.tellInfo();
}

/** A bot plays for somebody who is away. */
async function replace(room: Room, seat: number, away: 'left' | 'agreed' | 'clock'): Promise<void> {
  const isReplaced = await room.change((row) => {
    const person = row.state.people[seat];
    const { proposal, ...rest } = row.state;
    const isAbout = proposal && (proposal.seat === seat || proposal.by === seat);
    return person && !person.away
      ? { state: withPerson(isAbout ? rest : row.state, seat, { ...person, away }) }
      : undefined;
  });
  if (isReplaced) room.deps.moved(room, true);
}

export async function comeBack(room: Room, screen: Screen): Promise<void> {
  const seat = seatOf(screen);
  await room.change((row) => {
    const person = row.state.people[seat];
    if (!person?.away) return undefined;
    const { away: _, ...back } = person;
    return { state: withPerson(row.state, seat, back) };
  }, room.row.setup.clock);
}

export async function leave(room: Room, screen: Screen): Promise<void> {
  const seat = seatOf(screen);
  if (room.row.status !== 'lobby') return replace(room, seat, 'left');
  await room.change((row) => {
    inStatus(row, 'lobby');
    const state = withPerson(row.state, seat, null);
    const host = seat === state.host ? Math.max(0, state.people.findIndex(Boolean)) : state.host;
    return { state: { ...state, host } };
  });
  await room.deps.store.freeSeat(room.row.id, seat);
  for (const one of room.screens)
    if (one.seat === seat) {
      one.role = 'watcher';
      one.seat = null;
    }
  room.tellInfo();
}

/** The time of a table has come: the deal, or somebody's clock. */
export async function due(room: Room): Promise<void> {
  await room.reread();
  if (!(await room.deps.store.isDue(room.row.id))) return;
  if (room.row.status === 'dealing') return deal(room);
  const { clock } = room.row.setup;
  if (room.row.status !== 'playing' || !clock) return void (await room.change((row) => ({ state: row.state }), null));
  const game = await room.wake();
  for (const { seat } of game.decisions) if (!room.isBot(seat)) await replace(room, seat, 'clock');
  await room.change((row) => ({ state: row.state }), playingSeats(room.row.state).length ? clock : null);
}

// ——— around the game ———

export function react(room: Room, seat: number, reaction: Reaction): void {
  const text = JSON.stringify({ is: 'reacted', seat, reaction });
  for (const screen of room.screens) screen.sendText(text);
}

/** The same people and rules at a new table; whoever asks first lays it. */
export async function rematch(room: Room, screen: Screen): Promise<void> {
  seatOf(screen);
  inStatus(room.row, 'over');
  if (room.row.state.next) return room.tellInfo();
  const { store } = room.deps;
  const { setup, rules, state } = room.row;
  const id = newTableId();
  const people = state.people.map(
    (person) => person && { name: person.name, ...(person.crest && { crest: person.crest }) },
  );
  const row: TableRow = {
    id,
    rules,
    setup,
    secret: randomPart(),
    state: { people, host: state.host, isRematch: true },
    revision: 0,
    status: 'lobby',
  };
  await store.create(row, [], room.row.id);
  const isFirst = await room.change((now) => (now.state.next ? undefined : { state: { ...now.state, next: id } }));
  if (!isFirst) await store.remove(id);
}

/** The game is over: the secret may be told. */
export async function end(room: Room): Promise<void> {
  const { game } = room;
  const result = game?.result;
  if (!result || room.row.status !== 'playing') return;
  await room.change((row) => {
    const { proposal: _, ...rest } = row.state;
    return row.status === 'playing' ? { status: 'over', state: { ...rest, result } } : undefined;
  }, null);
}
