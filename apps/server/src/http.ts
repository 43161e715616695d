import type { IncomingMessage } from 'node:http';
import { startGame } from '@draco-table/engine';
import { type BotName, botNames, type OnlineCode, onlineProblem, type Proof, randomPart } from '@draco-table/protocol';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { hashKey, newKey, newTableId } from './keys.js';
import type { Limits } from './limits.js';
import type { Metrics } from './metrics.js';
import { cleanName } from './people.js';
import { createRate } from './rate.js';
import { Refusal, refuse } from './refusal.js';
import type { Rooms } from './rooms.js';
import type { RulesLibrary } from './rules.js';
import type { Setup, Store, TableRow } from './store.js';

export interface HttpDeps {
  store: Store;
  rooms: Rooms;
  rules: RulesLibrary;
  limits: Limits;
  metrics: Metrics;
  now(): number;
  isReady(): boolean;
  sockets(): number;
  mayUse(request: IncomingMessage): boolean;
  addressOf(request: IncomingMessage): string;
}

type Env = { Bindings: HttpBindings };

const status: Partial<Record<OnlineCode, 403 | 404 | 409 | 413 | 429 | 503>> = {
  D1104: 404,
  D1120: 404,
  D1106: 403,
  D1109: 403,
  D1115: 403,
  D1110: 409,
  D1123: 409,
  D1114: 429,
  D1119: 503,
};

const MINUTE = 60_000;
/** Live clocks from half a minute, slow ones up to two weeks. */
const CLOCK = { min: 30_000, max: 14 * 24 * 60 * MINUTE };

interface Wanted {
  game?: unknown;
  deck?: unknown;
  rules?: unknown;
  seats?: unknown;
  options?: unknown;
  bot?: unknown;
  clock?: unknown;
  host?: { name?: unknown; seat?: unknown; crest?: unknown; pledge?: unknown };
}

