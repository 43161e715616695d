import { realpath } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join, sep } from 'node:path';
import send from 'send';

/** The promise the table makes, kept on our own site: no eval, no inline script, no inline style, nothing from afar. */
const strictPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** The documentation's own scripts and styles stand in its pages; nothing comes from afar there either. */
const docsPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

export interface Mount {
  /** URL path it answers to, with a slash at both ends. */
  path: string;
  /** Undefined where it was not built: who asks whether it is there is told no, and nothing is missing. */
  folder: string | undefined;
  /** Send the strict content security policy. */
  strict?: boolean;
}

/** Names under which a machine speaks to itself: a page elsewhere whose name leads here is none of them. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Whether a file lies in a folder when all links are followed. */
async function liesIn(folder: string, file: string): Promise<boolean> {
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(file)]);
    return real === root || real.startsWith(root + sep);
  } catch {
    return false;
  }
}

/** Answers requests with static files; the longest mount path that fits answers. `isOpen`: also under other names than its own. */
export function staticFiles(mounts: readonly Mount[], isOpen = false): RequestListener {
  // `send`, not `sirv`, which leaves a file open when the connection is cut, and dies of one that vanishes while it is sent.
  const ordered = [...mounts].sort((a, b) => b.path.length - a.path.length);
  return async (request, response) => {
    const answer = (status: number, text: string): void => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${text}\n`);
    };
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('content-security-policy', strictPolicy);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Only GET and HEAD.');
    if (!isOpen && !ownNames.test(request.headers.host ?? '')) return answer(421, 'Nobody of that name is here.');
    let path: string;
    try {
      path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    } catch {
      return answer(400, 'Not a path.');
    }
    if (path.includes('\0')) return answer(400, 'Not a path.');
    const mount = ordered.find((candidate) => `${path}/`.startsWith(candidate.path));
    if (!mount) return answer(404, 'Nothing here.');
    const { folder } = mount;
    if (folder === undefined) {
      if (request.method !== 'HEAD') return answer(404, 'Nothing here.');
      response.writeHead(204);
      return void response.end();
    }
    const within = `/${path.slice(mount.path.length)}`;
    // As static hosts do: a folder is its index, a page needs no suffix.
    const candidates = within.endsWith('/')
      ? [`${within}index.html`]
      : [within, `${within}.html`, `${within}/index.html`];
    const found = await Promise.all(candidates.map((one) => liesIn(folder, join(folder, one))));
    if (!found.includes(true)) return answer(404, 'Nothing here.');
    response.setHeader('cache-control', 'no-cache');
    // The lines that the embed page writes stand in pages of others.
    response.setHeader('access-control-allow-origin', '*');
    if (!mount.strict) response.setHeader('content-security-policy', docsPolicy);
    send(request, encodeURI(within).replace(/[?#]/g, encodeURIComponent), {
      root: folder,
      extensions: ['html'],
      dotfiles: 'ignore',
      cacheControl: false,
    })
      .on('error', ({ status = 404 }: { status?: number }) => answer(status, 'Nothing here.'))
      .on('directory', () => {
        // Pages name what they need from where they stand, so a folder ends with a slash.
        response.writeHead(301, { location: `${mount.path}${within.slice(1)}/`.replace(/^\/+/, '/') });
        response.end();
      })
      .pipe(response);
  };
}

/** The pages under the strict policy, and the documentation beside them where it was built. */
export const siteOf = (pages: string, docs: string | undefined, isOpen: boolean): RequestListener =>
  staticFiles(
    [
      { path: '/', folder: pages, strict: true },
      { path: '/docs/', folder: docs },
    ],
    isOpen,
  );
