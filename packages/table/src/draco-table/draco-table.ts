import type { Decision, Game, GameEvent, Outcome, WhyNot } from '@draco-table/engine';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Advice } from '../game/advice.js';
import { Choice } from '../game/choice.js';
import { CurrentGame } from '../game/current-game.js';
import { type Given, Opening } from '../game/opening.js';
import { type Player, playersOf } from '../game/players.js';
import type { LaterActions } from '../later/later-actions.js';
import { LaterLoader } from '../later/later-loader.js';
import { Overlays } from '../later/overlays.js';
import { asProblem, type GameData, partMissing, problem } from '../load/load-game.js';
import { momentsFor } from '../model/moments.js';
import type { MotionPlayer } from '../motion/player.js';
import type { Online } from '../online/online.js';
import { Keeper } from '../saved/keeper.js';
import type { SavedTable } from '../saved/saved-table.js';
import type { Aids } from '../session/aids.js';
import type { Bots } from '../session/bots.js';
import { type Engine, ownEngine } from '../session/engine.js';
import type { Setup } from '../session/seating.js';
import { Session } from '../session/session.js';
import { browserStore, type Store } from '../session/store.js';
import { Attributes } from '../settings/attributes.js';
import { toggleFullScreen } from '../settings/full-screen.js';
import { PageLanguage } from '../settings/page-language.js';
import type { FocusKeeper } from '../view/focus-keeper.js';
import { renderProblem } from '../view/problem.js';
import type { Scene } from '../view/scene.js';
import { isLanguageTag, languageOf } from '../words/language.js';
import { Words } from '../words/words.js';
import { styles } from './draco-table.styles.js';
import { fire } from './fire.js';
import { renderFrame } from './frame.js';
import { Sizes } from './sizes.js';

const noop = (): void => undefined;

/**
 * A table at which any game can be played.
 *
 * @tagname draco-table
 * @slot - What is shown before the script has loaded and where it cannot run.
 * @slot header - In the bar, before its buttons.
 * @fires {CustomEvent<{decision: Decision, player: Player}>} draco-decision - A person at this table is asked something.
 * @fires {CustomEvent<{answer: Answer}>} draco-answer - Before a person's answer is given; cancel it to withhold the answer.
 * @fires {CustomEvent<{event: GameEvent, player?: Player}>} draco-event - Something happened, as the seat at the screen may know it; the set-up too.
 * @fires {CustomEvent<{result: Result, players: Player[], winners: string[]}>} draco-end - The game is over.
 * @fires {CustomEvent<{table: object, seat: number | null, isYourMove: boolean}>} draco-table - At a server: who sits there, or whose move it is, changed.
 * @fires {CustomEvent<{table: string}>} draco-rematch - At a server: the same people go on at another table.
 * @fires {CustomEvent<{problem: Problem}>} draco-error - Something went wrong; it also stands in the table.
 * @csspart base - The whole table.
 * @csspart bar - Title and buttons.
 * @csspart seats - The players' plates.
 * @csspart seat - Each of them.
 * @csspart stage - The middle of the table.
 * @csspart backdrop - What lies under it.
 * @csspart market - Piles that cards are taken from.
 * @csspart playing - The card that is being played.
 * @csspart die - What was rolled.
 * @csspart own - What is yours: your hand, and what lies before you.
 * @csspart zone - Each zone; also by shape: `ring`, `row`, `grid`, `pile`, `hand`, `set`.
 * @csspart place - Each place of a ring or grid that can be chosen.
 * @csspart card - Each card.
 * @csspart piece - Each piece.
 * @csspart counter - Each number that is counted.
 * @csspart tale - What each player did last, in a row; each opens to be read.
 * @csspart beat - One of them, held up to be read.
 * @csspart prompt - The question and its controls.
 * @csspart option - Each answer that is a button.
 * @csspart confirm - The button that gives an answer of several choices.
 * @csspart decline - The button that chooses nothing.
 * @csspart reading - A card held up to be read.
 * @csspart panel - Log, forecast, rules, cards and settings.
 * @csspart log - What happened so far.
 * @csspart guide - What a first visit is told.
 * @csspart hand-over - Between two people at one screen.
 * @csspart result - The end of the game.
 * @csspart lobby - Who sits where, before the game begins at a server.
 * @csspart replay - The controls of a replay.
 * @csspart error - What went wrong.
 * @cssproperty [--draco-height=min(100dvh, 72rem)] - Height of the table, at least 36rem.
 * @cssproperty --draco-scheme - `light` or `dark` to force one; else it is the page's `color-scheme`, as around the table.
 * @cssproperty [--draco-radius=0] - How round its corners are.
 * @cssproperty --draco-room - Colour of the room around the table; `--draco-room-2` towards its edge.
 * @cssproperty --draco-wood - Colour of the table; `--draco-wood-2` towards its edge.
 * @cssproperty --draco-paper - Colour of cards and of answers; `--draco-paper-2` towards their edge.
 * @cssproperty --draco-ink - Colour of the writing on them.
 * @cssproperty --draco-panel - Colour of the panel, the bar, the question and the players' plates.
 * @cssproperty --draco-panel-ink - Colour of the writing on it.
 * @cssproperty --draco-accent - Colour of what can be chosen.
 * @cssproperty --draco-font - Typeface of the text.
 * @cssproperty --draco-title-font - Typeface of titles and cards' names.
 */
