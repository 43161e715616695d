import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { createSite, listen } from '../../../scripts/lib/serve.mjs';
import { axe } from './axe.ts';
import { openPage } from './open.ts';
import { browser, url } from './site.ts';

const source = (page: Page) => page.getByRole('textbox', { name: /, source$/ });
const problems = (page: Page) => page.locator('#problems');
const play = (page: Page) => page.getByRole('button', { name: 'Play it' });

async function open(): Promise<{ page: Page; faults: string[] }> {
  const opened = await openPage(browser, `${url}workshop.html`, { viewport: { width: 1280, height: 900 } });
  await source(opened.page).waitFor();
  await clean(opened.page);
  return opened;
}

const clean = (page: Page) => page.getByText('No problems.').waitFor();

async function write(page: Page, text: string): Promise<void> {
  await source(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  // Writing over coloured words, the browser itself tries to keep their colour in a style, which the policy refuses.
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

const text = (page: Page) =>
  source(page)
    .locator('.cm-line')
    .allTextContents()
    .then((lines) => lines.join('\n'));

/** The middle of the first place where a word stands in the editor. */
async function middleOf(page: Page, word: string): Promise<[x: number, y: number]> {
  const box = await source(page).evaluate((content, wanted) => {
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      return range.getBoundingClientRect();
    }
    throw new Error(`${wanted} is not there.`);
  }, word);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const file = (name: string, body: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.isBuffer(body) ? body : Buffer.from(body),
});

describe('writing', () => {
  test('a mistake is marked at its line, explained, and mended with a click', async () => {
    const { page, faults } = await open();
    const right = await text(page);
    await write(page, right.replace('choose h from heroes', 'chose h from heros'));
    await problems(page).getByText('is not a word of the language here').waitFor();
    expect(await source(page).locator('.cm-lintRange-error').first().textContent()).toBe('chose');
    expect(await page.locator('.cm-lint-marker-error').count()).toBe(1);
    expect(await problems(page).getByRole('link').first().getAttribute('href')).toContain('docs/diagnostics/D0112');
    expect(await play(page).isDisabled()).toBe(true);
    const why = await page.locator('#why').textContent();
    expect(why).toMatch(/^Not yet: there is an error in line 10\. .*chose.* is not a word of the language here/);
    expect(await axe(page)).toEqual([]);
    await problems(page).getByRole('button', { name: 'Write choose' }).click();
    await problems(page).getByText('I do not know').waitFor();
    await problems(page)
      .getByRole('button', { name: /^Write heroes/ })
      .click();
    await clean(page);
    expect(await text(page)).toBe(right);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('words are suggested, explained and found; Tab leaves the field', async () => {
    const { page, faults } = await open();
    await page.mouse.move(...(await middleOf(page, 'heroes')));
    await page.locator('.hover code', { hasText: 'heroes' }).waitFor();
    await page.mouse.click(...(await middleOf(page, 'choose')));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('mov');
    // A whole sentence, as it is declared: its slots are filled in one after the other.
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'move (h: hero) (w: way) (n: number)' }).click();
    await source(page).getByText('move h forward n').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('bac');
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'back' }).first().click();
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    await clean(page);
    expect(await text(page)).toContain('choose h from heroes\n  move h back 1');
    await page.keyboard.press('Tab');
    const isInside = () => page.evaluate(() => document.activeElement?.id === 'editor');
    expect(await isInside()).toBe(false);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('another file is opened while words are still looked for', async () => {
    const { page, faults } = await open();
    await page.mouse.click(...(await middleOf(page, 'choose')));
    const texts = page.getByRole('tab', { name: 'en.ftl' });
    for (const letter of ['m', 'o', 'v']) {
      await page.keyboard.type(letter);
      await texts.click();
      await source(page).getByText('second-wind').first().waitFor();
      await page.getByRole('tab', { name: 'my-evening.draco' }).click();
      await source(page).focus();
    }
    await page.locator('.cm-tooltip-autocomplete, .cm-lint-marker').first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  test('a name is changed everywhere, a layout is tidied, and a word leads to where it is declared', async () => {
    const { page } = await open();
    await page.mouse.click(...(await middleOf(page, 'second-wind')));
    await page.keyboard.press('F2');
    const field = page.locator('.cm-dialog input');
    await field.fill('third-wind');
    await field.press('Enter');
    await source(page).getByText('green plays third-wind').waitFor();
    const renamed = await text(page);
    await write(page, renamed.replace('  choose h', '        choose   h'));
    await page.getByRole('button', { name: 'Tidy up' }).click();
    await expect.poll(() => text(page)).toBe(renamed);
    await page.mouse.click(...(await middleOf(page, 'heroes')));
    await page.keyboard.press('F12');
    const tab = page.getByRole('tab', { selected: true });
    await expect.poll(() => tab.textContent()).toContain('to read');
    await page.getByRole('button', { name: /^Close / }).click();
    await expect.poll(() => tab.textContent()).toContain('my-evening.draco');
    await page.close();
  });

  test('another language of the page leaves the work and its history alone', async () => {
    const { page, faults } = await open();
    const before = await text(page);
    await source(page).focus();
    await page.keyboard.type('# mine');
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('nl');
    const field = page.getByRole('textbox', { name: /, bron$/ });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => field.locator('.cm-line').first().textContent()).toBe(before.split('\n')[0]);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('what the command finds is found here too: texts that lack, and comments that silence a warning', async () => {
    const { page } = await open();
    await write(page, (await text(page)).replaceAll('second-wind', 'third-wind'));
    await problems(page).getByText('There is no text “card-third-wind” in English.').waitFor();
    await problems(page).getByText('Add “card-third-wind = …” to en.ftl.').waitFor();
    await page.getByRole('tab', { name: /en\.ftl/ }).click();
    const texts = 'deck-my-evening = My evening\ncard-third-wind = Third wind\n';
    await write(page, `${texts}nobody-uses-this = x\n`);
    await problems(page).getByText('D0704').waitFor();
    await write(page, `${texts}# draco-ignore D0704: a page of ours shows it\nnobody-uses-this = x\n`);
    await clean(page);
    await write(page, `${texts}# draco-ignore D0704: nothing is here\n`);
    await problems(page).getByText('There is no D0704 to suppress here.').waitFor();
    await page.close();
  });

  test('tests are run, and what fails says what it found', async () => {
    const { page } = await open();
    await page.getByText('The test passes.').waitFor();
    await write(page, (await text(page)).replace('place of zork is 7', 'place of zork is 1'));
    await page.getByText('1 of 1 failed.').waitFor();
    const failed = page.locator('#tests .error');
    expect(await failed.textContent()).toMatch(/place of zork is 1.*expected\s*1.*found\s*7/s);
    await failed.getByRole('button', { name: /:21$/ }).click();
    expect(await source(page).locator('.cm-activeLine').textContent()).toContain('place of zork');
    await page.close();
  });
});

const lonely = `game lonely
language 1
players 2 to 4

cards coin

zone stock: pile of coin, seen by none
zone hand: hand of coin, one per player, seen by owner

card coin x8 { }

setup {
  move every coin to stock
  for each p in players { move (top 1 of stock) to hand of p }
}

play {
  for each p in players { move hand of p to stock }
}

score of (p: player) = count hand of p
winners = players with most score of it
`;

test('a game of one’s own without texts is told so once, and its first file of texts begins with all of them', async () => {
  const { page } = await open();
  await page.locator('#file').setInputFiles(file('lonely.draco', lonely));
  await expect.poll(() => problems(page).locator('.code').allTextContents()).toEqual(['D1022']);
  await problems(page).getByText('lonely has no texts').waitFor();
  await page.getByRole('button', { name: 'Add a file' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('en');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await source(page).getByText('card-coin', { exact: true }).waitFor();
  await expect.poll(() => problems(page).getByText('D1022').count()).toBe(0);
  await page.close();
});

test('a card just written is in the hand, its words beside it', async () => {
  const { page, faults } = await open();
  await page.mouse.click(...(await middleOf(page, 'second-wind')));
  await play(page).click();
  const hand = page.locator('draco-table [part~=hand]');
  await hand.getByText('Second wind').waitFor();
  // It has no text: one is made from what it does.
  await page.locator('draco-table .menu').click();
  await page.locator('draco-table').getByRole('tab', { name: 'Cards' }).click();
  const made = page.locator('draco-table .glossary li', { hasText: 'Second wind' });
  await expect.poll(() => made.textContent()).toContain('Move that hero 2 places forward.');
  expect(faults).toEqual([]);
  await page.close();
});

test('a card that a deck replaces says on the table what it does now', async () => {
  const { page, faults } = await open();
  const deck = 'deck mine\nlanguage 1\nbuilds on draco\n';
  await page
    .locator('#file')
    .setInputFiles([
      file('mine.draco', `${deck}replace card pickpocket { choose h from heroes; move h forward 3 }\n`),
      file('en.ftl', 'deck-mine = Mine\n'),
    ]);
  await source(page).getByText('pickpocket').waitFor();
  await clean(page);
  await play(page).click();
  await page.locator('draco-table .menu').click();
  await page.locator('draco-table').getByRole('tab', { name: 'Cards' }).click();
  const card = page.locator('draco-table .glossary li', { hasText: 'Pickpocket' });
  await expect.poll(() => card.textContent()).toContain('Move that hero 3 places forward.');
  expect(faults).toEqual([]);
  await page.close();
});

test('every game and deck of the site is a place to start from, and has no problems', async () => {
  const { page, faults } = await open();
  const samples = page.getByRole('combobox', { name: 'Start from' });
  const all = await samples.locator('option').evaluateAll((options) => options.map((one) => one.getAttribute('value')));
  for (const entry of all.filter((value) => value?.endsWith('.draco')) as string[]) {
    await samples.selectOption(entry);
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toContain(entry);
    await clean(page);
  }
  await samples.selectOption('draco-feast.draco');
  await page.getByText(/^All \d+ tests pass\.$/).waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

test('on a phone no room is kept for a game that is not there yet', async () => {
  const { page } = await openPage(browser, `${url}workshop.html`, { viewport: { width: 360, height: 640 } });
  await clean(page);
  const height = () => page.locator('draco-table').evaluate((table) => table.getBoundingClientRect().height);
  expect(await height()).toBeLessThan(150);
  await play(page).click();
  await page.locator('draco-table .stage').waitFor();
  expect(await height()).toBeGreaterThan(500);
  await page.close();
});

describe('files', () => {
  test('of a deck are opened together, kept over a reload, and given back', async () => {
    const { page, faults } = await open();
    await page
      .locator('#file')
      .setInputFiles([
        file('my-deck.draco', 'deck my-deck\nlanguage 1\nbuilds on draco\ninclude "more.draco"\ntotal action 75\n'),
        file('more.draco', 'card nudge {\n  choose h from heroes\n  move h back 1\n}\n'),
        file('nl.ftl', 'deck-my-deck = Mijn stapel\ncard-nudge = Duwtje\n    .text = Een held gaat { $n } terug.\n'),
      ]);
    await expect.poll(() => page.getByRole('tab').allTextContents()).toHaveLength(3);
    // The text speaks of a number that the card has not.
    await problems(page).getByText('nl.ftl:3').waitFor();
    await page.getByRole('tab', { name: /nl\.ftl/ }).click();
    await write(page, 'deck-my-deck = Mijn stapel\ncard-nudge = Duwtje\n    .text = Een held gaat terug.\n');
    await expect.poll(() => problems(page).getByText('nl.ftl').count()).toBe(0);
    await page.reload();
    await expect.poll(() => page.getByRole('tab').allTextContents()).toHaveLength(3);
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('nl');
    await page.getByRole('button', { name: 'Speel het' }).click();
    await page.locator('draco-table').getByText('Duwtje').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Downloaden voor een webpagina' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-deck.json');
    const built = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(built).ruleset.deck).toBe('my-deck');
    // What was given back can be brought again.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.locator('#file').setInputFiles(file('my-deck.json', built));
    await page.getByText('Een kant-en-klare ruleset: Draco & Co, 75 kaarten').waitFor();
    await page.getByRole('button', { name: 'Speel het' }).click();
    await page.locator('draco-table').getByText('Duwtje').first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  test('are downloaded as a zip, laid out as the command reads them, and opened from it again', async () => {
    const { page, faults } = await open();
    const before = await text(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the files' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-evening.zip');
    const zip = readFileSync(await download.path());
    expect(Object.keys(unzipSync(zip))).toEqual(['my-evening.draco', 'my-evening/en.ftl']);
    await page.locator('#file').setInputFiles(file('other.draco', 'deck other\nlanguage 1\nbuilds on draco\n'));
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toContain('other.draco');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.locator('#file').setInputFiles(file('my-evening.zip', zip));
    await source(page).getByText('second-wind').first().waitFor();
    expect(await text(page)).toBe(before);
    await clean(page);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('downloaded for a web page are a table there, with words and pictures', async () => {
    const { page } = await open();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download for a web page' }).click(),
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'draco-page-'));
    await download.saveAs(join(folder, 'my-evening.json'));
    await page.close();
    const tag = '<draco-table src="my-evening.json" seats="3" seed="abc"></draco-table>';
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html><html lang="nl"><script type="module" src="../table/draco-table.js"></script>${tag}</html>`,
    );
    const server = await createSite([
      { path: '/', folder: fileURLToPath(new URL('../dist', import.meta.url)), strict: true },
      { path: '/mine/', folder, strict: true },
    ]);
    const mine = await browser.newPage({ locale: 'en' });
    await mine.goto(`http://localhost:${await listen(server, 0)}/mine/`);
    const table = mine.locator('draco-table');
    await table.getByRole('heading', { name: 'My evening' }).first().waitFor();
    await table
      .getByRole('button', { name: /^Oude Sarah/ })
      .locator('use[href="#sarah"]')
      .waitFor({ state: 'attached' });
    await mine.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  test('are added one by one, with the texts that a language lacks', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Add a file' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toContain('tests.draco');
    await write(page, 'test "a card more" {\n  players 3\n  expect count (every action) is 75\n}\n');
    await page.getByText('All 2 tests pass.').waitFor();
    await page.getByRole('button', { name: 'Add a file' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await source(page).getByText('card-second-wind', { exact: true }).waitFor();
    await page.close();
  });

  test('that are dropped anywhere on the page are taken', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['deck dropped\nlanguage 1\nbuilds on saboteur\n'], 'dropped.draco'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => page.getByRole('tab').allTextContents()).toHaveLength(1);
    await clean(page);
    await page.close();
  });

  test('that are no good are refused in words, and the work stays', async () => {
    const { page, faults } = await open();
    const before = await text(page);
    const refusals: [ReturnType<typeof file>, RegExp][] = [
      [file('empty.draco', ''), /empty\.draco is empty/],
      [file('huge.json', Buffer.alloc(9_000_000, 32)), /huge\.json is too large/],
      [file('long.draco', '#'.repeat(500_000)), /400000/],
      [file('picture.png', Buffer.from([137, 80, 78, 71, 0, 0, 0, 1, 255, 254])), /not a text file/],
      [file('none.zip', 'no zip'), /no zip that holds/],
      [file('away.zip', Buffer.from(zipSync({ '../a.draco': strToU8('deck a') }))), /outside of its own folder/],
      [file('bomb.zip', Buffer.from(zipSync({ 'a.draco': new Uint8Array(9_000_000) }))), /unpacks to more/],
      [file('letter.docx', 'Dear player, this is a letter.'), /neither a \.draco file/],
    ];
    for (const [one, message] of refusals) {
      await page.locator('#file').setInputFiles(one);
      await problems(page).getByText(message).waitFor();
      expect(await text(page)).toBe(before);
    }
    expect(await play(page).isDisabled()).toBe(false);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('that can be read but not played say why', async () => {
    const { page, faults } = await open();
    page.on('dialog', (dialog) => void dialog.accept());
    const ruleset = JSON.parse(
      readFileSync(new URL('../dist/table/games/draco/ruleset.json', import.meta.url), 'utf8'),
    );
    const hostile = { ...ruleset, setup: 1e9, designs: [{ ...ruleset.designs[0], effect: -1 }] };
    const bad: [ReturnType<typeof file>, RegExp][] = [
      [file('broken.json', '{ "format": 1,'), /broken\.json is not JSON/],
      [file('list.json', '[1, 2, 3]'), /\S/],
      [file('future.json', JSON.stringify({ ...ruleset, format: 99 })), /format|version/i],
      [file('hostile.json', JSON.stringify(hostile)), /\S/],
      [file('polluting.json', `{"__proto__":{"polluted":true},${JSON.stringify(ruleset).slice(1)}`), /\S/],
      [file('orphan.draco', 'deck orphan\nlanguage 1\nbuilds on no-such-game\n'), /no-such-game/],
    ];
    for (const [one, message] of bad) {
      await page.locator('#file').setInputFiles(one);
      await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toContain(one.name);
      await problems(page).locator('li', { hasText: message }).first().waitFor();
      expect(await play(page).isDisabled()).toBe(true);
      expect(await page.locator('#why').textContent()).toContain('Not yet');
    }
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(faults).toEqual([]);
    await page.close();
  });
});
