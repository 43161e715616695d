import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterFrame } from '../motion/after-frame.js';
import { neighbour } from './neighbour.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Keeps the focus through redrawing, and moves it with the arrow keys within a zone. */
export class FocusKeeper implements ReactiveController {
  private had: HTMLElement | undefined;
  /** Where nobody sees it, it comes back after the frame: to give it has the page styled and laid out. */
  private isSeen = true;

  constructor(
    private readonly host: Host,
    /** The last used button of each zone: its one tab stop. */
    private readonly roving: Map<string, string>,
    /** Told while the table itself moves the focus: nobody asked to read what gets it. */
    private readonly keeping: (isKept: boolean) => void,
  ) {
    host.addController(this);
  }

  private get root(): ShadowRoot | null {
    return this.host.shadowRoot;
  }

  /** Before what has it is taken away: to lose it in the midst of being drawn has the page laid out there and then. */
  release(): void {
    const focused = this.root?.activeElement;
    if (!(focused instanceof HTMLElement) || !focused.closest('.room')) return;
    this.hostUpdate();
    this.isSeen = focused.matches(':focus-visible');
    focused.blur();
  }

  hostUpdate(): void {
    const focused = this.root?.activeElement;
    if (focused instanceof HTMLElement) this.had = focused;
  }

  hostUpdated(): void {
    const { had, isSeen } = this;
    this.had = undefined;
    this.isSeen = true;
    const giveBack = () => had && this.giveBack(had, !isSeen);
    if (isSeen) giveBack();
    else afterFrame(giveBack);
  }

  private giveBack(had: HTMLElement, preventScroll: boolean): void {
    const root = this.root as ShadowRoot;
    const screen = root.querySelector('.screen');
    if (screen) {
      if (!screen.contains(root.activeElement)) screen.querySelector<HTMLElement>('[data-autofocus]')?.focus();
      return;
    }
    if (root.activeElement) return;
    const { key, group } = had.dataset;
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    const target =
      (had.isConnected ? had : null) ??
      (key === undefined ? null : find(`[data-key="${CSS.escape(key)}"]`)) ??
      (group === undefined ? null : find(`[data-group="${CSS.escape(group)}"].legal`)) ??
      find('.legal[tabindex="0"], .options button') ??
      find('.confirm button:enabled') ??
      find('#question');
    this.keeping(true);
    target?.focus({ preventScroll });
    this.keeping(false);
  }

  /** Moves the focus as an arrow key asks; whether it did. */
  move(event: KeyboardEvent): boolean {
    const from = this.root?.activeElement;
    if (!(from instanceof HTMLElement) || !from.dataset.group) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const selector = `[data-group="${CSS.escape(from.dataset.group)}"]`;
    const next = neighbour(from, [...(this.root?.querySelectorAll(selector) ?? [])], event.key);
    if (!(next instanceof HTMLElement)) return false;
    event.preventDefault();
    if (next.dataset.key) {
      this.roving.set(from.dataset.group, next.dataset.key);
      this.host.requestUpdate();
    }
    next.focus();
    // A tab that has the focus is the tab that is shown.
    if (next.getAttribute('role') === 'tab') next.click();
    return true;
  }
}
