// Tables online under load: pnpm bench server [--full] [--only NAME] [--no-peer]
import { existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/lib/root.mjs';
import { Trouble } from '../scripts/lib/trouble.mjs';
import { digits, table } from './lib/figures.mjs';

export const HELP = `Usage: pnpm bench server [--full] [--only NAME …] [--no-peer] [--scale N] [--json FILE]

Tables online: a Postgres of its own, two server processes, and a crowd of real WebSocket clients in processes of their own,
all on this machine. About two minutes; --full is the load that docs/server.md tells of, and takes a quarter of an hour.

  --only NAME   one of load, seaside, rest, moments, hostile, kills, idle, peer; may be said several times
  --no-peer     without boardgame.io, which is fetched by npm into a folder of its own
  --scale N     so many times as large: --scale 0.01 only shows that everything works
  --json FILE   where the figures go (bench/server.json)
`;

const SHORT = {
  load: { game: 'draco', tables: 200, perSecond: 100, seconds: 15, crowds: 1 },
  seaside: { game: 'seaside', tables: 40, perSecond: 40, seconds: 10, crowds: 1 },
  rest: { game: 'draco', tables: 20, answers: 100 },
  moments: { times: 1_000, tables: 10 },
  hostile: { messages: 10_000 },
  kills: { tables: 20, seconds: 15, every: 5, perSecond: 20 },
  idle: { sockets: 1_000 },
  peer: { tables: 200, perSecond: 100, seconds: 10 },
};
const FULL = {
  load: { game: 'draco', tables: 1_000, perSecond: 500, seconds: 60, crowds: 2 },
  seaside: { game: 'seaside', tables: 200, perSecond: 100, seconds: 30, crowds: 1 },
  rest: { game: 'seaside', tables: 50, answers: 300 },
  moments: { times: 10_000, tables: 40 },
  hostile: { messages: 100_000 },
  kills: { tables: 100, seconds: 120, every: 5, perSecond: 100 },
  idle: { sockets: 8_000 },
  peer: { tables: 1_000, perSecond: 500, seconds: 30 },
};
/** @typedef {keyof typeof SHORT} Part */

/** @param {string[]} args */
export async function run(args) {
  const { values } = readArguments(args);
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const names = /** @type {Part[]} */ (Object.keys(SHORT));
  const wrong = values.only?.find((name) => !names.includes(/** @type {Part} */ (name)));
  if (wrong) throw new Trouble(`--only names ${wrong}; there are ${names.join(', ')}.`);
  for (const needed of ['apps/server/dist', 'packages/protocol/dist', 'apps/web/dist/table/games'])
    if (!existsSync(join(root, needed))) throw new Trouble('Nothing is built yet: run "npx pnpm build" first.');
  const chosen = names.filter((name) =>
    values.only ? values.only.includes(name) : name !== 'peer' || !values['no-peer'],
  );
  const sizes = scaled(values.full ? FULL : SHORT, scaleOf(values.scale ?? '1'));
  /** @type {Record<string, any>} */
  const found = { machine: { cores: cpus().length, busy: [] } };
  for (const name of chosen) {
    process.stderr.write(`${name} …\n`);
    found.machine.busy.push(Number(loadavg()[0]?.toFixed(1)));
    found[name] = await measure(name, sizes);
  }
  const file = resolve(values.json ?? join(root, 'bench/server.json'));
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  process.stdout.write(`${tell(found)}\n`);
  return 0;
}

/** @param {string} text */
function scaleOf(text) {
  const scale = Number(text);
  if (!(scale > 0)) throw new Trouble(`--scale takes a number above 0, not "${text}".`);
  return scale;
}

/** How often a process is killed stays; everything else grows or shrinks. @param {typeof SHORT} sizes @param {number} scale @returns {typeof SHORT} */
function scaled(sizes, scale) {
  const fixed = ['every', 'crowds'];
  const one = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    typeof value === 'number' && !fixed.includes(name) ? Math.max(1, Math.round(value * scale)) : value;
  const parts = Object.entries(sizes).map(([name, part]) => [
    name,
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, one(key, value)])),
  ]);
  return Object.fromEntries(parts);
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    return parseArgs({
      args,
      options: {
        full: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        'no-peer': { type: 'boolean' },
        scale: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Trouble(`${sentence}; pnpm bench server --help lists what there is.`);
  }
}

/** @param {Part} name @param {typeof SHORT} sizes */
async function measure(name, sizes) {
  if (name === 'peer') return (await import('./server/peer.mjs')).measurePeer(sizes.peer);
  const { openCluster } = await import('./server/cluster.mjs');
  const isAlone = name === 'rest' || name === 'idle';
  const cluster = await openCluster(isAlone ? 1 : 2, isAlone ? { restMs: name === 'rest' ? 500 : 2_000 } : {});
  try {
    switch (name) {
      case 'load':
      case 'seaside':
        return await (await import('./server/load.mjs')).measureLoad(cluster, sizes[name]);
      case 'rest':
        return await (await import('./server/rest.mjs')).measureRest(cluster, sizes.rest);
      case 'moments':
        return await (await import('./server/moments.mjs')).measureMoments(cluster, sizes.moments);
      case 'hostile':
        return await (await import('./server/hostile.mjs')).measureHostile(cluster, sizes.hostile);
      case 'kills':
        return await (await import('./server/kills.mjs')).measureKills(cluster, sizes.kills);
      case 'idle':
        return await (await import('./server/idle.mjs')).measureIdle(cluster, sizes.idle);
    }
  } finally {
    await cluster.close();
  }
}

/** What was found, beside what is wanted. @param {Record<string, any>} found */
function tell({ machine, load, seaside, rest, moments, hostile, kills, idle, peer }) {
  /** @type {string[][]} */
  const rows = [];
  const other = (/** @type {string} */ name, unit = '') =>
    peer?.[name] === undefined ? (peer?.why ?? '') : `${digits(peer[name])}${unit}`;
  if (load) {
    const size = `${digits(load.tables)} tables of four, ${digits(load.perSecond)} answers/s`;
    rows.push([`${size}: to the others’ screens, 50 %, ms`, digits(load.p50), '', other('p50')]);
    rows.push(['95 %, ms', digits(load.p95), '≤ 100', other('p95')]);
    rows.push(['99 %, ms', digits(load.p99), '≤ 250', other('p99')]);
    rows.push(['tables with an answer lost; answers refused', `${load.lost}; ${load.refused}`, '0', '']);
    rows.push(['processor of the servers an answer (Draco), ms', digits(load.cpuMs), '≤ 1', other('cpuMs')]);
    rows.push(['bytes to a seat for an answer (Draco), 50 %', digits(load.bytes), '≤ 700', other('bytes')]);
  }
  if (seaside) {
    rows.push(['processor of the servers an answer (Seaside), ms', digits(seaside.cpuMs), '≤ 2', '']);
    rows.push(['bytes to a seat for an answer (Seaside), 50 %', digits(seaside.bytes), '≤ 1,500', '']);
  }
  if (rest) {
    rows.push([`bytes to come back, after ${rest.answers} answers`, digits(rest.back), '≤ 6,000', other('back')]);
    rows.push(['bytes for a page that is loaded again', digits(rest.fresh), '', '']);
    rows.push(['memory of a table that is played at, kB', digits(rest.awakeKb), '', other('tableKb')]);
    rows.push(['memory of one that rests, kB', digits(rest.restingKb), '0', '']);
    rows.push([
      'until it is there again, 50 %; 95 %, ms',
      `${digits(rest.wake50)}; ${digits(rest.wake95)}`,
      '≤ 20',
      '',
    ]);
  }
  if (moments) {
    rows.push([`${digits(moments.tried)} times two answers at one moment: one taken`, digits(moments.one), 'all', '']);
    rows.push(['none taken; both taken', `${moments.none}; ${moments.both + moments.doubled}`, '0; 0', '']);
  }
  if (hostile) {
    const sane = hostile.isUnchanged && hostile.isAlive && hostile.playsOn;
    rows.push([
      `${digits(hostile.sent)} hostile messages: refused; closed`,
      `${digits(hostile.refused)}; ${digits(hostile.closed)}`,
      'all',
      '',
    ]);
    rows.push(['table unchanged, process alive, plays on', sane ? 'yes' : 'no', 'yes', '']);
  }
  if (kills) {
    const size = `${kills.kills} kills, ${kills.restarts} restart of Postgres, ${digits(kills.answers)} answers`;
    rows.push([
      `${size}: lost; doubled; screens that differ from a replay`,
      `${kills.lost}; ${kills.doubled}; ${kills.different}`,
      '0; 0; 0',
      '',
    ]);
  }
  if (idle)
    rows.push([
      `idle sockets in 1 GB, from ${digits(idle.sockets)} at ${digits(idle.eachKb)} kB`,
      digits(idle.inOneGb),
      '',
      '',
    ]);
  const busy = `Load of the machine (${machine.cores} cores) before each part: ${machine.busy.join(', ')}.`;
  return `${table(['', 'here', 'goal', 'boardgame.io'], rows)}\n\n${busy}`;
}
