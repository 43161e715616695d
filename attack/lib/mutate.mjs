/** Accidents and malice by dice: the same dice make the same mutant. */

/** @typedef {(below: number) => number} Roll */

const SPICE = [
  ...['{', '}', '(', ')', ',', ':', ';', '=', '"', '#', '\n', '\r', '-', '==', '&&', '/*'],
  ...['else', 'if', 'choose', 'from', 'of', 'card', '{ $n }', '.text =', '<b>', 'url(', '\\75rl('],
  ...['\u0000', '\uFEFF', '“', 'é', '😀', '9999999999', '\ud800', '__proto__', 'constructor', '\u202e'],
];

/** Small, seeded and fast: a hundred thousand mutants must not take minutes to make. @param {number} seed @returns {Roll} */
export function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** @template T @param {readonly T[]} all @param {Roll} roll @returns {T} */
export const oneOf = (all, roll) => /** @type {T} */ (all[roll(all.length)]);

/**
 * A text with one to four accidents: characters, words or lines lost, doubled, swapped, put in or repeated.
 * @param {string} text @param {Roll} roll
 */
export function mutateText(text, roll) {
  let result = text;
  for (let times = 1 + roll(4); times > 0; times--) {
    const kind = roll(3);
    const parts = kind === 0 ? [...result] : result.split(kind === 1 ? /(\s+|[(){},:;])/ : /(?<=\n)/);
    const at = roll(Math.max(1, parts.length));
    const other = roll(Math.max(1, parts.length));
    const action = roll(40);
    if (action === 0 && roll(20) === 0) parts.splice(at, 1, many(parts[at] ?? '', roll));
    else if (action < 8) parts.splice(at, 1 + roll(kind === 0 ? 8 : 3));
    else if (action < 16) parts.splice(at, 0, parts[other] ?? '');
    else if (action < 24) parts.splice(at, 0, oneOf(SPICE, roll));
    else if (action < 32) parts[at] = kind === 0 ? String.fromCharCode(roll(256)) : oneOf(SPICE, roll);
    else [parts[at], parts[other]] = [parts[other] ?? '', parts[at] ?? ''];
    result = parts.join('');
  }
  // No limit is tried here that has a test of its own.
  return result.length > 900_000 ? result.slice(0, 900_000) : result;
}

/** Again and again, up to about the largest file there may be. @param {string} text @param {Roll} roll */
const many = (text, roll) => text.repeat(Math.min(1 + roll(20_000), 900_000 / Math.max(1, text.length)));

/** @param {number} depth @returns {unknown} a list in a list in a list … */
export function deep(depth) {
  /** @type {unknown} */
  let value = 0;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}

/** A mutant as text, however deep it is: writing it is not what is attacked. @param {unknown} value */
export function jsonOf(value) {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '['.repeat(50_000) + ']'.repeat(50_000);
  }
}

/** @type {((roll: Roll) => unknown)[]} */
const JUNK = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  (roll) => roll(40) - 4,
  () => 99,
  () => 0.5,
  () => 5e9,
  () => 2 ** 53,
  () => 1e308,
  () => '',
  () => 'x',
  () => '__proto__',
  () => '<img src=x onerror=alert(1)>',
  () => 'http://other.example/x',
  () => 'x'.repeat(100_000),
  () => [],
  () => ({}),
  () => [null],
  () => [[99]],
  () => ({ toString: 1 }),
  () => ({ length: 1e9 }),
  () => JSON.parse('{"__proto__":{"polluted":1}}'),
  () => ({ constructor: { prototype: { polluted: 1 } } }),
  () => deep(5_000),
  () => Array.from({ length: 20_000 }, () => 0),
];

/**
 * Something of a value changed: gone, something else, a little more, copied from elsewhere, or many times.
 * @template T @param {T} value @param {Roll} roll @param {number} [deepest] how far inside @returns {any}
 */
