// Tables that rest: what is left of them in memory, and how long until they are there again; coming back, in bytes.
import { metric, settle } from './cluster.mjs';
import { part } from './load.mjs';
import { Seat } from './seat.mjs';
import { layTables } from './tables.mjs';

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {{ game: string, tables: number, answers: number }} wanted
 */
export async function measureRest(cluster, { game, tables: count, answers }) {
  // Some tables before the others: the rules and what the machine learns stay, however many tables there are.
  const FIRST = 8;
  const all = await layTables(cluster, { game, count: count + FIRST });
  const tables = all.slice(FIRST);
  const [server] = /** @type {[import('./cluster.mjs').Server]} */ (cluster.servers);
  const { url } = server;
  for (const table of all.slice(0, FIRST)) for (const seat of await play(url, table, answers)) seat.close();
  await until(async () => (await metric(url, 'draco_rooms')) === 0);
  const bare = await memory(server);
  /** @type {Seat[][]} */
  const played = [];
  for (const table of tables) played.push(await play(url, table, answers));
  const awake = await memory(server);
  const given = part(
    played.map(([one]) => one?.at ?? 0),
    0.5,
  );
  // With what one had, a few answers ago; and from nothing, as a page that is loaded again.
  const back = [];
  const fresh = [];
  for (const seats of played) {
    const [first] = /** @type {[Seat]} */ (seats);
    first.close();
    first.at = Math.max(0, first.at - 10);
    first.told = Math.max(0, first.told - 60);
    back.push(Number(await first.open(true)));
    first.close();
    fresh.push(Number(await first.open()));
  }
  for (const seat of played.flat()) seat.close();
  await until(async () => (await metric(url, 'draco_rooms')) === 0);
  const resting = await memory(server);
  /** @type {number[]} */
  const woken = [];
  for (const seats of played) {
    const [first] = /** @type {[Seat]} */ (seats);
    const begun = performance.now();
    await first.open();
    woken.push(performance.now() - begun);
    first.close();
  }
  return {
    tables: count,
    answers: given,
    awakeKb: (awake - bare) / count / 1000,
    restingKb: (resting - bare) / count / 1000,
    wake50: part(woken, 0.5),
    wake95: part(woken, 0.95),
    back: part(back, 0.5),
    fresh: part(fresh, 0.5),
  };
}

/** Everybody sits down and answers. @param {string} url @param {import('./tables.mjs').Table} table @param {number} answers */
async function play(url, { id, keys }, answers) {
  const seats = keys.map((key, seat) => new Seat(url, id, key, seat));
  await Promise.all(seats.map((seat) => seat.open()));
  for (let n = 0; n < answers; n++) {
    const asked = seats.find(({ decision }) => decision);
    if (!asked) break;
    await asked.answer(n);
    for (let waited = 0; seats.some(({ at }) => at <= n) && waited < 5_000; waited++)
      await new Promise((done) => setTimeout(done, 1));
  }
  return seats;
}

/** Bytes of heap in use once what is no longer needed is let go. @param {import('./cluster.mjs').Server} server */
async function memory(server) {
  await settle(server);
  return metric(server.url, 'nodejs_heap_size_used_bytes');
}

/** @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  for (let tries = 0; tries < 300; tries++) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('it never became so');
}
