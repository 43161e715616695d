import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumCandidates, launchArgs } from '../../scripts/lib/chromium.mjs';
import { apart } from '../lib/apart.mjs';
import { figureOf } from '../lib/figures.mjs';
import { compileGame, GAMES } from '../lib/games.mjs';

/** The engine and the player as one script. */
async function bundle() {
  const entry = fileURLToPath(new URL('../lib/page-player.mjs', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'player' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the bundle for the browser is empty');
  return chunk.code;
}

/** A page that plays, and its time of the processor. */
async function openPage() {
  const [executablePath] = chromiumCandidates();
  if (!executablePath) throw new Error('no Chromium found: install one or set CHROMIUM_PATH');
  const browser = await chromium.launch({ executablePath, args: launchArgs() });
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle(), type: 'module' });
  await page.waitForFunction(() => 'bench' in globalThis);
  const session = await browser.newBrowserCDPSession();
  const cpu = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  return {
    /** @param {import('../lib/player.mjs').Spec} spec */
    open: (spec) => page.evaluate((spec) => /** @type {any} */ (globalThis).bench.open(spec), spec),
    /** @param {number} games @param {string} seed @returns {Promise<{ cpu: number, wall: number, decisions: number }>} */
    async play(games, seed) {
      const before = await cpu();
      const played = await page.evaluate(
        ([games, seed]) => /** @type {any} */ (globalThis).bench.play(games, seed),
        [games, seed],
      );
      return { ...played, cpu: (await cpu()) - before };
    },
    close: () => browser.close(),
  };
}

/**
 * The same games in Chromium and in Node, in turns.
 * @param {string[]} names @param {import('./games.mjs').Settings} settings
 */
export async function measureBrowser(names, settings) {
  /** @type {Record<string, Record<string, import('../lib/figures.mjs').Figure>>} */
  const found = {};
  for (const name of names) {
    const json = JSON.stringify(compileGame(name));
    const { seats = 4 } = GAMES[name] ?? {};
    found[name] = {};
    for (const back of /** @type {const} */ (['generated', 'interpreted'])) {
      settings.tell(`${name}: ${back} in the browser`);
      const turns = await sideBySide({ json, back, seats, who: 'random' }, settings);
      for (const time of /** @type {const} */ (['cpu', 'wall'])) {
        found[name][`${back} browser to Node by ${time}`] = figureOf(
          turns.map(({ page, node }) => node[time] / page[time]),
        );
      }
      found[name][`${back} browser games/s`] = figureOf(turns.map(({ games, page }) => games / page.cpu));
      found[name][`${back} Node games/s`] = figureOf(turns.map(({ games, node }) => games / node.cpu));
    }
  }
  return found;
}

/** Turns for each one that is asked for: what else the machine does disturbs some pairs, and their middle is asked for. */
const PAIRS = 3;
/** Warming up: turns without one that is the fastest so far, and turns at most. */
const STEADY = 4;
const MOST = 60;

/** Plays until no turn is faster than those before. @param {(seed: string) => Promise<{ cpu: number }>} play */
async function settle(play) {
  for (let [n, since, best] = [0, 0, Number.POSITIVE_INFINITY]; n < MOST && since < STEADY; n++) {
    const { cpu } = await play(`warm/${n}`);
    since = cpu < best ? 0 : since + 1;
    best = Math.min(best, cpu);
  }
}

/** @param {import('../lib/player.mjs').Spec} spec @param {import('./games.mjs').Settings} settings */
async function sideBySide(spec, { repeats, seconds }) {
  const [node, page] = [apart(), await openPage()];
  try {
    const { rate } = await node.ask('warm', { spec, seconds: seconds * 10 });
    const games = Math.max(1, Math.round(rate * seconds));
    await page.open(spec);
    for (let n = 0; n < 10; n++) await page.play(games, `first/${n}`);
    const plays = {
      node: (/** @type {string} */ seed) => node.ask('play', { games, seed }),
      page: (/** @type {string} */ seed) => page.play(games, seed),
    };
    await settle(plays.node);
    await settle(plays.page);
    const turns = [];
    for (let n = 0; n < repeats * PAIRS; n++) {
      // Each goes first every other time, with games of its own for every pair.
      const [first, second] = n % 2 === 0 ? [plays.node, plays.page] : [plays.page, plays.node];
      const one = await first(`browser/${n}`);
      const other = await second(`browser/${n}`);
      if (one.decisions !== other.decisions) throw new Error('the browser played other games than Node');
      const [inNode, inPage] = n % 2 === 0 ? [one, other] : [other, one];
      turns.push({ games, node: inNode, page: inPage });
    }
    return turns;
  } finally {
    node.end();
    await page.close();
  }
}
