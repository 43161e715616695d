// Takes the pictures of the table again, from the built site: npx pnpm picture
import { join } from 'node:path';
import { openSite } from './lib/open-site.mjs';
import { root } from './lib/root.mjs';

const sizes = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 640 },
};
const languages = ['en', 'nl', 'fr', 'de'];

/** Some way into a game that is the same every time, with a question about the heroes open. */
async function playOn() {
  const table = /** @type {import('../bench/lib/table-page.mjs').Table} */ (document.querySelector('draco-table'));
  table.pace = 0;
  const pause = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));
  for (let answers = 0; answers < 40; ) {
    const { decision } = table;
    if (answers > 8 && decision?.prompt === 'choose-hero') break;
    if (decision) {
      table.answer(decision.options.slice(-Math.max(1, decision.min)).map(({ id }) => id));
      answers++;
    }
    await pause(20);
  }
  await pause(600); // until nothing stirs
}

const site = await openSite();
for (const [size, viewport] of Object.entries(sizes)) {
  for (const lang of languages) {
    const page = await site.browser.newPage({
      viewport,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      locale: lang,
    });
    await page.addInitScript(() => localStorage.setItem('draco-table:guided', '1'));
    const body = `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width">
      <link rel="stylesheet" href="data:text/css,:root{color-scheme:dark}body{margin:0}"><script type="module" src="/table/draco-table.js"></script>
      <draco-table game="draco" seats="4" seed="picture" bot="random"></draco-table>`;
    await page.route('**/picture.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${site.url}picture.html`);
    await page.waitForFunction(() => document.querySelector('draco-table')?.shadowRoot?.querySelector('.panel'));
    await page.evaluate(playOn);
    const take = (/** @type {string} */ path, /** @type {number} */ quality) =>
      page.screenshot({ path: join(root, path), type: 'jpeg', quality });
    await take(`docs/public/screens/${size}-${lang}.jpg`, 78);
    if (size === 'desktop' && lang === 'en') await take('docs/public/table.jpg', 85);
    await page.close();
  }
}
await site.close();
