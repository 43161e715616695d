import { openMessages } from '@draco-table/text';
import { commandWords, type Words } from './command-words.js';
import { readWords } from './files.js';

export type { Words };

/** The command's own words in a language; in English what it does not say in that. */
export function wordsFor(lang: string): Words {
  return commandWords(openMessages(readWords(lang, 'command'), lang, { plain: true }));
}
