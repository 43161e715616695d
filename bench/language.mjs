// How the time to compile grows with the length of nested, broken and repeated texts: node bench/language.mjs [LENGTH …]
// Run after a build. Up to the limits of docs/limits.md the exponent stays near 1; beyond them a text is cut short.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compile } from '../packages/lang/dist/index.js';
import { cost, digits, exponent, table } from './lib/figures.mjs';
import { GROWING } from './lib/growing.mjs';

const LENGTHS = [50_000, 100_000, 200_000, 390_000];
/** Of several, since now and then the collector of garbage comes in between. */
const TIMES = 3;

/** Seconds of the processor. @param {string} name @param {number} length */
function measure(name, length) {
  const text = GROWING[name]?.(length) ?? '';
  const once = () => cost(() => void compile('a.draco', (path) => (path === 'a.draco' ? text : undefined))).cpu;
  return Math.min(...Array.from({ length: TIMES }, once));
}

const [given, ...rest] = process.argv.slice(2);
if (given === '--one') {
  const [name = '', length] = rest;
  process.stdout.write(String(measure(name, Number(length))));
} else {
  const asked = process.argv.slice(2).map(Number);
  const lengths = asked.length > 0 ? asked : LENGTHS;
  const rows = Object.keys(GROWING).map((name) => {
    // Each in a process of its own: what one has taught the machine says nothing of the next.
    const points = lengths.map((x) => {
      const args = [fileURLToPath(import.meta.url), '--one', name, String(x)];
      const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`${name} of ${x} characters broke the compiler`);
      return { x, y: Number(stdout) };
    });
    return [name, ...points.map(({ y }) => digits(y * 1000)), exponent(points).toFixed(2)];
  });
  const head = ['ms of the processor, by length', ...lengths.map((length) => length.toLocaleString('en')), 'exponent'];
  process.stdout.write(`${table(head, rows)}\n`);
}
