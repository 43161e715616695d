/** The words that come with the command, and those that a project has in its folder `words`: `it/shared.ftl` and the like. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chain, type Sources } from '@draco-table/text';
import { atHome } from '../home/home.js';

/** Of one language there is one folder, and in it a file for each of these. */
export const CONCERNS = [
  'shared',
  'grammar',
  'table',
  'panel',
  'online',
  'site',
  'workshop',
  'composer',
  'command',
  'print',
  'editor',
  'problems',
] as const;
export type Concern = (typeof CONCERNS)[number];

/** In the published package the words lie in its own folder; in the repository they are a package. */
export function wordsHome(): string {
  const own = atHome('words');
  return existsSync(own) ? own : atHome('..', '..', 'packages', 'words');
}

/** What comes with the command, then what the project has, which wins. */
const folders = (): string[] => [wordsHome(), join(process.cwd(), 'words')];

/** The languages that there are words in, by their folders. */
export function wordLanguages(): string[] {
  return [...new Set(folders().flatMap(languagesIn))].sort();
}

function languagesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) =>
      CONCERNS.some((concern) => existsSync(join(folder, name, `${concern}.ftl`))),
    );
  } catch {
    return []; // a project need not have any
  }
}

const read = new Map<string, string | undefined>();

function textOf(folder: string, lang: string, concern: Concern): string | undefined {
  const path = join(folder, lang, `${concern}.ftl`);
  if (!read.has(path)) read.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  return read.get(path);
}

/** The file of a concern, the project's before the one that comes with the command. */
export function wordFile(lang: string, concern: Concern): { path: string; text: string } | undefined {
  for (const folder of folders().reverse()) {
    const text = textOf(folder, lang, concern);
    if (text !== undefined) return { path: join(folder, lang, `${concern}.ftl`), text };
  }
  return undefined;
}

/** The words of these concerns in a language and in those that it falls back on. */
export function readWords(lang: string, ...concerns: Concern[]): Sources {
  return sourcesOf(chain(lang, wordLanguages()), concerns);
}

/** The words of these concerns in every language. */
export function allWords(...concerns: Concern[]): Sources {
  return sourcesOf(wordLanguages(), concerns);
}

function sourcesOf(tags: readonly string[], concerns: readonly Concern[]): Sources {
  const texts = (tag: string) =>
    folders().flatMap((folder) => concerns.flatMap((concern) => textOf(folder, tag, concern) ?? []));
  return Object.fromEntries(tags.map((tag) => [tag, texts(tag)]));
}
