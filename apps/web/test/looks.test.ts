import type { DracoTable } from '@draco-table/table';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { knowGuide, nextMoment } from './play.ts';
import { browser, url } from './site.ts';

const sizes = {
  desktop: { width: 1280, height: 800 },
  'small desktop': { width: 1024, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 640 },
  'large phone': { width: 390, height: 844 },
};

async function open(query: string, size: keyof typeof sizes): Promise<Page> {
  const page = await browser.newPage({ viewport: sizes[size], locale: 'en', reducedMotion: 'reduce' });
  await knowGuide(page);
  await page.goto(`${url}?${query}`);
  await nextMoment(page);
  await page.locator('draco-table .panel').waitFor({ state: 'attached' });
  return page;
}

/** The same moment in another language. */
async function speak(page: Page, lang: string): Promise<void> {
  const table = page.locator('draco-table');
  await table.evaluate((one, tag) => {
    (one as DracoTable).lang = tag;
  }, lang);
  await table.locator(`.table[lang=${lang}]`).waitFor();
  // The hand makes room once the question stands.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
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
        return element.matches('.name, .text, .caption')
          ? range.getBoundingClientRect()
          : element.getBoundingClientRect();
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

  test('the crest and the place of who sits in a ring are seen, whoever sits beside them', async () => {
    const page = await open('seats=4&seed=picture&bot=random', size);
    await playOn(page, 8);
    const hidden = await page.locator('draco-table .ring :is(.crest, .place)').evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect();
        const root = mark.getRootNode() as ShadowRoot;
        // The tip of a crest is no corner of its box.
        const spots = [0.25, 0.75].map((part) => root.elementFromPoint(left + width * part, top + height * 0.4));
        const own = mark.closest('.thing');
        return spots.every((spot) => spot?.closest('.thing') === own) ? [] : [own?.getAttribute('aria-label')];
      }),
    );
    expect(await page.locator('draco-table .ring .place').count()).toBe(11);
    expect(hidden).toEqual([]);
    await page.close();
  });

  test('what stands in the middle of a ring keeps clear of it', async () => {
    const page = await open('seats=4&seed=picture&bot=random', size);
    await playOn(page, 8);
    expect(await covered(page, '.ring .thing', '.shelf .pile .card')).toEqual([]);
    await page.close();
  });
});

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'what stands in the middle of a ring keeps clear of it however much it is, on a %s',
  async (size) => {
    const page = await open('seats=4&seed=picture&bot=random', size);
    const root = page.locator('draco-table');
    const standing = () => root.locator(':is(.shelf, .corner) > *:visible').count();
    for (let i = 0; i < 60 && (await standing()) < 6; i++) await playOn(page, 1);
    expect(await standing()).toBe(6);
    expect(
      await root.locator('.ring .medal').evaluateAll((medals) => {
        const own = medals[0]?.getRootNode() as ShadowRoot;
        const seen = [...own.querySelectorAll(':is(.shelf, .corner) > *, .playing .card')].filter((one) =>
          one.checkVisibility(),
        );
        return medals.flatMap((medal) => {
          const { left, top, width } = medal.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + width / 2];
          return seen
            .filter((one) => {
              const box = one.getBoundingClientRect();
              const across = Math.max(box.left - x, 0, x - box.right);
              const down = Math.max(box.top - y, 0, y - box.bottom);
              return Math.hypot(across, down) < width / 2 - 1;
            })
            .map((one) => `${medal.closest('.thing')?.getAttribute('aria-label')} on ${one.textContent?.trim()}`);
        });
      }),
    ).toEqual([]);
    expect(await covered(page, '.shelf .count', '.shelf .caption')).toEqual([]);
    await page.close();
  },
);

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

describe.each(['phone', 'large phone'] as const)('on a %s', (size) => {
  test.each([
    ['toast and numbers', 'seats=4&seed=x1&bot=random', 12],
    ['yes or no', 'game=saboteur&seats=4&seed=x1', 8],
    ['buying', 'game=seaside&seats=4&seed=x1', 8],
    ['bidding', 'game=auftrag&seats=4&seed=b', 8],
  ])('a question leaves the names of the cards in hand in sight, in every language: %s', async (_, query, answers) => {
    const page = await open(query, size);
    const asked = new Set<string>();
    for (let i = 0; i < answers; i++) {
      const prompt = await page.evaluate(() => (document.querySelector('draco-table') as DracoTable).decision?.prompt);
      if (!prompt) break;
      if (!asked.has(prompt))
        for (const lang of ['de', 'fr', 'nl', 'en']) {
          await speak(page, lang);
          expect([prompt, lang, await covered(page, '.prompt', '.hand .name')]).toEqual([prompt, lang, []]);
        }
      asked.add(prompt);
      await playOn(page, 1);
    }
    expect(asked.size).toBeGreaterThan(1);
    await page.close();
  });

  test('the piles of a fuller ring keep clear of it', async () => {
    const page = await open('game=auftrag&seats=4&seed=x1&lang=fr', size);
    await playOn(page, 5);
    expect(await covered(page, '.ring .thing', '.shelf .pile > .card')).toEqual([]);
    await page.close();
  });
});

