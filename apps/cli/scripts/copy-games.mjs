// The games go along when the command is packed, so that `builds on draco` and `draco play draco` work from anywhere.
// Afterwards they go away again: here the games are those in cards/.
import { cpSync, rmSync } from 'node:fs';

rmSync('games', { recursive: true, force: true });
if (process.argv[2] !== '--away') cpSync('../../cards', 'games', { recursive: true });
