/**
 * Attacks everything that takes what a stranger made, by dice, and reports how often each was tried and what came of it.
 *
 *     npx pnpm attack                          all of it; an hour or so
 *     npx pnpm attack --slice                  the part that CI runs
 *     npx pnpm attack --only saves --seed 7    one target, other mutants
 *     npx pnpm attack --only saves --seed 7 --try 512    one try again
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PROMISED } from './lib/promises.mjs';
import { runTarget } from './lib/run-target.mjs';

const { values } = parseArgs({
  options: {
    slice: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    seed: { type: 'string' },
    tries: { type: 'string' },
    try: { type: 'string' },
  },
});
// CI tries the same every time, so that a failure is a change's; the whole tries others each day.
const seed = values.seed ?? (values.slice ? '1' : new Date().toISOString().slice(0, 10));
const folder = new URL('./targets/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .sort()
    .map(async (file) => {
      const module = new URL(file, folder).href;
      const { target, targets = [target] } = await import(module);
      return targets.map((/** @type {any} */ one) => ({ module, target: one }));
    }),
);
const all = modules.flat();
const wanted = all.filter(({ target }) => values.only?.includes(target.name) ?? true);
if (wanted.length === 0) {
  console.error(`There is no such target; there are: ${all.map(({ target }) => target.name).join(', ')}`);
  process.exit(2);
}

console.log(
  `Seed ${seed}. Promised: ${PROMISED.milliseconds} ms and ${PROMISED.megabytes} MB a try, nothing thrown, nothing fetched.`,
);
let [tries, failures] = [0, 0];
for (const { module, target } of wanted) {
  const count = Number(values.tries ?? target.tries[values.slice ? 'slice' : 'whole']);
  const numbers = values.try === undefined ? Array.from({ length: count }, (_, n) => n) : [Number(values.try)];
  // What drives a browser makes code of strings itself, so it gets a process of its own that may.
  if (target.drivesBrowser && process.execArgv.some((flag) => flag.startsWith('--disallow-code'))) {
    const again = ['--only', target.name, '--seed', seed, '--tries', String(count)];
    const one = values.try === undefined ? [] : ['--try', values.try];
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...again, ...one], {
      stdio: 'inherit',
    });
    tries += numbers.length;
    if (status !== 0) failures++;
    continue;
  }
  const run = target.run ?? (() => runTarget(module, seed, numbers));
  const report = await run(seed, numbers);
  tries += report.tries;
  const figures = [
    `${report.tries} tries`,
    `${report.refused} refused`,
    `${report.taken} taken`,
    `slowest ${Math.round(report.slowest)} ms (try ${report.slowestTry})`,
    ...(report.memory > 0 ? [`${Math.round(report.memory / 1e6)} MB at most`] : []),
    `${report.broken.length} broken promises`,
  ];
  console.log(`${target.name} (${target.entry}): ${figures.join(', ')}`);
  if (report.tries < numbers.length && report.broken.length === 0) {
    console.log(`  only ${report.tries} of ${numbers.length} were tried`);
    failures++;
  }
  for (const { n, why } of report.broken) {
    failures++;
    console.log(`  try ${n}: ${why}\n    again: npx pnpm attack --only "${target.name}" --seed ${seed} --try ${n}`);
  }
}
console.log(`${tries} tries of ${wanted.length} targets, ${failures} broken promises`);
process.exitCode = failures > 0 ? 1 : 0;
