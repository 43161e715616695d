import type { Answer, Game, GameEvent, Result, View } from '@draco-table/engine';
import type { Beat } from './beats.js';

/** How things stood after an answer: everybody's score, and how much the seat that looks had been told by then. */
export interface Step {
  events: number;
  /** Who answered. */
  seat?: number;
  scores: readonly number[];
}

/** What somebody did that brought the winners closer, or threw them back. */
export interface Turning {
  beat: Beat;
  /** The answer that it followed from: a replay can be taken there. */
  step: number;
  changes: { seat: number; by: number }[];
}

/** A game that is over, told from its end. */
export interface Story {
  steps: readonly Step[];
  turnings: readonly Turning[];
}

/** Plays a finished game once more and writes the scores down, secret ones too: there is nothing left to hide. */
export function scoresOver(
  game: Game,
  answers: readonly Answer[],
  viewer: number | null,
  scoresNow: (game: Game) => readonly number[],
): Step[] {
  const note = (seat?: number): Step => ({
    ...(seat === undefined ? {} : { seat }),
    events: game.events(viewer).length,
    scores: game.result?.scores ?? scoresNow(game),
  });
  const steps = [note()];
  for (const answer of answers) {
    if (!game.answer(answer).ok) break;
    steps.push(note(answer.seat));
  }
  return steps;
}

const mostTurnings = 3;

/** What an answer did belongs to the card or turn of who gave it, if that began with it, and else to the one under way. */
function beatOf(beats: readonly Beat[], from: number, { events, seat }: Step): Beat | undefined {
  const begun = beats.filter(({ n }) => n < events);
  const own = begun.filter((beat) => beat.n >= from && beat.seat === seat);
  return own.at(-1) ?? begun.filter(({ n }) => n < from).at(-1) ?? begun.at(-1);
}

/** The few doings that changed most for the winners, in the order in which they happened. */
export function turningsOf(steps: readonly Step[], beats: readonly Beat[], { winners }: Result): Turning[] {
  const lead = (scores: readonly number[]): number => {
    const others = scores.filter((_, seat) => !winners.includes(seat));
    const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
    return winners.length && others.length ? best - Math.max(...others) : scores.reduce((sum, score) => sum + score, 0);
  };
  const found = new Map<Beat, { step: number; before: readonly number[]; after: readonly number[] }>();
  for (const [i, step] of steps.entries()) {
    const last = steps[i - 1];
    const beat = last && beatOf(beats, last.events, step);
    if (!beat || step.scores.every((score, seat) => score === last.scores[seat])) continue;
    const known = found.get(beat) ?? { step: i, before: last.scores };
    found.set(beat, { ...known, after: step.scores });
  }
  return [...found]
    .map(([beat, { step, before, after }]) => ({
      beat,
      step,
      changes: after.map((score, seat) => ({ seat, by: score - (before[seat] ?? 0) })).filter(({ by }) => by !== 0),
      swing: Math.abs(lead(after) - lead(before)),
    }))
    .filter(({ swing }) => swing > 0)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, mostTurnings)
    .sort((a, b) => a.step - b.step)
    .map(({ swing: _, ...turning }) => turning);
}

/** Which cards a seat played, the most often played first. */
export function playedBy(events: readonly GameEvent[], seat: number): { design: string; times: number }[] {
  const times = new Map<string, number>();
  for (const event of events)
    if (event.is === 'play' && event.seat === seat && event.card.is === 'thing')
      times.set(event.card.design, (times.get(event.card.design) ?? 0) + 1);
  return [...times].map(([design, n]) => ({ design, times: n })).sort((a, b) => b.times - a.times);
}

/** The counter that the scores are made of, with 1, or -1 where the fewest win; undefined where they are something else. */
export function scoreCounter({ counters, seats }: View, { scores }: Result): { id: string; sign: 1 | -1 } | undefined {
  for (const id of new Set(counters.map((counter) => counter.id))) {
    const value = (seat: number) =>
      counters.find((counter) => counter.id === id && counter.of?.is === 'player' && counter.of.seat === seat)?.value;
    for (const sign of [1, -1] as const)
      if (scores.some((score) => score !== 0) && seats.every((_, seat) => value(seat) === (scores[seat] ?? 0) * sign))
        return { id, sign };
  }
  return undefined;
}
