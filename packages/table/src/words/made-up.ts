// A file of its own, so that what takes texts apart is fetched only for a language that nobody speaks.
import { createTexts, type Texts } from '@draco-table/text';
import { type PseudoLocale, pseudo } from '@draco-table/text/check';
import shared from '@draco-table/words/en/shared';
import type { Worded } from './texts-for.js';

/** Words made from the English: they show what does not fit or is not translated. A game's own come first. */
export function madeUp({ ruleset, bundles, lang, players }: Worded): Texts {
  const own = bundles[lang] ?? [shared, ...(bundles.en ?? [])].map((text) => pseudo(text, lang as PseudoLocale));
  return createTexts({ ruleset, bundles: { ...bundles, [lang]: own }, lang, players });
}
