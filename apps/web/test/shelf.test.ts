import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, strToU8, unzipSync } from 'fflate';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { browser, url } from './site.ts';

const source = (page: Page) => page.getByRole('textbox', { name: /, source$/ });
const text = (page: Page) =>
  source(page)
    .locator('.cm-line')
    .allTextContents()
    .then((lines) => lines.join('\n'));
const shelf = (page: Page) => page.getByRole('dialog', { name: 'My shelf' });
const clean = (page: Page) => page.getByText('No problems.').first().waitFor();

async function visit(context: BrowserContext, path = 'workshop.html'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url + path);
  await source(page).waitFor();
  await clean(page);
  return page;
}

const fresh = () => browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 }, acceptDownloads: true });

/** Writes at the end of a line that holds these words. */
async function addAfter(page: Page, words: string, added: string): Promise<void> {
  await source(page).locator('.cm-line', { hasText: words }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(added);
}

const link = (value: unknown) =>
  `workshop.html#deck=${Buffer.from(deflateSync(strToU8(typeof value === 'string' ? value : JSON.stringify(value)))).toString('base64url')}`;

describe('the shelf', () => {
  test('keeps several decks over a reload, with their state; copies, renames, deletes and gives back', async () => {
    const context = await fresh();
    const page = await visit(context);
    await page.getByText('Comes to your shelf with its first change.').waitFor();
    await addAfter(page, 'move h forward 2', ' # first');
    await page.getByText('Kept on your shelf in this browser: My evening.').waitFor();
    // Another one: the first stays where it is.
    await page
      .getByLabel('Start from')
      .selectOption({ label: 'Draco & Co – The Feast (a deck)' })
      .catch(async () => {
        await page.getByLabel('Start from').selectOption('draco-feast.draco');
      });
    await source(page).getByText('deck draco-feast').waitFor();
    await clean(page);
    await addAfter(page, 'deck draco-feast', ' # second');
    await page.getByText(/Kept on your shelf in this browser: (?!My evening)/).waitFor();
    await page.waitForTimeout(600);
    await page.reload();
    await clean(page);
    expect(await text(page)).toContain('# second');
    await page.getByRole('button', { name: 'My shelf' }).click();
    await shelf(page).getByRole('heading', { name: 'My evening' }).waitFor();
    expect(await shelf(page).locator('li').count()).toBe(2);
    expect(await shelf(page).locator('li', { hasText: 'My evening' }).textContent()).toContain('No problems.');
    expect(await axe(page)).toEqual([]);
    await shelf(page).getByRole('button', { name: 'Copy My evening' }).click();
    await shelf(page).getByRole('heading', { name: 'My evening (copy)' }).waitFor();
    await shelf(page).getByRole('button', { name: 'Rename My evening (copy)' }).click();
    await shelf(page).getByLabel('Name on the shelf').fill('For Sunday');
    await page.keyboard.press('Enter');
    await shelf(page).getByRole('heading', { name: 'For Sunday' }).waitFor();
    await shelf(page).getByRole('button', { name: 'Delete For Sunday' }).click();
    await shelf(page).getByText('For Sunday is deleted.').waitFor();
    expect(await shelf(page).locator('li').count()).toBe(2);
    await shelf(page).getByRole('button', { name: 'Undo' }).click();
    await shelf(page).getByRole('heading', { name: 'For Sunday' }).waitFor();
    await shelf(page).getByRole('button', { name: 'Open For Sunday' }).click();
    await source(page).getByText('# first').waitFor();
    await context.close();
  });

  test('what was typed last is there after the page was closed in the midst of it', async () => {
    const context = await fresh();
    const page = await visit(context);
    await addAfter(page, 'move h forward 2', ' # at once');
    await page.close({ runBeforeUnload: false });
    const again = await visit(context);
    expect(await text(again)).toContain('# at once');
    await context.close();
  });

  test('two tabs show the same text, and lose none of it', async () => {
    const context = await fresh();
    const one = await visit(context);
    await addAfter(one, 'move h forward 2', ' # one');
    await one.getByText('Kept on your shelf').waitFor();
    await one.waitForTimeout(600);
    const two = await visit(context);
    expect(await text(two)).toContain('# one');
    await addAfter(two, 'deck my-evening', ' # two');
    await expect.poll(() => text(one)).toContain('# two');
    await one.bringToFront();
    await addAfter(one, 'language 1', ' # three');
    await expect.poll(() => text(two)).toContain('# three');
    expect(await text(two)).toContain('# two');
    await context.close();
  });

  test('an earlier moment is gone back to, and what came after it stays', async () => {
    const context = await fresh();
    const page = await visit(context);
    await addAfter(page, 'move h forward 2', ' # early');
    await page.waitForTimeout(700);
    await page.reload();
    await clean(page);
    await addAfter(page, 'language 1', ' # late');
    await page.waitForTimeout(700);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    expect(await axe(page)).toEqual([]);
    await history
      .getByRole('button', { name: /^Go back to/ })
      .last()
      .click();
    await expect.poll(() => text(page)).not.toContain('# late');
    expect(await text(page)).toContain('# early');
    await page.getByRole('button', { name: 'History' }).click();
    await history
      .getByRole('button', { name: /^Go back to/ })
      .first()
      .click();
    await expect.poll(() => text(page)).toContain('# late');
    await context.close();
  });

  test('a browser that keeps nothing says so, and one that is full too', async () => {
    const refusing = await fresh();
    await refusing.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        value: {
          open: () => {
            throw new Error('no');
          },
        },
      });
    });
    const page = await visit(refusing);
    await addAfter(page, 'move h forward 2', ' # x');
    await page.getByText('This browser does not keep your work').waitFor();
    await refusing.close();

    const full = await fresh();
    await full.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const other = await visit(full);
    await addAfter(other, 'move h forward 2', ' # x');
    await other.getByText('The storage of this browser is full').waitFor();
    await full.close();
  });

  test('a folder takes exactly the files of the command, and gives them back', async () => {
    const context = await fresh();
    await context.addInitScript(() => {
      // A real folder of the browser in place of the one that a person would pick.
      Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    const page = await visit(context);
    await addAfter(page, 'move h forward 2', ' # saved');
    await page.getByRole('button', { name: 'My shelf' }).click();
    await shelf(page).getByRole('button', { name: 'Save to a folder' }).click();
    await page.getByText('2 files are written to the folder.').waitFor();
    const names = await page.evaluate(async () => {
      const all: string[] = [];
      const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
        for await (const one of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values())
          if (one.kind === 'directory') await walk(one as FileSystemDirectoryHandle, `${path}${one.name}/`);
          else all.push(path + one.name);
      };
      await walk(await navigator.storage.getDirectory(), '');
      return all.sort();
    });
    expect(names).toEqual(['my-evening.draco', 'my-evening/en.ftl']);
    await page.getByLabel('Start from').selectOption('draco-feast.draco');
    await source(page).getByText('deck draco-feast').waitFor();
    await page.getByRole('button', { name: 'My shelf' }).click();
    await shelf(page).getByRole('button', { name: 'Open a folder' }).click();
    await source(page).getByText('# saved').waitFor();
    await context.close();
  });
});

