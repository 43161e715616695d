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

/** One game for each way in which zones are drawn, with its players. */
const shapes = { draco: 4, saboteur: 5, seaside: 3, auftrag: 4, hearts: 4, 'crazy-eights': 3, lanterns: 3 };

/** Some way into a game that is the same every time. */
async function playSome() {
  const table = /** @type {import('../bench/lib/table-page.mjs').Table} */ (document.querySelector('draco-table'));
  table.pace = 0;
  const pause = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));
  for (let answers = 0; answers < 3; await pause(20)) {
    const { decision } = table;
    if (!decision) continue;
    table.answer(decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id));
    answers++;
  }
  while (!table.decision) await pause(20);
  await pause(1500); // until nothing stirs
}

/** The same until a question about the heroes is open. */
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

/**
 * A page with nothing but the table on it.
 * @param {Awaited<ReturnType<typeof openSite>>} site
 * @param {string} lang
 * @param {{ width: number, height: number }} viewport
 * @param {'light' | 'dark'} colorScheme
 * @param {string} attributes
 */
async function lay(site, lang, viewport, colorScheme, attributes) {
  const page = await site.browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme, locale: lang });
  await page.addInitScript(() => localStorage.setItem('draco-table:guided', '1'));
  const body = `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width">
    <link rel="stylesheet" href="data:text/css,:root{color-scheme:${colorScheme}}body{margin:0}"><script type="module" src="/table/draco-table.js"></script>
    <draco-table seed="picture" bot="random" ${attributes}></draco-table>`;
  await page.route('**/picture.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site.url}picture.html`);
  await page.locator('draco-table .thing').first().waitFor();
  return page;
}

const site = await openSite();
for (const [game, seats] of Object.entries(shapes)) {
  const page = await lay(
    site,
    'en',
    { width: 960, height: 800 },
    'light',
    `panel="none" game="${game}" seats="${seats}"`,
  );
  await page.evaluate(playSome);
  await page.screenshot({ path: join(root, `docs/public/shapes/${game}.jpg`), type: 'jpeg', quality: 78 });
  await page.close();
}
for (const [size, viewport] of Object.entries(sizes)) {
  for (const lang of languages) {
    const page = await lay(site, lang, viewport, 'dark', 'game="draco" seats="4"');
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
