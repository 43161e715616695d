// A file of its own, fetched by tables that are played at a server.
import type { Answer, GameEvent } from '@draco-table/engine';
import {
  checkProof,
  type Json,
  Link,
  type Proof,
  type Reaction,
  type SaidProblem,
  same,
  type TableInfo,
} from '@draco-table/protocol';
import { nothing, type TemplateResult } from 'lit';
import type { CurrentGame } from '../game/current-game.js';
import type { Opening } from '../game/opening.js';
import type { LaterActions } from '../later/later-actions.js';
import type { Overlays } from '../later/overlays.js';
import { addressOf, type GameData, LoadError, loadGame, problem } from '../load/load-game.js';
import { replayOf } from '../session/replay-code.js';
import type { Store } from '../session/store.js';
import type { Attributes } from '../settings/attributes.js';
import type { Scene } from '../view/scene.js';
import { languageOf } from '../words/language.js';
import type { Words } from '../words/words.js';
import { forgetTable, readCode, rememberTable, tableKeep } from './code.js';
import { type LobbyState, renderLobby } from './lobby.js';
import { onlineStyles } from './online.styles.js';
import { OnlineSession } from './online-session.js';
import { renderOnline, renderPlateNote, renderProof, renderReact } from './overlay.js';
import { onlineWords } from './words.js';

export interface OnlineHost {
  table: Attributes;
  current: CurrentGame;
  opening: Opening;
  overlays: Overlays;
  words: Words;
  store(): Store;
  games(): URL;
  allow(answer: Answer): boolean;
  changed(events: GameEvent[]): void;
  /** Said in a line over the table. */
  notice(text: string, found?: SaidProblem): void;
  fail(error: unknown): void;
  fire(name: string, detail: Record<string, unknown>): void;
}

export type ProofState = 'none' | 'checking' | 'fair' | 'missing' | 'broken';

/** A table at a server: its lobby, its game, and the life around it. */
export class Online {
  link: Link | undefined;
  readonly reactions = new Map<number, { reaction: Reaction; timer: ReturnType<typeof setTimeout> }>();
  isReacting = false;
  proof: ProofState = 'none';
  lobby: LobbyState = { name: '', seat: undefined, crest: undefined, copied: false };
  private data: GameData | undefined;
  private rules = '';
  private invite: string | undefined;
  private asked = '';
  private crests = '';
  private readonly ticking: ReturnType<typeof setInterval>;

  constructor(private readonly host: OnlineHost) {
    const { table } = host;
    const root = table.shadowRoot;
    if (root)
      root.adoptedStyleSheets = [
        ...root.adoptedStyleSheets,
        ...(onlineStyles.styleSheet ? [onlineStyles.styleSheet] : []),
      ];
    this.lobby.name = host.overlays.remembered('name') ?? '';
    addEventListener('online', this.retry);
    addEventListener('pagehide', this.retry);
    document.addEventListener('visibilitychange', this.retry);
    // Waiting times and clocks go on by themselves.
    this.ticking = setInterval(() => {
      if (this.link?.info?.status === 'playing') table.requestUpdate();
    }, 1_000);
  }

  private readonly retry = (): void => {
    if (document.visibilityState === 'visible') this.link?.retry();
  };

  close(): void {
    this.link?.close();
    clearInterval(this.ticking);
    removeEventListener('online', this.retry);
    removeEventListener('pagehide', this.retry);
    document.removeEventListener('visibilitychange', this.retry);
  }

  // ——— coming to the table ———

  open(): void {
    const { table, fail } = this.host;
    try {
      const code = readCode(table.table);
      const server = addressOf(table.server || './').href;
      if (!code) throw new LoadError(problem('D0826', 'The link to the table is not whole.'));
      const keep = tableKeep(this.host.store());
      const own = keep.read(`key:${code.table}`);
      const key = own ?? code.key;
      if (!key) throw new LoadError(problem('D0826', 'The link to the table is not whole.'));
      // What was invited with can be passed on.
      this.invite = keep.read(`invite:${code.table}`) ?? (code.key !== own ? code.key : undefined);
      this.sitDown(server, code.table, key, own !== undefined && code.key !== own ? code.key : undefined);
    } catch (error) {
      fail(error);
    }
  }

