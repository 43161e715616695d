import type { ReactiveControllerHost } from 'lit';
import type { Store } from '../session/store.js';
import type { PanelState } from '../view/panel.js';

/** The table whose guide is open. */
let reading: HTMLElement | undefined;

export interface Around {
  store(): Store;
  /** The bots wait while somebody reads. */
  wait(isWaiting: boolean): void;
  /** A panel is wanted: fetch what draws it. */
  wantPanel(): void;
}

/** What lies beside and over the table: panel, guide, result, notice, and what the log points at. */
export class Overlays {
  panel: Pick<PanelState, 'tab' | 'isOpen' | 'search' | 'shared' | 'isAsking'> = {
    tab: 'log',
    isOpen: false,
    search: '',
    shared: undefined,
    isAsking: false,
  };
  guideStep: number | undefined;
  isResultHidden = false;
  notice = '';
  /** What somebody did that is held up to be read: the number of its first event. */
  beat: number | undefined;
  /** What a line of the log tells of, while one points at it. */
  hovered: ReadonlySet<string> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly around: Around,
  ) {}

  set(change: Partial<Pick<Overlays, 'guideStep' | 'isResultHidden' | 'notice' | 'hovered'>>): void {
    Object.assign(this, change);
    this.host.requestUpdate();
  }

  setPanel(change: Partial<Overlays['panel']>): void {
    this.panel = { ...this.panel, ...change };
    this.host.requestUpdate();
  }

  get isTaleOpen(): boolean {
    return this.beat !== undefined;
  }

  /** Holds up what somebody did, or puts it away; the game waits for its reader. */
  tell(beat: number | undefined): void {
    const wasOpen = this.isTaleOpen;
    this.beat = beat;
    this.host.requestUpdate();
    if (wasOpen !== this.isTaleOpen) this.around.wait(this.isTaleOpen);
  }

  /** What this browser was told once for all tables. */
  remembered(name: string): string | undefined {
    return this.around.store().read(`draco-table:${name}`);
  }

  remember(name: string, value: string): void {
    this.around.store().write(`draco-table:${name}`, value);
  }

  /** Read before, or just being read at another table of the page. */
  get isGuided(): unknown {
    return this.remembered('guided') || (reading !== this.host && reading?.isConnected);
  }

  /** At once where the table is in sight, else when it is scrolled there. */
  openGuideInSight(): void {
    const { top, bottom } = this.host.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) {
      this.openGuide();
      return;
    }
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        if (!this.isGuided) this.openGuide();
      },
      { threshold: 0.3 },
    );
    watch.observe(this.host);
  }

  openGuide(): void {
    reading = this.host;
    this.set({ guideStep: 0 });
    this.around.wait(true);
  }

  /** Once read, it does not come by itself again. */
  closeGuide(isRead: boolean): void {
    if (this.guideStep === undefined) return;
    if (isRead) this.remember('guided', '1');
    reading = undefined;
    this.set({ guideStep: undefined });
    this.around.wait(false);
  }

  /** Puts away what lies on top; whether something did. */
  closeOne(): boolean {
    if (this.panel.isOpen) this.setPanel({ isOpen: false });
    else if (this.guideStep !== undefined) this.closeGuide(true);
    else if (this.isTaleOpen) this.tell(undefined);
    else return false;
    return true;
  }

  readonly togglePanel = (): void => {
    this.around.wantPanel();
    this.setPanel({ isOpen: !this.panel.isOpen });
  };

  readonly dismissNotice = (): void => this.set({ notice: '' });
}
