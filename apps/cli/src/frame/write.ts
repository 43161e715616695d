import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemFailure } from './failure.js';

/** Writes the whole file or nothing: what is there stays until the new text is safely on the disk. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(draft, 'w');
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof Error) Object.assign(error, { path });
    throw systemFailure(error) ?? error;
  }
}
