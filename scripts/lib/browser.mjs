import { existsSync, readFileSync } from 'node:fs';
import { chromiumCandidates } from './chromium.mjs';
import { run, toolEnv } from './run.mjs';
import { Trouble } from './trouble.mjs';

const whatToInstall =
  'The browser tests need Chromium, and none was found or could be installed; install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable, and run the command again.';

/** A file is not enough: some systems ship a stub that only says where to get the browser. */
async function works(/** @type {string} */ executable) {
  const { code, output } = await run(executable, ['--version', '--no-sandbox']);
  return code === 0 && /chrom/i.test(output);
}

async function workingChromium() {
  for (const candidate of chromiumCandidates()) {
    if (await works(candidate)) return candidate;
  }
  return undefined;
}

/**
 * How apt-get is called on this system: directly, through sudo without a password, or not at all.
 * @param {{ osRelease: string, isRoot: boolean, hasSudo: () => Promise<boolean> }} system
 */
export async function aptGet({ osRelease, isRoot, hasSudo }) {
  // Ubuntu's package is a stub for a snap, which Playwright cannot drive.
  if (!/^ID=debian$/m.test(osRelease)) return undefined;
  if (isRoot) return ['apt-get'];
  return (await hasSudo()) ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** This system, as `aptGet` wants to know it. */
export function thisSystem() {
  const file = '/etc/os-release';
  return {
    osRelease: existsSync(file) ? readFileSync(file, 'utf8') : '',
    isRoot: process.getuid?.() === 0,
    hasSudo: async () => (await run('sudo', ['-n', 'true'])).code === 0,
  };
}

/** @param {string[]} command @param {string} name of the package */
export async function installWithApt(command, name) {
  const env = { ...toolEnv(), DEBIAN_FRONTEND: 'noninteractive' };
  const [tool = 'apt-get', ...args] = command;
  await run(tool, [...args, 'update'], { env });
  await run(tool, [...args, 'install', '-y', '--no-install-recommends', name], { env });
}

/**
 * The Chromium to test in, installed where it can be.
 * @returns {Promise<string>} its executable
 */
export async function ensureChromium() {
  const found = await workingChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Trouble(
      `CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", which does not run as a Chromium; correct it or unset it.`,
    );
  }
  process.stdout.write('Installing Chromium for the browser tests\n');
  const apt = await aptGet(thisSystem());
  if (apt) await installWithApt(apt, 'chromium');
  const installed = apt && (await workingChromium());
  if (installed) return installed;
  await run('playwright', ['install', 'chromium']);
  const downloaded = await workingChromium();
  if (downloaded) return downloaded;
  throw new Trouble(whatToInstall);
}
