import type { Io } from '../frame/io.js';
import { table, wrap } from '../frame/layout.js';
import type { CardFigures, Estimate } from './figures.js';
import { fence, type Ranges, type Verdict } from './marks.js';
import type { Balance } from './run.js';
import type { Telling } from './tell.js';

const COLOUR = {
  strong: 'red',
  harmful: 'red',
  endless: 'red',
  weak: 'yellow',
  dead: 'yellow',
  longer: 'yellow',
  shorter: 'yellow',
} as const;
/** Columns that a terminal has room for: of the rest the page and the JSON tell. */
const NARROW = 7;

/** What stands out first, then every card. */
export function printBalance(io: Io, telling: Telling): void {
  const { words } = io;
  const paragraph = (text: string, indent = ''): string =>
    wrap(text, Math.max(40, io.width - indent.length))
      .map((line) => `${indent}${line}\n`)
      .join('');
  io.out(`${io.style('bold', telling.title)}\n`);
  for (const fact of telling.facts) io.out(paragraph(fact));
  io.out(`\n${io.style('bold', words.balance.marked)}\n`);
  if (telling.marked.length === 0) io.out(paragraph(words.balance.nothing));
  for (const { sentence, because, mark } of telling.marked) {
    io.out(`${io.style(COLOUR[mark], '●')} ${sentence}\n`);
    for (const reason of because) io.out(paragraph(reason, '  '));
  }
  const shown = (cells: readonly string[]): string[] => [...cells.slice(0, NARROW), cells.at(-1) as string];
  io.out(
    `\n${table(
      shown(telling.head).map((title, i) => ({ title, align: i === 0 ? ('left' as const) : ('right' as const) })),
      telling.rows.map(({ cells }) => shown(cells)),
      (text) => io.style('bold', text),
    )}\n`,
  );
  io.out(`\n${io.style('bold', words.balance.together)}\n`);
  for (const pair of telling.pairs) io.out(paragraph(pair));
  const { compared } = telling;
  if (compared) {
    io.out(`\n${io.style('bold', compared.title)}\n`);
    for (const fact of compared.facts) io.out(paragraph(fact));
    io.out(
      `\n${table(
        compared.head.map((title, i) => ({ title, align: i === 0 ? ('left' as const) : ('right' as const) })),
        compared.rows,
        (text) => io.style('bold', text),
      )}\n`,
    );
  }
  io.out('\n');
  for (const note of telling.notes) io.out(paragraph(note));
}

const round = (value: number): number => Number(value.toFixed(4)) || 0;
const rounded = (one: Estimate | undefined) =>
  one && { mean: round(one.mean), low: round(one.low), high: round(one.high), n: one.n };
const both = (gain: { won: Estimate; lead: Estimate } | undefined) =>
  gain && { wins: rounded(gain.won), points: rounded(gain.lead) };

function cardJson(card: CardFigures & Verdict) {
  const { use } = card;
  return {
    own: card.isOwn,
    marks: card.marks,
    unclear: card.isUnclear,
    dealt: both(card.dealt),
    use: use && {
      ...both(use),
      length: rounded(use.length),
      first: rounded(use.first),
      spread: rounded(use.spread),
    },
    soon: rounded(card.soon),
    choice: both(card.choice),
    playable: rounded(card.playable),
    played: rounded(card.played),
  };
}

function rangesJson(ranges: Ranges) {
  return Object.fromEntries(
    (['dealt', 'use', 'soon', 'length'] as const).flatMap((key) => {
      const range = ranges[key];
      return range ? [[key, { low: round(fence(range, -1)), high: round(fence(range, 1)) }]] : [];
    }),
  );
}

function gameJson(balance: Balance) {
  const { figures, yardstick, types } = balance;
  return {
    game: balance.game,
    seats: balance.seats,
    seed: balance.seed,
    rounds: balance.rounds,
    deals: figures.deals,
    games: figures.games,
    unfinished: figures.unfinished,
    unit: yardstick.unit === 'lead' ? 'points' : 'wins',
    length: rounded(figures.length),
    first: rounded(figures.first),
    spread: rounded(figures.spread),
    usual: Object.fromEntries(
      Object.entries(yardstick.ranges).map(([type, ranges]) => [types[Number(type)], rangesJson(ranges)]),
    ),
    cards: Object.fromEntries(balance.cards.map((card) => [card.id, cardJson(card)])),
    pairs: balance.pairs.map(({ cards, won, lead }) => ({ cards, wins: rounded(won), points: rounded(lead) })),
    pairsTried: balance.pairsTried,
    notDealt: balance.notDealt,
  };
}

/** No time in it: the same seed, rounds and deals give the same bytes. */
export function balanceJson(balance: Balance, against?: Balance): string {
  return `${JSON.stringify({ ...gameJson(balance), ...(against && { against: gameJson(against) }) }, null, 2)}\n`;
}
