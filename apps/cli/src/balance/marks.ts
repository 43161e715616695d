import type { CardFigures, Estimate } from './figures.js';

export const MARKS = ['strong', 'weak', 'dead', 'harmful', 'longer', 'shorter', 'endless'] as const;
export type Mark = (typeof MARKS)[number];

/** What base cards do: their middle, and how far they lie apart when what chance adds is taken away. */
export interface Range {
  middle: number;
  spread: number;
  /** Nineteen in twenty lie between these. */
  low: number;
  high: number;
}

/** What cards of one type do in the base game. */
export interface Ranges {
  dealt?: Range;
  use?: Range;
  soon?: Range;
  length?: Range;
  /** How often they can be played when held. */
  playable: number;
}

/** How much surer a mark must be than one look would ask for, and what the cards are compared with, by their type. */
export interface Yardstick {
  z: number;
  unit: 'lead' | 'won';
  ranges: Record<string, Ranges>;
  /** Deals as they are that came to no end. */
  unfinished: number;
}

/** A card is out of the ordinary when all of its interval lies so many spreads from the middle. */
const FAR = 3;
/** A change of length that nobody would notice is no mark, however sure it is. */
const LONGER = 0.2;
/** Can hardly ever be played. */
const DEAD = 0.02;
/** Deals without which a card is not spoken of. */
const DEALS = 25;
/** Base cards without which there is nothing to compare with. */
const FEW = 5;

export interface Verdict {
  marks: Mark[];
  /** It could have been out of the ordinary without anybody noticing: more games would tell. */
  isUnclear: boolean;
}

export function yardstick(cards: readonly CardFigures[], hasScore: boolean, unfinished: number): Yardstick {
  const unit = hasScore ? 'lead' : 'won';
  const base = cards.filter(({ isOwn }) => !isOwn);
  const ranges: Record<string, Ranges> = {};
  for (const type of new Set(cards.map((card) => card.type))) {
    const like = base.filter((card) => card.type === type);
    const all = {
      dealt: rangeOf(like.map(({ dealt }) => dealt?.[unit])),
      use: rangeOf(like.map(({ use }) => use?.[unit])),
      soon: hasScore ? rangeOf(like.map(({ soon }) => soon)) : undefined,
      length: rangeOf(like.map(({ use }) => use?.length)),
    };
    const shares = like.flatMap(({ playable, hasEffect }) => (playable && hasEffect ? playable.mean : []));
    const found = Object.fromEntries(Object.entries(all).filter(([, range]) => range !== undefined));
    ranges[type] = { ...found, playable: quantile(shares, 0.5) ?? 0 };
  }
  // Five looks at each card: so many that one of them all misleads in one report of twenty (Bonferroni).
  return { unit, unfinished, ranges, z: normalQuantile(1 - 0.05 / (2 * 5 * Math.max(1, cards.length))) };
}

/** Says what is out of the ordinary, and nothing where the games do not tell. */
export function judge(card: CardFigures, { z, unit, ranges, unfinished }: Yardstick): Verdict {
  const { dealt, use, soon, length, playable = 0 } = ranges[card.type] ?? {};
  const marks: Mark[] = [];
  const above = (one: Estimate | undefined, range: Range | undefined, least = Number.NEGATIVE_INFINITY): boolean =>
    one !== undefined &&
    one.n >= DEALS &&
    range !== undefined &&
    one.mean - z * one.error > Math.max(least, fence(range, 1));
  const below = (one: Estimate | undefined, range: Range | undefined, most = Number.POSITIVE_INFINITY): boolean =>
    one !== undefined &&
    one.n >= DEALS &&
    range !== undefined &&
    one.mean + z * one.error < Math.min(most, fence(range, -1));
  const isDead =
    card.hasEffect &&
    card.playable !== undefined &&
    card.playable.n >= DEALS &&
    card.playable.high < DEAD &&
    playable > 5 * DEAD;
  // What a play does within a round is known soon; it counts unless the end of the game says otherwise.
  const played = card.use?.[unit];
  const isBelievable = (side: 1 | -1): boolean => played !== undefined && side * played.mean > -2 * played.error;
  const isStrong =
    above(card.dealt?.[unit], dealt) || above(played, use, 0) || (above(card.soon, soon, 0) && isBelievable(1));
  const isHarmful = below(played, use, 0) || (below(card.soon, soon, 0) && isBelievable(-1));
  if (isStrong) marks.push('strong');
  if (isDead) marks.push('dead');
  else if (isHarmful) marks.push('harmful');
  else if (below(card.dealt?.[unit], dealt)) marks.push('weak');
  if (above(card.use?.length, length, LONGER)) marks.push('longer');
  if (below(card.use?.length, length, -LONGER)) marks.push('shorter');
  if (card.endless.low > Math.max(0.02, 3 * unfinished)) marks.push('endless');
  const isWide = (one: Estimate | undefined, range: Range | undefined): boolean =>
    one === undefined || one.n < DEALS || range === undefined || z * one.error > FAR * range.spread;
  return {
    marks,
    isUnclear:
      marks.length === 0 && isWide(card.dealt?.[unit], dealt) && isWide(played, use) && isWide(card.soon, soon),
  };
}

/** Where the ordinary ends: three spreads from the middle, and beyond nineteen in twenty base cards. */
export function fence({ middle, spread, low, high }: Range, side: 1 | -1): number {
  return side > 0 ? Math.max(high, middle + FAR * spread) : Math.min(low, middle - FAR * spread);
}

/**
 * The middle and the spread of what base cards do. Quartiles, so that a card far out does not hide itself; less what chance
 * alone would spread them, plus how far that guess may be off.
 */
function rangeOf(all: readonly (Estimate | undefined)[]): Range | undefined {
  const found = all.filter((one) => one !== undefined);
  if (found.length < FEW) return undefined;
  const means = found.map(({ mean }) => mean);
  const middle = quantile(means, 0.5) as number;
  const apart = ((quantile(means, 0.75) as number) - (quantile(means, 0.25) as number)) / 1.349;
  // Where most do nothing at all, anything would be far out.
  if (apart === 0) return undefined;
  const chance = found.reduce((sum, { error }) => sum + error * error, 0) / found.length;
  const doubt = apart * apart * Math.sqrt(2 / found.length);
  const spread = Math.sqrt(Math.max(0, apart * apart - chance) + doubt);
  // What chance spreads is drawn in.
  const drawn = (part: number): number =>
    middle + ((quantile(means, part) as number) - middle) * Math.min(1, spread / apart);
  return { middle, spread, low: drawn(0.025), high: drawn(0.975) };
}

export function quantile(values: readonly number[], part: number): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const low = sorted[Math.floor(at)] as number;
  const high = sorted[Math.ceil(at)] as number;
  return low + (high - low) * (at - Math.floor(at));
}

/** How many standard errors leave so much below them (Acklam's approximation, good to nine digits). */
export function normalQuantile(p: number): number {
  if (p < 0.5) return -normalQuantile(1 - p);
  const [a, b, c, d] = ACKLAM;
  const poly = (of: readonly number[], x: number): number => of.reduce((sum, one) => sum * x + one, 0);
  if (p > 0.97575) {
    const q = Math.sqrt(-2 * Math.log(1 - p));
    return -poly(c, q) / (poly(d, q) * q + 1);
  }
  const q = p - 0.5;
  return (poly(a, q * q) * q) / (poly(b, q * q) * q * q + 1);
}

const ACKLAM = [
  [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239],
  [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572],
  [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416],
] as const;
