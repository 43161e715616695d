// The same crowd at boardgame.io: its own client library's sockets, one a seat.
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @typedef {{ folder: string, url: string, tables: number, perSecond: number, seconds: number }} Work */
/** @typedef {{ match: string, sockets: any[], state: any, seen: number[], moved: (() => void)[], read: number[], bytes: number[] }} Table */

/** @type {Table[]} */
let all = [];

/** @param {Work} work @param {Table} table @param {number} seat */
function connect({ folder, url }, table, seat) {
  const { io } = createRequire(join(folder, 'package.json'))('socket.io-client');
  const socket = io(`${url}/cards`, { transports: ['websocket'], forceNew: true });
  return new Promise((done) => {
    const heard = (/** @type {any} */ state) => {
      const read = socket.io.engine?.transport?.ws?._socket?.bytesRead ?? 0;
      table.bytes[seat] = read - (table.read[seat] ?? 0);
      table.read[seat] = read;
      table.seen[seat] = state._stateID;
      if (state._stateID >= (table.state?._stateID ?? -1)) table.state = state;
      table.moved[seat]?.();
    };
    socket.on('sync', (/** @type {string} */ _, /** @type {any} */ { state }) => {
      heard(state);
      done(socket);
    });
    socket.on('update', (/** @type {string} */ _, /** @type {any} */ state) => heard(state));
    socket.on('connect', () => socket.emit('sync', table.match, String(seat), undefined, 4));
  });
}

/** @param {Work} work */
async function sit(work) {
  all = [];
  for (let n = 0; n < work.tables; n++) {
    // Its lobby answers "Not Found" in a fresh install of this version; a match is also made when somebody asks for it.
    /** @type {Table} */
    const table = { match: `match-${n}`, sockets: [], state: undefined, seen: [], moved: [], read: [], bytes: [] };
    table.sockets = await Promise.all([0, 1, 2, 3].map((seat) => connect(work, table, seat)));
    all.push(table);
  }
  return {};
}

/** @param {Table} table */
function give(table) {
  const seat = Number(table.state.ctx.currentPlayer);
  const payload = { type: 'play', args: [0], playerID: String(seat) };
  table.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, table.state._stateID, table.match, String(seat));
  return seat;
}

/** @param {Work} work */
async function play({ perSecond, seconds }) {
  /** @type {number[]} */
  const seen = [];
  /** @type {number[]} */
  const bytes = [];
  const counts = { answers: 0, late: 0 };
  const busy = new Set();
  /** @type {Promise<unknown>[]} */
  const open = [];
  const begun = performance.now();
  let [due, next] = [0, 0];
  while (performance.now() - begun < seconds * 1000) {
    for (; due <= ((performance.now() - begun) / 1000) * perSecond; due++) {
      let table;
      for (let tries = 0; tries < all.length && !table; tries++, next++) {
        const candidate = all[next % all.length];
        if (candidate && !busy.has(candidate)) table = candidate;
      }
      if (table) open.push(one(table));
      else counts.late++;
    }
    await new Promise((done) => setTimeout(done, 4));
  }
  await Promise.race([Promise.all(open), new Promise((done) => setTimeout(done, 20_000))]);
  return { seen, bytes, ...counts, seconds: (performance.now() - begun) / 1000 };

  /** @param {Table} table */
  async function one(table) {
    busy.add(table);
    const before = table.state._stateID;
    const sent = performance.now();
    const asked = Number(table.state.ctx.currentPlayer);
    const told = [0, 1, 2, 3].map(
      (seat) =>
        new Promise((done) => {
          table.moved[seat] = () => {
            if ((table.seen[seat] ?? 0) <= before) return;
            table.moved[seat] = () => {};
            if (seat !== asked) {
              seen.push(performance.now() - sent);
              bytes.push(table.bytes[seat] ?? 0);
            }
            done(undefined);
          };
        }),
    );
    give(table);
    await Promise.all(told);
    counts.answers++;
    busy.delete(table);
  }
}

/** Plays one table on to 300 answers, and comes back to it. @param {Work} work */
async function back(work) {
  const [table] = /** @type {[Table]} */ (all);
  for (let n = 0; n < 300 && table.state._stateID < 300; n++) {
    const before = table.state._stateID;
    give(table);
    for (let waited = 0; table.state._stateID === before && waited < 2_000; waited++)
      await new Promise((done) => setTimeout(done, 1));
  }
  table.sockets[1].close();
  table.read[1] = 0;
  table.sockets[1] = await connect(work, table, 1);
  return { bytes: table.bytes[1], answers: table.state._stateID };
}

const tasks = { sit, play, back };

process.on('message', async (/** @type {{ task: keyof typeof tasks, work: Work }} */ { task, work }) => {
  try {
    process.send?.({ value: await tasks[task](work) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