export class DracoTable extends Attributes {
  static override styles = styles;
  static override properties: PropertyDeclarations = { failure: { attribute: false }, tick: { attribute: false } };

  private failure: Problem | undefined;
  /** Rises with every change of the game, so that the scene is read anew. */
  private tick = 0;

  /** How the table talks to the world; replaced in tests. */
  static engine: Engine = ownEngine;
  static aids: Aids | undefined;
  static botPlayers: Bots = {
    choose: async (...asked) => (await import('../later/later.js')).later.ownBots.choose(...asked),
    hint: async (...asked) => (await import('../later/later.js')).later.ownBots.hint(...asked),
  };
  static store: Store = browserStore;
  /** Where this script lies, and the games beside it. */
  static gamesUrl: URL = new URL(/* @vite-ignore */ 'games/', import.meta.url);

  private readonly words: Words = new Words(
    () => this.touch(),
    (error) => this.warn('ui-part-missing', asProblem(error)),
  );
  private readonly current = new CurrentGame();
  private readonly choice: Choice = new Choice(this);
  private readonly roving = new Map<string, string>();
  private readonly keeper: Keeper = new Keeper(this, {
    store: () => DracoTable.store,
    game: () => this.ruleset?.game,
    onRefused: () => {
      const refused = problem('D0823', 'The browser does not let the table keep the game.');
      if (!this.overlays.notice) this.warn('ui-not-saved', refused);
    },
  });
  private readonly overlays: Overlays = new Overlays(this, {
    store: () => DracoTable.store,
    wait: (isWaiting) => this.current.session?.[isWaiting ? 'pause' : 'start'](),
    wantPanel: () => this.later.want(),
  });
  private readonly sizes: Sizes = new Sizes(this, () => this.later.want());
  private readonly later: LaterLoader = new LaterLoader(
    this,
    async ({ moreWords, FocusKeeper, MotionPlayer, Advice, drawBeside, ownAids, laterActions }): Promise<void> => {
      const aids = DracoTable.aids ?? ownAids;
      this.advice ??= new Advice(this.current, this.words, aids);
      this.laterActions ??= laterActions(this, this.current, this.opening, this.overlays, aids);
      this.motion ??= new MotionPlayer(this);
      this.tellLater ??= drawBeside(this, this.current, this.overlays, this.advice, () => this.actions?.panel);
      this.focus_ ??= new FocusKeeper(this, this.roving, (isKept) => {
        this.choice.isFocusKept = isKept;
      });
      if (this.ruleset) await this.speak(moreWords);
    },
    () => this.onLaterFailed(),
  );
  private readonly opening: Opening = new Opening(this, this.current, {
    keeper: this.keeper,
    overlays: this.overlays,
    later: this.later,
    engine: () => DracoTable.engine,
    games: () => DracoTable.gamesUrl,
    speak: () => this.speak(),
    session: (game, setup) => {
      // Its first question is another, though it may have the same name.
      this.asked = '';
      return new Session(game, setup, DracoTable.botPlayers, {
        changed: (events) => this.onChange(events),
        allow: (answer) => fire(this, 'draco-answer', { answer }, true),
        failed: (error) => this.fail(error),
        pace: (news) => (this.pace ?? 900) * momentsFor(news, this.words.texts),
        asked: () => this.ask(),
        learned: this.opening.data?.bot,
      });
    },
    show: (events) => this.show(events),
    began: (events) => this.report(events),
    warn: (id, found) => this.warn(id, found),
    fail: (error) => this.fail(error),
  });
  private focus_: FocusKeeper | undefined;
  private advice: Advice | undefined;
  private laterActions: LaterActions | undefined;
  private motion: MotionPlayer | undefined;
  private tellLater: (() => void) | undefined;
  /** There where the table is played at a server. */
  private online: Online | undefined;
  private asked = '';
  private refusal = '';

