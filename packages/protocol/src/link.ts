/** One place at an online table, kept through lost connections. Runs in a page, in the terminal and in tests. */
import type { Decision, GameEvent, View } from '@draco-table/engine';
import { type Json, patch } from './diff.js';
import { pledgeOf, randomPart } from './fair.js';
import { WIRE } from './limits.js';
import { unpack, unpackList } from './pack.js';
import { onlineProblem } from './problems.js';
import { isEvent, isView, readToClient } from './read.js';
import type { TableInfo } from './table-info.js';
import type { SaidProblem, ToClient } from './to-client.js';
import type { GiveAnswer, Reaction, ToServer } from './to-server.js';

/** As much of a WebSocket as is needed; browsers and the package `ws` both have it. */
export interface SocketLike {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
  send(text: string): void;
  close(): void;
}

/** What must outlive the page: the key of the seat, and what one added to the seed. */
export interface Keep {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
}

export interface LinkOptions {
  /** Address of the server, such as `https://example.org/`. */
  server: string;
  table: string;
  key: string;
  open(url: string): SocketLike;
  keep: Keep;
  /** The table, its game or the connection changed; `events` are those that are new. */
  changed(events: GameEvent[]): void;
  reacted?(seat: number, reaction: Reaction): void;
  refused?(problem: SaidProblem): void;
  /** A seat is one's own now. */
  seated?(seat: number, key: string): void;
  pingMs?: number;
}

export type Given = { ok: true } | { ok: false; problem: SaidProblem };
interface Pending {
  message: GiveAnswer;
  done(given: Given): void;
}

const FIRST_WAIT = 100;
const LONGEST_WAIT = 2_000;
/** Refusals after which coming back is of no use. */
const final = new Set(['D1103', 'D1104', 'D1115']);

export class Link {
  /** Whether messages get through now. */
  isOpen = false;
  /** Nothing more will come: the table is gone, or another version is spoken there. */
  problem: SaidProblem | undefined;
  role: 'seat' | 'guest' | 'watcher' | undefined;
  seat: number | null = null;
  info: TableInfo | undefined;
  /** When the info came, by the clock of this machine: its times count on from here. */
  infoAt = 0;
  view: View | undefined;
  events: GameEvent[] = [];
  at = 0;
  pushKey: string | undefined;
  private raw: Json = null;
  private socket: SocketLike | undefined;
  private wait = FIRST_WAIT;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private isClosed = false;
  /** Said hello, and not been told yet how the game stands. */
  private isComingBack = false;
  /** What was pledged has been told on this connection. */
  private isShown = false;
  private numbers = 0;
  private readonly pending = new Map<number, Pending>();

  constructor(private readonly options: LinkOptions) {}

  get key(): string {
    return this.options.key;
  }

  // ——— the connection ———

  connect(): void {
    if (this.isClosed) return;
    clearTimeout(this.retryTimer);
    this.drop();
    this.isShown = false;
    const url = new URL('api/socket', this.options.server);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = this.options.open(url.href);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      const { table, key } = this.options;
      const since = this.view && { at: this.at, told: this.events.length };
      this.say({ is: 'hello', protocol: WIRE.protocol, table, key, ...(since && { since }) });
      this.watch();
    };
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (this.socket === socket) this.hear(String(data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    socket.onerror = () => {};
  }

  /** The network is back, or the page in sight again: no need to wait. */
  retry(): void {
    if (this.isOpen) return void this.say({ is: 'ping' });
    this.wait = FIRST_WAIT;
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retryTimer);
    this.drop();
    for (const { done } of this.pending.values()) done({ ok: false, problem: onlineProblem('D1125') });
    this.pending.clear();
  }

  private drop(): void {
    clearInterval(this.beat);
    const { socket } = this;
    this.socket = undefined;
    this.isOpen = false;
    try {
      socket?.close();
    } catch {
      // was never open
    }
  }

  private lost(): void {
    this.drop();
    if (this.isClosed || this.problem) return;
    this.options.changed([]);
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A network that is gone says nothing: who hears nothing asks, and goes when there is no answer. */
  private watch(): void {
    const every = this.options.pingMs ?? 8_000;
    this.heardAt = Date.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => {
      if (Date.now() - this.heardAt > every * 2) this.lost();
      else this.say({ is: 'ping' });
    }, every);
  }

