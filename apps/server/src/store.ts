import type { Result, SavedGame } from '@draco-table/engine';
import type { BotName, Proposal, Status } from '@draco-table/protocol';
import { CHANNEL, type Database } from './db/database.js';

/** How a table was laid: never changes. */
export interface Setup {
  game: string;
  deck?: string;
  /** Hash of the ruleset itself; that of the whole game with texts and look is the row's. */
  ruleset: string;
  /** Uploaded, not one of the site's. */
  isBrought?: true;
  seats: number;
  options: Record<string, number | boolean | string>;
  bot: BotName;
  /** Milliseconds for an answer. */
  clock?: number;
}

export interface Person {
  name: string;
  crest?: string;
  away?: 'left' | 'agreed' | 'clock';
  pledge?: string;
  part?: string | null;
}

/** What changes about a table besides its game. A seat without a person is a bot's once the game has begun. */
export interface State {
  people: (Person | null)[];
  host: number;
  proposal?: Omit<Proposal, 'open'> & { at: number; to?: number };
  next?: string;
  /** The rematch begins by itself when all are there. */
  isRematch?: boolean;
  result?: Result;
}

export interface TableRow {
  id: string;
  rules: string;
  setup: Setup;
  secret: string;
  state: State;
  revision: number;
  status: Status;
}

export type Role = 'seat' | 'guest' | 'watcher';
export interface Key {
  role: Role;
  seat: number | null;
}

/** An answer as it was given, or a choice taken back; `n` tells one process's writing from another's. */
export type Entry = { s: number; d: string; c: string[]; v: number; b?: 1; n: string } | { u: number; n: string };

export interface Kept {
  version: number;
  body: Entry;
  /** Milliseconds ago. */
  age: number;
}

/** The game after `version` entries, and how many events each seat, and last a spectator, had been told by then. */
export interface Snapshot {
  version: number;
  body: { saved: Omit<SavedGame, 'answers'>; told: number[] };
}

const columns = 'id, rules, setup, secret, state, revision, status';

