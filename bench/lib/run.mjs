import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { Trouble } from '../../scripts/lib/trouble.mjs';
import { HELP, readArguments } from './arguments.mjs';

const PAGE = join(root, 'docs/speed.md');
const PLOT = join(root, 'docs/public/growth.svg');

/** @param {string[]} args */
export async function run(args) {
  if (args[0] === 'lsp') return (await import('../lsp.mjs')).run(args.slice(1));
  if (args[0] === 'balance') return (await import('../balance.mjs')).run(args.slice(1));
  if (args[0] === 'print') return (await import('../print.mjs')).run(args.slice(1));
  if (args[0] === 'strength') return (await import('../strength.mjs')).run(args.slice(1));
  if (args[0] === 'server') return (await import('../server.mjs')).run(args.slice(1));
  const asked = readArguments(args);
  if (asked.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const built = ['packages/bots', 'packages/engine', 'packages/lang', 'apps/cli'].every((room) =>
    existsSync(join(root, room, 'dist')),
  );
  if (!built) throw new Trouble('Nothing is built yet: run "npx pnpm build" first.');
  // What is measured is there only after a build.
  const { allGames } = await import('./games.mjs');
  const all = allGames();
  const wrong = asked.games.find((name) => !all.includes(name));
  if (wrong) throw new Trouble(`There is no game ${wrong}; there are ${all.join(', ')}.`);
  const names = asked.games.length > 0 ? asked.games : all;
  const results = await measure(names, asked);
  await tell(results, asked);
  return 0;
}

/** @typedef {import('./tables.mjs').Results} Results */

/** @param {string[]} names @param {ReturnType<typeof readArguments>} asked @returns {Promise<Results>} */
async function measure(names, asked) {
  const tell = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);
  const settings = { repeats: asked.repeats, seconds: asked.seconds, sim: asked.sim, tell };
  const [cpu] = cpus();
  /** @type {Results} */
  const results = {
    machine: { node: process.versions.node, cpu: cpu?.model.trim() || 'unknown processor', cores: cpus().length },
    games: {},
  };
  if (!asked.only) {
    const { measureBigMoney, measureGame } = await import('../sections/games.mjs');
    for (const name of names) results.games[name] = await measureGame(name, settings);
    if (names.includes('seaside')) results.bigMoney = await measureBigMoney(settings);
  }
  if (asked.reference) {
    const { measureReference } = await import('../sections/reference.mjs');
    results.reference = await measureReference(asked.reference, settings);
  }
  if (asked.browser) {
    const { measureBrowser } = await import('../sections/browser.mjs');
    results.browser = await measureBrowser(names, settings);
  }
  if (asked.plot) {
    const { measureGrowth } = await import('../sections/growth.mjs');
    results.growth = await measureGrowth(names, settings);
  }
  if (asked.soak) {
    const { measureSoak } = await import('../sections/soak.mjs');
    results.soak = await measureSoak(names, asked.soak, tell);
  }
  return results;
}

/** @param {Results} results @param {ReturnType<typeof readArguments>} asked */
async function tell(results, asked) {
  const { comparison, tables } = await import('./tables.mjs');
  const blocks = tables(results);
  const parts = Object.values(blocks);
  if (asked.compare) parts.push(comparison(results, asked.compare));
  process.stdout.write(`${parts.join('\n\n')}\n`);
  writeFileSync(asked.json, `${JSON.stringify(results, null, 2)}\n`);
  if (results.growth) {
    const { drawGrowth } = await import('./plot.mjs');
    writeFileSync(PLOT, drawGrowth(results.growth));
  }
  if (!asked.docs) return;
  const { fillPage } = await import('./fill-page.mjs');
  const { page, unplaced, kept } = fillPage(readFileSync(PAGE, 'utf8'), blocks);
  if (unplaced.length > 0) throw new Trouble(`docs/speed.md has no place for ${unplaced.join(', ')}.`);
  writeFileSync(PAGE, page);
  process.stderr.write(
    `docs/speed.md is written again${kept.length > 0 ? `, but for what was not measured: ${kept.join(', ')}` : ''}\n`,
  );
}
