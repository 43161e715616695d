import { type CardFigures, type Estimate, type FigureSpec, meanOf } from './figures.js';
import { normalQuantile, type Yardstick } from './marks.js';
import { SHARE } from './one-game.js';
import type { DealTally } from './tally.js';

export interface PairFigures {
  cards: [string, string];
  won: Estimate;
  lead: Estimate;
}

/** Cards among which pairs are looked for, and pairs that are looked at again. */
const CANDIDATES = 10;
const AGAIN = 5;

/** Pairs among the cards that do most, a deck's own first: all pairs of a game would be too many to know anything of. */
export function pairsToTry(cards: readonly CardFigures[], unit: Yardstick['unit']): [number, number][] {
  const size = ({ dealt }: CardFigures): number => dealt?.[unit].mean ?? Number.NEGATIVE_INFINITY;
  const chosen = cards
    .filter(({ dealt, hasEffect }) => dealt && hasEffect)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || size(b) - size(a) || a.design - b.design)
    .slice(0, CANDIDATES)
    .map(({ design }) => design);
  return chosen.flatMap((one, i) => chosen.slice(i + 1).map((other): [number, number] => [one, other]));
}

/** The pairs that stand out most among those that were tried. */
export function surest(tally: DealTally, unit: Yardstick['unit'], tried: number): [number, number][] {
  return Object.entries(tally.pairs)
    .flatMap(([key, gain]) => {
      const found = meanOf(gain[unit]);
      return found && found.error > 0 ? [{ key, z: found.mean / found.error }] : [];
    })
    .filter(({ z }) => z > 1)
    .sort((a, b) => b.z - a.z || (a.key < b.key ? -1 : 1))
    .slice(0, Math.min(AGAIN, tried))
    .map(({ key }) => key.split('+').map(Number) as [number, number]);
}

/** Pairs that are surely stronger together, in deals that had no part in choosing them. */
export function pairFigures(tally: DealTally, { seats, designs }: FigureSpec): PairFigures[] {
  const all = Object.entries(tally.pairs);
  const z = normalQuantile(1 - 0.05 / (2 * Math.max(1, all.length)));
  const id = (design: string | undefined): string => designs[Number(design)]?.id ?? '';
  return all.flatMap(([key, gain]) => {
    const [one, other] = key.split('+');
    const won = meanOf(gain.won, 1 / SHARE);
    const lead = meanOf(gain.lead, 1 / Math.max(1, seats - 1));
    if (!won || !lead) return [];
    const isSure = lead.mean - z * lead.error > 0 || won.mean - z * won.error > 0;
    return isSure ? [{ cards: [id(one), id(other)] as [string, string], won, lead }] : [];
  });
}
