import type { Game } from '@draco-table/engine';
import type { ReactiveController } from 'lit';
import type { Store } from '../session/store.js';
import type { Attributes } from '../settings/attributes.js';
import { isSavedTable, type SavedTable } from './saved-table.js';

type Host = Attributes & { readonly currentGame: Game | undefined; save(): SavedTable | undefined };

export interface Place {
  store(): Store;
  /** The name of a game that came without an address. */
  game(): string | undefined;
  /** The browser does not keep it. */
  onRefused(): void;
}

/** Keeps the running game in the browser, to go on with it after a reload. */
export class Keeper implements ReactiveController {
  private version: number | undefined;
  private waiting: { key: string; timer: ReturnType<typeof setTimeout> } | undefined;

  constructor(
    private readonly host: Host,
    private readonly place: Place,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pagehide', this.now);
  }

  hostDisconnected(): void {
    removeEventListener('pagehide', this.now);
    this.now();
  }

  private get key(): string {
    const { id, localName, game, src, deck } = this.host;
    const nth = id || String([...document.querySelectorAll(localName)].indexOf(this.host));
    return ['draco-table', game || src || this.place.game(), deck, nth].join(':');
  }

  /** What was kept; null where that is cut short, or someone else's. */
  read(): SavedTable | null | undefined {
    const text = this.place.store().read(this.key);
    if (!text) return undefined;
    try {
      const kept: unknown = JSON.parse(text);
      if (isSavedTable(kept)) return kept;
    } catch {
      // told by who reads it
    }
    return null;
  }

  /** What cannot be used is not lost: the new game is kept in its place, and it beside that. */
  setAside(): void {
    const { key } = this;
    const store = this.place.store();
    store.write(`${key}:unread`, store.read(key) ?? '');
  }

  /** Not between an answer and its drawing; what a leaving page has not kept yet, it keeps then. */
  soon(): void {
    if (this.host.currentGame?.version === this.version) return;
    // Under the name that it has in the page now: it may be taken out before.
    this.waiting ??= { key: this.key, timer: setTimeout(this.now, 250) };
  }

  private readonly now = (): void => {
    if (this.waiting) this.keep(this.waiting.key);
  };

  keep(key = this.key): void {
    clearTimeout(this.waiting?.timer);
    this.waiting = undefined;
    const saved = this.host.save();
    this.version = this.host.currentGame?.version;
    if (saved && !this.place.store().write(key, JSON.stringify(saved))) this.place.onRefused();
  }
}
