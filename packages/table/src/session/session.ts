import { type Answer, type Decision, type Game, type GameEvent, type Outcome, onlyAnswer } from '@draco-table/engine';
import type { Bots } from './bots.js';
import { nextForPeople, people, type Setup } from './seating.js';
import { Told } from './told.js';

export interface SessionHost {
  /** Something changed: draw anew. Events are those the seat at the screen may know. */
  changed(events: GameEvent[]): void;
  /** Before a person's answer is given; false withholds it. */
  allow(answer: Answer): boolean;
  failed(error: unknown): void;
  /** How long a bot seems to think, in milliseconds. */
  pace(): number;
}

/** One game at one screen: whose turn it is to look, the bots' moves, taking back. */
export class Session {
  /** The seat that looks; null for a spectator, or while the screen changes hands. */
  viewer: number | null;
  /** The person who must take the screen before anything secret is shown. */
  handOverTo: number | undefined;
  /** Versions at which a person was asked: where taking back can lead. */
  private asked: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
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
    if (this.handOverTo !== undefined || this.viewer === null) return undefined;
    return this.game.decisions.find((decision) => decision.seat === this.viewer);
  }

  isBot(seat: number): boolean {
    return !this.people.includes(seat);
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
  }

  answer(choose: string[], decision = this.decision): Outcome | undefined {
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
    this.settle();
    // While the screen changes hands, it shows what everybody may know.
    const from = this.viewer === viewer ? seen : seenByAll;
    this.host.changed(this.told.of(this.game, this.viewer).slice(from));
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

  /** Whose turn it is to look, and whether a bot goes on. */
  private settle(): void {
    clearTimeout(this.timer);
    if (this.game.result || this.game.fault) return;
    const next = nextForPeople(this.game.decisions, this.people, this.viewer);
    const hasBotMove = this.game.decisions.some((decision) => this.isBot(decision.seat));
    if (next && next.seat !== this.viewer) {
      this.viewer = null;
      this.handOverTo = next.seat;
    }
    if (hasBotMove) this.timer = setTimeout(() => void this.think(), this.host.pace());
  }

  private async think(): Promise<void> {
    if (this.isThinking || this.isClosed) return;
    const decision = this.game.decisions.find((open) => this.isBot(open.seat));
    if (!decision) return;
    this.isThinking = true;
    const version = this.game.version;
    let answer: Answer | undefined;
    try {
      answer = await this.bots.choose(this.game, decision, this.setup);
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
