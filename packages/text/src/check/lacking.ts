/** What a language lacks, and how it is said: an error where the language claims to be whole, a warning where it does not. */
import type { DesignDef, Problem, Range, Ruleset, Span } from '@draco-table/ruleset';
import type { Sources } from '../languages.js';
import { textProblem } from '../problems/catalogue.js';
import { UNTRANSLATED } from '../untranslated.js';
import type { LanguageStatus } from './coverage.js';
import type { ParsedFile, TextEntry } from './parse.js';
import type { Wanted } from './required.js';

/** What the check of one language knows. */
export interface Job {
  ruleset: Ruleset;
  lang: string;
  own: ParsedFile[];
  wanted: Map<string, Wanted>;
  originals: Map<string, TextEntry>;
  source: string;
  problems: Problem[];
  borrowed: readonly string[];
  words: Sources;
}

export function isUntranslated(entry: TextEntry): boolean {
  return entry.comment.includes(UNTRANSLATED);
}

const TOP: Range = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } };

/** So many missing texts are told of one by one. */
const APART = 2;

export class Lacking {
  /** Entries that wait for a translator, and texts of a deck that has no file in this language: known, so no errors. */
  private readonly waiting: { id: string; entry?: TextEntry }[] = [];
  private readonly said = new Set<string>();
  /** Missing texts for which the file has no place. */
  private readonly absent: Problem[] = [];
  /** The last file of the language that is not the base game's. */
  private readonly home: ParsedFile | undefined;

  constructor(
    private readonly job: Job,
    private readonly entries: Map<string, TextEntry>,
    private readonly status: LanguageStatus,
  ) {
    this.home = job.own.filter(({ file }) => !job.borrowed.includes(file)).at(-1);
  }

  text(id: string, span?: Span): void {
    const { lang, source, originals } = this.job;
    const message = id.split('.', 1)[0] ?? id;
    // An entry that could not be read is told of where it stands.
    if (!this.counts(id, message) || this.isBroken(message)) return;
    const place = this.place(message, span);
    const problem = textProblem('D0701', { id, lang }, place);
    const original = originals.get(message);
    if (original && lang !== source) {
      problem.related = [{ file: original.file.file, range: original.range, message: `The text in ${source}.` }];
    }
    if (place.range === TOP) this.absent.push(problem);
    else this.job.problems.push(problem);
  }

  private isBroken(id: string): boolean {
    return this.job.own.some(({ broken }) => broken.has(id));
  }

  cardText(design: DesignDef, id: string, reason: string): void {
    if (!this.counts(`${id}.text`, id) || this.isBroken(id)) return;
    const { lang } = this.job;
    this.job.problems.push(textProblem('D0710', { card: design.id, id, lang, reason }, this.place(id, design.span)));
  }

  /** Whether it is an error, and the first of its kind: cards of a family share one text. */
  private counts(id: string, message: string): boolean {
    if (!this.status.missing.includes(message)) this.status.missing.push(message);
    if (this.said.has(id)) return false;
    this.said.add(id);
    const entry = this.entries.get(message);
    if ((entry && isUntranslated(entry)) || (!this.home && this.job.lang !== this.job.source)) {
      if (!this.waiting.some((one) => one.id === message)) this.waiting.push({ id: message, entry });
      return false;
    }
    return true;
  }

  /** One problem for many texts that are not there at all, which have no place of their own in the file. */
  private told(): void {
    const { lang, problems } = this.job;
    const ids = this.absent.map(({ args }) => String(args.id));
    const [first] = this.absent;
    if (!first || ids.length <= APART) problems.push(...this.absent);
    else
      problems.push(textProblem('D0723', { lang, count: ids.length, ids }, { file: first.file, range: first.range }));
  }

  /** One warning for all that is known to be untranslated. */
  summary(): void {
    this.told();
    const first = this.waiting[0];
    if (!first) return;
    const { lang, source } = this.job;
    const ids = this.waiting.map(({ id }) => id);
    const place = first.entry ? { file: first.entry.file.file, range: first.entry.range } : this.place(first.id);
    const args = { lang, source, count: ids.length, ids };
    this.job.problems.push(textProblem('D0714', args, place));
  }

  /** In the message if there is one, else at the top of the language's file, else where the rules speak of it. */
  private place(id: string, span?: Span): { file?: string; range?: Range } {
    const entry = this.entries.get(id);
    if (entry) return { file: entry.file.file, range: entry.range };
    if (this.home) return { file: this.home.file, range: TOP };
    const file = span && this.job.ruleset.sources?.[span[0]];
    // What no rule speaks of is the whole's own, whose file comes last.
    if (!span || file === undefined)
      return { file: this.job.ruleset.sources?.at(-1) ?? this.job.own.at(-1)?.file, range: TOP };
    const at = (line: number, column: number) => ({ line, column, offset: 0 });
    return { file, range: { start: at(span[1], span[2]), end: at(span[3], span[4]) } };
  }
}