/** Every statement that the server says to its database. */
export function openStore(db: Database) {
  const notify = (payload: string) => db.query(`select pg_notify('${CHANNEL}', $1)`, [payload]);
  return {
    notify,
    ready: () => db.query('select 1'),

    async keepRules(hash: string, body: string): Promise<void> {
      await db.query('insert into rules (hash, body) values ($1, $2) on conflict (hash) do update set used = now()', [
        hash,
        body,
      ]);
    },
    async rules(hash: string): Promise<string | undefined> {
      return (await db.query<{ body: string }>('select body from rules where hash = $1', [hash]))[0]?.body;
    },

    async create(row: TableRow, keys: { hash: string; role: Role; seat?: number }[], from?: string): Promise<void> {
      await db.transaction(async (query) => {
        await query(`insert into tables (id, rules, setup, secret, state, status) values ($1, $2, $3, $4, $5, $6)`, [
          row.id,
          row.rules,
          JSON.stringify(row.setup),
          row.secret,
          JSON.stringify(row.state),
          row.status,
        ]);
        for (const { hash, role, seat } of keys)
          await query('insert into keys (table_id, hash, role, seat) values ($1, $2, $3, $4)', [
            row.id,
            hash,
            role,
            seat ?? null,
          ]);
        if (from)
          await query(
            'insert into keys (table_id, hash, role, seat) select $1, hash, role, seat from keys where table_id = $2',
            [row.id, from],
          );
      });
    },
    async table(id: string): Promise<TableRow | undefined> {
      return (await db.query<TableRow>(`select ${columns} from tables where id = $1`, [id]))[0];
    },
    async key(id: string, hash: string): Promise<Key | undefined> {
      return (await db.query<Key>('select role, seat from keys where table_id = $1 and hash = $2', [id, hash]))[0];
    },
    /** Gives a seat to a key: one that had another seat leaves it. */
    async seatKey(id: string, hash: string, seat: number): Promise<void> {
      await db.query(
        `insert into keys (table_id, hash, role, seat) values ($1, $2, 'seat', $3)
         on conflict (table_id, hash) do update set role = 'seat', seat = $3`,
        [id, hash, seat],
      );
    },
    async freeSeat(id: string, seat: number): Promise<void> {
      await db.query(`delete from keys where table_id = $1 and role = 'seat' and seat = $2`, [id, seat]);
    },

    /** The new state, unless another process was first. */
    async change(row: TableRow, deadline: number | null | undefined, payload: string): Promise<boolean> {
      const rows = await db.query(
        `with changed as (
           update tables set state = $3, status = $4, revision = revision + 1, touched = now(),
             deadline = case when $5::float8 is null then deadline when $5::float8 < 0 then null
                        else now() + $5::float8 * interval '1 millisecond' end
           where id = $1 and revision = $2 returning 1)
         select pg_notify('${CHANNEL}', $6) from changed`,
        [
          row.id,
          row.revision,
          JSON.stringify(row.state),
          row.status,
          deadline === null ? -1 : (deadline ?? null),
          payload,
        ],
      );
      return rows.length === 1;
    },

    async entries(id: string, from: number): Promise<Kept[]> {
      return db.query<Kept>(
        `select version, body, (extract(epoch from now() - at) * 1000)::float8 as age
         from entries where table_id = $1 and version >= $2 order by version`,
        [id, from],
      );
    },
    async snapshot(id: string): Promise<Snapshot | undefined> {
      return (await db.query<Snapshot>('select version, body from snapshots where table_id = $1', [id]))[0];
    },
    async keepSnapshot(id: string, { version, body }: Snapshot): Promise<void> {
      await db.query(
        `insert into snapshots (table_id, version, body) values ($1, $2, $3)
         on conflict (table_id) do update set version = $2, body = $3 where snapshots.version < $2`,
        [id, version, JSON.stringify(body)],
      );
    },
    /** Whether this entry is the one with that number now: put in, or found there after a broken connection. */
    async append(id: string, version: number, body: Entry, payload: string, deadline?: number): Promise<boolean> {
      const put = await db.query(
        deadline === undefined
          ? `with put as (insert into entries (table_id, version, body) values ($1, $2, $3)
               on conflict do nothing returning 1)
             select pg_notify('${CHANNEL}', $4) from put`
          : `with put as (insert into entries (table_id, version, body) values ($1, $2, $3)
               on conflict do nothing returning 1),
             due as (update tables set deadline = now() + $5::float8 * interval '1 millisecond'
               where id = $1 and exists (select 1 from put))
             select pg_notify('${CHANNEL}', $4) from put`,
        [id, version, JSON.stringify(body), payload, ...(deadline === undefined ? [] : [deadline])],
      );
      if (put.length === 1) return true;
      const [there] = await db.query<{ n: string }>(
        `select body ->> 'n' as n from entries where table_id = $1 and version = $2`,
        [id, version],
      );
      return there?.n === body.n;
    },

    async due(): Promise<string[]> {
      const rows = await db.query<{ id: string }>(
        'select id from tables where deadline < now() order by deadline limit 50',
      );
      return rows.map(({ id }) => id);
    },
    async isDue(id: string): Promise<boolean> {
      return (await db.query('select 1 from tables where id = $1 and deadline < now()', [id])).length === 1;
    },
    async keys(id: string): Promise<(Key & { hash: string })[]> {
      return db.query('select hash, role, seat from keys where table_id = $1', [id]);
    },
    async remove(id: string): Promise<boolean> {
      return (await db.query('delete from tables where id = $1 returning 1', [id])).length === 1;
    },
    async sweep(days: { lobby: number; idle: number; over: number }): Promise<number> {
      const gone = await db.query(
        `delete from tables t where
           greatest(t.touched, coalesce((select max(at) from entries e where e.table_id = t.id), t.touched))
             < now() - (case t.status when 'lobby' then $1::float8 when 'over' then $2::float8 else $3::float8 end)
               * interval '1 day'
         returning 1`,
        [days.lobby, days.over, days.idle],
      );
      await db.query(
        `delete from rules r where used < now() - interval '7 days' and not exists (select 1 from tables t where t.rules = r.hash)`,
      );
      return gone.length;
    },
    async count(): Promise<Record<string, number>> {
      const rows = await db.query<{ status: string; n: number }>(
        'select status, count(*)::int as n from tables group by status',
      );
      return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
    },

    async keepPush(id: string, seat: number, push: { endpoint: string; p256dh: string; auth: string }): Promise<void> {
      await db.query(
        `insert into pushes (table_id, seat, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5)
         on conflict (table_id, seat, endpoint) do update set p256dh = $4, auth = $5`,
        [id, seat, push.endpoint, push.p256dh, push.auth],
      );
    },
    async pushes(id: string, seat: number): Promise<{ endpoint: string; p256dh: string; auth: string }[]> {
      return db.query('select endpoint, p256dh, auth from pushes where table_id = $1 and seat = $2', [id, seat]);
    },
    async dropPush(endpoint: string): Promise<void> {
      await db.query('delete from pushes where endpoint = $1', [endpoint]);
    },
    close: () => db.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