  private sitDown(server: string, table: string, key: string, otherwise?: string): void {
    const { host } = this;
    this.link?.close();
    this.rules = '';
    this.crests = '';
    this.proof = 'none';
    const keep = tableKeep(host.store());
    const link = new Link({
      server,
      table,
      key,
      keep,
      open: (url) => new WebSocket(url),
      changed: (events) => this.changed(events),
      reacted: (seat, reaction) => this.reacted(seat, reaction),
      refused: (found) => {
        // The seat was given up: the invitation may still hold.
        if (found.code === 'D1104' && otherwise) {
          keep.remove(`key:${table}`);
          forgetTable(host.store(), table);
          return this.sitDown(server, table, otherwise);
        }
        if (link.problem) {
          if (found.code === 'D1104') forgetTable(host.store(), table);
          return host.fail(new LoadError(this.said(found)));
        }
        host.notice(host.words.of(this.said(found)).message, found);
      },
      seated: () => {
        host.overlays.remember('name', this.lobby.name);
      },
    });
    this.link = link;
    link.connect();
  }

  private said(found: SaidProblem) {
    return { ...found };
  }

  private changed(events: GameEvent[]): void {
    const { host, link } = this;
    const info = link?.info;
    if (!link || !info) return;
    if (this.rules !== info.rules) {
      this.rules = info.rules;
      void this.fetchGame().catch((error: unknown) => host.fail(error));
      return;
    }
    if (!this.data) return;
    this.remember();
    this.dress(this.data, info);
    void host.words.name(info.seats.map(({ name }) => name));
    if (link.view && !(host.current.session instanceof OnlineSession && host.current.session.link === link))
      this.play(link);
    else if (link.view) host.changed(events);
    else host.table.requestUpdate();
    this.tellPage();
  }

  /** The crests that people chose. */
  private dress(data: GameData, info: TableInfo): void {
    const crests = JSON.stringify(info.seats.map(({ crest }) => crest));
    if (crests === this.crests) return;
    this.crests = crests;
    const names = this.host.opening.loaded?.ruleset.seats.names ?? [];
    const seats = { ...data.theme.seats };
    info.seats.forEach(({ crest }, seat) => {
      const name = names[seat];
      if (crest && name !== undefined) seats[name] = { ...seats[name], crest };
    });
    this.host.opening.data = { ...data, theme: { ...data.theme, seats } };
  }

  private play(link: Link): void {
    const { host } = this;
    const ruleset = host.opening.loaded?.ruleset;
    if (!ruleset) return;
    host.overlays.set({ isResultHidden: false });
    host.current.play(
      new OnlineSession(link, ruleset, {
        changed: (events) => host.changed(events),
        allow: host.allow,
        refused: (found) => host.notice(host.words.of(this.said(found)).message, found),
      }),
    );
  }

  /** From the folder of games where it is the same game; else from the server, where it is hostile until checked. */
  private async fetchGame(): Promise<void> {
    const { host, link } = this;
    const info = link?.info;
    if (!info) return;
    const lang = languageOf(host.table);
    const own = info.isBrought
      ? undefined
      : await loadGame({ game: info.game, deck: info.deck, lang, base: host.games() }).catch(() => undefined);
    const isSame = (own?.ruleset as { hash?: string } | undefined)?.hash === info.ruleset;
    const src = new URL(`api/rules/${info.rules}`, addressOf(host.table.server || './')).href;
    this.data = own && isSame ? own : await loadGame({ src, lang, base: host.games() });
    host.words.add(await onlineWords(lang));
    await host.opening.lay(this.data);
    this.changed([]);
  }

