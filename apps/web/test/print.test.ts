import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Download, Page } from 'playwright';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { openPage } from './open.ts';
import { browser, url } from './site.ts';

const command = fileURLToPath(new URL('../../cli/bin/draco.js', import.meta.url));

/** What `draco print` writes. */
function byCommand(...args: string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'draco-print-'));
  try {
    const out = join(folder, 'out.pdf');
    const { status, stderr } = spawnSync(process.execPath, [command, 'print', ...args, '-o', out], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function made(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make the PDF' }).click(),
  ]);
  return download;
}

test('the cards page prints the game that is shown: byte for byte what the command prints', async () => {
  const { page, faults } = await openPage(browser, `${url}cards.html`);
  await page.getByRole('button', { name: 'Print …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print and play' });
  await dialog.waitFor();
  expect(await axe(page)).toEqual([]);
  // English as it is spoken where paper is Letter, or not: the test says which.
  await dialog.getByRole('combobox', { name: 'Paper' }).selectOption('A3');
  await dialog.getByRole('combobox', { name: 'Backs' }).selectOption('fold');
  await dialog.getByRole('checkbox', { name: 'Black and white' }).check();
  await dialog.getByRole('checkbox', { name: 'Rules' }).uncheck();
  const download = await made(page);
  expect(download.suggestedFilename()).toBe('draco.pdf');
  await dialog.getByText('draco.pdf is in your downloads: 74 cards').waitFor();
  const own = readFileSync(await download.path());
  const options = ['--paper', 'a3', '--backs', 'fold', '--black-and-white', '--parts', 'cards,pieces,boards'];
  expect(own.equals(byCommand('draco', '--lang', 'en', ...options))).toBe(true);
  expect(faults).toEqual([]);
  await page.close();
});

test('the workshop prints the deck that is being written, and says what does not fit', async () => {
  const { page, faults } = await openPage(browser, `${url}workshop.html`);
  const print = page.getByRole('button', { name: 'Print …' });
  await page.locator('#print:enabled').waitFor();
  await print.click();
  const download = await made(page);
  expect(download.suggestedFilename()).toBe('my-evening.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.getByRole('dialog').getByText('75 cards').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  const files = {
    'my-evening.draco': 'deck my-evening\nlanguage 1\nbuilds on draco\n\ncard epic { stop }\ntotal action 75\n',
    'en.ftl': `deck-my-evening = My evening\ncard-epic = Epic\n    .text = ${'A story without an end. '.repeat(200)}\n`,
  };
  await page
    .locator('#file')
    .setInputFiles(
      Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    );
  await page.locator('#hand option[value=epic]').waitFor({ state: 'attached' });
  await page.locator('#print:enabled').waitFor();
  await print.click();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await page.getByText('The text of epic does not fit').waitFor();
  expect(faults).toEqual([]);
  await page.close();
});
