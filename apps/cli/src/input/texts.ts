import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from '@draco-table/lang';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { TextFile } from '@draco-table/text/check';
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

/** Fluent sources by language, as `createTexts` takes them. */
export function bundles(files: readonly TextFile[]): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const { lang, text } of files) {
    result[lang] ??= [];
    result[lang].push(text);
  }
  return result;
}

/**
 * The files by which a game is judged: a deck answers for the languages it has files of, and for English; in the others
 * its own words are shown in English.
 */
export function judged(files: readonly TextFile[], borrowed: readonly string[]): TextFile[] {
  if (borrowed.length === 0) return [...files];
  const own = new Set(['en', ...files.filter((file) => !borrowed.includes(file.file)).map((file) => file.lang)]);
  return files.filter((file) => own.has(file.lang));
}
