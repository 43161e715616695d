// The tutorials as a newcomer would follow them: files are written, commands are run, what is printed is compared.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const tutorials = fileURLToPath(new URL('tutorial/', import.meta.url));
const bin = fileURLToPath(new URL('../apps/cli/bin/draco.js', import.meta.url));

/** Every fenced block of a page: its language, the file named in [brackets], its text. */
function fences(page) {
  const found = page.matchAll(/^```(\w+)(?: \[([^\]]+)\])?\n([\s\S]*?)^```$/gm);
  return [...found].map(([, lang, file, text]) => ({ lang, file, text }));
}

/** How many files a game is split into is no matter of the tutorial's. */
const steady = (text) => text.replaceAll(/\d+ files/g, 'N files');

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'draco-tutorial-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(home, file, text) {
  const path = join(home, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function run(home, commands) {
  const printed = commands
    .trim()
    .split('\n')
    .map((line) => {
      const args = /^\$ npx draco (.+)$/.exec(line)?.[1];
      if (args === undefined) throw new Error(`not a draco command: ${line}`);
      const { stdout, stderr } = spawnSync(process.execPath, [bin, ...args.split(' ')], {
        cwd: home,
        encoding: 'utf8',
        // The tutorials are in English, whatever the system speaks.
        env: { ...process.env, LC_ALL: 'C' },
      });
      return stdout + stderr;
    });
  return printed.join('').trim();
}

test('the tutorial of a new game has every line of the game in cards/, and no other', () => {
  const lines = (text) =>
    text
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== '' && !/^\s*#|^include /.test(line));
  const page = readFileSync(join(tutorials, 'new-game.md'), 'utf8');
  const parts = fences(page.slice(0, page.indexOf('## 8.'))).filter(({ lang }) => lang === 'draco');
  const cards = new URL('../cards/', import.meta.url);
  const game = ['crazy-eights.draco', 'crazy-eights/rules.draco'].map((file) =>
    readFileSync(new URL(file, cards), 'utf8'),
  );
  expect(lines(parts.map(({ text }) => text).join('\n'))).toEqual(lines(game.join('\n')));
});

for (const name of readdirSync(tutorials)) {
  const blocks = fences(readFileSync(join(tutorials, name), 'utf8'));
  if (!blocks.some(({ lang }) => lang === 'sh')) continue;

  describe(`tutorial/${name}`, () => {
    test('its files and commands do what it says', () => {
      const home = join(folder, name);
      // Blocks without a file name are parts of one file: the one that the commands speak of.
      const parts = blocks.filter(({ lang, file }) => lang === 'draco' && !file).map(({ text }) => text);
      const whole = /^game (\S+)$/m.exec(parts.join('\n'))?.[1];
      if (whole) write(home, `${whole}.draco`, parts.join('\n'));
      else mkdirSync(home, { recursive: true });

      let printed;
      let compared = 0;
      for (const { lang, file, text } of blocks) {
        if (file) write(home, file, text);
        if (lang === 'sh') printed = run(home, text);
        if (lang === 'text' && printed !== undefined) {
          expect(steady(printed)).toBe(steady(text.trim()));
          printed = undefined;
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(0);
    });
  });
}
