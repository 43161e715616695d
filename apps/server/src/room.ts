import {
  type Answer,
  type Game,
  type Loaded,
  resumeGame,
  type StartOptions,
  type startGame,
  type View,
} from '@draco-table/engine';
import {
  differ,
  type Json,
  onlineProblem,
  pack,
  type SaidProblem,
  seedOf,
  type TableInfo,
} from '@draco-table/protocol';
import { infoOf, isPlaying } from './people.js';
import { Refusal, refuse } from './refusal.js';
import type { Entry, Kept, Snapshot, Store, TableRow } from './store.js';

/** A screen at the table: one socket. */
export interface Screen {
  role: 'seat' | 'guest' | 'watcher';
  seat: number | null;
  readonly keyHash: string;
  send(message: unknown): void;
  sendText(text: string): void;
}

export interface Telling {
  entry(id: string, version: number, body: Entry): string;
  table(id: string): string;
}

/** What a room needs of the rest of the server. */
export interface RoomDeps {
  store: Store;
  telling: Telling;
  load(rules: string): Promise<Loaded>;
  start: typeof startGame;
  now(): number;
  maxAnswers: number;
  /** How long players have to show what they pledged. */
  dealMs: number;
  /** After the room moved on: bots, the end, notifications. `isOwn`: this process put the entry in. */
  moved(room: Room, isOwn: boolean): void;
  /** The first time that one of ours could not be told apart from a lost connection is tried again. */
  retrying<T>(work: () => Promise<T>): Promise<T>;
}

/** What was last sent to the screens of a seat. */
interface Sent {
  view: View;
  told: number;
}

const unchangedTries = 6;
/** So many entries are played again at most to have a table back. */
const SNAPSHOT_EVERY = 50;

/**
 * A table in this process: the row, the game as far as it is known here, and the screens. Everything but the screens can be
 * had again from the database. Tasks of one room run one after the other.
 */
