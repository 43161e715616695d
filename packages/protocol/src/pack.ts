/**
 * Views and events say the same few shapes over and over: `{ is: 'thing', id: 'levy#7', design: 'levy' }`. On the wire each
 * is one short text that begins with `=`; everything else stays the JSON it is. Packing is blind to where a value stands.
 */
import type { Json } from './diff.js';

type Item = { [key: string]: Json };

const word = /^[a-z][a-z0-9-]*$/;

/** The fields of what happens, in the order in which they are sent; those that may be missing come last. */
const fields: Record<string, readonly string[]> = {
  answer: ['seat', 'prompt', 'choice'],
  attr: ['attr', 'thing', 'value', 'seat'],
  chance: ['value', 'seat'],
  count: ['counter', 'value', 'by', 'of', 'seat'],
  face: ['thing', 'up', 'seat'],
  list: ['items'],
  look: ['seat', 'things'],
  move: ['thing', 'from', 'to', 'place', 'cell', 'seat'],
  pay: ['tokens', 'amount', 'from', 'to', 'seat'],
  phase: ['phase', 'args', 'seat'],
  play: ['card', 'seat'],
  rearrange: ['zone', 'things', 'seat'],
  reveal: ['things', 'seat'],
  roll: ['die', 'value', 'seat'],
  set: ['variable', 'value', 'of', 'seat'],
  shuffle: ['zone', 'seat'],
  swap: ['a', 'b', 'seat'],
  told: ['verb', 'args', 'seat'],
};

const isWhole = (value: Json | undefined): value is number => Number.isSafeInteger(value);
const isWord = (value: Json | undefined): value is string => typeof value === 'string' && word.test(value);

function size(item: Item): number {
  let count = 0;
  for (const key in item) if (item[key] !== undefined) count++;
  return count;
}

const DIGIT_0 = 48;
const DIGIT_9 = 57;

/** `levy`, or one of its copies: `levy#7`. */
function isCopy(id: string, design: string): boolean {
  if (!id.startsWith(design)) return false;
  if (id.length === design.length) return word.test(design);
  if (id[design.length] !== '#' || id.length < design.length + 2) return false;
  for (let at = design.length + 1; at < id.length; at++) {
    const code = id.charCodeAt(at);
    if (code < DIGIT_0 || code > DIGIT_9) return false;
  }
  return word.test(design);
}

/** The short text of a value that is shown; undefined for what is none, or has ids that no compiler writes. */
function short(item: Item): string | undefined {
  switch (item.is) {
    case 'thing': {
      const { id, design } = item;
      const isPlain = typeof id === 'string' && typeof design === 'string' && size(item) === 3 && isCopy(id, design);
      return isPlain ? `=${id}` : undefined;
    }
    case 'hidden': {
      const { zone, place, of } = item;
      if (!isWord(zone) || !isWhole(place)) return undefined;
      if (of === undefined) return size(item) === 3 ? `=?${zone}//${place}` : undefined;
      return isWhole(of) && size(item) === 4 ? `=?${zone}/${of}/${place}` : undefined;
    }
    case 'player':
      return isWhole(item.seat) && size(item) === 2 ? `=@${item.seat}` : undefined;
    case 'number':
      return isWhole(item.value) && size(item) === 2 ? `=${item.value}` : undefined;
    case 'yes-no':
      return typeof item.value === 'boolean' && size(item) === 2 ? `=!${item.value ? 1 : 0}` : undefined;
    case 'kind':
      return isWord(item.kind) && typeof item.id === 'string' && size(item) === 3
        ? `=:${item.kind}/${item.id}`
        : undefined;
    case 'design':
      return typeof item.id === 'string' && size(item) === 2 ? `=%${item.id}` : undefined;
    case 'cell':
      return isWhole(item.x) && isWhole(item.y) && size(item) === 3 ? `=+${item.x}/${item.y}` : undefined;
    case 'none':
      return size(item) === 1 ? '=~' : undefined;
    default:
      return undefined;
  }
}

/** The short text of a record that says nothing of what it is: an item, an option, a zone, a holder, a cell. */
function shortPart(item: Item): string | undefined {
  const count = size(item);
  if (count > 2) return undefined;
  const { value, id, zone, of, seat, holder, x, y } = item;
  if (isShown(value) && (count === 1 || (id !== undefined && id === value.id))) {
    const text = short(value);
    return text && `=${count === 1 ? '.' : '&'}${text.slice(1)}`;
  }
  if (isWord(zone)) {
    if (count === 1) return `=$${zone}`;
    const text = isShown(of) ? short(of) : undefined;
    return text && `=$${zone}${text}`;
  }
  if (count === 1) return isWhole(seat) && seat >= 0 ? `=*${seat}` : isWord(holder) ? `=*${holder}` : undefined;
  return isWhole(x) && isWhole(y) ? `=,${x}/${y}` : undefined;
}

const isShown = (value: Json | undefined): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'is' in value;

/** What happened, as a list of its fields. */
function shortEvent(item: Item): Item | undefined {
  const names = typeof item.is === 'string' && Object.hasOwn(fields, item.is) ? fields[item.is] : undefined;
  if (!names) return undefined;
  const list: Json[] = [];
  let known = 1;
  let last = 0;
  for (const name of names) {
    const value = item[name];
    if (value === null) return undefined;
    if (value !== undefined) {
      known++;
      last = list.length + 1;
    }
    list.push(value === undefined ? null : pack(value));
  }
  if (known !== size(item)) return undefined;
  list.length = last;
  return { [`=${item.is}`]: list };
}

