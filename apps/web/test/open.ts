import type { Browser, Page } from 'playwright';
import { knowGuide, watch } from './play.ts';

export type Options = Parameters<Browser['newPage']>[0];

/** A page of the site, with everything that goes wrong on it written down. */
export async function openPage(
  browser: Browser,
  address: string,
  options: Options = {},
): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  });
  // Shorter than a test may take, so that it is the step that fails.
  page.setDefaultTimeout(30_000);
  const { list } = watch(page);
  await knowGuide(page);
  await page.goto(address);
  await page.locator('header.site select, #menu select').first().waitFor({ state: 'attached' });
  return { page, faults: list };
}
