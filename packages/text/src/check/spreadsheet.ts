/** Texts out to a spreadsheet, for translators who work in one. `table-import.ts` takes them back. */
import type { Ruleset } from '@draco-table/ruleset';
import { hasGrammar } from '../generate/voice.js';
import { LAST_RESORT } from '../languages.js';
import { writeCsv } from './csv.js';
import { bareText } from './edit.js';
import { isUntranslated, UNTRANSLATED } from './lacking.js';
import { fingerprint, hashOf, type Mark, markAbove, marksIn } from './outdated.js';
import { parseTexts, type TextEntry, type TextFile } from './parse.js';
import { wantedTexts } from './required.js';

export const COLUMNS = ['id', 'attribute', 'source', 'translation', 'status', 'version'] as const;

export const entriesOf = (files: readonly TextFile[], lang: string) =>
  new Map(files.filter((file) => file.lang === lang).flatMap((file) => parseTexts(file).entries.map((e) => [e.id, e])));

/**
 * One row for each value and attribute: its id, the source's words, the translation so far, how it stands, and which
 * version of the translation that is, so that an import knows which rows were worked on and which texts changed meanwhile.
 */
export function toCsv(
  ruleset: Ruleset,
  files: readonly TextFile[],
  lang: string,
  source: string = LAST_RESORT,
): string {
  const originals = entriesOf(files, source);
  const own = entriesOf(files, lang);
  const marks = new Map(files.filter((file) => file.lang === lang).flatMap(({ text }) => [...marksIn(text)]));
  const ids = [...wantedTexts(ruleset).values()]
    .filter(({ id, group }) => originals.has(id) && (group !== 'words' || hasGrammar(lang)))
    .map(({ id }) => id);
  const rows = ids.flatMap((id) => {
    const original = originals.get(id) as TextEntry;
    const entry = own.get(id);
    const names = new Set([...original.parts.keys(), ...(entry?.parts.keys() ?? [])]);
    return [...names].map((name) => [
      id,
      name,
      written(original, name),
      written(entry, name),
      status(original, entry, name, marks.get(id)),
      versionOf(written(entry, name)),
    ]);
  });
  return writeCsv([[...COLUMNS], ...rows]);
}

function status(original: TextEntry, entry: TextEntry | undefined, attribute: string, noted: Mark | undefined): string {
  if (!entry?.parts.has(attribute)) return original.parts.has(attribute) ? 'missing' : '';
  if (isUntranslated(entry)) return UNTRANSLATED;
  const marked = markAbove(entry) ?? noted;
  return marked && marked.fingerprint !== fingerprint(original) ? 'outdated' : 'done';
}

/** A pattern as Fluent writes it, without its indentation. */
export function written(entry: TextEntry | undefined, attribute: string): string {
  const part = entry?.parts.get(attribute);
  return part ? bareText(part.pattern) : '';
}

/** Begins with a letter, since a spreadsheet takes eight digits for a number and writes them anew. */
export function versionOf(text: string): string {
  return text === '' ? 'none' : `v${hashOf(text)}`;
}
