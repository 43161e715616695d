import pg from 'pg';
import { Failure } from '../frame/failure.js';

/** Seconds that a database may be away in the midst of work before it is given up; and at the beginning. */
const PATIENCE = 600;
const FIRST = 10;

/** Faults that go away when the database is back: it was not reached, or ended the connection. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
]);

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (code !== undefined) return AWAY.has(code) || code.startsWith('08');
  return /terminat|connection|timeout/i.test(error.message);
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A database that may go away for a while. */
export interface Database {
  query<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

export interface Away {
  /** It does not answer, or does again. */
  told(isAway: boolean): void;
}

/** Whether an address is one of Postgres, before anybody tries it. */
export function checkAddress(url: string): void {
  if (/^postgres(ql)?:\/\/\S+$/.test(url) && URL.canParse(url)) return;
  throw new Failure(
    'D1015',
    '--queue takes the address of a Postgres.',
    2,
    'write it as postgres://user:password@host/database',
  );
}

/** Of an address, what may be shown: no password. */
export function shownAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

export function openDatabase(url: string, away?: Away): Database {
  checkAddress(url);
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5000 });
  // A connection that ends while nobody uses it is no matter.
  pool.on('error', () => {});
  let hasAnswered = false;
  return {
    async query<T extends object>(text: string, values: unknown[] = []) {
      const began = performance.now();
      for (let wait = 100; ; wait = Math.min(2000, 2 * wait)) {
        try {
          const { rows } = await pool.query<T>(text, values);
          if (wait > 100) away?.told(false);
          hasAnswered = true;
          return rows;
        } catch (error) {
          const spent = (performance.now() - began) / 1000;
          if (!isAway(error)) throw refused(url, error);
          if (spent > (hasAnswered ? PATIENCE : FIRST)) throw silent(url, error);
          if (wait === 100) away?.told(true);
          await pause(wait);
        }
      }
    },
    close: () => pool.end(),
  };
}

const silent = (url: string, cause: unknown): Failure =>
  new Failure(
    'D1025',
    `The Postgres at ${shownAddress(url)} does not answer.`,
    2,
    'check --queue and whether it runs',
    { cause },
  );

/** Wrong passwords and the like: it answers, but not with what was asked for. */
function refused(url: string, error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === undefined || !/^(28|3D|42501)/.test(code)) return error;
  return new Failure(
    'D1025',
    `The Postgres at ${shownAddress(url)} refuses: ${(error as Error).message}.`,
    2,
    'check --queue',
    {
      cause: error,
    },
  );
}
