// What npm start serves, in a real browser: every page loads under the strict policy, and without the network.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from './lib/open-site.mjs';
import { root } from './lib/root.mjs';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site?.close());

const pages = readdirSync(join(root, 'apps/web')).filter((name) => name.endsWith('.html'));

test.each([...pages, 'docs/', 'docs/language'])(
  '%s loads without a complaint',
  async (path) => {
    const page = await site.browser.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(http|ws)/.test(protocol) && host !== new URL(site.url).host) complaints.push(`asks ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    const response = await page.goto(new URL(path, site.url).href, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(await page.title()).not.toBe('');
    expect(complaints).toEqual([]);
    await page.close();
  },
  60_000,
);

test('a game can be played on the first page', async () => {
  const page = await site.browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(site.url);
  // There is something to save once the game is loaded and the table is laid.
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('draco-table'))?.save?.());
  const answered = await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const table = /** @type {any} */ (document.querySelector('draco-table'));
        let answers = 0;
        table.addEventListener('draco-error', (/** @type {any} */ event) => failed(JSON.stringify(event.detail)));
        table.addEventListener('draco-decision', (/** @type {any} */ event) => {
          if (answers === 5) return done(answers);
          const { options, min } = event.detail.decision;
          const choose = options.slice(0, min).map((/** @type {{ id: string }} */ option) => option.id);
          setTimeout(() => {
            if (table.answer(choose)?.ok) answers += 1;
            else failed(`no answer possible: ${JSON.stringify(event.detail)}`);
          });
        });
        table.newGame({ seed: 'spring' });
      }),
  );
  expect(answered).toBe(5);
  await page.close();
}, 60_000);
