import type { GameEvent } from '@draco-table/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { flyCoins, measure, prefersStillness, settle, tumble } from './motion.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Shows what happened between two drawings as movement. */
export class MotionPlayer implements ReactiveController {
  private events: readonly GameEvent[] = [];
  private before: ReturnType<typeof measure> | undefined;
  private running: Animation[] = [];

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /** To be shown with the next drawing. */
  queue(events: readonly GameEvent[]): void {
    this.events = events;
  }

  get isMoving(): boolean {
    return this.running.length > 0;
  }

  /** Ends what is still moving. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  hostUpdate(): void {
    const root = this.host.shadowRoot;
    if (root && this.events.length && !prefersStillness()) this.before = measure(root);
  }

  hostUpdated(): void {
    const { events, before } = this;
    const root = this.host.shadowRoot;
    this.events = [];
    this.before = undefined;
    if (!before || !root || !events.length) return;
    const layer = root.querySelector('.flights');
    const running = [
      ...settle(root, before, events),
      ...(layer ? flyCoins(root, layer, events) : []),
      ...(events.some((event) => event.is === 'roll') ? tumble(root) : []),
    ];
    this.running = running;
    void Promise.allSettled(running.map((animation) => animation.finished)).then(() => {
      if (this.running === running) this.running = [];
    });
  }
}
