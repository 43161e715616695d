// What npm would get: every public package is packed, then looked at by publint and attw.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
);

/** @param {string} folder @returns {Promise<string[]>} */
async function check(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (manifest.private) return [];
  const place = mkdtempSync(join(tmpdir(), 'draco-table-pack-'));
  try {
    const packed = await run('pnpm', ['pack', '--pack-destination', place], { cwd: folder });
    const [tarball] = readdirSync(place);
    if (packed.code !== 0 || !tarball) return [`${manifest.name} does not pack:\n${packed.output}`];
    const file = join(place, tarball);
    const findings = [];
    const { output: contents } = await run('tar', ['-tzf', file]);
    const strays = contents.split('\n').filter((path) => /\.test\.|\/(fixtures|corpus|__screenshots__)\//.test(path));
    if (strays.length > 0) findings.push(`${manifest.name} would publish ${strays.join(', ')}`);
    // An export without conditions is a file for a page, not a module to import: it has no types.
    const files = Object.entries(manifest.exports ?? {}).flatMap(([name, target]) =>
      typeof target === 'string' ? [name] : [],
    );
    for (const [tool, ...args] of [
      ['publint', 'run', file, '--strict'],
      // A package that only brings a command has no types to look at.
      ...(manifest.exports
        ? [['attw', file, '--profile', 'esm-only', ...(files.length > 0 ? ['--exclude-entrypoints', ...files] : [])]]
        : []),
    ]) {
      const { code, output } = await run(/** @type {string} */ (tool), args);
      if (code !== 0) findings.push(`${manifest.name}: ${tool}\n${output}`);
    }
    if (manifest.bin?.draco) findings.push(...(await tryCommand(manifest, file, folder, place)));
    return findings;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * A published command must work from its package alone: no file of the repository, nothing but its own dependencies.
 * @param {{ name: string, bin: Record<string, string>, dependencies: Record<string, string> }} manifest
 * @param {string} file
 * @param {string} folder
 * @param {string} place
 * @returns {Promise<string[]>}
 */
async function tryCommand(manifest, file, folder, place) {
  await run('tar', ['-xzf', file, '-C', place]);
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(place, 'package', 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(folder, 'node_modules', name)), link);
  }
  const bin = join(place, 'package', Object.values(manifest.bin)[0] ?? '');
  for (const args of [['--version'], ['new', 'deck', 'mine'], ['check', 'mine'], ['sim', 'mine', '--games', '4']]) {
    const { code, output } = await run(process.execPath, [bin, ...args], { cwd: place });
    if (code !== 0) return [`${manifest.name}, as packed: ${args.join(' ')}\n${output}`];
  }
  return [];
}

/** @type {string[]} */
const findings = [];
for (const folder of folders) findings.push(...(await check(folder)));
for (const finding of findings) process.stderr.write(`${finding}\n`);
if (findings.length === 0) process.stdout.write('Packages are sound\n');
process.exitCode = findings.length === 0 ? 0 : 1;
