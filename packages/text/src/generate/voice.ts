/** One language as the writer of card texts speaks it: its grammar, its nouns, and names that stand in their cases. */

import type { Ruleset } from '@draco-table/ruleset';
import grammar from '@draco-table/words/en/grammar';
import shared from '@draco-table/words/en/shared';
import type { FluentVariable } from '@fluent/bundle';
import { type Args, format, joinSources, type Language, openLanguages, type Sources } from '../languages.js';
import { decline, primary, sentence } from '../morphology.js';
import { FluentNominal, listOf, type Nominal } from '../nominal.js';
import type { Shown } from '../shown.js';
import { withoutUntranslated } from '../untranslated.js';
import { namesOf } from '../values.js';

/** Something for which there are no words. */
export class Gap extends Error {}

const CASES = new Set(['acc', 'dat', 'gen', 'nom']);

export interface Voice {
  language: Language;
  has(id: string, attribute?: string): boolean;
  /** Whether a text says anything of a value. */
  speaksOf(id: string, attribute: string, name: string): boolean;
  /** A message of the grammar or the game; a gap when it is lacking or cannot be put together. */
  say(id: string, args?: Record<string, FluentVariable | Nominal>, attribute?: string): string;
  /** The value of a constant, in this language only. */
  name(value: Shown): Nominal;
  message(id: string): Nominal;
  /** A message that takes `$case`, as a name that stands in cases. */
  phrase(id: string, args: Record<string, FluentVariable | Nominal>, noun?: Nominal, person?: string): Nominal;
  /** Attributes such as `one`, `one-acc`, `your-in` of a message, as a name; undefined when it has none. */
  variant(
    id: string,
    attribute: string,
    args: Record<string, FluentVariable | Nominal>,
    noun?: Nominal,
    person?: string,
  ): Nominal | undefined;
  literal(text: string, noun?: Nominal): Nominal;
  capital(text: string): string;
  list(items: Nominal[], type: 'and' | 'or'): Nominal;
}

const english: Sources = { en: [shared, grammar] };

/** Whether the words of a language come with its grammar: `grammar = nl`. */
export function hasGrammar(lang: string, sources: Sources): boolean {
  return wordsOf(lang, sources).some((text) => /^grammar = /m.test(withoutUntranslated(text)));
}

/** With those of the language without its region: `nl` of `nl-BE`. */
function wordsOf(lang: string, sources: Sources): readonly string[] {
  const all = joinSources(english, sources);
  return [...new Set([primary(lang), lang])].flatMap((tag) => (Object.hasOwn(all, tag) ? (all[tag] ?? []) : []));
}

/** Undefined when there is no grammar for the language. */
export function voice(ruleset: Ruleset, sources: Sources, lang: string): Voice | undefined {
  if (!hasGrammar(lang, sources)) return undefined;
  const language = openLanguages({ [lang]: wordsOf(lang, sources) }, lang, false)[0] as Language;
  const capital = (text: string) => sentence(lang, text);
  const names = namesOf(ruleset, [language], (id) => {
    throw new Gap(`“${id}” has no text`);
  });

  const variables = (args: Record<string, FluentVariable | Nominal>): Args =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        isNominal(value) ? new FluentNominal(value, language) : value,
      ]),
    );

  function say(id: string, args: Record<string, FluentVariable | Nominal> = {}, attribute?: string): string {
    const errors: Error[] = [];
    const text = format(language, id, attribute || undefined, variables(args), errors);
    const gap = errors.find((error) => error instanceof Gap) ?? errors[0];
    if (gap) throw gap instanceof Gap ? gap : new Gap(`“${id}”: ${gap.message}`);
    if (text === undefined) throw new Gap(`“${attribute ? `${id}.${attribute}` : id}” has no text`);
    return text;
  }

  const has = (id: string, attribute?: string) => {
    const message = language.bundle.getMessage(id);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  };

  const speaksOf = (id: string, attribute: string, name: string) =>
    mentions(language.bundle.getMessage(id)?.attributes[attribute], name);

  /** A name made of a text per case, or per any form that its entry states. */
  function cased(id: string, text: (kase: string) => string | undefined, noun?: Nominal, person?: string): Nominal {
    return {
      id,
      form(_, form) {
        const plain = text('nom') ?? '';
        const stated = (which: string) => (which === 'nom' || which === 'noun' ? undefined : text(which));
        return decline(lang, { name: plain, the: plain, stated }, form);
      },
      trait: (_, name) => (name === 'person' ? person : noun?.trait(language, name)),
    };
  }

  return {
    language,
    has,
    speaksOf,
    say,
    name: names.nominal,
    message: (id) => names.message(id),
    phrase: (id, args, noun, person) =>
      cased(id, (kase) => (CASES.has(kase) ? say(id, { ...args, case: kase }) : undefined), noun, person),
    variant(id, attribute, args, noun, person) {
      if (!has(id, attribute)) return undefined;
      return cased(
        id,
        (kase) => {
          const exact = attribute === '' ? kase : `${attribute}-${kase}`;
          return has(id, exact) ? say(id, args, exact) : kase === 'nom' ? say(id, args, attribute) : undefined;
        },
        noun,
        person,
      );
    },
    literal: (text, noun) => cased(text, (kase) => (CASES.has(kase) ? text : undefined), noun),
    capital,
    list: (items, type) =>
      items.length === 1 && items[0]
        ? items[0]
        : {
            id: items.map(({ id }) => id).join(','),
            form: (_, form) =>
              listOf(
                lang,
                items.map((item) => item.form(language, form)),
                type === 'or' ? 'disjunction' : 'conjunction',
              ),
            trait: (_, name) => (name === 'person' && items.length > 1 ? 'many' : undefined),
            items,
          },
  };
}

/** Whether a variable stands anywhere in a pattern. */
function mentions(part: unknown, name: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('type' in part && part.type === 'var') return 'name' in part && part.name === name;
  return Object.values(part).some((inner) => mentions(inner, name));
}

export function isNominal(value: unknown): value is Nominal {
  return typeof value === 'object' && value !== null && 'form' in value && 'trait' in value;
}
