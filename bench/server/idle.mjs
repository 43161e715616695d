// Sockets that sit at tables and say nothing: how much memory each takes.
import { readFileSync } from 'node:fs';
import { settle } from './cluster.mjs';
import { Seat } from './seat.mjs';
import { layTables } from './tables.mjs';

/** @param {number} pid */
const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** @param {import('./cluster.mjs').Cluster} cluster @param {{ sockets: number }} wanted */
export async function measureIdle(cluster, { sockets }) {
  const tables = await layTables(cluster, { game: 'draco', count: Math.ceil(sockets / 4) });
  const [server] = /** @type {[import('./cluster.mjs').Server]} */ (cluster.servers);
  const all = tables.flatMap(({ id, keys }) => keys.map((key, seat) => new Seat(server.url, id, key, seat)));
  // The first sockets bring what all of them use.
  const first = all.splice(0, 40);
  for (const seat of first) await seat.open();
  await settle(server);
  const before = residentMb(server.pid);
  for (let at = 0; at < all.length; at += 50) {
    await Promise.all(all.slice(at, at + 50).map((seat) => seat.open()));
    // Only the server's side is measured.
    for (const seat of all.slice(at, at + 50)) seat.view = undefined;
  }
  // Long enough for the tables to rest.
  await new Promise((done) => setTimeout(done, 6_000));
  await settle(server);
  const after = residentMb(server.pid);
  const isAlive = (await fetch(new URL('healthz', server.url))).ok;
  for (const seat of [...first, ...all]) seat.close();
  const each = ((after - before) * 1024) / all.length;
  return {
    sockets: all.length,
    beforeMb: before,
    afterMb: after,
    eachKb: each,
    inOneGb: Math.floor((1e6 - before * 1024) / each),
    isAlive,
  };
}
