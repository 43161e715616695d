/** Whether a game has all its words, in every language, and whether each of them is whole. */
import type { DesignDef, Problem, Range, Ruleset } from '@draco-table/ruleset';
import shared from '@draco-table/words/en/shared';
import { generator } from '../generate/generator.js';
import { hasGrammar } from '../generate/voice.js';
import { joinSources, LAST_RESORT, type Sources } from '../languages.js';
import { ruledForms } from '../morphology.js';
import { FUNCTION_NAMES } from '../nominal.js';
import { type TextCode, textProblem } from '../problems/catalogue.js';
import { isUntranslated, type Job, Lacking } from './lacking.js';
import { fingerprint, type Mark, markAbove, marksIn } from './outdated.js';
import { type ParsedFile, parseTexts, type TextEntry, type TextFile } from './parse.js';
import { missingForms } from './plurals.js';
import { type Wanted, wantedTexts } from './required.js';

export interface LanguageStatus {
  lang: string;
  files: string[];
  /** Entries that the language has to have, and those of others that its file marks as untranslated. */
  needed: number;
  /** Those that are whole. */
  present: number;
  /** The ids of the others: an entry counts once, however many of its parts are lacking. */
  missing: string[];
  unused: string[];
  outdated: string[];
  /** Cards whose text is made from what they do. */
  generated: string[];
}

export interface Coverage {
  problems: Problem[];
  languages: LanguageStatus[];
}

export interface CoverageOptions {
  /** The language that others are translated from. */
  source?: string;
  /** Files whose unused texts are no matter: those of the game that a deck builds on. */
  borrowed?: readonly string[];
  /** The words that all games share, with the grammar of made texts, by language; English has them. */
  words?: Sources;
  /** Reads a file; whoever asks again and again remembers what did not change. */
  parse?: (file: TextFile) => ParsedFile;
}

export function coverage(ruleset: Ruleset, files: readonly TextFile[], options: CoverageOptions = {}): Coverage {
  const source = options.source ?? LAST_RESORT;
  const parsed = files.map(options.parse ?? parseTexts);
  const problems: Problem[] = parsed.flatMap((file) => file.problems);
  const wanted = wantedTexts(ruleset);
  const title = wanted.get(`deck-${ruleset.deck}`);
  if (title) title.needed = hasOwnWords(ruleset, files, options.borrowed ?? []);
  const langs = [...new Set(files.map(({ lang }) => lang))].sort((a, b) =>
    a === source ? -1 : b === source ? 1 : a < b ? -1 : 1,
  );
  const originals = entriesOf(parsed, source);
  const languages = langs.map((lang) => {
    const own = parsed.filter((file) => file.lang === lang);
    return checkLanguage({
      ruleset,
      lang,
      own,
      wanted,
      originals,
      source,
      problems,
      borrowed: options.borrowed ?? [],
      words: joinSources({ en: [shared] }, options.words ?? {}),
    });
  });
  return { problems, languages };
}

/** Whether a deck has anything to put words to: a text file or a card. One of nothing but tests needs no name. */
function hasOwnWords(
  { designs, sources = [] }: Ruleset,
  files: readonly TextFile[],
  borrowed: readonly string[],
): boolean {
  const entry = sources.length - 1;
  return files.some(({ file }) => !borrowed.includes(file)) || designs.some(({ span }) => span?.[0] === entry);
}

/** By id; a later file wins, as it does in play. */
function entriesOf(files: readonly ParsedFile[], lang: string): Map<string, TextEntry> {
  return new Map(files.filter((file) => file.lang === lang).flatMap(({ entries }) => entries.map((e) => [e.id, e])));
}

function checkLanguage(job: Job): LanguageStatus {
  const { lang, own, wanted, problems } = job;
  const entries = entriesOf(own, lang);
  const status: LanguageStatus = {
    lang,
    files: own.map(({ file }) => file),
    needed: 0,
    present: 0,
    missing: [],
    unused: [],
    outdated: [],
    generated: [],
  };
  const say = (code: TextCode, args: Problem['args'], file?: string, range?: Range) => {
    problems.push(textProblem(code, args, { file, range }));
  };
  const home = own.at(-1);
  if (!isLanguage(lang)) say('D0713', { lang }, home?.file);

  for (const file of own) {
    const seen = new Set<string>();
    for (const entry of file.entries) {
      if (seen.has(entry.id)) say('D0708', { id: entry.id }, file.file, entry.range);
      seen.add(entry.id);
    }
  }
  const marks = new Map(own.flatMap(({ text }) => [...marksIn(text)]));
  for (const entry of entries.values()) checkEntry(job, entry, { entries, marks }, status, say);

  const lacking = new Lacking(job, entries, status);
  for (const text of wanted.values()) {
    const entry = entries.get(text.id);
    const marked = entry !== undefined && isUntranslated(entry);
    const owed = owedBy(job, text);
    if (!text.needed && !marked && !owed) continue;
    status.needed++;
    for (const part of new Set(['', ...text.attributes, ...(owed ?? [])])) {
      if (marked || !entry?.parts.has(part)) lacking.text(part ? `${text.id}.${part}` : text.id, text.span);
    }
  }
  checkCardTexts(job, entries, status, lacking);
  lacking.summary();
  status.present = status.needed - status.missing.length;
  return status;
}

/** Attributes with which a language says how its names bend: English has them where English needs them. */
const BENDING = /^(gender|elide|before|after|instead|your|of-whom)(-|$)|-(nom|acc|dat|gen|in|into)$/;