describe('sharing', () => {
  test('a link holds the deck: opened read-only, played, and made one’s own', async () => {
    const context = await fresh();
    const page = await visit(context);
    await addAfter(page, 'move h forward 2', ' # shared');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const address = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(address.length).toBeLessThan(2000);
    expect(await axe(page)).toEqual([]);

    const friend = await fresh();
    const theirs = await visit(friend, address.slice(url.length));
    await theirs.getByText('You are looking at My evening').waitFor();
    expect(await text(theirs)).toContain('# shared');
    await source(theirs).focus();
    await theirs.keyboard.type('zzz');
    expect(await text(theirs)).not.toContain('zzz');
    await theirs.getByRole('button', { name: 'Play it' }).click();
    await theirs.locator('draco-table .thing').first().waitFor();
    await theirs.getByRole('button', { name: 'Make it mine' }).click();
    await theirs.getByText('Kept on your shelf in this browser: My evening.').waitFor();
    expect(theirs.url()).not.toContain('#deck');
    await addAfter(theirs, '# shared', ' and mine');
    await theirs.waitForTimeout(600);
    await theirs.reload();
    await clean(theirs);
    expect(await text(theirs)).toContain('# shared and mine');
    await friend.close();
    await context.close();
  });

  test.each([
    ['cut off', 'workshop.html#deck=abc', 'does not hold a deck'],
    ['not Base64', 'workshop.html#deck=%%%', 'does not hold a deck'],
    ['another shape', link({ format: 1, entry: 'a.draco', files: [] }), 'does not hold a deck'],
    [
      'a path out of the folder',
      link({ format: 1, entry: '../a.draco', files: { '../a.draco': 'x' } }),
      'does not hold a deck',
    ],
    ['a prototype', link('{"format":1,"entry":"__proto__","files":{"__proto__":"x"}}'), 'does not hold a deck'],
    [
      'a newer format',
      link({ format: 2, entry: 'a.draco', files: { 'a.draco': '' } }),
      'a newer version of the workshop',
    ],
    [
      'a bomb',
      link({ format: 1, entry: 'a.draco', files: { 'a.draco': ' '.repeat(9_000_000) } }),
      'more than a deck can be',
    ],
  ])('a hostile link is refused in a sentence, and the shelf stays: %s', async (_, address, sentence) => {
    const context = await fresh();
    const before = await visit(context);
    await addAfter(before, 'move h forward 2', ' # mine');
    await before.waitForTimeout(600);
    await before.close();
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(url + address);
    await page.locator('#problems').getByText(sentence).waitFor();
    await expect.poll(() => text(page)).toContain('# mine');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('handed in: a patch that git takes, a zip with the files in their places', async () => {
    const context = await fresh();
    const page = await visit(context);
    await addAfter(page, 'move h forward 2', ' # handed in');
    await page.getByRole('button', { name: 'Hand in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand in' });
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel('Title').fill('A deck for long evenings');
    await dialog.getByLabel('What is it').fill('Played twice.');
    const [patch] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download the patch' }).click(),
    ]);
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download the zip' }).click(),
    ]);
    const files = unzipSync(new Uint8Array(readFileSync(await zip.path())));
    expect(Object.keys(files).sort()).toEqual([
      'PULL_REQUEST.md',
      'cards/my-evening.draco',
      'cards/my-evening/en.ftl',
      'deck.patch',
    ]);
    const repository = mkdtempSync(join(tmpdir(), 'draco-hand-in-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@localhost', ...args], {
        cwd: repository,
        encoding: 'utf8',
      });
    git('init', '-q');
    writeFileSync(join(repository, 'readme'), 'x\n');
    git('add', '.');
    git('commit', '-qm', 'begin');
    git('am', '-q', await patch.path());
    expect(git('log', '-1', '--format=%s%n%b').trim()).toBe('A deck for long evenings\nPlayed twice.');
    expect(readFileSync(join(repository, 'cards/my-evening.draco'), 'utf8')).toContain('# handed in');
    await context.close();
  });
});
