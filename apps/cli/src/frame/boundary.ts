import { problemsIn } from '../words/problems.js';
import { Failure, Quiet, Stopped, systemFailure } from './failure.js';
import type { Io } from './io.js';

/** Runs a command and turns whatever it throws into a sentence and an exit code. */
export async function boundary(io: Io, debug: boolean, run: () => Promise<number>): Promise<number> {
  const closed = watchOutside(io);
  try {
    return await Promise.race([run().then((code) => flush(io).then(() => code)), closed]);
  } catch (error) {
    if (error instanceof Quiet) return error.exit;
    return await report(io, debug, error);
  }
}

/** `draco … | head` closes our output: not a fault. What still runs has no reader, so stop at once. */
function watchOutside(io: Io): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (path: string) => (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EPIPE' ? new Quiet(0) : (systemFailure(Object.assign(error, { path })) ?? error));
    // Whatever escapes a promise or a timer ends here too: one sentence, and the terminal is given back.
    process.once('uncaughtException', reject);
    io.onInterrupt(() => reject(new Stopped()));
    io.stdout.on('error', stop('the output'));
    io.stderr.on('error', stop('the error output'));
  });
}

/** A full disk shows only when the text has left us, so the exit code waits for that. */
async function flush(io: Io): Promise<void> {
  for (const stream of [io.stdout, io.stderr]) await new Promise<void>((done) => stream.write('', () => done()));
}

async function report(io: Io, debug: boolean, error: unknown): Promise<number> {
  const failure = error instanceof Failure ? error : (systemFailure(error) ?? inside(error, debug));
  await printFailure(io, failure);
  if (debug) io.err(`${stack(error)}\n`);
  return failure.exit;
}

function inside(error: unknown, debug: boolean): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const help = debug ? undefined : 'this is a defect of draco; run again with --debug to see where';
  return new Failure('D1099', `internal error: ${message}`, 2, help);
}

/** In the language of the person. */
export async function printFailure(io: Io, { code, message, help }: Failure): Promise<void> {
  const { say } = problemsIn(io.words.lang);
  const words = io.words.problem;
  io.err(`${io.errStyle(['red', 'bold'], `${words.error}[${code}]`)}: ${say(message)}\n`);
  if (help) io.err(`  ${io.errStyle('cyan', words.help)}: ${say(help)}\n`);
}

function stack(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${stack(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
