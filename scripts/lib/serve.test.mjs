import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPort, createSite, listen } from './serve.mjs';
import { tempTree } from './temp-tree.mjs';

const root = tempTree({
  'site/index.html': 'home',
  'site/gallery.html': 'gallery',
  'site/assets/a.js': 'code',
  'site/play/index.html': 'play',
  'docs/index.html': 'docs',
  'secret.txt': 'secret',
  'site-next/index.html': 'secret',
  'bare/a.txt': 'a',
  'bare.html': 'secret',
  'site/large.bin': 'x'.repeat(8_000_000),
});
symlinkSync(`${root}/secret.txt`, `${root}/site/link.txt`);
symlinkSync(root, `${root}/site/out`);
const server = await createSite([
  { path: '/', folder: `${root}/site`, strict: true },
  { path: '/docs/', folder: `${root}/docs` },
  { path: '/bare/', folder: `${root}/bare` },
]);
let port = 0;

beforeAll(async () => {
  port = await listen(server, 0);
});
afterAll(() => server.close());

/** Not fetch, which would tidy the path. @param {string} path @param {string} [method] @param {Record<string, string>} [headers] */
function get(path, method = 'GET', headers = {}) {
  return new Promise((done, failed) => {
    request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
      response.on('error', failed);
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', failed)
      .end();
  });
}

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/gallery', 'gallery'],
  ['/gallery?card=one', 'gallery'],
  ['/play/', 'play'],
  ['/assets/a.js', 'code'],
  ['/docs/', 'docs'],
  ['/docs', 'docs'],
])('%s is served', async (path, body) => {
  expect(await get(path)).toMatchObject({ status: 200, body });
});

test('pages come with their type and the strict policy, the documentation with its own', async () => {
  const { headers } = await get('/assets/a.js');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  const docs = (await get('/docs/')).headers['content-security-policy'];
  expect(docs).toContain("default-src 'self'");
  expect(docs).toContain("object-src 'none'");
});

test.each([
  '/nothing',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/docs/../../secret.txt',
  '/../site-next/',
  '/link.txt',
  '/out/secret.txt',
  '/out/site-next/',
  '/bare/',
  '/bare',
  '/play/..%5c..%5csecret.txt',
])('%s is not found', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404 });
});

test('broken paths and other methods are refused', async () => {
  expect(await get('/%')).toMatchObject({ status: 400 });
  expect(await get('/%00')).toMatchObject({ status: 400 });
  expect(await get('/', 'POST')).toMatchObject({ status: 405 });
  expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('a folder without its slash leads to the one with it, and to no other host', async () => {
  expect(await get('/play')).toMatchObject({ status: 301, headers: { location: '/play/' } });
  for (const path of ['//example.org/%2e%2e/play', '//play', '/\\\\example.org/..'])
    expect((await get(path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
});

test.each(['evil.example', 'evil.example:80', 'localhost.evil.example', 'evil@localhost'])(
  'a request for %j is none of ours',
  async (host) => {
    expect(await get('/', 'GET', { host })).toMatchObject({ status: 421 });
  },
);

test('whatever the answer, the browser is not to guess what it is', async () => {
  for (const [path, method] of [['/'], ['/nothing'], ['/%'], ['/', 'POST']])
    expect((await get(String(path), method)).headers['x-content-type-options']).toBe('nosniff');
});

test('connections that are cut leave no file open, and nothing ends the server', async () => {
  const open = () => readdirSync('/proc/self/fd').length;
  const before = open();
  for (let round = 0; round < 10; round++)
    await Promise.all(
      Array.from(
        { length: 40 },
        () =>
          new Promise((done) => {
            const socket = connect(port, '127.0.0.1', () => {
              socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
              socket.once('data', () => {
                socket.destroy();
                done(undefined);
              });
            });
          }),
      ),
    );
  await expect.poll(open).toBeLessThan(before + 20);
  expect(await get('/')).toMatchObject({ status: 200 });
});

test('a file that vanishes while it is asked for ends in an answer', async () => {
  for (let round = 0; round < 30; round++) {
    writeFileSync(`${root}/site/gone.txt`, 'x'.repeat(100_000));
    const asked = get('/gone.txt').catch(() => ({ status: 'cut' }));
    setTimeout(() => rmSync(`${root}/site/gone.txt`, { force: true }), round % 5);
    const { status } = await asked;
    expect([200, 404, 500, 'cut']).toContain(status);
  }
  expect(await get('/')).toMatchObject({ status: 200 });
});

test('a port in use is named in a sentence', async () => {
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use; choose another with "npm start -- --port N".`);
});
