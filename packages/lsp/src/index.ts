export { byEngine, type Engine } from './by-engine.js';
export type { Entry, Host, TestRun } from './host.js';
export type { GameFacts, GameTests, Playable, Requests } from './protocol.js';
export { type ServeOptions, serve } from './serve.js';
export type { CardInWords } from './workspace/card-words.js';
