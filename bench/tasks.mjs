// The process that does the measuring, one game at a time. Started by bench/lib/apart.mjs.
import { costs, memory } from './lib/costs.mjs';
import { cost, repeated } from './lib/figures.mjs';
import { compileGame } from './lib/games.mjs';
import { player } from './lib/player.mjs';
import { soak } from './lib/soak.mjs';

/** @type {ReturnType<typeof player> | undefined} */
let open;
const opened = () => {
  if (!open) throw new Error('no game is open');
  return open;
};

const tasks = {
  costs,
  memory,
  soak,
  /** Milliseconds. @param {{ name: string, repeats: number }} args */
  compile: ({ name, repeats }) => repeated(repeats, () => cost(() => compileGame(name)).cpu * 1000),
  /** Loads a game and plays until the machine knows it: a card is met once in many games. @param {{ spec: import('./lib/player.mjs').Spec, seconds: number }} args */
  warm({ spec, seconds }) {
    open = player(spec);
    let [spent, games] = [0, 0];
    let rate = 0;
    while (spent < seconds) {
      const { cpu } = cost(() => opened().games(50, `warm/${games}`));
      spent += cpu;
      games += 50;
      rate = 50 / cpu;
    }
    return { rate };
  },
  /** @param {{ games: number, seed: string }} args */
  play({ games, seed }) {
    let decisions = 0;
    const spent = cost(() => {
      decisions = opened().games(games, seed);
    });
    return { ...spent, decisions };
  },
  /** How often a phase began, on average. @param {{ games: number, phase: string }} args */
  phases({ games, phase }) {
    let begun = 0;
    const watch = {
      /** @param {string} id */
      phase(id) {
        if (id === phase) begun++;
      },
    };
    for (let n = 0; n < games; n++) opened().game(`phases/${n}`, watch);
    return begun / games;
  },
};
/** @typedef {typeof tasks} Tasks */

process.on('message', async (/** @type {{ task: keyof Tasks, args: any }} */ { task, args }) => {
  try {
    process.send?.({ value: await tasks[task](args) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
