import type { Game, GameEvent, Loaded, Outcome, Result, SavedGame, Shown } from '@draco-table/engine';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { createTexts, type Texts } from '@draco-table/text';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { type GameData, LoadError, loadGame, problem } from '../load/load-game.js';
import { plainTheme } from '../load/theme.js';
import { isComplete, shift, toggle } from '../model/selection.js';
import { flyCoins, measure, prefersStillness, settle, tumble } from '../motion/motion.js';
import { type Bots, ownBots } from '../session/bots.js';
import { type Engine, ownEngine } from '../session/engine.js';
import { decodeReplay, encodeReplay, type Replay, replayOf } from '../session/replay-code.js';
import { Replayer } from '../session/replayer.js';
import type { Setup } from '../session/seating.js';
import { Session } from '../session/session.js';
import { browserStore, type Store } from '../session/store.js';
import { loadStrings } from '../strings/strings.js';
import { type LogLine, type PanelState, renderPanel, type Tab } from '../view/panel.js';
import { renderPrompt } from '../view/prompt.js';
import { renderReading } from '../view/reading.js';
import { neighbour } from '../view/roving.js';
import { renderRow } from '../view/row.js';
import type { Actions, Reading, Scene } from '../view/scene.js';
import { renderGuide, renderHandOver, renderProblem, renderReplayBar, renderResult } from '../view/screens.js';
import { renderSeats } from '../view/seats.js';
import { renderStage } from '../view/stage.js';
import { icon } from '../view/symbol.js';
import { movedKeys, readGame } from './build-scene.js';
import { styles } from './draco-table.styles.js';
import { emptyRuleset } from './empty-ruleset.js';

/** What `save()` gives and `load()` takes. */
export interface SavedTable {
  format: 1;
  game: SavedGame;
  setup: Setup;
}

/**
 * A table at which any game can be played.
 *
 * @tagname draco-table
 * @slot - What is shown before the script has loaded and where it cannot run.
 * @slot header - Beside the game's name.
 * @fires {CustomEvent<{decision: Decision}>} draco-decision - A person at this table is asked something.
 * @fires {CustomEvent<{answer: Answer}>} draco-answer - Before an answer is given; cancel it to withhold the answer.
 * @fires {CustomEvent<{event: GameEvent}>} draco-event - Something happened, as the seat at the screen may know it.
 * @fires {CustomEvent<{result: Result}>} draco-end - The game is over.
 * @fires {CustomEvent<{problem: Problem}>} draco-error - Something went wrong; it also stands in the table.
 * @csspart base - The whole table.
 * @csspart bar - Title and buttons.
 * @csspart seats - The players' plates; each is a `seat`.
 * @csspart stage - The middle of the table.
 * @csspart zone - Each zone; also by shape: `ring`, `row`, `grid`, `pile`, `hand`, `set`.
 * @csspart card - Each card.
 * @csspart piece - Each piece.
 * @csspart prompt - The question and its controls.
 * @csspart panel - Log, forecast, rules, cards and settings.
 * @cssproperty [--draco-height=min(100dvh, 60rem)] - Height of the table.
 * @cssproperty --draco-room - Colour of the room around the table.
 * @cssproperty --draco-wood - Colour of the table.
 * @cssproperty --draco-paper - Colour of cards and panels.
 * @cssproperty --draco-ink - Colour of the writing on them.
 * @cssproperty --draco-accent - Colour of what can be chosen.
 * @cssproperty --draco-font - Typeface of the text.
 * @cssproperty --draco-title-font - Typeface of titles and cards' names.
 */
export class DracoTable extends LitElement {
  static override styles = styles;

  /** Name of a game in the folder of games. */
  @property() game = '';
  /** Address of a ruleset or a game's `game.json` instead. */
  @property() src = '';
  /** Name of a custom deck of the game. */
  @property() deck = '';
  /** Number of seats; the game's smallest number when absent. */
  @property({ type: Number }) seats = 0;
  /** How many seats the machine plays; all but one when absent. */
  @property({ type: Number }) bots = -1;
  /** The seat of the person at the screen, counted from 1; `none` to look on. */
  @property() seat = '1';
  /** The same seed gives the same game; absent, every game is another. */
  @property() seed = '';
  /** Options of the game: `long-game=yes deck-size=64`. */
  @property() options = '';
  /** Which bot plays: `random`, `greedy` or what else there is. */
  @property() bot = 'greedy';
  /** A replay: the text of a shared link, or the address of a saved game. */
  @property() replay = '';
  @property() override lang = '';
  /** Folder in which the games lie; by default `games/` beside the script. */
  @property() base = '';

