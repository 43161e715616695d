import type { Game, GameEvent } from '@draco-table/engine';
import type { Replay } from './replay-code.js';

const snapshotEvery = 16;

/** Steps through a finished or shared game in both directions. */
export class Replayer {
  /** Positions to go on from, so that stepping back does not play everything again. */
  private readonly snapshots: Game[];
  at = 0;
  game: Game;
  /** Index of the first step that no longer fits the rules, if any. */
  readonly oddStep: number | undefined;
  readonly length: number;

  constructor(
    start: Game,
    private readonly steps: Replay['steps'],
  ) {
    this.snapshots = [start.fork()];
    this.game = start.fork();
    const probe = start.fork();
    let done = 0;
    for (; done < steps.length; done++) {
      if (done > 0 && done % snapshotEvery === 0) this.snapshots.push(probe.fork());
      if (!this.play(probe, done)) break;
    }
    this.length = done;
    this.oddStep = done < steps.length ? done : undefined;
  }

  private play(game: Game, index: number): boolean {
    const step = this.steps[index];
    const decision = game.decisions.find((open) => open.seat === step?.seat);
    if (!step || !decision) return false;
    return game.answer({ decision: decision.id, seat: step.seat, choose: step.choose, version: game.version }).ok;
  }

  /** Goes to the position after `step` answers; gives what happened on the last of them. */
  goTo(step: number, seat: number | null): GameEvent[] {
    const target = Math.min(Math.max(0, step), this.length);
    let from = this.at;
    if (target < this.at || target - this.at > snapshotEvery) {
      const index = Math.min(Math.floor(target / snapshotEvery), this.snapshots.length - 1);
      this.game = (this.snapshots[index] as Game).fork();
      from = index * snapshotEvery;
    }
    let seen = this.game.events(seat).length;
    for (let i = from; i < target; i++) {
      seen = this.game.events(seat).length;
      this.play(this.game, i);
    }
    this.at = target;
    return this.game.events(seat).slice(seen);
  }
}
