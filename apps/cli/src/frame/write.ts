import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, relative } from 'node:path';
import { Failure, systemFailure } from './failure.js';

/** Writes the whole file or nothing: what is there stays until the new text is safely on the disk. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.part`;
  refuseFolder(path);
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
    discard(draft);
    if (error instanceof Error) Object.assign(error, { path: fromHere(path) });
    throw systemFailure(error) ?? error;
  }
}

function discard(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // Where nothing could be written, there is nothing to take away.
  }
}

function fromHere(path: string): string {
  const near = relative(process.cwd(), path);
  return near.startsWith('..') ? path : near;
}

/** Says before long work, not after, that a file cannot stand there. */
export function refuseFolder(path: string): void {
  let above = dirname(path);
  while (!existsSync(above) && dirname(above) !== above) above = dirname(above);
  if (!statSync(above).isDirectory())
    throw new Failure('D1003', `A part of ${fromHere(path)} is a file, not a folder.`);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new Failure('D1003', `${fromHere(path)} is a folder; a file is needed here.`);
}
