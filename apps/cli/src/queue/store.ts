import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { version } from '../home/home.js';
import type { Kind, Work, Works } from '../work/work.js';
import type { Database } from './connect.js';

/** Plain data, packed as it lies in the database. */
const pack = (value: unknown): Buffer => deflateRawSync(serialize(value), { level: 1 });
const unpack = (bytes: Buffer): unknown => deserialize(inflateRawSync(bytes));

/** Runs whose command did not come back for so long are swept away. */
const FORGOTTEN = '14 days';
/** One number that nothing else in a database locks: who makes the tables. */
const LOCK = 0x64726163;

/** A run of work: what all of its pieces have in common. Asked for again, it is the same run, and has what was done. */
export interface RunRow {
  id: string;
  /** Numbers in a piece. */
  size: number;
}

export interface Store {
  /** The run, with the size of pieces that it was begun with. */
  begin(work: Work, size: () => Promise<number>): Promise<RunRow>;
  work(run: string): Promise<Work | undefined>;
  put(run: string, piece: string, task: unknown): Promise<void>;
  task(run: string, piece: string): Promise<{ task: unknown; isDone: boolean } | undefined>;
  give(run: string, piece: string, gives: unknown): Promise<void>;
  fail(run: string, piece: string, wrong: string): Promise<void>;
  /** Of these pieces, those that are done, and those that are not there. */
  look(
    run: string,
    pieces: readonly string[],
  ): Promise<{ done: Map<string, unknown>; missing: string[]; wrong?: string }>;
  count(run: string): Promise<number>;
  forget(run: string, pieces?: readonly string[]): Promise<void>;
}

/** What a piece is called follows from what is asked for. */
export const pieceName = (task: unknown): string =>
  createHash('sha256').update(serialize(task)).digest('hex').slice(0, 32);

const runName = ({ kind, spec }: Work): string =>
  createHash('sha256').update(`${kind} ${version()} `).update(serialize(spec)).digest('hex').slice(0, 32);

/** So many that a long look is no burden. */
const AT_ONCE = 32;

export async function openStore(database: Database): Promise<Store> {
  await database.query(`
    begin;
    select pg_advisory_xact_lock(${LOCK});
    create schema if not exists draco_work;
    create table if not exists draco_work.runs (
      id text primary key, kind text not null, spec bytea not null, size integer not null,
      seen timestamptz not null default now());
    create table if not exists draco_work.pieces (
      run text not null references draco_work.runs on delete cascade, piece text not null,
      task bytea not null, gives bytea, wrong text, primary key (run, piece));
    delete from draco_work.runs where seen < now() - interval '${FORGOTTEN}';
    commit;`);
  return {
    async begin(work, sizeOf) {
      const id = runName(work);
      const seen = 'update draco_work.runs set seen = now() where id = $1 returning size';
      const [known] = await database.query<{ size: number }>(seen, [id]);
      if (known) return { id, size: known.size };
      const [row] = await database.query<{ size: number }>(
        `insert into draco_work.runs (id, kind, spec, size) values ($1, $2, $3, $4)
         on conflict (id) do update set seen = now() returning size`,
        [id, work.kind, pack(work.spec), await sizeOf()],
      );
      return { id, size: row?.size ?? 1 };
    },
    async work(run) {
      const [row] = await database.query<{ kind: Kind; spec: Buffer }>(
        'select kind, spec from draco_work.runs where id = $1',
        [run],
      );
      return row && ({ kind: row.kind, spec: unpack(row.spec) as Works[Kind]['spec'] } as Work);
    },
    async put(run, piece, task) {
      await database.query(
        'insert into draco_work.pieces (run, piece, task) values ($1, $2, $3) on conflict do nothing',
        [run, piece, pack(task)],
      );
    },
    async task(run, piece) {
      const [row] = await database.query<{ task: Buffer; done: boolean }>(
        'select task, gives is not null as done from draco_work.pieces where run = $1 and piece = $2',
        [run, piece],
      );
      return row && { task: unpack(row.task), isDone: row.done };
    },
    async give(run, piece, gives) {
      await database.query(
        'update draco_work.pieces set gives = $3, wrong = null where run = $1 and piece = $2 and gives is null',
        [run, piece, pack(gives)],
      );
    },
    async fail(run, piece, wrong) {
      await database.query('update draco_work.pieces set wrong = $3 where run = $1 and piece = $2 and gives is null', [
        run,
        piece,
        wrong,
      ]);
    },
    async look(run, pieces) {
      const rows = await database.query<{ piece: string; gives: Buffer | null; wrong: string | null }>(
        'select piece, gives, wrong from draco_work.pieces where run = $1 and piece = any($2)',
        [run, pieces.slice(0, AT_ONCE)],
      );
      const there = new Set(rows.map(({ piece }) => piece));
      const wrong = rows.find((row) => row.wrong !== null)?.wrong;
      return {
        done: new Map(rows.flatMap(({ piece, gives }) => (gives ? [[piece, unpack(gives)]] : []))),
        missing: pieces.slice(0, AT_ONCE).filter((piece) => !there.has(piece)),
        ...(wrong != null && { wrong }),
      };
    },
    async count(run) {
      const [row] = await database.query<{ n: string }>(
        'select count(*) as n from draco_work.pieces where run = $1 and gives is not null',
        [run],
      );
      return Number(row?.n ?? 0);
    },
    async forget(run, pieces) {
      if (pieces)
        await database.query('delete from draco_work.pieces where run = $1 and piece = any($2)', [run, pieces]);
      else await database.query('delete from draco_work.runs where id = $1', [run]);
    },
  };
}
