/** Attacks that once worked on whole pages of the site. */

import { compile } from '@draco-table/lang';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage } from './open.ts';
import { browser, url } from './site.ts';

const open = (path: string) => openPage(browser, url + path);

describe('addresses', () => {
  test.each(['#%', '#%E0%A4%A', '#__proto__', '#<b>'])('cards.html%s shows the cards', async (hash) => {
    const { page, faults } = await open(`cards.html${hash}`);
    await page.locator('draco-cards li').first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  test.each(['http://other.example/r.json', '//other.example/r.json', 'blob:x', 'r.json', '../../r.json'])(
    'replay=%s is not asked for, and a game is there',
    async (replay) => {
      const asked: string[] = [];
      const page = await browser.newPage();
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${url}?replay=${encodeURIComponent(replay)}`);
      await page.locator('draco-table .stage').waitFor();
      const [self, ...rest] = asked;
      expect(self).toContain('?replay=');
      expect(rest.filter((address) => !address.startsWith(url) || address.includes('r.json'))).toEqual([]);
      expect(await page.locator('draco-table').getAttribute('replay')).toBeNull();
      await page.close();
    },
  );
});

/** A page with nothing but our tag, under a policy of its own. */
async function underPolicy(policy: string): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  await page.route('**/strict.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><title>x</title><script type="module" src="table/draco-table.js"></script><draco-table game="draco" seats="4" bots="3" seed="a"></draco-table>',
    }),
  );
  await page.goto(`${url}strict.html`);
  await page.locator('draco-table .stage .slot').first().waitFor();
  return { page, said };
}

describe('where Trusted Types are required', () => {
  const strict = "default-src 'self'; img-src 'self' data: blob:; require-trusted-types-for 'script'";

  test('a table with its art is there, and plays', async () => {
    const { page, said } = await underPolicy(`${strict}; trusted-types lit-html draco-table`);
    await page.waitForFunction(() => document.querySelector('draco-table')?.shadowRoot?.querySelector('symbol'));
    await page.waitForFunction(() => {
      const table = document.querySelector('draco-table');
      const open = table?.currentGame?.decisions.find(({ seat }) => seat === 0);
      if (open) table?.answer(open.options.slice(0, Math.max(1, open.min)).map(({ id }) => id));
      return (table?.currentGame?.version ?? 0) > 3;
    });
    expect(said).toEqual([]);
    await page.close();
  });

  test('a page that allows only lit-html gets a table without art', async () => {
    const { page, said } = await underPolicy(`${strict}; trusted-types lit-html`);
    expect(await page.locator('draco-table [role=alert]').count()).toBe(0);
    expect(said).toEqual([]);
    await page.close();
  });
});

describe('what an embedding page is given', () => {
  /** A table in an empty page, with this game as its source. */
  async function table(answer: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await browser.newPage();
    await answer(page);
    await page.goto(`${url}embed.html`);
    await page.evaluate(() => {
      const made = document.createElement('draco-table');
      made.id = 'made';
      made.setAttribute('src', '/given.json');
      made.addEventListener('draco-error', (event) => {
        const { problem } = (event as CustomEvent<{ problem: { code: string } }>).detail;
        made.setAttribute('data-code', problem.code);
      });
      document.body.prepend(made);
    });
    return page;
  }

  test('an address that never answers is given up, in a sentence and an event', async () => {
    const page = await table(async (page) => {
      // Half a minute, sixty times as fast.
      await page.addInitScript(() => {
        const real = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (ms) => real(ms / 60);
      });
      await page.route('**/given.json', () => {});
    });
    await page.locator('#made[data-code=D0810]').waitFor();
    expect(await page.locator('#made [role=alert]').textContent()).toContain('given.json');
    await page.close();
  });

  test('a ring of 4,900 pieces is drawn, and can be played', async () => {
    const stones = `game stones
language 1
players 2 to 2 named red, blue
cards stone
zone round: ring of stone
counter c: 0
setup { move every stone to round }
play { repeat 3 times { red chooses n from 1 to 3 as which { add n to c } } }
score of (p: player) = c
winners = players
card pebble x4900: stone { add 1 to c }
`;
    const { ruleset } = compile('game.draco', () => stones);
    const page = await table((page) =>
      page.route('**/given.json', (route) => route.fulfill({ json: { ruleset, texts: {} } })),
    );
    await page.locator('#made .stage .row').waitFor();
    expect(await page.locator('#made .ring').count()).toBe(0);
    await page.waitForFunction(() => {
      const made = document.querySelector('#made') as HTMLElementTagNameMap['draco-table'];
      const open = made.currentGame?.decisions.find(({ seat }) => seat === 0);
      if (open) made.answer([open.options[0]?.id ?? '']);
      return made.currentGame?.result !== undefined;
    });
    await page.close();
  });
});