  private remember(): void {
    const { link, host } = this;
    const info = link?.info;
    if (!info || link.role !== 'seat') return;
    rememberTable(host.store(), {
      server: addressOf(host.table.server || './').href,
      table: info.id,
      game: info.game,
      ...(info.deck && { deck: info.deck }),
      names: info.seats.flatMap(({ name }) => name ?? []),
      status: info.status,
      at: Date.now(),
    });
  }

  /** Pages may want to say whose move it is. */
  private tellPage(): void {
    const { link } = this;
    const isMine = Boolean(this.host.current.session?.decision);
    const now = `${link?.info?.id}/${link?.info?.status}/${isMine && link?.at}`;
    if (now === this.asked) return;
    this.asked = now;
    this.host.fire('draco-table', {
      table: link?.info,
      seat: link?.seat ?? null,
      isYourMove: isMine,
      pushKey: link?.pushKey,
    });
  }

  // ——— what people do ———

  readonly act = {
    set: (change: Partial<LobbyState>): void => {
      Object.assign(this.lobby, change);
      this.host.table.requestUpdate();
    },
    sit: (seat: number): void => {
      const name = this.lobby.name.trim();
      this.act.set({ seat, isNameMissing: !name });
      if (name) this.link?.sit(seat, name, this.lobby.crest);
    },
    start: (): void => this.link?.say({ is: 'start' }),
    leave: (): void => {
      const { link } = this;
      if (!link?.info) return;
      link.say({ is: 'leave' });
      if (link.info.status !== 'lobby') return;
      const keep = tableKeep(this.host.store());
      keep.remove(`key:${link.info.id}`);
      forgetTable(this.host.store(), link.info.id);
      if (this.invite) setTimeout(() => this.open(), 200);
    },
    copy: (): void => {
      navigator.clipboard?.writeText(this.address()).then(
        () => this.act.set({ copied: true }),
        () => {},
      );
    },
    react: (reaction: Reaction): void => {
      this.isReacting = false;
      this.link?.say({ is: 'react', reaction });
      this.host.table.requestUpdate();
    },
    toggleReactions: (): void => {
      this.isReacting = !this.isReacting;
      this.host.table.requestUpdate();
    },
    vote: (yes: boolean): void => this.link?.say({ is: 'vote', yes }),
    replace: (seat: number): void => this.link?.say({ is: 'propose', what: 'replace', seat }),
    comeBack: (): void => this.link?.say({ is: 'return' }),
    rematch: (): void => this.rematch(),
    verify: (): void => void this.verify(),
  };

  /** The link that others come with; to watch, for who has no other. */
  address(): string {
    const { info } = this.link ?? {};
    const url = new URL(location.href);
    url.hash = `${info?.id}${this.invite ? `.${this.invite}` : ''}`;
    return url.href;
  }

  /** The link that only lets watch: the host has it. */
  get watchAddress(): string | undefined {
    const { info } = this.link ?? {};
    const key = info && tableKeep(this.host.store()).read(`watch:${info.id}`);
    if (!key) return undefined;
    const url = new URL(location.href);
    url.hash = `${info.id}.${key}`;
    return url.href;
  }

  get canInvite(): boolean {
    // Who may only watch has no seats to give away.
    return this.invite !== undefined && this.link?.role !== 'watcher';
  }

  private rematch(): void {
    const { link, host } = this;
    const next = link?.info?.next;
    if (!link || !next) {
      link?.say({ is: 'rematch' });
      return;
    }
    const keep = tableKeep(host.store());
    keep.write(`key:${next}`, link.key);
    if (this.invite) keep.write(`invite:${next}`, this.invite);
    const watch = link.info && keep.read(`watch:${link.info.id}`);
    if (watch) keep.write(`watch:${next}`, watch);
    host.current.leave();
    this.data = undefined;
    const { server } = host.table;
    this.sitDown(addressOf(server || './').href, next, link.key);
    host.fire('draco-rematch', { table: next });
    host.table.requestUpdate();
  }

