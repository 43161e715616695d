/** How much of the words that belong to no game a language has, file by file. */
import type { Problem } from '@draco-table/ruleset';
import { textProblem } from '../problems/catalogue.js';
import { isUntranslated } from './lacking.js';
import { type ParsedFile, parseTexts, type TextEntry, type TextFile } from './parse.js';
import { copied, HEAD } from './skeleton.js';

export interface ConcernStatus {
  lang: string;
  concern: string;
  needed: number;
  present: number;
  /** Ids, or `id.attribute` where only that is lacking. */
  missing: string[];
  unused: string[];
}

/** Grammar is each language's own: it may need forms that English has not. */
const isOwn = (concern: string) => concern === 'grammar';

/** The words of one concern in a language, beside the English. */
export function concernCoverage(
  concern: string,
  source: TextFile,
  own: TextFile | undefined,
  lang: string,
): { status: ConcernStatus; problems: Problem[] } {
  const originals = parseTexts(source).entries;
  const parsed: ParsedFile | undefined = own && parseTexts(own);
  const problems: Problem[] = [...(parsed?.problems ?? [])];
  const entries = new Map(parsed?.entries.map((entry) => [entry.id, entry]));
  const known = new Set(originals.map(({ id }) => id));
  const status: ConcernStatus = { lang, concern, needed: originals.length, present: 0, missing: [], unused: [] };
  for (const original of originals) {
    const lacking = partsLacking(original, entries.get(original.id), isOwn(concern));
    if (lacking.length === 0) status.present++;
    status.missing.push(...lacking);
  }
  for (const entry of entries.values()) {
    if (!known.has(entry.id) && !entry.id.startsWith('-') && !isOwn(concern)) {
      status.unused.push(entry.id);
      problems.push(textProblem('D0704', { id: entry.id }, { file: own?.file, range: entry.range }));
    }
    const original = originals.find(({ id }) => id === entry.id);
    for (const part of isOwn(concern) ? [] : entry.parts.values()) {
      const allowed = original?.parts.get(part.attribute)?.variables;
      for (const [name, range] of allowed ? part.variables : []) {
        if (allowed?.has(name)) continue;
        const list = [...(allowed?.keys() ?? [])].map((one) => `$${one}`);
        const args = { id: entry.id, name: `$${name}`, known: list.length ? list : ['nothing'] };
        problems.push(textProblem('D0705', args, { file: own?.file, range }));
      }
    }
  }
  return { status, problems };
}

function partsLacking(original: TextEntry, entry: TextEntry | undefined, valueOnly: boolean): string[] {
  if (!entry || isUntranslated(entry)) return [original.id];
  const parts = valueOnly ? [''] : [...original.parts.keys()];
  return parts
    .filter((part) => original.parts.has(part) && !entry.parts.has(part))
    .map((part) => (part ? `${original.id}.${part}` : original.id));
}

/** A file to translate: all that a language lacks of a concern, with the English beside it and the forms it has. */
export function wordsSkeleton(source: TextFile, own: TextFile | undefined, lang: string): string {
  const have = new Set(own ? parseTexts(own).entries.map(({ id }) => id) : []);
  const lacking = parseTexts(source).entries.filter(({ id }) => !have.has(id));
  return lacking.length
    ? `${HEAD}\n${lacking.map((entry) => copied(entry, source.lang, undefined, lang)).join('')}`
    : '';
}

/** One warning for all that a player of the game would see in English; undefined where nothing is lacking. */
export function wordsLacking(lang: string, concerns: readonly ConcernStatus[], file?: string): Problem | undefined {
  const lacking = concerns.filter(({ missing }) => missing.length > 0);
  if (lacking.length === 0) return undefined;
  const count = lacking.reduce((sum, { missing }) => sum + missing.length, 0);
  const start = { line: 1, column: 1, offset: 0 };
  return textProblem(
    'D0718',
    { lang, count, concerns: lacking.map(({ concern, missing }) => `${concern} (${missing.length})`) },
    { file, range: { start, end: start } },
  );
}
