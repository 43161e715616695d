import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { wordsSkeleton } from '@draco-table/text/check';
import type { Io } from '../frame/io.js';
import { writeWhole } from '../frame/write.js';
import { atHome } from '../home/home.js';
import { CONCERNS, wordsHome } from '../words/files.js';
import { fileOf } from '../words/status.js';

/** In the repository the words are a package; elsewhere a project has them in its own folder. */
function folderFor(cwd: string): string {
  const isHere = !relative(atHome('..', '..'), cwd).startsWith('..') && !existsSync(atHome('words'));
  return isHere ? wordsHome() : join(cwd, 'words');
}

/** Writes what a language lacks of the words that are not a game's own; what is there stays as it is. */
export function writeWords(lang: string, io: Io): string[] {
  return CONCERNS.flatMap((concern) => {
    const source = fileOf('en', concern);
    const path = join(folderFor(io.cwd), lang, `${concern}.ftl`);
    if (!source || fileOf(lang, concern) || existsSync(path)) return [];
    mkdirSync(dirname(path), { recursive: true });
    writeWhole(path, wordsSkeleton(source, undefined, lang));
    return [relative(io.cwd, path).split(sep).join('/')];
  });
}
