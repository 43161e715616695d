import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import type { Limits } from '@draco-table/server';
import { pino } from 'pino';
import { renderUnicodeCompact } from 'uqr';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { atHome } from '../home/home.js';
import type { Handler } from '../program/shape.js';

interface Options {
  port: number;
  host?: string | true;
  data: string;
  site?: string;
  docs?: string;
  origin?: string[];
  trustProxy?: true;
  limit?: Record<string, string>;
  log: string;
}

/** `serve`: the server of online tables, with the site, until it is stopped. */
export const serve: Handler = async (_, flags, io) => {
  const options = flags as unknown as Options;
  const { createTableServer, isLostConnection, siteOf } = await import('@draco-table/server');
  const site = options.site ? resolve(io.cwd, options.site) : ownSite();
  const docs = options.docs ? resolve(io.cwd, options.docs) : atHome('..', '..', 'docs', '.vitepress', 'dist');
  const databaseUrl = io.env.DATABASE_URL || undefined;
  const host = options.host === undefined ? '127.0.0.1' : options.host === true ? '0.0.0.0' : options.host;
  const server = await createTableServer({
    databaseUrl,
    data: resolve(io.cwd, options.data),
    games: site === undefined ? undefined : join(site, 'table', 'games'),
    // On a machine of one's own, without a proxy in front, the pages answer to no other name than its own.
    site:
      site === undefined
        ? undefined
        : siteOf(site, existsSync(docs) ? docs : undefined, host !== '127.0.0.1' || options.trustProxy === true),
    origins: options.origin ?? [],
    trustProxy: options.trustProxy === true,
    limits: await limitsOf(options.limit ?? {}),
    push: pushKeys(io),
    log: pino({ level: options.log, base: { pid: process.pid } }, pino.destination(2)),
  }).catch((error: unknown) => {
    if (!databaseUrl || !isLostConnection(error)) throw error;
    throw new Failure(
      'D1025',
      'The database does not answer.',
      2,
      'look at DATABASE_URL, and whether Postgres runs there',
      {
        cause: error,
      },
    );
  });
  try {
    const port = await server.listen(options.port, host).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new Failure('D1024', `Port ${options.port} is in use.`, 2, 'choose another with --port N');
      if (error.code === 'EACCES')
        throw new Failure(
          'D1024',
          `Port ${options.port} may not be used by this account.`,
          2,
          'choose one above 1023 with --port N',
        );
      throw error;
    });
    await say(io, port, host);
    await new Promise<void>((done) => {
      io.onInterrupt(done);
    });
  } finally {
    await server.close();
  }
  return 0;
};

async function say(io: Io, port: number, host: string): Promise<void> {
  const words = io.words.serve;
  io.out(`${words.serving(`http://localhost:${port}/`)}\n`);
  if (host === '127.0.0.1' || host === 'localhost') return;
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/friends.html`);
  const shown = host === '0.0.0.0' ? addresses : [`http://${host}:${port}/friends.html`];
  for (const address of shown) io.out(`${words.network(address)}\n`);
  if (shown[0]) io.out(`${renderUnicodeCompact(shown[0])}\n`);
}

/** The pages: packed with the command, or built in the repository. */
function ownSite(): string | undefined {
  return [atHome('site'), atHome('..', 'web', 'dist')].find((folder) => existsSync(join(folder, 'index.html')));
}

async function limitsOf(given: Record<string, string>): Promise<Partial<Limits>> {
  const { LIMITS } = await import('@draco-table/server');
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => {
      if (!Object.hasOwn(LIMITS, name)) throw new Failure('D1015', `There is no limit ${name}.`);
      const value = Number(text);
      if (!(value >= 0)) throw new Failure('D1015', `The limit ${name} must be a number.`);
      return [name, value];
    }),
  );
}

function pushKeys({ env }: Io) {
  const { DRACO_PUSH_PUBLIC: publicKey, DRACO_PUSH_PRIVATE: privateKey, DRACO_PUSH_SUBJECT: subject } = env;
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined;
}
