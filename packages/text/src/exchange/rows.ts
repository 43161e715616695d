/** Texts as rows for those who translate elsewhere: a spreadsheet, Poedit, Weblate. `take.ts` takes them back. */
import type { Ruleset } from '@draco-table/ruleset';
import { bareText } from '../check/edit.js';
import { isUntranslated } from '../check/lacking.js';
import { fingerprint, hashOf, type Mark, markAbove, marksIn } from '../check/outdated.js';
import { parseTexts, type TextEntry, type TextFile } from '../check/parse.js';
import { wantedTexts } from '../check/required.js';
import { hasGrammar } from '../generate/voice.js';
import { LAST_RESORT, type Sources } from '../languages.js';
import { UNTRANSLATED } from '../untranslated.js';

export const COLUMNS = ['id', 'attribute', 'source', 'translation', 'status', 'version'] as const;

/** `same`: done, and the words are the source's, as those of a name may be. */
export const STATUSES = ['missing', UNTRANSLATED, 'outdated', 'done', 'same'] as const;

export interface TextRow {
  id: string;
  /** Empty for the text itself. */
  attribute: string;
  source: string;
  translation: string;
  /** One of `STATUSES`, or empty. */
  status: string;
  /** Of the translation, so that an import knows which rows were worked on and which texts changed meanwhile. */
  version: string;
}

/** What is written out: the texts of a game in a language, beside those of the source. */
export interface Outgoing {
  ruleset: Ruleset;
  files: readonly TextFile[];
  lang: string;
  /** As `coverage` takes them. */
  words?: Sources;
  source?: string;
}

export const entriesOf = (files: readonly TextFile[], lang: string) =>
  new Map(files.filter((file) => file.lang === lang).flatMap((file) => parseTexts(file).entries.map((e) => [e.id, e])));

/** One row for each value and attribute. */
export function textRows({ ruleset, files, lang, words = {}, source = LAST_RESORT }: Outgoing): TextRow[] {
  const originals = entriesOf(files, source);
  const own = entriesOf(files, lang);
  const marks = new Map(files.filter((file) => file.lang === lang).flatMap(({ text }) => [...marksIn(text)]));
  const ids = [...wantedTexts(ruleset).values()]
    .filter(({ id, group }) => originals.has(id) && (group !== 'words' || hasGrammar(lang, words)))
    .map(({ id }) => id);
  return ids.flatMap((id) => {
    const original = originals.get(id) as TextEntry;
    const entry = own.get(id);
    const names = new Set([...original.parts.keys(), ...(entry?.parts.keys() ?? [])]);
    return [...names].map((attribute) => ({
      id,
      attribute,
      source: written(original, attribute),
      translation: written(entry, attribute),
      status: statusOf(original, entry, attribute, marks.get(id)),
      version: versionOf(written(entry, attribute)),
    }));
  });
}

/** How a text stands; empty for what the source does not have either. */
export function statusOf(
  original: TextEntry,
  entry: TextEntry | undefined,
  attribute: string,
  noted: Mark | undefined,
): string {
  if (!entry?.parts.has(attribute)) return original.parts.has(attribute) ? 'missing' : '';
  if (isUntranslated(entry)) return UNTRANSLATED;
  const marked = markAbove(entry) ?? noted;
  if (marked && marked.fingerprint !== fingerprint(original)) return 'outdated';
  return written(original, attribute) === written(entry, attribute) ? 'same' : 'done';
}

/** A pattern as Fluent writes it, without its indentation. */
export function written(entry: TextEntry | undefined, attribute: string): string {
  const part = entry?.parts.get(attribute);
  return part ? bareText(part.pattern) : '';
}

/** Begins with a letter, since a spreadsheet takes eight digits for a number and writes them in its own way. */
export function versionOf(text: string): string {
  return text === '' ? 'none' : `v${hashOf(text)}`;
}
