import { type ProblemWords, problemWords } from '@draco-table/problems';
import { readWords } from './files.js';

/** Problems in a language; in English where there are no words for them. */
export const problemsIn = (lang: string): ProblemWords => problemWords(readWords(lang, 'problems'), lang);
