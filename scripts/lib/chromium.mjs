import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium that Playwright downloaded, where it did. */
function playwrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    return chromium.executablePath();
  } catch {
    return undefined; // nothing installed yet
  }
}

/**
 * Where a Chromium may be, best first: `CHROMIUM_PATH` alone where it is set, else those on the PATH, else Playwright's.
 * @returns {string[]}
 */
export function chromiumCandidates(env = process.env) {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH].filter(isExecutable);
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = playwrightChromium();
  const installed = process.platform === 'darwin' ? applications : [];
  return [...onPath, ...installed, ...(own ? [own] : [])].filter(isExecutable);
}

/** Flags for a headless run that asks nothing of the network. */
export function launchArgs() {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // Chromium's sandbox refuses to start for root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return args;
}
