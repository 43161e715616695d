import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/root.mjs';

const run = promisify(execFile);
const command = join(root, 'apps/cli/bin/draco.js');

/**
 * The real `draco sim` by the clock, with one worker and with two. Rates are of runs under way: what the second half of
 * a run takes, so that starting and the games in which a worker learns are no part of them. Two workers play twice as
 * many games as one, so that each of them plays as many. `whole` is how many times as fast two are from the start of the
 * command to the end of as many games as one played.
 * @param {{ json: string, seats: number, games: number }} args
 */
export async function simRates({ json, seats, games }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const ruleset = join(folder, 'ruleset.json');
    writeFileSync(ruleset, json);
    const sim = async (/** @type {number} */ count, /** @type {number} */ workers) => {
      const start = performance.now();
      const numbers = ['--games', count, '--seats', seats, '--workers', workers].map(String);
      const { stdout } = await run(process.execPath, [command, 'sim', ruleset, ...numbers, '--format', 'json']);
      return { seconds: (performance.now() - start) / 1000, digest: JSON.parse(stdout).digest };
    };
    const half = Math.ceil(games / 2);
    const one = { half: await sim(half, 1), full: await sim(2 * half, 1) };
    const two = { half: await sim(2 * half, 2), full: await sim(4 * half, 2) };
    if (one.full.digest !== two.half.digest) throw new Error('two workers played other games than one');
    return {
      one: half / (one.full.seconds - one.half.seconds),
      two: (2 * half) / (two.full.seconds - two.half.seconds),
      whole: one.full.seconds / two.half.seconds,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
