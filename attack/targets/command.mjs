import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeReplay } from '../../packages/engine/dist/index.js';
import { root } from '../../scripts/lib/root.mjs';
import { filesIn, gameAfter, gameNames, loadedGame } from '../lib/games.mjs';
import { hostileSheet, jsonOf, mutateJson, mutateText, oneOf } from '../lib/mutate.mjs';
import { Broken, PROMISED, TRACE } from '../lib/promises.mjs';
import { tryEach } from '../lib/try-each.mjs';

const bin = join(root, 'apps/cli/bin/draco.js');
const guard = new URL('../lib/guard.mjs', import.meta.url).href;
/** Whatever a command does, it is over by then. */
const HANGS = 60_000;

/** The time is that of the processor: a machine may be busy with something else. @param {string} cwd @param {string[]} args
 * @returns {Promise<{ code: number | null, said: string, spent: number }>} */
const draco = (cwd, args) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd,
      timeout: HANGS,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        NODE_OPTIONS: `--max-old-space-size=${PROMISED.megabytes} --import=${guard}`,
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('close', (code) => {
      const spent = Number(/^SPENT: (\d+)$/m.exec(said)?.[1] ?? HANGS);
      done({ code, said: said.replace(/^SPENT: \d+$/m, ''), spent });
    });
  });

/** @typedef {(roll: (below: number) => number, all: any) => { files: Record<string, string>, args: string[] }} Way */

/** @type {Way[]} */
const WAYS = [
  ...[
    ['check'],
    ['test'],
    ['fmt', '--check'],
    ['build', '-o', 'out.json'],
    ['sim', '--games', '2', '--workers', '1'],
  ].map(
    ([command = '', ...flags]) =>
      /** @type {Way} */ (
        (roll, { sources }) => ({
          files: { 'x.draco': mutateText(oneOf(sources, roll), roll) },
          args: [command, 'x.draco', ...flags],
        })
      ),
  ),
  (roll, { texts }) => {
    const { name, lang, text } = oneOf(texts, roll);
    const deck = `deck x\nlanguage 1\nbuilds on ${name}\n`;
    return { files: { 'x.draco': deck, [`x/${lang}.ftl`]: mutateText(text, roll) }, args: ['check', 'x.draco'] };
  },
  (roll, { saves }) => ({
    files: { 'x.json': jsonOf(mutateJson(oneOf(saves, roll), roll, 6)) },
    args: ['play', '--resume', 'x.json'],
  }),
  (roll, { replays }) => ({
    files: { 'x.json': jsonOf(mutateJson(oneOf(replays, roll), roll, 5)) },
    args: ['replay', 'x.json'],
  }),
  (roll, { saves }) => ({
    files: { 'x.json': mutateText(JSON.stringify(oneOf(saves, roll)), roll) },
    args: [oneOf(['replay', 'build', 'check'], roll), 'x.json'],
  }),
  (roll) => ({
    files: {
      'x.draco': 'deck x\nlanguage 1\nbuilds on hearts\n',
      'x/theme/art.svg': hostileSheet(roll),
      'x/theme/theme.json': '{}',
    },
    args: ['print', 'x.draco', '-o', 'x.pdf'],
  }),
];

function prepare() {
  const names = gameNames();
  const sources = filesIn(join(root, 'cards'), '.draco').map((path) => readFileSync(path, 'utf8'));
  const texts = names.flatMap((name) =>
    filesIn(join(root, 'cards', name), '.ftl').map((path) => ({
      name,
      lang: path.replace(/^.*[/\\]|\.ftl$/g, ''),
      text: readFileSync(path, 'utf8'),
    })),
  );
  const played = names.map((name) => {
    const loaded = loadedGame(name);
    const draco = { name, file: join(root, `cards/${name}.draco`), humans: 1, bot: 'random', lang: 'en' };
    return { loaded, draco, save: gameAfter(loaded, 'command', 9).save() };
  });
  return {
    sources: [...sources, ...names.map((name) => `deck x\nlanguage 1\nbuilds on ${name}\ncard y x2 { }\n`)],
    texts,
    saves: played.map(({ draco, save }) => ({ draco, ...save })),
    replays: played.map(({ loaded, draco, save }) => ({ draco, ...makeReplay(loaded, save) })),
  };
}

export const target = {
  name: 'command',
  entry: 'draco: check, test, fmt, build, sim, play, replay and print, each as a process',
  tries: { slice: 20, whole: 1_500 },
  /** @param {string} seed @param {number[]} numbers */
  async run(seed, numbers) {
    const all = prepare();
    const cwd = mkdtempSync(join(tmpdir(), 'draco-attack-'));
    try {
      const start = await draco(cwd, ['--version']);
      return await tryEach('command', seed, numbers, async (roll) => {
        const { files, args } = oneOf(WAYS, roll)(roll, all);
        rmSync(cwd, { recursive: true, force: true });
        for (const [name, text] of Object.entries(files)) writeIn(cwd, name, text);
        const { code, said, spent } = await draco(cwd, args);
        const broken = /BROKEN: (.*)/.exec(said)?.[1];
        if (broken) throw new Broken(`${args.join(' ')}: ${broken}`);
        if (/D1099|heap out of memory/.test(said) || TRACE.test(said.replaceAll(/“[^”]*”|`[^`]*`|^\s*\d* \|.*$/gm, '')))
          throw new Broken(`${args.join(' ')} says: ${said.slice(-400)}`);
        if (code !== 0 && code !== 1 && code !== 2) throw new Broken(`${args.join(' ')} ends with ${code}`);
        // Starting a process takes what it takes, whatever it is then given.
        return { taken: code === 0, took: Math.max(0, spent - start.spent) };
      });
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  },
};

/** @param {string} cwd @param {string} name @param {string} text */
function writeIn(cwd, name, text) {
  const path = join(cwd, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
