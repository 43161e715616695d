/** One text of a file, written or written anew. */
import type { Pattern } from '@fluent/syntax';
import { applyEdits, bareText } from '../check/edit.js';
import { parseTexts, type TextFile } from '../check/parse.js';
import { editsFor, parsePattern } from './take.js';

/** What was written, or why it cannot be. */
export type Written = { ok: true; text: string } | { ok: false; reason: string };

/** The text of a message (attribute '') or of one of its attributes; every other letter of the file stays as it is. */
export function writeText(target: TextFile, id: string, attribute: string, text: string): Written {
  const pattern = parsePattern(text);
  if (typeof pattern === 'string') return { ok: false, reason: pattern };
  const own = new Map(parseTexts(target).entries.map((entry) => [entry.id, entry]));
  const taken = new Map<string, Map<string, Pattern>>([[id, new Map([[attribute, pattern]])]]);
  return { ok: true, text: applyEdits(target.text, editsFor(target.text, own, taken, [])) };
}

/** A text as it is written in a file, undefined where it is not. */
export function readText(target: TextFile, id: string, attribute: string): string | undefined {
  const pattern = parseTexts(target)
    .entries.find((entry) => entry.id === id)
    ?.parts.get(attribute)?.pattern;
  return pattern && bareText(pattern);
}