export function mutateJson(value, roll, deepest = 8) {
  const copy = { root: JSON.parse(JSON.stringify(value)) };
  for (let times = roll(4) === 0 ? 2 + roll(2) : 1; times > 0; times--) {
    const [holder, key] = placeIn(copy, roll, deepest);
    const old = holder[key];
    const kind = roll(12);
    if (kind === 0) delete holder[key];
    else if (kind < 4 && typeof old === 'number') holder[key] = old + roll(7) - 3;
    else if (kind < 5) {
      const [from, name] = placeIn(copy, roll, deepest);
      holder[key] = copyOf(from[name] ?? null);
    } else if (kind < 6 && Array.isArray(old) && old.length > 0) {
      const item = JSON.stringify(oneOf(old, roll)) ?? 'null';
      holder[key] = Array.from({ length: Math.min(1 + roll(3_000), 2e6 / item.length) }, () => JSON.parse(item));
    } else if (kind < 7 && Array.isArray(old)) holder[key] = old.slice(0, roll(old.length + 1));
    else holder[key] = oneOf(JUNK, roll)(roll);
  }
  return copy.root;
}

/** What is too deep to be copied stays what it is. @param {unknown} value */
function copyOf(value) {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return value;
  }
}

/** @param {Record<string, any>} root @param {Roll} roll @param {number} deepest @returns {[Record<string, any>, string]} */
function placeIn(root, roll, deepest) {
  let [holder, key] = [root, 'root'];
  for (let depth = 1 + roll(deepest); depth > 0; depth--) {
    const inner = holder[key];
    const keys = typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
    if (keys.length === 0) break;
    [holder, key] = [inner, oneOf(keys, roll)];
  }
  return [holder, key];
}

/** @param {Uint8Array} bytes @param {Roll} roll */
export function mutateBytes(bytes, roll) {
  const out = [...bytes];
  for (let times = 1 + roll(8); times > 0 && out.length > 0; times--) {
    const at = roll(out.length);
    const kind = roll(4);
    if (kind === 0) out.splice(at, 1 + roll(16));
    else if (kind === 1) out.splice(at, 0, roll(256));
    else if (kind === 2) out.length = at;
    else out[at] = roll(256);
  }
  return Uint8Array.from(out);
}

/** What a stranger would draw with. */
const INKS = [
  ...['url(http://other.example/e.svg#c)', '\\75rl(http://other.example/e.svg#c)', 'url(#s1)', 'src(//other.example)'],
  ...['red', 'javascript:alert(1)', '#s2', 'http://other.example/e.svg#c', 'var(--x)', 'image-set("//other.example")'],
];
const DRAWS = [
  'g',
  'use',
  'symbol',
  'path',
  'rect',
  'clipPath',
  'image',
  'script',
  'style',
  'foreignObject',
  'a',
  'animate',
];
const SAYS = ['fill', 'stroke', 'clip-path', 'href', 'xlink:href', 'style', 'onload', 'd', 'filter', 'mask', 'id', 'x'];

/** A sheet of art that wants to fetch, to run, to be deep or to be many. @param {Roll} roll */
export function hostileSheet(roll) {
  const element = () =>
    `<${oneOf(DRAWS, roll)} ${oneOf(SAYS, roll)}="${oneOf(INKS, roll).replaceAll('"', '&quot;')}" ${oneOf(SAYS, roll)}2="/>"/>`;
  const level = (/** @type {number} */ n) =>
    `<symbol id="s${n}">${`<use href="#s${n - 1}"/>`.repeat(1 + roll(9))}</symbol>`;
  const inside = [
    () => Array.from({ length: 1 + roll(40) }, element).join(''),
    () => Array.from({ length: 1 + roll(12) }, (_, n) => level(n)).join(''),
    () => nested(roll(2) ? '<g>' : '<g a="/>">', '</g>', roll(30_000)),
    () => `<symbol id="s1">${element().repeat(roll(6_000))}</symbol>`,
    () => `<symbol id="s1"><path d="${'M1 1 '.repeat(roll(150_000))}"/></symbol>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${oneOf(inside, roll)()}</svg>`;
}

/** @param {string} open @param {string} close @param {number} depth */
const nested = (open, close, depth) => open.repeat(depth) + close.repeat(depth);
