import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket, connect as tcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { onTestFinished } from 'vitest';
import { chromiumCandidates, launchArgs } from '../../../scripts/lib/chromium.mjs';
import { BIN, plainEnv } from '../../cli/test/support/draco.ts';
import { knowGuide, watch } from './play.ts';

/** `draco serve` as it is started at home: a process of its own, the built site, an embedded database in a folder. */
export async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'draco-friends-'));
  let child: ChildProcess | undefined;
  async function start(port: number): Promise<string> {
    const args = [
      BIN,
      'serve',
      '--port',
      String(port),
      '--data',
      join(data, 'tables'),
      '--limit',
      'requestsPerMinute=5000',
    ];
    const running = spawn(process.execPath, args, { cwd: data, env: plainEnv(), stdio: ['ignore', 'pipe', 'inherit'] });
    child = running;
    return new Promise((done, failed) => {
      let said = '';
      running.stdout?.on('data', (text) => {
        said += text;
        const found = /http:\/\/localhost:(\d+)\//.exec(said);
        if (found) done(found[0]);
      });
      running.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }
  const stop = async () => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await gone;
  };
  onTestFinished(async () => {
    await stop();
    rmSync(data, { recursive: true, force: true });
  });
  const url = await start(0);
  return {
    url,
    /** As when the plug is pulled: nothing is said, nothing is written down. */
    async killAndRestart() {
      await stop();
      await start(Number(new URL(url).port));
    },
  };
}

/** The network of one phone: what goes through it can be cut. */
export async function network(url: string) {
  const open = new Set<Socket>();
  let isDown = false;
  const server = createServer((near) => {
    if (isDown) return void near.destroy();
    const far = tcp(Number(new URL(url).port), '127.0.0.1');
    for (const one of [near, far]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    for (const one of open) one.destroy();
    server.close();
  });
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`,
    cut() {
      isDown = true;
      for (const one of open) one.destroy();
    },
    mend() {
      isDown = false;
    },
  };
}

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: chromiumCandidates()[0], args: launchArgs() });
  onTestFinished(() => browser.close());
  return browser;
}

export interface Friend {
  page: Page;
  faults: string[];
}

/** Somebody with a browser of his own: nothing is shared but the server. */
export async function friend(
  browser: Browser,
  address: string,
  size: { width: number; height: number } = { width: 1280, height: 800 },
  lang = 'en',
): Promise<Friend> {
  const context = await browser.newContext({ viewport: size, locale: lang, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const { list } = watch(page);
  await knowGuide(page);
  await page.goto(address);
  return { page, faults: list };
}

type Element = HTMLElement & {
  currentGame?: {
    version: number;
    decisions: { seat: number; options: { id: string }[]; min: number; max: number; optional: boolean }[];
  };
  answer(choose: string[]): unknown;
};

/** From now on the page answers by itself, through the element’s own method, whatever it is asked. */
export const playAlone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let n = 0;
    let last = '';
    // What the others do is not held up to be read.
    const own = document.querySelector('draco-table') as unknown as { pace: number };
    own.pace = 0;
    setInterval(() => {
      const table = document.querySelector('draco-table') as Element | null;
      const decision = table?.shadowRoot?.querySelector('.prompt.mine') && table.currentGame?.decisions[0];
      if (!table || !decision) return;
      const now = `${table.currentGame?.version}/${decision.options.map(({ id }) => id)}`;
      // Asked again after a refusal: something else is tried.
      if (now !== last) n = 0;
      last = now;
      const { options, min, max } = decision;
      const count = Math.min(options.length, Math.max(min, Math.min(1, max)));
      table.answer(Array.from({ length: count }, (_, i) => options[(n + i) % options.length]?.id ?? ''));
      n++;
    }, 60);
  });

export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.querySelector('draco-table')?.shadowRoot?.querySelector('[part=result]')));
