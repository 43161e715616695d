import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeCard, createProject, findCard } from '@draco-table/lang';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { nextStep, type Step } from '../../../packages/lang/src/compose/fixtures/retrace.ts';
import { axe } from './axe.ts';
import { openPage } from './open.ts';
import { browser, url } from './site.ts';

const cards = fileURLToPath(new URL('../../../cards/', import.meta.url));
const ten = readFileSync(new URL('../../../packages/lang/src/compose/fixtures/ten.draco', import.meta.url), 'utf8');
const read = (path: string): Uint8Array | undefined => {
  try {
    return readFileSync(`${cards}${path}`);
  } catch {
    return undefined;
  }
};

/** What the composer shows of a card, worked out from the text alone. */
function shown(text: string, id: string) {
  const program = createProject('deck.draco', (path) => (path === 'deck.draco' ? text : read(path)), {
    findGame: (name) => `${name}.draco`,
  }).program();
  const place = findCard(program, 'deck.draco', { id });
  return place && { composed: composeCard(place), source: text.slice(place.card.loc.start, place.card.loc.end) };
}

const HEAD = 'deck ten-kinds\nlanguage 1\nbuilds on draco\n\n';
const source = (page: Page) => page.getByRole('textbox', { name: /, source$/ });
const textIn = (page: Page) =>
  source(page)
    .locator('.cm-line')
    .allTextContents()
    .then((lines) => lines.join('\n'));

async function openDeck(text: string): Promise<{ page: Page; faults: string[] }> {
  const opened = await openPage(browser, `${url}workshop.html`, { viewport: { width: 1280, height: 1000 } });
  const { page } = opened;
  await source(page).waitFor();
  await page.getByText('No problems.').waitFor();
  await page.locator('#file').setInputFiles({ name: 'deck.draco', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('tab', { name: 'deck.draco' }).waitFor();
  return opened;
}

/** Where the composer shows what a step speaks of. */
function placeOf(composed: NonNullable<ReturnType<typeof shown>>['composed'], step: Step): string {
  if (step.do === 'more' && step.of.start === composed.start && step.of.end === composed.end) return 'card';
  const found: string[] = [];
  const isIt = (loc: { start: number; end: number }, other: { start: number; end: number }) =>
    loc.start === other.start && loc.end === other.end;
  type Parts = typeof composed.head;
  const visit = (parts: Parts, at: string): void => {
    for (const [number, part] of parts.entries()) {
      const here = `${at}.${number}`;
      if (part.is === 'field') {
        if ((step.do === 'choose' || step.do === 'write') && isIt(part, step.field)) found.push(here);
        visit(part.parts ?? [], here);
      } else if (part.is === 'body') block(part, here);
    }
  };
  const block = (body: typeof composed.body, at: string): void => {
    if (step.do === 'insert' && isIt(body, step.body)) found.push(`${at}.add`);
    for (const [index, line] of body.lines.entries()) {
      if (step.do === 'more' && isIt(line, step.of)) found.push(`${at}.${index}.menu`);
      visit(line.parts, `${at}.${index}`);
    }
  };
  visit(composed.head, 'h');
  block(composed.body, 'b');
  // A field that is all of another is the inner one.
  const last = found.at(-1);
  if (!last) throw new Error(`nothing is shown for ${JSON.stringify(step)}`);
  return last;
}

/** Until what the composer shows is what is written. */
const settled = (page: Page): Promise<void> => page.locator('#composer[aria-busy="false"]').waitFor();

/** What is offered, with a sign for what is to be filled in. */
const offered = (page: Page): Promise<string[]> =>
  page.locator('#chooser [role="option"] > span').evaluateAll((all) =>
    all.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const slot of copy.querySelectorAll('i')) slot.textContent = '…';
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    }),
  );

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-at') ?? '');

interface Hands {
  press(page: Page, at: string): Promise<void>;
  take(page: Page, index: number): Promise<void>;
}

const mouse: Hands = {
  press: (page, at) => page.locator(`[data-at="${at}"]`).click(),
  take: (page, index) => page.locator('#chooser [role="option"]').nth(index).click(),
};

const keyboard: Hands = {
  async press(page, at) {
    const now = () => focused(page);
    // From wherever the focus is, word by word through the card, as one would.
    const order = await page
      .locator('.composed button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-at') ?? ''));
    const [from, to] = [order.indexOf(await now()), order.indexOf(at)];
    if (from < 0)
      for (let tabs = 0; !order.includes(await now()) && tabs < 100; tabs++) await page.keyboard.press('Tab');
    const start = order.indexOf(await now());
    for (let steps = Math.abs(to - start); steps > 0; steps--)
      await page.keyboard.press(to > start ? 'ArrowRight' : 'ArrowLeft');
    expect(await now()).toBe(at);
    await page.keyboard.press('Enter');
  },
  async take(page, index) {
    for (let steps = index; steps > 0; steps--) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
};

