// The games and the site go along when the command is packed, so that `builds on draco`, `draco play draco` and
// `draco serve` work from anywhere.
// Afterwards they go away again: here the games are those in cards/.
import { cpSync, rmSync } from 'node:fs';

for (const [from, to] of [
  ['../../cards', 'games'],
  ['../web/dist', 'site'],
  ['../../packages/words', 'words'],
]) {
  rmSync(to, { recursive: true, force: true });
  if (process.argv[2] !== '--away') cpSync(from, to, { recursive: true });
}
