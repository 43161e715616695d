import { createServer } from 'node:http';
import { Trouble } from './trouble.mjs';

const host = '127.0.0.1';

/** @typedef {import('../../apps/server/src/site.ts').Mount} Mount */

/** A server of static files. @param {Mount[]} mounts */
export async function createSite(mounts) {
  // As the server of tables sends them; it is there after a build.
  const { staticFiles } = await import(new URL('../../apps/server/dist/site.js', import.meta.url).href);
  const server = createServer(staticFiles(mounts));
  // Who takes nothing more is let go, and a crowd waits its turn: each of them holds a file open.
  server.setTimeout(60_000);
  server.maxConnections = 1_000;
  return server;
}

/**
 * Listens on a local port; 0 takes any free one.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port
 */
export function listen(server, port) {
  return new Promise((done, failed) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') {
        failed(new Trouble(`Port ${port} is in use; choose another with "npm start -- --port N".`));
      } else if (error.code === 'EACCES') {
        failed(
          new Trouble(
            `Port ${port} may not be used by this account; choose one above 1023 with "npm start -- --port N".`,
          ),
        );
      } else {
        failed(error);
      }
    });
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Fails early, before minutes of installing, when the port is taken.
 * @param {number} port
 */
export async function checkPort(port) {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((done) => probe.close(done));
}
