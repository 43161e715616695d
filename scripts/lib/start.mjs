import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { checkPort, createSite, listen } from './serve.mjs';
import { Trouble } from './trouble.mjs';

const defaultPort = 4173;

const usage = 'Usage: npm start [-- --port N]';

/** @param {string[]} args */
function readPort(args) {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string', short: 'p' } } });
    if (values.port === undefined) return defaultPort;
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65535) {
      throw new Trouble(`"${values.port}" is not a port; a port is a number from 0 to 65535 (0 takes any free one).`);
    }
    return port;
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(usage);
  }
}

/** The site as it is served: the pages under the strict policy, the documentation beside them. */
export function site() {
  return createSite([
    { path: '/', folder: join(root, 'apps', 'web', 'dist'), strict: true },
    { path: '/docs/', folder: join(root, 'docs', '.vitepress', 'dist') },
  ]);
}

/** npm starts us through a shell that hands no signal on: when it is gone, so is the person who started us. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

/**
 * Installs, builds and serves the site until it is stopped.
 * @param {string[]} args
 */
export async function start(args) {
  const wanted = readPort(args);
  endWithParent();
  await checkPort(wanted);
  await ensureInstalled();
  if (!(await build(['@draco-table/web', '@draco-table/docs']))) {
    process.stderr.write('The build failed, so there is nothing to serve.\n');
    return 1;
  }
  const server = site();
  const port = await listen(server, wanted);
  process.stdout.write(`Serving on http://localhost:${port}/ (Ctrl+C stops)\n`);
  return new Promise((/** @type {(code: number) => void} */ done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        server.close(() => done(0));
        server.closeAllConnections();
      });
    }
  });
}
