import pg from 'pg';
import { CHANNEL, type Database } from './database.js';

/** Of our own, so that processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 727_261_011;
const RETRY_MS = 250;

/** Postgres at an address; connections that break are opened again. */
export function openPostgres(url: string, connections: number): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while nobody uses it: the next query opens another.
  pool.on('error', () => {});
  let listener: pg.Client | undefined;
  let isClosed = false;

  const query: Database['query'] = async (sql, values = []) =>
    (await pool.query({ text: sql, values: [...values], ...(values.length && { name: nameOf(sql) }) })).rows;

  async function keepListening(heard: (payload: string) => void, again: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    let isLost = false;
    const lost = (): void => {
      if (isLost || isClosed) return;
      isLost = true;
      client.end().catch(() => {});
      const retry = (): void => {
        if (isClosed) return;
        keepListening(heard, again).then(again, () => setTimeout(retry, RETRY_MS).unref());
      };
      setTimeout(retry, RETRY_MS).unref();
    };
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    await client.connect();
    client.on('error', lost);
    client.on('end', lost);
    await client.query(`listen ${CHANNEL}`);
    listener = client;
  }

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let failure: unknown;
    try {
      return await work(client);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // A connection that broke in the middle is not given to the next.
      client.release(failure instanceof Error && !('code' in failure && /^[0-9A-Z]{5}$/.test(String(failure.code))));
    }
  }

  return {
    query,
    transaction: (work) =>
      withClient(async (client) => {
        await client.query('begin');
        try {
          const done = await work(async (sql, values = []) => (await client.query(sql, [...values])).rows);
          await client.query('commit');
          return done;
        } catch (error) {
          await client.query('rollback').catch(() => {});
          throw error;
        }
      }),
    listen: keepListening,
    run: async (sql) => void (await pool.query(sql)),
    locked: (work) =>
      withClient(async (client) => {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        try {
          return await work();
        } finally {
          await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
        }
      }),
    async close() {
      isClosed = true;
      await listener?.end().catch(() => {});
      await pool.end();
    },
  };
}

const names = new Map<string, string>();

/** Statements are prepared once a connection: their texts are few and never made from input. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return name;
}
