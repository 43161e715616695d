import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { encodeReplay, replayOf } from '../../packages/table/dist/session/replay-code.js';
import { openSite } from '../../scripts/lib/open-site.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { filesIn, gameAfter, gameNames, loadedGame } from '../lib/games.mjs';
import { hostileSheet, jsonOf, mutateBytes, mutateJson, mutateText, oneOf } from '../lib/mutate.mjs';
import { Broken, TRACE } from '../lib/promises.mjs';
import { tryEach } from '../lib/try-each.mjs';

const { strToU8, zipSync } = createRequire(join(root, 'apps/web/package.json'))('fflate');

/** @typedef {(below: number) => number} Roll */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ page: Page, url: string, given: Map<string, string>, all: ReturnType<typeof prepare> }} Here */

function prepare() {
  const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');
  const sources = filesIn(join(root, 'cards'), '.draco').map(read);
  const themes = filesIn(join(root, 'cards'), '.json').map(read);
  const sheets = filesIn(join(root, 'cards'), '.svg').map(read);
  const games = gameNames().map((name) => {
    const loaded = loadedGame(name);
    return { name, ruleset: loaded.ruleset, save: gameAfter(loaded, 'pages', 9).save() };
  });
  return { sources, themes, sheets, games };
}

/** A table in the page with what was given, until it is there or says what is wrong. @param {Here} here @param {object} attributes */
const table = ({ page }, attributes, save = '') =>
  page.evaluate(
    ([given, saved]) =>
      new Promise((done) => {
        document.querySelector('#made')?.remove();
        const made = Object.assign(document.createElement('draco-table'), { id: 'made' });
        const end = () => {
          const said = made.shadowRoot?.querySelector('[role=alert]')?.textContent ?? '';
          if (said || made.shadowRoot?.querySelector('.stage')) done(said);
          else setTimeout(end, 20);
        };
        made.addEventListener('draco-error', (event) => {
          const { problem } = /** @type {any} */ (event).detail;
          done(`${problem.code} ${problem.message}`);
        });
        for (const [name, value] of Object.entries(given)) made.setAttribute(name, value);
        document.body.prepend(made);
        if (saved) {
          const load = () => {
            try {
              /** @type {any} */ (made).load(JSON.parse(saved));
            } catch (error) {
              done(error instanceof SyntaxError ? '' : `threw: ${error}`);
            }
            end();
          };
          setTimeout(load, 50);
        } else end();
        setTimeout(() => done('never'), 30_000);
      }),
    /** @type {const} */ ([attributes, save]),
  );

/** @type {((here: Here, roll: Roll) => Promise<unknown>)[]} */
const ELEMENT = [
  (here, roll) => {
    const { ruleset } = oneOf(here.all.games, roll);
    here.given.set('game.json', jsonOf({ ruleset: mutateJson(ruleset, roll, 10), texts: {} }));
    return table(here, { src: '/given/game.json' });
  },
  (here, roll) => {
    const { ruleset } = oneOf(here.all.games, roll);
    const art = roll(2) ? hostileSheet(roll) : mutateText(oneOf(here.all.sheets, roll), roll);
    const theme = mutateText(oneOf(here.all.themes, roll), roll);
    const whole = { ruleset, texts: { en: mutateText('card-a = <img src=x onerror=alert(1)>\n', roll) }, art, theme };
    here.given.set('game.json', jsonOf(mutateJson(whole, roll, 1)));
    return table(here, { src: '/given/game.json' });
  },
  (here, roll) => {
    const parts = {
      ruleset: 'ruleset.json',
      texts: { en: 'http://other.example/en.ftl' },
      art: '//other.example/a.svg',
    };
    here.given.set('game.json', jsonOf(mutateJson(parts, roll, 3)));
    here.given.set('ruleset.json', jsonOf(oneOf(here.all.games, roll).ruleset));
    return table(here, { src: '/given/game.json' });
  },
  async (here, roll) => {
    const { save, name } = oneOf(here.all.games, roll);
    const replay = mutateText(await encodeReplay(replayOf(save, name)), roll);
    return table(here, { game: name, replay });
  },
  (here, roll) => {
    const { save, name } = oneOf(here.all.games, roll);
    return table(here, { game: name }, jsonOf({ game: name, ...mutateJson(save, roll, 6) }));
  },
];

