import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from '@draco-table/lang';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// Decks are read from the files of the game that they build on.
const entries = readdirSync(`${root}cards`).filter(
  (name) => name.endsWith('.draco') && /^game /m.test(readFileSync(`${root}cards/${name}`, 'utf8')),
);

/** Every file that a game is read from. */
function filesOf(entry: string): string[] {
  const files: string[] = [];
  compile(entry, (path) => {
    if (!existsSync(root + path)) return undefined;
    files.push(path);
    return readFileSync(root + path, 'utf8');
  });
  return [...new Set(files)].filter((path) => path !== entry);
}

test.each(entries)('%s: any of its files may be missing, and that is what is told', (name) => {
  const entry = `cards/${name}`;
  for (const missing of filesOf(entry)) {
    const read = (path: string) =>
      path === missing || !existsSync(root + path) ? undefined : readFileSync(root + path, 'utf8');
    const { problems } = compile(entry, read);
    expect(
      problems.map(({ code }) => code),
      missing,
    ).not.toEqual([]);
  }
});