  // ——— life ———

  constructor() {
    super();
    new PageLanguage(this, () => void (!this.lang && this.ruleset && this.speak()));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Chosen in the panel before, where the page asks for none.
    const remembered = this.overlays.remembered('lang');
    if (isLanguageTag(remembered)) this.lang ||= remembered;
    if (this.hasUpdated && this.table) void this.goOnline();
    // Moved in the page while the guide is read, the bots wait on.
    if (this.overlays.guideStep === undefined) this.current.session?.start();
    this.addEventListener('keydown', this.onKey);
    this.addEventListener('pointerdown', this.onPointer);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.current.session?.pause();
    this.current.watching?.stop();
    this.online?.close();
    this.online = undefined;
    this.removeEventListener('keydown', this.onKey);
    this.removeEventListener('pointerdown', this.onPointer);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const has = (...names: string[]) => names.some((name) => (changed as Map<string, unknown>).has(name));
    // At a server people bring their own.
    if (has('names') && !this.table)
      void this.words.name((this.names ?? '').split(',').map((name) => name.trim() || undefined));
    if (has('server', 'table') && this.table) void this.goOnline();
    else if (has('game', 'src', 'deck', 'base')) this.opening.byAttributes();
    else if (this.online) void (has('lang') && this.speak());
    else if (has('seats', 'bots', 'seat', 'seed', 'options', 'bot', 'replay'))
      void (has('lang') && this.ruleset ? this.speak().then(() => this.opening.begin()) : this.opening.begin());
    else if (has('lang') && this.ruleset)
      void (this.failure || !isLanguageTag(this.lang || 'en')
        ? this.speak().then(() => this.opening.begin())
        : this.speak());
  }

  protected override updated(): void {
    void this.words.writeCards(this.later.now);
  }

  // ——— what goes wrong ———

  /** Said instead of the table; nothing takes it back. */
  private fail(error: unknown): void {
    this.failure = error === undefined ? undefined : asProblem(error);
    if (!this.failure) return;
    this.tell(this.failure);
    // In the page's language, also where no game was found that brings words.
    if (!this.words.texts) void this.speak();
  }

  /** Said in a line over the table, which stays. */
  private warn(id: string, found?: Problem, more = ''): void {
    this.overlays.set({ notice: this.words.say(id) + more });
    if (found) this.tell(found);
  }

  private tell(found: Problem): void {
    fire(this, 'draco-error', { problem: found });
  }

  private onLaterFailed(): void {
    this.warn('ui-part-missing', partMissing);
    // The guide is in that part: the game does not wait for it.
    this.overlays.closeGuide(false);
  }

  // ——— a game comes to the table ———

  private get ruleset(): Ruleset | undefined {
    return this.opening.loaded?.ruleset;
  }

  /** Plays a ruleset that the page has; `look` borrows the theme of a game in the folder of games. */
  async openRuleset(ruleset: unknown, given: Given = {}): Promise<void> {
    await this.opening.byRuleset(ruleset, given);
  }

  /** Plays a game that comes as data instead of from an address. */
  async openData(data: GameData): Promise<void> {
    await this.opening.open(Promise.resolve(data));
  }

  /** Sits down at a table of a server. */
  private async goOnline(): Promise<void> {
    this.fail(undefined);
    this.online?.close();
    this.current.leave();
    try {
      const [{ Online: Table }] = await Promise.all([import('../online/online.js'), this.later.load()]).catch(() => {
        throw partMissing;
      });
      if (!this.isConnected) return;
      this.online?.close();
      this.online = new Table({
        table: this,
        current: this.current,
        opening: this.opening,
        overlays: this.overlays,
        words: this.words,
        store: () => DracoTable.store,
        games: () => (this.base ? new URL(this.base, document.baseURI) : DracoTable.gamesUrl),
        allow: (answer) => fire(this, 'draco-answer', { answer }, true),
        changed: (events) => this.onChange(events),
        notice: (notice) => this.overlays.set({ notice }),
        fail: (error) => this.fail(error),
        fire: (name, detail) => void fire(this, name, detail),
      });
      this.online.open();
    } catch (error) {
      this.fail(error);
    }
  }

