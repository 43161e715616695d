import type { startGame } from '@draco-table/engine';
import type { Reaction } from '@draco-table/protocol';
import type { Logger } from 'pino';
import { botAnswer, due, end, react } from './actions.js';
import type { Thinker } from './bots.js';
import type { Limits } from './limits.js';
import type { Metrics } from './metrics.js';
import type { Pushes } from './pushes.js';
import { Refusal, refuse } from './refusal.js';
import { Room, type Screen } from './room.js';
import type { RulesLibrary } from './rules.js';
import type { Entry, Store } from './store.js';

export interface RoomsDeps {
  store: Store;
  rules: RulesLibrary;
  limits: Limits;
  think: Thinker;
  /** Milliseconds that a bot seems to think. */
  botDelay: number;
  start: typeof startGame;
  now(): number;
  /** Of this process, in what it tells the others. */
  process: string;
  log: Logger;
  metrics: Metrics;
  pushes: Pushes;
}

/** What processes tell each other: `e` an entry, `t` a changed table, `h` who is here, `w` who is there?, `r` a reaction, `p` alive. */
type Told =
  | ['e', string, string, number, Entry?]
  | ['t', string, string]
  | ['h', string, string, number[], number]
  | ['w', string, string]
  | ['r', string, string, number, Reaction]
  | ['p', string];

/** Postgres takes 8000 bytes; what is longer the others read for themselves. */
const MOST_PAYLOAD = 7_900;
const ALIVE_MS = 5_000;
const DEAD_MS = 16_000;
/** How much later another process moves a bot, should the one that ought to be gone. */
const STAND_IN_MS = 4_000;
const RETRY_FOR_MS = 15_000;

/** The tables that this process has screens or work at. */
export class Rooms {
  readonly rooms = new Map<string, Room>();
  private readonly opening = new Map<string, Promise<Room>>();
  private readonly alive = new Map<string, number>();
  private readonly timers: ReturnType<typeof setInterval>[] = [];
  private isClosed = false;

  constructor(private readonly deps: RoomsDeps) {}

