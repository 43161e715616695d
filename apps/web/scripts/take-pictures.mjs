// Takes the pictures of the main screens again, from the built site, into docs/public/screens/.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSite } from '../../../scripts/lib/open-site.mjs';

const folder = fileURLToPath(new URL('../../../docs/public/screens/', import.meta.url));
const sizes = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};
const languages = ['en', 'nl', 'fr', 'de'];

mkdirSync(folder, { recursive: true });
const site = await openSite();
for (const [name, viewport] of Object.entries(sizes)) {
  for (const lang of languages) {
    const scheme = lang === 'fr' ? 'light' : 'dark';
    const page = await site.browser.newPage({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('draco-table:guided', '1'));
    await page.goto(`${site.url}?seats=4&bot=random&seed=picture&lang=${lang}`);
    await page.locator('draco-table .stage').waitFor();
    // A few turns on, so that there is something to see, and a question about the table.
    await page.evaluate(async () => {
      const table = /** @type {any} */ (document.querySelector('draco-table'));
      table.pace = 0;
      for (let i = 0; i < 400; i++) {
        const { decision } = table;
        if (decision && decision.options.length > 4 && table.currentGame.version > 20) break;
        if (decision)
          table.answer(decision.options.slice(0, Math.max(1, decision.min)).map((/** @type {any} */ one) => one.id));
        await new Promise((done) => setTimeout(done, 10));
      }
    });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${folder}${name}-${lang}.jpg`, type: 'jpeg', quality: 62 });
    await page.close();
  }
}
await site.close();
