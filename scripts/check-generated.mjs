// Makes every generated file again and fails when one comes out different from what is in the tree.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** Every file of the tree that is not ignored, with a hash of what it holds. */
function snapshot() {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 }).split('\0');
  const present = files.filter((file) => file && existsSync(join(root, file)));
  return new Map(
    present.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
}

const before = snapshot();
const { code, output } = await run('turbo', ['run', 'generate', '--output-logs=errors-only']);
if (code !== 0) process.stderr.write(output);
const after = snapshot();

const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
for (const file of changed) process.stderr.write(`${file}: out of date; run "npx pnpm generate" and commit it\n`);
if (code === 0 && changed.length === 0) process.stdout.write('Generated files are up to date\n');
process.exitCode = code === 0 && changed.length === 0 ? 0 : 1;
