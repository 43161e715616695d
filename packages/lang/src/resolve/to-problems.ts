/** Issues to problems: offsets become lines and columns, arguments become text. */
import { LANGUAGE_LIMITS as MOST, type Problem } from '@draco-table/ruleset';
import type { Loaded } from '../files.js';
import { CATALOGUE } from '../problems/catalogue.js';
import { type Code, report } from '../problems/report.js';
import { didYouMean } from '../suggest.js';
import type { Issue } from './issue.js';
import type { Program } from './program.js';

/** What types are called where no name of the game will do: told in the language of the person, unless the game has such a name. */
const OURS = ['word', 'list', 'value', 'thing', 'nothing'];

export function toProblems(issues: readonly Issue[], loaded: Loaded, { kinds, types }: Program['table']): Problem[] {
  const own = OURS.filter((name) => kinds.has(name) || types.has(name));
  const sources = new Map(loaded.files.map((file) => [file.path, file.source]));
  if (loaded.deck) sources.set(loaded.deck.path, loaded.deck.source);
  const order = new Map([...sources.keys()].map((path, index) => [path, index]));
  const sorted = [...issues].sort(
    (a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.loc.start - b.loc.start || a.loc.end - b.loc.end,
  );
  const told = new Map<string, number>();
  /** By file: the first that is not shown any more, how many there are, and whether an error is among them. */
  const left = new Map<string, { at: Issue['loc']; count: number; isError: boolean }>();
  const problems = sorted.flatMap((issue) => {
    const source = sources.get(issue.file);
    if (!source) return [];
    const before = told.get(issue.file) ?? 0;
    told.set(issue.file, before + 1);
    if (before >= MOST.problems) {
      const { at, count, isError } = left.get(issue.file) ?? { at: issue.loc, count: 0, isError: false };
      const isWorse = CATALOGUE[issue.code as Code].severity === 'error';
      left.set(issue.file, { at, count: count + 1, isError: isError || isWorse });
      return [];
    }
    const { code, loc, help, related, fixes } = issue;
    const args = own.length > 0 && code.startsWith('D03') ? { ...issue.args, own } : issue.args;
    return report(
      code as Code,
      args,
      { source, loc },
      {
        help: help ?? helpFor(args),
        related: related?.flatMap((place) => {
          const at = sources.get(place.file);
          return at ? [{ file: place.file, range: at.range(place.loc), message: place.message }] : [];
        }),
        fixes: fixes?.map(({ title, safety, edits }) => ({
          title,
          safety,
          edits: edits.flatMap((edit) => {
            const file = edit.file ?? issue.file;
            const at = sources.get(file);
            return at ? [{ file, range: at.range(edit.loc), text: edit.text }] : [];
          }),
        })),
      },
    );
  });
  for (const [file, { at, count, isError }] of left) {
    const source = sources.get(file);
    const more = source && report('D0107', { count }, { source, loc: at });
    if (more) problems.push({ ...more, severity: isError ? 'error' : 'warning' });
  }
  return problems;
}

/** What is known only here: near names, and the sentences there are. */
function helpFor({ near, forms }: Issue['args']): string | undefined {
  if (Array.isArray(near) && near.length) return didYouMean(near);
  if (Array.isArray(forms) && forms.length)
    return `I know ${forms.length === 1 ? 'this form' : 'these forms'}: ${forms.map((form) => `\`${form}\``).join('; ')}.`;
  return undefined;
}
