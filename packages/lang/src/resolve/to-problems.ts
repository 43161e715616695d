/** Issues to problems: offsets become lines and columns, arguments become text. */
import type { Problem } from '@draco-table/ruleset';
import type { Loaded } from '../files.js';
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
  return sorted.flatMap((issue) => {
    const source = sources.get(issue.file);
    if (!source) return [];
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
}

/** What is known only here: near names, and the sentences there are. */
function helpFor({ near, forms }: Issue['args']): string | undefined {
  if (Array.isArray(near) && near.length) return didYouMean(near);
  if (Array.isArray(forms) && forms.length)
    return `I know ${forms.length === 1 ? 'this form' : 'these forms'}: ${forms.map((form) => `\`${form}\``).join('; ')}.`;
  return undefined;
}
