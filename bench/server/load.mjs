// Many tables at once: how long an answer takes to the others' screens, what it costs, and that none is lost.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { layTables } from './tables.mjs';

const main = fileURLToPath(new URL('./crowd.mjs', import.meta.url));

/** A process of the crowd. */
export function openCrowd(file = main) {
  const child = fork(file, { stdio: 'inherit' });
  /** @param {string} task @param {object} work @returns {Promise<any>} */
  const ask = (task, work) =>
    new Promise((done, failed) => {
      child.once('message', (/** @type {any} */ { value, error }) => (error ? failed(new Error(error)) : done(value)));
      child.once('exit', () => failed(new Error('the crowd is gone')));
      child.send({ task, work });
    });
  return { ask, close: () => child.disconnect() };
}

/** @param {number[]} list @param {number} share */
export function part(list, share) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {{ game: string, tables: number, perSecond: number, seconds: number, crowds: number }} wanted
 */
export async function measureLoad(cluster, { game, tables: count, perSecond, seconds, crowds }) {
  const tables = await layTables(cluster, { game, count });
  const urls = cluster.servers.map(({ url }) => url);
  const crowd = Array.from({ length: crowds }, () => openCrowd());
  const share = (/** @type {number} */ n) => tables.filter((_, at) => at % crowds === n);
  try {
    await Promise.all(crowd.map(({ ask }, n) => ask('sit', { tables: share(n), urls })));
    // The machine gets to know the game before it is measured.
    await Promise.all(
      crowd.map(({ ask }) => ask('play', { perSecond: perSecond / crowds, seconds: Math.min(5, seconds / 3) })),
    );
    const before = cluster.cpu();
    const found = await Promise.all(crowd.map(({ ask }) => ask('play', { perSecond: perSecond / crowds, seconds })));
    const cpu = cluster.cpu() - before;
    const ends = (await Promise.all(crowd.map(({ ask }) => ask('ends', {})))).flatMap((one) => one.ends);
    const kept = new Map(
      (await cluster.query('select table_id, count(*)::int as n from entries group by table_id')).map((row) => [
        row.table_id,
        row.n,
      ]),
    );
    const lost = ends.filter(({ table, at }) => at.some((/** @type {number} */ one) => one !== (kept.get(table) ?? 0)));
    const seen = found.flatMap((one) => one.seen);
    const bytes = found.flatMap((one) => one.bytes);
    const sum = (/** @type {string} */ name) => found.reduce((total, one) => total + one[name], 0);
    const answers = sum('answers');
    return {
      tables: count,
      answers,
      perSecond: answers / Math.max(...found.map((one) => one.seconds)),
      p50: part(seen, 0.5),
      p95: part(seen, 0.95),
      p99: part(seen, 0.99),
      cpuMs: (cpu * 1000) / answers,
      bytes: part(bytes, 0.5),
      refused: sum('refused'),
      late: sum('late'),
      lost: lost.length,
    };
  } finally {
    for (const one of crowd) one.close();
  }
}
