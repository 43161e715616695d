import { LANGUAGE_LIMITS as MOST, type Problem } from '@draco-table/ruleset';
import { report } from './problems/report.js';
import { createSource } from './source.js';

// Node and browsers have it; the language's library of types is without either.
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/**
 * The text of a file, or why it has none, with what of it can be shown: the place of the problem lies in that. A BOM
 * stays in the text; the parser passes over it.
 */
export function decode(
  bytes: Uint8Array,
  file: string,
): { text: string; problem?: undefined } | { text?: undefined; shown: string; problem: Problem } {
  const place = { file, range: { start: START, end: START } };
  if (bytes.length > MOST.fileBytes) {
    return { shown: '', problem: report('D0101', { bytes: bytes.length, limit: MOST.fileBytes }, place) };
  }
  if (isUtf16(bytes)) return { shown: '', problem: report('D0103', {}, place) };
  if (bytes.includes(0)) return { shown: '', problem: report('D0102', {}, place) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const hasControl = bytes.subarray(0, 512).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
    if (hasControl) return { shown: '', problem: report('D0102', {}, place) };
    const byte = firstInvalid(bytes);
    const lenient = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
    const source = createSource(lenient.decode(bytes), file);
    const at = lenient.decode(bytes.subarray(0, byte)).length;
    const loc = { start: at, end: Math.min(at + 1, source.text.length) };
    return { shown: source.text, problem: report('D0104', { byte: byte + 1 }, { source, loc }) };
  }
}

const START = { line: 1, column: 1, offset: 0 };

/** With a BOM, or with every other byte of its beginning zero. */
function isUtf16(bytes: Uint8Array): boolean {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return true;
  const head = bytes.subarray(0, 64);
  if (head.length < 4) return false;
  return [0, 1].some((odd) => head.every((byte, i) => (i % 2 === odd ? byte === 0 : byte !== 0)));
}

/** Offset of the first byte that does not fit UTF-8. */
function firstInvalid(bytes: Uint8Array): number {
  for (let i = 0; i < bytes.length; ) {
    const lead = bytes[i] as number;
    const length =
      lead < 0x80
        ? 1
        : lead >= 0xc2 && lead < 0xe0
          ? 2
          : lead >= 0xe0 && lead < 0xf0
            ? 3
            : lead >= 0xf0 && lead < 0xf5
              ? 4
              : 0;
    if (length === 0) return i;
    for (let more = 1; more < length; more++) if (((bytes[i + more] ?? 0) & 0xc0) !== 0x80) return i;
    i += length;
  }
  return 0; // only surrogates and overlong forms are left, which nobody writes by hand
}
