// Takes the README's picture of the table again, from the built site: npx pnpm picture
import { join } from 'node:path';
import { openSite } from './lib/open-site.mjs';
import { root } from './lib/root.mjs';

const site = await openSite();
const page = await site.browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await page.goto(site.url);
await page.getByRole('button', { name: 'Skip' }).click();
await page.getByRole('tab', { name: 'Log' }).click(); // away from the hand, whose focused card is shown large
await page.waitForTimeout(1500); // until the bots have moved and nothing stirs
await page.screenshot({ path: join(root, 'docs/public/table.jpg'), type: 'jpeg', quality: 85 });
await site.close();
