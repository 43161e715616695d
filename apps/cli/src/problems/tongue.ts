import type { Problem } from '@draco-table/ruleset';
import type { Words } from '../words/words.js';

/** Says problems in the language of the person. Codes, arguments and places stay as they are. */
export interface Tongue {
  problem(problem: Problem): Problem;
  /** A few words about a code, whose English ones are given. */
  title(code: string, english: string): string;
  /** A single sentence; as it is where there are no words for it. */
  say(text: string): string;
}

const ENGLISH: Tongue = { problem: (problem) => problem, title: (_, english) => english, say: (text) => text };

export async function tongueOf({ lang }: Words): Promise<Tongue> {
  return lang === 'en' ? ENGLISH : (await import('./in-language.js')).createTongue(lang);
}
