import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Brain, MOST_BOT_BYTES, readBrain } from '@draco-table/bots';
import type { Ruleset } from '@draco-table/ruleset';
import { Failure, systemFailure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { shown } from '../input/find.js';
import { findByName } from '../input/library.js';
import type { LoadedGame } from '../input/load.js';
import { type BotName, isLevel } from '../play/bots.js';

/** Where what was learned of a game lies: in the folder beside its file, or beside its ruleset. */
export function botPath(game: string): string {
  const folder = dirname(game);
  if (!game.endsWith('.json')) {
    const name = basename(game, '.draco');
    // A game may lie in its own folder.
    return basename(folder) === name ? join(folder, 'bot.json') : join(folder, name, 'bot.json');
  }
  return basename(game) === 'ruleset.json' || basename(game) === 'game.json'
    ? join(folder, 'bot.json')
    : join(folder, `${basename(game, '.json')}.bot.json`);
}

/** What was learned of a game or deck: its own, or that of the game which the deck builds on; undefined where there is none. */
export function findBrain(game: string, ruleset: Ruleset, cwd: string): { brain: Brain; path: string } | undefined {
  const base = findByName(ruleset.game, dirname(game));
  for (const path of [botPath(game), ...(base ? [botPath(base)] : [])]) {
    const brain = brainAt(path, ruleset, cwd);
    if (brain) return { brain, path };
  }
  return undefined;
}

/** Reads a bot's file; undefined where there is none, and a sentence where it is not what it should be. */
export function brainAt(path: string, ruleset: Ruleset, cwd: string): Brain | undefined {
  const name = shown(path, cwd);
  const text = readShort(path, name);
  if (text === undefined) return undefined;
  const read = readBrain(parse(text, name), ruleset);
  if (read.ok) return read.brain;
  if (read.reason === 'no-bot') throw noBot(name);
  throw new Failure('D1061', `${name} has learned another game, not ${ruleset.game}.`, 1, freshHelp);
}

const freshHelp = 'write it anew with draco train --fresh';
const noBot = (name: string): Failure =>
  new Failure('D1060', `${name} is not a bot that draco train wrote.`, 1, freshHelp);

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw noBot(name);
  }
}

function readShort(path: string, name: string): string | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const about = fstatSync(file);
    if (about.isFile() && about.size > MOST_BOT_BYTES) throw noBot(name);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    if (error instanceof Failure) throw error;
    if (error instanceof Error) Object.assign(error, { path: name });
    throw systemFailure(error) ?? error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** What was learned of the game, or of the game that a deck builds on, as a file to go with it. */
export function botBeside(game: LoadedGame, cwd: string): Record<string, string> {
  const found = findBrain(game.path, game.ruleset, cwd);
  return found ? { 'bot.json': readFileSync(found.path, 'utf8') } : {};
}

/** For who plays by level: what was learned of the game, if anything, and a word where that is nothing or of other rules. */
export function brainFor(game: LoadedGame, names: readonly BotName[], io: Io): Brain | undefined {
  if (!names.some(isLevel)) return undefined;
  const found = findBrain(game.path, game.ruleset, io.cwd);
  if (!found) io.err(`${io.words.train.none(game.name)}\n`);
  else if (!found.brain.isExact) io.err(`${io.words.train.other(shown(found.path, io.cwd), game.name)}\n`);
  return found?.brain;
}
