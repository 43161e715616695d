/** The chain of languages that a text is looked for in, each with its Fluent bundle. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { base } from './generated/base.js';
import { minus, primary, typography } from './morphology.js';
import { functions } from './nominal.js';

export interface Language {
  tag: string;
  bundle: FluentBundle;
}

/** Text files by language; later files win over earlier ones, so a deck may reword its game. */
export type Sources = Record<string, readonly string[]>;

/** The language of last resort: the one that every game has. */
export const LAST_RESORT = 'en';

/** The languages to try, in order: `nl-BE` of a game in `nl` and `en` gives nl, en. */
export function chain(wanted: string, available: readonly string[]): string[] {
  const exact = available.filter((tag) => tag.toLowerCase() === wanted.toLowerCase());
  const script = written(wanted);
  const near = available.filter((tag) => script !== undefined && written(tag) === script);
  return [...new Set([...exact, ...near.sort((a, b) => a.length - b.length), LAST_RESORT])];
}

/** Language and script, since the same language in another script cannot be read: `zh-Hant` of `zh-TW`. */
function written(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined; // not the tag of a language
  }
}

export function openLanguages(sources: Sources, wanted: string, isolate: boolean): Language[] {
  const tags = chain(wanted, [...new Set([...Object.keys(sources), ...Object.keys(base)])]);
  return tags.map((tag) => {
    const bundle = new FluentBundle(tag, {
      useIsolating: isolate,
      functions: functions(() => language),
      transform: typography(tag),
    });
    const language: Language = { tag, bundle };
    const own = Object.hasOwn(sources, tag) ? (sources[tag] ?? []) : [];
    const first = Object.hasOwn(base, primary(tag)) ? [base[primary(tag) as keyof typeof base]] : [];
    for (const source of [...first, ...own]) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return language;
  });
}

export type Args = Record<string, FluentVariable>;

/** Formats a message, or one attribute of it; undefined when this language does not have it. */
export function format(
  language: Language,
  id: string,
  attribute: string | undefined,
  args: Args | null,
  errors: Error[],
): string | undefined {
  const message = language.bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return undefined;
  return minus(language.bundle.formatPattern(pattern, args, errors));
}
