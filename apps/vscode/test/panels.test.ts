/** The pages of the panels and the server of the web extension, in a real browser and under their real policy. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@draco-table/lang';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumCandidates, launchArgs } from '../../../scripts/lib/chromium.mjs';
import { page as pageOf } from '../src/page.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const games: Record<string, string> = JSON.parse(readFileSync(join(dist, 'games.json'), 'utf8'));
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
const pages = new Map<string, string>();
let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = pages.get(path) ?? readFileSync(join(dist, path));
      response.setHeader('content-type', types[extname(path)] ?? 'text/html');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [executablePath] = chromiumCandidates();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: launchArgs() });
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** A panel's page with an editor that notes what it is told. */
async function open(name: string, scripts: string[], body: string): Promise<{ page: Page; faults: string[] }> {
  const parts = { source: origin, style: `${origin}/panel.css`, lang: 'en', title: name, body };
  pages.set(`/${name}.html`, pageOf({ ...parts, scripts: scripts.map((one) => `${origin}/${one}`) }));
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on(
    'console',
    (line) => line.type() === 'error' && !/favicon/.test(line.location().url) && faults.push(line.text()),
  );
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, {
      told,
      acquireVsCodeApi: () => ({ postMessage: (message: unknown) => told.push(message) }),
    });
  });
  await page.goto(`${origin}/${name}.html`);
  await page.waitForFunction(() =>
    (window as unknown as { told: { is: string }[] }).told.some(({ is }) => is === 'ready'),
  );
  return { page, faults };
}

const deck = (steps: number) => `deck my-deck
language 1
builds on draco
card tightrope x2 {
  choose h from heroes
  move h forward ${steps}
}
total action 76
`;

function whole(steps: number, name: string) {
  const read = (file: string) => (file === 'my-deck.draco' ? deck(steps) : games[file]);
  const { ruleset } = compile('my-deck.draco', read, { root: '', findGame: (game) => `${game}.draco` });
  if (!ruleset) throw new Error('The deck has errors.');
  return {
    ruleset,
    texts: { en: `${games['draco/en.ftl']}\ndeck-my-deck = My deck\ncard-tightrope = ${name}\n` },
    theme: JSON.parse(games['draco/theme/theme.json'] ?? '{}'),
    art: games['draco/theme/art.svg'],
  };
}

const post = (page: Page, message: unknown) => page.evaluate((data) => window.postMessage(data, '*'), message);

test('the table shows the card in hand; new words leave the game where it is, new rules begin another', async () => {
  const { page, faults } = await open(
    'play',
    ['table/draco-table.js', 'play.js'],
    '<p id="state" role="status"></p><draco-table game="" seed="draco" guide="off"></draco-table>',
  );
  await post(page, { is: 'game', whole: whole(2, 'Tightrope'), isAnew: true, card: 'tightrope', text: '' });
  const hand = page.locator('draco-table [part~=hand]');
  await hand.getByText('Tightrope').first().waitFor();
  await hand.getByText('Tightrope').first().click();
  const asked = () =>
    page.evaluate(
      () =>
        (
          document.querySelector('draco-table') as unknown as {
            decision?: { id: string };
            currentGame?: { version: number };
          }
        ).currentGame?.version,
    );
  await page.keyboard.press('Enter');
  await expect.poll(asked).toBeGreaterThan(0);
  const version = await asked();
  await post(page, { is: 'game', whole: whole(2, 'Highwire'), isAnew: false, card: 'tightrope', text: '' });
  await page.locator('draco-table').getByText('Highwire').first().waitFor({ state: 'attached' });
  expect(await asked()).toBe(version);
  await post(page, { is: 'broken', text: 'Not playable as it stands: x' });
  await page.getByText('Not playable as it stands').waitFor();
  await post(page, { is: 'game', whole: whole(3, 'Slackline'), isAnew: false, card: 'tightrope', text: '' });
  await hand.getByText('Slackline').first().waitFor();
  expect(await page.locator('#state').textContent()).toBe('');
  expect(faults).toEqual([]);
  await page.close();
});

test('the card stands alone, as it will look', async () => {
  const { page, faults } = await open('card', ['card.js'], '<p id="state" role="status"></p>');
  await post(page, { is: 'card', whole: whole(2, 'Tightrope'), card: 'tightrope' });
  const cards = page.locator('draco-cards [part~=card]');
  await cards.getByText('Tightrope').first().waitFor();
  expect(await cards.count()).toBe(1);
  expect(await cards.first().textContent()).toContain('Move that hero 2 places forward.');
  expect(faults).toEqual([]);
  await page.close();
});

test('the server of the web extension answers from a worker', async () => {
  const page = await browser.newPage();
  pages.set('/empty.html', '<!doctype html>');
  await page.goto(`${origin}/empty.html`);
  const files = [
    ...Object.entries(games).map(([name, text]) => ({ path: `/draco-games/${name}`, text })),
    { path: '/home/my-deck.draco', text: deck(2).replace('choose h', 'chose h') },
  ];
  const found = await page.evaluate(async (notes) => {
    const worker = new Worker('/server-web.js');
    let ids = 0;
    const tell = (method: string, params: unknown) => worker.postMessage({ jsonrpc: '2.0', method, params });
    const ask = (method: string, params: unknown) =>
      new Promise<{ result: { message: string }[] }>((done) => {
        const id = ++ids;
        worker.addEventListener('message', ({ data }) => data.id === id && !data.method && done(data));
        worker.postMessage({ jsonrpc: '2.0', id, method, params });
      });
    const root = 'vscode-test-web://mount/home';
    await ask('initialize', {
      processId: null,
      rootUri: root,
      capabilities: {},
      workspaceFolders: [{ uri: root, name: 'x' }],
      locale: 'nl',
    });
    tell('initialized', {});
    tell('draco/files', { files: notes });
    tell('workspace/didChangeWatchedFiles', { changes: [{ uri: `${root}/my-deck.draco`, type: 1 }] });
    const { result } = await ask('draco/problems', { uri: `${root}/my-deck.draco` });
    worker.terminate();
    return result.map(({ message }) => message);
  }, files);
  expect(found.join('\n')).toMatch(/`chose` is hier geen woord van de taal/);
  await page.close();
});
