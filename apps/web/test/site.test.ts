import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { DracoTable } from '@draco-table/table';
import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { listen } from '../../../scripts/lib/serve.mjs';
import { hurry, knowGuide, legal, needed, nextMoment, version, watch } from './play.ts';
import { browser, url } from './site.ts';

type Options = Parameters<Browser['newPage']>[0];

async function open(path: string, options: Options = {}): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  });
  const { list } = watch(page);
  await knowGuide(page);
  await page.goto(url + path);
  await page.waitForFunction(
    () => (document.querySelector('draco-table') as unknown as { currentGame?: unknown })?.currentGame,
  );
  return { page, faults: list };
}

/** A page with this tag and nothing else. */
async function showTag(page: Page, tag: string, sign: string): Promise<void> {
  const body = `<!doctype html><script type="module" src="table/draco-table.js"></script>${tag}`;
  await page.route(`${url}host.html`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}host.html`);
  await page.locator(`draco-table ${sign}`).first().waitFor();
}

/** Answers the open question with the mouse or a finger: the first things that glow. */
async function answerByPointing(page: Page, point: (index: number) => Promise<void>): Promise<void> {
  const before = await version(page);
  const { stepper, many } = await needed(page);
  if (stepper) await page.locator('draco-table .stepper .primary').click();
  else if (many > 0) {
    for (let i = 0; i < many; i++) await point(i);
    await page.locator('draco-table [part=confirm]').click();
  } else await point(0);
  await expect.poll(() => version(page)).toBeGreaterThan(before);
}

describe('a whole game', () => {
  test('by mouse', async () => {
    const { page, faults } = await open('?seats=3&options=deck-size=54&seed=mouse&bot=random');
    await hurry(page);
    let answers = 0;
    while ((await nextMoment(page)) === 'asked') {
      await answerByPointing(page, (index) => legal(page).nth(index).click());
      answers++;
    }
    expect(answers).toBeGreaterThan(10);
    expect(await page.locator('draco-table .scores li').count()).toBe(3);
    // How it came to that: a line for everybody, and what decided it can be watched again.
    await expect.poll(() => page.locator('draco-table .chart path[d^=M0]:not(.ground)').count()).toBe(3);
    expect(await page.locator('draco-table .turning').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await page.close();
  }, 120_000);

  test('by keyboard alone', async () => {
    const { page, faults } = await open('?seats=3&options=deck-size=54&seed=keys&bot=random');
    // Into the table, then on with Tab until something that can be chosen has the focus.
    const focused = () =>
      page.evaluate(() => {
        const active = document.querySelector('draco-table')?.shadowRoot?.activeElement;
        if (!active) return '';
        if (active.matches('.legal, .chip')) return 'choice';
        return active.matches('.stepper .primary, [part=confirm]') ? 'confirm' : 'other';
      });
    const tabTo = async (wanted: string[]): Promise<void> => {
      for (let i = 0; i < 80; i++) {
        if (wanted.includes(await focused())) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab does not lead to what can be chosen.');
    };
    await page.evaluate(() => {
      (document.querySelector('draco-table') as unknown as { pace: number }).pace = 0;
    });
    let answers = 0;
    while ((await nextMoment(page)) === 'asked' && answers < 400) {
      const before = await version(page);
      const { stepper, many } = await needed(page);
      if (stepper) await tabTo(['confirm']);
      else await tabTo(['choice']);
      await page.keyboard.press('Enter');
      if (many > 0) {
        // The others of the same zone are reached with the arrows.
        const picked = () => page.locator('draco-table .picked').count();
        for (let tries = 0; (await picked()) < many && tries < 60; tries++) {
          await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][tries % 4] as string);
          const isFree = await page.evaluate(() => {
            const active = document.querySelector('draco-table')?.shadowRoot?.activeElement;
            return !!active?.matches('.legal:not(.picked), .chip:not(.picked)');
          });
          if (isFree) await page.keyboard.press('Enter');
        }
        await tabTo(['confirm']);
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => version(page)).toBeGreaterThan(before);
      answers++;
    }
    expect(await page.locator('draco-table [part=result]').count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  }, 180_000);

  test('by touch on a small phone, without anything reaching over the edge', async () => {
    const { page, faults } = await open('?seats=4&options=deck-size=54&seed=touch&bot=random', {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await page.evaluate(() => {
      (document.querySelector('draco-table') as unknown as { pace: number }).pace = 0;
    });
    while ((await nextMoment(page)) === 'asked') {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const before = await version(page);
      const { stepper, many } = await needed(page);
      if (stepper) await page.locator('draco-table .stepper .primary').tap();
      else if (many > 0) {
        for (let i = 0; i < many; i++) await legal(page).nth(i).tap();
        await page.locator('draco-table [part=confirm]').tap();
      } else {
        await legal(page).first().tap();
        // A card is held up to be read first; what only stands beside the question is taken at once.
        if ((await version(page)) === before) await page.locator('draco-table .primary').first().tap();
      }
      await expect.poll(() => version(page)).toBeGreaterThan(before);
    }
    expect(faults).toEqual([]);
    await page.close();
  }, 180_000);
});

describe('saved games', () => {
  test('a reload in the middle of a card goes on in the middle of that card', async () => {
    const { page, faults } = await open('?seats=3&seed=reload&bot=random');
    await hurry(page);
    const cause = () => page.locator('draco-table .cause').count();
    for (let i = 0; i < 60 && (await nextMoment(page)) === 'asked' && (await cause()) === 0; i++)
      await answerByPointing(page, (index) => legal(page).nth(index).click());
    expect(await cause()).toBe(1);
    const question = await page.locator('draco-table #question').textContent();
    const digest = () =>
      page.evaluate(() =>
        (
          document.querySelector('draco-table') as unknown as { currentGame: { digest(): string } }
        ).currentGame.digest(),
      );
    const before = await digest();
    await page.reload();
    await nextMoment(page);
    expect(await page.locator('draco-table #question').textContent()).toBe(question);
    expect(await digest()).toBe(before);
    expect(faults).toEqual([]);
    await page.close();
  }, 60_000);
});

test('a card that only bots have seen can be taken back', async () => {
  const { page, faults } = await open('?seats=4&seed=undo&bot=random');
  await hurry(page);
  const back = page.locator('draco-table .bar').getByRole('button', { name: 'Take back' });
  const question = () => page.locator('draco-table #question').textContent();
  let asked: string | null = null;
  // To the second question of a card.
  for (let i = 0; i < 60 && (await nextMoment(page)) === 'asked'; i++) {
    if ((await page.locator('draco-table .cause').count()) > 0) break;
    asked = await question();
    await answerByPointing(page, (index) => legal(page).nth(index).click());
  }
  expect(await page.locator('draco-table .cause').count()).toBe(1);
  await back.click();
  await expect.poll(question).toBe(asked);
  expect(faults).toEqual([]);
  await page.close();
}, 60_000);

describe('pages', () => {
  test('the policy lets the table work, and refuses nothing that it does', async () => {
    const { page, faults } = await open('?seats=4');
    const styled = await page.evaluate(
      () => document.querySelector('draco-table')?.shadowRoot?.querySelectorAll('[style]').length ?? 0,
    );
    expect(styled).toBeGreaterThan(0); // set through the object model, which the policy allows
    expect(faults).toEqual([]);
    await page.close();
  });

  test('the first question stands, on a table that is laid', async () => {
    const page = await browser.newPage({ locale: 'en' });
    await knowGuide(page);
    await page.goto(`${url}?seats=3&seed=fast`);
    await page.locator('draco-table .stage .thing').first().waitFor();
    await page.locator('draco-table #question').getByText('Which card do you play?').waitFor();
    await page.close();
  });

  test.each([
    ['draco', 4],
    ['saboteur', 5],
    ['seaside', 3],
    ['auftrag', 4],
    ['crazy-eights', 3],
  ] as const)('nothing jumps while the table of %s is laid, nor while it is played at', async (game, seats) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 640 },
    ]) {
      const page = await browser.newPage({ locale: 'en', viewport });
      await knowGuide(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${url}?game=${game}&seats=${seats}&seed=still&bot=random`);
      await page.locator('draco-table .thing').first().waitFor();
      await page.waitForTimeout(400);
      const answers = await page.locator('draco-table').evaluate(async (element) => {
        const table = element as DracoTable;
        table.pace = 50;
        let given = 0;
        for (; given < 24 && !table.currentGame?.result; await new Promise((done) => setTimeout(done, 60))) {
          const { decision } = table;
          if (!decision) continue;
          table.answer(decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id));
          given++;
        }
        return given;
      });
      expect(answers).toBeGreaterThan(20);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
      // Less than a number on a plate that moves by its own width: a card that is drawn larger to be chosen, say.
      const sum = shifts.reduce((all, value) => all + value, 0);
      expect({ ...viewport, shifts, sum: sum < 0.004 }).toEqual({ ...viewport, shifts, sum: true });
      await page.close();
    }
  });

  test('a script from another origin brings the table, its games and its bots along', async () => {
    const page = await browser.newPage({ locale: 'en' });
    const { list } = watch(page);
    await knowGuide(page);
    // A page that is really served: one made up by the test would not be allowed to reach this machine.
    const elsewhere = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><link rel="icon" href="data:,">
        <script type="module" src="${url}table/draco-table.js"></script>
        <draco-table game="draco" seats="3" bots="3" seat="none" bot="random" seed="far"></draco-table>`);
    });
    await page.goto(`http://localhost:${await listen(elsewhere, 0)}/`);
    await page.locator('draco-table .thing').first().waitFor();
    await expect.poll(() => version(page)).toBeGreaterThan(1);
    expect(list).toEqual([]);
    await page.close();
    elsewhere.close();
  }, 60_000);

  test('the table has the scheme of its page, whatever that of the system', async () => {
    const { page } = await open('?seats=3', { colorScheme: 'dark' });
    const ink = () => page.locator('draco-table .table').evaluate((table) => getComputedStyle(table).color);
    const [light, dark] = ['rgb(43, 28, 16)', 'rgb(243, 230, 205)'];
    expect(await ink()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ink()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await showTag(page, '<draco-table game="draco" seats="3" lang="en"></draco-table>', '.stage');
    expect(await ink()).toBe(light);
    await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'));
    expect(await ink()).toBe(dark);
    await page.close();
  });

  test.each([
    ['en-XA', 'ltr', /[åéîöû]/],
    ['ar-XB', 'rtl', /\u202e/],
  ])('the made-up language %s of an address is that of the table too', async (lang, dir, sign) => {
    const { page, faults } = await open(`?seats=3&lang=${lang}`);
    const words = (part: string) => page.locator(`draco-table ${part}`).first().textContent();
    await expect.poll(() => words('.bar h2')).toMatch(sign);
    await expect.poll(() => words('[role=tab]')).toMatch(sign);
    expect(await page.locator('draco-table .table').getAttribute('dir')).toBe(dir);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('a saved game whose answers do not lead to where it stands changes nothing', async () => {
    const { page } = await open('?seats=3&seed=saved');
    await hurry(page);
    for (let i = 0; i < 3; i++) await answerByPointing(page, (index) => legal(page).nth(index).click());
    const told = await page.evaluate(() => {
      const table = document.querySelector('draco-table') as DracoTable;
      const codes: string[] = [];
      table.addEventListener('draco-error', (event) => codes.push((event as CustomEvent).detail.problem.code));
      const game = table.currentGame;
      const load = (spoil: (answers: { choose: string[] }[]) => void) => {
        const saved = structuredClone(table.save());
        if (!saved) return;
        spoil(saved.game.answers);
        table.load(saved);
      };
      load((answers) => answers[0]?.choose.splice(0, 1, '<img src=x>'));
      load((answers) => answers.pop());
      const isSame = table.currentGame === game;
      load(() => {});
      return { codes, isSame, isTaken: table.currentGame !== game && table.currentGame?.digest() === game?.digest() };
    });
    expect(told).toEqual({ codes: ['D0822', 'D0923'], isSame: true, isTaken: true });
    await page.close();
  });

  test('a ruleset from elsewhere is checked before it is played; one beside the script when it turns out to be broken', async () => {
    const page = await browser.newPage({ locale: 'en' });
    await knowGuide(page);
    let isChecked = false;
    page.on('request', (request) => {
      isChecked ||= request.url().endsWith('/draco-table-checked.js');
    });
    await showTag(page, '<draco-table game="draco"></draco-table>', '.thing');
    expect(isChecked).toBe(false);
    await showTag(page, '<draco-table src="table/games/draco/ruleset.json"></draco-table>', '.thing');
    expect(isChecked).toBe(true);
    isChecked = false;
    await page.route(`${url}table/games/draco/ruleset.json`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), zones: [] } });
    });
    await showTag(page, '<draco-table game="draco"></draco-table>', '[role=alert]');
    expect(isChecked).toBe(true);
    expect(await page.locator('draco-table [role=alert]').textContent()).toContain('D0803');
    await page.route(`${url}table/draco-table-checked.js`, (route) => route.abort());
    await showTag(page, '<draco-table src="table/games/draco/ruleset.json"></draco-table>', '[role=alert]');
    expect(await page.locator('draco-table [role=alert]').textContent()).toContain('D0824');
    await page.close();
  }, 60_000);

  test('an option that the game does not have is said, in the language of the table', async () => {
    const page = await browser.newPage({ locale: 'en' });
    await knowGuide(page);
    for (const options of ['speed=5', 'deck-size=9']) {
      await showTag(page, `<draco-table game="draco" options="${options}" lang="nl"></draco-table>`, '[role=alert]');
      const said = page.locator('draco-table [role=alert]').getByText('D0921');
      await said.waitFor();
      await page.locator('draco-table [role=alert]').getByText('Er is geen optie').waitFor();
    }
    await page.close();
  });

  test('the page of the embedding tutorial plays as it is printed', async () => {
    const tutorial = readFileSync(new URL('../../../docs/tutorial/embed.md', import.meta.url), 'utf8');
    const blocks = [...tutorial.matchAll(/^```html\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => block ?? []);
    // The page, and the scripts for it; not the table with a game that the reader has yet to build.
    const body = blocks.filter((block) => !block.includes(' src="my-')).join('');
    expect(body.match(/<draco-table/g)).toHaveLength(1);
    expect(body.match(/<script/g)?.length).toBeGreaterThan(2);
    const page = await browser.newPage({ locale: 'en' });
    const { list } = watch(page);
    await knowGuide(page);
    // Beside the folder of the table, where the tutorial says that a page of one's own may stand.
    await page.route(`${url}mine.html`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` }),
    );
    await page.goto(`${url}mine.html`);
    await page.locator('draco-table .thing').first().waitFor();
    expect(await page.locator('draco-table').getAttribute('lang')).toBe('nl');
    expect(list).toEqual([]);
    await page.close();
  }, 60_000);
});
