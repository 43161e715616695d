import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { onlineProblem, readToServer, type SaidProblem, type ToServer, WIRE } from '@draco-table/protocol';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer, comeBack, leave, pledge, propose, rematch, reveal, sit, start, vote } from './actions.js';
import { hashKey } from './keys.js';
import type { Limits } from './limits.js';
import type { Metrics } from './metrics.js';
import { isPushService, type Pushes } from './pushes.js';
import { createRate } from './rate.js';
import { Refusal, refuse } from './refusal.js';
import type { Room, Screen } from './room.js';
import { isLostConnection, messageOf, type Rooms } from './rooms.js';
import type { Store } from './store.js';

export const SOCKET_PATH = '/api/socket';
const BEAT_MS = 20_000;
/** Of a socket that is closed with a reason that stands in the last message. */
const CLOSED = 4000;

export interface SocketsDeps {
  store: Store;
  rooms: Rooms;
  limits: Limits;
  log: Logger;
  metrics: Metrics;
  pushes: Pushes;
  now(): number;
  addressOf(request: IncomingMessage): string;
  mayUse(request: IncomingMessage): boolean;
}

/** One socket: who it is, once it has said hello. */
interface Connection {
  socket: WebSocket;
  address: string;
  stream: Duplex;
  /** What is said in one turn of the loop goes out at once: writing costs more than what is written. */
  isGathering: boolean;
  room?: Room;
  screen?: Screen;
}

