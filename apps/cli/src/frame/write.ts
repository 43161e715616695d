import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Failure, systemFailure } from './failure.js';

/** A file in the making: nothing is seen of it before it is whole. */
export interface Draft {
  write(bytes: string | Uint8Array): void;
  /** Puts it in its place, once it is safely on the disk. */
  keep(): void;
  /** Takes away what was written. */
  drop(): void;
}

export function openDraft(wanted: string): Draft {
  const path = behindLinks(wanted);
  const draft = `${path}.${process.pid}.part`;
  let file: number | undefined;
  const attempt = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      drop();
      if (error instanceof Error) Object.assign(error, { path: fromHere(path) });
      throw systemFailure(error) ?? error;
    }
  };
  const close = () => {
    if (file !== undefined) closeSync(file);
    file = undefined;
  };
  const drop = () => {
    close();
    discard(draft);
  };
  refuseFolder(path);
  attempt(() => {
    mkdirSync(dirname(path), { recursive: true });
    sweepDrafts(dirname(path));
    file = openSync(draft, 'w');
    const old = statSync(path, { throwIfNoEntry: false });
    // Whoever could read or run the file before still can.
    if (old) fchmodSync(file, old.mode & 0o777);
  });
  return {
    write: (bytes) => attempt(() => writeFileSync(file as number, bytes)),
    keep: () =>
      attempt(() => {
        fsyncSync(file as number);
        close();
        renameSync(draft, path);
      }),
    drop,
  };
}

/** The file that a name stands for: a link stays a link, and what it leads to is written. */
function behindLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // Nothing is there yet, or a link leads to where nothing is yet.
  }
  try {
    return resolve(dirname(path), readlinkSync(path));
  } catch {
    return path;
  }
}

/** Takes away the drafts in a folder that were left by runs which were killed. */
export function sweepDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/\.(\d+)\.part$/.exec(name)?.[1]);
    if (pid > 0 && !isRunning(pid)) discard(join(folder, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Writes the whole file or nothing: what is there stays until the new text is safely on the disk. */
export function writeWhole(path: string, text: string | Uint8Array): void {
  const draft = openDraft(path);
  draft.write(text);
  draft.keep();
}

/** Writes all of the files or none: each is on the disk before the first takes its place. */
export function writeAll(files: Readonly<Record<string, string | Uint8Array>>): void {
  const drafts: Draft[] = [];
  try {
    for (const [path, bytes] of Object.entries(files)) {
      const draft = openDraft(path);
      drafts.push(draft);
      draft.write(bytes);
    }
  } catch (error) {
    for (const draft of drafts) draft.drop();
    throw error;
  }
  for (const draft of drafts) draft.keep();
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
