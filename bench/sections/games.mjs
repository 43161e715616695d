import { alone, apart } from '../lib/apart.mjs';
import { TURN } from '../lib/big-money.mjs';
import { figureOf, times } from '../lib/figures.mjs';
import { compileGame, GAMES } from '../lib/games.mjs';
import { simRates } from '../lib/sim-rate.mjs';

/** @typedef {import('../lib/figures.mjs').Figure} Figure */
/** @typedef {{ repeats: number, seconds: number, sim: boolean, tell: (text: string) => void }} Settings */

/**
 * Games and decisions a second of the processor, and games a second of the clock.
 * @param {import('../lib/player.mjs').Spec} spec @param {Settings} settings
 */
export async function speed(spec, { repeats, seconds }) {
  const process = apart();
  const { rate } = await process.ask('warm', { spec, seconds: seconds * 10 });
  const games = Math.max(1, Math.round(rate * seconds));
  const turns = [];
  for (let n = 0; n < repeats; n++) turns.push(await process.ask('play', { games, seed: 'bench' }));
  process.end();
  const decisions = (turns[0]?.decisions ?? 0) / games;
  const cpu = figureOf(turns.map((turn) => games / turn.cpu));
  return { games: cpu, wall: figureOf(turns.map((turn) => games / turn.wall)), decisions };
}

/** Everything that is measured of each game. @param {string} name @param {Settings} settings */
export async function measureGame(name, settings) {
  const { seats = 4 } = GAMES[name] ?? {};
  const { repeats, tell } = settings;
  const json = JSON.stringify(compileGame(name));
  tell(`${name}: playing`);
  const fast = await speed({ json, back: 'generated', seats, who: 'random' }, settings);
  const interpreted = await speed({ json, back: 'interpreted', seats, who: 'random' }, settings);
  tell(`${name}: costs of the API`);
  const costs = await alone('costs', { json, seats, repeats });
  const memory = await alone('memory', { json, seats, repeats });
  const compiling = await alone('compile', { name, repeats });
  /** @type {Record<string, Figure>} */
  const figures = {
    'games/s': fast.games,
    'decisions/s': times(fast.games, fast.decisions),
    'games/s without WebAssembly': interpreted.games,
    ...costs,
    'compile ms': compiling,
    ...memory,
    ...(settings.sim && (await sim(json, seats, fast.wall.value, settings, name))),
  };
  return figures;
}

/** `sim` plays as many games as take so many measurements of bare playouts: learning a game is then a small part of it. */
const SIM_LENGTH = 120;

/**
 * @param {string} json @param {number} seats @param {number} rate @param {Settings} settings @param {string} name
 * @returns {Promise<Record<string, Figure>>}
 */
async function sim(json, seats, rate, { seconds, tell }, name) {
  tell(`${name}: sim with one worker and with two`);
  const games = Math.max(100, Math.round(rate * seconds * SIM_LENGTH));
  const { one, two, whole } = await simRates({ json, seats, games });
  return {
    'sim 1 games/s': figureOf(one),
    'sim 2 games/s': figureOf(two),
    'sim 2 to 1': figureOf(two.map((of, n) => of / (one[n] ?? of))),
    'sim 2 to 1 whole': figureOf([whole]),
  };
}

/** Seaside with two players who buy money and provinces only. @param {Settings} settings */
export async function measureBigMoney(settings) {
  settings.tell('seaside: Big Money');
  /** @type {import('../lib/player.mjs').Spec} */
  const spec = { json: JSON.stringify(compileGame('seaside')), back: 'generated', seats: 2, who: 'big-money' };
  const { games, decisions } = await speed(spec, settings);
  const process = apart();
  await process.ask('warm', { spec, seconds: 0 });
  const begun = await process.ask('phases', { games: 500, phase: TURN });
  process.end();
  return {
    'games/s': games,
    'decisions/s': times(games, decisions),
    'turns of each player': { value: begun / spec.seats, spread: 0 },
  };
}
