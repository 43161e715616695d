// What `draco explain` knows of every problem: these pages are made from it.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../apps/cli/bin/draco.js', import.meta.url));

export const codes = () =>
  JSON.parse(execFileSync(process.execPath, [bin, 'explain', '--format', 'json'], { encoding: 'utf8' }));
