/** How much of the words that are not a game's own each language has. */
import { relative } from 'node:path';
import { type ConcernStatus, concernCoverage, type TextFile } from '@draco-table/text/check';
import { CONCERNS, type Concern, wordFile, wordLanguages } from './files.js';

/** What who plays sees; the others are for who writes, translates or prints. */
export const PLAYED: readonly Concern[] = ['shared', 'table', 'panel'];

export function wordsStatus(lang: string, concerns: readonly Concern[] = CONCERNS): ConcernStatus[] {
  return concerns.flatMap((concern) => {
    const source = fileOf('en', concern);
    return source ? [concernCoverage(concern, source, fileOf(lang, concern), lang).status] : [];
  });
}

export function fileOf(lang: string, concern: Concern): TextFile | undefined {
  const found = wordFile(lang, concern);
  return found && { lang, file: relative(process.cwd(), found.path), text: found.text };
}

/** Every language that there are words in, and these. */
export const languagesWith = (more: readonly string[]): string[] =>
  [...new Set([...wordLanguages(), ...more])].filter((lang) => lang !== 'en').sort();
