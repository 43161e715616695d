/** Sums of whole numbers: they do not depend on who added what when. */
export interface Sum {
  n: number;
  sum: number;
  squares: number;
}

/** Sums of two numbers that belong together. */
export interface Pair {
  n: number;
  a: number;
  b: number;
  aa: number;
  bb: number;
  ab: number;
}

/** An outcome for one seat: its part of the win in sixtieths, and its lead times the number of the others. */
export interface Gain {
  won: Sum;
  lead: Sum;
}

/** What was seen of one card. */
export interface CardTally {
  /** By deal: questions which card to play while the seat held it, and how many of them offered it; then how many chose it. */
  playable: Pair;
  played: Pair;
  /** Dealt to a seat, less the mean of other cards dealt to it in the same deal; times the number of those. */
  dealt: Gain;
  /** Played once by that seat, less never played by it. */
  use: Gain & { first: Sum; spread: Sum; length: Pair };
  /** The same a round later, in leads: before chance has spread what the play did. */
  soon: Sum;
  /** Taken by choice, less the same deal in which the seat did without. */
  choice: Gain;
  /** Games with it that came to no end. */
  unfinished: number;
}

export interface DealTally {
  deals: number;
  games: number;
  unfinished: number;
  /** Of the deals as they are. */
  length: Sum;
  first: Sum;
  spread: Sum;
  /** By design. */
  cards: Record<string, CardTally>;
  /** By two designs: both dealt to a seat, less each of them alone, with the deal as it is added. */
  pairs: Record<string, Gain>;
}

const noSum = (): Sum => ({ n: 0, sum: 0, squares: 0 });
const noPair = (): Pair => ({ n: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 });
export const noGain = (): Gain => ({ won: noSum(), lead: noSum() });

export function add(to: Sum, value: number): void {
  to.n++;
  to.sum += value;
  to.squares += value * value;
}

export function addPair(to: Pair, a: number, b: number): void {
  to.n++;
  to.a += a;
  to.b += b;
  to.aa += a * a;
  to.bb += b * b;
  to.ab += a * b;
}

export const noTally = (): DealTally => ({
  deals: 0,
  games: 0,
  unfinished: 0,
  length: noSum(),
  first: noSum(),
  spread: noSum(),
  cards: {},
  pairs: {},
});

export function cardOf(tally: DealTally, design: number): CardTally {
  tally.cards[design] ??= {
    playable: noPair(),
    played: noPair(),
    dealt: noGain(),
    use: { ...noGain(), first: noSum(), spread: noSum(), length: noPair() },
    soon: noSum(),
    choice: noGain(),
    unfinished: 0,
  };
  return tally.cards[design];
}

/** Adds what another worker counted: numbers, and numbers inside. */
export function merge<T extends object>(to: T, more: T): void {
  const target = to as Record<string, unknown>;
  for (const [key, value] of Object.entries(more)) {
    if (typeof value === 'number') target[key] = ((target[key] as number | undefined) ?? 0) + value;
    else {
      target[key] ??= {};
      merge(target[key] as object, value as object);
    }
  }
}
