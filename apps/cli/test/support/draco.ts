import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const BIN = fileURLToPath(new URL('../../bin/draco.js', import.meta.url));
export const CARDS = fileURLToPath(new URL('../../../../cards', import.meta.url));

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

export interface RunOptions {
  cwd?: string;
  input?: string;
  env?: Record<string, string>;
}

/** The environment of a bare machine: no colours asked for, no CI, nothing of the developer's own. */
export function plainEnv(extra: Record<string, string> = {}): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  return { PATH, HOME, LANG: 'C.UTF-8', ...(TMPDIR && { TMPDIR }), ...extra };
}

/** Runs the real binary to its end. */
export function draco(args: readonly string[], options: RunOptions = {}): Ran {
  const ran = spawnSync(process.execPath, [BIN, ...args], {
    cwd: options.cwd ?? tmpdir(),
    input: options.input ?? '',
    env: plainEnv(options.env),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/** Starts the real binary and leaves it running; `said` grows with what it writes. */
export function start(args: readonly string[], options: RunOptions = {}) {
  const child = spawn(process.execPath, [BIN, ...args], { cwd: options.cwd ?? tmpdir(), env: plainEnv(options.env) });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    said.out += data;
  });
  child.stderr.on('data', (data) => {
    said.err += data;
  });
  return { child, said };
}

/** A folder with these files, gone after the test. */
export function folder(files: Record<string, string | Uint8Array> = {}): string {
  const path = mkdtempSync(join(tmpdir(), 'draco-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}
