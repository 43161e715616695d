import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from '@draco-table/lang';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { joinSources, type Sources } from '@draco-table/text';
import type { TextFile } from '@draco-table/text/check';
import { allWords } from '../words/files.js';
import { readBytes, shown } from './find.js';

/** The text files in a game's own folder: GAME.draco has GAME/en.ftl, GAME/nl.ftl, … */
export async function readTextFiles(entry: string, cwd: string, problems: Problem[]): Promise<TextFile[]> {
  const folder = textFolder(entry);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.ftl')).sort();
  const files: TextFile[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const file = shown(path, cwd);
    const read = decode(await readBytes(path, cwd), file);
    if (read.problem) problems.push(read.problem);
    else files.push({ lang: name.slice(0, -'.ftl'.length), file, text: read.text });
  }
  return files;
}

export function textFolder(entry: string): string {
  return entry.replace(/\.draco$/, '');
}

/** Whether a deck's skeleton in a language holds the texts of its game too, which has none in that language. */
export function hasGameTexts({ deck }: Ruleset, texts: readonly TextFile[], language: string): boolean {
  return deck !== undefined && !texts.some(({ lang }) => lang === language);
}

/** The game's own Fluent sources by language. */
export function bundles(files: readonly TextFile[]): Record<string, string[]> {
  return joinSources(...files.map(({ lang, text }) => ({ [lang]: [text] })));
}

/** The words that all games share and the grammar of made texts, in every language. */
export const gameWords = (): Sources => allWords('shared', 'grammar');
