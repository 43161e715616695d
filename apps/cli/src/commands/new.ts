import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { format } from '@draco-table/lang';
import type { Ruleset } from '@draco-table/ruleset';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { wrap } from '../frame/layout.js';
import { writeWhole } from '../frame/write.js';
import { shown } from '../input/find.js';
import { namedGame, resolveGame } from '../input/library.js';
import { loadGame } from '../input/load.js';
import { gameWords, hasGameTexts, textFolder } from '../input/texts.js';
import type { Handler } from '../program/shape.js';
import { newCard as makeCard, type NewCard } from '../scaffold/card.js';
import { deckFiles, deckSource } from '../scaffold/deck.js';
import { gameFiles } from '../scaffold/game.js';
import { checkLanguage, checkName } from '../scaffold/names.js';

export const newGame: Handler = (operands, flags, io) => {
  const name = checkName(operands[0] as string[]);
  const folder = resolve(io.cwd, (flags.dir as string | undefined) ?? name);
  writeAll(io, folder, gameFiles(name));
  next(io, [`draco check ${at(io, folder)}`, `draco play ${join(at(io, folder), `${name}.draco`)}`]);
  return 0;
};

export const newDeck: Handler = async (operands, flags, io) => {
  const name = checkName(operands[0] as string[]);
  const folder = resolve(io.cwd, (flags.dir as string | undefined) ?? name);
  const on = flags.on as string;
  const path = resolveGame(on, io.cwd);
  const game = await loadGame(path, io);
  if (name === game.ruleset.game || name === game.ruleset.deck) {
    throw new Failure(
      'D1018',
      `${name} is the name of what it builds on; a deck needs a name of its own.`,
      2,
      `use a name such as ${name}-more`,
    );
  }
  if (game.ruleset.deck !== undefined) {
    const why = `${on} is a deck; a deck builds on a game.`;
    throw new Failure('D1015', why, 2, `use --on ${game.ruleset.game}`);
  }
  // A game that is found by its name is named; any other is pointed at from the new folder.
  const reference = /^[a-z][a-z0-9-]*$/.test(on) ? on : `"${relative(folder, path).split('\\').join('/')}"`;
  const card = makeCard(game.ruleset, `${name}-card`);
  const source = deckSource(name, reference, card);
  const test = await testOf(card, `${name}-card`, join(folder, `${name}.draco`), source, game.ruleset, io);
  writeAll(io, folder, deckFiles(name, reference, card, source, test));
  next(io, [
    `draco check ${at(io, folder)}`,
    `draco play ${join(at(io, folder), `${name}.draco`)} --card ${name}-card`,
  ]);
  return 0;
};

export const newCard: Handler = async (operands, flags, io) => {
  const name = checkName(operands[0] as string[]);
  const path = entryIn(flags.in as string, io);
  const { ruleset } = await loadGame(path, io);
  if (ruleset.designs.some((design) => design.id === name || design.family === name)) {
    throw new Failure('D1004', `${shown(path, io.cwd)} has a card ${name} already.`);
  }
  const card = makeCard(ruleset, name);
  const source = readFileSync(path, 'utf8');
  const total = new RegExp(`^([ \\t]*total[ \\t]+${card.type}[ \\t]+)\\d+`, 'm');
  const counted = source.replace(total, (_, head: string) => `${head}${card.total}`);
  const text = `${counted.trimEnd()}\n\n${card.code}`;
  const test = await testOf(card, name, path, text, ruleset, io);
  writeWhole(path, laidOut(path, `${text}\n${test}`));
  const folder = textFolder(path);
  const others = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ftl')) : [];
  // In other languages it has its name; what it says is made from what it does, in the language itself.
  const written = [...new Set(['en.ftl', ...others])].map((file) => {
    const texts = join(folder, file);
    const before = existsSync(texts) ? `${readFileSync(texts, 'utf8').trimEnd()}\n\n` : '';
    writeWhole(texts, `${before}${file === 'en.ftl' ? card.text : card.name}`);
    return shown(texts, io.cwd);
  });
  io.out(`${io.style('green', '✓')} ${io.words.scaffold.added(name, shown(path, io.cwd), written.join(', '))}\n`);
  next(io, [`draco check ${at(io, path)}`, `draco play ${at(io, path)} --card ${name}`]);
  return 0;
};

