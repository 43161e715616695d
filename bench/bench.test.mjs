// The real command, on very short measurements: what it prints and keeps, never how fast anything was.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/lib/root.mjs';
import { tempTree } from '../scripts/lib/temp-tree.mjs';
import { TURN } from './lib/big-money.mjs';
import { exponent, figureOf, shown } from './lib/figures.mjs';
import { fillPage } from './lib/fill-page.mjs';
import { allGames, cardsIn, compileGame, multiplied } from './lib/games.mjs';
import { player } from './lib/player.mjs';
import { drawGrowth } from './lib/plot.mjs';
import { ratesUnderWay, timeOf } from './lib/sim-rate.mjs';
import { tables } from './lib/tables.mjs';
import { stepsOf } from './sections/growth.mjs';

const bench = (/** @type {string[]} */ ...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bench/bench.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('--help tells what can be measured', () => {
  const { status, stdout } = bench('--help');
  expect(status).toBe(0);
  for (const flag of ['--compare', '--reference', '--soak', '--plot', '--browser', '--docs'])
    expect(stdout).toContain(flag);
});

test.each([
  [['--frob'], "Unknown option '--frob'; pnpm bench --help lists what there is.\n"],
  [['--repeats', '0'], '--repeats takes a whole number from 1 on, not "0".\n'],
  [['--seconds', 'x'], '--seconds takes a number above 0, not "x".\n'],
  [['--compare', 'nowhere.json'], '--compare names nowhere.json, which is not there.\n'],
  [['chess'], 'There is no game chess; there are draco, saboteur, seaside, auftrag, hearts, crazy-eights, lanterns.\n'],
])('%j is answered with a sentence', (args, sentence) => {
  expect(bench(...args)).toEqual({ status: 2, stdout: '', stderr: sentence });
});

// Some twenty processes, one after the other.
test('a run is a table and a JSON file, which a later run is compared with', { timeout: 240_000 }, () => {
  const folder = tempTree({});
  const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')];
  const short = ['draco', '--seconds', '0.01', '--repeats', '1'];
  const { status, stdout } = bench(...short, '--json', first);
  expect(status).toBe(0);
  const { games } = JSON.parse(readFileSync(first, 'utf8'));
  const keys = ['games/s', 'decisions/s', 'games/s without WebAssembly', 'fork µs', 'save µs', 'view µs', 'answer µs'];
  const others = ['compile ms', 'load ms', 'fork kB', 'game kB'];
  for (const key of [...keys, ...others]) expect(games.draco[key].value, key).toBeGreaterThan(0);
  for (const key of ['sim 1 games/s', 'sim 2 games/s', 'sim 2 to 1', 'sim 2 to 1 whole'])
    expect(games.draco[key].value, key).toBeGreaterThan(0);
  expect(stdout).toContain('| random games/s');
  const later = bench('--only', 'draco', '--soak', '10', '--compare', first, '--json', second);
  expect(later.stdout).toContain('| now to earlier');
  expect(JSON.parse(readFileSync(second, 'utf8')).soak.draco.heaps).toHaveLength(10);
});

test('rates of sim are of the games after those in which it learns, wherever it tells how far it is', () => {
  // A hundred games of which the first thirty take two seconds, the others ten a second; told at odd moments.
  const points = [0, 30, 37, 62, 99, 100].map((games) => ({ games, seconds: games && 2 + (games - 30) / 10 }));
  expect(timeOf(points, 15)).toBeCloseTo(1);
  expect(timeOf(points, 45)).toBeCloseTo(3.5);
  for (const rate of ratesUnderWay(points, 100)) expect(rate).toBeCloseTo(10);
});

test('two Big-Money players end a game in the usual number of turns', () => {
  const { game } = player({
    json: JSON.stringify(compileGame('seaside')),
    back: 'plain',
    seats: 2,
    who: 'big-money',
  });
  let begun = 0;
  const watch = {
    /** @param {string} id */
    phase(id) {
      if (id === TURN) begun++;
    },
  };
  for (let n = 0; n < 50; n++) game(String(n), watch);
  expect(begun / 50 / 2).toBeGreaterThan(15);
  expect(begun / 50 / 2).toBeLessThan(20);
});

test.each(allGames())('a larger deck of %s has every card so many times', (name) => {
  const larger = multiplied(name, 4);
  expect(cardsIn(name, larger)).toBe(4 * cardsIn(name, compileGame(name)));
});

test('the middle, the spread, the exponent, the steps', () => {
  expect(figureOf([5, 1, 3, 2, 4])).toEqual({ value: 3, spread: 1 });
  expect(shown({ value: 12345, spread: 67.8 })).toBe('12,350 ± 68');
  expect(exponent([1, 2, 4].map((x) => ({ x, y: 7 * x ** 1.5 })))).toBeCloseTo(1.5);
  // Three microseconds and two decisions for each beyond ten.
  const line = [20, 40, 80].map((x) => ({ x, games: 1e6 / (3 * (x - 10)), decisions: 2 * (x - 10) }));
  for (const { micros, decisions } of stepsOf(line)) expect([micros, decisions]).toEqual([expect.closeTo(3), 2]);
});

const growth = () => ({ seats: points(2), cards: points(50), decisions: points(100) });
const points = (/** @type {number} */ x) => [1, 2].map((n) => ({ x: x * n, games: 1000 / n, decisions: 100 * n }));
const some = { value: 1, spread: 0 };
const results = {
  machine: { node: '20.0.0', cpu: 'any', cores: 2 },
  games: Object.fromEntries(allGames().map((name) => [name, { 'games/s': some }])),
  bigMoney: { 'games/s': some },
  reference: { 'generated games/s by cpu': some },
  browser: { draco: { 'generated browser games/s': some } },
  growth: Object.fromEntries(allGames().map((name) => [name, growth()])),
  soak: { draco: { games: 10, decisions: 10, heaps: Array(10).fill(1) } },
};

test('docs/speed.md has a place for every table, and none for another', () => {
  const page = readFileSync(join(root, 'docs/speed.md'), 'utf8');
  const { unplaced, kept } = fillPage(page, tables(results));
  expect({ unplaced, kept }).toEqual({ unplaced: [], kept: [] });
});

test('only what was measured is written again', () => {
  const page = 'a\n<!-- bench x -->\n\nold\n\n<!-- end x -->\n<!-- bench y -->\n\nold\n\n<!-- end y -->\n';
  expect(fillPage(page, { x: 'new', z: 'lost' })).toEqual({
    page: 'a\n<!-- bench x -->\n\nnew\n\n<!-- end x -->\n<!-- bench y -->\n\nold\n\n<!-- end y -->\n',
    unplaced: ['z'],
    kept: ['y'],
  });
});

test('the plot has a line and a legend for every game', () => {
  const svg = drawGrowth(results.growth);
  for (const name of allGames()) expect(svg.split(`class="${name}"`)).toHaveLength(5);
  expect(svg).not.toContain('NaN');
});
