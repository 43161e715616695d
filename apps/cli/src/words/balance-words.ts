type Say = (id: string, args?: Record<string, string | number>) => string;
/** A figure and its bounds, ready to print. */
export interface Bounds {
  mean: string;
  low: string;
  high: string;
}

/** What `balance` says. */
export const balanceWords = (t: Say) => ({
  title: (game: string) => t('balance-title', { game }),
  head: (cards: number, seats: number, deals: number, games: number, rounds: number) =>
    t('balance-head', { cards, seats, deals, games, rounds }),
  length: (of: Bounds) => t('balance-length', { ...of }),
  begins: (of: Bounds, fair: string) => t('balance-begins', { ...of, fair }),
  apart: (of: Bounds) => t('balance-apart', { ...of }),
  marked: t('balance-marked'),
  nothing: t('balance-nothing'),
  markName: (mark: string) => t(`balance-mark-${mark}`),
  say: (mark: string, card: string) => t(`balance-say-${mark}`, { card }),
  becauseDealt: (of: Bounds) => t('balance-because-dealt', { ...of }),
  becauseUse: (of: Bounds) => t('balance-because-use', { ...of }),
  becauseSoon: (of: Bounds) => t('balance-because-soon', { ...of }),
  becauseLength: (of: Bounds) => t('balance-because-length', { ...of }),
  becausePlayable: (of: Bounds) => t('balance-because-playable', { ...of }),
  becauseEndless: (share: string) => t('balance-because-endless', { share }),
  usual: (from: string, to: string) => t('balance-usual', { from, to }),
  points: (n: string) => t('balance-points', { n }),
  wins: (n: string) => t('balance-wins', { n }),
  card: t('balance-card'),
  own: t('balance-own'),
  dealtPoints: t('balance-dealt-points'),
  dealtWins: t('balance-dealt-wins'),
  use: t('balance-use'),
  soon: t('balance-soon'),
  playable: t('balance-playable'),
  played: t('balance-played'),
  longer: t('balance-longer'),
  first: t('balance-first'),
  spread: t('balance-spread'),
  choice: t('balance-choice'),
  mark: t('balance-mark'),
  worth: t('balance-worth'),
  worthText: t('balance-worth-text'),
  every: t('balance-every'),
  everyText: t('balance-every-text'),
  together: t('balance-together'),
  pair: (one: string, other: string, of: Bounds) => t('balance-pair', { one, other, ...of }),
  noPairs: (n: number) => t('balance-no-pairs', { n }),
  unclear: (cards: string) => t('balance-unclear', { cards }),
  unclearMany: (n: number, all: number) => t('balance-unclear-many', { n, all }),
  notDealt: (cards: string) => t('balance-not-dealt', { cards }),
  again: (rounds: number, deals: number, seed: string) => t('balance-again', { rounds, deals, seed }),
  compared: (game: string) => t('balance-compared', { game }),
  here: t('balance-here'),
  there: t('balance-there'),
  differs: t('balance-differs'),
  step: (step: string) => t(`balance-step-${step}`),
});
