import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

/** How large the stage is; nothing is laid on it before that is known, so that nothing has to jump. */
export class StageSize implements ReactiveController {
  now = { width: 0, height: 0 };
  private stage: Element | undefined;
  private observer: ResizeObserver | undefined;

  constructor(
    private readonly host: Host,
    /** The stage stands. */
    private readonly found: () => void,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const stage = this.host.shadowRoot?.querySelector('.stage');
    if (!stage || this.stage === stage) return;
    this.found();
    this.stage = stage;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = stage;
      if (Math.hypot(width - this.now.width, height - this.now.height) <= 1) return;
      this.now = { width, height };
      this.host.requestUpdate();
    };
    measure();
    this.observer?.disconnect();
    this.observer = new ResizeObserver(measure);
    this.observer.observe(stage);
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    this.stage = undefined;
  }
}
