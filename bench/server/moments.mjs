// The same seat at two processes answers at the same moment: exactly one answer may be taken.
import { Seat } from './seat.mjs';
import { layTables } from './tables.mjs';

/** @param {import('./cluster.mjs').Cluster} cluster @param {{ times: number, tables: number }} wanted */
export async function measureMoments(cluster, { times, tables: count }) {
  const tables = await layTables(cluster, { game: 'draco', count, seats: 3 });
  const urls = cluster.servers.map(({ url }) => url);
  const counts = { tried: 0, one: 0, none: 0, both: 0 };
  /** @param {import('./tables.mjs').Table} table */
  async function at({ id, keys }) {
    // Every seat at both processes.
    const seats = keys.map((key, seat) => urls.map((url) => new Seat(url, id, key, seat)));
    await Promise.all(seats.flat().map((seat) => seat.open()));
    for (let n = 0; counts.tried < times; n++) {
      await level(seats.flat());
      const pair = seats.find(([first]) => first?.decision);
      if (!pair) break;
      counts.tried++;
      const given = await Promise.all(pair.map((seat, twin) => seat.answer(n + twin)));
      const taken = given.filter(({ ok }) => ok).length;
      counts[taken === 1 ? 'one' : taken === 0 ? 'none' : 'both']++;
    }
    for (const seat of seats.flat()) seat.close();
  }
  await Promise.all(tables.map(at));
  const doubled = await cluster.query(
    'select count(*)::int as n, count(distinct (table_id, version))::int as d from entries',
  );
  return { ...counts, doubled: doubled[0].n - doubled[0].d };
}

/** All screens are as far as the furthest. @param {Seat[]} seats */
async function level(seats) {
  for (let waited = 0; waited < 30_000; waited += 2) {
    const [first] = seats;
    if (seats.every(({ at }) => at === first?.at)) return;
    await new Promise((done) => setTimeout(done, 2));
  }
  throw new Error('the screens of a table were told different games');
}
