import type { Decision, Game, GameEvent, Outcome, WhyNot } from '@draco-table/engine';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { asProblem, type GameData, partMissing, problem } from '../load/load-game.js';
import type { MotionPlayer } from '../motion/player.js';
import { prefersStillness } from '../motion/stillness.js';
import type { Aids } from '../session/aids.js';
import type { Bots } from '../session/bots.js';
import { type Engine, ownEngine } from '../session/engine.js';
import type { Setup } from '../session/seating.js';
import { Session } from '../session/session.js';
import { browserStore, type Store } from '../session/store.js';
import { renderProblem } from '../view/problem.js';
import type { Scene } from '../view/scene.js';
import type { Advice } from './advice.js';
import { Attributes } from './attributes.js';
import { Choice } from './choice.js';
import { CurrentGame } from './current-game.js';
import { styles } from './draco-table.styles.js';
import { fire } from './fire.js';
import type { FocusKeeper } from './focus-keeper.js';
import { renderFrame } from './frame.js';
import { Keeper } from './keeper.js';
import { isLanguageTag, languageOf } from './language.js';
import type { LaterActions } from './later-actions.js';
import { LaterLoader } from './later-loader.js';
import { type Given, Opening } from './opening.js';
import { Overlays } from './overlays.js';
import type { SavedTable } from './saved-table.js';
import { Sizes } from './sizes.js';
import { Words } from './words.js';

/**
 * A table at which any game can be played.
 *
 * @tagname draco-table
 * @slot - What is shown before the script has loaded and where it cannot run.
 * @slot header - In the bar, before its buttons.
 * @fires {CustomEvent<{decision: Decision}>} draco-decision - A person at this table is asked something.
 * @fires {CustomEvent<{answer: Answer}>} draco-answer - Before a person's answer is given; cancel it to withhold the answer.
 * @fires {CustomEvent<{event: GameEvent}>} draco-event - Something happened, as the seat at the screen may know it.
 * @fires {CustomEvent<{result: Result}>} draco-end - The game is over.
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
    choose: async (...asked) => (await import('./later.js')).later.ownBots.choose(...asked),
  };
  static store: Store = browserStore;
  /** Where this script lies, and the games beside it. */
  static gamesUrl: URL = new URL(/* @vite-ignore */ 'games/', import.meta.url);

  private readonly words: Words = new Words(() => this.touch());
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
      this.advice ??= new Advice(this.current, this.words, DracoTable.aids ?? ownAids);
      this.laterActions ??= laterActions(this, this.current, this.opening, this.overlays);
      this.motion ??= new MotionPlayer(this);
      this.tellLater ??= drawBeside(this, this.current, this.overlays, this.advice, this.laterActions);
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
    session: (game, setup) =>
      new Session(game, setup, DracoTable.botPlayers, {
        changed: (events) => this.onChange(events),
        allow: (answer) => fire(this, 'draco-answer', { answer }, true),
        failed: (error) => this.fail(error),
        pace: () => Math.min(this.pace ?? 900, prefersStillness() ? 350 : 1e9),
      }),
    show: (events) => this.show(events),
    warn: (id, found) => this.warn(id, found),
    fail: (error) => this.fail(error),
  });
  private focus_: FocusKeeper | undefined;
  private advice: Advice | undefined;
  private laterActions: LaterActions | undefined;
  private motion: MotionPlayer | undefined;
  private tellLater: (() => void) | undefined;
  private asked = '';
  private refusal = '';

  // ——— life ———

  override connectedCallback(): void {
    super.connectedCallback();
    // Chosen in the panel before, where the page asks for none.
    this.lang ||= this.overlays.remembered('lang') ?? '';
    // Moved in the page while the guide is read, the bots wait on.
    if (this.overlays.guideStep === undefined) this.current.session?.start();
    this.addEventListener('keydown', this.onKey);
    this.addEventListener('pointerdown', this.onPointer);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.current.session?.pause();
    this.current.watching?.stop();
    this.removeEventListener('keydown', this.onKey);
    this.removeEventListener('pointerdown', this.onPointer);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const has = (...names: string[]) => names.some((name) => (changed as Map<string, unknown>).has(name));
    if (has('game', 'src', 'deck', 'base')) this.opening.byAttributes();
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

  /** Everything needed to go on elsewhere. */
  save(): SavedTable | undefined {
    const { session } = this.current;
    return session && { format: 1, game: session.game.save(), setup: session.setup };
  }

  /** Goes on with a saved game, once the rules are there; one that cannot be used changes nothing and is a `draco-error`. */
  load(saved: SavedTable): void {
    this.opening.goOn(saved);
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

  // ——— playing ———

  private onChange(events: GameEvent[]): void {
    const { currentGame: game, decision } = this;
    this.choice.clear();
    if (this.overlays.notice === this.refusal) this.overlays.notice = '';
    for (const event of events) fire(this, 'draco-event', { event });
    // An answer that nobody sees anything of, such as a vote, is kept as well.
    this.keeper.soon();
    if (decision && decision.id + game?.version !== this.asked) {
      this.asked = decision.id + game?.version;
      fire(this, 'draco-decision', { decision });
    }
    if (game?.fault) this.warn('ui-fault', game.fault, ` ${game.fault.message}`);
    if (game?.result && events.length) fire(this, 'draco-end', { result: game.result });
    this.show(events);
  }

  /** Draws the game anew, with what just happened as movement and in words. */
  private show(events: GameEvent[]): void {
    if (this.advice) this.advice.spoken = '';
    this.current.happened(events);
    this.motion?.queue(events);
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

  /** Says why a player cannot be chosen. */
  refuse(): void {
    this.refusal = this.advice?.refuse() ?? '';
    this.overlays.set({ notice: this.refusal });
  }

  private readonly onPointer = (event: PointerEvent): void => {
    this.choice.pointer = event.pointerType;
    this.motion?.press();
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
      later: later.now,
      isLaterComing: later.isComing,
    };
  }

  private renderFailure(failure: Problem): TemplateResult {
    const { words, opening } = this;
    const said = {
      title: words.say('ui-problem') || 'The game cannot be shown',
      retry: words.say('ui-retry') || 'Try again',
    };
    const retry = () => (opening.data && !this.game && !this.src ? void this.openData(opening.data) : opening.byName());
    return html`<div class="table" part="base" lang=${words.texts?.lang ?? 'en'}>${renderProblem(words.of(failure), said, retry)}</div>`;
  }

  protected override render(): TemplateResult {
    if (this.failure) return this.renderFailure(this.failure);
    const scene = this.scene();
    if (!scene) return html`<div class="table loading" part="base"><slot></slot></div>`;
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
      },
      { undo: () => void this.undo(), togglePanel, dismissNotice, later: this.laterActions },
    );
  }
}
