import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run, toolEnv } from './run.mjs';
import { Trouble } from './trouble.mjs';

// Written after a complete install and removed before a new one, so that a broken one is never taken for complete.
const stamp = join(root, 'node_modules', '.installed');

const networkError =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|error sending request|network (request|is unreachable)/i;

/** Every package.json of the workspace, the root's first. */
function manifests() {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(parent, name)) : [],
  );
  return ['.', ...folders.sort(), 'docs']
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)));
}

/** What an install depends on, as one hash. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(root, file)))
      .update('\n');
  }
  return hash.digest('hex');
}

/** The pinned package manager, such as `pnpm@12.18.0`. */
function packageManager() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
}

/** Installs the workspace's dependencies, unless a complete install of the same lockfile is there. */
export async function ensureInstalled() {
  const wanted = fingerprint();
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : undefined;
  if (found === wanted) return;

  process.stdout.write('Installing dependencies (about a minute the first time)\n');
  rmSync(stamp, { force: true });
  // From an empty folder: inside the repository npx would take a half-installed pnpm for the one it is to fetch.
  const { code, output } = await run(
    'npx',
    ['--yes', packageManager(), '--dir', root, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
    { cwd: emptyFolder(), env: { ...toolEnv(), ...patience, CI: '1' }, show: 'out' },
  );
  if (code !== 0) throw new Trouble(explain(output));
  writeFileSync(stamp, `${wanted}\n`);
}

/** Retries that give up within seconds, not minutes, when there is no network. */
const patience = {
  npm_config_fetch_retries: '2',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '4000',
};

function emptyFolder() {
  const folder = join(tmpdir(), 'draco-table-install');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** @param {string} output */
function explain(output) {
  if (networkError.test(output)) {
    return 'The npm registry cannot be reached, and the dependencies are not installed yet; connect to the network and run the command again.';
  }
  if (/OUTDATED_LOCKFILE/.test(output)) {
    return 'pnpm-lock.yaml does not fit the package.json files; run "npx pnpm install" and commit the lockfile.';
  }
  process.stderr.write(output.split('\n').slice(-25).join('\n'));
  return 'Installing the dependencies failed for the reason above; the next run starts the install anew.';
}
