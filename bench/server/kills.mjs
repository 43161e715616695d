// Processes that are killed under load, and a database that is started again: nothing that was acknowledged may be lost.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadRuleset, startGame } from '../../packages/engine/dist/index.js';
import { Link, same, seedOf } from '../../packages/protocol/dist/index.js';
import { root } from '../../scripts/lib/root.mjs';
import { choose } from './seat.mjs';
import { layTables } from './tables.mjs';

const { WebSocket } = createRequire(join(root, 'apps/server/package.json'))('ws');

/** The real client, at whichever process answers. @param {string[]} urls @param {string} table @param {string} key */
function sit(urls, table, key) {
  const notes = new Map();
  let tries = 0;
  const link = new Link({
    server: /** @type {string} */ (urls[0]),
    table,
    key,
    keep: { read: (name) => notes.get(name), write: (name, value) => void notes.set(name, value) },
    open: (address) => {
      // As a balancer does: any process takes any seat.
      const url = new URL(address);
      url.host = new URL(/** @type {string} */ (urls[tries++ % urls.length])).host;
      const socket = new WebSocket(url.href);
      socket.on('error', () => {});
      return /** @type {any} */ (socket);
    },
    changed: () => {},
  });
  link.connect();
  return link;
}

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {{ tables: number, seconds: number, every: number, perSecond: number }} wanted
 */
export async function measureKills(cluster, { tables: count, seconds, every, perSecond }) {
  const tables = await layTables(cluster, { game: 'draco', count });
  const urls = cluster.servers.map(({ url }) => url);
  const all = tables.map(({ id, keys }) => ({
    id,
    links: keys.map((key, seat) => sit(seat % 2 ? [...urls].reverse() : urls, id, key)),
  }));
  /** @type {Map<string, { seat: number, decision: string, choose: string[] }[]>} */
  const acknowledged = new Map(all.map(({ id }) => [id, []]));
  const counts = { kills: 0, restarts: 0, answers: 0, refused: 0 };
  let isOn = true;
  const pause = (all.length / perSecond) * 1000;

  /** @param {typeof all[0]} table @param {number} first */
  async function play({ id, links }, first) {
    for (let n = first; isOn; n++) {
      await new Promise((done) => setTimeout(done, pause));
      const link = links.find((one) => one.decision);
      if (!link?.decision) continue;
      const { decision } = link;
      const chosen = choose(decision, n);
      const given = await link.answer(chosen, decision);
      if (!given.ok) counts.refused++;
      else {
        counts.answers++;
        acknowledged.get(id)?.push({ seat: /** @type {number} */ (link.seat), decision: decision.id, choose: chosen });
      }
    }
  }
  const playing = all.map(play);
  const end = performance.now() + seconds * 1000;
  let victim = 0;
  while (performance.now() < end) {
    await new Promise((done) => setTimeout(done, every * 1000));
    const server = cluster.servers[victim++ % cluster.servers.length];
    server?.kill();
    counts.kills++;
    await server?.again();
    if (counts.kills === 2) {
      await cluster.restartDatabase();
      counts.restarts++;
    }
  }
  // Everybody plays on: one more answer at every table that is not over.
  const reached = all.map(({ links }) => links[0]?.at ?? 0);
  await until(() =>
    all.every(({ links }, n) => links.some((one) => one.view?.result) || (links[0]?.at ?? 0) > (reached[n] ?? 0)),
  );
  isOn = false;
  await Promise.race([Promise.all(playing), new Promise((done) => setTimeout(done, 20_000))]);
  await until(() => all.every(({ links }) => links.every((one) => one.isOpen && one.at === links[0]?.at)));

  const [rules] = await cluster.query('select body from rules limit 1');
  const loaded = loadRuleset(JSON.parse(rules.body).ruleset);
  if (!loaded.ok) throw new Error('the rules are broken');
  let [lost, doubled, different] = [0, 0, 0];
  for (const { id, links } of all) {
    const [row] = await cluster.query('select setup, secret, state from tables where id = $1', [id]);
    const entries = await cluster.query('select body from entries where table_id = $1 order by version', [id]);
    const parts = row.state.people.map((/** @type {any} */ person) => person?.part ?? null);
    const game = startGame(loaded.ruleset, {
      seats: row.setup.seats,
      seed: seedOf(row.secret, parts),
      options: row.setup.options,
    });
    for (const { body } of entries)
      if (!game.answer({ decision: body.d, seat: body.s, choose: body.c, version: body.v }).ok) doubled++;
    for (const said of acknowledged.get(id) ?? []) {
      const kept = entries.filter(({ body }) => body.s === said.seat && body.d === said.decision);
      if (kept.length !== 1) lost++;
    }
    for (const link of links) {
      const view = JSON.parse(JSON.stringify(game.view(link.seat)));
      if (!same(view, /** @type {any} */ (link.view))) different++;
    }
    for (const link of links) link.close();
  }
  return { ...counts, tables: all.length, lost, doubled, different };
}

/** @param {() => boolean} isSo */
async function until(isSo) {
  for (let tries = 0; tries < 600; tries++) {
    if (isSo()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the tables did not play on');
}
