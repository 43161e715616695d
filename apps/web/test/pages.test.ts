import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { createSite, listen } from '../../../scripts/lib/serve.mjs';
import { axe } from './axe.ts';
import { type Options, openPage } from './open.ts';
import { browser, url } from './site.ts';

const open = (path: string, options?: Options) => openPage(browser, url + path, options);
/** A list by its label; a label's text would also hold what is in the list. */
const list = (inside: Page | Locator, name: string) => inside.getByRole('combobox', { name, exact: true });
const phone = { width: 360, height: 640 };

/** Until the page shows what it is for. */
async function settled(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  if (path.includes('cards')) await page.locator('draco-cards li').first().waitFor();
  else if (path.includes('workshop')) await page.locator('#state', { hasText: /\./ }).waitFor();
  else await page.locator('draco-table .stage').waitFor();
  if (path.includes('embed')) await page.locator('#form select').first().waitFor();
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(['', 'cards.html', 'workshop.html', 'embed.html'])('page "%s"', (path) => {
  test('axe finds nothing, wide in light and narrow in dark', async () => {
    for (const options of [{}, { viewport: phone, colorScheme: 'dark', locale: 'de' } as const]) {
      const { page, faults } = await open(path, options);
      await settled(page);
      expect(await axe(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    }
  });

  test('nothing reaches over the edge of a phone, in any language, made-up ones too', async () => {
    const { page } = await open(path, { viewport: phone });
    const offered = await page
      .locator('select.language')
      .last()
      .evaluate((select) => [...(select as HTMLSelectElement).options].map(({ value }) => value));
    expect(offered).toEqual(expect.arrayContaining(['de', 'en', 'fr', 'nl']));
    for (const lang of [...offered, 'en-XA', 'ar-XB']) {
      await page.goto(`${url}${path}?lang=${lang}`);
      await settled(page);
      expect([lang, await wide(page)]).toEqual([lang, 0]);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(lang === 'ar-XB' ? 'rtl' : 'ltr');
      // On the play page it is in the menu.
      if (!path) continue;
      const box = await page.locator('header select.language').boundingBox();
      expect([lang, box && box.x >= 0 && box.x + box.width <= phone.width]).toEqual([lang, true]);
    }
    await page.close();
  });
});

test('where no table can be shown on a phone, the way to another game is there', async () => {
  const { page } = await open('?game=nope', { viewport: phone });
  await page.locator('draco-table [part=error]').waitFor();
  await page.locator('header.site summary').click();
  await page.locator('header.site').getByRole('button', { name: 'New game' }).click();
  await list(page, 'Game').selectOption('draco');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('draco-table .prompt.mine').waitFor();
  expect(await page.locator('header.site').isVisible()).toBe(false);
  await page.close();
});

describe('set-up', () => {
  test('a game is set up, its link is its address, and it is there again when one looks', async () => {
    const { page, faults } = await open('');
    await page.getByRole('button', { name: 'New game' }).click();
    const dialog = page.getByRole('dialog');
    await list(dialog, 'Game').selectOption('seaside');
    await expect.poll(() => list(dialog, 'Players').locator('option').allTextContents()).toEqual(['2', '3', '4']);
    await list(dialog, 'Game').selectOption('draco');
    await list(dialog, 'Deck').selectOption({ label: 'A Feast at Draco’s' });
    await list(dialog, 'Players').selectOption('5');
    await list(dialog, 'At this screen').selectOption('2');
    await list(dialog, 'The computer plays').selectOption('random');
    await dialog.getByLabel('Seed').fill('friday');
    await dialog.getByText('Rules that can be changed').click();
    await dialog.getByLabel(/^Long game/).selectOption('yes');
    await list(dialog, 'Language').selectOption('fr');
    const link = dialog.getByLabel('Link to this set-up');
    await expect.poll(() => link.inputValue()).toContain('lang=fr');
    const address = await link.inputValue();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('link', { name: 'Cartes' }).waitFor();
    expect(page.url()).toBe(address);
    const table = page.locator('draco-table');
    for (const [name, value] of Object.entries({
      deck: 'draco-feast',
      seats: '5',
      bots: '3',
      bot: 'random',
      seed: 'friday',
      options: 'long-game=yes',
    }))
      expect(await table.getAttribute(name)).toBe(value);
    await page.getByRole('button', { name: 'Nouvelle partie' }).click();
    expect(await list(page.getByRole('dialog'), 'Joueurs').inputValue()).toBe('5');
    expect(await list(page.getByRole('dialog'), 'Langue').inputValue()).toBe('fr');
    expect(faults).toEqual([]);
    await page.close();
  });

  test('what an address asks for beyond the game is brought into range', async () => {
    const { page } = await open('?game=saboteur&seats=99&bots=-4&bot=clever&deck=none-such');
    await page.getByRole('button', { name: 'New game' }).click();
    const dialog = page.getByRole('dialog');
    expect(await list(dialog, 'Players').inputValue()).toBe('10');
    expect(await list(dialog, 'At this screen').inputValue()).toBe('10');
    await page.close();
  });

  test('on a phone the menu in the table’s bar leads to it', async () => {
    const { page } = await open('', { viewport: phone, hasTouch: true, isMobile: true });
    await page.locator('#menu summary').tap();
    await page.getByRole('button', { name: 'New game' }).tap();
    await list(page.getByRole('dialog'), 'Players').waitFor();
    // However long the form is, what begins the game is in reach.
    const start = await page.getByRole('dialog').getByRole('button', { name: 'Play' }).boundingBox();
    expect(start && start.y + start.height).toBeLessThan(phone.height);
    expect(await wide(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.close();
  });
});

describe('cards', () => {
  test('are found by their text, in the chosen language, and counted', async () => {
    const { page } = await open('cards.html');
    await page.getByText('62 cards').waitFor();
    await page.getByLabel('Search name and text').fill('goblet');
    await page.getByText(/^\d of 62 cards$/).waitFor();
    await page.getByLabel('Search name and text').fill('');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
    await page.getByRole('heading', { name: 'De kaarten' }).waitFor();
    await page.locator('draco-cards').getByText('Chantage', { exact: true }).waitFor();
    await page.close();
  });

  test('of any game are parted by what is printed on them', async () => {
    const { page } = await open('cards.html?game=seaside');
    await page.locator('draco-cards li').first().waitFor();
    const all = await page.locator('draco-cards li').count();
    await list(page, 'Which cards').selectOption({ index: 3 });
    await expect.poll(() => page.locator('draco-cards li').count()).toBeLessThan(all);
    const [, count] = /\((\d+)\)/.exec((await page.locator('#group option:checked').textContent()) ?? '') ?? [];
    expect(await page.locator('draco-cards li').count()).toBe(Number(count));
    for (const game of ['saboteur', 'auftrag', 'draco/draco-feast']) {
      await list(page, 'Game').selectOption(game);
      await page.getByText(/^\d+ cards$/).waitFor();
      expect(await list(page, 'Which cards').inputValue()).toBe('');
    }
    await page.close();
  });

  test('how many there are stands clear of their text', async () => {
    const { page } = await open('cards.html?game=seaside&lang=fr');
    await page.locator('draco-cards li').first().waitFor();
    const covered = await page.locator('draco-cards li').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [text, copies] = ['.text', '.copies'].map((part) => card.querySelector(part));
        if (!text || !copies) return [];
        const range = document.createRange();
        range.selectNodeContents(text);
        const isLow = range.getBoundingClientRect().bottom > copies.getBoundingClientRect().top;
        return isLow ? [card.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
    await page.close();
  });

  test('are read in full by keyboard, each under an address of its own', async () => {
    const { page, faults } = await open('cards.html#blackmail');
    const held = page.getByRole('dialog', { name: 'Blackmail' });
    await held.waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await held.waitFor({ state: 'detached' });
    // The page itself is asked: page.url() hears of a new address a moment later.
    const hash = () => page.evaluate(() => location.hash);
    const next = await hash();
    expect(next).not.toBe('#blackmail');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(hash).toBe('');
    const focused = () =>
      page.evaluate(() => document.querySelector('draco-cards')?.shadowRoot?.activeElement?.getAttribute('href'));
    await expect.poll(focused).toBe(next);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(hash).toBe(next);
    expect(faults).toEqual([]);
    await page.close();
  });
});

test('cards are found in any case and without accents, and counted in the language of the page', async () => {
  const { page } = await open('cards.html?lang=fr');
  const search = page.getByRole('searchbox');
  const count = page.getByRole('status').first();
  await expect.poll(() => page.title()).toBe('Draco – Cartes');
  await search.fill('PREMIERE');
  await expect.poll(() => count.textContent()).toMatch(/^\d cartes sur 62$/);
  await search.fill('apparition');
  await expect.poll(() => count.textContent()).toBe('1 carte sur 62');
  await page.close();
});

test('which page one is on is seen in colours of the reader’s own', async () => {
  const { page } = await open('cards.html', { forcedColors: 'active' });
  const links = page.locator('nav.wide a');
  const lines = () => links.evaluateAll((all) => all.filter((a) => getComputedStyle(a).textDecorationLine !== 'none'));
  expect(await links.count()).toBeGreaterThan(3);
  expect(await lines()).toHaveLength(1);
  await page.close();
});

test('the embed page writes what the form says, shows it, and copies it', async () => {
  const { page, faults } = await open('embed.html', { permissions: ['clipboard-read', 'clipboard-write'] });
  await list(page, 'Deck').selectOption('draco-feast');
  await list(page, 'Players').selectOption('5');
  await list(page, 'At this screen').selectOption('2');
  await list(page, 'The computer plays').selectOption('hard');
  await page.getByLabel('Seed').fill('a "quoted" <seed>');
  await list(page, 'Language of the table').selectOption('nl');
  await list(page, 'Height').selectOption('40rem');
  await list(page, 'Width').selectOption('48rem');
  const snippet = page.locator('#snippet');
  await expect
    .poll(() => snippet.textContent())
    .toContain(
      '<draco-table game="draco" deck="draco-feast" seats="5" bots="3" bot="hard" seed="a &quot;quoted&quot; &lt;seed>" lang="nl"></draco-table>',
    );
  // Not in the tag, where a strict page would refuse it.
  const rules = page.locator('#rules');
  expect(await rules.textContent()).toBe('draco-table {\n  --draco-height: 40rem;\n  max-inline-size: 48rem;\n}');
  const preview = page.locator('draco-table');
  await preview.getByText('Een feest bij Draco').waitFor();
  const box = await preview.boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([48 * 16, 40 * 16]);
  for (const [index, shown] of [snippet, rules].entries()) {
    await page.getByRole('button', { name: 'Copy' }).nth(index).click();
    await page.getByText('Copied.').nth(index).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown.textContent());
  }
  await list(page, 'Height').selectOption('');
  await list(page, 'Width').selectOption('');
  await expect.poll(() => rules.isVisible()).toBe(false);
  expect(faults).toEqual([]);
  await page.close();
});

test('a copy of the site alone, in any folder, plays and leads nowhere that is not there', async () => {
  const folder = fileURLToPath(new URL('../dist', import.meta.url));
  const server = await createSite([{ path: '/copied/', folder, strict: true }]);
  const address = `http://localhost:${await listen(server, 0)}/copied/`;
  for (const path of ['', 'cards.html', 'embed.html', 'workshop.html']) {
    const { page } = await openPage(browser, address + path);
    await settled(page);
    await page.locator('.without-help').waitFor();
    const shown = await page
      .locator('a:visible')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(shown.length).toBeGreaterThan(3);
    for (const link of shown) expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
    await page.close();
  }
  const { page } = await openPage(browser, `${address}workshop.html`);
  await page
    .locator('#file')
    .setInputFiles({ name: 'odd.draco', mimeType: 'text/plain', buffer: Buffer.from('deck odd') });
  await page.locator('#problems .code').first().waitFor();
  expect(await page.locator('#problems a').count()).toBe(0);
  server.closeAllConnections();
  server.close();
  await page.close();
});

test('links for help lead to pages that are there', async () => {
  for (const address of ['', 'cards.html', 'embed.html', 'workshop.html']) {
    const { page } = await open(address);
    const links = await page
      .locator('a[href*="docs/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(0);
    await page.locator('.with-help').waitFor();
    for (const link of new Set([...links, new URL('docs/diagnostics/D0112', url).href])) {
      const answer = await page.request.get(link);
      expect([link, answer.status()]).toEqual([link, 200]);
      expect(await answer.text()).toContain('<h1');
    }
    await page.close();
  }
});
