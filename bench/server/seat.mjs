// A real socket at a table that does no more than it must: the machine is the server's.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { patch, unpack } from '../../packages/protocol/dist/index.js';
import { root } from '../../scripts/lib/root.mjs';

const { WebSocket } = createRequire(join(root, 'apps/server/package.json'))('ws');

/** @typedef {{ ok: boolean, at?: number, code?: string }} Given */

export class Seat {
  at = 0;
  told = 0;
  /** @type {any} */
  view;
  /** Of the last message that moved the game. */
  bytes = 0;
  /** @type {(now: number) => void} */
  moved = () => {};
  /** @type {Map<number, (given: Given) => void>} */
  #pending = new Map();
  #numbers = 0;
  #read = 0;
  /** @type {any} */
  socket;

  /** @param {string} url @param {string} table @param {string} key @param {number} seat */
  constructor(url, table, key, seat) {
    this.url = url;
    this.table = table;
    this.key = key;
    this.seat = seat;
  }

  /** Resolved when the game is shown. @param {boolean} [isBack] with what is known already */
  open(isBack = false) {
    return new Promise((done, failed) => {
      const socket = new WebSocket(`${this.url.replace('http', 'ws')}api/socket`);
      this.socket = socket;
      this.#read = 0;
      socket.on('open', () => {
        const since = isBack ? { since: { at: this.at, told: this.told } } : {};
        socket.send(JSON.stringify({ is: 'hello', protocol: 1, table: this.table, key: this.key, ...since }));
      });
      socket.on('error', failed);
      socket.on('close', () => failed(new Error('closed')));
      socket.on('message', (/** @type {Buffer} */ data) => {
        const read = socket._socket?.bytesRead ?? 0;
        const bytes = read - this.#read;
        this.#read = read;
        if (this.#hear(JSON.parse(String(data)), bytes)) done(bytes);
      });
    });
  }

  /** @param {any} message @param {number} bytes */
  #hear(message, bytes) {
    switch (message.is) {
      case 'game':
        this.view = unpack(message.view);
        break;
      case 'step':
        this.view = patch(this.view, message.diff);
        break;
      case 'taken':
        return this.#settle(message.id, { ok: true, at: message.at });
      case 'refused':
        return this.#settle(message.id, { ok: false, code: message.problem.code });
      default:
        return false;
    }
    this.at = message.at;
    this.told = message.from + message.events.length;
    this.bytes = bytes;
    this.moved(performance.now());
    return true;
  }

  /** @param {number} id @param {Given} given */
  #settle(id, given) {
    this.#pending.get(id)?.(given);
    this.#pending.delete(id);
    return false;
  }

  get decision() {
    return this.view?.decisions.find((/** @type {any} */ open) => open.seat === this.seat && open.options);
  }

  /** Any legal answer. @param {number} n @returns {Promise<Given>} */
  answer(n) {
    const { decision } = this;
    const id = ++this.#numbers;
    const message = {
      is: 'answer',
      id,
      at: this.at,
      decision: decision.id,
      choose: choose(decision, n),
      version: this.view.version,
    };
    return new Promise((done) => {
      this.#pending.set(id, done);
      this.socket.send(JSON.stringify(message));
    });
  }

  close() {
    this.socket?.removeAllListeners('close');
    this.socket?.terminate();
  }
}

/** @param {any} decision @param {number} n @returns {string[]} */
export function choose({ options, min, max, optional }, n) {
  if (optional && n % 3 === 0) return [];
  const count = Math.min(options.length, Math.max(min, Math.min(1, max)));
  return Array.from({ length: count }, (_, i) => options[(n + i) % options.length].id);
}