/** @type {((here: Here, roll: Roll) => Promise<unknown>)[]} */
const WORKSHOP = [
  (here, roll) => take(here, 'x.draco', mutateText(oneOf(here.all.sources, roll), roll)),
  (here, roll) => take(here, 'x.json', jsonOf(mutateJson(oneOf(here.all.games, roll).ruleset, roll, 10))),
  (here, roll) => {
    const files = {
      'x.draco': strToU8('deck x\nlanguage 1\nbuilds on draco\n'),
      [mutateText('x/en.ftl', roll)]: strToU8('a = b'),
    };
    const zip = roll(5) ? zipSync(files) : zipSync({ 'x.draco': new Uint8Array(roll(3e7)) });
    return take(here, 'x.zip', Buffer.from(roll(3) ? mutateBytes(zip, roll) : zip));
  },
];

/** @param {Here} here @param {string} name @param {string | Buffer} body */
async function take({ page }, name, body) {
  const buffer = typeof body === 'string' ? Buffer.from(body) : body;
  await page.locator('#file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  // Whoever looks finds the page alive, and what it says of the file.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  const said = (await page.locator('#problems').textContent({ timeout: 20_000 })) ?? '';
  return said.includes('No problems.') ? '' : said;
}

/** @param {string} name @param {string} entry @param {string} path @param {(here: Here, roll: Roll) => Promise<unknown>} attempt @param {{ slice: number, whole: number }} tries */
const pageTarget = (name, entry, path, attempt, tries) => ({
  name,
  entry,
  tries,
  drivesBrowser: true,
  /** @param {string} seed @param {number[]} numbers */
  async run(seed, numbers) {
    const { browser, url, close } = await openSite();
    try {
      const page = await browser.newPage();
      /** @type {string[]} */
      const broken = [];
      const given = new Map();
      page.on('pageerror', (error) => broken.push(`thrown in the page: ${error.message}`));
      page.on('dialog', (dialog) => {
        // The workshop asks before it replaces what was written; nobody else asks anything.
        if (dialog.type() !== 'confirm') broken.push(`a dialog: ${dialog.message()}`);
        dialog.accept();
      });
      page.on('request', (request) => {
        if (!/^(?:blob:|data:)/.test(request.url()) && !request.url().startsWith(url))
          broken.push(`asked for ${request.url().slice(0, 200)}`);
      });
      await page.route('**/given/*', (route) =>
        route.fulfill({
          contentType: 'application/json',
          body: given.get(route.request().url().split('/').at(-1)) ?? '',
        }),
      );
      await page.goto(url + path);
      const here = { page, url, given, all: prepare() };
      // What takes time is drawing; the first table also waits for its program.
      await table(here, { game: 'hearts' }).catch(() => {});
      return await tryEach(name, seed, numbers, async (roll) => {
        const said = await attempt(here, roll);
        const [first] = broken.splice(0);
        if (first) throw new Broken(first);
        if (said === 'never') throw new Broken('neither a table nor a word');
        const text = String(said);
        if (text.startsWith('threw:') || TRACE.test(text.replaceAll(/“[^”]*”/g, '')))
          throw new Broken(`it says: ${text}`);
        return text === '';
      });
    } finally {
      await close();
    }
  },
});

export const targets = [
  pageTarget(
    'element',
    'the table in a page: rulesets, games, art, themes, texts, saves and links',
    'embed.html',
    (here, roll) => oneOf(ELEMENT, roll)(here, roll),
    { slice: 30, whole: 2_000 },
  ),
  pageTarget(
    'workshop',
    'the workshop: decks, rulesets and zips from a disk',
    'workshop.html',
    (here, roll) => oneOf(WORKSHOP, roll)(here, roll),
    { slice: 30, whole: 2_000 },
  ),
];
