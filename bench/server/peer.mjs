// The best-known server of turn-based games, under the same load: boardgame.io, in memory, as it comes from npm.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuOf } from './cluster.mjs';
import { openCrowd, part } from './load.mjs';

const VERSION = '0.50.2';
const file = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/** Where it lies; undefined when it cannot be fetched. It is no dependency: nothing but this measurement needs it. */
function fetched() {
  const folder = join(tmpdir(), `draco-bench-boardgame.io-${VERSION}`);
  if (existsSync(join(folder, 'node_modules/boardgame.io/package.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const args = [
    'install',
    `boardgame.io@${VERSION}`,
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    '--ignore-scripts',
  ];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'ignore', timeout: 180_000 });
  return status === 0 ? folder : undefined;
}

/** @param {{ tables: number, perSecond: number, seconds: number }} wanted */
export async function measurePeer({ tables, perSecond, seconds }) {
  const folder = fetched();
  if (!folder) return { why: 'cannot be fetched here' };
  const child = spawn(process.execPath, ['--expose-gc', file('./peer-server.mjs'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const crowd = openCrowd(file('./peer-crowd.mjs'));
  try {
    const url = await new Promise((done, failed) => {
      // Its own log comes before.
      child.stdout.on('data', (data) => {
        const found = /^(http:\S+)$/m.exec(String(data));
        if (found) done(found[1]);
      });
      child.once('exit', () => failed(new Error('boardgame.io did not start')));
    });
    const work = { folder, url, tables, perSecond, seconds };
    await crowd.ask('sit', work);
    await crowd.ask('play', { ...work, seconds: Math.min(5, seconds / 3) });
    const before = cpuOf(child.pid ?? 0);
    const found = await crowd.ask('play', work);
    const cpu = cpuOf(child.pid ?? 0) - before;
    const back = await crowd.ask('back', work);
    return {
      tables,
      answers: found.answers,
      perSecond: found.answers / found.seconds,
      p50: part(found.seen, 0.5),
      p95: part(found.seen, 0.95),
      p99: part(found.seen, 0.99),
      cpuMs: (cpu * 1000) / found.answers,
      bytes: part(found.bytes, 0.5),
      late: found.late,
      back: back.bytes,
      backAfter: back.answers,
    };
  } finally {
    crowd.close();
    child.kill('SIGKILL');
  }
}
