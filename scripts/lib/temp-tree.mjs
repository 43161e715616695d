import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * For tests: a new folder with these files; a value that is no string is written as JSON.
 * @param {Record<string, unknown>} files
 */
export function tempTree(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'draco-table-test-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}