/** What is asked for by plain requests: laying a table, games of one's own, replays, export, deletion, health. */
export function createHttp(deps: HttpDeps): Hono<Env> {
  const { store, limits, rules } = deps;
  const app = new Hono<Env>();
  const tables = createRate(limits.tablesPerHour, 60 * MINUTE, deps.now);
  const uploads = createRate(limits.uploadsPerHour, 60 * MINUTE, deps.now);
  const requests = createRate(limits.requestsPerMinute, MINUTE, deps.now);
  const addressOf = (c: Context<Env>) => deps.addressOf(c.env.incoming);
  const spend = (rate: typeof tables, c: Context<Env>, limit: keyof Limits) =>
    rate.take(addressOf(c)) || refuse('D1114', { limit });

  app.onError((error, c) => {
    const problem = error instanceof Refusal ? error.problem : onlineProblem('D1119');
    if (!(error instanceof Refusal)) deps.metrics.refused.inc({ code: problem.code });
    return c.json({ problem }, status[problem.code as OnlineCode] ?? 400);
  });
  app.notFound((c) => c.json({ problem: onlineProblem('D1104') }, 404));

  // The site has a file of this name that says no: on a static host nothing need be missing.
  app.get('/tables.json', (c) => c.json({ tables: true }));
  app.get('/healthz', (c) => c.text('alive\n'));
  app.get('/readyz', async (c) => {
    try {
      if (deps.isReady()) {
        await store.ready();
        return c.text('ready\n');
      }
    } catch {
      // said below
    }
    return c.text('not ready\n', 503);
  });
  app.get('/metrics', async (c) => {
    deps.metrics.rooms.set(deps.rooms.rooms.size);
    for (const [name, n] of Object.entries(await store.count())) deps.metrics.tables.set({ status: name }, n);
    return c.body(await deps.metrics.registry.metrics(), 200, { 'content-type': deps.metrics.registry.contentType });
  });

  const api = new Hono<Env>();
  api.use('*', cors({ origin: (origin, c) => (deps.mayUse(c.env.incoming) ? origin : null), maxAge: 600 }));
  api.use('*', async (c, next) => {
    if (!deps.mayUse(c.env.incoming)) refuse('D1115', { origin: c.req.header('origin') ?? '' });
    spend(requests, c, 'requestsPerMinute');
    c.header('cache-control', 'no-store');
    await next();
  });
  const small = bodyLimit({ maxSize: 16_384, onError: () => refuse('D1102', { bytes: 'more', most: 16_384 }) });
  const large = bodyLimit({
    maxSize: limits.uploadBytes,
    onError: () => refuse('D1122', { why: `it has more than ${limits.uploadBytes} bytes.` }),
  });

  api.get('/about', (c) => c.json({ name: 'draco', protocol: 1, clock: CLOCK }));

  api.post('/rules', large, async (c) => {
    spend(uploads, c, 'uploadsPerHour');
    const { hash, loaded } = await rules.take(await bodyOf(c));
    const { game, deck, seats } = loaded.ruleset;
    return c.json({ rules: hash, game, ...(deck && { deck }), seats: { min: seats.min, max: seats.max } }, 201);
  });
  api.get('/rules/:hash', async (c) => {
    const hash = c.req.param('hash');
    const body = /^[0-9a-f]{64}$/.test(hash) ? await rules.body(hash) : undefined;
    if (body === undefined) return refuse('D1104');
    // By its hash it never changes. A page that opens it as if it were one runs nothing.
    return c.body(body, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  api.post('/tables', small, async (c) => {
    spend(tables, c, 'tablesPerHour');
    return c.json(await lay(deps, (await bodyOf(c)) as Wanted), 201);
  });
  api.get('/tables/:id/replay', async (c) => {
    const { row } = await keyed(deps, c, false);
    if (row.status !== 'over') refuse('D1123');
    return c.json(await replayOf(deps, row));
  });
  api.get('/tables/:id/export', async (c) => {
    const { row } = await keyed(deps, c, true);
    const { secret, ...shown } = row;
    const isOver = row.status === 'over';
    // While cards are being dealt nobody may see what another has added: he could choose what to hold back.
    const state =
      row.status === 'dealing'
        ? { ...row.state, people: row.state.people.map((person) => person && { ...person, part: undefined }) }
        : row.state;
    return c.json({
      ...shown,
      state,
      ...(isOver && { secret }),
      entries: isOver ? await store.entries(row.id, 0) : [],
    });
  });
  api.delete('/tables/:id', async (c) => {
    const { row } = await keyed(deps, c, true);
    await store.remove(row.id);
    const room = deps.rooms.rooms.get(row.id);
    if (room) {
      room.isGone = true;
      for (const screen of room.screens) screen.send({ is: 'refused', problem: onlineProblem('D1104') });
    }
    await store.notify(JSON.stringify(['t', 'deletion', row.id]));
    return c.json({ deleted: row.id });
  });
  app.route('/api', api);
  return app;
}

async function bodyOf(c: Context<Env>): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    return refuse('D1101', { why: 'it is not JSON' });
  }
}

/** The table in the path, opened by the key that comes with the request; `asHost` for what only the host may. */
async function keyed({ store }: HttpDeps, c: Context<Env>, asHost: boolean): Promise<{ row: TableRow }> {
  const id = c.req.param('id') ?? '';
  const key = /^Bearer ([\w-]{16,64})$/.exec(c.req.header('authorization') ?? '')?.[1];
  const found = key && /^[a-z0-9]{10,32}$/.test(id) ? await store.key(id, hashKey(key)) : undefined;
  const row = (found && (await store.table(id))) ?? refuse('D1104');
  if (asHost && !(found?.role === 'seat' && found.seat === row.state.host)) refuse('D1109');
  return { row };
}

async function lay({ store, rules, limits }: HttpDeps, wanted: Wanted) {
  const no = (what: string): never => refuse('D1121', { what });
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 64;
  const { game, deck, rules: own, bot = 'medium', clock, options = {} } = wanted ?? {};
  const host = wanted?.host ?? {};
  // What a number is made of may be anything, and need not let itself be made one.
  const whole = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
  const uploaded = isText(own) ? { hash: own, loaded: await rules.load(own) } : undefined;
  const found =
    uploaded ?? (isText(game) ? await rules.own(game, isText(deck) && deck ? deck : undefined) : no('which game?'));
  const { ruleset } = found.loaded;
  const seats = wanted?.seats ?? ruleset.seats.min;
  if (!botNames.includes(bot as BotName)) no('there is no such bot');
  if (
    clock !== undefined &&
    !(Number.isInteger(clock) && (clock as number) >= CLOCK.min && (clock as number) <= CLOCK.max)
  )
    no('the clock is out of range');
  if (typeof options !== 'object' || options === null || Array.isArray(options)) no('its options are none');
  if (!Number.isInteger(whole(seats))) no('how many seats?');
  const setup: Setup = {
    game: ruleset.game,
    ...(ruleset.deck && { deck: ruleset.deck }),
    ruleset: ruleset.hash,
    ...(uploaded && { isBrought: true as const }),
    seats: whole(seats),
    options: options as Setup['options'],
    bot: bot as BotName,
    ...(clock !== undefined && { clock: clock as number }),
  };
  // The engine knows what the game allows.
  const trial = startGame(found.loaded, { seats: setup.seats, seed: 'trial', options: setup.options });
  if (trial.fault) no(trial.fault.message);
  const name = typeof host.name === 'string' ? cleanName(host.name, limits.nameLength) : undefined;
  if (!name) return refuse('D1126', { most: limits.nameLength });
  const seat = whole(host.seat ?? 0);
  if (!(Number.isInteger(seat) && seat >= 0 && seat < setup.seats)) no('there is no such seat');
  if (typeof host.pledge !== 'string' || !/^[0-9a-f]{64}$/.test(host.pledge)) no('a pledge is missing');
  const crest = typeof host.crest === 'string' && /^[a-z]{1,16}$/.test(host.crest) ? host.crest : undefined;
  const id = newTableId();
  const keys = { key: newKey(), invite: newKey(), watch: newKey() };
  const people = Array.from({ length: setup.seats }, (_, i) =>
    i === seat ? { name, ...(crest && { crest }), pledge: host.pledge as string } : null,
  );
  await store.create(
    { id, rules: found.hash, setup, secret: randomPart(), state: { people, host: seat }, revision: 0, status: 'lobby' },
    [
      { hash: hashKey(keys.key), role: 'seat', seat },
      { hash: hashKey(keys.invite), role: 'guest' },
      { hash: hashKey(keys.watch), role: 'watcher' },
    ],
  );
  return { table: id, seat, ...keys };
}

/** A game that is over as the engine and `draco replay` take it, with the proof that nobody chose its deal. */
async function replayOf({ store, rooms }: HttpDeps, row: TableRow) {
  const room = await rooms.open(row.id);
  const game = await room.run(() => room.wake());
  const people = row.state.people;
  const proof: Proof = {
    commitment: room.info().commitment,
    secret: row.secret,
    pledges: people.map((person) => person?.pledge ?? null),
    parts: people.map((person) => person?.part ?? null),
  };
  const { state: _, ...saved } = game.save();
  await store.ready();
  return {
    ...saved,
    digest: game.digest(),
    rules: row.rules,
    names: people.map((person) => person?.name ?? null),
    proof,
    draco: { name: row.setup.deck ?? row.setup.game, humans: 1, bot: row.setup.bot, lang: 'en' },
  };
}