  private speak(more: string | undefined = this.later.now?.moreWords): Promise<void> {
    return this.words.speak(this.opening.data?.texts, this.ruleset, languageOf(this), more);
  }

  // ——— public methods ———

  /** Starts a new game with the attributes as they are, once the rules are there; `setup` overrides them for this game. */
  newGame(setup?: Partial<Setup> | null): void {
    this.opening.anew(setup ?? {});
  }

  /** Answers the open question of the seat at the screen: ids of options, none to decline. */
  answer(choose: string[]): Outcome | undefined {
    this.focus_?.release();
    // With the drawing the focus comes back, whatever becomes of the answer.
    this.requestUpdate();
    const outcome = this.current.session?.answer(choose);
    if (outcome && !outcome.ok) this.tell(outcome.problem);
    return outcome;
  }

  /** Takes the last choice back, when nothing secret came to light since. */
  undo(): boolean {
    return this.current.session?.undo() ?? false;
  }

  /** Says what a strong player would do now, and how much better that is than what comes next. */
  async hint(): Promise<void> {
    const { session } = this.current;
    try {
      const said = (await this.advice?.hint()) ?? '';
      // Somebody may have answered meanwhile.
      if (session === this.current.session) this.refuse(said);
    } catch (error) {
      this.tell(asProblem(error));
    }
  }

  /** Everything needed to go on elsewhere. */
  save(): SavedTable | undefined {
    const { session } = this.current;
    return session && !session.isOnline ? { format: 1, game: session.game.save(), setup: session.setup } : undefined;
  }

  /** Goes on with a saved game, once the rules are there; one that cannot be used changes nothing and is a `draco-error`. */
  load(saved: SavedTable): void {
    this.opening.goOn(saved);
  }

  /** At a server: where the browser can be told of one's move while no page is open, as its `PushSubscription` says. */
  subscribe(push: { endpoint: string; p256dh: string; auth: string }): void {
    this.online?.link?.say({ is: 'push', ...push });
  }

  /** Ends what is still moving; a click or Escape does the same. */
  skipMotion(): void {
    this.motion?.skip();
  }

  /** The running game, for pages that want to look inside. */
  get currentGame(): Game | undefined {
    return this.current.game;
  }

  /** The question that the person at the screen is to answer. */
  get decision(): Decision | undefined {
    return this.current.session?.decision;
  }

  /** Who plays: name, colour, and the score as far as it is known to the person at the screen. */
  get players(): Player[] {
    return playersOf(this.current, this.words, this.opening.data);
  }

  /** Those who won, by name; none before the end. */
  get winners(): string[] {
    const { players, currentGame: game } = this;
    return (game?.result?.winners ?? []).flatMap((seat) => players[seat]?.name ?? []);
  }

  // ——— playing ———

  private onChange(events: GameEvent[]): void {
    const { currentGame: game } = this;
    this.choice.clear();
    if (this.overlays.notice === this.refusal) this.overlays.notice = '';
    this.report(events);
    // An answer that nobody sees anything of, such as a vote, is kept as well.
    if (!this.online) this.keeper.soon();
    this.ask();
    if (game?.fault) this.warn('ui-fault', game.fault, ` ${game.fault.message}`);
    if (game?.result && events.length) {
      const { players, winners } = this;
      fire(this, 'draco-end', { result: game.result, players, winners });
    }
    this.show(events);
  }

  private report(events: readonly GameEvent[]): void {
    const { players } = this;
    for (const event of events) {
      const player = event.seat === undefined ? undefined : players[event.seat];
      fire(this, 'draco-event', { event, ...(player && { player }) });
    }
  }

  /** Says once that a question is open. */
  private ask(): void {
    const { decision, currentGame: game } = this;
    this.touch();
    if (!decision || decision.id + game?.version === this.asked) return;
    this.asked = decision.id + game?.version;
    fire(this, 'draco-decision', { decision, player: this.players[decision.seat] });
    if (this.sound) void import('../motion/sounds.js').then(({ call }) => call(), noop);
  }

