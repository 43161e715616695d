import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { checkPort, createSite } from './serve.mjs';
import { Trouble } from './trouble.mjs';

const defaultPort = 4173;

const usage = 'Usage: npm start [-- --port N] [--host]';

/** @param {string[]} args */
function readArgs(args) {
  try {
    const { values } = parseArgs({
      args,
      options: { port: { type: 'string', short: 'p' }, host: { type: 'boolean' } },
    });
    const isOpen = values.host === true;
    if (values.port === undefined) return { port: defaultPort, isOpen };
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65535) {
      throw new Trouble(`"${values.port}" is not a port; a port is a number from 0 to 65535 (0 takes any free one).`);
    }
    return { port, isOpen };
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
  const { port, isOpen } = readArgs(args);
  endWithParent();
  await checkPort(port);
  await ensureInstalled();
  if (!(await build(['@draco-table/web', '@draco-table/docs', '@draco-table/cli']))) {
    process.stderr.write('The build failed, so there is nothing to serve.\n');
    return 1;
  }
  // What is served is what `draco serve` serves: the site, and the tables with a database of their own.
  const { main } = await import(new URL('../../apps/cli/dist/index.js', import.meta.url).href);
  const docs = join(root, 'docs', '.vitepress', 'dist');
  const data = join(root, 'draco-data');
  const site = join(root, 'apps', 'web', 'dist');
  const where = ['--port', String(port), ...(isOpen ? ['--host'] : [])];
  return main(['serve', ...where, '--site', site, '--docs', docs, '--data', data]);
}
