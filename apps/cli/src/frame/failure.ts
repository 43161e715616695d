/** A reason to stop: a sentence for the person, never a stack trace. */
export class Failure extends Error {
  /** What to try. */
  readonly help: string | undefined;

  constructor(
    /** D10xx, see `explain`. */
    readonly code: string,
    message: string,
    /** 1: something is wrong in the input. 2: wrong use, or the machine refused. */
    readonly exit: 1 | 2 = 2,
    help?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'Failure';
    this.help = help && help.charAt(0).toUpperCase() + help.slice(1);
  }
}

/** Ctrl-C before the work was done: neither fine nor a finding. */
export class Stopped extends Failure {
  constructor(message = 'Stopped before it was done.') {
    super('D1023', message);
  }
}

/** Ends a command early without a word: the output was closed. */
export class Quiet extends Error {
  constructor(readonly exit: number) {
    super('stopped');
    this.name = 'Quiet';
  }
}

const SYSTEM: Record<string, [code: string, sentence: (path: string) => string]> = {
  ENOENT: ['D1001', (path) => `There is no file or folder ${path}.`],
  EACCES: ['D1002', (path) => `${path} may not be opened: permission denied.`],
  EPERM: ['D1002', (path) => `${path} may not be opened: permission denied.`],
  EROFS: ['D1002', (path) => `${path} cannot be written: the disk is read-only.`],
  EISDIR: ['D1003', (path) => `${path} is a folder; a file is needed here.`],
  ENOTDIR: ['D1003', (path) => `A part of ${path} is a file, not a folder.`],
  EEXIST: ['D1004', (path) => `${path} exists already.`],
  ENOSPC: ['D1005', (path) => `There is no space left on the disk for ${path}.`],
  EDQUOT: ['D1005', (path) => `The disk quota is used up; ${path} was not written.`],
  EFBIG: ['D1005', (path) => `${path} is larger than a file may be here.`],
  EMFILE: ['D1006', () => 'Too many files are open at once.'],
  ELOOP: ['D1001', (path) => `${path} is a link that leads back to itself.`],
  ENAMETOOLONG: ['D1001', (path) => `${path} is too long for a file name.`],
};

/** What a failing system call means in words; undefined when the error is none. */
export function systemFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const known = SYSTEM[error.code];
  if (!known) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'the file';
  return new Failure(known[0], known[1](path), 2, undefined, { cause: error });
}
