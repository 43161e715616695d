/** A deck in a link: packed into the fragment, which no server is sent. */
import { WORKSHOP_LIMITS as MOST } from '@draco-table/ruleset';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import type { Sources } from '../protocol.js';
import { isSources } from './journal.js';
import { isSafeName } from './zip.js';

const KEY = 'deck=';
const FORMAT = 1;

const toText = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Undefined where it would be longer than browsers and letters take. */
export function linkTo({ entry, files }: Sources, page: string): string | undefined {
  const packed = deflateSync(strToU8(JSON.stringify({ format: FORMAT, entry, files })), { level: 9 });
  const link = `${page.replace(/#.*$/s, '')}#${KEY}${toText(packed)}`;
  return link.length <= MOST.linkLength ? link : undefined;
}

export type Shared = { ok: true; sources: Sources } | { ok: false; why: 'broken' | 'newer' | 'large' };

/** Undefined where the fragment holds no deck. */
export function deckIn(fragment: string): Shared | undefined {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(KEY)) return undefined;
  try {
    const value: unknown = JSON.parse(inflated(toBytes(text.slice(KEY.length))));
    if (
      typeof (value as { format?: unknown } | null)?.format === 'number' &&
      (value as { format: number }).format > FORMAT
    )
      return { ok: false, why: 'newer' };
    if (!isSources(value)) return { ok: false, why: 'broken' };
    const names = Object.keys(value.files);
    if (names.length > MOST.files) return { ok: false, why: 'large' };
    if (!names.every((name) => isSafeName(name) && /\.(?:draco|ftl|json)$/.test(name)))
      return { ok: false, why: 'broken' };
    return { ok: true, sources: { entry: value.entry, files: { ...value.files } } };
  } catch (error) {
    return { ok: false, why: error instanceof RangeError ? 'large' : 'broken' };
  }
}

/** In small steps, so that a link that unpacks to gigabytes is let go of early. */
function inflated(packed: Uint8Array): string {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    size += part.length;
    if (size > MOST.fileBytes) throw new RangeError('too large');
    parts.push(part);
  });
  const step = 4096;
  for (let at = 0; at < packed.length; at += step)
    stream.push(packed.subarray(at, at + step), at + step >= packed.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
}
