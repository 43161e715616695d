import type { Ruleset } from '@draco-table/ruleset';
import { createTexts, type Texts } from '@draco-table/text';
import { type GameData, tagsFor } from '../load/load-game.js';
import { loadStrings } from '../strings/strings.js';
import { emptyRuleset } from './empty-ruleset.js';

/** The words of a game with what they were made from, so that more can be made of it. */
export interface Worded {
  texts: Texts;
  ruleset: Ruleset;
  bundles: Record<string, string[]>;
  /** As it was asked for. */
  lang: string;
}

/** The words of the game and of the table in the language asked for, with what they fall back on. */
export async function textsFor(
  available: GameData['texts'],
  ruleset: Ruleset = emptyRuleset,
  lang = 'en',
  /** English words of the table that are not in the first ones. */
  more = '',
): Promise<Worded> {
  const bundles: Record<string, string[]> = {};
  for (const [tag, text] of Object.entries(await loadStrings(lang)))
    bundles[tag] = [tag === 'en' ? `${text}\n${more}` : text];
  await Promise.all(
    tagsFor(available, lang).map(async (tag) => {
      const text = await available[tag]?.();
      if (text !== undefined) bundles[tag] = [...(bundles[tag] ?? []), text];
    }),
  );
  return { texts: createTexts({ ruleset, bundles, lang }), ruleset, bundles, lang };
}