  /** Draws the game anew, with what just happened as movement and in words. */
  private show(events: GameEvent[]): void {
    if (this.advice) this.advice.spoken = '';
    this.current.happened(events);
    this.motion?.queue(events);
    if (this.sound && events.length) void import('../motion/sounds.js').then(({ hear }) => hear(events), noop);
    this.tellLater?.();
    this.touch();
  }

  private touch(): void {
    this.tick++;
  }

  /** What choosing an option would certainly do, in words. */
  preview(option: string): string[] {
    return this.advice?.preview(option, this.decision) ?? [];
  }

  /** Why a thing cannot be chosen; also said aloud. */
  explain(thing: string): WhyNot | undefined {
    return this.advice?.explain(thing);
  }

  /** Says why a player cannot be chosen, or something else that holds until the next answer. */
  refuse(said = this.advice?.refuse() ?? ''): void {
    this.refusal = said;
    this.overlays.set({ notice: said });
  }

  private readonly onPointer = (event: PointerEvent): void => {
    this.choice.pointer = event.pointerType;
    this.motion?.press();
    // Who points at something has seen what others did.
    if (!this.overlays.isTaleOpen) this.current.session?.release?.();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    this.choice.pointer = 'keyboard';
    if (event.key !== 'Escape') {
      this.focus_?.move(event);
      return;
    }
    this.skipMotion();
    if (!this.overlays.closeOne()) this.choice.clear();
  };

  // ——— drawing ———

  /** Everything that is drawn now; undefined while nothing is loaded. */
  scene(): Scene | undefined {
    const { current, later, overlays } = this;
    const read = current.read(this.opening.data, this.words.texts, this.advice, this.tick);
    if (!read) return undefined;
    const { picked, reading, number, act } = this.choice;
    return {
      ...read,
      picked,
      reading,
      number,
      act,
      moved: overlays.hovered ?? this.advice?.marked() ?? current.moved,
      roving: this.roving,
      size: this.sizes.stage,
      isBot: (seat) => current.session?.isBot(seat) ?? false,
      isHeld: current.session?.isHeld ?? false,
      plateNote: this.online && ((scene, seat) => this.online?.plate(scene, seat) ?? nothing),
      later: later.now,
      isLaterComing: later.isComing,
    };
  }

  private get actions(): LaterActions | undefined {
    const { laterActions, online } = this;
    return laterActions && online ? online.laterActions(laterActions) : laterActions;
  }

  private renderFailure(failure: Problem): TemplateResult {
    const { words, opening } = this;
    const said = {
      title: words.say('ui-problem') || 'The game cannot be shown',
      retry: words.say('ui-retry') || 'Try again',
    };
    const retry = () => {
      if (this.table) void this.goOnline();
      else if (opening.data && !this.game && !this.src) void this.openData(opening.data);
      else opening.byName();
    };
    return html`<div class="table" part="base" lang=${words.texts?.lang ?? 'en'}>${renderProblem(words.of(failure), said, retry)}</div>`;
  }

  protected override render(): TemplateResult {
    if (this.failure) return this.renderFailure(this.failure);
    const scene = this.scene();
    if (!scene) return this.online?.renderLobby() ?? html`<div class="table loading" part="base"><slot></slot></div>`;
    const { session, watching } = this.current;
    const { panel, guideStep, isResultHidden, notice, togglePanel, dismissNotice } = this.overlays;
    return renderFrame(
      scene,
      {
        art: this.opening.data?.art?.defs,
        isPanelOpen: panel.isOpen,
        isPointing: this.overlays.hovered !== undefined,
        handOver: session?.handOverTo,
        guideStep,
        isOver: scene.view.result !== undefined && !isResultHidden,
        notice,
        dir: this.dir,
        replay: watching,
        canUndo: session?.canUndo(),
        // Its place is kept from the start, so that the bar does not move when a hint can be had.
        canHint:
          this.hints === 'off' || watching || this.online || (session && !session.hint)
            ? undefined
            : this.advice !== undefined && session?.decision !== undefined,
        online: this.online?.renderOver(scene),
        inBar: this.online?.renderBar(scene),
        panel: this.panel,
        canFill: this.fullScreen && document.fullscreenEnabled,
      },
      {
        undo: () => void this.undo(),
        hint: () => void this.hint(),
        togglePanel,
        dismissNotice,
        fill: () => toggleFullScreen(this),
        later: this.actions,
      },
    );
  }
}
