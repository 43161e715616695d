// npm start: install, build, serve. Nothing but Node and npm is needed beforehand.
import { enter } from './lib/entry.mjs';

await enter(async () => (await import('./lib/start.mjs')).start);
