// A folder of one's own: what `draco new` writes, settings for editors, and a page that plays it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { filesFor } from './files.mjs';

const require = createRequire(import.meta.url);

const USAGE = `Usage: npm create draco [deck|game] NAME

  deck NAME   cards for a game that exists (Draco & Co; --on GAME for another)
  game NAME   a game of its own

Without the first word it is a deck.
`;

/** The command that comes along, and its version. */
function command() {
  const folder = dirname(dirname(require.resolve('@draco-table/cli')));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { bin: join(folder, 'bin', 'draco.js'), version };
}

/** The exit code. @param {string[]} args @param {string} cwd @returns {number} */
export function create(args, cwd) {
  const words = args.filter((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--on');
  const options = args.filter((arg, i) => arg.startsWith('-') || args[i - 1] === '--on');
  const kind = words[0] === 'deck' || words[0] === 'game' ? words.shift() : 'deck';
  const [name, ...rest] = words;
  if (name === undefined || rest.length > 0 || options.some((one) => one === '--help' || one === '-h')) {
    (name === undefined ? process.stderr : process.stdout).write(USAGE);
    return options.includes('--help') || options.includes('-h') ? 0 : 2;
  }
  const { bin, version } = command();
  // It checks the name, and writes over nothing that is there.
  const made = spawnSync(process.execPath, [bin, 'new', String(kind), name, ...options], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (made.status !== 0) return made.status ?? 2;
  for (const [path, text] of Object.entries(filesFor(name, version))) {
    const file = join(cwd, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  process.stdout.write(`${name} is ready:

  cd ${name}
  npm install
  npm start         a page that plays it, made anew when you change a card
  npm run check     every problem in cards and texts
  npm test          its tests
`);
  return 0;
}
