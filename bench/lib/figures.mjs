/** @typedef {{ value: number, spread: number }} Figure the middle of several measurements, and half the distance of the quartiles */
/** @typedef {{ cpu: number, wall: number }} Spent seconds of the processor (all threads) and of the clock */

/** What an act costs. @param {() => void} act @returns {Spent} */
export function cost(act) {
  const start = process.cpuUsage();
  const clock = performance.now();
  act();
  const wall = (performance.now() - clock) / 1000;
  const { user, system } = process.cpuUsage(start);
  return { cpu: (user + system) / 1e6, wall };
}

/** @param {readonly number[]} found @returns {Figure} */
export function figureOf(found) {
  const sorted = [...found].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => {
    const place = share * (sorted.length - 1);
    const low = sorted[Math.floor(place)] ?? 0;
    return low + ((sorted[Math.ceil(place)] ?? 0) - low) * (place % 1);
  };
  return { value: at(0.5), spread: (at(0.75) - at(0.25)) / 2 };
}

/** @param {number} times @param {() => number} measure */
export const repeated = (times, measure) => figureOf(Array.from({ length: times }, measure));

/** Microseconds of the processor for one act. @param {number} repeats @param {number} times @param {() => void} act */
export function micros(repeats, times, act) {
  const once = () => {
    for (let i = 0; i < times; i++) act();
  };
  once();
  return repeated(repeats, () => (cost(once).cpu * 1e6) / times);
}

/** @param {Figure} figure @param {number} factor @returns {Figure} */
export const times = ({ value, spread }, factor) => ({ value: value * factor, spread: spread * factor });

/** The exponent p in y ~ x^p, by least squares. @param {readonly { x: number, y: number }[]} points */
export function exponent(points) {
  const logs = points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }));
  const mean = (/** @type {(p: { x: number, y: number }) => number} */ of) =>
    logs.reduce((sum, point) => sum + of(point), 0) / logs.length;
  const [x, y] = [mean((p) => p.x), mean((p) => p.y)];
  const along = logs.reduce((sum, p) => sum + (p.x - x) * (p.y - y), 0);
  return along / logs.reduce((sum, p) => sum + (p.x - x) ** 2, 0);
}

/** Three digits, with commas from a thousand on. @param {number} n */
export function digits(n) {
  if (Math.abs(n) < 100) return n === 0 ? '0' : String(Number(n.toPrecision(3)));
  const whole = n < 10_000 ? Math.round(n) : Number(n.toPrecision(4));
  return whole.toLocaleString('en');
}

/** @param {Figure} figure */
export function shown({ value, spread }) {
  // The spread needs no digit beyond those of the value.
  const step = 10 ** Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return spread === 0 ? digits(value) : `${digits(value)} ± ${digits(Math.ceil(spread * step) / step)}`;
}

/** A table in Markdown; columns after the first hold figures. @param {string[]} head @param {string[][]} rows */
export function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(3, ...all.map((row) => row[i]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${widths.map((width, i) => (i === 0 ? (row[i] ?? '').padEnd(width) : (row[i] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
