// How strong the bots are: pnpm bench strength. Seeds are fixed, so the shares are the same on every machine.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Trouble } from '../scripts/lib/trouble.mjs';
import { MATCHES } from './lib/matches.mjs';
import { openMatch } from './lib/strength-player.mjs';

const HELP = `Usage: pnpm bench strength [GAME …] [options]

Plays the matches of bench/lib/matches.mjs with the bots in cards/*/bot.json, and prints a table.

  --player NAME     only matches of this player; with --others a match of one's own
  --others NAME
  --seats N
  --games N         instead of as many as a match has
  --bot FILE        instead of cards/GAME/bot.json
  --workers N       threads (one a core)
  --rank            which kingdom card helps Big Money most
`;

/** @param {string[]} args */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      player: { type: 'string' },
      others: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string' },
      bot: { type: 'string' },
      workers: { type: 'string' },
      rank: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const workers = Number(values.workers ?? availableParallelism());
  if (values.rank) return rank(workers, Number(values.games ?? 200));
  const own = values.others && positionals[0];
  const matches = own
    ? [
        {
          game: own,
          seats: Number(values.seats ?? 4),
          player: values.player ?? 'learned',
          others: values.others ?? '',
          games: 200,
          goal: 0,
        },
      ]
    : MATCHES.filter(
        ({ game, player }) =>
          (positionals.length === 0 || positionals.includes(game)) && (!values.player || values.player === player),
      );
  if (matches.length === 0) throw new Trouble('There is no such match.');
  console.log(
    '| game | players | who | against | wins | 95 % interval | goal | a decision |\n|---|---:|---|---|---:|---|---:|---:|',
  );
  let missed = 0;
  for (const match of matches) {
    const games = Number(values.games ?? match.games);
    const { won, cost, decisions } = await play(match, games, workers, values.bot);
    const { low, high } = interval(won, games);
    if (won / games < match.goal) missed++;
    const each = decisions > 0 ? `${(cost / decisions).toFixed(1)} ms` : '';
    console.log(
      `| ${match.game}${match.what ? `, ${match.what}` : ''} | ${match.seats} | ${match.player} | ${match.others} | ` +
        `${percent(won / games)} of ${games} | ${percent(low)} to ${percent(high)} | ${match.goal ? percent(match.goal) : ''} | ${each} |`,
    );
  }
  return missed > 0 ? 1 : 0;
}

/** Big Money with each kingdom card against Big Money without. @param {number} workers @param {number} games */
async function rank(workers, games) {
  const { compileGame } = await import('./lib/games.mjs');
  const { kingdomCards } = await import('./lib/opponents.mjs');
  const found = [];
  for (const card of kingdomCards(compileGame('seaside'))) {
    const match = {
      game: 'seaside',
      seats: 2,
      player: `big-money-with-${card}`,
      others: 'big-money',
      games,
      goal: 0,
      options: { kingdom: 'random' },
    };
    const { won } = await play(match, games, workers);
    found.push({ card, share: won / games });
  }
  found.sort((a, b) => b.share - a.share);
  for (const { card, share } of found) console.log(`${card} ${percent(share)}`);
  return 0;
}

/** @param {import('./lib/matches.mjs').Match} match @param {number} games @param {number} workers @param {string} [file] */
async function play(match, games, workers, file) {
  let [next, won, cost, decisions] = [0, 0, 0, 0];
  const one = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { match, file } });
      const give = () => {
        if (next >= games) return void worker.terminate().then(resolve);
        const count = Math.min(match.others === 'greedy' || match.player === 'hard' ? 1 : 20, games - next);
        worker.postMessage({ first: next, count });
        next += count;
      };
      worker.on('error', reject);
      worker.on('message', (told) => {
        won += told.won;
        cost += told.cost;
        decisions += told.decisions;
        give();
      });
    });
  await Promise.all(Array.from({ length: workers }, one));
  return { won, cost, decisions };
}

/** Wilson's interval of 95 %. @param {number} wins @param {number} games */
function interval(wins, games) {
  const z = 1.96;
  const share = wins / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return { low: middle - half, high: middle + half };
}

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(1)} %`;

if (!isMainThread) {
  const playGame = openMatch(workerData.match, workerData.file);
  parentPort?.on('message', ({ first, count }) => {
    const told = { won: 0, cost: 0, decisions: 0 };
    for (let n = first; n < first + count; n++) {
      const { won, cost, decisions } = playGame(n);
      told.won += won;
      told.cost += cost;
      told.decisions += decisions;
    }
    parentPort?.postMessage(told);
  });
  parentPort?.postMessage({ won: 0, cost: 0, decisions: 0 });
}