export const newLanguage: Handler = async (operands, flags, io) => {
  const language = checkLanguage(operands[0] as string);
  const path = entryIn(namedGame(flags.game ?? flags.in), io);
  const { ruleset, texts } = await loadGame(path, io);
  const { skeleton } = await import('@draco-table/text/check');
  const file = join(textFolder(path), `${language}.ftl`);
  writeAll(io, dirname(file), { [basename(file)]: skeleton(ruleset, texts, language, gameWords()) });
  const { writeWords } = await import('./new-words.js');
  const written = writeWords(language, io);
  if (hasGameTexts(ruleset, texts, language)) {
    io.out(`\n${wrap(io.words.texts.allOfGame(ruleset.game, language), io.width).join('\n')}\n`);
  }
  if (written.length > 0) printSteps(io, written, shown(file, io.cwd));
  next(io, [`draco texts status ${at(io, path)} --lang ${language}`, `draco play ${at(io, path)} --lang ${language}`]);
  return 0;
};

/** What to do first, so that one game can be played. */
function printSteps(io: Io, written: readonly string[], game: string): void {
  const { texts: words } = io.words;
  const named = (...concerns: string[]) =>
    written.filter((path) => concerns.some((concern) => path.endsWith(`${concern}.ftl`)));
  const first = ['shared', 'table', 'panel'];
  const rest = written.filter((path) => !named(...first).includes(path));
  const steps = [
    [named('shared'), 'shared'],
    [named('table', 'panel'), 'table'],
    [[game], 'game'],
    [rest, 'rest'],
  ] as const;
  io.out(`\n${words.first}\n`);
  for (const [files, what] of steps)
    if (files.length > 0) io.out(`${wrap(`- ${words.step(what, files.join(', '))}`, io.width).join('\n  ')}\n`);
}

/** A test that plays the card, if that can be shown. */
async function testOf(
  card: NewCard,
  name: string,
  path: string,
  source: string,
  ruleset: Ruleset,
  io: Io,
): Promise<string> {
  const { exampleTest } = await import('../scaffold/example.js');
  return (await exampleTest(path, source, name, ruleset, io.cwd)) ?? card.plainTest;
}

/** A game or deck file, or the folder that holds one of its own name. */
function entryIn(where: string, io: Io): string {
  const path = resolve(io.cwd, where);
  if (!existsSync(path) || !statSync(path).isDirectory()) return resolveGame(where, io.cwd);
  const inside = join(path, `${basename(path)}.draco`);
  if (existsSync(inside)) return inside;
  if (existsSync(`${path}.draco`)) return `${path}.draco`;
  throw new Failure(
    'D1008',
    `There is no ${basename(path)}.draco in ${shown(path, io.cwd)}.`,
    2,
    'give the file of the game or deck',
  );
}

function writeAll(io: Io, folder: string, files: Record<string, string>): void {
  const paths = Object.keys(files).map((name) => join(folder, name));
  // All or nothing: look before the first is written.
  for (const path of paths) {
    if (existsSync(path))
      throw new Failure('D1004', `${shown(path, io.cwd)} exists already.`, 2, 'choose another name, or --dir');
  }
  for (const [name, text] of Object.entries(files)) {
    writeWhole(join(folder, name), laidOut(name, text));
    io.out(`${io.style('green', '+')} ${shown(join(folder, name), io.cwd)}\n`);
  }
}

/** What we write is laid out as `draco fmt` would. */
function laidOut(name: string, text: string): string {
  return name.endsWith('.draco') ? format(text, name).text : text;
}

function at(io: Io, path: string): string {
  return shown(path, io.cwd);
}

function next(io: Io, commands: readonly string[]): void {
  io.out(`\n${io.words.scaffold.next}\n${commands.map((command) => `  ${command}\n`).join('')}`);
}
