import type { Decision, StartOptions } from '@draco-table/engine';

/** How strong a bot is, or how it thinks. */
export const botNames = ['easy', 'medium', 'hard', 'random', 'greedy', 'mcts'] as const;

/** Who sits where, and how the game is set up. */
export interface Setup {
  seats: number;
  /** How many of the seats the machine plays. */
  bots: number;
  /** The first seat that a person plays; null to look on. */
  seat: number | null;
  seed: string;
  /** Which bot plays; several with commas between, for the seats of bots in turn order. */
  bot: string;
  options: NonNullable<StartOptions['options']>;
  /** A card that a seat has in hand at the first question: to try it out. */
  hold?: StartOptions['hold'];
}

/** The seats that people at this screen play, in turn order from `seat`. */
export function people(setup: Setup): number[] {
  const count = setup.seat === null ? 0 : Math.max(0, setup.seats - setup.bots);
  const first = setup.seat ?? 0;
  return Array.from({ length: count }, (_, i) => (first + i) % setup.seats);
}

/** Which bot plays a seat: the last that is named plays all seats beyond. */
export function botAt(setup: Setup, seat: number): string {
  const at = people(setup);
  const names = setup.bot.split(',');
  const first = setup.seat ?? 0;
  // Counted from the first seat of a person, so that who is named first sits next.
  const turn = Array.from({ length: setup.seats }, (_, i) => (first + i) % setup.seats).filter(
    (one) => !at.includes(one),
  );
  return names[Math.min(turn.indexOf(seat), names.length - 1)] ?? '';
}

/** The decision to show now: that of the seat at the screen if it has one, else the next person's. */
export function nextForPeople(
  decisions: readonly Decision[],
  at: readonly number[],
  viewer: number | null,
): Decision | undefined {
  return (
    decisions.find((decision) => decision.seat === viewer && at.includes(decision.seat)) ??
    decisions.find((decision) => at.includes(decision.seat))
  );
}
