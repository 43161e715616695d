/** A card as it reads in every language of its game. */
import type { DesignDef, Ruleset } from '@draco-table/ruleset';
import { createTexts, joinSources, type Texts } from '@draco-table/text';
import type { TextFile } from '@draco-table/text/check';
import { readText } from '@draco-table/text/exchange';
import { cardWriter } from '@draco-table/text/generate';
import type { Game } from './game.js';

export interface CardWords {
  lang: string;
  name: string;
  text?: string;
  /** As the game's or deck's own file has them, to be changed there; the text above may be made from the card. */
  written: { name?: string; text?: string };
}

export interface CardInWords {
  id: string;
  copies: number;
  numbers: { name: string; value: number }[];
  words: CardWords[];
}

interface Speaker {
  key: readonly string[];
  ruleset: Ruleset;
  texts: Texts;
}

const speakers = new WeakMap<Game, Map<string, Speaker>>();

/** The words of one language; kept as long as neither rules nor texts change. */
function speaker(game: Game, ruleset: Ruleset, lang: string, files: readonly TextFile[]): Texts {
  const known = speakers.get(game) ?? new Map<string, Speaker>();
  speakers.set(game, known);
  const key = files.filter((file) => file.lang === lang || file.lang === 'en').map(({ text }) => text);
  const before = known.get(lang);
  if (before?.ruleset === ruleset && before.key.length === key.length && before.key.every((one, at) => one === key[at]))
    return before.texts;
  const own = files.filter((file) => file.lang === lang || file.lang === 'en');
  const bundles = joinSources(game.words(), ...own.map((file) => ({ [file.lang]: [file.text] })));
  const texts = createTexts({ ruleset, bundles, lang, generate: cardWriter(ruleset, bundles) });
  known.set(lang, { key, ruleset, texts });
  return texts;
}

function writtenIn(file: TextFile | undefined, id: string): CardWords['written'] {
  const name = file && readText(file, id, '');
  const text = file && readText(file, id, 'text');
  return { ...(name !== undefined && { name }), ...(text !== undefined && { text }) };
}

/** A card of the game by its id, or the cards of a family. */
export function cardsInWords(game: Game, card: string): CardInWords[] {
  const ruleset = game.ruleset();
  if (!ruleset) return [];
  const isCard = ({ type }: DesignDef) => ruleset.types[type]?.base === 'card';
  const designs = ruleset.designs.filter((one) => isCard(one) && (one.id === card || one.family === card));
  const own = game.texts();
  const files = [...game.borrowed(), ...own];
  const langs = [...new Set(files.map(({ lang }) => lang))].sort((a, b) =>
    a === 'en' ? -1 : b === 'en' ? 1 : a < b ? -1 : 1,
  );
  return designs.map((design) => ({
    id: design.id,
    copies: design.copies,
    numbers: (design.params ?? []).flatMap(({ name, value }) => (typeof value === 'number' ? [{ name, value }] : [])),
    words: langs.map((lang) => {
      const texts = speaker(game, ruleset, lang, files);
      const text = texts.cardText(design.id);
      return {
        lang,
        name: texts.cardName(design.id),
        ...(text !== undefined && { text }),
        written: writtenIn(
          own.find((file) => file.lang === lang),
          `card-${design.family ?? design.id}`,
        ),
      };
    }),
  }));
}
