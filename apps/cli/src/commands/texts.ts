import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suggest } from '@draco-table/lang';
import { mark, type PseudoLocale, parseTexts, pseudo, skeleton, type TextFile } from '@draco-table/text/check';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { refuseFolder, writeWhole } from '../frame/write.js';
import { shown } from '../input/find.js';
import { namedGame, resolveGame } from '../input/library.js';
import { type LoadedGame, loadGame } from '../input/load.js';
import { gameWords, hasGameTexts, textFolder } from '../input/texts.js';
import type { Handler } from '../program/shape.js';
import { checkLanguage } from '../scaffold/names.js';

export { status } from './texts-status.js';

/** `texts extract`: what a language lacks, with the English beside it. */
export const extract: Handler = async (operands, flags, io) => {
  const game = await open(flags.game ?? operands[0], io);
  const language = checkLanguage(flags.to as string);
  const text = skeleton(game.ruleset, game.texts, language, gameWords());
  if (text === '') {
    io.err(`${io.errStyle('green', '✓')} ${io.words.texts.complete(language)}\n`);
    return 0;
  }
  put(io, flags.out, text);
  if (hasGameTexts(game.ruleset, game.texts, language)) {
    io.err(`${io.words.texts.allOfGame(game.ruleset.game, language)}\n`);
  }
  return 0;
};

/** `texts pseudo`: the game's English in a made-up language. */
export const pseudoTexts: Handler = async (operands, flags, io) => {
  const game = await open(flags.game ?? operands[0], io);
  const sources = ofLanguage(game, 'en');
  if (sources.length === 0) throw new Failure('D1009', `${game.name} has no English texts.`, 1);
  put(io, flags.out, sources.map((file) => pseudo(file.text, flags.locale as PseudoLocale)).join('\n'));
  return 0;
};

/** `texts mark`: a translation is up to date with the English as it is now. */
export const markUpToDate: Handler = async (operands, flags, io) => {
  const game = await open(flags.game ?? operands[0], io);
  // With --game, the first operand is an entry like the others.
  const ids = [...(flags.game === undefined ? [] : [operands[0]]), ...(operands[1] as string[])].filter(
    (id) => id !== undefined,
  ) as string[];
  const target = ownFile(game, checkLanguage(flags.to as string), io);
  if (!target)
    throw new Failure(
      'D1001',
      `${game.name} has no texts in ${String(flags.to)}.`,
      2,
      `start with: draco new language ${String(flags.to)} --game ${shown(game.path, io.cwd)}`,
    );
  const known = parseTexts(target).entries.map(({ id }) => id);
  for (const id of ids) {
    if (known.includes(id)) continue;
    const [near] = suggest(id, known, 1);
    throw new Failure('D1015', `${target.file} has no text ${id}.`, 2, near ? `did you mean ${near}?` : undefined);
  }
  const text = mark(target, ofLanguage(game, 'en'), ids.length > 0 ? ids : undefined);
  writeWhole(resolve(io.cwd, target.file), text);
  io.out(`${io.style('green', '✓')} ${io.words.texts.marked(target.file)}\n`);
  return 0;
};

export function open(game: unknown, io: Io): Promise<LoadedGame> {
  return loadGame(resolveGame(namedGame(game), io.cwd), io);
}

export function ofLanguage(game: LoadedGame, language: string): TextFile[] {
  return game.texts.filter((file) => file.lang === language);
}

/** The game's or deck's own file, not that of the game below it. */
export function ownFile(game: LoadedGame, language: string, io: Io): TextFile | undefined {
  const path = join(textFolder(game.path), `${language}.ftl`);
  return existsSync(path) ? { lang: language, file: shown(path, io.cwd), text: readFileSync(path, 'utf8') } : undefined;
}

export function put(io: Io, out: unknown, content: string | Uint8Array): void {
  if (typeof out !== 'string' || out === '-') {
    // A byte order mark is part of a table.
    io.out(typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content));
    return;
  }
  const path = resolve(io.cwd, out);
  refuseFolder(path);
  if (existsSync(path) && readFileSync(path, 'utf8').trim() !== '') {
    throw new Failure('D1004', `${out} exists already.`, 2, 'remove it, or write to another file');
  }
  writeWhole(path, content);
  io.out(`${io.style('green', '+')} ${shown(path, io.cwd)}\n`);
}