  say(message: ToServer): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // closing: what matters is said again after the next hello
    }
  }

  /** All from the beginning: the two sides have lost each other. */
  private resync(): void {
    this.view = undefined;
    this.events = [];
    this.at = 0;
    this.connect();
  }

  // ——— what is heard ———

  private hear(text: string): void {
    this.heardAt = Date.now();
    const read = readToClient(text);
    try {
      if (read.ok) this.take(read.message);
      else this.options.refused?.(read.problem);
    } catch {
      this.resync();
    }
  }

  private take(message: ToClient): void {
    const { options } = this;
    switch (message.is) {
      case 'welcome':
        this.isOpen = true;
        this.wait = FIRST_WAIT;
        this.role = message.role;
        this.seat = message.seat ?? null;
        this.pushKey = message.push;
        this.takeInfo(message.table);
        this.isComingBack = true;
        options.changed([]);
        return;
      case 'table':
        this.takeInfo(message.table);
        options.changed([]);
        return;
      case 'seated':
        options.key = message.key;
        this.role = 'seat';
        this.seat = message.seat;
        options.keep.write(`key:${options.table}`, message.key);
        options.seated?.(message.seat, message.key);
        // The socket said hello as a guest: as whom one sits, one is heard from now on.
        this.connect();
        return;
      case 'game':
        this.raw = unpack(message.view);
        this.moved(message.at, message.from, message.events);
        return;
      case 'step':
        this.raw = patch(this.raw, message.diff);
        this.moved(message.at, message.from, message.events);
        return;
      case 'taken':
        this.settleOne(message.id, { ok: true });
        return;
      case 'refused':
        if (message.id !== undefined) {
          this.settleOne(message.id, { ok: false, problem: message.problem });
          return;
        }
        if (final.has(message.problem.code)) this.problem = message.problem;
        options.refused?.(message.problem);
        options.changed([]);
        return;
      case 'reacted':
        options.reacted?.(message.seat, message.reaction);
        return;
      case 'pong':
        return;
    }
  }

  private moved(at: number, from: number, packed: unknown[]): void {
    if (from > this.events.length) throw new TypeError('events are missing');
    const events = unpackList(packed).map((event, i) => ({ n: from + i, ...(event as object) }) as GameEvent);
    if (!isView(this.raw) || !events.every(isEvent)) throw new TypeError('not a view');
    this.events = [...this.events.slice(0, from), ...events];
    this.view = this.raw as unknown as View;
    this.at = at;
    this.infoAt = Date.now();
    if (this.info?.waiting) this.info.waiting.since = 0;
    if (this.isComingBack) this.settle();
    this.isComingBack = false;
    this.options.changed(events);
  }

  // ——— answers ———

  /** The open question of this seat. */
  get decision(): Decision | undefined {
    const own = this.view?.decisions.find(({ seat, options }) => seat === this.seat && options);
    return own as Decision | undefined;
  }

  /** Resolved when the answer is in the database, or refused; through lost connections too. */
  answer(choose: string[], decision: Decision | undefined = this.decision): Promise<Given> {
    const { view } = this;
    if (!decision || !view) return Promise.resolve({ ok: false, problem: onlineProblem('D1110') });
    const message: GiveAnswer = {
      is: 'answer',
      id: ++this.numbers,
      at: this.at,
      decision: decision.id,
      choose,
      version: view.version,
    };
    return new Promise((done) => {
      this.pending.set(message.id, { message, done });
      if (this.isOpen) this.say(message);
    });
  }

  private settleOne(id: number, given: Given): void {
    const open = this.pending.get(id);
    this.pending.delete(id);
    open?.done(given);
  }

  /** After coming back: what was not acknowledged is said again if it is still asked for; else it had been taken. */
  private settle(): void {
    for (const [id, { message, done }] of this.pending) {
      if (this.decision?.id === message.decision) this.say({ ...message, at: this.at });
      else {
        this.pending.delete(id);
        done({ ok: true });
      }
    }
  }

  // ——— the fair seed ———

  /** What this player adds to the seed of this table: made once, told when all have pledged. */
  part(): string {
    const { keep, table } = this.options;
    const part = keep.read(`part:${table}`) ?? randomPart();
    keep.write(`part:${table}`, part);
    return part;
  }

  sit(seat: number, name: string, crest?: string): void {
    this.say({ is: 'sit', seat, name, ...(crest && { crest }), pledge: pledgeOf(this.part()) });
  }

  private takeInfo(info: TableInfo): void {
    this.info = info;
    this.infoAt = Date.now();
    const { keep, table } = this.options;
    // What was promised is written down when it is first heard: at the end it is compared.
    if (!keep.read(`promise:${table}`)) keep.write(`promise:${table}`, info.commitment);
    if (this.seat === null || this.role !== 'seat') return;
    const own = info.seats[this.seat];
    const pledge = pledgeOf(this.part());
    if (info.status === 'lobby' && own?.by === 'person' && own.pledge !== pledge) this.say({ is: 'pledge', pledge });
    if (info.status !== 'dealing') return;
    keep.write(`pledges:${table}`, JSON.stringify(info.seats.map((seat) => seat.pledge ?? null)));
    if (own?.pledge !== pledge || this.isShown) return;
    this.isShown = true;
    this.say({ is: 'reveal', part: this.part() });
  }
}
