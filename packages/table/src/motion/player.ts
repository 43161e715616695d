import type { GameEvent } from '@draco-table/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterFrame } from './after-frame.js';
import { coins, measure, settle, tumble } from './motion.js';
import { prefersStillness } from './stillness.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Shows what happened between two drawings as movement. */
export class MotionPlayer implements ReactiveController {
  private events: readonly GameEvent[] = [];
  private before: ReturnType<typeof measure> | undefined;
  /** The same, measured while something is pressed: an answer that comes of it need not be. */
  private pressed: ReturnType<typeof measure> | undefined;
  /** What is drawn now came of it. */
  private isAsked = false;
  /** What comes and goes by itself, at rest meanwhile. */
  private lights: Animation[] = [];
  private frame = 0;
  private running: Animation[] = [];
  /** Of those, things on their way to a place that may be another one by now. */
  private moves: Animation[] = [];

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /** To be shown with the next drawing. */
  queue(events: readonly GameEvent[]): void {
    this.events = [...this.events, ...events];
  }

  /** Ends what is still moving. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  /**
   * A finger or a button is down. Until the frame that shows what comes of it the lights rest: where nothing moves by
   * itself, the browser waits for the page with that frame; else it draws one without it after two thirds of the time.
   */
  press(): void {
    this.skip();
    const root = this.host.shadowRoot as ShadowRoot;
    this.pressed = measure(root);
    this.lights = root.getAnimations();
    for (const light of this.lights) light.pause();
    for (const event of ['pointerup', 'pointercancel']) addEventListener(event, this.lift, { once: true });
  }

  private readonly lift = (): void =>
    afterFrame(() => {
      this.pressed = undefined;
      for (const light of this.lights) if (light.playState === 'paused') light.play();
    });

  /** What can be chosen begins to pulse once it is seen: to set up so many movements takes time, which an answer lacks. */
  private readonly pulse = (): void => {
    for (const one of this.host.shadowRoot?.querySelectorAll('.legal,[data-pulses]') ?? [])
      one.toggleAttribute('data-pulses', one.matches('.legal'));
  };

  hostUpdate(): void {
    const root = this.host.shadowRoot;
    this.isAsked = this.pressed !== undefined;
    if (root && this.events.length && !prefersStillness()) this.before ??= this.pressed ?? measure(root);
    this.pressed = undefined;
  }

  /**
   * With the frame that shows the drawing, which has the page laid out anyway. What a finger or a mouse asked for does not
   * wait for that frame: all that is done before it begins leaves more of it for painting.
   */
  hostUpdated(): void {
    // Nobody sees a hidden page, and it draws no frame.
    if (document.hidden) this.before = undefined;
    if (!this.before) this.events = [];
    else if (this.isAsked) this.play();
    else this.frame ||= requestAnimationFrame(this.play);
    afterFrame(this.pulse);
  }

  private readonly play = (): void => {
    const { events, before } = this;
    const root = this.host.shadowRoot;
    cancelAnimationFrame(this.frame);
    this.events = [];
    this.before = undefined;
    this.frame = 0;
    if (!before || !root) return;
    const layer = root.querySelector('.flights');
    const send = layer ? coins(root, layer, events) : () => [];
    // They go on from where they are seen, which is measured.
    for (const move of this.moves) move.cancel();
    // A die that has left the table would tumble on unseen, which the page would have to do in every frame.
    for (const animation of this.running)
      if (!(animation.effect as KeyframeEffect).target?.isConnected) animation.cancel();
    this.moves = settle(root, before, events);
    this.running = [
      ...this.running.filter(({ playState }) => playState === 'running'),
      ...this.moves,
      ...send(),
      ...(events.some((event) => event.is === 'roll') ? tumble(root) : []),
    ];
  };
}
