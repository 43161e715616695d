import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Before, cardsBefore, type Fonts, type PrintedGame, readBefore } from '@draco-table/print';
import { pseudo } from '@draco-table/text/check';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { readBytes, shown } from '../input/find.js';
import { resolveGame } from '../input/library.js';
import { type LoadedGame, loadGame, openTexts } from '../input/load.js';
import { lookOf } from '../input/look.js';
import { readWords } from '../words/files.js';

/** A game with its words in a language and its look, ready for paper. */
export async function gameToPrint(name: string, lang: string, io: Io): Promise<PrintedGame> {
  const game = withPseudo(await loadGame(resolveGame(name, io.cwd), io), lang);
  const look = game.path.endsWith('.json') ? lookBeside(game.path) : lookOf(game, io.cwd);
  const theme = look['theme.json'];
  const art = look['art.svg'];
  return {
    ruleset: game.ruleset,
    texts: openTexts(game, lang),
    words: readWords(lang, 'print'),
    ...(theme !== undefined && { theme: JSON.parse(theme) as unknown }),
    ...(art !== undefined && { art }),
  };
}

/** A made-up language is made when it is asked for. */
function withPseudo(game: LoadedGame, lang: string): LoadedGame {
  if ((lang !== 'en-XA' && lang !== 'ar-XB') || game.texts.some((file) => file.lang === lang)) return game;
  const made = game.texts
    .filter((file) => file.lang === 'en')
    .map((file) => ({ ...file, lang, text: pseudo(file.text, lang) }));
  return { ...game, texts: [...game.texts, ...made] };
}

/** What `build` puts into the folder of a ruleset. */
function lookBeside(path: string): Record<string, string> {
  return Object.fromEntries(
    ['theme.json', 'art.svg']
      .map((name) => [name, join(dirname(path), name)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => [name, readFileSync(file, 'utf8')]),
  );
}

/** The cards as they were: in a PDF that was printed, or in a game's files of that time. */
export async function readSince(file: string, lang: string, fonts: Fonts, io: Io): Promise<Before> {
  const path = resolve(io.cwd, file);
  if (/\.(draco|json)$/.test(file)) return cardsBefore(await gameToPrint(path, lang, io), fonts);
  await readBytes(path, io.cwd);
  const before = readBefore(readFileSync(path));
  if (before) return before;
  throw new Failure(
    'D1050',
    `${shown(path, io.cwd)} was not printed by draco.`,
    1,
    'A PDF of draco print, or a game or deck as it was before',
  );
}
