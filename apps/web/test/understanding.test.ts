import type { GameEvent } from '@draco-table/engine';
import type { DracoTable } from '@draco-table/table';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage } from './open.ts';
import { legal, nextMoment, version } from './play.ts';
import { browser, url } from './site.ts';

const tab = (page: Page, name: string) => page.locator('draco-table').getByRole('tab', { name });

async function setPace(page: Page, pace: number): Promise<void> {
  await page.locator('draco-table').evaluate((element, to) => {
    (element as DracoTable).pace = to;
  }, pace);
}

/** Gives the first answer that is allowed, whatever is asked. */
async function answerAnyhow(page: Page): Promise<void> {
  const before = await version(page);
  await page.locator('draco-table').evaluate((element) => {
    const table = element as DracoTable;
    const { options = [], min = 0 } = table.decision ?? {};
    table.answer(options.slice(0, Math.max(1, min)).map(({ id }) => id));
  });
  await expect.poll(() => version(page)).toBeGreaterThan(before);
}

describe('what is on the table is understood', () => {
  test('what a card would do is told where it is read, and is what it then does', async () => {
    const { page, faults } = await openPage(browser, `${url}?seats=4&seed=would&bot=random`);
    await setPace(page, 0);
    await tab(page, 'Log').click();
    const lines = page.locator('draco-table [part=log] li');
    const would = page.locator('draco-table .would li');
    let told: string[] = [];
    let before = 0;
    for (let i = 0; i < 40 && !told.length && (await nextMoment(page)) === 'asked'; i++) {
      const cards = page.locator('draco-table .hand .legal');
      for (let card = 0; card < (await cards.count()) && !told.length; card++) {
        await cards.nth(card).hover();
        await page.locator('draco-table [part=reading]').waitFor();
        told = (await would.allTextContents()).map((line) => line.trim());
        before = await lines.count();
        if (told.length) await cards.nth(card).click();
      }
      if (!told.length) await answerAnyhow(page);
    }
    expect(told).not.toEqual([]);
    // None that an earlier turn had written; a line that is written twice in a row is one that is counted.
    const news = async () => (await lines.allTextContents()).slice(before).join('\n');
    for (const line of told) await expect.poll(news).toContain(line);
    expect(faults).toEqual([]);
    await page.close();
  }, 60_000);

  test('the forecast is what a toast then brings each player', async () => {
    const { page, faults } = await openPage(browser, `${url}?seats=4&seed=toast&bot=random`, {
      // Who wants stillness does not wait long for bots.
      reducedMotion: 'no-preference',
    });
    await setPace(page, 0);
    const question = () => page.locator('draco-table #question').textContent();
    for (let i = 0; i < 60 && (await nextMoment(page)) === 'asked' && !(await question())?.includes('toast'); i++)
      await answerAnyhow(page);
    expect(await question()).toContain('Do you propose a toast?');
    // Nobody plays on before it has been looked at.
    await setPace(page, 60_000);
    await tab(page, 'Forecast').click();
    const foretold = await page
      .locator('draco-table .forecast li:has(.crest)')
      .evaluateAll((rows) =>
        rows.map((row) => ['.crest + span', 'b'].map((part) => row.querySelector(part)?.textContent)),
      );
    expect(foretold).not.toEqual([]);
    await page.locator('draco-table').evaluate((element) => {
      const seen: GameEvent[] = [];
      element.addEventListener('draco-event', (event) => seen.push((event as CustomEvent).detail.event));
      Object.assign(globalThis, { seen });
    });
    await legal(page).getByText('Yes').click();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'seen').length)).toBeGreaterThan(0);
    const events: GameEvent[] = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    const seats = ['Green', 'Purple', 'Yellow', 'Red'];
    const brought = new Map<string | undefined, number>();
    const add = (seat: number, amount: number) => brought.set(seats[seat], (brought.get(seats[seat]) ?? 0) + amount);
    for (const event of events) {
      if (event.is !== 'pay') continue;
      if ('seat' in event.from) add(event.from.seat, -event.amount);
      if ('seat' in event.to) add(event.to.seat, event.amount);
    }
    const signed = [...brought]
      .filter(([, by]) => by)
      .map(([name, by]) => [name, `${by > 0 ? '+' : '−'}${Math.abs(by)}`]);
    expect(signed.sort()).toEqual(foretold.sort());
    expect(faults).toEqual([]);
    await page.close();
  }, 60_000);

  test('rules and every card are read in the panel, found by a word, and in another language at once', async () => {
    const { page, faults } = await openPage(browser, `${url}?seats=4&seed=panel`);
    const panel = page.locator('draco-table [part=panel]');
    await tab(page, 'Rules').click();
    const rules = await panel.locator('.rules p').allTextContents();
    expect(rules.length).toBeGreaterThan(3);
    expect(rules.join(' ')).toMatch(/toast/);
    await tab(page, 'Cards').click();
    const cards = panel.locator('.glossary li');
    const count = await cards.count();
    const designs = await page
      .locator('draco-table')
      .evaluate((element) => (element as DracoTable).currentGame?.ruleset.designs.length ?? 0);
    // Each action card, and what of the pieces has a text.
    expect(count).toBeGreaterThan(40);
    expect(count).toBeLessThanOrEqual(designs);
    for (const text of await cards.allTextContents()) expect(text.trim().length).toBeGreaterThan(10);
    await panel.getByRole('searchbox').fill('goblet');
    const found = await cards.allTextContents();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(count);
    for (const text of found) expect(text.toLowerCase()).toContain('goblet');
    await panel.getByRole('searchbox').fill('');
    const english = await cards.allTextContents();
    await tab(page, 'Settings').click();
    await panel.getByLabel('Language').selectOption('de');
    await tab(page, 'Karten').click();
    await expect.poll(() => cards.count()).toBe(count);
    const german = await cards.allTextContents();
    expect(german.filter((text) => english.includes(text))).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  }, 60_000);
});
