/** Every problem that texts can have: what is said of it. The long explanations are in `d07.ts`. */
import type { Problem, ProblemArg, Range, Severity } from '@draco-table/ruleset';
import { isLanguageOf, languageName, shortList } from './named.js';

export interface Entry {
  severity: Severity;
  /** `{name}` stands for an argument. */
  message: string;
  help?: string;
}

export const catalogue = {
  D0701: {
    severity: 'error',
    message: 'There is no text “{id}” in {lang}.',
    help: 'Add “{id} = …” to the text file of that language.',
  },
  D0702: { severity: 'error', message: 'The text “{id}” in {lang} cannot be put together: {reason}.' },
  D0703: {
    severity: 'error',
    message: 'This message is broken: {reason}.',
    help: 'A broken message is left out of the game. Compare it with a message that works.',
  },
  D0704: {
    severity: 'warning',
    message: 'Nothing in the game uses the text “{id}”.',
    help: 'Delete it, or correct its id.',
  },
  D0705: {
    severity: 'error',
    message: 'The text “{id}” uses “{name}”, which does not exist there.',
    help: 'It may use {known}.',
  },
  D0706: {
    severity: 'warning',
    message: 'The text “{id}” leaves out “{name}”, which the {source} text uses.',
    help: 'If the language does not need it, say so with the comment “# without {name}” above the message.',
  },
  D0707: {
    severity: 'warning',
    message: 'The {source} text of “{id}” has changed since it was translated.',
    help: 'Compare, correct the translation, then note the new version with `draco texts mark`.',
  },
  D0708: { severity: 'error', message: 'The text “{id}” stands here a second time.', help: 'The later one would win.' },
  D0709: {
    severity: 'error',
    message: 'The text “{id}” refers to “{name}”, which does not exist.',
  },
  D0710: {
    severity: 'error',
    message: 'The card “{card}” has no text in {lang}, and none can be made from what it does: {reason}.',
    help: 'Write “.text” for “{id}”, or add the words that are lacking.',
  },
  D0711: { severity: 'error', message: 'Line {line} of the table cannot be used: {reason}.' },
  D0712: {
    severity: 'warning',
    message: 'The text “{id}” holds markup, which readers would see as it stands: {markup}',
    help: 'Texts are plain. The page decides what they look like.',
  },
  D0714: {
    severity: 'warning',
    message: '{count} texts are not translated into {lang} yet; readers see {source}.',
    help: 'Translate them, then delete “# untranslated” above each. `draco texts status` lists them.',
  },
  D0715: {
    severity: 'warning',
    message: 'Line {line} of the table has a text “{id}”, which nothing in the game uses; it was left out.',
    help: 'Correct its id. The ids of the game are in a new table: `draco texts table`.',
  },
  D0716: {
    severity: 'warning',
    message:
      'Line {line} of the table has another text for “{id}”, which changed in {file} since the table was written; the text of the file was kept.',
    help: 'Compare the two. To take what the table says all the same, import it with --force.',
  },
  D0717: {
    severity: 'warning',
    message:
      'The table does not say which version of {file} it was made from, so what is finished there and differs was kept: {ids}.',
    help: 'Compare them. To take what the table says, import it with --force. A table that `draco texts table` writes now has versions.',
  },
  D0718: {
    severity: 'warning',
    message:
      '{count} words that are not the game’s own are not in {lang} yet; who plays sees them in English: {concerns}.',
    help: 'Write the files that are missing: draco new language {lang}',
  },
  D0719: {
    severity: 'error',
    message: 'The text “{id}” lacks a plural form that {lang} has: {forms}.',
    help: 'Add a line for each of them before “*[other]”.',
  },
  D0720: {
    severity: 'error',
    message: 'The text “{id}” asks for the form “{form}” of a name, and no name has it.',
    help: 'Forms there are: {known}.',
  },
  D0721: {
    severity: 'error',
    message: 'The text “{id}” was saved in a wrong encoding: it holds “{found}”.',
    help: 'Open the file it came from as UTF-8, and save it as UTF-8.',
  },
  D0722: {
    severity: 'error',
    message: 'This is no table of texts: {reason}.',
    help: 'CSV, XLSX and PO are read. A new table of the game: `draco texts table`.',
  },
  D0723: {
    severity: 'error',
    message: '{count} texts are missing in {lang}: {ids}.',
    help: 'Add them to the text file of that language; `draco new language` writes a skeleton of all.',
  },
  D0713: {
    severity: 'error',
    message: '“{lang}” is not the name of a language.',
    help: 'Name the file after the language: en.ftl, nl.ftl, pt-BR.ftl.',
  },
} satisfies Record<string, Entry>;

export type TextCode = keyof typeof catalogue;

export function textProblem(
  code: TextCode,
  args: Record<string, ProblemArg>,
  place: { file?: string; range?: Range } = {},
): Problem {
  const entry: Entry = catalogue[code];
  const problem: Problem = { code, severity: entry.severity, args, message: fill(code, entry.message, args) };
  if (entry.help !== undefined) problem.help = fill('', entry.help, args);
  if (place.file !== undefined) problem.file = place.file;
  if (place.range !== undefined) problem.range = place.range;
  return problem;
}

function fill(code: string, template: string, args: Record<string, ProblemArg>): string {
  return template.replace(/\{([a-z]+)\}/g, (whole, name: string) => {
    const given = args[name];
    const value = Array.isArray(given)
      ? shortList(given)
      : isLanguageOf(code, name)
        ? languageName(String(given), 'en')
        : given;
    return value === undefined ? whole : String(value);
  });
}
