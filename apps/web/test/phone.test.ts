import type { DracoTable } from '@draco-table/table';
import { expect, test } from 'vitest';
import { knowGuide, nextMoment } from './play.ts';
import { browser, url } from './site.ts';

/** Every card of the hand whose middle is not its own: covered by another, or out of sight. In the page, so without imports. */
function covered(): string[] {
  const root = document.querySelector('draco-table')?.shadowRoot;
  const cards = [...(root?.querySelectorAll<HTMLElement>('.hand .thing') ?? [])];
  if (cards.length < 5) return [`only ${cards.length} cards`];
  return cards.flatMap((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const hit = root?.elementFromPoint(x + width / 2, y + height / 2);
    return hit && card.contains(hit) ? [] : [card.getAttribute('aria-label') ?? ''];
  });
}

test.each([
  ['hearts', 360, 640, 13],
  ['hearts', 390, 844, 13],
  ['draco', 360, 640, 5],
  ['seaside', 360, 640, 5],
])(
  'on a phone the middle of each card in hand can be tapped: %s at %i x %i with %i cards',
  async (game, width, height, cards) => {
    const page = await browser.newPage({
      viewport: { width, height },
      locale: 'en',
      reducedMotion: 'reduce',
      hasTouch: true,
    });
    await knowGuide(page);
    await page.goto(`${url}?game=${game}&seed=phone`);
    await nextMoment(page);
    await page.locator('draco-table .panel').waitFor({ state: 'attached' });
    // More are drawn, or not, as the game goes; the rows are those of so many cards.
    await page.evaluate(async (wanted) => {
      const table = document.querySelector('draco-table') as DracoTable;
      for (let i = 0; i < 60; i++) {
        const hand = table.shadowRoot?.querySelectorAll('.hand .thing').length ?? 0;
        if (table.decision && hand >= Math.min(wanted, 5)) break;
        const { options = [], min = 0 } = table.decision ?? {};
        if (table.decision) table.answer(options.slice(0, Math.max(1, min)).map(({ id }) => id));
        await new Promise((done) => setTimeout(done, 30));
      }
    }, cards);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(covered)).toEqual([]);
    await page.close();
  },
);

test('three of thirteen cards are passed by touch on a phone', async () => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    locale: 'en',
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  await knowGuide(page);
  await page.goto(`${url}?game=hearts&seed=phone`);
  await nextMoment(page);
  const cards = page.locator('draco-table .hand .thing');
  await expect.poll(() => cards.count()).toBe(13);
  for (const at of [0, 6, 12]) {
    const box = await cards.nth(at).boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => cards.nth(at).getAttribute('aria-pressed')).toBe('true');
  }
  await page.locator('draco-table [part=confirm]').tap();
  await expect.poll(() => cards.evaluateAll((all) => all.filter((one) => one.matches('.picked')).length)).toBe(0);
  await page.close();
});
