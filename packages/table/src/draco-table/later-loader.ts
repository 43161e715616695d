import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Later } from './later.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Shared by all tables of the page: one of them fetches for all. */
let fetched: Later | undefined;

/** Fetches what the first question can do without, and draws the table again when it is there. */
export class LaterLoader implements ReactiveController {
  private loading: Promise<Later> | undefined;
  private isStyled = false;

  constructor(
    private readonly host: Host,
    private readonly failed: () => void,
  ) {
    host.addController(this);
  }

  get now(): Later | undefined {
    return this.isStyled ? fetched : undefined;
  }

  /** Rejected when it cannot be fetched; the next call tries again. */
  load(): Promise<Later> {
    this.loading ??= import('./later.js').then((later) => this.take(later));
    return this.loading.catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
  }

  /** Fetches it unless it is there; who cannot wait for it is drawn without. */
  want(): void {
    if (!this.now) this.load().catch(() => this.failed());
  }

  private take(later: Later): Later {
    fetched = later;
    const sheet = later.laterStyles.styleSheet;
    const root = this.host.shadowRoot;
    if (root && sheet && !this.isStyled) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    this.isStyled = true;
    this.host.requestUpdate();
    return later;
  }

  hostConnected(): void {
    // A second table of the page need not wait.
    if (fetched && this.host.shadowRoot) this.take(fetched);
  }
}
