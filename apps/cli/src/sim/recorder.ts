import type { Watch } from '@draco-table/engine';
import { CURVE_TURNS, type GameRecord } from './tally.js';

export interface Recorder {
  watch: Watch;
  turns(): number;
  /** Closes the books; `scores` are those at the end. */
  finish(scores: number[]): Pick<GameRecord, 'turns' | 'curve' | 'plays'>;
}

/** Notes turns, scores and plays while a game is played. */
export function createRecorder(turnPhases: ReadonlySet<string>, seats: number): Recorder {
  const plays: GameRecord['plays'] = [];
  const curve: number[][] = [];
  let turns = 0;
  let open: { design: string; seat: number; before: number[] } | undefined;

  /** What a card brought is known when the next is played or the turn is over. */
  const close = (now: number[]) => {
    if (!open) return;
    const { design, seat, before } = open;
    const gain = (of: number) => (now[of] ?? 0) - (before[of] ?? 0);
    let swing = gain(seat) * seats;
    for (let i = 0; i < seats; i += 1) swing -= gain(i);
    plays.push({ design, seat, swing });
    open = undefined;
  };

  return {
    watch: {
      play(seat, design, scores) {
        if (seat < 0) return;
        const now = scores();
        close(now);
        open = { design, seat, before: now };
      },
      phase(phase, _seat, scores) {
        if (!turnPhases.has(phase)) return;
        turns += 1;
        if (!open && curve.length >= CURVE_TURNS) return;
        const now = scores();
        close(now);
        if (curve.length < CURVE_TURNS) curve.push(now);
      },
    },
    turns: () => turns,
    finish(scores) {
      close(scores);
      return { turns, curve, plays };
    },
  };
}
