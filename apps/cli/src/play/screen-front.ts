import type { Game } from '@draco-table/engine';
import type { Io } from '../frame/io.js';
import { cut, pad } from '../frame/layout.js';
import { type Brush, drawTable } from './draw/board.js';
import { drawScene, mayDecline, optionLabels } from './draw/screen.js';
import type { Key } from './keys.js';
import { createPicker, press } from './picker.js';
import { resultLines } from './result.js';
import type { Front, FrontOptions, Question, Reply } from './seat-at.js';
import { openTerminal } from './terminal.js';

/** The game on a screen of its own, with arrow keys. */
export function screenFront(io: Io, { texts, words, hidden }: FrontOptions): Front {
  const terminal = openTerminal(io);
  const brush = (): Brush => ({ texts, style: io.style, width: Math.min(terminal.columns, 120), hidden });

  async function ask(question: Question): Promise<Reply> {
    const { game, decision } = question;
    const labels = optionLabels(decision, brush(), words);
    let picker = createPicker(labels.length, decision.min, decision.max, mayDecline(decision));
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
      const command = commandOf(key);
      if (command) return command;
      const step = press(picker, key, 5);
      if (step?.is === 'done') {
        return { is: 'choose', options: step.picked.flatMap((index) => decision.options[index]?.id ?? []) };
      }
      if (step?.is === 'refuse') notice = words.notAllowed;
      if (step) picker = step.picker;
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
    const head = io.style('inverse', pad(cut(` ${texts.gameName()}`, pen.width), pen.width));
    const view = game.view(null);
    const top = [head, ...drawTable(view, pen)];
    const room = Math.max(0, terminal.rows - below.length - 2);
    const lines = top.slice(0, room);
    const told = log.slice(-Math.max(1, room - lines.length - 1)).map((line) => cut(`• ${line}`, pen.width));
    return [...lines, '', ...(room > lines.length ? told : []), ...below].slice(0, terminal.rows);
  }

  return {
    ask,
    handOver: (name) => hold(() => ['', '', `   ${io.style('bold', words.handOver(name))}`, '', `   ${words.press}`]),
    watch: (game, log) => hold(() => tableLines(game, log, ['', io.style('dim', words.press)])),
    async end(game, log) {
      const result = () => ['', ...resultLines(game, texts, words, io), '', io.style('dim', words.press)];
      await hold(() => tableLines(game, log, result()));
    },
    close: terminal.close,
  };
}

function commandOf(key: Key): Reply | undefined {
  if (key.is === 'interrupt') return { is: 'quit', hard: true };
  if (key.is !== 'text') return undefined;
  if (key.text === 'q') return { is: 'quit', hard: false };
  if (key.text === 'u') return { is: 'undo' };
  if (key.text === 's') return { is: 'save' };
  return undefined;
}
