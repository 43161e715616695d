import type { Tally } from './tally.js';

/** A share with the bounds between which the true one lies 95 times in 100 (Wilson). */
export interface Share {
  rate: number;
  low: number;
  high: number;
}

const Z = 1.959963984540054;

export function share(part: number, whole: number): Share {
  if (whole === 0) return { rate: 0, low: 0, high: 1 };
  const rate = part / whole;
  const base = 1 + (Z * Z) / whole;
  const middle = (rate + (Z * Z) / (2 * whole)) / base;
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / whole + (Z * Z) / (4 * whole * whole))) / base;
  return { rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

export interface Lengths {
  mean: number;
  least: number;
  median: number;
  /** Nine games in ten are no longer than this. */
  ninth: number;
  most: number;
}

export function lengths(tally: Tally): Lengths {
  const sorted = Object.entries(tally.lengths)
    .map(([turns, games]) => [Number(turns), games] as const)
    .sort((a, b) => a[0] - b[0]);
  const total = sorted.reduce((sum, [, games]) => sum + games, 0);
  const at = (part: number) => {
    let seen = 0;
    for (const [turns, games] of sorted) {
      seen += games;
      if (seen >= part * total) return turns;
    }
    return 0;
  };
  const turns = sorted.reduce((sum, [length, games]) => sum + length * games, 0);
  return {
    mean: total > 0 ? turns / total : 0,
    least: sorted[0]?.[0] ?? 0,
    median: at(0.5),
    ninth: at(0.9),
    most: sorted.at(-1)?.[0] ?? 0,
  };
}

/** How bots of one name did, over all their seats. */
export interface BotFigures {
  bot: string;
  /** How many seats they had in every game. */
  seats: number;
  wins: number;
  won: Share;
  score: number;
}

export function bots(tally: Tally, names: readonly string[]): BotFigures[] {
  return [...new Set(names)].map((bot) => {
    const own = names.flatMap((name, at) => (name === bot ? [at] : []));
    const sum = (list: readonly number[]) => own.reduce((all, at) => all + (list[at] ?? 0), 0);
    const played = Math.max(1, tally.games * own.length);
    const wins = sum(tally.bots.wins);
    return { bot, seats: own.length, wins, won: share(wins, played), score: sum(tally.bots.scores) / played };
  });
}

export interface CardFigures {
  id: string;
  played: number;
  /** Plays in a game, over all seats. */
  perGame: number;
  /** Share of seats that played it and won. */
  won: Share;
  /** Points gained by playing it, less what the others gained on average. */
  swing: number;
}

export function cards(tally: Tally): CardFigures[] {
  return [...tally.cards]
    .map(([id, card]) => ({
      id,
      played: card.played,
      perGame: card.played / Math.max(1, tally.games),
      won: share(card.seatsThatWon, card.seatsThatPlayed),
      swing: card.swing / Math.max(1, card.played * Math.max(1, tally.seats - 1)),
    }))
    .sort((a, b) => b.played - a.played || (a.id < b.id ? -1 : 1));
}

/** Average score by seat at each turn that at least a twentieth of the games reached. */
export function curve(tally: Tally): { turn: number; scores: number[] }[] {
  return tally.curve.flatMap((point, turn) =>
    point && point.games * 20 >= tally.games ? [{ turn, scores: point.scores.map((sum) => sum / point.games) }] : [],
  );
}
