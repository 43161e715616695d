import type { Ruleset } from '@draco-table/ruleset';
import { createTexts, type Texts } from '@draco-table/text';
import words from '@draco-table/words/en/table';
import { type GameData, tagsFor } from '../load/load-game.js';
import { titleFont } from '../load/title-font.js';
import { emptyRuleset } from './empty-ruleset.js';
import { fetchWords } from './fetch-words.js';

/** The words of a game with what they were made from, so that more can be made of it. */
export interface Worded {
  texts: Texts;
  ruleset: Ruleset;
  bundles: Record<string, string[]>;
  /** As it was asked for. */
  lang: string;
  /** What kept a text file from being read: its words are missing then, or come in another language. */
  missing: unknown;
  players: readonly (string | undefined)[] | undefined;
}

/** The words of the game and of the table in the language asked for, with what they fall back on. */
export async function textsFor(
  available: GameData['texts'],
  ruleset: Ruleset = emptyRuleset,
  lang = 'en',
  /** English words of the table that are not in the first ones. */
  more = '',
  /** Words of a part that came later, by language. */
  later: Record<string, string> = {},
  players?: readonly (string | undefined)[],
): Promise<Worded> {
  const bundles: Record<string, string[]> = { en: [words, more] };
  const letters = titleFont();
  for (const [tag, text] of [
    ...Object.entries(await fetchWords(lang, 'shared', 'table', 'panel')),
    ...Object.entries(later),
  ])
    bundles[tag] = [...(bundles[tag] ?? []), text];
  let missing: unknown;
  await Promise.all(
    tagsFor(available, lang).map(async (tag) => {
      try {
        const text = await available[tag]?.();
        if (text !== undefined) bundles[tag] = [...(bundles[tag] ?? []), String(text)];
      } catch (error) {
        missing ??= error;
      }
    }),
  );
  await letters;
  return { texts: createTexts({ ruleset, bundles, lang, players }), ruleset, bundles, lang, players, missing };
}
