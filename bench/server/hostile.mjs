// Messages that nobody may send: each is refused with a reason, the table stays as it is, the process alive.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { Seat } from './seat.mjs';
import { layTables } from './tables.mjs';

const { WebSocket } = createRequire(join(root, 'apps/server/package.json'))('ws');

/** @param {import('./cluster.mjs').Cluster} cluster @param {{ messages: number }} wanted */
export async function measureHostile(cluster, { messages }) {
  const [table, other] = /** @type {import('./tables.mjs').Table[]} */ (
    await layTables(cluster, { game: 'draco', count: 2 })
  );
  const [{ url, pid }] = /** @type {[import('./cluster.mjs').Server]} */ (cluster.servers);
  if (!table || !other) throw new Error('no table');
  const seats = table.keys.map((key, seat) => new Seat(url, table.id, key, seat));
  await Promise.all(seats.map((seat) => seat.open()));
  const asked = /** @type {Seat} */ (seats.find(({ decision }) => decision));
  const idle = /** @type {Seat} */ (seats.find((seat) => seat !== asked));
  const before = JSON.stringify(asked.view);
  const good = {
    is: 'answer',
    id: 1,
    at: asked.at,
    decision: asked.decision.id,
    choose: [asked.decision.options[0].id],
    version: asked.view.version,
  };
  const hello = { is: 'hello', protocol: 1, table: table.id, key: idle.key };
  /** What is said after hello by somebody who sits at the table and is not asked. @type {(() => string)[]} */
  const seated = [
    () => JSON.stringify(good),
    () => JSON.stringify({ ...good, at: 10_000 }),
    () => JSON.stringify({ ...good, version: 77 }),
    () => JSON.stringify({ ...good, decision: 'd999', choose: ['nothing#1'] }),
    () => JSON.stringify({ ...good, choose: Array.from({ length: 400 }, () => 'x') }),
    () => '{',
    () => randomBytes(200).toString('latin1'),
    () => JSON.stringify({ is: 'answer', __proto__: null, constructor: 1 }),
    () => '{"is":"__proto__"}',
    () => `{"is":"answer","id":${'9'.repeat(300)}}`,
    () => JSON.stringify({ is: 'reveal', part: '0'.repeat(64) }).replace('0', 'g'),
    () => JSON.stringify({ is: 'start' }),
    () => JSON.stringify({ is: 'vote', yes: true }),
    () => JSON.stringify({ is: 'propose', what: 'replace', seat: asked.seat }),
    () => JSON.stringify({ is: 'sit', seat: asked.seat, name: 'Eve', pledge: '0'.repeat(64) }),
    () => JSON.stringify({ is: 'rematch' }),
    () => '['.repeat(8_000),
  ];
  /** Said to a new socket, which is closed for it or refused. @type {(() => string | Buffer)[]} */
  const strange = [
    () => JSON.stringify({ ...hello, key: other.keys[0] }),
    () => JSON.stringify({ ...hello, table: 'aaaaaaaaaaaa' }),
    () => JSON.stringify({ ...hello, protocol: 99 }),
    () => JSON.stringify(good),
    () => randomBytes(64),
    () => 'x'.repeat(10_000_000),
  ];
  const counts = { sent: 0, refused: 0, closed: 0 };
  const SOCKETS = 4;
  const fresh = Math.min(60, Math.ceil(messages / 100));
  await Promise.all(
    Array.from({ length: SOCKETS }, async (_, n) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`);
      await new Promise((done, failed) => socket.once('open', done).once('error', failed));
      let heard = 0;
      socket.on('message', (/** @type {Buffer} */ data) => {
        if (String(data).startsWith('{"is":"refused"')) heard++;
      });
      socket.send(JSON.stringify(hello));
      const own = Math.floor((messages - fresh) / SOCKETS);
      for (let sent = 0; sent < own; ) {
        for (let batch = 0; batch < 100 && sent < own; batch++, sent++)
          socket.send(seated[(n + sent) % seated.length]?.() ?? '');
        for (let waited = 0; heard < sent && waited < 20_000; waited++)
          await new Promise((done) => setTimeout(done, 1));
        if (heard < sent) break;
      }
      counts.sent += own;
      counts.refused += heard;
      socket.terminate();
    }),
  );
  for (let n = 0; n < fresh; n++) {
    counts.sent++;
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`);
    const outcome = await new Promise((done) => {
      socket.once('message', (/** @type {Buffer} */ data) =>
        done(String(data).startsWith('{"is":"refused"') ? 'refused' : 'answered'),
      );
      socket.once('close', () => done('closed'));
      socket.on('error', () => {});
      socket.once('open', () => socket.send(strange[n % strange.length]?.() ?? ''));
    });
    if (outcome === 'refused') counts.refused++;
    if (outcome === 'closed') counts.closed++;
    socket.terminate();
  }
  const isUnchanged =
    JSON.stringify(asked.view) === before &&
    (await cluster.query('select 1 from entries where table_id = $1', [table.id])).length === 0;
  const isAlive = (await fetch(new URL('healthz', url))).ok && cluster.servers[0]?.pid === pid;
  const { ok } = await asked.answer(0);
  for (const seat of seats) seat.close();
  return { ...counts, isUnchanged, isAlive, playsOn: ok };
}
