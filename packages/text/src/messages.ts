/** Words that belong to no game: what a page or a command says by itself. */
import { FluentNumber } from '@fluent/bundle';
import { type Args, format, formatPlain, openLanguages, type Sources } from './languages.js';
import { direction } from './morphology.js';

export interface Messages {
  /** The first language of the chain that there are words in. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  has(id: string): boolean;
  /** In the first language that has it; its id where none does. */
  say(id: string, args?: Args): string;
  /** A part of a message: `.help` of a problem. */
  attribute(id: string, attribute: string, args?: Args): string | undefined;
}

export interface MessagesOptions {
  /** As it can be typed and copied: large numbers are not set in groups, and a minus is a hyphen. */
  plain?: boolean;
}

export function openMessages(sources: Sources, lang: string, { plain = false }: MessagesOptions = {}): Messages {
  const languages = openLanguages(sources, lang, false);
  function find(id: string, attribute?: string, args: Args = {}): string | undefined {
    for (const language of languages) {
      const text = plain
        ? formatPlain(language, id, attribute, ungrouped(args), [])
        : format(language, id, attribute, args, []);
      if (text !== undefined) return text;
    }
    return undefined;
  }
  const first = languages[0]?.tag ?? lang;
  return {
    lang: first,
    dir: direction(first),
    has: (id) => languages.some(({ bundle }) => bundle.hasMessage(id)),
    say: (id, args) => find(id, undefined, args) ?? id,
    attribute: find,
  };
}

const ungrouped = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );
