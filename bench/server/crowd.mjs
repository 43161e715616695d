// The load: a process of its own with the sockets of many tables. Told what to do by bench/server/load.mjs.
import { Seat } from './seat.mjs';

/** @typedef {{ tables: import('./tables.mjs').Table[], urls: string[], perSecond: number, seconds: number }} Work */

/** @type {Seat[][]} */
let tables = [];

/** Everybody sits down, at processes in turns. @param {Work} work */
async function sit({ tables: wanted, urls }) {
  tables = wanted.map(({ id, keys }, at) =>
    keys.map((key, seat) => new Seat(/** @type {string} */ (urls[(at + seat) % urls.length]), id, key, seat)),
  );
  const all = tables.flat();
  for (let at = 0; at < all.length; at += 50) await Promise.all(all.slice(at, at + 50).map((seat) => seat.open()));
  return { sockets: all.length };
}

/** So many answers a second, over all tables in turns. @param {Work} work */
async function play({ perSecond, seconds }) {
  /** @type {number[]} */
  const seen = [];
  /** @type {number[]} */
  const bytes = [];
  const counts = { answers: 0, refused: 0, late: 0, over: 0 };
  /** @type {Promise<unknown>[]} */
  const open = [];
  const busy = new Set();
  const begun = performance.now();
  let due = 0;
  let next = 0;
  while (performance.now() - begun < seconds * 1000) {
    const now = performance.now() - begun;
    for (; due <= (now / 1000) * perSecond; due++) {
      // The next table that waits for a person and has no answer under way.
      let at = -1;
      for (let tries = 0; tries < tables.length && at < 0; tries++, next++) {
        const candidate = next % tables.length;
        if (!busy.has(candidate) && tables[candidate]?.some(({ decision }) => decision)) at = candidate;
      }
      if (at < 0) counts.late++;
      else open.push(one(at, due));
    }
    await new Promise((done) => setTimeout(done, 4));
  }
  await Promise.all(open);
  return { seen, bytes, ...counts, seconds: (performance.now() - begun) / 1000 };

  /** One answer, until every other screen of the table has it. @param {number} at @param {number} n */
  async function one(at, n) {
    const seats = tables[at] ?? [];
    const asked = seats.find(({ decision }) => decision);
    if (!asked) return;
    busy.add(at);
    const before = asked.at;
    const sent = performance.now();
    const told = seats
      .filter((seat) => seat !== asked)
      .map(
        (seat) =>
          new Promise((done) => {
            const end = (/** @type {number} */ now) => {
              seat.moved = () => {};
              seen.push(now - sent);
              bytes.push(seat.bytes);
              done(undefined);
            };
            if (seat.at > before) end(performance.now());
            else seat.moved = end;
          }),
      );
    const given = await asked.answer(n);
    if (!given.ok) {
      counts.refused++;
      for (const seat of seats) seat.moved = () => {};
      busy.delete(at);
      return;
    }
    counts.answers++;
    await Promise.all(told);
    if (asked.view.result) counts.over++;
    busy.delete(at);
  }
}

const tasks = {
  sit,
  play,
  ends: async () => ({ ends: tables.map((seats) => ({ table: seats[0]?.table, at: seats.map(({ at }) => at) })) }),
};

process.on('message', async (/** @type {{ task: keyof typeof tasks, work: Work }} */ { task, work }) => {
  try {
    process.send?.({ value: await tasks[task](work) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
