// What people from outside do first, with packed packages in a folder outside of the workspace:
// `npm create draco`, check, test, print and a page; `npm i` of the element in a plain page and in Vite.
// node scripts/try-install.mjs [--manager npm|pnpm|yarn] [--node VERSION] [--next]
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';
import { run, toolEnv } from './lib/run.mjs';

const { values } = parseArgs({
  options: { manager: { type: 'string', default: 'npm' }, node: { type: 'string' }, next: { type: 'boolean' } },
});
// A path as people have them.
const place = mkdtempSync(join(tmpdir(), 'draco außerhalb '));
const tarballs = join(place, 'packed');

/** @typedef {{ name: string, file: string }} Packed */

/** @param {string} what @param {string} command @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} [env] */
async function step(what, command, args, cwd, env = outsideEnv()) {
  const start = Date.now();
  const { code, output } = await run(command, args, { cwd, env });
  if (code !== 0) throw new Error(`${what}: ${command} ${args.join(' ')} ended with ${code}\n${output}`);
  process.stdout.write(`ok: ${what} (${Math.round((Date.now() - start) / 100) / 10} s)\n`);
  return output;
}

let nodeBin = '';
/** Nothing of the workspace is on the path. */
function outsideEnv() {
  const env = toolEnv();
  const own = join(root, 'node_modules', '.bin');
  const kept = String(env.PATH)
    .split(process.platform === 'win32' ? ';' : ':')
    .filter((one) => one !== own);
  return { ...env, PATH: [nodeBin, ...kept].filter(Boolean).join(process.platform === 'win32' ? ';' : ':') };
}

/** @returns {Promise<Packed[]>} */
async function pack() {
  mkdirSync(tarballs);
  const folders = ['packages', 'apps'].flatMap((top) =>
    readdirSync(join(root, top)).map((name) => join(root, top, name)),
  );
  const packed = [];
  for (const folder of folders) {
    const { name, private: isPrivate } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (isPrivate) continue;
    const before = new Set(readdirSync(tarballs));
    const { code, output } = await run('pnpm', ['pack', '--pack-destination', tarballs], { cwd: folder });
    const file = readdirSync(tarballs).find((one) => !before.has(one));
    if (code !== 0 || !file) throw new Error(`${name} does not pack:\n${output}`);
    packed.push({ name, file: join(tarballs, file) });
  }
  return packed;
}

/** Not on a registry yet: every package of ours is taken from its file. @param {string} folder @param {Packed[]} packed */
function fromFiles(folder, packed) {
  const path = join(folder, 'package.json');
  const manifest = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : { name: 'outside', private: true, type: 'module' };
  const files = Object.fromEntries(packed.map(({ name, file }) => [name, `file:${file}`]));
  for (const group of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[group] ?? {})) if (files[name]) manifest[group][name] = files[name];
  if (values.manager === 'npm') manifest.overrides = files;
  if (values.manager === 'pnpm') manifest.pnpm = { overrides: files };
  if (values.manager === 'yarn') manifest.resolutions = files;
  writeFileSync(path, JSON.stringify(manifest, null, 2));
  // pnpm reads them from here since its tenth version.
  if (values.manager === 'pnpm')
    writeFileSync(
      join(folder, 'pnpm-workspace.yaml'),
      `overrides:\n${Object.entries(files)
        .map(([name, file]) => `  ${JSON.stringify(name)}: ${JSON.stringify(file)}`)
        .join('\n')}\nallowBuilds:\n  esbuild: true\n`,
    );
}

const managers = {
  npm: { install: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'], exec: ['npx', '--no'] },
  pnpm: { install: ['npx', '--yes', 'pnpm@12.18.0', 'install', '--prefer-offline'], exec: ['npx', '--no'] },
  yarn: {
    install: ['npx', '--yes', 'yarn@1.22.22', 'install', '--no-lockfile', '--non-interactive'],
    exec: ['npx', '--no'],
  },
};

try {
  const manager = managers[/** @type {keyof typeof managers} */ (values.manager)];
  if (!manager) throw new Error(`${values.manager} is none of ${Object.keys(managers).join(', ')}.`);
  const packed = await pack();
  process.stdout.write(`ok: ${packed.length} packages packed\n`);
  if (values.node) {
    const home = join(place, 'node');
    mkdirSync(home);
    writeFileSync(join(home, 'package.json'), '{"private":true}');
    await step(`Node ${values.node}`, 'npm', ['install', '--no-audit', '--no-fund', `node@${values.node}`], home);
    nodeBin = join(home, 'node_modules', 'node', 'bin');
  }
  const [install = '', ...installArgs] = manager.install;
  const [exec = '', ...execArgs] = manager.exec;

  const starter = join(place, 'starter');
  mkdirSync(starter);
  writeFileSync(
    join(starter, 'package.json'),
    JSON.stringify({ private: true, dependencies: { 'create-draco': '*' } }),
  );
  fromFiles(starter, packed);
  await step('create-draco installs', install, installArgs, starter);
  await step('a deck is made', exec, [...execArgs, 'create-draco', 'my-deck'], starter);
  const deck = join(starter, 'my-deck');
  fromFiles(deck, packed);
  await step('its folder installs', install, installArgs, deck);
  for (const args of [
    ['check'],
    ['test'],
    ['print', 'my-deck.draco', '-o', 'my-deck.pdf'],
    ['sim', 'my-deck.draco', '--games', '20'],
    ['build', 'my-deck.draco', '-o', 'public/game'],
  ])
    await step(`draco ${args[0]}`, exec, [...execArgs, 'draco', ...args], deck);
  await step('the page is built', exec, [...execArgs, 'vite', 'build'], deck);
  for (const file of ['dist/index.html', 'dist/game/game.json', 'my-deck.pdf'])
    if (!existsSync(join(deck, file))) throw new Error(`${file} is missing after the build.`);
  const game = await step('a game is made', exec, [...execArgs, 'create-draco', 'game', 'my-game'], starter);
  if (!game.includes('my-game is ready')) throw new Error(game);
  await step('it is sound', exec, [...execArgs, 'draco', 'check', '../my-game'], deck);

  // A plain page copies one folder.
  const folder = join(deck, 'node_modules', '@draco-table', 'table', 'dist', 'bundle');
  for (const file of ['draco-table.js', 'licences.txt'])
    if (!existsSync(join(folder, file))) throw new Error(`${file} is not in the folder for plain pages.`);
  process.stdout.write('ok: the folder for a plain page is there\n');

  if (values.next) {
    const next = join(place, 'next');
    mkdirSync(join(next, 'app'), { recursive: true });
    writeFileSync(
      join(next, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: { '@draco-table/table': '*', next: '^15.5.0', react: '^19.0.0', 'react-dom': '^19.0.0' },
      }),
    );
    fromFiles(next, packed);
    writeFileSync(
      join(next, 'app/layout.jsx'),
      'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
    );
    writeFileSync(
      join(next, 'app/page.jsx'),
      "'use client';\nimport { useEffect } from 'react';\nexport default function Page() {\n  useEffect(() => void import('@draco-table/table'), []);\n  return <draco-table game=\"\"></draco-table>;\n}\n",
    );
    await step('Next installs', install, installArgs, next);
    await step('Next builds a page with the table', exec, [...execArgs, 'next', 'build'], next, {
      ...outsideEnv(),
      NEXT_TELEMETRY_DISABLED: '1',
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
