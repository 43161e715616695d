import { type Share, share } from '../sim/figures.js';
import { SHARE } from './one-game.js';
import type { CardTally, DealTally, Pair, Sum } from './tally.js';

/** A mean with the bounds between which the true one lies 95 times in 100. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
  /** Of the mean. */
  error: number;
  n: number;
}

const Z = 1.959963984540054;

export const estimate = (mean: number, error: number, n: number): Estimate => ({
  mean,
  error,
  n,
  low: mean - Z * error,
  high: mean + Z * error,
});

/** Of the mean of a sum, in other units. Fewer than two say nothing. */
export function meanOf({ n, sum, squares }: Sum, unit = 1): Estimate | undefined {
  if (n < 2) return undefined;
  const mean = sum / n;
  const variance = Math.max(0, squares / n - mean * mean) * (n / (n - 1));
  return estimate(mean * unit, Math.sqrt(variance / n) * Math.abs(unit), n);
}

/** Of a ratio of two sums that belong together; without the second sum there is none. */
export function ratioOf({ n, a, b, aa, bb, ab }: Pair): Estimate | undefined {
  if (n < 2 || b === 0) return undefined;
  const ratio = a / b;
  const residual = Math.max(0, aa - 2 * ratio * ab + ratio * ratio * bb);
  return estimate(ratio, (Math.sqrt(residual / (n - 1)) * Math.sqrt(n)) / b, n);
}

/** What is known of one card. Wins in parts of 1; leads in points; lengths as a part of the length. */
export interface CardFigures {
  design: number;
  id: string;
  /** Cards are compared with their like. */
  type: number;
  /** It is the deck's own, not one that the others are compared with. */
  isOwn: boolean;
  /** Something happens when it is played. */
  hasEffect: boolean;
  dealt?: { won: Estimate; lead: Estimate };
  use?: { won: Estimate; lead: Estimate; first?: Estimate; spread: Estimate; length: Estimate };
  /** The same a round later, in points. */
  soon?: Estimate;
  choice?: { won: Estimate; lead: Estimate };
  playable?: Estimate;
  played?: Estimate;
  /** Share of the games with it dealt that came to no end. */
  endless: Share;
}

export interface GameFigures {
  deals: number;
  games: number;
  unfinished: number;
  length: Estimate;
  /** How often who begins wins, less what would be fair. */
  first: Estimate;
  spread: Estimate;
}

export interface FigureSpec {
  seats: number;
  beside: number;
  base: readonly number[];
  designs: readonly { id: string; type: number; effect?: number }[];
}

export function cardFigures(design: number, tally: CardTally, spec: FigureSpec): CardFigures {
  const { seats, beside, base, designs } = spec;
  const isOwn = !base.includes(design);
  const others = Math.max(1, seats - 1);
  const gain = (won: Sum, lead: Sum, times = 1) => {
    const [wins, leads] = [meanOf(won, 1 / SHARE / times), meanOf(lead, 1 / others / times)];
    return wins && leads && { won: wins, lead: leads };
  };
  const dealt = gain(tally.dealt.won, tally.dealt.lead, Math.max(1, isOwn ? beside + 1 : beside));
  const use = gain(tally.use.won, tally.use.lead);
  const longer = ratioOf(tally.use.length);
  const spread = meanOf(tally.use.spread);
  const first = meanOf(tally.use.first, 1 / SHARE);
  const choice = gain(tally.choice.won, tally.choice.lead);
  const soon = meanOf(tally.soon, 1 / others);
  const playable = ratioOf(tally.playable);
  const played = ratioOf(tally.played);
  return {
    design,
    id: designs[design]?.id ?? '',
    type: designs[design]?.type ?? -1,
    isOwn,
    hasEffect: designs[design]?.effect !== undefined,
    ...(dealt && { dealt }),
    ...(use &&
      longer &&
      spread && {
        use: { ...use, spread, length: estimate(longer.mean - 1, longer.error, longer.n), ...(first && { first }) },
      }),
    ...(soon && { soon }),
    ...(choice && { choice }),
    ...(playable && { playable }),
    ...(played && { played }),
    endless: share(tally.unfinished, tally.playable.n),
  };
}

export function gameFigures(tally: DealTally, seats: number): GameFigures {
  const nothing = estimate(0, 0, 0);
  const first = meanOf(tally.first, 1 / SHARE) ?? nothing;
  return {
    deals: tally.deals,
    games: tally.games,
    unfinished: tally.unfinished,
    length: meanOf(tally.length) ?? nothing,
    first: estimate(first.mean - 1 / seats, first.error, first.n),
    spread: meanOf(tally.spread) ?? nothing,
  };
}
