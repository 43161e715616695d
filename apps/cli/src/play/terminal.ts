import { breathe, type Io } from '../frame/io.js';
import { type Key, readKeys } from './keys.js';

const ENTER = '\u001b[?1049h\u001b[?25l';
const LEAVE = '\u001b[?25h\u001b[?1049l';

/** The terminal as a screen that is drawn whole, and as a source of keys. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  draw(lines: readonly string[]): void;
  /** The next key, or 'resize' when the window has a new size. */
  next(): Promise<Key | 'resize'>;
  /** Whether somebody pressed Ctrl-C meanwhile; other keys are forgotten, so that they answer no later question. */
  interrupted(): Promise<boolean>;
  close(): void;
}

/** Takes the terminal over; `close` gives it back as it was, however the game ends. */
export function openTerminal(io: Io): Terminal {
  const { stdin, stdout } = io;
  const waiting: (Key | 'resize')[] = [];
  let wake: (() => void) | undefined;
  let open = true;
  const put = (...keys: (Key | 'resize')[]) => {
    waiting.push(...keys);
    wake?.();
  };
  const onData = (chunk: Buffer | string) => put(...readKeys(String(chunk)));
  const onResize = () => put('resize');
  const onSignal = () => put({ is: 'interrupt' });
  const deaf = io.onInterrupt(onSignal);
  const close = () => {
    if (!open) return;
    open = false;
    stdin.off('data', onData);
    stdout.off('resize', onResize);
    deaf();
    process.off('exit', close);
    if (stdin.isTTY) stdin.setRawMode(false);
    stdin.pause();
    stdout.write(LEAVE);
  };
  // A window that was closed cannot be given back; that must not keep the game from being saved.
  stdin.on('error', onSignal);
  stdin.setRawMode(true);
  stdin.on('data', onData);
  stdin.on('end', onSignal);
  stdin.resume();
  stdout.on('resize', onResize);
  // A fault anywhere must not leave the person with a dead terminal.
  process.on('exit', close);
  stdout.write(ENTER);
  return {
    get columns() {
      return stdout.columns || 80;
    },
    get rows() {
      return stdout.rows || 24;
    },
    draw: (lines) => stdout.write(`\u001b[H${lines.map((line) => `${line}\u001b[K`).join('\r\n')}\u001b[J`),
    async next() {
      while (waiting.length === 0) {
        await new Promise<void>((done) => {
          wake = done;
        });
      }
      return waiting.shift() as Key | 'resize';
    },
    async interrupted() {
      // A turn of the event loop, or keys would wait until the bots are done.
      await breathe();
      const keys = waiting.splice(0);
      return keys.some((key) => key !== 'resize' && key.is === 'interrupt');
    },
    close,
  };
}
