import type { Playout } from '@draco-table/engine';

/**
 * What an outcome is worth to a seat, from 0 to 1: winning is 1, and before the end its lead over the best of the others,
 * squeezed. Plain fractions, so that every machine comes to the same numbers.
 */
export function worth(outcome: Playout, seat: number): number {
  const { result, scores } = outcome;
  const lead = scores[seat] - best(scores, seat);
  const squeezed = 0.5 + (0.5 * lead) / (4 + Math.abs(lead));
  if (result === undefined) return squeezed;
  const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  return 0.9 * won + 0.1 * squeezed;
}

function best(scores: readonly number[], seat: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat && scores[other] > most) most = scores[other];
  return most === Number.NEGATIVE_INFINITY ? 0 : most;
}
