import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { ringLayout } from '../view/ring.js';

type Host = ReactiveControllerHost & HTMLElement;

/** How wide a letter of a bold title is at most, in its own size: browsers bring typefaces of very different widths. */
function letterOf(stage: Element): number {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.font = `700 100px ${getComputedStyle(stage).getPropertyValue('--title')}`;
  return pen.measureText('mounter').width / 660;
}

/** Beside a piece, for its light and its marks. */
const margin = 4;

/** What stands in the middle of a ring is drawn smaller where some of it would lie under the pieces. */
function fit(middle: HTMLElement, { width, height }: Sizes['stage']): void {
  const { size, points } = ringLayout(Number(middle.dataset.seats), width, height);
  const all = middle.querySelectorAll<HTMLElement>('.playing, .shelf > *');
  const isClear = (scale: number): boolean =>
    [...all].every(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
      points.every(({ x, y }) => {
        const off = (at: number, room: number, from: number, long: number) =>
          Math.max(0, Math.abs(at - (from + (long - room) / 2) * scale) - (long / 2) * scale);
        const across = off(x - width / 2, middle.clientWidth, offsetLeft, offsetWidth);
        const down = off(y - height / 2, middle.clientHeight, offsetTop, offsetHeight);
        return !offsetWidth || Math.hypot(across, down) > size / 2 + margin;
      }),
    );
  let scale = 1;
  while (scale > 0.6 && !isClear(scale)) scale -= 0.02;
  middle.style.setProperty('--fit', scale.toFixed(2));
}

/** How large the stage and the question are, and what stands in the middle. */
export class Sizes implements ReactiveController {
  /** Nothing is laid on the stage before this is known, so that nothing has to jump. */
  stage = { width: 0, height: 0 };
  private watched: (Element | null)[] = [];
  /** Those that the middle was fitted between. */
  private seats: string | undefined;
  private readonly observer = new ResizeObserver((seen) => this.measure(seen.map(({ target }) => target)));

  constructor(
    private readonly host: Host,
    /** The stage stands. */
    private readonly found: () => void,
  ) {
    host.addController(this);
  }

  private measure(changed: readonly Element[] = []): void {
    const [stage, question, shelf] = this.watched;
    if (!stage) return;
    const { clientWidth: width, clientHeight: height } = stage;
    const middle = shelf?.parentElement;
    // Another question leaves it as it was.
    if (middle && (middle.dataset.seats !== this.seats || changed.some((one) => one !== question))) {
      this.seats = middle.dataset.seats;
      fit(middle, { width, height });
    }
    if (Math.hypot(width - this.stage.width, height - this.stage.height) > 1) {
      this.stage = { width, height };
      this.host.requestUpdate();
    }
    // What lies below the question makes room for it.
    question?.parentElement?.style.setProperty('--dt-question', `${question.clientHeight}px`);
  }

  hostUpdated(): void {
    const [stage] = this.watched;
    const parts = ['.stage', '.prompt', '.ring ~ .middle .shelf', '.ring ~ .middle .playing'];
    const now = parts.map((part) => this.host.shadowRoot?.querySelector(part) ?? null);
    if (now.every((part, i) => part === this.watched[i])) return;
    for (const [i, one] of now.entries()) {
      const last = this.watched[i];
      if (last === one) continue;
      if (last) this.observer.unobserve(last);
      if (one) this.observer.observe(one);
    }
    this.watched = now;
    if (!now[0] || now[0] === stage) return;
    now[0].closest<HTMLElement>('.table')?.style.setProperty('--letter', String(letterOf(now[0])));
    this.found();
    this.measure();
  }

  hostDisconnected(): void {
    this.observer.disconnect();
    this.watched = [];
  }
}
