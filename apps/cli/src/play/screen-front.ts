import type { Game } from '@draco-table/engine';
import type { Io } from '../frame/io.js';
import { cut } from '../frame/layout.js';
import type { Brush } from './draw/board.js';
import { logLines, readerLines } from './draw/reader.js';
import { drawLooking, drawScene, mayDecline, optionKeys, optionLabels } from './draw/screen.js';
import type { Key } from './keys.js';
import { createPicker, press } from './picker.js';
import { resultLines } from './result.js';
import type { Front, FrontOptions, Question, Reply } from './seat-at.js';
import { openTerminal } from './terminal.js';

/** The game on a screen of its own, with arrow keys. */
export function screenFront(io: Io, { texts, words, hidden, against }: FrontOptions): Front {
  const terminal = openTerminal(io);
  const brush = (): Brush => ({ texts, style: io.style, width: Math.min(terminal.columns, 120), hidden, against });

  async function ask(question: Question): Promise<Reply> {
    const { game, decision } = question;
    const labels = optionLabels(decision, brush(), words);
    let picker = createPicker(optionKeys(decision, labels.length), decision.min, decision.max, mayDecline(decision));
    let notice = question.notice;
    for (;;) {
      const view = game.view(decision.seat);
      terminal.draw(
        drawScene(
          {
            view,
            decision,
            picker,
            log: question.log,
            fresh: question.fresh,
            canUndo: question.canUndo,
            ...(question.canHint && { canHint: true }),
            ...(notice && { notice }),
          },
          brush(),
          words,
          terminal.rows,
        ),
      );
      const key = await terminal.next();
      notice = undefined;
      if (key === 'resize') continue;
      if (key.is === 'text' && key.text === '?') {
        const { cursor } = picker;
        if (!(await read(() => readerLines(view, decision, cursor, question.log, brush(), words))))
          return { is: 'quit' };
        continue;
      }
      if (key.is === 'text' && key.text === 'l') {
        if (!(await read(() => logLines(question.log, brush(), words), true))) return { is: 'quit' };
        continue;
      }
      const command = commandOf(key, question.canHint === true);
      if (command) return command;
      const step = press(picker, key, 5);
      if (step?.is === 'done') {
        return { is: 'choose', options: step.picked.flatMap((index) => decision.options[index]?.id ?? []) };
      }
      if (step?.is === 'refuse') notice = words.notAllowed;
      if (step) picker = step.picker;
    }
  }

  /** A long text to scroll in; false when the person leaves the game from there. */
  async function read(lines: () => string[], fromEnd = false): Promise<boolean> {
    let top = fromEnd ? Number.POSITIVE_INFINITY : 0;
    for (;;) {
      const all = lines();
      const height = Math.max(1, terminal.rows - 2);
      const last = Math.max(0, all.length - height);
      top = Math.min(Math.max(0, top), last);
      const more = last === 0 ? '' : `  ${top + 1}–${Math.min(all.length, top + height)} / ${all.length}`;
      const page = all.slice(top, top + height);
      const space = Array<string>(height - page.length).fill('');
      const keys = io.style('dim', cut(`${words.reader.keys}${more}`, brush().width));
      terminal.draw([...page, ...space, '', keys]);
      const key = await terminal.next();
      if (key === 'resize') continue;
      const step = SCROLL[key.is]?.(height);
      if (step !== undefined) top += step;
      else if (key.is === 'interrupt') return false;
      else return true;
    }
  }

  /** Draws until Enter (true) or until the person leaves (false). */
  async function hold(lines: () => string[]): Promise<boolean> {
    for (;;) {
      terminal.draw(lines());
      const key = await terminal.next();
      if (key === 'resize') continue;
      if (key.is === 'enter' || key.is === 'space') return true;
      if (key.is === 'interrupt' || key.is === 'escape' || (key.is === 'text' && key.text === 'q')) return false;
    }
  }

  function tableLines(game: Game, log: readonly string[], below: readonly string[]): string[] {
    const pen = brush();
    const rows = Math.max(1, terminal.rows - below.length);
    return [...drawLooking({ view: game.view(null), log, fresh: log.length }, pen, '', rows), ...below];
  }

  return {
    ask,
    async thinking(game, seat, viewer, log, fresh) {
      const word = words.thinking(texts.seatName(seat));
      terminal.draw(drawLooking({ view: game.view(viewer), log, fresh }, brush(), word, terminal.rows));
      return !(await terminal.interrupted());
    },
    handOver: (name) => hold(() => ['', '', `   ${io.style('bold', words.handOver(name))}`, '', `   ${words.press}`]),
    watch: (game, log) => hold(() => tableLines(game, log, [io.style('dim', words.press)])),
    async end(game, log) {
      const result = () => [...resultLines(game, texts, words, io), '', io.style('dim', words.press)];
      await hold(() => tableLines(game, log, result()));
    },
    close: terminal.close,
  };
}

const SCROLL: Partial<Record<Key['is'], (height: number) => number>> = {
  up: () => -1,
  down: () => 1,
  'page-up': (height) => -height,
  'page-down': (height) => height,
  space: (height) => height,
  home: () => Number.NEGATIVE_INFINITY,
  end: () => Number.POSITIVE_INFINITY,
};

function commandOf(key: Key, canHint: boolean): Reply | undefined {
  if (key.is === 'interrupt') return { is: 'quit' };
  if (key.is !== 'text') return undefined;
  if (key.text === 'q') return { is: 'quit' };
  if (key.text === 'u') return { is: 'undo' };
  if (key.text === 'h' && canHint) return { is: 'hint' };
  if (key.text === 's') return { is: 'save' };
  return undefined;
}
