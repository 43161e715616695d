// Rulesets with some operations changed, played both ways: one by one and as WebAssembly. What differs is told with its number.
// Usage: pnpm mutants [COUNT [SEED]]; without, 100,000 of them, which takes some hours.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const [count = '100000', seed = ''] = process.argv.slice(2);
// Every game and every deck.
const games = readdirSync(join(root, 'cards')).filter((name) => name.endsWith('.draco'));
const each = Math.ceil(Number(count) / games.length);
if (!Number.isInteger(each) || each < 1) {
  process.stderr.write(`not a number of mutants: ${count}\n`);
  process.exit(2);
}
const args = [
  'vitest',
  'run',
  'packages/conformance/src/hostile.test.ts',
  '--project',
  'node',
  '-t',
  'operations changed',
];
const env = { ...process.env, MUTANTS: String(each), MUTANTS_SEED: seed };
process.exitCode = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
