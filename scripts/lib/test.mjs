import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNeovim } from './neovim.mjs';
import { summarise, testFiles } from './results.mjs';
import { root } from './root.mjs';
import { run, toolEnv } from './run.mjs';
import { Trouble } from './trouble.mjs';

const report = join(root, 'node_modules', '.cache', 'test-results.json');

/** The one line at the end, which people and CI read. */
function finish(/** @type {number} */ passed, /** @type {number} */ failed) {
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined; // vitest ended before it could write one
  }
}

/**
 * Installs, builds and runs every test of every project.
 * @param {string[]} args
 */
export async function test(args) {
  if (args.length > 0) {
    throw new Trouble('npm test runs everything and takes no arguments; for a part use "npx pnpm vitest run FILTER".');
  }
  await ensureInstalled();
  const chromium = await ensureChromium();
  const neovim = await ensureNeovim();
  if (!(await build())) {
    process.stderr.write('The build failed, so no test was run.\n');
    return finish(0, 1);
  }

  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await run(
    'vitest',
    ['run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: { ...toolEnv(), CHROMIUM_PATH: chromium, NVIM_PATH: neovim }, show: 'all' },
  );
  const { passed, failed, complaints } = summarise(readReport(), code, testFiles(root));
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  return finish(passed, failed);
}
