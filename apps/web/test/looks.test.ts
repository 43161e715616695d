import type { DracoTable } from '@draco-table/table';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { knowGuide, nextMoment } from './play.ts';
import { browser, url } from './site.ts';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };

async function open(query: string, size: keyof typeof sizes): Promise<Page> {
  const page = await browser.newPage({ viewport: sizes[size], locale: 'en', reducedMotion: 'reduce' });
  await knowGuide(page);
  await page.goto(`${url}?${query}`);
  await nextMoment(page);
  await page.locator('draco-table .panel').waitFor({ state: 'attached' });
  return page;
}

/** Some answers later, when cards lie about. */
async function playOn(page: Page, answers: number): Promise<void> {
  await page.evaluate(() => {
    (document.querySelector('draco-table') as DracoTable).pace = 0;
  });
  for (let i = 0; i < answers; i++) {
    await nextMoment(page);
    await page.evaluate(() => {
      const table = document.querySelector('draco-table') as DracoTable;
      const { options, min } = table.decision as NonNullable<DracoTable['decision']>;
      table.answer(options.slice(-Math.max(1, min)).map(({ id }) => id));
    });
  }
  await nextMoment(page);
}

/** Where something that fits `above` lies on something that fits `below`, each with its text. */
function covered(page: Page, above: string, below: string): Promise<string[]> {
  return page.evaluate(
    ([upper = '', lower = '']) => {
      const root = document.querySelector('draco-table')?.shadowRoot;
      const all = (selector: string) => [...(root?.querySelectorAll(selector) ?? [])];
      // What is written takes less room than the box that it stands in.
      const boxOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return element.matches('.name, .text') ? range.getBoundingClientRect() : element.getBoundingClientRect();
      };
      const named = (element: Element) =>
        element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.className;
      const lowers = all(lower);
      if (!all(upper).length || !lowers.length) return ['There is nothing to look at.'];
      return all(upper).flatMap((over) => {
        const a = over.getBoundingClientRect();
        return lowers
          .filter((under) => {
            const b = boxOf(under);
            return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          })
          .map((under) => `${named(over)} on ${named(under)}`);
      });
    },
    [above, below],
  );
}

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  test('names of a market can be read beside their counts, and cards in hand below the question', async () => {
    const page = await open('game=seaside&seats=3&seed=a', size);
    expect(await covered(page, '.market .count', '.market .name')).toEqual([]);
    expect(await covered(page, '.prompt', '.hand .card')).toEqual([]);
    // Also on what may be chosen, which is lifted above the others.
    await playOn(page, 2);
    expect(await page.locator('draco-table .market .legal').count()).toBeGreaterThan(0);
    const sunk = await page.locator('draco-table .market .count').evaluateAll((counts) =>
      counts.filter((count) => {
        const card = count.parentElement?.querySelector('.thing') ?? count;
        const depth = (one: Element) => Number(getComputedStyle(one).zIndex) || 0;
        return depth(count) <= depth(card);
      }),
    );
    expect(sunk.length).toBe(0);
    await page.locator('draco-table .market .thing').first().focus();
    expect(await covered(page, '.reading .marks', '.reading .text')).toEqual([]);
    await page.close();
  });

  test('what stands in the middle of a ring keeps clear of it', async () => {
    const page = await open('seats=4&seed=picture&bot=random', size);
    await playOn(page, 8);
    expect(await covered(page, '.ring .thing', '.shelf .pile .card')).toEqual([]);
    await page.close();
  });
});

test('a name in a row drawn together ends before the next card', async () => {
  const page = await open('game=auftrag&seats=4&seed=b', 'desktop');
  const cut = await page.locator('draco-table .lane.near .slot').evaluateAll((slots) =>
    slots.flatMap((slot, i) => {
      const range = document.createRange();
      range.selectNodeContents(slot.querySelector('.name') as Element);
      const next = slots[i + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
      return range.getBoundingClientRect().right > next + 1 ? [slot.textContent?.trim()] : [];
    }),
  );
  expect(await page.locator('draco-table .lane.near .slot').count()).toBeGreaterThan(8);
  expect(cut).toEqual([]);
  await page.close();
});
