import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/** Variables npm sets for its scripts; a package manager started from one would take them for its own. */
const npmOwn = /^npm_(lifecycle|package)_|^npm_(command|execpath|config_local_prefix)$/i;

/** Tools write to a pipe and cannot see what we write to, so they are told. @param {NodeJS.ProcessEnv} env */
function colour(env) {
  if (env.NO_COLOR !== undefined || env.FORCE_COLOR !== undefined) return {};
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

/** The environment of everything we start: the workspace's own tools first, no telemetry. */
export function toolEnv(env = process.env) {
  const kept = Object.entries(env).filter(([name]) => !npmOwn.test(name));
  return {
    ...Object.fromEntries(kept),
    ...colour(env),
    PATH: [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  };
}

/**
 * Runs a command to its end and returns its exit code and all it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: 'all' | 'out' | 'nothing' }} [options]
 *   `show`: what is passed on while it runs; 'out' keeps its stderr back
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = toolEnv(), show = 'nothing' } = {}) {
  return new Promise((done) => {
    // On Windows the tools are .cmd files, which only a shell starts; all arguments are our own, and a path may hold a space.
    const shell = process.platform === 'win32';
    const child = spawn(command, shell ? args.map((arg) => `"${arg}"`) : args, { cwd, env, shell });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      if (show !== 'nothing') process.stdout.write(data);
    });
    child.stderr.on('data', (data) => {
      output += data;
      if (show === 'all') process.stderr.write(data);
    });
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
