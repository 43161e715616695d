import type { Decision, Game, GameEvent, Loaded, Outcome, WhyNot } from '@draco-table/engine';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { type GameData, LoadError, loadGame, partMissing, problem } from '../load/load-game.js';
import { plainTheme } from '../load/theme.js';
import type { MotionPlayer } from '../motion/player.js';
import { prefersStillness } from '../motion/stillness.js';
import type { Aids } from '../session/aids.js';
import type { Bots } from '../session/bots.js';
import { type Engine, ownEngine } from '../session/engine.js';
import type { Replay } from '../session/replay-code.js';
import type { Setup } from '../session/seating.js';
import { Session } from '../session/session.js';
import { browserStore, type Store } from '../session/store.js';
import { Told } from '../session/told.js';
import type { PanelActions, PanelState } from '../view/panel.js';
import { renderProblem } from '../view/problem.js';
import type { Scene } from '../view/scene.js';
import { movedKeys, readGame } from './build-scene.js';
import { Choice } from './choice.js';
import type { Chronicle } from './chronicle.js';
import { styles } from './draco-table.styles.js';
import { fire } from './fire.js';
import type { FocusKeeper } from './focus-keeper.js';
import { renderFrame } from './frame.js';
import { LaterLoader } from './later-loader.js';
import type { ReplayControl } from './replay-control.js';
import { isSavedTable, randomSeed, readSetup, type SavedTable, sameSetup } from './saved-table.js';
import { textsFor, type Worded } from './texts-for.js';

