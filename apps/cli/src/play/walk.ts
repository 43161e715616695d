import type { View } from '@draco-table/engine';
import type { Io } from '../frame/io.js';
import type { Brush } from './draw/board.js';
import { drawLooking } from './draw/screen.js';
import type { Key } from './keys.js';
import { openTerminal } from './terminal.js';

const STEPS: Partial<Record<Key['is'], number>> = {
  right: 1,
  down: 1,
  enter: 1,
  space: 1,
  left: -1,
  up: -1,
  'page-down': 10,
  'page-up': -10,
  home: Number.NEGATIVE_INFINITY,
  end: Number.POSITIVE_INFINITY,
};

/** A game that was played, step by step, forth and back; q or Ctrl-C ends it. */
export async function walk(
  io: Io,
  game: Pick<Brush, 'texts' | 'hidden' | 'against'>,
  views: readonly View[],
  headOf: (step: number) => string,
  linesOf: (step: number) => readonly string[],
): Promise<void> {
  const terminal = openTerminal(io);
  const { replay: words } = io.words;
  try {
    for (let at = 0; ; ) {
      const brush: Brush = { ...game, style: io.style, width: Math.min(terminal.columns, 120) };
      const log = [headOf(at), ...linesOf(at)];
      const keys = `${words.step(at, views.length - 1)} · ${words.keys}`;
      terminal.draw(drawLooking({ view: views[at] as View, log, fresh: log.length - 1 }, brush, keys, terminal.rows));
      const key = await terminal.next();
      if (key === 'resize') continue;
      if (key.is === 'interrupt' || key.is === 'escape' || (key.is === 'text' && key.text === 'q')) return;
      at = Math.min(views.length - 1, Math.max(0, at + (STEPS[key.is] ?? 0)));
    }
  } finally {
    terminal.close();
  }
}
