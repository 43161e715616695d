/** The text of a card, made from what the card does. */
import type { Ruleset } from '@draco-table/ruleset';
import type { Sources } from '../languages.js';
import type { CardWriter } from '../texts.js';
import { Gap, type Voice, voice } from './voice.js';
import { writeCard } from './writer.js';

/** A text, or the reason why there is none: something that the card does has no words. */
export type Made = { text: string } | { reason: string };

export function generator(ruleset: Ruleset, sources: Sources): (card: string, lang: string) => Made {
  const voices = new Map<string, Voice | undefined>();
  return (card, lang) => {
    if (!voices.has(lang)) voices.set(lang, voice(ruleset, sources, lang));
    const speaking = voices.get(lang);
    const design = ruleset.designs.find(({ id }) => id === card);
    if (!design) return { reason: 'there is no such card' };
    if (!speaking) return { reason: `there is no grammar for “${lang}” yet` };
    try {
      return { text: writeCard(ruleset, design, speaking) };
    } catch (error) {
      if (error instanceof Gap) return { reason: error.message };
      throw error;
    }
  };
}

/** For `createTexts({ generate })`: undefined where no text can be made. */
export function cardWriter(ruleset: Ruleset, sources: Sources): CardWriter {
  const write = generator(ruleset, sources);
  return (card, lang) => {
    const made = write(card, lang);
    return 'text' in made ? made.text : undefined;
  };
}
