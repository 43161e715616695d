/** The three promises of SECURITY.md, as far as a try can break them inside a process. */
import { syncBuiltinESMExports } from 'node:module';

/** What a promise comes to in figures; docs/limits.md says where it is more. */
export const PROMISED = { milliseconds: 2_000, megabytes: 300 };

/** Nobody reads more of them. */
export const MOST_BROKEN = 20;

/** A promise that was broken. */
export class Broken extends Error {}

/** Words of the machine underneath, which nobody should have to read. */
export const TRACE =
  /\[object |\bundefined\b|\bNaN\b|Cannot read|Cannot set|is not a function|is not iterable|is not defined|call stack|Invalid array length|Invalid string length|\n\s+at /;

/** @param {{ code?: string, message?: string, help?: string } | undefined} problem what is said of the input */
export function saidWell(problem) {
  const { code = '', message = '', help = '' } = problem ?? {};
  if (!/^D\d{4}$/.test(code)) throw new Broken(`a problem without a code: ${JSON.stringify(problem)}`);
  if (message === '' || TRACE.test(message) || TRACE.test(help)) throw new Broken(`${code} says: ${message} ${help}`);
}

/** Whatever this thread would fetch or start from now on breaks a promise. */
export async function watchOver() {
  /** @type {string[]} */
  const tried = [];
  const refuse = (/** @type {string} */ what) => () => {
    tried.push(what);
    throw new Broken(what);
  };
  globalThis.fetch = refuse('fetch was called');
  const net = (await import('node:net')).default;
  net.Socket.prototype.connect = refuse('a connection was opened');
  const dns = (await import('node:dns')).default;
  dns.lookup = /** @type {any} */ (refuse('a name was looked up'));
  const processes = (await import('node:child_process')).default;
  for (const name of /** @type {const} */ (['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'fork']))
    processes[name] = /** @type {any} */ (refuse(`${name} was called`));
  syncBuiltinESMExports();
  return {
    check() {
      const [what] = tried.splice(0);
      if (what) throw new Broken(what);
      const names = [Object, Array, Function, String].flatMap(({ prototype }) => Object.keys(prototype));
      if (names.length > 0) throw new Broken(`a prototype was polluted: ${names}`);
    },
    forget: () => void tried.splice(0),
  };
}
