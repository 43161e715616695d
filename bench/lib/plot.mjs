import { GAMES } from './games.mjs';

/** @typedef {import('../sections/growth.mjs').Point} Point */
/** @typedef {{ title: string, ticks: number[], label: (x: number) => string, lines: { name: string, points: { x: number, y: number }[] }[] }} Panel */

const WIDTH = 270;
const HEIGHT = 230;
const LEFT = 62;
const GAP = 36;
const TOP = 46;
/** Games are told apart by the shape of their marks too. @type {Record<string, (x: number, y: number) => string>} */
const MARKS = {
  draco: (x, y) => `<circle cx="${x}" cy="${y}" r="4"/>`,
  saboteur: (x, y) => `<rect x="${x - 3.5}" y="${y - 3.5}" width="7" height="7"/>`,
  seaside: (x, y) => `<path d="M${x} ${y - 5} l5 9 h-10 z"/>`,
  hearts: (x, y) => `<path d="M${x} ${y + 5} l-5 -6 l2.500 -4 l2.500 2 l2.500 -2 l2.500 4 z"/>`,
  'crazy-eights': (x, y) => `<path d="M${x - 5} ${y - 5} l10 10 M${x + 5} ${y - 5} l-10 10" stroke="currentColor"/>`,
  lanterns: (x, y) => `<path d="M${x - 5} ${y} h10 M${x} ${y - 5} v10" stroke="currentColor"/>`,
  auftrag: (x, y) => `<path d="M${x} ${y - 5} l5 5 l-5 5 l-5 -5 z"/>`,
};
const STYLE = `
    svg { font-family: system-ui, sans-serif; font-size: 12px }
    .back { fill: #fff } text { fill: #2c2416 } .title { font-size: 14px }
    .grid { stroke: #ddd3c0 } .linear { stroke: #7a6a50; stroke-dasharray: 4 4; fill: none }
    .line { fill: none; stroke-width: 2 }
    .draco { --c: #8a3b12 } .saboteur { --c: #35618e } .seaside { --c: #1d7a5f } .auftrag { --c: #7b3f8c }
    .hearts { --c: #b3273a } .crazy-eights { --c: #5b6a12 } .lanterns { --c: #a06a00 }
    .line { stroke: var(--c) } .mark { fill: var(--c) }
    @media (prefers-color-scheme: dark) {
      .back { fill: #1b1b1f } text { fill: #f0e6d4 } .grid { stroke: #3b362e } .linear { stroke: #a89878 }
      .draco { --c: #f0a070 } .saboteur { --c: #8ab8e8 } .seaside { --c: #6fd3b2 } .auftrag { --c: #d59be6 }
      .hearts { --c: #ff8c9a } .crazy-eights { --c: #c3d36a } .lanterns { --c: #f2c15a }
    }`;

const round = (/** @type {number} */ n) => Math.round(n * 10) / 10;

/** Games a second against seats, cards and length, on scales of powers. @param {Record<string, import('../sections/growth.mjs').Growth>} growth */
export function drawGrowth(growth) {
  const names = Object.keys(growth);
  const lines = (
    /** @type {'seats' | 'cards' | 'decisions'} */ by,
    /** @type {(x: number, all: Point[]) => number} */ xOf,
  ) =>
    names.map((name) => {
      const all = growth[name]?.[by] ?? [];
      return { name, points: all.map(({ x, games }) => ({ x: xOf(x, all), y: games })) };
    });
  /** @type {Panel[]} */
  const panels = [
    { title: 'seats', ticks: [2, 3, 4, 6, 8, 10], label: String, lines: lines('seats', (x) => x) },
    {
      title: 'cards in the deck',
      ticks: [1, 2, 4, 8],
      label: (x) => `${x} ×`,
      lines: lines('cards', (x, all) => x / (all[0]?.x ?? 1)),
    },
    {
      title: 'decisions in a game',
      ticks: [50, 100, 200, 500, 1000],
      label: String,
      lines: lines('decisions', (x) => x),
    },
  ];
  const every = panels.flatMap((panel) => panel.lines.flatMap((line) => line.points.map(({ y }) => y)));
  const [low, high] = [
    10 ** Math.floor(Math.log10(Math.min(...every))),
    10 ** Math.ceil(Math.log10(Math.max(...every))),
  ];
  const width = LEFT + 3 * (WIDTH + GAP);
  const height = TOP + HEIGHT + 62;
  const toY = (/** @type {number} */ y) => round(TOP + HEIGHT * (1 - Math.log(y / low) / Math.log(high / low)));
  const legend = names.map((name, i) => {
    const x = LEFT + i * 190;
    return `<g class="${name}"><g class="mark">${MARKS[name]?.(x + 6, height - 16) ?? ''}</g><text x="${x + 18}" y="${height - 12}">${GAMES[name]?.title ?? name}</text></g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    '  <title>Games a second against seats, cards in the deck and length</title>',
    `  <style>${STYLE}\n  </style>`,
    `  <rect class="back" width="${width}" height="${height}" rx="8"/>`,
    `  <text class="title" x="${LEFT}" y="20">games a second; dashed: twice as much of it takes twice the time</text>`,
    ...panels.map((panel, i) => drawPanel(panel, LEFT + i * (WIDTH + GAP), low, high, toY, i === 0)),
    `  ${legend.join('\n  ')}`,
    '</svg>',
    '',
  ].join('\n');
}

/**
 * @param {Panel} panel @param {number} left @param {number} low @param {number} high
 * @param {(y: number) => number} toY @param {boolean} first
 */
function drawPanel({ title, ticks, label, lines }, left, low, high, toY, first) {
  const xs = [...lines.flatMap((line) => line.points.map(({ x }) => x))];
  const [from, to] = [Math.min(...xs) / 1.15, Math.max(...xs) * 1.15];
  const toX = (/** @type {number} */ x) => round(left + (WIDTH * Math.log(x / from)) / Math.log(to / from));
  const parts = [`<text x="${left + WIDTH / 2}" y="${TOP + HEIGHT + 34}" text-anchor="middle">${title}</text>`];
  for (let y = low; y <= high; y *= 10) {
    parts.push(`<path class="grid" d="M${left} ${toY(y)} h${WIDTH}"/>`);
    if (first) parts.push(`<text x="${left - 8}" y="${toY(y) + 4}" text-anchor="end">${y.toLocaleString('en')}</text>`);
  }
  for (const x of ticks.filter((tick) => tick >= from && tick <= to)) {
    parts.push(`<path class="grid" d="M${toX(x)} ${TOP} v${HEIGHT}"/>`);
    parts.push(`<text x="${toX(x)}" y="${TOP + HEIGHT + 16}" text-anchor="middle">${label(x)}</text>`);
  }
  // Through the upper left corner, as far as the panel goes.
  const end = Math.min(to, (from * high) / low);
  parts.push(`<path class="linear" d="M${toX(from)} ${toY(high)} L${toX(end)} ${toY((high * from) / end)}"/>`);
  for (const { name, points } of lines) {
    const at = points.map(({ x, y }) => `${toX(x)} ${toY(y)}`);
    const marks = points.map(({ x, y }) => MARKS[name]?.(toX(x), toY(y)) ?? '');
    parts.push(
      `<g class="${name}"><path class="line" d="M${at.join(' L')}"/><g class="mark">${marks.join('')}</g></g>`,
    );
  }
  return `  ${parts.join('\n  ')}`;
}
