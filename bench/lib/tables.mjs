import { growthOf, stepsOf } from '../sections/growth.mjs';
import { digits, shown, table } from './figures.mjs';
import { GAMES } from './games.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {Record<string, Figure>} Figures */
/**
 * @typedef {object} Results one run, as its JSON file has it
 * @property {{ node: string, cpu: string, cores: number }} machine
 * @property {Record<string, Figures>} games
 * @property {Figures} [bigMoney]
 * @property {Figures} [reference]
 * @property {Record<string, Figures>} [browser]
 * @property {Record<string, import('../sections/growth.mjs').Growth>} [growth]
 * @property {Record<string, { games: number, decisions: number, heaps: number[] }>} [soak]
 */

/** How the rows of the first table are called, in its order. @type {Record<string, string>} */
const ROWS = {
  'games/s': 'random games/s',
  'decisions/s': 'decisions/s',
  'games/s without WebAssembly': 'games/s without WebAssembly',
  'fork µs': '`fork`, µs',
  'save µs': '`save`, µs',
  'view µs': '`view`, µs',
  'answer µs': 'one answer with its events, µs',
  'compile ms': 'compile, ms',
  'load ms': 'load, ms',
  'fork kB': 'memory of a held fork, kB',
  'game kB': 'memory of a running game, kB',
  'sim 1 games/s': '`sim`, one worker, games/s',
  'sim 2 games/s': '`sim`, two workers, games/s',
  'sim 2 to 1': '`sim`, two workers to one',
  'sim 2 to 1 whole': 'the same from start to end',
};

const titleOf = (/** @type {string} */ name) => GAMES[name]?.title ?? name;
const seatsOf = (/** @type {string} */ name) => `${titleOf(name)}, ${GAMES[name]?.seats} seats`;
const cell = (/** @type {Figure | undefined} */ figure) => (figure ? shown(figure) : '–');

/** @param {Results} results @returns {Record<string, string>} a table for each part that was measured */
export function tables({ machine, games, bigMoney, reference, browser, growth, soak }) {
  const names = Object.keys(games);
  return {
    ...(names.length > 0 && {
      machine: `Node ${machine.node}, ${machine.cpu}, ${machine.cores} cores.`,
      games: table(
        ['figure', ...names.map(seatsOf)],
        Object.entries(ROWS)
          .filter(([key]) => names.some((name) => games[name]?.[key]))
          .map(([key, row]) => [row, ...names.map((name) => cell(games[name]?.[key]))]),
      ),
    }),
    ...(bigMoney && { 'big-money': table(['two Big-Money players', 'Seaside'], rowsOf(bigMoney)) }),
    ...(reference && { reference: referenceTable(reference) }),
    ...(browser && { browser: browserTable(browser) }),
    ...(growth && { growth: growthTable(growth), cards: cardsTable(growth) }),
    ...(soak && { soak: soakTable(soak) }),
  };
}

const rowsOf = (/** @type {Figures} */ figures) => Object.entries(figures).map(([key, figure]) => [key, shown(figure)]);

/** @param {Figures} found */
function referenceTable(found) {
  const row = (/** @type {string} */ title, /** @type {string} */ key) => [
    title,
    cell(found[`${key} by cpu`]),
    cell(found[`${key} by wall`]),
  ];
  return table(
    ['Draco, 4 random players', 'by the processor', 'by the clock'],
    [
      row('rules as WebAssembly, games/s', 'generated games/s'),
      row('rules as bytecode, games/s', 'interpreted games/s'),
      row('one by one, games/s', 'plain games/s'),
      row('by hand, games/s', 'reference games/s'),
      row('WebAssembly to by hand', 'generated of the reference'),
      row('bytecode to by hand', 'interpreted of the reference'),
      row('one by one to by hand', 'plain of the reference'),
    ],
  );
}

/** @param {Record<string, Figures>} found */
function browserTable(found) {
  const names = Object.keys(found);
  const row = (/** @type {string} */ title, /** @type {string} */ key) => [
    title,
    ...names.map((name) => cell(found[name]?.[key])),
  ];
  return table(
    ['browser beside Node', ...names.map(titleOf)],
    [
      row('WebAssembly: browser, games/s', 'generated browser games/s'),
      row('WebAssembly: Node, games/s', 'generated Node games/s'),
      row('WebAssembly: browser to Node', 'generated browser to Node by cpu'),
      row('the same by the clock', 'generated browser to Node by wall'),
      row('bytecode: browser to Node', 'interpreted browser to Node by cpu'),
      row('the same by the clock', 'interpreted browser to Node by wall'),
    ],
  );
}

/** @param {Record<string, import('../sections/growth.mjs').Growth>} growth */
function growthTable(growth) {
  const names = Object.keys(growth);
  const row = (/** @type {'seats' | 'cards' | 'decisions'} */ by, /** @type {'game' | 'decision'} */ of) =>
    names.map((name) => growthOf(growth[name]?.[by] ?? [])[of].toFixed(2));
  return table(
    ['time grows with the power', ...names.map(titleOf)],
    [
      ['of the cards in the deck, a game', ...row('cards', 'game')],
      ['of the cards in the deck, a decision', ...row('cards', 'decision')],
      ['of the seats, a game', ...row('seats', 'game')],
      ['of the seats, a decision', ...row('seats', 'decision')],
      ['of the length, a game', ...row('decisions', 'game')],
    ],
  );
}

/** What each card more in the deck costs a game. @param {Record<string, import('../sections/growth.mjs').Growth>} growth */
function cardsTable(growth) {
  const names = Object.keys(growth);
  const steps = names.map((name) => stepsOf(growth[name]?.cards ?? []));
  return table(
    ['each card more, from', ...names.map(titleOf)],
    ['once to twice the deck', 'twice to four times', 'four to eight times'].map((step, i) => [
      step,
      ...steps.map((of) => (of[i] ? `${digits(of[i].micros)} µs, ${of[i].decisions.toFixed(2)} decisions` : '–')),
    ]),
  );
}

/** @param {NonNullable<Results['soak']>} found */
function soakTable(found) {
  const points = Array.from({ length: 10 }, (_, i) => `${(i + 1) * 10} %`);
  return table(
    ['heap in use, kB', 'games', ...points],
    Object.entries(found).map(([name, { games, heaps }]) => [
      titleOf(name),
      games.toLocaleString('en'),
      ...heaps.map(digits),
    ]),
  );
}

/** Each figure of a run beside the same of an earlier one. @param {Results} now @param {Results} earlier */
export function comparison(now, earlier) {
  const ratio = (/** @type {Figure | undefined} */ a, /** @type {Figure | undefined} */ b) =>
    a && b && b.value !== 0 ? `${(a.value / b.value).toFixed(2)} ×` : '–';
  const names = Object.keys(now.games);
  const rows = Object.entries(ROWS).map(([key, row]) => [
    row,
    ...names.map((name) => ratio(now.games[name]?.[key], earlier.games[name]?.[key])),
  ]);
  const money = ratio(now.bigMoney?.['games/s'], earlier.bigMoney?.['games/s']);
  const big = names.map((name) => (name === 'seaside' ? money : '–'));
  return table(['now to earlier', ...names.map(titleOf)], [...rows, ['two Big-Money players, games/s', ...big]]);
}