/** Takes sockets at a server. Sockets know no rules: they read, check, hand on, and send. */
export function takeSockets(server: Server, deps: SocketsDeps) {
  const { limits, metrics, rooms } = deps;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: WIRE.messageBytes,
    // Nothing is kept between messages and windows are small: with zlib's own sizes a resting socket would take 300 kB.
    perMessageDeflate: {
      // What one answer changes is shorter, and costs less to send than to press.
      threshold: 4096,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      serverMaxWindowBits: 11,
      clientMaxWindowBits: 10,
      zlibDeflateOptions: { memLevel: 4, chunkSize: 2048 },
      concurrencyLimit: 4,
    },
  });
  const perAddress = new Map<string, number>();
  const messages = createRate(limits.messagesPerSecond * 4, 4_000, deps.now);
  const reactions = createRate(limits.reactions, 10_000, deps.now);
  let serial = 0;

  server.on('upgrade', (request, stream: Duplex, head) => {
    const path = (request.url ?? '').split('?')[0];
    const no = (status: string) => stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    stream.on('error', () => stream.destroy());
    if (path !== SOCKET_PATH) return void no('404 Not Found');
    if (!deps.mayUse(request)) return void no('403 Forbidden');
    const address = deps.addressOf(request);
    const count = perAddress.get(address) ?? 0;
    if (count >= limits.socketsPerAddress || wss.clients.size >= limits.sockets)
      return void no('429 Too Many Requests');
    perAddress.set(address, count + 1);
    stream.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    wss.handleUpgrade(request, stream, head, (socket) => open(socket, address, stream));
  });

  function open(socket: WebSocket, address: string, stream: Duplex): void {
    metrics.sockets.inc();
    const connection: Connection = { socket, address, stream, isGathering: false };
    const id = String(++serial);
    let isAlive = true;
    const patience = setTimeout(() => socket.terminate(), limits.helloMs);
    const beat = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, BEAT_MS);
    socket.on('pong', () => {
      isAlive = true;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(patience);
      clearInterval(beat);
      metrics.sockets.dec();
      const { room, screen } = connection;
      if (room && screen) rooms.leave(room, screen).catch(() => {});
    });
    // Messages of one socket in the order in which they came.
    let queue = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      isAlive = true;
      if (!messages.take(id)) return refusing(connection, onlineProblem('D1112'));
      if (isBinary) return refusing(connection, onlineProblem('D1101', { why: 'it is not text' }));
      const read = readToServer(String(data));
      if (!read.ok) return refusing(connection, read.problem);
      queue = queue
        .then(() => act(connection, read.message, id))
        .catch((error: unknown) => fail(connection, read.message, error))
        .then(() => connection.screen && clearTimeout(patience));
    });
  }

  function send(connection: Connection, text: string): void {
    const { socket, stream } = connection;
    if (socket.readyState !== socket.OPEN) return;
    // Who does not read is let go; he is told the rest when he comes back.
    if (socket.bufferedAmount > limits.waitingBytes) {
      socket.terminate();
      return;
    }
    if (!connection.isGathering) {
      connection.isGathering = true;
      stream.cork();
      setImmediate(() => {
        connection.isGathering = false;
        stream.uncork();
      });
    }
    socket.send(text);
  }

  function refusing(connection: Connection, problem: SaidProblem, id?: number): void {
    metrics.refused.inc({ code: problem.code });
    send(connection, JSON.stringify({ is: 'refused', ...(id !== undefined && { id }), problem }));
  }

  function fail(connection: Connection, message: ToServer, error: unknown): void {
    const id = message.is === 'answer' ? message.id : undefined;
    if (error instanceof Refusal) {
      refusing(connection, error.problem, id);
      if (message.is === 'hello') connection.socket.close(CLOSED);
      return;
    }
    deps.log.error(
      { table: connection.room?.row.id, message: message.is, error: messageOf(error) },
      'a message failed',
    );
    refusing(connection, onlineProblem(isLostConnection(error) ? 'D1119' : 'D1110'), id);
  }

  async function act(connection: Connection, message: ToServer, id: string): Promise<void> {
    if (message.is === 'ping') return send(connection, '{"is":"pong"}');
    if (message.is === 'hello') return hello(connection, message);
    const { room, screen } = connection;
    if (!room || !screen) return refuse('D1105');
    if (room.isGone) return refuse('D1104');
    switch (message.is) {
      case 'answer': {
        const begun = performance.now();
        const at = await room.run(() => answer(room, screen, message));
        metrics.latency.observe((performance.now() - begun) / 1000);
        return screen.send({ is: 'taken', id: message.id, at });
      }
      case 'sit':
        await room.run(() => sit(room, screen, message, limits.nameLength));
        return;
      case 'pledge':
        return room.run(() => pledge(room, screen, message.pledge));
      case 'start':
        return room.run(() => start(room, screen));
      case 'reveal':
        return room.run(() => reveal(room, screen, message.part));
      case 'propose':
        return room.run(() => propose(room, screen, message));
      case 'vote':
        return room.run(() => vote(room, screen, message.yes));
      case 'return':
        return room.run(() => comeBack(room, screen));
      case 'leave':
        return room.run(() => leave(room, screen));
      case 'rematch':
        return room.run(() => rematch(room, screen));
      case 'react':
        if (screen.seat === null) return refuse('D1106');
        if (!reactions.take(id)) return refuse('D1112');
        return rooms.react(room, screen.seat, message.reaction);
      case 'push':
        if (screen.seat === null || !deps.pushes.publicKey || !isPushService(message.endpoint)) return refuse('D1106');
        return deps.store.keepPush(room.row.id, screen.seat, message);
    }
  }

  async function hello(connection: Connection, message: Extract<ToServer, { is: 'hello' }>): Promise<void> {
    if (connection.room) return refuse('D1110');
    if (message.protocol !== WIRE.protocol) return refuse('D1103', { server: WIRE.protocol, client: message.protocol });
    const keyHash = hashKey(message.key);
    const key = (await deps.store.key(message.table, keyHash)) ?? refuse('D1104');
    const room = await rooms.open(message.table);
    if (room.screens.size >= limits.socketsPerTable) return refuse('D1124', { limit: 'socketsPerTable' });
    const { socket } = connection;
    const screen: Screen = {
      role: key.role,
      seat: key.role === 'seat' ? key.seat : null,
      keyHash,
      send: (what) => send(connection, JSON.stringify(what)),
      sendText: (text) => send(connection, text),
    };
    screen.send({
      is: 'welcome',
      protocol: WIRE.protocol,
      role: key.role,
      ...(screen.seat !== null && { seat: screen.seat }),
      table: room.info(),
      ...(deps.pushes.publicKey && { push: deps.pushes.publicKey }),
    });
    connection.room = room;
    connection.screen = screen;
    await rooms.enter(room, screen, message.since);
    // Closed while the table was being read.
    if (socket.readyState !== socket.OPEN) await rooms.leave(room, screen);
  }

  return {
    count: () => wss.clients.size,
    /** Tells everybody to connect again elsewhere, and ends. */
    async close(): Promise<void> {
      const bye = JSON.stringify({ is: 'refused', problem: onlineProblem('D1125') });
      for (const socket of wss.clients) {
        socket.send(bye);
        socket.close(1012);
      }
      await new Promise((done) => setTimeout(done, wss.clients.size ? 200 : 0));
      for (const socket of wss.clients) socket.terminate();
      wss.close();
    },
  };
}