  @state() private failure: Problem | undefined;
  @state() private notice = '';
  @state() private picked: readonly string[] = [];
  @state() private reading: Reading | undefined;
  @state() private number: number | undefined;
  @state() private moved: ReadonlySet<string> = new Set();
  @state() private hovered: ReadonlySet<string> | undefined;
  @state() private panel: Tab = 'log';
  @state() private isPanelOpen = false;
  @state() private search = '';
  @state() private shared: string | undefined;
  @state() private guideStep: number | undefined;
  @state() private isResultHidden = false;
  @state() private size = { width: 320, height: 320 };
  @state() private isRunning = false;
  /** Rises with every change of the game, so that the scene is read anew. */
  @state() private tick = 0;

  /** How the table talks to the world; replaced in tests. */
  static engine: Engine = ownEngine;
  static botPlayers: Bots = ownBots;
  static store: Store = browserStore;
  /** Where this script lies, and the games beside it. */
  static gamesUrl: URL = new URL(/* @vite-ignore */ 'games/', import.meta.url);

  private data: GameData | undefined;
  private loaded: Loaded | undefined;
  private texts: Texts | undefined;
  private session: Session | undefined;
  private replayer: Replayer | undefined;
  private pace = 900;
  private loads = 0;
  private roving = new Map<string, string>();
  private lastPointer = 'mouse';
  private boxes: Map<string, DOMRect> | undefined;
  private fresh: GameEvent[] = [];
  private running: Animation[] = [];
  private hadFocus: { key?: string | undefined; group?: string | undefined } | undefined;
  private lines = new Map<number, string | undefined>();
  private ready: { for: string; scene: ReturnType<typeof readGame> } | undefined;
  private asked = '';
  /** Said once instead of the news: why something cannot be chosen. */
  private spoken = '';
  private news: GameEvent[] = [];
  private keptVersion: number | undefined;
  private observer: ResizeObserver | undefined;
  private runTimer: ReturnType<typeof setInterval> | undefined;

  // ——— life ———

  override connectedCallback(): void {
    super.connectedCallback();
    this.session?.start();
    this.addEventListener('keydown', this.onKey);
    this.addEventListener('pointerdown', this.onPointer);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.pause();
    this.stopRunning();
    this.observer?.disconnect();
    this.observer = undefined;
    this.removeEventListener('keydown', this.onKey);
    this.removeEventListener('pointerdown', this.onPointer);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const has = (...names: string[]) => names.some((name) => (changed as Map<string, unknown>).has(name));
    if (has('game', 'src', 'deck', 'base')) void this.open();
    else if (has('seats', 'bots', 'seat', 'seed', 'options', 'bot', 'replay')) void this.begin();
    else if (has('lang') && this.ruleset) void this.speak().then(() => this.touch());
    if (this.fresh.length && this.hasUpdated && !prefersStillness()) this.boxes = measure(this.renderRoot);
    const focused = this.shadowRoot?.activeElement;
    this.hadFocus =
      focused instanceof HTMLElement ? { key: focused.dataset.key, group: focused.dataset.group } : undefined;
  }

  protected override updated(): void {
    const stage = this.renderRoot.querySelector('.stage');
    if (stage && !this.observer) {
      this.observer = new ResizeObserver(([entry]) => {
        const box = entry?.contentRect;
        if (box && (Math.abs(box.width - this.size.width) > 1 || Math.abs(box.height - this.size.height) > 1))
          this.size = { width: box.width, height: box.height };
      });
      this.observer.observe(stage);
    }
    this.animate_();
    this.keepFocus();
  }

  private animate_(): void {
    const events = this.fresh;
    if (!events.length) return;
    this.fresh = [];
    const before = this.boxes;
    this.boxes = undefined;
    if (!before || prefersStillness()) return;
    const layer = this.renderRoot.querySelector('.flights');
    this.running = [
      ...settle(this.renderRoot, before, events),
      ...(layer ? flyCoins(this.renderRoot, layer, events) : []),
      ...(events.some((event) => event.is === 'roll') ? tumble(this.renderRoot) : []),
    ];
  }