test('all that players have fits on their plates, three of them on a phone too', async () => {
  for (const seats of [2, 3, 4]) {
    const page = await open(`game=seaside&seats=${seats}&seed=x1&bot=random`, 'phone');
    await playOn(page, 25);
    const out = await page.locator('draco-table .plate').evaluateAll((plates) =>
      plates.flatMap((plate) => {
        const whole = plate.getBoundingClientRect();
        return [...plate.querySelectorAll('.counter')]
          .filter((one) => one.getBoundingClientRect().right > whole.right)
          .map((one) => one.textContent?.trim());
      }),
    );
    expect([seats, out]).toEqual([seats, []]);
    expect(await page.locator('draco-table .plate .counter').count()).toBeGreaterThan(seats * 2);
    await page.close();
  }
});

test('the die keeps clear of the marks of a ring, and what is counted beside it has its name', async () => {
  const page = await open('seats=4&seed=picture&bot=random', 'desktop');
  let rolls = 0;
  for (let i = 0; i < 25; i++) {
    if (await page.locator('draco-table .die').count()) {
      rolls++;
      expect([i, await covered(page, '.die', '.ring .place')]).toEqual([i, []]);
    }
    await playOn(page, 1);
  }
  expect(rolls).toBeGreaterThan(0);
  for (const box of await page.locator('draco-table .loose .caption').all())
    expect((await box.textContent())?.trim()).not.toBe('');
  await page.close();
});

test('all that players have is seen beside what lies before them on a phone', async () => {
  const page = await open('game=auftrag&seats=4&seed=r7&bot=random', 'phone');
  await playOn(page, 20);
  expect(await covered(page, '.before .thing', '.plate .counter')).toEqual([]);
  await page.close();
});

test('a name beside the hand is not broken on a phone, and that of the game is read in full', async () => {
  const page = await open('game=saboteur&seats=4&seed=r7', 'phone');
  const lines = (one: Element) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  expect(await page.locator('draco-table .hand.lone .name').evaluate(lines)).toBe(1);
  await page.goto(`${url}?game=auftrag`);
  await nextMoment(page);
  const title = page.locator('draco-table .bar h2');
  expect(await title.evaluate((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= 48)).toBe(true);
  await page.close();
});

test("one's own piles are seen whole beside the hand on a phone", async () => {
  const page = await open('game=seaside&seats=3&seed=r7&bot=random', 'phone');
  await playOn(page, 20);
  const cut = await page.locator('draco-table .own').evaluate((own) => {
    const { right } = own.getBoundingClientRect();
    const beyond = (one: Element) => one.getBoundingClientRect().right > right + 1;
    return [...own.querySelectorAll('.pile > *')].filter(beyond).map((one) => one.textContent);
  });
  expect(cut).toEqual([]);
  await page.close();
});

test('that a part of the table is missing can be read', async () => {
  const page = await browser.newPage({ viewport: sizes.phone, locale: 'en' });
  await knowGuide(page);
  await page.route('**/draco-table-later.js', (route) => route.abort());
  await page.goto(url);
  const notice = page.locator('draco-table .notice');
  await notice.waitFor();
  expect(await notice.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(255, 250, 240)');
  expect((await notice.boundingBox())?.width).toBeGreaterThan(300);
  await page.close();
});

test("in colours of the reader's own only what could be mistaken for a choice is faint", async () => {
  const page = await browser.newPage({ viewport: sizes.desktop, forcedColors: 'active', reducedMotion: 'reduce' });
  await knowGuide(page);
  await page.goto(`${url}?seats=4&seed=picture&bot=random`);
  await nextMoment(page);
  const faint = await page
    .locator('draco-table .thing, draco-table .plate')
    .evaluateAll((all) => all.filter((one) => Number(getComputedStyle(one).opacity) < 0.9 && !one.matches('.dim')));
  expect(faint.length).toBe(0);
  await page.close();
});

test('how many lie in a pile is seen beside the next one on a phone', async () => {
  const page = await open('seats=4&seed=picture&bot=random', 'phone');
  await playOn(page, 8);
  const top = await page
    .locator('draco-table .shelf .count')
    .evaluateAll((counts) => counts.map((count) => Number(getComputedStyle(count).zIndex)));
  expect(top.length).toBeGreaterThan(1);
  for (const depth of top) expect(depth).toBeGreaterThan(2);
  await page.close();
});

test('what lies before three players leaves their names on a phone in sight', async () => {
  const page = await open('game=auftrag&seats=3&seed=x1&bot=random', 'phone');
  await playOn(page, 12);
  expect(await covered(page, '.before .thing', '.plate .seat-name')).toEqual([]);
  const cut = await page
    .locator('draco-table .plate .seat-name')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
  expect(cut).toEqual([]);
  await page.close();
});

test.each([
  ['a market', 'game=seaside&seats=3&seed=a', 'phone', '.market'],
  ['a row drawn together', 'game=auftrag&seats=4&seed=m', 'desktop', '.strip'],
] as const)('a name in %s is written small enough for its longest word', async (_, query, size, where) => {
  const page = await open(query, size);
  for (const lang of ['en', 'de', 'fr', 'nl']) {
    await speak(page, lang);
    const longest = where === '.strip' ? 9 : 12;
    const broken = await page.locator(`draco-table ${where} .name`).evaluateAll(
      (names, most) =>
        names.flatMap((name) => {
          // Lit's own marks lie beside it.
          const text = [...name.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text;
          const style = getComputedStyle(name);
          // Any smaller could not be read: the longest words of all may break in the widest typefaces, at the smallest size alone.
          const isLeast = style.fontSize === style.getPropertyValue('--min');
          return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 && !(isLeast && word.length > most) ? [word] : [];
          });
        }),
      longest,
    );
    expect([lang, broken]).toEqual([lang, []]);
  }
  await page.close();
});

test('a strip is drawn together before its last card is cut', async () => {
  // Asked first, second and last: 16, 15 and 13 cards.
  for (const seed of ['c', 'g', 'b']) {
    const page = await open(`game=auftrag&seats=4&seed=${seed}`, 'desktop');
    const [cards, beyond] = await page.locator('draco-table .strip').evaluate((strip) => {
      const slots = [...strip.querySelectorAll('.near .slot')];
      const edge = slots.at(-1)?.getBoundingClientRect().right ?? 0;
      return [slots.length, Math.ceil(edge - strip.getBoundingClientRect().right)] as const;
    });
    expect(cards).toBeGreaterThan(12);
    expect([cards, Math.max(0, beyond)]).toEqual([cards, 0]);
    await page.close();
  }
});

test('what is asked about before oneself is spread out for a finger', async () => {
  const page = await open('game=auftrag&seats=4&seed=b', 'phone');
  await playOn(page, 3);
  const boxes = await page
    .locator('draco-table .own .legal')
    .evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect()).map(({ left, width }) => ({ left, width })),
    );
  for (const { width } of boxes) expect(width).toBeGreaterThanOrEqual(44);
  const places = boxes.map(({ left }) => Math.round(left));
  expect(places.length).toBeGreaterThan(1);
  for (const [i, place] of places.slice(1).entries()) expect(place - (places[i] ?? 0)).toBeGreaterThanOrEqual(44);
  await page.close();
});

