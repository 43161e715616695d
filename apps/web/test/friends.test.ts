// Friends at an online table, each with a browser of his own, one of them in the terminal: whole games, with what life brings.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { DOWN, ENTER, openTerminal, type Terminal } from '../../cli/test/support/terminal.ts';
import { type Friend, friend, isOver, network, openBrowser, playAlone, startServer } from './friends-site.ts';
import { legal } from './play.ts';

const PHONE = { width: 390, height: 844 };
/** Whole games by several browsers: on a busy machine that takes minutes. */
const LONG = 300_000;

/** Lays a table in two clicks: a name, and the button. Answers the link for the others and the one to watch. */
async function lay(page: Page, name: string, choose: (page: Page) => Promise<void> = async () => {}) {
  await page.locator('#lay').getByLabel('Your name').fill(name);
  await choose(page);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  const invite = await page.getByLabel('Link to this table').inputValue();
  const watch = await page.getByLabel('To watch only').inputValue();
  return { invite, watch };
}

async function sit({ page }: Friend, name: string, words = { name: 'Your name', sit: 'Sit here' }): Promise<void> {
  await page.locator('draco-table').getByLabel(words.name).fill(name);
  await page.getByRole('button', { name: words.sit }).first().click();
  await page.locator('draco-table .lobby-seat.me').waitFor();
}

/** Answers one question with the mouse, or by touch. */
async function answerByHand(page: Page): Promise<void> {
  const before = await at(page);
  await page
    .locator('draco-table .prompt.mine')
    .waitFor({ timeout: 3_000 })
    .catch(() => {});
  // Somebody else may be faster: then another question is open.
  // On a phone a hand lies in two rows, of which the last covers the first in part.
  await legal(page)
    .last()
    .click({ timeout: 3_000 })
    .catch(() => {});
  // A card may be held up to be read first, and several are confirmed.
  const go = page.locator('draco-table .primary, draco-table [part=confirm]:not([disabled])');
  if ((await at(page)) === before && (await go.count()))
    await go
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {});
}

/** Where a page stands: for whoever reads why a game did not go on. */
const stands = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector('draco-table') as unknown as {
      shadowRoot: ShadowRoot;
      currentGame?: {
        version: number;
        decisions: { seat: number; options: { id: string }[]; min: number; max: number }[];
      };
    };
    const { version, decisions } = table.currentGame ?? {};
    const text = (selector: string) =>
      table.shadowRoot.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();
    const asked = decisions?.map(({ seat, options, min, max }) => ({
      seat,
      min,
      max,
      of: options.map(({ id }) => id),
    }));
    return JSON.stringify({
      version,
      prompt: text('.prompt'),
      mine: text('.prompt.mine'),
      end: text('[part=result]'),
      asked,
    });
  });

