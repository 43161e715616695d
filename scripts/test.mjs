// npm test: install, find a browser, build, run every test. Nothing but Node and npm is needed beforehand.
import { enter } from './lib/entry.mjs';

await enter(async () => (await import('./lib/test.mjs')).test);
