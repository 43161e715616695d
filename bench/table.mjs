// How smoothly the table plays on a slow phone: node bench/table.mjs [--docs] [--why] [--seconds N] [GAME…]. Needs the
// built site. With --why it only taps, and tells of every answer where the time went.
// A game that takes longer than it may is left, and told of at the end.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSite } from '../scripts/lib/open-site.mjs';
import { root } from '../scripts/lib/root.mjs';
import { shownAnswers } from './lib/shown-answers.mjs';
import { countFrames, playThrough, tapThrough, watchPage, watchTaps } from './lib/table-page.mjs';
import { mainThread, movingFrames, traced } from './lib/trace.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof openSite>>} Site
 * @typedef {{ game: string, name: string, seats: number, options?: string }} Setup
 */
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'en', hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en' };
/** @type {Setup[]} */
const games = [
  { game: 'draco', name: 'Draco', seats: 4, options: 'deck-size=54' },
  { game: 'saboteur', name: 'Saboteur', seats: 4 },
  { game: 'seaside', name: 'Seaside', seats: 3 },
  { game: 'auftrag', name: 'By Order of the King', seats: 4 },
];
const { values: asked, positionals } = parseArgs({
  options: { docs: { type: 'boolean' }, why: { type: 'boolean' }, seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const most = Number(asked.seconds) * 1000;
/** Answers by taps: so many that one more or less is no great part. Up to a third the table gives itself, without a choice. */
const taps = { answers: 96, most: 120_000 };
/** Beyond playing slowed down twice: taps, as long again at full speed, opening the pages, reading the traces. */
const around = taps.most + most + 130_000;
const unknown = positionals.find((name) => !games.some(({ game }) => game === name));
if (unknown) {
  console.error(`There is no game "${unknown}" to measure; there are ${games.map(({ game }) => game).join(', ')}.`);
  process.exit(2);
}

/** Opens a table of its own in a fresh browser context, so that nothing is cached. */
async function open(
  /** @type {Site} */ site,
  /** @type {Record<string, string | number>} */ setup,
  /** @type {number} */ rate,
  /** @type {import('playwright').BrowserContextOptions} */ screen = phone,
) {
  const context = await site.browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(watchPage);
  const attributes = Object.entries(setup).map(([name, value]) => `${name}="${value}"`);
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <script type="module" src="/table/draco-table.js"></script><link rel="stylesheet" href="data:text/css,body{margin:0}">
    <draco-table bot="random" seed="bench" ${attributes.join(' ')}></draco-table>`;
  await page.route('**/bench.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site.url}bench.html`);
  await page.waitForFunction(() => Reflect.get(globalThis, 'seen').asked !== undefined);
  return { context, page, session };
}

const quantile = (/** @type {number[]} */ values, /** @type {number} */ part) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
const frame = 1000 / 60;
const median = (/** @type {number[]} */ values) => quantile(values, 0.5);
const share = (
  /** @type {ReturnType<typeof shownAnswers>} */ all,
  /** @type {(one: ReturnType<typeof shownAnswers>[number]) => boolean} */ isSo,
) => `${Math.round((100 * all.filter(isSo).length) / all.length)} %`;
const sum = (/** @type {number[]} */ values) => values.reduce((all, value) => all + value, 0);
const ms = (/** @type {number} */ value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** All that jumped so far. @returns {Promise<number>} */
const shiftOf = (/** @type {import('playwright').Page} */ page) =>
  page.evaluate(() => Reflect.get(globalThis, 'seen').shift);

/** Plays in an opened table, and gives what the trace says of it. */
async function play(/** @type {Awaited<ReturnType<typeof open>>} */ { page, session }, /** @type {number} */ time) {
  /** @type {Awaited<ReturnType<typeof playThrough>>} */
  let played = { answers: 0, waits: [] };
  const events = await traced(session, async () => {
    played = await page.evaluate(playThrough, time);
  }, ['toplevel']);
  const tasks = mainThread(events);
  return { ...played, tasks, work: sum(tasks) / played.answers, ...movingFrames(events) };
}

/** By taps: a person's answers alone, from where the browser hears of them, at full speed. */
async function tap(/** @type {Site} */ site, /** @type {Omit<Setup, 'name'>} */ setup) {
  const { context, page, session } = await open(site, { ...setup, bots: setup.seats - 1 }, 1);
  await page.evaluate(watchTaps);
  // Not what a page does that has just been opened.
  await tapThrough(session, page, 4, taps.most / 6);
  const more = asked.why ? ['disabled-by-default-devtools.timeline'] : [];
  const events = await traced(session, () => tapThrough(session, page, taps.answers, taps.most), more);
  await context.close();
  return shownAnswers(events);
}

/** Where the time goes: of each answer, and in the middle. Parts are processor time, the others are by the clock since the click. */
function tellWhy(/** @type {string} */ name, /** @type {Awaited<ReturnType<typeof tap>>} */ shown) {
  const rows = shown.map(({ cost, missed, wait, moves, holds }) => ({
    holds: Number(holds),
    missed,
    wait,
    moves,
    ...cost,
  }));
  const rounded = (/** @type {Record<string, number>} */ row) =>
    Object.fromEntries(Object.entries(row).map(([part, value]) => [part, Math.round(value * 10) / 10]));
  console.log(name);
  console.table(rows.map(rounded));
  const names = /** @type {(keyof typeof rows[number])[]} */ (Object.keys(rows[0] ?? {}));
  const [holding, atOnce] = [shown.filter(({ holds }) => holds), shown.filter(({ missed }) => !missed)];
  console.log(
    `${shown.length} answers: ${holding.length} hold, ${atOnce.length} in the very next frame; in the middle:`,
  );
  console.log(rounded(Object.fromEntries(names.map((part) => [part, median(rows.map((row) => row[part]))]))));
}

async function measure(/** @type {Site} */ site, /** @type {Setup} */ { name, ...setup }) {
  if (asked.why) {
    tellWhy(name, await tap(site, setup));
    return { name };
  }
  const fast = await open(site, { ...setup, bots: setup.seats - 1 }, 1);
  const first = await fast.page.evaluate(() => Reflect.get(globalThis, 'seen').asked);
  const unslowed = await play(fast, most / 2);
  const shifts = [await shiftOf(fast.page)];
  await fast.context.close();
  const shown = await tap(site, setup);
  const slow = await open(site, { ...setup, bots: setup.seats - 1 }, slowdown);
  const firstSlow = await slow.page.evaluate(() => Reflect.get(globalThis, 'seen').asked);
  const played = await play(slow, most);
  shifts.push(await shiftOf(slow.page));
  await slow.context.close();
  const large = await open(site, { ...setup, bots: setup.seats - 1 }, 1, desktop);
  await large.page.evaluate(playThrough, most / 2);
  const largeShift = await shiftOf(large.page);
  await large.context.close();
  // Once more, since to count the page's own frames keeps it busy.
  const counted = await open(site, { ...setup, bots: setup.seats - 1 }, slowdown);
  await counted.page.evaluate(countFrames);
  await counted.page.evaluate(playThrough, most);
  /** @type {number[]} */
  const gaps = await counted.page.evaluate(() => Reflect.get(globalThis, 'gaps'));
  await counted.context.close();
  const { tasks, seconds, drawn } = played;
  const waits = shown.map(({ wait }) => wait);
  return {
    name,
    'first question': ms(first),
    'first question, slow': ms(firstSlow),
    'tapped answers, not slowed down': String(shown.length),
    'tap to screen, median': ms(median(waits)),
    'tap to screen, 95 %': ms(quantile(waits, 0.95)),
    'movement of an answer, median': ms(median(shown.map(({ moves }) => moves))),
    'in the next frame, or one after its movement': share(shown, ({ holds }) => holds),
    'in the very next frame': share(shown, ({ missed }) => !missed),
    'in the one after it': share(shown, ({ missed }) => missed === 1),
    'by the clock in one frame and its movement': share(shown, ({ wait, moves }) => wait <= frame + moves),
    'answers, with those of bots': String(played.answers),
    'answer to next drawing, median': ms(median(played.waits)),
    'answer to next drawing, 95 %': ms(quantile(played.waits, 0.95)),
    'frames on the screen a second while things move': (drawn / seconds).toFixed(1),
    "the page's own frames a second": ((1000 * gaps.length) / sum(gaps)).toFixed(0),
    'of them later than two': `${((100 * gaps.filter((gap) => gap > 34).length) / gaps.length).toFixed(1)} %`,
    'work of the page for an answer': ms(played.work),
    'the same, not slowed down': ms(unslowed.work),
    'tasks above 50 ms': String(tasks.filter((task) => task > 50).length),
    'longest task': ms(Math.max(...tasks)),
    // The fast one gets further into a game.
    'layout shift': Math.max(...shifts).toFixed(4),
    'layout shift on a desktop': largeShift.toFixed(4),
  };
}

/** @type {Record<string, string>[]} */
const rows = [];
/** @type {string[]} */
const failed = [];
for (const game of games.filter(({ game: id }) => !positionals.length || positionals.includes(id))) {
  // A browser of its own: one that hangs takes no other game with it.
  const site = await openSite();
  const late = AbortSignal.timeout(2 * most + around);
  try {
    const row = await Promise.race([
      measure(site, game),
      new Promise((_, fail) =>
        late.addEventListener('abort', () => fail(new Error(`It took longer than ${(2 * most + around) / 1000} s.`))),
      ),
    ]);
    rows.push(row);
    if (!asked.why) console.log(row);
  } catch (error) {
    failed.push(game.name);
    console.error(`${game.name} could not be measured. ${error instanceof Error ? error.message : error}`);
  } finally {
    await site.close();
  }
}
if (failed.length) process.exitCode = 1;

if (asked.docs && !asked.why && !failed.length && !positionals.length) {
  const [head = {}] = rows;
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const table = [
    line([`slowed down ${slowdown} times`, ...rows.map(({ name = '' }) => name)]),
    line(['---', ...rows.map(() => '---:')]),
    ...Object.keys(head)
      .filter((key) => key !== 'name')
      .map((key) => line([key, ...rows.map((row) => row[key] ?? '')])),
  ].join('\n');
  const file = join(root, 'docs/speed.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(<!-- the table -->\n)[\s\S]*?(<!-- end of the table -->)/, `$1\n${table}\n\n$2`));
}
