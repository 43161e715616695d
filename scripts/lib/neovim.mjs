import { aptGet, installWithApt, thisSystem } from './browser.mjs';
import { run } from './run.mjs';
import { Trouble } from './trouble.mjs';

const whatToInstall =
  'The tests drive a real editor, Neovim, and none was found or could be installed; install Neovim 0.7 or newer, or set NVIM_PATH to its executable, and run the command again.';

/** @param {string} executable */
async function works(executable) {
  const { code, output } = await run(executable, ['--version']);
  return code === 0 && /^NVIM /.test(output);
}

/**
 * The Neovim to test with, installed where it can be.
 * @returns {Promise<string>} its executable
 */
export async function ensureNeovim() {
  const wanted = process.env.NVIM_PATH ?? 'nvim';
  if (await works(wanted)) return wanted;
  if (process.env.NVIM_PATH)
    throw new Trouble(`NVIM_PATH is "${wanted}", which does not run as Neovim; correct it or unset it.`);
  process.stdout.write('Installing Neovim for the tests\n');
  const apt = await aptGet(thisSystem());
  if (apt) await installWithApt(apt, 'neovim');
  if (apt && (await works(wanted))) return wanted;
  throw new Trouble(whatToInstall);
}