export class Room {
  readonly screens = new Set<Screen>();
  /** Screens at other processes. */
  readonly elsewhere = new Map<string, { seats: number[]; watchers: number }>();
  game: Game | undefined;
  /** Number of entries that the game here has, and that all screens have been sent. */
  at = 0;
  /** Just after the last choice that was taken back: what was seen before it may never have happened. */
  undoneAt = 0;
  /** The seat of each answer that counts, by the engine's version. */
  answeredBy: number[] = [];
  movedAt: number;
  usedAt: number;
  isGone = false;
  /** The screens here have been shown the game. */
  isOpen = false;
  botTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly sent = new Map<number | null, Sent>();
  /** Events that were told up to the snapshot that the game here began with. */
  private toldBefore: number[] = [];
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    public row: TableRow,
    readonly deps: RoomDeps,
  ) {
    this.movedAt = this.usedAt = deps.now();
  }

  /** One after the other; a task that fails does not stop the next. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.usedAt = this.deps.now();
    const done = this.queue.then(task);
    this.queue = done.catch(() => {});
    return done;
  }

  // ——— what everybody may know ———

  isBot(seat: number): boolean {
    return !isPlaying(this.row.state.people[seat]);
  }

  here(): Set<number> {
    const own = [...this.screens].flatMap(({ seat }) => seat ?? []);
    return new Set([...own, ...[...this.elsewhere.values()].flatMap(({ seats }) => seats)]);
  }

  info(): TableInfo {
    const own = [...this.screens].filter(({ seat }) => seat === null).length;
    const watchers = [...this.elsewhere.values()].reduce((sum, one) => sum + one.watchers, own);
    const open = this.row.status === 'playing' ? this.game?.decisions.map(({ seat }) => seat) : undefined;
    const waiting = open?.length
      ? { seats: [...new Set(open)], since: Math.max(0, Math.round(this.deps.now() - this.movedAt)) }
      : undefined;
    return infoOf(this.row, this.here(), watchers, waiting);
  }

  tellInfo(): void {
    if (!this.screens.size) return;
    const text = JSON.stringify({ is: 'table', table: this.info() });
    for (const screen of this.screens) screen.sendText(text);
  }

  // ——— the game ———

  get hasBegun(): boolean {
    return this.row.status === 'playing' || this.row.status === 'over';
  }

  startOptions(): StartOptions {
    const { setup, secret, state } = this.row;
    const parts = state.people.map((person) => person?.part ?? null);
    return { seats: setup.seats, seed: seedOf(secret, parts), options: setup.options };
  }

  /** The game as the database has it now; screens are told what they have not seen. */
  async wake(): Promise<Game> {
    if (this.game) return this.game;
    if (!this.hasBegun) refuse('D1110');
    const { id, rules } = this.row;
    const { load, retrying, store } = this.deps;
    const [loaded, entries, snapshot] = await Promise.all([
      load(rules),
      retrying(() => store.entries(id, 0)),
      retrying(() => store.snapshot(id)),
    ]);
    const seenAt = this.at;
    // What the screens have seen is where their differences begin: a snapshot after that is of no use.
    const isOfUse = snapshot && (snapshot.version <= seenAt || !this.screens.size);
    const game = (isOfUse && this.resumed(loaded, snapshot, entries)) || this.deps.start(loaded, this.startOptions());
    if (game.fault) refuse('D1127');
    const begun = game.version > 0 && snapshot ? snapshot.version : 0;
    this.toldBefore = begun && snapshot ? snapshot.body.told : [];
    this.at = 0;
    this.undoneAt = 0;
    this.answeredBy = [];
    this.sent.clear();
    for (const [i, kept] of entries.entries()) {
      if (i === seenAt && i >= begun) this.remember(game);
      if (i < begun) this.noted(kept.body, kept.age);
      else this.apply(game, kept);
    }
    this.game = game;
    // Events that were told before a choice was taken back are void: everything is told again.
    if (this.undoneAt > seenAt) this.sent.clear();
    if (this.at > seenAt && this.screens.size) this.tell();
    return game;
  }

  /** The game as it was kept, if this version of the engine still takes it. */
  private resumed(loaded: Loaded, { version, body }: Snapshot, entries: Kept[]): Game | undefined {
    if (version > entries.length) return undefined;
    const answers: Answer[] = [];
    for (const { body: entry } of entries.slice(0, version)) {
      if ('u' in entry) answers.length = entry.u;
      else answers.push(answerOf(entry));
    }
    const game = resumeGame(loaded, { ...body.saved, answers });
    return game.fault ? undefined : game;
  }

  /** How many events a seat has been told. */
  private toldOf(game: Game, seat: number | null): number {
    const before = this.toldBefore[seat ?? this.row.setup.seats] ?? 0;
    return before + game.events(seat, before).length;
  }

  private keepSnapshot(game: Game): void {
    const { answers: _, ...saved } = game.save();
    const seats = [...this.row.state.people.keys(), null];
    const body = { saved, told: seats.map((seat) => this.toldOf(game, seat)) };
    // Nobody waits for it, and nothing is lost without it.
    this.deps.store.keepSnapshot(this.row.id, { version: this.at, body }).catch(() => {});
  }

  private apply(game: Game, { body, age }: Pick<Kept, 'body' | 'age'>): void {
    const outcome = 'u' in body ? this.undone(game.undo(body.u)) : game.answer(answerOf(body));
    // Written by another version of the engine or of the rules.
    if (!outcome.ok) refuse('D1127');
    this.noted(body, age);
  }

  /** A choice taken back leads to a game that was played from its start. */
  undone<T>(outcome: T): T {
    this.toldBefore = [];
    return outcome;
  }

  private noted(body: Entry, age: number): void {
    if ('u' in body) {
      this.answeredBy.length = body.u;
      this.undoneAt = this.at + 1;
    } else this.answeredBy.push(body.s);
    this.at++;
    this.movedAt = this.deps.now() - age;
  }

  private seatsHere(): Set<number | null> {
    return new Set([...this.screens].map(({ seat }) => seat));
  }

  /** What the screens have before the next entry. */
  private remember(game: Game): void {
    for (const seat of this.seatsHere())
      if (!this.sent.has(seat)) this.sent.set(seat, { view: game.view(seat), told: this.toldOf(game, seat) });
  }

  /** Sends every seat what is new to it. */
  private tell(): void {
    const { game } = this;
    if (!game) return;
    const texts = new Map<number | null, string>();
    for (const screen of this.screens) {
      const text = texts.get(screen.seat) ?? this.stepFor(game, screen.seat);
      texts.set(screen.seat, text);
      screen.sendText(text);
    }
    for (const seat of this.sent.keys()) if (!texts.has(seat)) this.sent.delete(seat);
  }

  private stepFor(game: Game, seat: number | null): string {
    const before = this.sent.get(seat);
    if (!before) return JSON.stringify(this.whole(game, seat, 0));
    const view = game.view(seat);
    const diff = differ(before.view as unknown as Json, view as unknown as Json);
    // After a choice was taken back there are fewer: then the last of them are void.
    const more = game.events(seat, before.told);
    const from = more.length ? before.told : Math.min(before.told, this.toldOf(game, seat));
    this.sent.set(seat, { view, told: from + more.length });
    return JSON.stringify({
      is: 'step',
      at: this.at,
      ...(diff !== undefined && { diff }),
      from,
      events: packEvents(more),
    });
  }

  private whole(game: Game, seat: number | null, from: number): unknown {
    const view = game.view(seat);
    const events = game.events(seat, from);
    this.sent.set(seat, { view, told: from + events.length });
    return { is: 'game', at: this.at, view: pack(view), from, events: packEvents(events) };
  }

  /** What a screen needs to begin, or to go on after its connection was lost. */
  async show(screen: Screen, since?: { at: number; told: number }): Promise<void> {
    if (!this.hasBegun) return;
    const game = await this.wake();
    const told = this.toldOf(game, screen.seat);
    const isKnown = since !== undefined && since.at <= this.at && since.at >= this.undoneAt && since.told <= told;
    if (isKnown && since.at === this.at) {
      if (!this.sent.has(screen.seat)) this.sent.set(screen.seat, { view: game.view(screen.seat), told });
      screen.send({
        is: 'step',
        at: this.at,
        from: since.told,
        events: packEvents(game.events(screen.seat, since.told)),
      });
      return;
    }
    screen.send(this.whole(game, screen.seat, isKnown ? since.told : 0));
  }

  /** The game has begun: every screen that waited for it is shown it, once. */
  async opened(): Promise<void> {
    if (!this.hasBegun || this.isOpen) return;
    this.isOpen = true;
    this.movedAt = this.deps.now();
    await this.wake();
    this.tellInfo();
    for (const screen of this.screens) await this.show(screen);
  }

  /** Puts an entry in, if it still fits when its turn comes. Answers its number. */
  async enter(
    make: (game: Game) => Entry | SaidProblem,
    act: (game: Game, entry: Entry) => SaidProblem | undefined,
  ): Promise<number> {
    for (let tries = 0; tries < unchangedTries; tries++) {
      const game = await this.wake();
      if (this.at >= this.deps.maxAnswers) refuse('D1110');
      this.remember(game);
      const entry = make(game);
      if ('code' in entry) throw new Refusal(entry);
      const refused = act(game, entry);
      if (refused) throw new Refusal(refused);
      const { at } = this;
      let isMine: boolean;
      try {
        isMine = await this.append(at, entry);
      } catch (error) {
        // Whether it was written is not known: it is had again from the database.
        this.forget();
        throw error;
      }
      if (isMine) {
        this.noted(entry, 0);
        this.tell();
        if (this.at % SNAPSHOT_EVERY === 0 && !game.result) this.keepSnapshot(game);
        this.deps.moved(this, true);
        return at;
      }
      // Somebody was first: see what, and try again from there.
      this.forget();
    }
    return refuse('D1111');
  }

  private append(at: number, entry: Entry): Promise<boolean> {
    const { store, telling, retrying } = this.deps;
    const { id, setup } = this.row;
    const payload = telling.entry(id, at, entry);
    return retrying(() => store.append(id, at, entry, payload, setup.clock));
  }

  /** Another process put an entry in. */
  async heard(version: number, body: Entry | undefined): Promise<void> {
    if (version < this.at || !this.hasBegun) return;
    if (!this.game || !body || version > this.at) {
      if (!this.screens.size) return this.forget();
      this.forget();
      await this.wake();
    } else {
      this.remember(this.game);
      this.apply(this.game, { body, age: 0 });
      this.tell();
    }
    this.deps.moved(this, false);
  }

  /** The game is had again when it is needed. */
  forget(): void {
    this.game = undefined;
    clearTimeout(this.botTimer);
    this.botTimer = undefined;
  }

  /** What rests takes no memory: views too are made again from the answers. */
  rest(): void {
    this.forget();
    this.sent.clear();
  }

  // ——— the table around it ———

  /** Changes what is kept about the table; `to` sees the newest state and may refuse. */
  async change(
    to: (row: TableRow) => Partial<Pick<TableRow, 'state' | 'status'>> | undefined,
    deadline?: number | null,
  ): Promise<boolean> {
    const { store, telling, retrying } = this.deps;
    for (let tries = 0; tries < unchangedTries; tries++) {
      const change = to(this.row);
      if (!change) return false;
      const next = { ...this.row, ...change };
      if (await retrying(() => store.change(next, deadline, telling.table(next.id)))) {
        this.row = { ...next, revision: this.row.revision + 1 };
        this.tellInfo();
        return true;
      }
      await this.reread();
    }
    return refuse('D1111');
  }

  async reread(): Promise<void> {
    const row = await this.deps.retrying(() => this.deps.store.table(this.row.id));
    if (!row) {
      this.isGone = true;
      for (const screen of this.screens) screen.send({ is: 'refused', problem: onlineProblem('D1104') });
      refuse('D1104');
    }
    this.row = row;
  }
}

export function answerOf(entry: Extract<Entry, { s: number }>): Answer {
  return { decision: entry.d, seat: entry.s, choose: entry.c, version: entry.v };
}

/** Numbers follow from where the first stands. */
function packEvents(events: ReturnType<Game['events']>): unknown[] {
  return events.map(({ n: _, ...event }) => pack(event));
}
