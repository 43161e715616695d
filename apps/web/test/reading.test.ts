import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DracoTable } from '@draco-table/table';
import { expect, test } from 'vitest';
import { knowGuide } from './play.ts';
import { browser, url } from './site.ts';

const widths = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

/** Every game that lies in `cards/`; a deck is played with the rules and the look of its game. */
const games = readdirSync(fileURLToPath(new URL('../dist/table/games', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What can be read of the table in the page: all that is written too small, and all that is cut. In the page, so without imports. */
function look(): { small: string[]; cut: string[] } {
  const root = document.querySelector('draco-table')?.shadowRoot;
  const least = innerWidth >= 960 ? 12 : 11;
  const found = { small: new Set<string>(), cut: new Set<string>() };
  for (const one of root?.querySelectorAll<HTMLElement>('.table *') ?? []) {
    if (one.closest('svg, .sr, select') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const written = [...one.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (!written && !one.dataset.text) continue;
    const style = getComputedStyle(one);
    // A sheet that one zooms is drawn smaller with all that is written on it.
    const sheet = one.closest<HTMLElement>('.cells');
    const size = Number.parseFloat(style.fontSize) * (sheet ? new DOMMatrix(getComputedStyle(sheet).transform).a : 1);
    const name = `${one.className || one.parentElement?.className}: ${one.textContent?.trim() || one.dataset.text}`;
    // Without a size it is not to be seen.
    if (size > 0 && size < least - 0.01) found.small.add(`${size.toFixed(1)} ${name}`);
    // What is scrolled is not cut, and what somebody did opens to be read.
    const isClipped = /hidden|clip/.test(style.overflow) && !one.closest('.beat-chip');
    if (isClipped && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2))
      found.cut.add(name);
  }
  return { small: [...found.small], cut: [...found.cut] };
}

test.each(games)(
  'all that is written at the table of %s can be read, at five widths through a whole game',
  async (game) => {
    const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
    await knowGuide(page);
    await page.goto(`${url}?game=${game}&seed=read&bot=random`);
    await page.locator('draco-table .panel').waitFor({ state: 'attached' });
    const found = { small: new Set<string>(), cut: new Set<string>() };
    const see = async () => {
      for (const [width, height] of widths) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40))));
        const { small, cut } = await page.evaluate(look);
        for (const text of small) found.small.add(`${width}: ${text}`);
        for (const text of cut) found.cut.add(`${width}: ${text}`);
      }
    };
    let isOver = false;
    for (let moments = 0; !isOver && moments < 400; moments++) {
      // Every moment is another question; only some of them are looked at, so that a whole game takes seconds.
      if (moments < 4 || moments % 12 === 0) await see();
      isOver = await page.evaluate(async (turn) => {
        const table = document.querySelector('draco-table') as DracoTable;
        for (let i = 0; i < 400 && !table.decision && !table.currentGame?.result; i++)
          await new Promise((done) => setTimeout(done, 10));
        const { decision } = table;
        const { options = [], min = 0 } = decision ?? {};
        // Now this and now that, so that games come to their end.
        const first = (turn * 7) % Math.max(1, options.length - min + 1);
        if (decision) table.answer(options.slice(first, first + Math.max(1, min)).map(({ id }) => id));
        await table.updateComplete;
        return table.currentGame?.result !== undefined;
      }, moments);
    }
    expect(isOver).toBe(true);
    await see();
    expect({ small: [...found.small], cut: [...found.cut] }).toEqual({ small: [], cut: [] });
    await page.close();
  },
);
