// How fast the engine is, for every game in cards/: pnpm bench --help tells what can be measured.
import { enter } from '../scripts/lib/entry.mjs';

await enter(async () => (await import('./lib/run.mjs')).run);
