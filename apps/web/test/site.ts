import { afterAll } from 'vitest';
import { openSite } from '../../../scripts/lib/open-site.mjs';

/** The built site under the same strict policy that `npm start` sends, and a browser, while the tests of a file run. */
const { close, ...site } = await openSite();
afterAll(close);
export const { browser, url } = site;
