import { chromium } from 'playwright';
import { chromiumCandidates, launchArgs } from './chromium.mjs';
import { listen } from './serve.mjs';
import { site } from './start.mjs';

/**
 * For tests: the built site as `npm start` serves it, and a browser to look at it with.
 * @returns {Promise<{ url: string, browser: import('playwright').Browser, close: () => Promise<void> }>}
 */
export async function openSite() {
  const server = await site();
  const port = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: chromiumCandidates()[0], args: launchArgs() });
  return {
    url: `http://localhost:${port}/`,
    browser,
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
