/** The chain of languages that a text is looked for in, each with its Fluent bundle. */

import { TEXT_LIMITS } from '@draco-table/ruleset';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { extentOf } from './extent.js';
import { minus, typography } from './morphology.js';
import { functions } from './nominal.js';
import { shallow } from './shallow.js';
import { withoutUntranslated } from './untranslated.js';

export interface Language {
  tag: string;
  readonly bundle: FluentBundle;
  /** Set while a sentence is made, when a name in it had to come from another language: then the sentence does too. */
  borrows?: boolean;
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

/** Sources of two kinds together, those of the second winning: the words all games share, then the game's. */
export function joinSources(...all: readonly Sources[]): Record<string, string[]> {
  const joined: Record<string, string[]> = {};
  for (const sources of all)
    for (const [tag, texts] of Object.entries(sources)) joined[tag] = [...(joined[tag] ?? []), ...texts];
  return joined;
}

export function openLanguages(sources: Sources, wanted: string, isolate: boolean): Language[] {
  const tags = chain(wanted, Object.keys(sources));
  return tags.map((tag) => {
    let opened: FluentBundle | undefined;
    const language: Language = {
      tag,
      // A language to fall back on is read only when something is looked for in it.
      get bundle() {
        opened ??= open(tag, sources, isolate, () => language);
        return opened;
      },
    };
    return language;
  });
}

function open(tag: string, sources: Sources, isolate: boolean, language: () => Language): FluentBundle {
  const bundle = new FluentBundle(tag, {
    useIsolating: isolate,
    functions: functions(language),
    transform: typography(tag),
  });
  const own = Object.hasOwn(sources, tag) ? (sources[tag] ?? []) : [];
  for (const source of own)
    bundle.addResource(new FluentResource(shallow(withoutUntranslated(source))), { allowOverrides: true });
  return bundle;
}

export type Args = Record<string, FluentVariable>;

/** Formats a message, or one attribute of it; undefined when this language does not have it. */
export function format(...given: Parameters<typeof formatPlain>): string | undefined {
  const text = formatPlain(...given);
  return text === undefined ? undefined : minus(text);
}

/** The same with hyphens as they are: a sentence may show what is to be typed. */
export function formatPlain(
  language: Language,
  id: string,
  attribute: string | undefined,
  args: Args | null,
  errors: Error[],
): string | undefined {
  const message = language.bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return undefined;
  if (extentOf(language.bundle, pattern) > TEXT_LIMITS.message) {
    errors.push(new RangeError(`it may become longer than ${TEXT_LIMITS.message} characters`));
    return '…';
  }
  return language.bundle.formatPattern(pattern, args, errors);
}