/** Waits until every page is there; when nobody moves for half a minute, says where everybody stands. */
async function until(
  people: readonly Friend[],
  isThere: (page: Page) => Promise<boolean>,
  terminal?: Terminal,
): Promise<void> {
  const where = () => Promise.all(people.map(({ page }) => stands(page)));
  let last = '';
  let since = Date.now();
  for (;;) {
    if ((await Promise.all(people.map(({ page }) => isThere(page)))).every(Boolean)) return;
    const now = (await where()).join('\n');
    if (now !== last) since = Date.now();
    last = now;
    if (Date.now() - since > 30_000) throw new Error(`the game stands still:\n${now}\n${terminal?.screen() ?? ''}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** What somebody in the terminal presses who takes the first that will do: several are marked one by one, then confirmed. */
function nextKey(screen: string): string {
  const [, picked, most] = /^\s*(\d+) (?:of|marked, \d+ to) (\d+)/m.exec(screen) ?? [];
  if (picked === most) return ENTER;
  return /❯ \[ \]/.test(screen) ? ' ' : DOWN;
}

const at = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (document.querySelector('draco-table') as unknown as { currentGame?: { version: number } }).currentGame
        ?.version ?? -1,
  );

/** What a lost connection writes into the console is no fault. */
const real = ({ faults }: Friend) =>
  faults.filter((text) => !/WebSocket connection|net::ERR|Failed to load resource/.test(text));

test('four friends play Draco to its end: a phone that loses its network twice, a terminal, a killed server', {
  timeout: LONG,
}, async () => {
  const server = await startServer();
  const browser = await openBrowser();
  const host = await friend(browser, `${server.url}friends.html`);
  const { invite, watch } = await lay(host.page, 'Ann', async (page) => {
    await page.getByLabel('Players').selectOption('4');
  });
  expect(invite).toContain('#');
  expect(await host.page.locator('draco-table .qr').count()).toBe(1);

  const away = await network(server.url);
  const phone = await friend(browser, invite.replace(server.url, away.url), PHONE);
  await sit(phone, 'Ben');
  const french = await friend(browser, invite, { width: 768, height: 1024 }, 'fr');
  await sit(french, 'Cléo', { name: 'Ton nom', sit: 'S’asseoir ici' });
  const terminal = openTerminal(['play', '--join', invite, '--name', 'Dan'], '/tmp');
  await host.page.getByText('Dan').waitFor();
  const spectator = await friend(browser, watch);
  await spectator.page.getByText('Ann').first().waitFor();
  expect(await spectator.page.getByRole('button', { name: 'Sit here' }).count()).toBe(0);

  await host.page.getByRole('button', { name: 'Begin' }).click();
  const people = [host, phone, french];
  for (const { page } of [...people, spectator]) await page.locator('draco-table .prompt').first().waitFor();
  // Names stand on the plates, everybody has his own language.
  for (const name of ['Ben', 'Cléo', 'Dan']) await host.page.getByText(name).first().waitFor();
  await terminal.shows(/Dan|Ann|Ben/);

  const keys = setInterval(() => terminal.type(nextKey(terminal.screen())), 150);
  try {
    let byHand = 0;
    for (let n = 0; byHand < 3 && n < 12; n++) {
      const asked = await Promise.all(people.map(({ page }) => page.locator('draco-table .prompt.mine').count()));
      const who = people[asked.findIndex((count) => count > 0)];
      if (!who) await new Promise((done) => setTimeout(done, 50));
      else {
        const before = await at(who.page);
        await answerByHand(who.page);
        if ((await at(who.page)) !== before) byHand++;
      }
    }
    for (const { page } of people) await playAlone(page);

    for (const mark of [20, 45]) {
      await until([host], async (page) => (await at(page)) >= mark, terminal);
      away.cut();
      await phone.page.getByText('The connection was lost').waitFor();
      away.mend();
      await phone.page.getByText('The connection was lost').waitFor({ state: 'detached' });
    }
    await server.killAndRestart();
    await host.page.getByText('The connection was lost').waitFor({ state: 'detached' });
    await until([...people, spectator], isOver, terminal);
  } finally {
    clearInterval(keys);
  }
  // Everybody saw the same end.
  const scores = (page: Page) =>
    page.evaluate(() =>
      JSON.stringify(
        (document.querySelector('draco-table') as unknown as { currentGame: { result: unknown } }).currentGame.result,
      ),
    );
  const end = await scores(host.page);
  for (const { page } of [phone, french, spectator]) expect(await scores(page)).toBe(end);

  // Nobody chose the deal, and everybody can see that.
  await host.page.getByRole('button', { name: 'Was the deal fair?' }).click();
  await host.page.getByText('Checked: the deal follows').waitFor();
  await spectator.page.getByRole('button', { name: 'Was the deal fair?' }).click();
  await spectator.page.getByText('Checked: the deal follows').waitFor();

  // What everybody has seen is not dealt again.
  expect(await host.page.getByRole('button', { name: 'The same deal again' }).count()).toBe(0);
  await host.page.getByRole('button', { name: 'Rematch' }).click();
  await host.page.getByRole('button', { name: 'To the rematch' }).click();
  await phone.page.getByRole('button', { name: 'To the rematch' }).click();
  await french.page.getByRole('button', { name: /revanche/i }).click();
  await host.page.getByText('Dan').first().waitFor();
  // Who watched may watch again.
  expect(await host.page.getByLabel('To watch only').inputValue()).toContain(new URL(watch).hash.split('.')[1]);
  await host.page.goto(`${server.url}friends.html`);
  await host.page.locator('.tables li').nth(1).waitFor();
  expect(await host.page.locator('.tables li').count()).toBe(2);
  for (const one of [...people, spectator]) expect(real(one)).toEqual([]);
});

test('whoever lays a table says in words how well the computer plays, and the table is laid so', {
  timeout: LONG,
}, async () => {
  const server = await startServer();
  const { page } = await friend(await openBrowser(), `${server.url}friends.html`);
  const bot = page.locator('select[name=bot]');
  await bot.waitFor();
  expect(await bot.locator('option').allTextContents()).toEqual(['easy', 'medium', 'hard', 'at random']);
  expect(await bot.inputValue()).toBe('medium');
  const laid = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await lay(page, 'Ann', async () => void (await bot.selectOption('hard')));
  expect((await laid).postDataJSON()).toMatchObject({ bot: 'hard' });
});

test('four friends play Saboteur to its end', { timeout: LONG }, async () => {
  const server = await startServer();
  const browser = await openBrowser();
  const host = await friend(browser, `${server.url}friends.html`);
  const { invite } = await lay(host.page, 'Ann', async (page) => {
    await page.locator('select[name=game]').selectOption('saboteur');
    await page.getByLabel('Players').selectOption('4');
  });
  const others = [];
  for (const name of ['Ben', 'Cleo', 'Dan']) {
    const one = await friend(browser, invite, name === 'Ben' ? PHONE : undefined);
    await sit(one, name);
    others.push(one);
  }
  await host.page.getByRole('button', { name: 'Begin' }).click();
  const all = [host, ...others];
  for (const { page } of all) await page.locator('draco-table .prompt').first().waitFor();
  await Promise.all(all.map(({ page }) => playAlone(page)));
  await until(all, isOver);
  for (const one of all) expect(real(one)).toEqual([]);
});

test('a deck of one’s own is played by whoever opens the link', { timeout: LONG }, async () => {
  const server = await startServer();
  const browser = await openBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'draco-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // As an author makes it: a deck in a file, built by the command into one file for a web page.
  const read = (name: string) => readFileSync(new URL(`../dist/table/games/saboteur/${name}`, import.meta.url), 'utf8');
  const manifest = JSON.parse(read('game.json')) as { ruleset: string; texts: Record<string, string> };
  const own = join(folder, 'own.json');
  const texts = { en: read(manifest.texts.en ?? '').replace(/^game-saboteur = .*$/m, 'game-saboteur = The Mole Game') };
  writeFileSync(own, JSON.stringify({ ruleset: JSON.parse(read(manifest.ruleset)), texts }));
  writeFileSync(join(folder, 'broken.json'), '{"ruleset":{"format":1}}');

  const host = await friend(browser, `${server.url}friends.html`);
  await host.page.locator('input[type=file]').setInputFiles(join(folder, 'broken.json'));
  await host.page.locator('#form [role=alert]').getByText('D0').waitFor();
  const { invite } = await lay(host.page, 'Ann', async (page) => {
    await page.locator('input[type=file]').setInputFiles(own);
    await page.getByText('3 to 10 players').waitFor();
    await page.getByLabel('Players').selectOption('3');
  });
  const guest = await friend(browser, invite, PHONE);
  await sit(guest, 'Ben');
  await host.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [host, guest]) {
    await page.locator('draco-table .prompt').first().waitFor();
    await page.getByText('The Mole Game').first().waitFor();
    await playAlone(page);
  }
  await until([guest], async (page) => (await at(page)) >= 6);
  expect(host.faults.filter((text) => !text.includes('400'))).toEqual([]);
  expect(guest.faults).toEqual([]);
});
