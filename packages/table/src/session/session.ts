import type { Hint } from '@draco-table/bots';
import { type Answer, type Decision, type Game, type GameEvent, type Outcome, onlyAnswer } from '@draco-table/engine';
import type { Bots, Learned } from './bots.js';
import { nextForPeople, people, type Setup } from './seating.js';
import { Told } from './told.js';

export interface SessionHost {
  /** Something changed: draw anew. Events are those the seat at the screen may know. */
  changed(events: GameEvent[]): void;
  /** Before a person's answer is given; false withholds it. */
  allow(answer: Answer): boolean;
  failed(error: unknown): void;
  /** How long it takes to follow this, in milliseconds: so long a bot seems to think, and a question waits. */
  pace(news: readonly GameEvent[]): number;
  /** Fetches what bots have learned of the game, where there is something. */
  learned?: Learned | undefined;
  /** The person's question, which waited until what others did was followed, is open now. */
  asked(): void;
}

/** What the drawing needs of whoever plays: a screen with bots, or a seat at a server. */
export interface Playing {
  readonly game: Game;
  readonly setup: Setup;
  readonly viewer: number | null;
  readonly handOverTo: number | undefined;
  readonly decision: Decision | undefined;
  readonly told: Pick<Told, 'of'>;
  /** Kept at a server, not in the browser. */
  readonly isOnline?: boolean;
  isBot(seat: number): boolean;
  /** The person is asked next, once what others did was followed. */
  readonly isHeld?: boolean;
  /** Who has followed it does not wait. */
  release?(): void;
  start(): void;
  pause(): void;
  close(): void;
  answer(choose: string[]): Outcome | undefined;
  takeOver(): void;
  canUndo(): boolean;
  /** What a strong player would do now; undefined where that cannot be told. */
  hint?(): Promise<Hint> | undefined;
  undo(): boolean;
}

/** One game at one screen: whose turn it is to look, the bots' moves, taking back. */
export class Session implements Playing {
  /** The seat that looks; null for a spectator, or while the screen changes hands. */
  viewer: number | null;
  /** The person who must take the screen before anything secret is shown. */
  handOverTo: number | undefined;
  /** Versions at which a person was asked: where taking back can lead. */
  private asked: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private isThinking = false;
  readonly people: readonly number[];
  readonly told = new Told();

  constructor(
    readonly game: Game,
    readonly setup: Setup,
    private readonly bots: Bots,
    private readonly host: SessionHost,
  ) {
    this.people = people(setup);
    this.viewer = this.people.length === 1 ? (this.people[0] ?? null) : null;
  }

  /** The decision that the person at the screen is to take now. */
  get decision(): Decision | undefined {
    if (this.handOverTo !== undefined || this.viewer === null || this.isHeld) return undefined;
    return this.game.decisions.find((decision) => decision.seat === this.viewer);
  }

  isBot(seat: number): boolean {
    return !this.people.includes(seat);
  }

  get isHeld(): boolean {
    return this.held !== undefined;
  }

  release(): void {
    if (!this.isHeld) return;
    this.drop();
    this.host.asked();
  }

  private drop(): void {
    clearTimeout(this.held);
    this.held = undefined;
  }

  start(): void {
    this.goOn();
    this.settle();
    this.host.changed([]);
  }

  /** Bots stop while the table is out of the page. */
  pause(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.drop();
  }

  answer(choose: string[]): Outcome | undefined {
    this.drop();
    const { decision } = this;
    if (!decision) return undefined;
    return this.give({ decision: decision.id, seat: decision.seat, choose, version: this.game.version });
  }

  /** Gives an answer for any seat; a bot's or a person's alike goes through here. */
  give(answer: Answer): Outcome | undefined {
    const isPerson = !this.isBot(answer.seat);
    // A bot's is nobody's business: it may be secret, and a bot that is refused never tries again.
    if (isPerson && !this.host.allow(answer)) return undefined;
    const { version } = this.game;
    const { viewer } = this;
    const seen = this.told.of(this.game, viewer).length;
    const seenByAll = this.people.length > 1 ? this.game.events(null).length : 0;
    const outcome = this.game.answer(answer);
    if (!outcome.ok) return outcome;
    if (isPerson) this.asked.push(version);
    this.goOn();
    const to = this.handOver();
    // While the screen changes hands, it shows what everybody may know.
    const from = to === viewer ? seen : seenByAll;
    const news = this.told.of(this.game, to).slice(from);
    this.settle(news, !isPerson);
    this.host.changed(news);
    return outcome;
  }

  /** Answers what leaves no choice for the one person at the screen. Among several all would see who is passed over. */
  private goOn(): void {
    while (this.people.length === 1) {
      const open = this.game.decisions.find((one) => !this.isBot(one.seat) && onlyAnswer(one));
      const choose = open && onlyAnswer(open);
      if (!choose) return;
      const answer: Answer = { decision: open.id, seat: open.seat, choose, version: this.game.version };
      if (!this.host.allow(answer) || !this.game.answer(answer).ok) return;
    }
  }

  /** The seat named in the hand-over takes the screen. */
  takeOver(): void {
    if (this.handOverTo === undefined) return;
    this.viewer = this.handOverTo;
    this.handOverTo = undefined;
    this.host.changed([]);
  }

  /** Whose turn it is to look. */
  private handOver(): number | null {
    const { result, fault, decisions } = this.game;
    const next = result || fault ? undefined : nextForPeople(decisions, this.people, this.viewer);
    if (next && next.seat !== this.viewer) {
      this.viewer = null;
      this.handOverTo = next.seat;
    }
    return this.viewer;
  }

  /** Whether a bot goes on, and when the person is asked. */
  private settle(news: readonly GameEvent[] = [], isOfOthers = false): void {
    clearTimeout(this.timer);
    this.drop();
    this.handOver();
    if (this.game.result || this.game.fault) return;
    const pace = this.host.pace(news);
    if (this.game.decisions.some(({ seat }) => this.isBot(seat)))
      this.timer = setTimeout(() => void this.think(), pace);
    if (isOfOthers && news.length && pace > 0 && this.decision) this.held = setTimeout(() => this.release(), pace);
  }

  private async think(): Promise<void> {
    if (this.isThinking || this.isClosed) return;
    const decision = this.game.decisions.find((open) => this.isBot(open.seat));
    if (!decision) return;
    this.isThinking = true;
    const version = this.game.version;
    let answer: Answer | undefined;
    try {
      answer = await this.bots.choose(this.game, decision, this.setup, this.host.learned);
    } catch (error) {
      this.host.failed(error);
    }
    this.isThinking = false;
    if (this.isClosed || !answer) return;
    // Someone else answered, or a move was taken back, while the bot thought.
    if (this.game.version !== version) return this.settle();
    const outcome = this.give(answer);
    if (outcome && !outcome.ok) this.host.failed(outcome.problem);
  }

  hint(): Promise<Hint> | undefined {
    const { decision } = this;
    return decision && this.bots.hint(this.game, decision, this.setup, this.host.learned);
  }

  canUndo(): boolean {
    return this.undoTarget() !== undefined;
  }

  private undoTarget(): number | undefined {
    const target = this.asked.at(-1);
    return target !== undefined && this.game.canUndo(target) ? target : undefined;
  }

  /** Back to the last choice of a person, when nothing secret came to light since. */
  undo(): boolean {
    const target = this.undoTarget();
    if (target === undefined || !this.game.undo(target).ok) return false;
    this.asked.pop();
    this.settle();
    this.host.changed([]);
    return true;
  }
}
