import { readFileSync } from 'node:fs';
import { gameFiles } from '../../src/scaffold/game.js';
import { CARDS } from './draco.js';

/** The small game that `draco new game` writes, as files of a folder. */
export function smallGame(
  name = 'coins',
  change: (files: Record<string, string>) => void = () => {},
): Record<string, string> {
  const files = gameFiles(name);
  change(files);
  return files;
}

export function replaceIn(files: Record<string, string>, name: string, from: string, to: string): void {
  const text = files[name];
  if (!text?.includes(from)) throw new Error(`${name} has no ${from}`);
  files[name] = text.replace(from, to);
}

export const DRACO = `${CARDS}/draco.draco`;

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
