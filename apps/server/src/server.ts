import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { startGame } from '@draco-table/engine';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { botPool, type Thinker } from './bots.js';
import type { Database } from './db/database.js';
import { migrate } from './db/migrate.js';
import { openPglite } from './db/pglite.js';
import { openPostgres } from './db/postgres.js';
import { createHttp } from './http.js';
import { LIMITS, type Limits } from './limits.js';
import { openMetrics } from './metrics.js';
import { openPushes, type PushKeys } from './pushes.js';
import { countedAs } from './rate.js';
import { Rooms } from './rooms.js';
import { openRules } from './rules.js';
import { takeSockets } from './sockets.js';
import { openStore } from './store.js';

export interface ServerOptions {
  /** Address of a Postgres; without one the database is embedded. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; undefined keeps nothing. */
  data?: string | undefined;
  /** A database that is open already and stays so, in place of both. */
  database?: Database | undefined;
  /** Folder of games, as it lies beside the table's script. */
  games?: string | undefined;
  /** Answers everything that is not the server's own: the site. */
  site?: RequestListener | undefined;
  /** Pages of other origins that may use this server; `*` for all. */
  origins?: readonly string[];
  /** The address stands in X-Forwarded-For: a proxy of ours is in front. */
  trustProxy?: boolean;
  limits?: Partial<Limits>;
  /** Milliseconds that a bot seems to think. */
  botDelay?: number;
  push?: PushKeys | undefined;
  log?: Logger;
  /** Connections to Postgres. */
  connections?: number;
  /** For tests: the parts that are not the same twice. */
  think?: Thinker;
  start?: typeof startGame;
  now?: () => number;
}

export interface TableServer {
  readonly http: Server;
  /** Whether this request is the server's own, not the site's. */
  listen(port: number, host?: string): Promise<number>;
  /** Refuses new work, lets what runs end, closes the database. */
  close(): Promise<void>;
}

const own = /^\/(api\/|healthz$|readyz$|metrics$|tables\.json$)/;

export async function createTableServer(options: ServerOptions = {}): Promise<TableServer> {
  const { now = Date.now, log = pino({ level: 'silent' }) } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const db: Database = options.database
    ? { ...options.database, close: async () => {} }
    : options.databaseUrl
      ? openPostgres(options.databaseUrl, options.connections ?? 10)
      : await openPglite(options.data);
  const migrated = await migrate(db);
  if (migrated.length) log.info({ migrated }, 'the database was brought up to date');
  const store = openStore(db);
  const metrics = openMetrics();
  const rules = openRules(store, options.games);
  const pushes = openPushes(options.push, store);
  const pool = options.think ? { think: options.think, close: async () => {} } : botPool();
  const rooms = new Rooms({
    store,
    rules,
    limits,
    think: pool.think,
    botDelay: options.botDelay ?? 900,
    start: options.start ?? startGame,
    now,
    process: randomUUID().slice(0, 8),
    log,
    metrics,
    pushes,
  });
  await rooms.start((heard, again) => db.listen(heard, again));
  let isReady = true;

  const mayUse = (request: IncomingMessage): boolean => isAllowed(request, options.origins ?? []);
  const addressOf = (request: IncomingMessage): string => {
    const forwarded = options.trustProxy ? request.headers['x-forwarded-for'] : undefined;
    // The last one was written by our own proxy; those before it by anybody.
    const last = String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    return countedAs(last || request.socket.remoteAddress || 'unknown');
  };
  let sockets: ReturnType<typeof takeSockets> | undefined;
  const http = createHttp({
    store,
    rooms,
    rules,
    limits,
    metrics,
    now,
    isReady: () => isReady,
    sockets: () => sockets?.count() ?? 0,
    mayUse,
    addressOf,
  });
  const listener = getRequestListener(http.fetch);
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (own.test(path) || !options.site) void listener(request, response);
    else options.site(request, response);
  });
  // Longer than a proxy keeps a connection: else it may use one in the moment in which we close it.
  server.keepAliveTimeout = 65_000;
  sockets = takeSockets(server, { store, rooms, limits, log, metrics, pushes, now, addressOf, mayUse });

  return {
    http: server,
    listen: (port, host = '127.0.0.1') =>
      new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(port, host, () => {
          const address = server.address();
          const taken = typeof address === 'object' && address ? address.port : port;
          log.info({ port: taken }, 'listening');
          done(taken);
        });
      }),
    async close() {
      if (!isReady) return;
      isReady = false;
      const closed = new Promise<void>((done) => server.close(() => done()));
      await sockets?.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 1_000).unref();
      if (server.listening) await within(closed);
      await within(rooms.close());
      await within(pool.close());
      await within(store.close());
      log.info('stopped');
    },
  };
}

const MOST_CLOSING_MS = 4_000;

/** Whoever stops a server does not wait for ever: what was acknowledged is in the database already. */
function within(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((done) => setTimeout(done, MOST_CLOSING_MS).unref())]);
}

/** Pages of the server's own address, those that were named, and programs that are no pages. */
function isAllowed({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin } = headers;
  if (!origin || origins.includes('*') || origins.includes(origin)) return true;
  try {
    return new URL(origin).host === headers.host;
  } catch {
    return false;
  }
}
