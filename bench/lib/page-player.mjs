// The player as a page has it: what bench/sections/browser.mjs bundles and calls.
import { player } from './player.mjs';

/** @type {ReturnType<typeof player> | undefined} */
let open;

Object.assign(globalThis, {
  bench: {
    /** @param {import('./player.mjs').Spec} spec */
    open(spec) {
      open = player(spec);
    },
    /** @param {number} games @param {string} seed */
    play(games, seed) {
      const start = performance.now();
      const decisions = open?.games(games, seed) ?? 0;
      return { decisions, wall: (performance.now() - start) / 1000 };
    },
  },
});