  /** Ends what is still moving; a click or Escape does the same. */
  skipMotion(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  private keepFocus(): void {
    const root = this.renderRoot as ShadowRoot;
    const wanted = root.querySelector<HTMLElement>('.screen [data-autofocus]');
    if (wanted && this.hadFocus && !root.querySelector('.screen')?.contains(root.activeElement)) {
      wanted.focus();
      return;
    }
    if (!this.hadFocus || root.activeElement) return;
    const { key, group } = this.hadFocus;
    const same = key === undefined ? null : root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    const target =
      same ??
      (group ? root.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"].legal`) : null) ??
      root.querySelector<HTMLElement>('.legal[tabindex="0"], .options button') ??
      root.querySelector<HTMLElement>('#question');
    target?.focus();
  }

  // ——— loading ———

  private fail(error: unknown): void {
    const found =
      error instanceof LoadError
        ? error.problem
        : isProblem(error)
          ? error
          : problem('D0899', error instanceof Error ? error.message : String(error));
    this.failure = found;
    this.emit('draco-error', { problem: found });
  }

  /** Fetches the game named by the attributes, then begins. */
  private async open(): Promise<void> {
    const load = ++this.loads;
    this.session?.close();
    this.session = undefined;
    this.replayer = undefined;
    this.failure = undefined;
    if (!this.game && !this.src) return;
    try {
      const base = this.base ? new URL(this.base, document.baseURI) : DracoTable.gamesUrl;
      const data = await loadGame({ game: this.game, src: this.src, deck: this.deck, base });
      if (load !== this.loads) return;
      this.data = data;
      this.loaded = DracoTable.engine.load(data.ruleset);
      await this.speak();
      if (load !== this.loads) return;
      await this.begin();
    } catch (error) {
      if (load === this.loads) this.fail(error);
    }
  }

  /** Plays a ruleset that the page has; `look` borrows the theme of a game in the folder of games. */
  async openRuleset(ruleset: unknown, with_: { texts?: GameData['texts']; look?: string } = {}): Promise<void> {
    let look: Pick<GameData, 'theme' | 'art'> = { theme: plainTheme, art: undefined };
    try {
      const base = this.base ? new URL(this.base, document.baseURI) : DracoTable.gamesUrl;
      if (with_.look) look = await loadGame({ game: with_.look, base });
    } catch {
      // without its theme it is plain, but it can be played
    }
    await this.openData({ ruleset, texts: with_.texts ?? {}, theme: look.theme, art: look.art });
  }

  /** Plays a game that comes as data instead of from an address. */
  async openData(data: GameData): Promise<void> {
    this.loads++;
    this.failure = undefined;
    this.session?.close();
    this.session = undefined;
    try {
      this.data = data;
      this.loaded = DracoTable.engine.load(data.ruleset);
      await this.speak();
      await this.begin();
    } catch (error) {
      this.fail(error);
    }
  }

  private get ruleset(): Ruleset | undefined {
    return this.loaded?.ruleset;
  }

  private get language(): string {
    return (
      this.lang ||
      this.closest('[lang]')?.getAttribute('lang') ||
      document.documentElement.lang ||
      navigator.language ||
      'en'
    );
  }

  /** Gathers the words of the game and of the table in the language asked for. */
  private async speak(): Promise<void> {
    const lang = this.language;
    const own = await loadStrings(lang);
    const bundles: Record<string, string[]> = {};
    for (const [tag, text] of Object.entries(own)) bundles[tag] = [text];
    const available = this.data?.texts ?? {};
    const primary = lang.split('-')[0] ?? 'en';
    const wanted = [...new Set([lang, primary, 'en'])].filter((tag) => Object.hasOwn(available, tag));
    // A game may have no English: then its first language is better than none.
    const tags = wanted.length ? wanted : Object.keys(available).slice(0, 1);
    await Promise.all(
      tags.map(async (tag) => {
        const text = await available[tag]?.();
        if (text !== undefined) bundles[tag] = [...(bundles[tag] ?? []), text];
      }),
    );
    this.texts = createTexts({ ruleset: this.ruleset ?? emptyRuleset, bundles, lang, isolate: false });
    this.lines.clear();
    this.ready = undefined;
  }

  private setup(): Setup {
    const limits = this.ruleset?.seats ?? { min: 1, max: 1 };
    const seats = Math.min(limits.max, Math.max(limits.min, Math.trunc(this.seats) || limits.min));
    const seat = this.seat === 'none' ? null : Math.min(seats, Math.max(1, Math.trunc(Number(this.seat)) || 1)) - 1;
    const bots =
      seat === null ? seats : Math.min(seats, Math.max(0, this.bots < 0 ? seats - 1 : Math.trunc(this.bots)));
    return {
      seats,
      bots,
      seat: bots === seats ? null : seat,
      seed: this.seed || randomSeed(),
      bot: this.bot,
      options: readOptions(this.options),
    };
  }

  private get storeKey(): string {
    const place = this.id || String([...document.querySelectorAll(this.localName)].indexOf(this));
    return ['draco-table', this.game || this.src || this.ruleset?.game, this.deck, place].join(':');
  }

  /** Goes on with what is saved, shows the replay asked for, or starts anew. */
  private async begin(): Promise<void> {
    if (!this.loaded) return;
    this.replayer = undefined;
    this.failure = undefined;
    try {
      if (this.replay) return await this.openReplay(this.replay);
      const kept = this.readStore();
      if (kept && sameSetup(kept.setup, this.setup(), this.seed !== '')) {
        if (kept.game.ruleset === this.loaded.ruleset.hash) return this.load(kept);
        this.notice = this.say('ui-other-version');
      }
      this.newGame();
      if (!DracoTable.store.read('draco-table:guided')) this.openGuide();
    } catch (error) {
      this.fail(error);
    }
  }

  private readStore(): SavedTable | undefined {
    const text = DracoTable.store.read(this.storeKey);
    if (!text) return undefined;
    try {
      const kept: unknown = JSON.parse(text);
      return isSavedTable(kept) ? kept : undefined;
    } catch {
      return undefined; // someone else's, or cut short
    }
  }

  private async openReplay(text: string): Promise<void> {
    let replay: Replay | undefined;
    if (/^[\w-]{20,}$/.test(text)) replay = await decodeReplay(text);
    else {
      const response = await fetch(new URL(text, document.baseURI));
      const saved: unknown = response.ok ? await response.json() : undefined;
      const game = isSavedTable(saved) ? saved.game : (saved as SavedGame | undefined);
      if (game?.start && Array.isArray(game.answers)) replay = replayOf(game, this.game);
    }
    if (!replay) throw new LoadError(problem('D0820', 'This is not a replay, or it was cut short.'));
    this.watch(replay);
  }

  private watch(replay: Replay): void {
    if (!this.loaded) return;
    this.session?.close();
    this.session = undefined;
    const start = DracoTable.engine.start(this.loaded, replay.start);
    this.replayer = new Replayer(start, replay.steps);
    if (this.replayer.brokenAt !== undefined) {
      this.notice = this.say('ui-other-version');
      this.emit('draco-error', {
        problem: problem('D0821', `Step ${this.replayer.brokenAt + 1} of the replay does not fit these rules.`, {
          step: this.replayer.brokenAt + 1,
        }),
      });
    }
    this.isResultHidden = true;
    this.touch();
  }

  // ——— public methods ———

  /** Starts a new game with the attributes as they are; `setup` overrides them for this game. */
  newGame(setup: Partial<Setup> = {}): void {
    if (!this.loaded) return;
    const full = { ...this.setup(), ...setup };
    const game = DracoTable.engine.start(this.loaded, { seats: full.seats, seed: full.seed, options: full.options });
    this.sit(game, full);
    this.keep();
  }

  /** Answers the open question of the seat at the screen: ids of options, none to decline. */
  answer(choose: string[]): Outcome | undefined {
    const outcome = this.session?.answer(choose);
    if (outcome && !outcome.ok) this.emit('draco-error', { problem: outcome.problem });
    return outcome;
  }

  /** Takes the last choice back, when nothing secret came to light since. */
  undo(): boolean {
    return this.session?.undo() ?? false;
  }

  /** Everything needed to go on elsewhere. */
  save(): SavedTable | undefined {
    return this.session && { format: 1, game: this.session.game.save(), setup: this.session.setup };
  }

  /** Goes on with a saved game. */
  load(saved: SavedTable): void {
    if (!this.loaded) return;
    try {
      this.sit(DracoTable.engine.resume(this.loaded, saved.game), saved.setup);
    } catch (error) {
      this.notice = this.say('ui-other-version');
      this.emit('draco-error', {
        problem: error instanceof LoadError ? error.problem : problem('D0822', 'The saved game cannot be used.'),
      });
      this.newGame();
    }
  }

  /** The running game, for pages that want to look inside. */
  get currentGame(): Game | undefined {
    return this.session?.game ?? this.replayer?.game;
  }

  // ——— playing ———

  private sit(game: Game, setup: Setup): void {
    this.session?.close();
    this.replayer = undefined;
    this.isResultHidden = false;
    this.shared = undefined;
    this.clearChoice();
    this.lines.clear();
    this.session = new Session(game, setup, DracoTable.botPlayers, {
      changed: (events) => this.onChange(events),
      allow: (answer) => this.emit('draco-answer', { answer }, true),
      failed: (error) => this.fail(error),
      pace: () => (prefersStillness() ? Math.min(this.pace, 350) : this.pace),
    });
    this.session.start();
  }

  private onChange(events: GameEvent[]): void {
    this.clearChoice();
    this.spoken = '';
    this.fresh = events;
    this.moved = movedKeys(events);
    this.news = events;
    for (const event of events) this.emit('draco-event', { event });
    // An answer that nobody sees anything of, such as a vote, is kept as well.
    if (this.session && this.session.game.version !== this.keptVersion) this.keep();
    const decision = this.session?.decision;
    if (decision && decision.id + this.session?.game.version !== this.asked) {
      this.asked = decision.id + this.session?.game.version;
      this.emit('draco-decision', { decision });
    }
    const game = this.session?.game;
    if (game?.fault) {
      this.notice = `${this.say('ui-fault')} ${game.fault.message}`;
      this.emit('draco-error', { problem: game.fault });
    }
    if (game?.result && events.length) this.emit('draco-end', { result: game.result satisfies Result });
    this.touch();
  }

  private touch(): void {
    this.ready = undefined;
    this.tick++;
  }

  private keep(): void {
    const saved = this.save();
    this.keptVersion = this.session?.game.version;
    if (saved && !DracoTable.store.write(this.storeKey, JSON.stringify(saved)) && !this.notice) {
      this.notice = this.say('ui-not-saved');
      this.emit('draco-error', { problem: problem('D0823', 'The browser does not let the table keep the game.') });
    }
  }

  private clearChoice(): void {
    this.picked = [];
    this.reading = undefined;
    this.number = undefined;
  }

  private emit(name: string, detail: Record<string, unknown>, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  private say(id: string, args?: Record<string, string | number>): string {
    return this.texts?.message(id, args) ?? '';
  }

  private readonly act: Actions = {
    point: (key, event) => this.point(key, event),
    read: (value, event) => this.read(value, event),
    pick: (id, event) => this.pick(id, isTouch(event, this.lastPointer)),
    setNumber: (value) => {
      this.number = value;
    },
    shift: (id, by) => {
      this.picked = shift(this.picked, id, by);
    },
    confirm: () => {
      const decision = this.session?.decision;
      if (decision && isComplete(decision, this.picked)) this.answer([...this.picked]);
    },
    decline: () => this.answer([]),
    answer: (choose) => this.answer(choose),
  };

  /** Something on the table was pointed at: choose it, or say why it cannot be chosen. */
  private point(key: string, event: Event): void {
    this.skipMotion();
    const scene = this.scene();
    const option = scene?.options.get(key);
    if (option) return this.pick(option.id, isTouch(event, this.lastPointer), key);
    const shown = scene && findShown(scene, key);
    if (!shown || !this.session || this.replayer) return;
    const viewer = this.session.viewer;
    const id = shown.is === 'thing' ? shown.id : undefined;
    const design = shown.is === 'thing' ? shown.design : shown.is === 'design' ? shown.id : undefined;
    if (design === undefined) return;
    const whyNot = viewer === null || id === undefined ? undefined : this.session.game.whyNot(viewer, id);
    this.reading = { design, key, whyNot, isPinned: isTouch(event, this.lastPointer) };
    if (whyNot) this.spoken = this.say(`ui-why-${whyNot.reason}`);
  }

  /** A finger covers what it points at, so touch takes two taps: one to hold up, one to choose. */
  private pick(id: string, isTouched: boolean, key?: string): void {
    const decision = this.session?.decision;
    if (!decision) return;
    const isOne = decision.max === 1 && !decision.ordered;
    if (isOne && (!isTouched || key === undefined || this.picked.includes(id))) {
      this.answer([id]);
      return;
    }
    this.picked = toggle(this.picked, id, decision.max);
    if (!isOne || key === undefined) return;
    const option = decision.options.find((one) => one.id === id);
    const design = option?.value.is === 'thing' ? option.value.design : undefined;
    this.reading = design === undefined || !this.picked.length ? undefined : { design, key, isPinned: true };
  }

  private read(value: Shown | undefined, event?: Event): void {
    if (event && this.reading?.isPinned) return;
    if (!value) {
      this.reading = undefined;
      if (!event) this.picked = [];
      return;
    }
    const design = value.is === 'thing' ? value.design : value.is === 'design' ? value.id : undefined;
    if (event?.type === 'focus' && this.lastPointer === 'touch') return;
    this.reading = design === undefined ? undefined : { design, key: '' };
  }

  private readonly onPointer = (event: PointerEvent): void => {
    this.lastPointer = event.pointerType;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    this.lastPointer = 'keyboard';
    if (event.key === 'Escape') {
      this.skipMotion();
      if (this.isPanelOpen) this.isPanelOpen = false;
      else if (this.guideStep !== undefined) this.closeGuide();
      else {
        this.picked = [];
        this.reading = undefined;
      }
      return;
    }
    const from = (this.renderRoot as ShadowRoot).activeElement;
    if (!(from instanceof HTMLElement) || !from.dataset.group || event.ctrlKey || event.metaKey || event.altKey) return;
    const group = [
      ...this.renderRoot.querySelectorAll<HTMLElement>(`[data-group="${CSS.escape(from.dataset.group)}"]`),
    ];
    const next = neighbour(from, group, event.key);
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    if (next.dataset.key) {
      this.roving.set(from.dataset.group, next.dataset.key);
      this.requestUpdate();
    }
    next.focus();
    if (next.getAttribute('role') === 'tab') next.click();
  };

  /** The bots wait while somebody reads. */
  private openGuide(): void {
    this.guideStep = 0;
    this.session?.pause();
  }

  private closeGuide(): void {
    this.guideStep = undefined;
    this.session?.start();
    DracoTable.store.write('draco-table:guided', '1');
  }

  private async share(): Promise<void> {
    const game = this.currentGame;
    if (!game) return;
    const code = await encodeReplay(replayOf(game.save(), game.ruleset.game, game.ruleset.deck));
    const link = new URL(document.baseURI);
    link.searchParams.set('game', this.game || game.ruleset.game);
    link.searchParams.set('replay', code);
    this.shared = link.href;
    this.isResultHidden = true;
    this.panel = 'settings';
    this.isPanelOpen = true;
    try {
      await navigator.clipboard.writeText(link.href);
    } catch {
      // no permission: the link stands in the panel to be copied
    }
  }

  private goTo(step: number): void {
    if (!this.replayer) return;
    const events = this.replayer.goTo(step, this.viewer);
    this.fresh = events;
    this.moved = movedKeys(events);
    if (this.replayer.at >= this.replayer.length) this.stopRunning();
    this.touch();
  }

  private stopRunning(): void {
    clearInterval(this.runTimer);
    this.isRunning = false;
  }

  private toggleRunning(): void {
    if (this.isRunning) return this.stopRunning();
    if (this.replayer && this.replayer.at >= this.replayer.length) this.goTo(0);
    this.isRunning = true;
    this.runTimer = setInterval(() => this.goTo((this.replayer?.at ?? 0) + 1), Math.max(300, this.pace));
  }

  // ——— drawing ———

  private get viewer(): number | null {
    if (this.session) return this.session.viewer;
    return this.setup().seat;
  }

  private scene(): Scene | undefined {
    const game = this.currentGame;
    if (!game || !this.data || !this.texts) return undefined;
    const viewer = this.viewer;
    const key = `${game.version}/${viewer}/${this.tick}`;
    if (this.ready?.for !== key) {
      const ready = readGame(game, viewer, this.session?.decision, this.data, this.texts);
      this.ready = { for: key, scene: ready };
    }
    return {
      ...this.ready.scene,
      picked: this.picked,
      moved: this.hovered ?? this.moved,
      reading: this.reading,
      number: this.number,
      roving: this.roving,
      size: this.size,
      isBot: (seat) => this.session?.isBot(seat) ?? false,
      act: this.act,
    };
  }

  private logLines(scene: Scene): LogLine[] {
    const lines: LogLine[] = [];
    for (let i = scene.events.length - 1; i >= 0 && lines.length < 150; i--) {
      const event = scene.events[i] as GameEvent;
      if (!this.lines.has(event.n)) this.lines.set(event.n, scene.texts.logLine(event));
      const text = this.lines.get(event.n);
      const last = lines.at(-1);
      if (text && last?.text === text) last.times++;
      else if (text) lines.push({ event, text, times: 1 });
    }
    return lines;
  }

  protected override render(): TemplateResult {
    if (this.failure)
      return html`<div class="table" part="base">${renderProblem(this.failure, { title: this.say('ui-problem') || 'The game cannot be shown', retry: this.say('ui-retry') || 'Try again' }, () => void this.open())}<slot></slot></div>`;
    const scene = this.scene();
    if (!scene) return html`<div class="table loading" part="base"><slot></slot></div>`;
    const lines = this.logLines(scene);
    const handOver = this.session?.handOverTo;
    const { texts } = scene;
    const isCovered = handOver !== undefined;
    const isOver = scene.view.result !== undefined && !this.isResultHidden;
    const isGuiding = this.guideStep !== undefined && !isCovered;
    const isModal = isCovered || isOver || isGuiding;
    return html`<div class="table ${scene.decision ? 'asked' : ''}" part="base" lang=${texts.lang} dir=${texts.dir} @click=${() => this.running.length && this.skipMotion()}>
      ${this.data?.art?.defs ?? nothing} ${this.renderBar(scene, isModal)}
      <div class="room" ?inert=${isModal}>
        ${renderSeats(scene)} ${renderStage(scene)}
        ${renderReading(scene)}
        <div class="dock ${scene.board.hands.length || scene.board.own.length ? '' : 'bare'}">
        ${renderPrompt(scene)}
        ${
          this.replayer
            ? renderReplayBar(
                scene,
                { at: this.replayer.at, length: this.replayer.length, isPlaying: this.isRunning },
                (step) => this.goTo(step),
                () => this.toggleRunning(),
              )
            : nothing
        }
        <div class="own-side" part="own">
          ${scene.board.own.map((zone) => renderRow(scene, zone, 'row own'))}
          ${scene.board.hands.map((zone) => renderRow(scene, zone, 'hand'))}
        </div>
        </div>
      </div>
      ${renderPanel(scene, lines, { ...this.panelState(), isInert: isModal }, this.panelActions)}
      <div class="flights" aria-hidden="true"></div>
      ${isCovered ? renderHandOver(scene, handOver, () => this.session?.takeOver()) : nothing}
      ${
        isOver
          ? renderResult(scene, {
              again: () => this.newGame({ seed: randomSeed() }),
              watch: () => this.session && this.watch(replayOf(this.session.game.save(), scene.ruleset.game)),
              share: () => void this.share(),
              dismiss: () => {
                this.isResultHidden = true;
              },
            })
          : nothing
      }
      ${
        isGuiding
          ? renderGuide(scene, this.guideStep ?? 0, (step) =>
              step === undefined ? this.closeGuide() : void (this.guideStep = step),
            )
          : nothing
      }
      ${this.notice ? html`<p class="notice" role="status">${this.notice} <button type="button" class="mini" aria-label=${this.say('ui-close')} @click=${() => (this.notice = '')}>${icon('close')}</button></p>` : nothing}
      <div class="sr" role="log" aria-live="polite">${this.announcement(scene, lines)}</div>
    </div>`;
  }

  /** What a screen reader says: what just happened, then what is asked. */
  private announcement(scene: Scene, lines: readonly LogLine[]): string {
    if (this.spoken) return this.spoken;
    const since = this.news[0]?.n;
    const news =
      since === undefined
        ? []
        : lines
            .filter(({ event }) => event.n >= since)
            .map(({ text }) => text)
            .reverse();
    return [...news, ...(scene.decision ? [scene.texts.prompt(scene.decision)] : [])].join(' ');
  }

  private renderBar(scene: Scene, isModal: boolean): TemplateResult {
    const { texts } = scene;
    return html`<header class="bar" part="bar" ?inert=${isModal}>
      <h2>${texts.gameName()}</h2>
      <slot name="header"></slot>
      ${
        this.session
          ? html`<button type="button" class="round" aria-label=${texts.message('ui-undo')} title=${texts.message('ui-undo')} ?disabled=${!this.session.canUndo()} @click=${() => this.undo()}>${icon('undo')}</button>`
          : nothing
      }
      ${
        this.replayer
          ? html`<button type="button" class="round" aria-label=${texts.message('ui-leave-replay')} title=${texts.message('ui-leave-replay')} @click=${() => this.newGame()}>${icon('close')}</button>`
          : nothing
      }
      <button type="button" class="round menu" aria-expanded=${this.isPanelOpen} aria-label=${texts.message('ui-menu')} @click=${() => (this.isPanelOpen = !this.isPanelOpen)}>${icon('menu')}</button>
    </header>`;
  }

  private panelState(): PanelState {
    return {
      tab: this.panel,
      isOpen: this.isPanelOpen,
      search: this.search,
      languages: Object.keys(this.data?.texts ?? {}),
      lang: this.texts?.lang ?? 'en',
      pace: this.pace,
      canShare: true,
      shared: this.shared,
    };
  }

  private readonly panelActions = {
    show: (tab: Tab | undefined) => {
      if (tab) this.panel = tab;
      else this.isPanelOpen = false;
    },
    search: (text: string) => {
      this.search = text;
    },
    setLanguage: (lang: string) => {
      this.lang = lang;
    },
    setPace: (pace: number) => {
      this.pace = pace;
      this.requestUpdate();
    },
    restart: () => {
      this.isPanelOpen = false;
      this.newGame({ seed: this.seed || randomSeed() });
    },
    share: () => void this.share(),
    guide: () => {
      this.isPanelOpen = false;
      this.openGuide();
    },
    hover: (event: GameEvent | undefined) => {
      this.hovered = event ? movedKeys([event]) : undefined;
    },
  };
}

function isTouch(event: Event, last: string): boolean {
  const type = event instanceof PointerEvent && event.pointerType ? event.pointerType : last;
  return type === 'touch' || type === 'pen';
}

function findShown(scene: Scene, key: string): Shown | undefined {
  const id = key.slice(2);
  for (const zone of scene.view.zones)
    for (const { value } of zone.items)
      if ((value.is === 'thing' && key === `t:${value.id}`) || (value.is === 'design' && id === value.id)) return value;
  return undefined;
}

/** A seed for a game nobody asked to repeat: the table may throw dice, the engine may not. */
function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

function readOptions(text: string): Setup['options'] {
  const options: Setup['options'] = {};
  for (const pair of text.split(/[\s,;]+/).filter(Boolean)) {
    const [name = '', value = 'yes'] = pair.split('=');
    options[name] = value === 'yes' ? true : value === 'no' ? false : /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return options;
}

function sameSetup(a: Setup, b: Setup, isSeeded: boolean): boolean {
  return (
    a.seats === b.seats &&
    a.bots === b.bots &&
    a.seat === b.seat &&
    (!isSeeded || a.seed === b.seed) &&
    JSON.stringify(a.options) === JSON.stringify(b.options)
  );
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

function isSavedTable(value: unknown): value is SavedTable {
  const table = value as Partial<SavedTable> | null;
  return (
    typeof table === 'object' &&
    table !== null &&
    table.format === 1 &&
    typeof table.game === 'object' &&
    typeof table.setup?.seats === 'number'
  );
}