/** What else the drawing depends on. */
const states = 'failure notice moved hovered panel guideStep isResultHidden size pace tick'.split(' ');
const guided = 'draco-table:guided';

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
 * @cssproperty [--draco-height=min(100dvh, 72rem)] - Height of the table.
 * @cssproperty [--draco-scheme=light dark] - `light` or `dark` to force one.
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
  // No decorators: their helpers weigh more than this list.
  static override properties = {
    game: {},
    src: {},
    deck: {},
    seats: { type: Number },
    bots: { type: Number },
    seat: {},
    seed: {},
    options: {},
    bot: {},
    replay: {},
    lang: {},
    base: {},
    ...Object.fromEntries(states.map((name) => [name, { state: true }])),
  };

  /** Name of a game in the folder of games. */
  game = '';
  /** Address of a ruleset or a game's `game.json` instead. */
  src = '';
  /** Name of a custom deck of the game. */
  deck = '';
  /** Number of seats; the game's smallest number when absent. */
  seats = 0;
  /** How many seats the machine plays; all but one when absent. */
  bots = -1;
  /** The seat of the person at the screen, counted from 1; `none` to look on. */
  seat = '1';
  /** The same seed gives the same game; absent, every game is another. */
  seed = '';
  /** Options of the game: `long-game=yes deck-size=64`. */
  options = '';
  /** Which bot plays: `random`, `greedy` or what else there is. */
  bot = 'greedy';
  /** A replay: the text of a shared link, or the address of a saved game. */
  replay = '';
  override lang = '';
  /** Folder in which the games lie; by default `games/` beside the script. */
  base = '';

  private failure: Problem | undefined;
  private notice = '';
  private moved: ReadonlySet<string> = new Set();
  private hovered: ReadonlySet<string> | undefined;
  private panel: Pick<PanelState, 'tab' | 'isOpen' | 'search' | 'shared'> = {
    tab: 'log',
    isOpen: false,
    search: '',
    shared: undefined,
  };
  private guideStep: number | undefined;
  private isResultHidden = false;
  /** Of the stage; nothing is laid on it before it is known, so that nothing has to jump. */
  private size = { width: 0, height: 0 };
  /** How long bots seem to think, in milliseconds. */
  pace = 900;
  /** Rises with every change of the game, so that the scene is read anew. */
  private tick = 0;

  /** How the table talks to the world; replaced in tests. */
  static engine: Engine = ownEngine;
  static aids: Aids | undefined;
  static botPlayers: Bots = {
    choose: async (...asked) => (await import('./later.js')).ownBots.choose(...asked),
  };
  static store: Store = browserStore;
  /** Where this script lies, and the games beside it. */
  static gamesUrl: URL = new URL(/* @vite-ignore */ 'games/', import.meta.url);

  private data: GameData | undefined;
  private loaded: Loaded | undefined;
  private texts: Texts | undefined;
  /** Words whose cards may still lack a text. */
  private worded: Worded | undefined;
  private session: Session | undefined;
  private watching: ReplayControl | undefined;
  private readonly watched = new Told();
  private loads = 0;
  private readonly later: LaterLoader = new LaterLoader(
    this,
    async ({ moreWords, FocusKeeper, MotionPlayer }): Promise<void> => {
      this.motion ??= new MotionPlayer(this);
      this.focus_ ??= new FocusKeeper(this, this.roving, (isKept) => {
        this.choice.isFocusKept = isKept;
      });
      if (this.loaded) await this.speak(moreWords);
    },
    () => this.onLaterFailed(),
  );
  private readonly choice = new Choice(this);
  private readonly roving = new Map<string, string>();
  private focus_: FocusKeeper | undefined;
  private motion: MotionPlayer | undefined;
  /** The running game in words. */
  private chronicle: Chronicle | undefined;
  private speaking = 0;
  private ready: { for: string; scene: ReturnType<typeof readGame> } | undefined;
  private asked = '';
  /** Said once instead of the news: why something cannot be chosen. */
  private spoken = '';
  private news: GameEvent[] = [];
  /** Zones that were drawn in this game. */
  private seenZones = new Set<string>();
  private keptVersion: number | undefined;
  private keeping: { key: string; timer: ReturnType<typeof setTimeout> } | undefined;
  private observer: ResizeObserver | undefined;
  private stage: Element | undefined;

  // ——— life ———

  override connectedCallback(): void {
    super.connectedCallback();
    this.session?.start();
    this.addEventListener('keydown', this.onKey);
    this.addEventListener('pointerdown', this.onPointer);
    addEventListener('pagehide', this.keepNow);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.pause();
    this.watching?.stop();
    this.observer?.disconnect();
    this.stage = undefined;
    this.removeEventListener('keydown', this.onKey);
    this.removeEventListener('pointerdown', this.onPointer);
    removeEventListener('pagehide', this.keepNow);
    this.keepNow();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const has = (...names: string[]) => names.some((name) => (changed as Map<string, unknown>).has(name));
    if (has('game', 'src', 'deck', 'base')) void this.open();
    else if (has('seats', 'bots', 'seat', 'seed', 'options', 'bot', 'replay'))
      void (has('lang') && this.loaded ? this.speak().then(() => this.begin()) : this.begin());
    else if (has('lang') && this.loaded)
      void (this.failure || !isLanguageTag(this.lang || 'en') ? this.speak().then(() => this.begin()) : this.speak());
  }

  /** Cards without a text get one made from what they do, once the table stands. */
  private async writeCards(): Promise<void> {
    const { worded } = this;
    this.worded = undefined;
    const texts = worded && (await this.later.now?.withCardTexts(worded).catch(() => undefined));
    if (!texts || this.texts !== worded?.texts) return;
    this.texts = texts;
    this.touch();
  }

  protected override updated(): void {
    if (this.worded && this.later.now) void this.writeCards();
    const stage = this.renderRoot.querySelector('.stage');
    if (!stage || this.stage === stage) return;
    this.later.want();
    this.stage = stage;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = stage;
      if (Math.hypot(width - this.size.width, height - this.size.height) > 1) this.size = { width, height };
    };
    measure();
    this.observer?.disconnect();
    this.observer = new ResizeObserver(measure);
    this.observer.observe(stage);
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
    this.tell(found);
    // In the page's language, also where no game was found that brings words.
    if (!this.texts) void this.speak();
  }

  private onLaterFailed(): void {
    this.notice = this.say('ui-part-missing');
    this.tell(partMissing);
    // The guide is in that part: the game does not wait for it.
    if (this.guideStep === undefined) return;
    this.guideStep = undefined;
    this.session?.start();
  }

  /** A problem in the page's language, where there are words for it. */
  private inWords(found: Problem): Problem {
    const id = `ui-${found.code}`;
    if (!this.texts?.has(id)) return found;
    const args = Object.fromEntries(Object.entries(found.args).map(([name, value]) => [name, String(value)]));
    return { ...found, message: this.texts.message(id, args) };
  }

  private tell(found: Problem): void {
    this.emit('draco-error', { problem: found });
  }

  private get gamesBase(): URL {
    return this.base ? new URL(this.base, document.baseURI) : DracoTable.gamesUrl;
  }

  /** Fetches the game named by the attributes, then begins. */
  private async open(): Promise<void> {
    // Without a name the page brings the game itself.
    if (!this.game && !this.src) return;
    const load = ++this.loads;
    this.leave();
    try {
      const { game, src, deck, language: lang, gamesBase: base } = this;
      const data = await loadGame({ game, src, deck, lang, base });
      if (load === this.loads) await this.lay(data, load);
    } catch (error) {
      if (load === this.loads) this.fail(error);
    }
  }

  /** Plays a ruleset that the page has; `look` borrows the theme of a game in the folder of games. */
  async openRuleset(ruleset: unknown, given: { texts?: GameData['texts']; look?: string } = {}): Promise<void> {
    let look: Pick<GameData, 'theme' | 'art'> = { theme: plainTheme, art: undefined };
    try {
      if (given.look) look = await loadGame({ game: given.look, base: this.gamesBase });
    } catch {
      // without its theme it is plain, but it can be played
    }
    await this.openData({ ruleset, texts: given.texts ?? {}, theme: look.theme, art: look.art });
  }

  /** Plays a game that comes as data instead of from an address. */
  async openData(data: GameData): Promise<void> {
    const load = ++this.loads;
    this.leave();
    try {
      await this.lay(data, load);
    } catch (error) {
      if (load === this.loads) this.fail(error);
    }
  }

  private leave(): void {
    this.session?.close();
    this.watching?.stop();
    this.session = undefined;
    this.watching = undefined;
    this.failure = undefined;
  }

  private async lay(data: GameData, load: number): Promise<void> {
    this.data = data;
    this.loaded = undefined;
    const loaded = await DracoTable.engine.load(data.ruleset, data.isOwn === true);
    if (load !== this.loads) return;
    this.loaded = loaded;
    await this.speak();
    if (load === this.loads) await this.begin();
  }

  private get ruleset(): Ruleset | undefined {
    return this.loaded?.ruleset;
  }

  private get language(): string {
    const around = this.parentElement?.closest('[lang]')?.getAttribute('lang');
    return [this.lang, around, document.documentElement.lang, navigator.language].find(isLanguageTag) ?? 'en';
  }

  private async speak(more: string | undefined = this.later.now?.moreWords): Promise<void> {
    const turn = ++this.speaking;
    const worded = await textsFor(this.data?.texts ?? {}, this.ruleset, this.language, more);
    // Another language was asked for meanwhile.
    if (turn !== this.speaking) return;
    this.worded = worded;
    this.texts = worded.texts;
    this.touch();
  }

  private get storeKey(): string {
    const place = this.id || String([...document.querySelectorAll(this.localName)].indexOf(this));
    return ['draco-table', this.game || this.src || this.ruleset?.game, this.deck, place].join(':');
  }

  /** Goes on with what is saved, shows the replay asked for, or starts anew. */
  private async begin(): Promise<void> {
    if (!this.loaded) return;
    this.watching?.stop();
    this.watching = undefined;
    this.failure = undefined;
    try {
      const { lang } = this;
      if (lang && !isLanguageTag(lang))
        throw new LoadError(problem('D0817', `lang="${lang}" is not a language, such as "en" or "de-AT".`, { lang }));
      if (this.replay) {
        const { readReplay } = await this.later.load();
        await this.watch(await readReplay(this.replay, this.game));
        return;
      }
      const kept = this.readStore();
      const setup = readSetup(this, this.ruleset);
      if (kept && sameSetup(kept.setup, setup, this.seed !== '')) {
        if (kept.game.ruleset === this.loaded.ruleset.hash) {
          this.load({ ...kept, setup: { ...kept.setup, bot: setup.bot } });
          return;
        }
        this.notice = this.say('ui-other-version');
      }
      this.newGame();
      if (!this.failure && !DracoTable.store.read(guided)) this.openGuide();
    } catch (error) {
      this.leave();
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

  private async watch(replay: Replay): Promise<void> {
    const { ReplayControl } = await this.later.load();
    if (!this.loaded) return;
    const viewer = this.session ? this.session.viewer : readSetup(this, this.ruleset).seat;
    this.session?.close();
    this.session = undefined;
    const start = DracoTable.engine.start(this.loaded, replay.start);
    const moved = (events: GameEvent[]) => this.show(events);
    this.watching = new ReplayControl(start, replay.steps, { viewer, pace: this.pace, moved });
    const { oddStep } = this.watching;
    if (oddStep !== undefined) {
      this.notice = this.say('ui-other-version');
      const step = oddStep + 1;
      this.tell(problem('D0821', `Step ${step} of the replay does not fit these rules.`, { step }));
    }
    this.isResultHidden = true;
    this.chronicle = undefined;
    this.seenZones = new Set();
    this.show([]);
  }

  // ——— public methods ———

  /** Starts a new game with the attributes as they are; `setup` overrides them for this game. */
  newGame(setup: Partial<Setup> = {}): void {
    if (!this.loaded) return;
    try {
      const full = { ...readSetup(this, this.ruleset), ...setup };
      const { seats, seed, options, hold } = full;
      this.sit(DracoTable.engine.start(this.loaded, { seats, seed, options, ...(hold && { hold }) }), full);
    } catch (error) {
      this.leave();
      this.fail(error);
      return;
    }
    this.keep();
  }

  /** Answers the open question of the seat at the screen: ids of options, none to decline. */
  answer(choose: string[]): Outcome | undefined {
    const outcome = this.session?.answer(choose);
    if (outcome && !outcome.ok) this.tell(outcome.problem);
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
      const lost = problem('D0822', 'The saved game cannot be used.');
      this.tell(error instanceof LoadError ? error.problem : lost);
      this.newGame();
    }
  }

  /** Ends what is still moving; a click or Escape does the same. */
  skipMotion(): void {
    this.motion?.skip();
  }

  /** The running game, for pages that want to look inside. */
  get currentGame(): Game | undefined {
    return this.session?.game ?? this.watching?.game;
  }

  /** The question that the person at the screen is to answer. */
  get decision(): Decision | undefined {
    return this.session?.decision;
  }

  // ——— playing ———

  private sit(game: Game, setup: Setup): void {
    this.leave();
    this.isResultHidden = false;
    this.change({ shared: undefined });
    this.chronicle = undefined;
    this.seenZones = new Set();
    this.session = new Session(game, setup, DracoTable.botPlayers, {
      changed: (events) => this.onChange(events),
      allow: (answer) => this.emit('draco-answer', { answer }, true),
      failed: (error) => this.fail(error),
      pace: () => (prefersStillness() ? Math.min(this.pace, 350) : this.pace),
    });
    this.session.start();
  }

  private onChange(events: GameEvent[]): void {
    const game = this.session?.game;
    this.choice.clear();
    for (const event of events) this.emit('draco-event', { event });
    // An answer that nobody sees anything of, such as a vote, is kept as well.
    if (game && game.version !== this.keptVersion) this.keepSoon();
    const { decision } = this;
    if (decision && decision.id + game?.version !== this.asked) {
      this.asked = decision.id + game?.version;
      this.emit('draco-decision', { decision });
    }
    if (game?.fault) {
      this.notice = `${this.say('ui-fault')} ${game.fault.message}`;
      this.tell(game.fault);
    }
    if (game?.result && events.length) this.emit('draco-end', { result: game.result });
    this.show(events);
  }

  /** Draws the game anew, with what just happened as movement and in words. */
  private show(events: GameEvent[]): void {
    this.spoken = '';
    this.news = events;
    this.moved = movedKeys(events);
    this.motion?.queue(events);
    this.touch();
  }

  private touch(): void {
    this.tick++;
  }

  /** Not between an answer and its drawing; what a leaving page has not kept yet, it keeps then. */
  private keepSoon(): void {
    // Under the name that it has in the page now: it may be taken out before.
    this.keeping ??= { key: this.storeKey, timer: setTimeout(this.keepNow, 250) };
  }

  private readonly keepNow = (): void => {
    if (this.keeping) this.keep(this.keeping.key);
  };

  private keep(key = this.storeKey): void {
    clearTimeout(this.keeping?.timer);
    this.keeping = undefined;
    const saved = this.save();
    this.keptVersion = this.session?.game.version;
    if (!saved || DracoTable.store.write(key, JSON.stringify(saved)) || this.notice) return;
    this.notice = this.say('ui-not-saved');
    this.tell(problem('D0823', 'The browser does not let the table keep the game.'));
  }

  private emit(name: string, detail: Record<string, unknown>, cancelable = false): boolean {
    return fire(this, name, detail, cancelable);
  }

  private say(id: string): string {
    return this.texts?.message(id) ?? '';
  }

  private get aids(): Aids | undefined {
    return this.later.now && (DracoTable.aids ?? this.later.now.ownAids);
  }

  /** What choosing an option would certainly do, in words. */
  preview(option: string): string[] {
    const { decision, texts } = this;
    const game = this.session?.game;
    if (!decision || !game || !texts) return [];
    const { aids } = this;
    return (aids && this.later.now?.previewOf(aids, game, texts, decision, option)) ?? [];
  }

  /** Why a thing cannot be chosen; also said aloud. */
  explain(thing: string): WhyNot | undefined {
    const { game, viewer = null } = this.session ?? {};
    const whyNot = game && viewer !== null ? this.aids?.whyNot(game, viewer, thing) : undefined;
    if (whyNot) this.spoken = this.say(`ui-why-${whyNot.reason}`);
    return whyNot;
  }

  private readonly onPointer = (event: PointerEvent): void => {
    this.choice.pointer = event.pointerType;
    this.skipMotion();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    this.choice.pointer = 'keyboard';
    if (event.key !== 'Escape') {
      this.focus_?.move(event);
      return;
    }
    this.skipMotion();
    if (this.panel.isOpen) this.change({ isOpen: false });
    else if (this.guideStep !== undefined) this.goToGuide(undefined);
    else this.choice.clear();
  };

  /** The bots wait while somebody reads. */
  private openGuide(): void {
    this.guideStep = 0;
    this.session?.pause();
  }

  private goToGuide(step: number | undefined): void {
    this.guideStep = step;
    if (step !== undefined) return;
    DracoTable.store.write(guided, '1');
    this.session?.start();
  }

  private change(panel: Partial<PanelState>): void {
    this.panel = { ...this.panel, ...panel };
  }

  private readonly share = async (): Promise<void> => {
    const game = this.currentGame;
    if (!game) return;
    try {
      const { shareLink } = await this.later.load();
      this.change({ shared: await shareLink(game, this.game), tab: 'settings', isOpen: true });
      this.isResultHidden = true;
    } catch {
      this.onLaterFailed();
    }
  };

  // ——— drawing ———

  /** Everything that is drawn now; undefined while nothing is loaded. */
  scene(): Scene | undefined {
    const game = this.currentGame;
    if (!game || !this.data || !this.texts) return undefined;
    const viewer = this.session ? this.session.viewer : (this.watching?.viewer ?? null);
    const { aids } = this;
    const told = this.session?.told ?? this.watched;
    const key = `${game.version}/${viewer}/${this.tick}/${aids !== undefined}`;
    if (this.ready?.for !== key)
      this.ready = {
        for: key,
        scene: readGame(
          aids,
          game,
          told.of(game, viewer),
          this.seenZones,
          viewer,
          this.decision,
          this.data,
          this.texts,
        ),
      };
    const { picked, reading, number, act } = this.choice;
    return {
      ...this.ready.scene,
      picked,
      reading,
      number,
      act,
      moved: this.hovered ?? this.moved,
      roving: this.roving,
      size: this.size,
      isBot: (seat) => this.session?.isBot(seat) ?? false,
      later: this.later.now,
      isLaterComing: this.later.isComing,
    };
  }

  protected override render(): TemplateResult {
    if (this.failure) {
      const words = {
        title: this.say('ui-problem') || 'The game cannot be shown',
        retry: this.say('ui-retry') || 'Try again',
      };
      const retry = () => void (this.data && !this.game && !this.src ? this.openData(this.data) : this.open());
      return html`<div class="table" part="base" lang=${this.texts?.lang ?? 'en'}>${renderProblem(this.inWords(this.failure), words, retry)}</div>`;
    }
    const scene = this.scene();
    if (!scene) return html`<div class="table loading" part="base"><slot></slot></div>`;
    const { later } = scene;
    if (later) this.chronicle ??= new later.Chronicle();
    const lines = this.chronicle?.lines(scene) ?? [];
    return renderFrame(
      scene,
      {
        art: this.data?.art?.defs,
        lines,
        panel: {
          ...this.panel,
          languages: Object.keys(this.data?.texts ?? {}),
          lang: scene.texts.lang,
          pace: this.pace,
        },
        handOver: this.session?.handOverTo,
        guideStep: this.guideStep,
        isOver: scene.view.result !== undefined && !this.isResultHidden,
        notice: this.notice,
        said: this.spoken || later?.announcement(scene, lines, this.news[0]?.n) || '',
        replay: this.watching,
        canUndo: this.session?.canUndo(),
      },
      this.frameActions,
    );
  }

  private readonly frameActions = {
    undo: () => void this.undo(),
    takeOver: () => this.session?.takeOver(),
    again: () => this.newGame({ seed: randomSeed() }),
    leaveReplay: () => this.newGame(),
    watch: () => {
      const game = this.session?.game;
      const replay = game && this.later.now?.replayOf(game.save(), game.ruleset.game);
      if (replay) void this.watch(replay);
    },
    share: this.share,
    dismissResult: () => {
      this.isResultHidden = true;
    },
    guide: (step: number | undefined) => this.goToGuide(step),
    togglePanel: () => {
      this.later.want();
      this.change({ isOpen: !this.panel.isOpen });
    },
    dismissNotice: () => {
      this.notice = '';
    },
    panel: {
      show: (tab) => this.change(tab ? { tab } : { isOpen: false }),
      search: (search) => this.change({ search }),
      setLanguage: (lang) => {
        this.lang = lang;
      },
      setPace: (pace) => {
        this.pace = pace;
      },
      restart: () => {
        this.change({ isOpen: false });
        this.newGame({ seed: this.seed || randomSeed() });
      },
      share: this.share,
      guide: () => {
        this.change({ isOpen: false });
        this.openGuide();
      },
      hover: (event) => {
        this.hovered = event ? movedKeys([event]) : undefined;
      },
    } satisfies PanelActions,
  };
}

function isLanguageTag(tag: string | null | undefined): tag is string {
  try {
    return Boolean(tag && Intl.getCanonicalLocales(tag).length);
  } catch {
    return false;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
