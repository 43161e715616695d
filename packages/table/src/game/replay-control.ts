import type { Game, GameEvent } from '@draco-table/engine';
import type { Replay } from '../session/replay-code.js';
import { Replayer } from '../session/replayer.js';

const slowest = 300;

/** A replay that is being watched: where it is, and whether it runs by itself. */
export class ReplayControl {
  private readonly replayer: Replayer;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    start: Game,
    steps: Replay['steps'],
    private readonly host: { viewer: number | null; pace: number; moved(events: GameEvent[]): void },
  ) {
    this.replayer = new Replayer(start, steps);
  }

  /** The seat that looks; null for a spectator. */
  get viewer(): number | null {
    return this.host.viewer;
  }
  get game(): Game {
    return this.replayer.game;
  }
  get at(): number {
    return this.replayer.at;
  }
  get length(): number {
    return this.replayer.length;
  }
  get oddStep(): number | undefined {
    return this.replayer.oddStep;
  }
  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  goTo(step: number): void {
    const events = this.replayer.goTo(step, this.host.viewer);
    if (this.at >= this.length) this.stop();
    this.host.moved(events);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else {
      if (this.at >= this.length) this.goTo(0);
      this.timer = setInterval(() => this.goTo(this.at + 1), Math.max(slowest, this.host.pace));
    }
    this.host.moved([]);
  }
}