export function pack(value: unknown): Json {
  if (typeof value === 'string') return value.startsWith('=') ? `==${value}` : value;
  if (typeof value !== 'object' || value === null) return (value ?? null) as Json;
  if (Array.isArray(value)) return packList(value);
  const item = value as Item;
  const text = 'is' in item ? (short(item) ?? shortEvent(item)) : shortPart(item);
  if (text !== undefined) return text;
  const out: Item = {};
  for (const key of Object.keys(item)) {
    const part = item[key];
    if (part !== undefined) set(out, key.startsWith('=') ? `=${key}` : key, pack(part));
  }
  return out;
}

/** `levy#7`, or a place in a pile, and the number it ends with. */
const numbered = /^(=[.&]?(?:\?[a-z0-9-]+\/\d*\/|[a-z][a-z0-9-]*#))(\d+)$/;

/** Neighbours whose numbers follow each other, as in a deck, are one text: `=?deck//1+40`. */
export function packList(list: readonly unknown[]): Json[] {
  const out: Json[] = [];
  let [head, first, count] = ['', 0, 0];
  const end = () => {
    if (count > 1) out.push(`${head}${first}+${count}`);
    else if (count) out.push(`${head}${first}`);
    count = 0;
  };
  for (const value of list) {
    const text = pack(value);
    const found = typeof text === 'string' ? numbered.exec(text) : null;
    if (!found) {
      end();
      out.push(text);
      continue;
    }
    const number = Number(found[2]);
    if (count && found[1] === head && number === first + count) count++;
    else {
      end();
      head = found[1] as string;
      first = number;
      count = 1;
    }
  }
  end();
  return out;
}

export function unpack(value: unknown): Json {
  if (typeof value === 'string') return value.startsWith('=') ? long(value) : value;
  if (typeof value !== 'object' || value === null) return (value ?? null) as Json;
  if (Array.isArray(value)) return unpackList(value);
  const out: Item = {};
  for (const [key, part] of Object.entries(value)) {
    if (!key.startsWith('=')) set(out, key, unpack(part));
    else if (key.startsWith('==')) set(out, key.slice(1), unpack(part));
    else return longEvent(key.slice(1), part);
  }
  return out;
}

const run = /^(=[.&]?(?:\?[a-z0-9-]+\/\d*\/|[a-z][a-z0-9-]*#))(\d+)\+(\d+)$/;
/** A list is never longer than this: a few letters must not become a mountain. */
const LONGEST = 10_000;

export function unpackList(list: readonly unknown[]): Json[] {
  const out: Json[] = [];
  for (const value of list) {
    const found = typeof value === 'string' ? run.exec(value) : null;
    const count = found ? Number(found[3]) : 1;
    if (out.length + count > LONGEST) throw new TypeError('the list is too long');
    if (found) for (let n = 0; n < count; n++) out.push(long(`${found[1]}${Number(found[2]) + n}`));
    else out.push(unpack(value));
  }
  return out;
}

function longEvent(is: string, part: unknown): Json {
  const names = Object.hasOwn(fields, is) ? fields[is] : undefined;
  if (!names || !Array.isArray(part)) throw new TypeError('not packed');
  const out: Item = { is };
  for (const [at, name] of names.entries()) {
    const value: unknown = part[at];
    if (value !== null && value !== undefined) out[name] = unpack(value);
  }
  return out;
}

/** Also a key that a plain assignment would take for the prototype. */
function set(out: Item, key: string, value: Json): void {
  if (key === '__proto__')
    Object.defineProperty(out, key, { value, enumerable: true, writable: true, configurable: true });
  else out[key] = value;
}

function long(text: string): Json {
  const rest = text.slice(2);
  const parts = rest.split('/');
  switch (text[1]) {
    case '=':
      return rest;
    case '.':
      return { value: long(`=${rest}`) };
    case '&': {
      const value = long(`=${rest}`) as Item;
      return { id: value.id ?? null, value };
    }
    case '$': {
      const at = rest.indexOf('=');
      return at < 0 ? { zone: rest } : { zone: rest.slice(0, at), of: long(rest.slice(at)) };
    }
    case '*':
      return /^\d/.test(rest) ? { seat: Number(rest) } : { holder: rest };
    case ',':
      return { x: Number(parts[0]), y: Number(parts[1]) };
    case '?':
      return {
        is: 'hidden',
        zone: parts[0] ?? '',
        ...(parts[1] && { of: Number(parts[1]) }),
        place: Number(parts[2]),
      };
    case '@':
      return { is: 'player', seat: Number(rest) };
    case '!':
      return { is: 'yes-no', value: rest === '1' };
    case ':':
      return { is: 'kind', kind: parts[0] ?? '', id: parts.slice(1).join('/') };
    case '%':
      return { is: 'design', id: rest };
    case '+':
      return { is: 'cell', x: Number(parts[0]), y: Number(parts[1]) };
    case '~':
      return { is: 'none' };
    default: {
      const bare = text.slice(1);
      return /^[a-z]/.test(bare)
        ? { is: 'thing', id: bare, design: bare.split('#', 1)[0] ?? '' }
        : { is: 'number', value: Number(bare) };
    }
  }
}
