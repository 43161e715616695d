// How strong the bots are: one against three of a weaker kind, on Draco with four seats. Seeds are fixed, so the figures
// are the same on every machine. Usage: node bench/strength.mjs [greedy|mcts] [games] [first game] [workers]
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { generate } from '../../engine/dist/generate.js';
import { loadRuleset, startGame } from '../../engine/dist/index.js';
import { compile } from '../../lang/dist/index.js';
import { chooseAnswer, greedy, mcts, random } from '../dist/index.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SEATS = 4;
/** Who plays, against whom, how often, and what share of the games it has to win. */
const MATCHES = {
  greedy: { player: () => greedy(), others: () => random, games: 1000, least: 0.4 },
  mcts: { player: () => mcts({ iterations: 500 }), others: () => greedy(), games: 200, least: 0.4 },
};

function load() {
  const read = (/** @type {string} */ path) =>
    existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined;
  const { ruleset } = compile('cards/draco.draco', read, { root: 'cards' });
  const loaded = loadRuleset(ruleset, generate);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  return loaded.ruleset;
}

/** The player sits in each seat in turn; a tie counts as a part of a win. */
function playGame(ruleset, match, n) {
  const seat = n % SEATS;
  const player = match.player();
  const other = match.others();
  const game = startGame(ruleset, { seats: SEATS, seed: `strength/${n}` });
  while (game.decisions.length > 0) {
    const asked = game.decisions[0].seat;
    const outcome = game.answer(chooseAnswer(asked === seat ? player : other, game, asked, `${n}`));
    if (!outcome.ok) throw new Error(outcome.problem.message);
  }
  const { winners } = game.result;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Wilson's interval of 95 %. */
function interval(wins, games) {
  const z = 1.96;
  const share = wins / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return [middle - half, middle + half];
}

async function measure(name, games, first, workers) {
  let next = first;
  let wins = 0;
  let done = 0;
  const one = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { name } });
      const give = () => {
        if (next < first + games) worker.postMessage(next++);
        else worker.terminate().then(resolve);
      };
      worker.on('error', reject);
      worker.on('message', (won) => {
        if (won !== null) {
          wins += won;
          done++;
          if (process.stderr.isTTY || process.env.PROGRESS) process.stderr.write(`\r${name}: ${wins} of ${done} `);
        }
        give();
      });
    });
  await Promise.all(Array.from({ length: workers }, one));
  const [low, high] = interval(wins, games);
  const percent = (x) => `${(100 * x).toFixed(1)} %`;
  const { others, least } = MATCHES[name];
  console.log(
    `| ${name} against three ${others().name} | ${first} to ${first + games - 1} | ${games} | ${wins} | ` +
      `${percent(wins / games)} | ${percent(low)} to ${percent(high)} |`,
  );
  return wins / games >= least;
}

if (isMainThread) {
  const [only, games, first = '0', workers = String(availableParallelism())] = process.argv.slice(2);
  console.log('| match | games (seeds) | games | wins | share | 95 % interval |\n|---|---|---:|---:|---:|---|');
  for (const [name, match] of Object.entries(MATCHES)) {
    if (only !== undefined && only !== name) continue;
    if (!(await measure(name, Number(games ?? match.games), Number(first), Number(workers)))) process.exitCode = 1;
  }
} else {
  const ruleset = load();
  parentPort.on('message', (n) => parentPort.postMessage(playGame(ruleset, MATCHES[workerData.name], n)));
  parentPort.postMessage(null);
}
