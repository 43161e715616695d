import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { ringLayout } from '../view/ring.js';

type Host = ReactiveControllerHost & HTMLElement;

/** How wide a letter of a bold title is at most, in its own size: browsers bring typefaces of very different widths. */
function letterOf(stage: Element): number {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.font = `700 100px ${getComputedStyle(stage).getPropertyValue('--title')}`;
  return pen.measureText('mounter').width / 660;
}

/** So much room is kept for a question. */
const kept = 54;

/** Beside a piece, for its light and its marks. */
const margin = 4;

/** What stands in the middle of a ring is drawn smaller where it would lie under the pieces; gives how much smaller. */
function fit(middle: HTMLElement, { width, height }: Sizes['stage'], from: number): number {
  const { size, points } = ringLayout(Number(middle.dataset.seats), width, height);
  const [shelf, playing] = middle.querySelectorAll<HTMLElement>('.shelf, .playing') as unknown as HTMLElement[];
  if (!shelf) return 1;
  // It stands on the card in play, where there is room for that.
  const foot = playing?.offsetWidth ? 1 : 0.5;
  const [left, top] = [(width - middle.clientWidth) / 2, (height - middle.clientHeight) / 2];
  const origin = { x: shelf.offsetLeft + shelf.offsetWidth / 2, y: shelf.offsetTop + shelf.offsetHeight * foot };
  const isClear = (scale: number): boolean =>
    ([...shelf.children] as HTMLElement[]).every((one) => {
      // Within what is drawn by a transform, places are counted from that.
      const isInside = one.offsetParent === shelf;
      const at = {
        x: one.offsetLeft + (isInside ? shelf.offsetLeft : 0),
        y: one.offsetTop + (isInside ? shelf.offsetTop : 0),
      };
      const drawn = { x: origin.x + (at.x - origin.x) * scale + left, y: origin.y + (at.y - origin.y) * scale + top };
      if (foot === 1) drawn.y += ((scale - 1) * shelf.offsetHeight) / 2;
      return points.every(({ x, y }) => {
        const across = Math.max(drawn.x - x, 0, x - drawn.x - one.offsetWidth * scale);
        const down = Math.max(drawn.y - y, 0, y - drawn.y - one.offsetHeight * scale);
        return !one.offsetWidth || Math.hypot(across, down) > size / 2 + margin;
      });
    });
  let scale = from;
  while (scale > 0.5 && !isClear(scale)) scale -= 0.02;
  middle.style.setProperty('--fit', scale.toFixed(2));
  middle.style.setProperty('--shelf', `${shelf.offsetHeight}px`);
  middle.classList.toggle('tight', scale < 0.95);
  return scale;
}

/** How large the stage and the question are, and what stands in the middle. */
export class Sizes implements ReactiveController {
  /** Nothing is laid on the stage before this is known, so that nothing has to jump. */
  stage = { width: 0, height: 0 };
  private watched: (Element | null)[] = [];
  /** Those that the middle was fitted between. */
  private seats: string | undefined;
  private scale = 1;
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
      // What has once made room for more stays as it is: it would jump with all that comes and goes.
      const isAnew = middle.dataset.seats !== this.seats || width !== this.stage.width || height !== this.stage.height;
      this.seats = middle.dataset.seats;
      this.scale = fit(middle, { width, height }, isAnew ? 1 : this.scale);
    }
    if (Math.hypot(width - this.stage.width, height - this.stage.height) > 1) {
      this.stage = { width, height };
      this.host.requestUpdate();
    }
    // What lies below the question makes room for it.
    question?.parentElement?.style.setProperty('--dt-question', `${question.clientHeight}px`);
    // What it covers of the table can be scrolled out from under it.
    (stage as HTMLElement).style.setProperty('--over', `${Math.max(0, (question?.clientHeight ?? 0) - kept)}px`);
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