  async start(listen: (heard: (payload: string) => void, again: () => void) => Promise<void>): Promise<void> {
    await listen(
      (payload) => this.hear(payload),
      () => this.catchUp(),
    );
    const every = (ms: number, work: () => Promise<unknown> | undefined) => {
      const timer = setInterval(() => {
        Promise.resolve(work()).catch((error: unknown) =>
          this.deps.log.warn({ error: messageOf(error) }, 'background work failed'),
        );
      }, ms);
      timer.unref();
      this.timers.push(timer);
    };
    every(ALIVE_MS, () => {
      this.buryTheDead();
      return this.say(['p', this.deps.process]);
    });
    every(1_000, () => this.lookAtClocks());
    every(Math.max(50, Math.min(10_000, this.deps.limits.restMs / 4)), () => this.rest());
    every(3_600_000, () => this.sweep());
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const room of this.rooms.values()) room.forget();
    // What is being written is written before the connection closes.
    await Promise.all([...this.rooms.values()].map((room) => room.run(async () => {})));
  }

  // ——— rooms come and go ———

  async open(id: string): Promise<Room> {
    const there = this.rooms.get(id);
    if (there && !there.isGone) return there;
    let opening = this.opening.get(id);
    if (!opening) {
      opening = this.read(id).finally(() => this.opening.delete(id));
      this.opening.set(id, opening);
    }
    return opening;
  }

  private async read(id: string): Promise<Room> {
    const { store, deps } = { store: this.deps.store, deps: this.deps };
    const row = (await this.retrying(() => store.table(id))) ?? refuse('D1104');
    const room = new Room(row, {
      store,
      telling: {
        entry: (table, version, body) => this.entryPayload(table, version, body),
        table: (table) => JSON.stringify(['t', deps.process, table] satisfies Told),
      },
      load: (rules) => deps.rules.load(rules),
      start: deps.start,
      now: deps.now,
      maxAnswers: deps.limits.answers,
      dealMs: deps.limits.dealMs,
      moved: (moved, isOwn) => this.moved(moved, isOwn),
      retrying: (work) => this.retrying(work),
    });
    this.rooms.set(id, room);
    return room;
  }

  private entryPayload(id: string, version: number, body: Entry): string {
    const payload = JSON.stringify(['e', this.deps.process, id, version, body] satisfies Told);
    return Buffer.byteLength(payload) <= MOST_PAYLOAD
      ? payload
      : JSON.stringify(['e', this.deps.process, id, version] satisfies Told);
  }

  /** A database that is being restarted is back in a moment: nobody need know. */
  private async retrying<T>(work: () => Promise<T>): Promise<T> {
    const until = Date.now() + RETRY_FOR_MS;
    for (let wait = 50; ; wait = Math.min(wait * 2, 1_000)) {
      try {
        return await work();
      } catch (error) {
        if (!isLostConnection(error) || this.isClosed || Date.now() > until) throw error;
        this.deps.metrics.retries.inc();
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  private async rest(): Promise<void> {
    const old = this.deps.now() - this.deps.limits.restMs;
    for (const [id, room] of this.rooms) {
      if (room.usedAt > old) continue;
      if (room.screens.size === 0 || room.isGone) {
        room.rest();
        this.rooms.delete(id);
      } else if (room.game && !room.botTimer) room.rest();
    }
  }

  private async sweep(): Promise<void> {
    const { lobbyDays: lobby, idleDays: idle, overDays: over } = this.deps.limits;
    const gone = await this.deps.store.sweep({ lobby, idle, over });
    if (gone) this.deps.log.info({ gone }, 'old tables swept away');
  }

  private async lookAtClocks(): Promise<void> {
    for (const id of await this.deps.store.due()) {
      const room = await this.open(id);
      await room.run(() => due(room)).catch((error: unknown) => this.complain(room, error));
    }
  }

  // ——— screens ———

  async enter(room: Room, screen: Screen, since?: { at: number; told: number }): Promise<void> {
    await room.run(async () => {
      if (room.hasBegun) room.isOpen = true;
      await room.show(screen, since);
      const isFirst = room.screens.size === 0;
      room.screens.add(screen);
      room.tellInfo();
      if (isFirst) await this.say(['w', this.deps.process, room.row.id]);
    });
    await this.tellHere(room);
    // Nobody may be left who moves the bots.
    if (room.game) this.moved(room, false);
  }

  async leave(room: Room, screen: Screen): Promise<void> {
    if (!room.screens.delete(screen)) return;
    room.tellInfo();
    await this.tellHere(room);
  }

  private tellHere(room: Room): Promise<unknown> {
    const seats = [...new Set([...room.screens].flatMap(({ seat }) => seat ?? []))];
    const watchers = [...room.screens].filter(({ seat }) => seat === null).length;
    return this.say(['h', this.deps.process, room.row.id, seats, watchers]);
  }

  async react(room: Room, seat: number, reaction: Reaction): Promise<void> {
    react(room, seat, reaction);
    await this.say(['r', this.deps.process, room.row.id, seat, reaction]);
  }

  // ——— other processes ———

  private say(told: Told): Promise<unknown> {
    return this.deps.store.notify(JSON.stringify(told)).catch((error: unknown) => {
      if (!this.isClosed) this.deps.log.warn({ error: messageOf(error) }, 'the other processes could not be told');
    });
  }

  private hear(payload: string): void {
    // Its own words come back to every process: most of what is heard.
    if (this.isClosed || payload.startsWith(`"${this.deps.process}"`, 5)) return;
    const told = JSON.parse(payload) as Told;
    const [kind, from, id] = told;
    this.alive.set(from, this.deps.now());
    const room = id === undefined ? undefined : this.rooms.get(id);
    if (!room || kind === 'p') return;
    const run = (work: () => Promise<void>) => room.run(work).catch((error: unknown) => this.complain(room, error));
    if (kind === 'e') void run(() => room.heard(told[3], told[4]));
    else if (kind === 't') void run(() => this.refresh(room));
    else if (kind === 'r') react(room, told[3], told[4]);
    else if (kind === 'w') void (room.screens.size && this.tellHere(room));
    else if (kind === 'h') {
      room.elsewhere.set(from, { seats: told[3], watchers: told[4] });
      room.tellInfo();
    }
  }

  /** A table changed elsewhere: who sits where may have too. */
  private async refresh(room: Room): Promise<void> {
    const { status } = room.row;
    await room.reread();
    if (status === 'lobby' || status === 'dealing') await this.matchKeys(room);
    room.tellInfo();
    await room.opened();
    if (room.game) this.moved(room, false);
  }

  /** Whoever moved to another seat at another process must not see his old one's cards here. */
  async matchKeys(room: Room): Promise<void> {
    if (!room.screens.size) return;
    const keys = new Map((await this.deps.store.keys(room.row.id)).map((key) => [key.hash, key]));
    for (const screen of room.screens) {
      const key = keys.get(screen.keyHash);
      screen.role = key?.role ?? 'watcher';
      screen.seat = key?.seat ?? null;
    }
  }

  /** The connection over which the others are heard was lost: look what was missed. */
  private catchUp(): void {
    for (const room of this.rooms.values()) {
      const work = async () => {
        await this.refresh(room);
        if (!room.hasBegun || !room.screens.size) return room.forget();
        room.forget();
        await room.wake();
        this.moved(room, false);
      };
      void room.run(work).catch((error: unknown) => this.complain(room, error));
    }
  }

  private buryTheDead(): void {
    const old = this.deps.now() - DEAD_MS;
    for (const [process, seen] of this.alive) {
      if (seen > old) continue;
      this.alive.delete(process);
      for (const room of this.rooms.values()) if (room.elsewhere.delete(process)) room.tellInfo();
    }
  }

  // ——— after a move ———

  private moved(room: Room, isOwn: boolean): void {
    const { game } = room;
    if (!game) return;
    if (isOwn) this.deps.metrics.answers.inc();
    if (game.result) {
      if (room.row.status === 'playing')
        void room.run(() => end(room)).catch((error: unknown) => this.complain(room, error));
      return;
    }
    if (isOwn) this.deps.pushes.moved(room);
    clearTimeout(room.botTimer);
    room.botTimer = undefined;
    if (room.row.status !== 'playing' || game.fault || !game.decisions.some(({ seat }) => room.isBot(seat))) return;
    const delay = this.deps.botDelay + (isOwn ? 0 : STAND_IN_MS);
    room.botTimer = setTimeout(() => void this.think(room), delay);
    room.botTimer.unref();
  }

  private async think(room: Room): Promise<void> {
    room.botTimer = undefined;
    try {
      const { game, at } = room;
      const decision = game?.decisions.find(({ seat }) => room.isBot(seat));
      if (!game || !decision || room.row.status !== 'playing') return;
      const { bot } = room.row.setup;
      const brain = await this.deps.rules.learned(room.row.rules);
      // As it was loaded: the game's own has been made ready already, and would be another one if that were done twice.
      const { ruleset } = await this.deps.rules.load(room.row.rules);
      const choose = await this.deps.think({
        ruleset,
        saved: game.save(),
        seat: decision.seat,
        bot,
        ...(brain !== undefined && { brain }),
        seed: `${game.save().start.seed}/bot/${game.version}/${decision.seat}`,
      });
      await room.run(() => botAnswer(room, decision.seat, decision.id, choose, game.version, at));
    } catch (error) {
      this.complain(room, error);
    }
  }

  complain(room: Room, error: unknown): void {
    if (error instanceof Refusal) this.deps.log.info({ table: room.row.id, code: error.problem.code }, 'refused');
    else this.deps.log.error({ table: room.row.id, error: messageOf(error) }, 'work at a table failed');
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Classes of SQL states that pass: connection, shutdown, starting up; and what the socket says. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(08|57P|53300|ECONN|EPIPE|ETIMEDOUT|ENOENT)/.test(code) || /terminat|timeout|ended|closed/i.test(error.message)
  );
}
