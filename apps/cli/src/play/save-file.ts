import { readFileSync } from 'node:fs';
import { type Loaded, makeReplay, type SavedGame } from '@draco-table/engine';
import { Failure, systemFailure } from '../frame/failure.js';
import { writeWhole } from '../frame/write.js';

/** A saved game as the engine gives it, and beside it what draco needs to sit down again. */
export interface SaveFile extends SavedGame {
  /** Of the start and after each answer: so the save is a replay that notices when something has changed. */
  digests: string[];
  draco: {
    /** Name of the game or deck, and its file if it was played from one. */
    name: string;
    file?: string;
    humans: number;
    bot: string;
    lang: string;
  };
}

export function writeSave(path: string, loaded: Loaded, saved: SavedGame, about: SaveFile['draco']): void {
  const { digests } = makeReplay(loaded, saved);
  writeWhole(path, `${JSON.stringify({ draco: about, ...saved, digests }, null, 1)}\n`);
}

/** Reads a save; also one that a web page wrote, which has no word about seats and files. */
export function readSave(path: string, name: string): SavedGame & Partial<Pick<SaveFile, 'draco'>> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error) Object.assign(error, { path: name });
    throw systemFailure(error) ?? error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure('D1011', `${name} is not JSON: ${reason}.`, 1, 'it may be cut off; use an older copy', {
      cause: error,
    });
  }
  if (!isSave(value))
    throw new Failure(
      'D1012',
      `${name} is JSON, but not a saved game.`,
      1,
      'a saved game has format, ruleset, start and answers',
    );
  return value;
}

export function isSave(value: unknown): value is SavedGame & Partial<Pick<SaveFile, 'draco'>> {
  if (typeof value !== 'object' || value === null) return false;
  const save = value as Partial<SaveFile>;
  const about = save.draco;
  return (
    typeof save.format === 'number' &&
    typeof save.ruleset === 'string' &&
    typeof save.start === 'object' &&
    save.start !== null &&
    typeof save.start.seats === 'number' &&
    typeof save.start.seed === 'string' &&
    Array.isArray(save.answers) &&
    (about === undefined || (typeof about === 'object' && about !== null && typeof about.name === 'string'))
  );
}
