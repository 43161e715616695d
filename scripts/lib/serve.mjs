import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { Trouble } from './trouble.mjs';

const host = '127.0.0.1';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.draco': 'text/plain; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The promise the table makes, kept on our own site: no eval, no inline script, no inline style, nothing from afar. */
const strictPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * @typedef {object} Mount
 * @property {string} path URL path it answers to, with a slash at both ends
 * @property {string} folder
 * @property {boolean} [strict] send the strict content security policy
 */

/**
 * The file a URL path stands for within a folder; nothing when there is none or it lies outside.
 * @param {string} folder
 * @param {string} path
 */
function findFile(folder, path) {
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  // As static hosts do: a folder is its index, a page needs no suffix.
  return [file, join(file, 'index.html'), `${file}.html`].find((candidate) => {
    try {
      return statSync(candidate).isFile();
    } catch {
      return false;
    }
  });
}

/**
 * A server of static files; the longest mount path that fits answers.
 * @param {Mount[]} mounts
 */
export function createSite(mounts) {
  const ordered = [...mounts].sort((a, b) => b.path.length - a.path.length);
  return createServer((request, response) => {
    const answer = (/** @type {number} */ status, /** @type {string} */ text) => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${text}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Only GET and HEAD.');
    let path;
    try {
      path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    } catch {
      return answer(400, 'Not a path.');
    }
    if (path.includes('\0')) return answer(400, 'Not a path.');
    const mount = ordered.find((candidate) => `${path}/`.startsWith(candidate.path));
    const file = mount && findFile(mount.folder, path.slice(mount.path.length));
    if (!mount || !file) return answer(404, 'Nothing here.');
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      // The lines that the embed page writes stand in pages of others.
      'access-control-allow-origin': '*',
      ...(mount.strict ? { 'content-security-policy': strictPolicy } : {}),
    });
    if (request.method === 'HEAD') return response.end();
    createReadStream(file).pipe(response);
  });
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