  private reacted(seat: number, reaction: Reaction): void {
    clearTimeout(this.reactions.get(seat)?.timer);
    const timer = setTimeout(() => {
      this.reactions.delete(seat);
      this.host.table.requestUpdate();
    }, 4_000);
    this.reactions.set(seat, { reaction, timer });
    this.host.table.requestUpdate();
  }

  // ——— after the end ———

  private async fetchReplay() {
    const { link } = this;
    const url = new URL(`api/tables/${link?.info?.id}/replay`, addressOf(this.host.table.server || './'));
    const response = await fetch(url, { headers: { authorization: `Bearer ${link?.key}` } });
    if (!response.ok)
      throw new LoadError(problem('D0811', `Could not load ${url.href}.`, { url: url.href, status: response.status }));
    return (await response.json()) as Parameters<typeof replayOf>[0] & { proof: Proof };
  }

  async watch(): Promise<void> {
    const { host } = this;
    const saved = await this.fetchReplay();
    await host.opening.watch(replayOf(saved, this.link?.info?.game ?? ''));
  }

  /** Deals the cards again from what was published, and plays the answers: it must come out as it was seen here. */
  private async verify(): Promise<void> {
    const { host, link } = this;
    const info = link?.info;
    if (!link || !info || !host.opening.loaded) return;
    this.proof = 'checking';
    host.table.requestUpdate();
    try {
      const { proof, start, answers } = await this.fetchReplay();
      const keep = tableKeep(host.store());
      const faults = checkProof(proof, start.seed);
      const promised = keep.read(`promise:${info.id}`) === proof.commitment;
      const pledged = keep.read(`pledges:${info.id}`) ?? JSON.stringify(proof.pledges);
      const game = host.opening.play(start);
      const isPlayed = answers.every((answer) => game.answer(answer).ok);
      const isSame = same(game.events(link.seat) as unknown as Json, link.events as unknown as Json);
      const isSound = promised && pledged === JSON.stringify(proof.pledges) && isPlayed && isSame;
      const isBroken = !isSound || faults.some(({ fault }) => fault !== 'missing');
      this.proof = isBroken ? 'broken' : faults.length ? 'missing' : 'fair';
    } catch (error) {
      this.proof = 'none';
      host.notice(error instanceof Error ? error.message : String(error));
    }
    host.table.requestUpdate();
  }

  // ——— drawing ———

  /** Before the deal there is a lobby in place of the table. */
  renderLobby(): TemplateResult | undefined {
    const { link, data, host } = this;
    const { texts } = host.words;
    const ruleset = host.opening.loaded?.ruleset;
    if (!link?.info || !data || !texts || !ruleset || link.view) return undefined;
    return renderLobby(this, link, link.info, { data, texts, ruleset });
  }

  renderOver(scene: Scene): TemplateResult | typeof nothing {
    const { link } = this;
    return link?.info ? renderOnline(this, link, link.info, scene) : nothing;
  }

  renderBar(scene: Scene): TemplateResult | typeof nothing {
    const { link } = this;
    return link ? renderReact(this, link, scene) : nothing;
  }

  plate(scene: Scene, seat: number): TemplateResult | typeof nothing {
    const { link } = this;
    return link?.info ? renderPlateNote(this, link.info, scene, seat) : nothing;
  }

  /** The buttons of the end mean other things here. */
  laterActions(act: LaterActions): LaterActions {
    const { restart: _, setPace: __, ...panel } = act.panel;
    // A deal that everybody has seen is no game among friends.
    const { sameAgain: ___, ...rest } = act;
    return {
      ...rest,
      again: this.act.rematch,
      watch: () => void this.watch().catch((error: unknown) => this.host.fail(error)),
      leaveReplay: () => {
        this.host.current.leave();
        if (this.link) this.play(this.link);
      },
      share: this.act.copy,
      againWord: this.link?.info?.next ? 'ui-online-follow' : 'ui-online-rematch',
      more: (scene) => renderProof(this, scene),
      panel: { ...panel, share: this.act.copy },
    };
  }
}
