import { styleText } from 'node:util';
import type { Words } from '../words/words.js';

export type Style = Parameters<typeof styleText>[0];

/** Where a command reads and writes. Commands know no `process`. */
export interface Io {
  /** Answers false when the reader is slow; `drain` waits for it. */
  out(text: string): void;
  err(text: string): void;
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  /** Stdout and stdin are a terminal. */
  readonly interactive: boolean;
  /**
   * What Ctrl-C, or another signal to end, does from now on; the answer takes that back. What was asked for last is done,
   * and at the bottom lies the boundary, which ends draco with a sentence.
   */
  onInterrupt(stop: () => void): () => void;
  /** Stderr is a terminal: progress may be drawn over. */
  readonly progress: boolean;
  readonly width: number;
  /** What the command says, in the language of the person. */
  readonly words: Words;
  style(style: Style, text: string): string;
  errStyle(style: Style, text: string): string;
}

function wantsColour(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv, argv: readonly string[]): boolean {
  if (argv.includes('--no-color')) return false;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0';
  return stream.isTTY === true && env.TERM !== 'dumb';
}

function painter(colour: boolean): (style: Style, text: string) => string {
  // The decision is ours (wantsColour), so Node must not ask the stream a second time.
  return colour ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;
}

/** A turn of the event loop: lets keys and signals through. */
export function breathe(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function interrupts(): Io['onInterrupt'] {
  const stops: (() => void)[] = [];
  return (stop) => {
    if (stops.length === 0) for (const signal of SIGNALS) process.on(signal, () => stops.at(-1)?.());
    stops.push(stop);
    return () => {
      const at = stops.lastIndexOf(stop);
      // Taken back twice, it must not take another one with it.
      if (at >= 0) stops.splice(at, 1);
    };
  };
}

export function processIo(argv: readonly string[], words: Words): Io {
  const { stdin, stdout, stderr, env } = process;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    stdin,
    stdout,
    stderr,
    env,
    cwd: process.cwd(),
    onInterrupt: interrupts(),
    interactive: stdout.isTTY === true && stdin.isTTY === true,
    progress: stderr.isTTY === true && env.CI === undefined && env.TERM !== 'dumb',
    get width() {
      return stdout.columns || 100;
    },
    words,
    style: painter(wantsColour(stdout, env, argv)),
    errStyle: painter(wantsColour(stderr, env, argv)),
  };
}
