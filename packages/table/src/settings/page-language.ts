import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Tells when the page itself changes its language, as a page does that lets its readers choose. */
export class PageLanguage implements ReactiveController {
  private readonly observer: MutationObserver;

  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.observer = new MutationObserver(changed);
    host.addController(this);
  }

  hostConnected(): void {
    this.observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }
}
