import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run, toolEnv } from './run.mjs';
import { Trouble } from './trouble.mjs';

// Written after a complete install and removed before a new one, so that a broken one is never taken for complete.
const stamp = join(root, 'node_modules', '.installed');

const networkError =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|error sending request|network (request|is unreachable)/i;

const noNetwork =
  'The npm registry cannot be reached, and the dependencies are not installed yet; connect to the network and run the command again.';

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
  const folder = mkdtempSync(join(tmpdir(), 'draco-table-'));
  try {
    await install({ cwd: folder, env: { ...toolEnv(), ...patience.npm, CI: '1' } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeFileSync(stamp, `${wanted}\n`);
}

/** @param {{ cwd: string, env: NodeJS.ProcessEnv }} place */
async function install(place) {
  // Asked first, because pnpm tries for minutes before it gives up; without a registry its store may still have it all.
  const question = ['view', packageManager(), 'version', '--cache', join(place.cwd, 'cache')];
  const online = (await run('npm', question, place)).code === 0;
  const command = ['--yes', packageManager(), '--dir', root, 'install', '--frozen-lockfile', ...patience.pnpm];
  const { code, output } = online
    ? await run('npx', command, { ...place, show: 'out' })
    : await run('npx', [...command, '--offline'], place);
  if (code !== 0) throw new Trouble(online ? explain(output) : noNetwork);
}

/** Retries that give up within seconds, not minutes, when there is no network; for npx and then for pnpm. */
const patience = {
  npm: {
    npm_config_fetch_retries: '2',
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '4000',
  },
  pnpm: [
    '--config.fetchRetries=2',
    '--config.fetchRetryMintimeout=1000',
    '--config.fetchRetryMaxtimeout=4000',
    // One request per package otherwise; the age of each version was checked when it came into the lockfile.
    '--config.minimumReleaseAge=0',
    // A modules folder that an interrupted run left behind is replaced without asking.
    '--config.confirmModulesPurge=false',
  ],
};

/** @param {string} output */
function explain(output) {
  if (networkError.test(output)) {
    return noNetwork;
  }
  if (/OUTDATED_LOCKFILE/.test(output)) {
    return 'pnpm-lock.yaml does not fit the package.json files; run "npx pnpm install" and commit the lockfile.';
  }
  process.stderr.write(output.split('\n').slice(-25).join('\n'));
  return 'Installing the dependencies failed for the reason above; the next run starts the install anew.';
}
