import type { Answer, Decision, Game, GameEvent, Outcome } from '@draco-table/engine';
import { type Link, remoteGame, type SaidProblem } from '@draco-table/protocol';
import type { Ruleset } from '@draco-table/ruleset';
import type { Setup } from '../session/seating.js';
import type { Playing } from '../session/session.js';

export interface OnlineSessionHost {
  changed(events: GameEvent[]): void;
  allow(answer: Answer): boolean;
  refused(problem: SaidProblem): void;
}

/** A seat at an online table, as the drawing knows a session. */
export class OnlineSession implements Playing {
  readonly game: Game;
  readonly setup: Setup;
  readonly people: readonly number[];
  readonly handOverTo = undefined;
  readonly isOnline = true;
  readonly told = { of: (): readonly GameEvent[] => this.link.events };
  /** The question that was answered and not acknowledged yet: it is not asked twice. */
  private given: string | undefined;
  private hasAnswered = false;

  constructor(
    readonly link: Link,
    ruleset: Ruleset,
    private readonly host: OnlineSessionHost,
  ) {
    const seats = link.info?.seats.length ?? 0;
    this.game = remoteGame(ruleset, seats, link);
    this.people = link.seat === null ? [] : [link.seat];
    this.setup = {
      seats,
      bots: seats - this.people.length,
      seat: link.seat,
      seed: '',
      bot: link.info?.bot ?? 'medium',
      options: link.info?.options ?? {},
    };
  }

  get viewer(): number | null {
    return this.link.seat;
  }

  get decision(): Decision | undefined {
    const { decision, view } = this.link;
    const isMine = decision && !this.isBot(decision.seat);
    return isMine && `${decision.id}/${view?.version}` !== this.given ? decision : undefined;
  }

  isBot(seat: number): boolean {
    return this.link.info?.seats[seat]?.by === 'bot';
  }

  start(): void {
    this.host.changed([]);
  }

  pause(): void {}

  close(): void {}

  takeOver(): void {}

  answer(choose: string[], decision: Decision | undefined = this.decision): Outcome | undefined {
    if (!decision) return undefined;
    const version = this.game.version;
    if (!this.host.allow({ decision: decision.id, seat: decision.seat, choose, version })) return undefined;
    this.given = `${decision.id}/${version}`;
    this.hasAnswered = true;
    void this.link.answer(choose, decision).then((given) => {
      this.given = undefined;
      if (!given.ok) this.host.refused(given.problem);
      this.host.changed([]);
    });
    this.host.changed([]);
    return { ok: true, events: [] };
  }

  canUndo(): boolean {
    const { info, seat } = this.link;
    return this.hasAnswered && info?.status === 'playing' && !info.proposal && seat !== null && !this.isBot(seat);
  }

  /** Asks the others; the server knows whether it is still possible. */
  undo(): boolean {
    this.link.say({ is: 'propose', what: 'undo' });
    return true;
  }
}