const WORDS: Record<string, string> = {
  copies: 'Several copies',
  value: 'A number of its own',
  family: 'A card for each of a list',
  else: 'Otherwise …',
  where: 'Only where …',
};

async function take(page: Page, hands: Hands, typed: string, isIt: (text: string) => boolean): Promise<void> {
  await page.locator('#chooser .typed').waitFor();
  await page.keyboard.type(typed);
  await expect.poll(async () => (await offered(page)).some(isIt)).toBe(true);
  await hands.take(page, (await offered(page)).findIndex(isIt));
  await page.locator('#chooser').waitFor({ state: 'hidden' });
}

async function make(page: Page, id: string, wanted: string, hands: Hands): Promise<string> {
  if (hands === mouse) await page.locator('[data-at="new"]').click();
  else {
    await page.locator('[data-at="new"]').focus();
    await page.keyboard.press('Enter');
  }
  await take(page, hands, id, (text) => text === `Write “${id}”`);
  await source(page).getByText(`card ${id}`).waitFor();
  await settled(page);
  const target = shown(`${HEAD}${wanted}\n`, id);
  if (!target) throw new Error(`${id} cannot be read`);
  for (let steps = 0; steps < 100; steps++) {
    const text = await textIn(page);
    const now = shown(text, id);
    if (!now) throw new Error(`what was made cannot be read:\n${text}`);
    const step = nextStep(now.composed, target.composed);
    if (!step) return text;
    await hands.press(page, placeOf(now.composed, step));
    if (step.do === 'write') await take(page, hands, step.text, (one) => one === `Write “${step.text}”`);
    else if (step.do === 'more') await take(page, hands, WORDS[step.id] ?? '', (one) => one === WORDS[step.id]);
    else await take(page, hands, step.label.replaceAll('…', ' ').trim(), (one) => one === step.label);
    await expect.poll(() => textIn(page)).not.toBe(text);
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.closest('#composer') !== null)).toBe(true);
  }
  throw new Error(`${id} does not come to an end`);
}

const kinds = [...ten.matchAll(/^card ([a-z-]+)[\s\S]*?\n(?=\n)/gm)].map(([text, id]) => ({
  id: id ?? '',
  wanted: text.trim(),
}));

describe.each([
  ['by mouse', mouse],
  ['by keyboard', keyboard],
])('a card is made %s, and its text is that of the card written by hand', (_, hands) => {
  test.each(kinds)('$id', async ({ id, wanted }) => {
    const { page, faults } = await openDeck(`${HEAD}total action 74\n`);
    const text = await make(page, id, wanted, hands);
    const copies = Number(/ x(\d+)/.exec(wanted)?.[1] ?? 1) * (/ for each b in breed/.test(wanted) ? 4 : 1);
    expect(shown(text, id)?.source).toBe(wanted);
    expect(text).toContain(`total action ${74 + copies}`);
    expect(faults).toEqual([]);
    await page.close();
  });
});

test('text and composer show the same card: what is written in one appears in the other', async () => {
  const { page, faults } = await openDeck(`${HEAD}${kinds[0]?.wanted}\n\ntotal action 76\n`);
  const fields = page.locator('.composed .field-box');
  await fields.getByText('forward').waitFor();
  expect(await axe(page)).toEqual([]);
  // In the text …
  await source(page).getByText('move h forward 3').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('4');
  await fields.getByText('4', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('swap h with zork');
  await fields.getByText('zork').waitFor();
  // … and in the composer, by keys: a sentence is moved, removed and brought back.
  await page.locator('[data-at="b.2.menu"]').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => textIn(page)).toContain('swap h with zork\n  move h forward 4');
  await expect.poll(() => focused(page)).toBe('b.1.menu');
  await page.keyboard.press('Delete');
  await expect.poll(() => textIn(page)).not.toContain('swap');
  await expect.poll(() => focused(page)).toBe('b.1.menu');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => textIn(page)).toContain('swap h with zork');
  await page.locator('[data-at="b.0.3"]').click();
  await page.locator('#chooser [role="option"]').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // Nothing was chosen, so nothing is changed, and the focus is where it was.
  expect(await focused(page)).toBe('b.0.3');
  expect(faults).toEqual([]);
  await page.close();
});

test('while a card cannot be read the composer says so, and shows it again when it can', async () => {
  const { page, faults } = await openDeck(`${HEAD}${kinds[0]?.wanted}\n\ntotal action 76\n`);
  await page.locator('.composed').waitFor();
  await source(page).getByText('card shortcut').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.getByText('This card cannot be read as it stands.').waitFor();
  await page.keyboard.type('{');
  await page.locator('.composed .field-box').first().waitFor();
  expect(faults).toEqual([]);
  await page.close();
});
