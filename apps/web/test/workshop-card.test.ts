import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { openPage } from './open.ts';
import { browser, url } from './site.ts';

const source = (page: Page) => page.getByRole('textbox', { name: /, source$/ });
const textIn = (page: Page) =>
  source(page)
    .locator('.cm-line')
    .allTextContents()
    .then((lines) => lines.join('\n'));

async function open(): Promise<{ page: Page; faults: string[] }> {
  const opened = await openPage(browser, `${url}workshop.html`, { viewport: { width: 1280, height: 1000 } });
  await source(opened.page).waitFor();
  await opened.page.getByText('No problems.').waitFor();
  await opened.page.locator('#card-view .texts').waitFor();
  return opened;
}

test('a card is seen beside its rule: its text is offered, written, and stands on its face', async () => {
  const { page, faults } = await open();
  const view = page.locator('#card-view');
  const face = view.locator('draco-cards');
  await face.getByText('Choose a hero.', { exact: false }).first().waitFor();
  await view.getByText('2 cards in the deck.').waitFor();
  expect(await axe(page)).toEqual([]);
  await view.getByRole('button', { name: 'Take this text and change it' }).click();
  await view.getByText('Written into en.ftl.').waitFor();
  await view.getByLabel('Name').fill('Third wind');
  await view.getByLabel('Name').blur();
  await face.getByText('Third wind').first().waitFor();
  await page.getByRole('tab', { name: 'en.ftl' }).click();
  await expect.poll(() => textIn(page)).toContain('card-second-wind = Third wind\n    .text = Choose a hero.');
  // In another language it is written into a file of its own.
  await view.getByLabel('Language').selectOption('nl');
  await view.getByLabel('Name').fill('Nieuwe adem');
  await view.getByLabel('Name').blur();
  await view.getByText('Written into nl.ftl.').waitFor();
  await face.getByText('Nieuwe adem').first().waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

test('a picture of one’s own is made safe, and one that draws nothing is refused', async () => {
  const { page, faults } = await open();
  const view = page.locator('#card-view');
  await view.getByLabel('Small picture').waitFor();
  const bring = (name: string, text: string) =>
    view.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  await bring('empty.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await view.getByText('it holds nothing that can be drawn').waitFor();
  await bring(
    'fox.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(1)</script><image href="https://example.invalid/x.png"/><circle cx="5" cy="5" r="4" fill="red" onclick="alert(1)"/></svg>',
  );
  await page.getByRole('tab', { name: 'art.svg' }).click();
  const sheet = await textIn(page);
  expect(sheet).toContain('<circle cx="5" cy="5" r="4" fill="red"></circle>');
  expect(sheet).not.toMatch(/script|onload|onclick|image|example/);
  await expect
    .poll(() => view.getByRole('combobox', { name: 'Picture', exact: true }).inputValue())
    .toBe('own-second-wind');
  expect(faults).toEqual([]);
  await page.close();
});

test('what is played from a moment becomes a test that passes', async () => {
  const { page, faults } = await open();
  await page.getByText('Set up a moment and try it').click();
  await page.getByRole('button', { name: 'Put something elsewhere' }).click();
  await page.locator('.put').getByRole('combobox', { name: 'Put', exact: true }).selectOption('zork');
  await page.locator('.put').getByRole('combobox', { name: 'to', exact: true }).selectOption('table');
  await page.locator('.put').getByRole('spinbutton', { name: 'Place' }).fill('8');
  await page.locator('.put').getByRole('spinbutton', { name: 'Place' }).blur();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByText('Play what you want to keep').waitFor();
  // The guide is known; the screen is handed over to whoever is asked first.
  await page
    .locator('draco-table')
    .getByRole('button', { name: /^I am / })
    .click();
  const answered = await page.evaluate(async () => {
    const table = document.querySelector('draco-table') as HTMLElement & {
      decision?: { options: { id: string }[] };
      answer(choose: string[]): { ok: boolean } | undefined;
    };
    const answers: (boolean | undefined)[] = [];
    for (const word of ['second-wind', 'zork']) {
      const options = table.decision?.options ?? [];
      const option = options.find(({ id }) => id.replace(/#\d+$/, '') === word);
      answers.push(option && table.answer([option.id])?.ok);
    }
    return answers;
  });
  expect(answered).toEqual([true, true]);
  await page.getByRole('button', { name: 'This is right: keep it' }).click();
  await page.getByText('“second-wind: what it does” is a test now.').waitFor();
  await page.getByText('All 2 tests pass.').waitFor();
  expect(faults).toEqual([]);
  await page.close();
});
