import { request } from 'node:http';
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
});
const server = createSite([
  { path: '/', folder: `${root}/site`, strict: true },
  { path: '/docs/', folder: `${root}/docs` },
]);
let port = 0;

beforeAll(async () => {
  port = await listen(server, 0);
});
afterAll(() => server.close());

/** Not fetch, which would tidy the path. @param {string} path @param {string} [method] */
function get(path, method = 'GET') {
  return new Promise((done, failed) => {
    request({ port, path, method, host: '127.0.0.1' }, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
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

test('pages come with their type and the strict policy, the documentation without', async () => {
  const { headers } = await get('/assets/a.js');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect((await get('/docs/')).headers['content-security-policy']).toBeUndefined();
});

test.each([
  '/nothing',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/docs/../../secret.txt',
  '/../site-next/',
])('%s is not found', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404 });
});

test('broken paths and other methods are refused', async () => {
  expect(await get('/%')).toMatchObject({ status: 400 });
  expect(await get('/%00')).toMatchObject({ status: 400 });
  expect(await get('/', 'POST')).toMatchObject({ status: 405 });
  expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('a port in use is named in a sentence', async () => {
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use; choose another with "npm start -- --port N".`);
});
