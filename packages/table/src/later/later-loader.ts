import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Later } from './later.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Shared by all tables of the page: one of them fetches for all. */
let fetched: Later | undefined;

/** Fetches what the first question can do without, and draws the table again when it is there. */
export class LaterLoader implements ReactiveController {
  private loading: Promise<Later> | undefined;
  /** There, with the words and the styles that it needs. */
  now: Later | undefined;

  constructor(
    private readonly host: Host,
    /** Done before anything of it is drawn. */
    private readonly prepare: (later: Later) => Promise<void>,
    private readonly failed: () => void,
  ) {
    host.addController(this);
  }

  private hasFailed = false;

  /** Not there yet, but to be waited for. */
  get isComing(): boolean {
    return !this.now && !this.hasFailed;
  }

  /** Rejected when it cannot be fetched; the next call tries again. */
  load(): Promise<Later> {
    this.loading ??= import('./later.js')
      .then(({ later }) => this.take(later))
      .catch((error: unknown) => {
        this.loading = undefined;
        this.hasFailed = true;
        this.host.requestUpdate();
        throw error;
      });
    return this.loading;
  }

  /** Fetches it unless it is there; who cannot wait for it is drawn without. */
  want(): void {
    if (!this.now) this.load().catch(() => this.failed());
  }

  private async take(later: Later): Promise<Later> {
    fetched = later;
    await this.prepare(later);
    const root = this.host.shadowRoot;
    if (root && !this.now)
      root.adoptedStyleSheets = [
        ...root.adoptedStyleSheets,
        ...later.laterStyles.flatMap(({ styleSheet }) => styleSheet ?? []),
      ];
    this.now = later;
    this.host.requestUpdate();
    return later;
  }

  hostConnected(): void {
    // A second table of the page need not wait.
    if (fetched && !this.now) this.want();
  }
}
