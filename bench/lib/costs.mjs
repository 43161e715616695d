import { startGame } from '../../packages/engine/dist/index.js';
import { cost, micros, repeated } from './figures.mjs';
import { load } from './player.mjs';

const ANSWERS_BEFORE = 20;

/** @typedef {ReturnType<typeof startGame>} Game */

/** The first that may be answered. @param {Game} game */
function answer(game) {
  const [decision] = game.decisions;
  if (!decision) return false;
  const { id, seat, options, min } = decision;
  const choose = options.slice(0, min).map((option) => option.id);
  return game.answer({ decision: id, seat, choose, version: game.version }).ok;
}

/** A game some answers under way. @param {ReturnType<typeof load>} loaded @param {number} seats @param {string} seed */
function underWay(loaded, seats, seed) {
  const game = startGame(loaded, { seats, seed });
  for (let n = 0; n < ANSWERS_BEFORE && answer(game); n++);
  return game;
}

/** What the public API costs, in microseconds; loading in milliseconds. @param {{ json: string, seats: number, repeats: number }} args */
export function costs({ json, seats, repeats }) {
  const loading = repeated(repeats, () => cost(() => load(json, 'plain')).cpu * 1000);
  const loaded = load(json, 'plain');
  const game = underWay(loaded, seats, 'costs');
  const answers = () => {
    const other = startGame(loaded, { seats, seed: 'answers' });
    let count = 0;
    const { cpu } = cost(() => {
      while (count < 100 && answer(other)) count++;
    });
    return (cpu * 1e6) / count;
  };
  answers();
  return {
    'fork µs': micros(repeats, 2000, () => game.fork()),
    'save µs': micros(repeats, 200, () => game.save()),
    'view µs': micros(repeats, 200, () => game.view(0)),
    'answer µs': repeated(repeats, answers),
    'load ms': loading,
  };
}

const HELD = 200;

/** Kilobytes of the heap that one game keeps. @param {{ json: string, seats: number, repeats: number }} args */
export function memory({ json, seats, repeats }) {
  const loaded = load(json, 'plain');
  const game = underWay(loaded, seats, 'memory');
  const kept = (/** @type {(n: number) => Game} */ make) => {
    const before = heap();
    const held = Array.from({ length: HELD }, (_, n) => make(n));
    const after = heap();
    // Still in use here, so nothing of it could be collected before.
    return (after - before) / held.length / 1024;
  };
  const fork = () => kept(() => game.fork());
  const own = () => kept((n) => underWay(loaded, seats, `memory/${n}`));
  // What is made once for all games is there after the first round.
  fork();
  own();
  return { 'fork kB': repeated(repeats, fork), 'game kB': repeated(repeats, own) };
}

/** Bytes in use after everything that can go has gone. */
export function heap() {
  if (!globalThis.gc) throw new Error('measuring memory needs --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
