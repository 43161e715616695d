import type { Watch } from '@draco-table/engine';
import { CURVE_TURNS, type Curve, type Plays } from './tally.js';

export interface Recorder {
  watch: Watch;
  /** Forgets the last game. */
  begin(): void;
  /** Closes the books; `scores` are those at the end. What it gives is overwritten by the next game. */
  finish(scores: readonly number[]): { turns: number; curve: Curve; plays: Plays };
}

/** Notes turns, scores and plays while a game is played; in the same place for every game, since there are many. */
export function createRecorder(turnPhases: ReadonlySet<string>, seats: number): Recorder {
  const noted = new Int32Array(CURVE_TURNS * seats);
  const curve: Curve = { turns: 0, scores: noted };
  const plays: Plays = { count: 0, design: [], seat: [], swing: [] };
  /** Scores when the card that is open was played, and those of the moment. */
  const before = new Int32Array(seats);
  const now: number[] = [];
  let turns = 0;
  let isOpen = false;

  const open = (seat: number, design: string) => {
    plays.design[plays.count] = design;
    plays.seat[plays.count] = seat;
    before.set(now);
    isOpen = true;
  };
  /** What a card brought is known when the next is played or the turn is over. */
  const close = (at: readonly number[]) => {
    if (!isOpen) return;
    isOpen = false;
    const by = plays.seat[plays.count];
    let swing = 0;
    for (let seat = 0; seat < seats; seat += 1) {
      const gain = (at[seat] ?? 0) - (before[seat] ?? 0);
      swing += seat === by ? gain * (seats - 1) : -gain;
    }
    plays.swing[plays.count] = swing;
    plays.count += 1;
  };

  return {
    watch: {
      play(seat, design, scores) {
        if (seat < 0) return;
        scores(now);
        close(now);
        open(seat, design);
      },
      phase(phase, _seat, scores) {
        if (!turnPhases.has(phase)) return;
        turns += 1;
        const isNoted = curve.turns < CURVE_TURNS;
        if (!isOpen && !isNoted) return;
        scores(now);
        close(now);
        if (!isNoted) return;
        noted.set(now, curve.turns * seats);
        curve.turns += 1;
      },
    },
    begin() {
      turns = 0;
      isOpen = false;
      curve.turns = 0;
      plays.count = 0;
    },
    finish(scores) {
      close(scores);
      return { turns, curve, plays };
    },
  };
}
