import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/root.mjs';

const run = promisify(execFile);
const command = join(root, 'apps/cli/bin/draco.js');

/** A run of this part of the games comes first: start-up and the games in which a worker learns are no part of the rate. */
const FIRST = 1 / 3;

/**
 * Games a second, by the clock, of the real `draco sim` once it runs: what the games of a long run take beyond those of
 * a short one.
 * @param {{ json: string, seats: number, games: number, workers: number }} args
 */
export async function simRate({ json, seats, games, workers }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const ruleset = join(folder, 'ruleset.json');
    writeFileSync(ruleset, json);
    const sim = async (/** @type {number} */ count) => {
      const start = performance.now();
      const numbers = ['--games', count, '--seats', seats, '--workers', workers].map(String);
      const { stdout } = await run(process.execPath, [command, 'sim', ruleset, ...numbers, '--format', 'json']);
      return { seconds: (performance.now() - start) / 1000, digest: JSON.parse(stdout).digest };
    };
    const few = Math.ceil(games * FIRST);
    const short = await sim(few);
    const long = await sim(games);
    return { rate: (games - few) / (long.seconds - short.seconds), digest: long.digest };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