/** What a language has to have because the source has it: an entry that is not needed, and parts of any entry. */
function owedBy({ lang, source, originals, words }: Job, { id, group }: Wanted): string[] | undefined {
  const original = lang === source ? undefined : originals.get(id);
  if (!original || isUntranslated(original) || (group === 'words' && !hasGrammar(lang, words))) return undefined;
  const bends = new Set(ruledForms(lang));
  bends.delete('plural');
  // The text of a card can be made; whether it is lacking is asked elsewhere.
  return [...original.parts.keys()].filter((part) => part !== 'text' && !bends.has(part) && !BENDING.test(part));
}

/** Whether there is anything that its text would have to tell. */
const hasRule = ({ effect, needs, hooks }: DesignDef): boolean =>
  effect !== undefined || needs !== undefined || hooks !== undefined;

/** A card has a text of its own, or one can be made from what it does; where it does nothing, its name is enough. */
function checkCardTexts(job: Job, entries: Map<string, TextEntry>, status: LanguageStatus, lacking: Lacking): void {
  const { ruleset, lang } = job;
  const write = generator(ruleset, joinSources(job.words, { [lang]: job.own.map(({ text }) => text) }));
  for (const design of ruleset.designs) {
    if (ruleset.types[design.type]?.base !== 'card') continue;
    const ids = [`card-${design.id}`, `card-${design.family ?? design.id}`];
    const entry = ids.map((id) => entries.get(id)).find((one) => one?.parts.has('text'));
    if (entry && !isUntranslated(entry)) continue;
    if (!hasRule(design) && !ids.some((id) => job.originals.get(id)?.parts.has('text'))) continue;
    const made = write(design.id, lang);
    if ('text' in made) status.generated.push(design.id);
    else lacking.cardText(design, ids[1] as string, made.reason);
  }
}

type Say = (code: TextCode, args: Problem['args'], file?: string, range?: Range) => void;

function checkEntry(
  job: Job,
  entry: TextEntry,
  { entries, marks }: { entries: Map<string, TextEntry>; marks: Map<string, Mark> },
  status: LanguageStatus,
  say: Say,
): void {
  const { id } = entry;
  const { file } = entry.file;
  const known = job.wanted.get(id);
  const term = id.startsWith('-');
  if (!known && !term && !job.borrowed.includes(file)) {
    status.unused.push(id);
    say('D0704', { id }, file, entry.range);
  }
  const original = job.lang === job.source ? undefined : job.originals.get(id);
  const excused = new Set(entry.comment.flatMap((line) => /^without \$(\S+)$/.exec(line.trim())?.[1] ?? []));
  for (const part of entry.parts.values()) {
    const name = part.attribute ? `${id}.${part.attribute}` : id;
    if (part.markup !== undefined) say('D0712', { id: name, markup: part.markup }, file, part.range);
    for (const reference of part.references) {
      if (!exists(reference.name, entries, job.words[job.lang] ?? []))
        say('D0709', { id: name, name: reference.name }, file, reference.range);
    }
    for (const { node, range } of part.choices) {
      const forms = missingForms(node, job.lang);
      if (forms.length) say('D0719', { id: name, forms, lang: job.lang }, file, range);
    }
    for (const form of part.forms) {
      if (knownForms(job, entries).has(form.name)) continue;
      say('D0720', { id: name, form: form.name, known: [...knownForms(job, entries)].sort() }, file, form.range);
    }
    if (part.garbled !== undefined) say('D0721', { id: name, found: part.garbled }, file, part.range);
    if (term || !known) continue;
    const allowed =
      known.more[part.attribute] ?? (part.attribute === '' ? undefined : known.more['*']) ?? known.variables;
    const strange = [...part.variables].filter(([variable]) => !allowed.includes(variable));
    for (const [variable, range] of strange) {
      const list = allowed.length ? allowed.map((one) => `$${one}`) : ['nothing'];
      say('D0705', { id: name, name: `$${variable}`, known: list }, file, range);
    }
    // A wrong name is one problem: it stands where the right one is lacking.
    if (strange.length) continue;
    const twin = original?.parts.get(part.attribute);
    for (const variable of twin?.variables.keys() ?? []) {
      if (part.variables.has(variable) || excused.has(variable) || !allowed.includes(variable)) continue;
      say('D0706', { id: name, name: `$${variable}`, source: job.source }, file, part.range);
    }
  }
  const marked = markAbove(entry) ?? marks.get(id);
  // What a game's file is out of date with is the game's matter.
  if (
    original &&
    !job.borrowed.includes(file) &&
    marked?.lang === job.source &&
    marked.fingerprint !== fingerprint(original)
  ) {
    status.outdated.push(id);
    say('D0707', { id, source: job.source }, file, entry.range);
  }
}

/** The forms that a name may be asked for: by rule, or because some name of this language states them. */
function knownForms({ lang }: Job, entries: Map<string, TextEntry>): ReadonlySet<string> {
  const before = formsOf.get(entries);
  if (before) return before;
  const forms = new Set([...ruledForms(lang), ...[...entries.values()].flatMap(({ parts }) => [...parts.keys()])]);
  forms.delete('');
  formsOf.set(entries, forms);
  return forms;
}

const formsOf = new WeakMap<Map<string, TextEntry>, ReadonlySet<string>>();

function exists(name: string, entries: Map<string, TextEntry>, words: readonly string[]): boolean {
  if (name.endsWith('()')) return (FUNCTION_NAMES as readonly string[]).includes(name.slice(0, -2));
  const [id = '', attribute = ''] = name.split('.');
  if (entries.get(id)?.parts.has(attribute)) return true;
  return attribute === '' && words.some((text) => new RegExp(`^${id} =`, 'm').test(text));
}

function isLanguage(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length === 1 && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang);
  } catch {
    return false;
  }
}
