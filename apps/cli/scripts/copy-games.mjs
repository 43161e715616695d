// Before publishing: the games go along, so that `builds on draco` and `draco play draco` work from anywhere.
import { cpSync, rmSync } from 'node:fs';

rmSync('games', { recursive: true, force: true });
cpSync('../../cards', 'games', { recursive: true });
