import { spawn } from '@lydell/node-pty';
import { onTestFinished } from 'vitest';
import { BIN, plainEnv } from './draco.js';

/** The real binary in a real pseudo-terminal. */
export interface Terminal {
  /** Everything written so far, escape sequences and all. */
  readonly raw: string;
  /** What stands on the screen now. */
  screen(): string;
  type(keys: string): void;
  /** Types, and waits until the program has drawn anew or ended. */
  press(keys: string): Promise<void>;
  /** Waits until the screen shows the text. */
  shows(text: string | RegExp, within?: number): Promise<void>;
  /** The exit code; when a signal ended it, the number that a shell gives. */
  ended(): Promise<number>;
  resize(columns: number, rows: number): void;
  kill(signal: string): void;
  /** Closes the window. */
  close(): void;
}

/** For a busy machine. */
const PATIENCE = 20_000;
export const DOWN = '\u001b[B';
export const ENTER = '\r';
export const CTRL_C = '\u0003';

export function openTerminal(args: readonly string[], cwd: string, columns = 100, rows = 40): Terminal {
  const child = spawn(process.execPath, [BIN, ...args], {
    cols: columns,
    rows,
    cwd,
    name: 'xterm-256color',
    env: plainEnv({ TERM: 'xterm-256color' }),
  });
  let raw = '';
  let code: number | undefined;
  child.onData((data) => {
    raw += data;
  });
  child.onExit((end) => {
    code = end.signal ? 128 + end.signal : end.exitCode;
  });
  onTestFinished(() => {
    if (code === undefined) child.kill('SIGKILL');
  });
  // The program draws whole screens from the upper left corner: the last of them is what stands there.
  const screen = () => plain(raw.slice(Math.max(0, raw.lastIndexOf('\u001b[H'), raw.lastIndexOf('\u001b[?1049l'))));
  return {
    get raw() {
      return raw;
    },
    screen,
    type: (keys) => child.write(keys),
    resize: (width, height) => child.resize(width, height),
    kill: (signal) => child.kill(signal),
    close: () => (child as unknown as { destroy(): void }).destroy(),
    async press(keys) {
      const { length } = raw;
      child.write(keys);
      const end = Date.now() + PATIENCE;
      while (raw.indexOf('\u001b[H', length) < 0 && code === undefined) {
        if (Date.now() > end) throw new Error(`nothing drawn after ${JSON.stringify(keys)}:\n${screen()}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    async shows(text, within = PATIENCE) {
      const end = Date.now() + within;
      const found = () => (typeof text === 'string' ? screen().includes(text) : text.test(screen()));
      while (!found()) {
        if (code !== undefined && !found()) throw new Error(`ended with ${code} before showing ${text}:\n${screen()}`);
        if (Date.now() > end) throw new Error(`never shown: ${text}. On the screen:\n${screen()}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    async ended() {
      const end = Date.now() + PATIENCE;
      while (code === undefined) {
        if (Date.now() > end) throw new Error(`still running:\n${screen()}`);
        await new Promise((done) => setTimeout(done, 20));
      }
      return code;
    },
  };
}

function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is taken out
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '').replaceAll('\r', '');
}
