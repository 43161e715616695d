// What `draco balance` says of the games that come with it: how many cards it marks, and in Seaside how far its order of
// kingdom cards agrees with what good players write: pnpm bench balance [GAME …] [--rounds N] [--deals N]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/lib/root.mjs';

const COMMAND = join(root, 'apps/cli/bin/draco.js');
/** @type {[name: string, seats: string][]} */
const GAMES = [
  ['draco', '4'],
  ['seaside', '2'],
  ['saboteur', '4'],
  ['auftrag', '3'],
  ['hearts', '4'],
  ['crazy-eights', '3'],
  ['lanterns', '3'],
];

/** Kingdom cards of one price, the best first: put together from players' lists, see docs/balance.md. */
const ORDER = [
  ['wharf', 'ghost-ship', 'tactician', 'bazaar', 'merchant-ship', 'treasury', 'outpost', 'explorer'],
  ['sea-hag', 'caravan', 'salvager', 'island', 'cutpurse', 'treasure-map', 'pirate-ship', 'navigator'],
  ['ambassador', 'fishing-village', 'warehouse', 'lookout', 'smugglers'],
  ['lighthouse', 'native-village', 'haven', 'embargo', 'pearl-diver'],
];

/** @param {string[]} args */
export async function run(args) {
  const options = /** @type {const} */ ({ rounds: { type: 'string' }, deals: { type: 'string' } });
  const { values, positionals: only } = parseArgs({ args, options, allowPositionals: true });
  for (const [name, seats] of GAMES.filter(([game]) => only.length === 0 || only.includes(game))) {
    const asked = [
      'balance',
      name,
      '--seats',
      seats,
      '--rounds',
      values.rounds ?? '200',
      '--deals',
      values.deals ?? '200',
      '--format',
      'json',
    ];
    const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...asked], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    if (status !== 0) {
      console.log(`${name}: ${stderr.trim()}`);
      continue;
    }
    const report = JSON.parse(stdout);
    const all = Object.entries(report.cards);
    const marked = all.filter(([, card]) => card.marks.length > 0);
    const list = marked.map(([id, card]) => `${id} (${card.marks.join(', ')})`).join(', ');
    console.log(
      `${name}: ${marked.length} of ${all.length} cards marked in ${report.games} games${list ? `: ${list}` : ''}`,
    );
    if (name === 'seaside') tellOrder(report.cards);
  }
  return 0;
}

/** Of all pairs of one price, how many stand in the same order (Kendall). @param {Record<string, any>} cards */
function tellOrder(cards) {
  let [same, other] = [0, 0];
  for (const order of ORDER) {
    const worth = order.map((id) => cards[id]?.dealt?.points.mean);
    worth.forEach((a, i) => {
      for (const b of worth.slice(i + 1)) {
        if (a > b) same++;
        else other++;
      }
    });
    const found = [...order].sort((a, b) => cards[b].dealt.points.mean - cards[a].dealt.points.mean);
    console.log(`  ${found.map((id) => `${id} ${cards[id].dealt.points.mean.toFixed(1)}`).join(', ')}`);
  }
  console.log(
    `  ${same} of ${same + other} pairs of one price as players have them, tau ${((same - other) / (same + other)).toFixed(2)}`,
  );
}
