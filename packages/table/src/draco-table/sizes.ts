import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

/** How wide a letter of a bold title is at most, in its own size: browsers bring typefaces of very different widths. */
function letterOf(stage: Element): number {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.font = `700 100px ${getComputedStyle(stage).getPropertyValue('--title')}`;
  return pen.measureText('mounter').width / 660;
}

/** How large the stage and the question are. */
export class Sizes implements ReactiveController {
  /** Nothing is laid on the stage before this is known, so that nothing has to jump. */
  stage = { width: 0, height: 0 };
  private watched: (Element | null)[] = [];
  private readonly observer = new ResizeObserver(() => this.measure());

  constructor(
    private readonly host: Host,
    /** The stage stands. */
    private readonly found: () => void,
  ) {
    host.addController(this);
  }

  private measure(): void {
    const [stage, question] = this.watched;
    if (!stage) return;
    const { clientWidth: width, clientHeight: height } = stage;
    if (Math.hypot(width - this.stage.width, height - this.stage.height) > 1) {
      this.stage = { width, height };
      this.host.requestUpdate();
    }
    // What lies below the question makes room for it.
    question?.parentElement?.style.setProperty('--dt-question', `${question.clientHeight}px`);
  }

  hostUpdated(): void {
    const [stage, question] = this.watched;
    const now = ['.stage', '.prompt'].map((part) => this.host.shadowRoot?.querySelector(part) ?? null);
    if (now[0] === stage && now[1] === question) return;
    this.watched = now;
    this.observer.disconnect();
    for (const one of now) if (one) this.observer.observe(one);
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