test('which one is first in an order is seen beside its place on a phone', async () => {
  const page = await open('seats=4&seed=n8&bot=random', 'phone');
  const choose = (design: string) =>
    page.evaluate((wanted) => {
      const table = document.querySelector('draco-table') as DracoTable;
      const { options = [] } = table.decision ?? {};
      const isWanted = ({ value }: (typeof options)[number]) => value.is === 'thing' && value.design === wanted;
      table.answer([(options.find(isWanted) ?? options[0])?.id ?? '']);
    }, design);
  await choose('three-card-monte');
  await nextMoment(page);
  await choose('');
  await nextMoment(page);
  await page.locator('draco-table .ring .legal').first().click();
  const isOnTop = await page.locator('draco-table .order').evaluate((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    const place = mark.parentElement?.querySelector('.place')?.getBoundingClientRect() as DOMRect;
    const isHidden = place.left >= left && place.right <= left + width && place.bottom <= top + height;
    const root = mark.getRootNode() as ShadowRoot;
    return isHidden && root.elementFromPoint(left + width / 2, top + height / 2) === mark;
  });
  expect(isOnTop).toBe(true);
  await page.close();
});

test('a square that is tapped is seen to be, and a finger hits it', async () => {
  const page = await browser.newPage({ viewport: sizes.phone, locale: 'en', hasTouch: true, reducedMotion: 'reduce' });
  await knowGuide(page);
  await page.goto(`${url}?game=saboteur&seats=4&seed=t2`);
  const prompt = () => page.evaluate(() => (document.querySelector('draco-table') as DracoTable).decision?.prompt);
  await nextMoment(page);
  for (let i = 0; i < 9 && (await prompt()) !== 'choose-spot'; i++) {
    await page.evaluate(() => {
      const table = document.querySelector('draco-table') as DracoTable;
      table.answer([table.decision?.options[0]?.id ?? '']);
    });
    await nextMoment(page);
  }
  const spot = page.locator('draco-table .spot').first();
  await expect.poll(async () => (await spot.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await spot.tap();
  await page.getByRole('button', { name: 'Here' }).waitFor();
  expect(await spot.evaluate((one) => getComputedStyle(one).outlineWidth)).toBe('4px');
  await page.close();
});
