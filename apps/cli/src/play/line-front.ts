import { createInterface } from 'node:readline';
import type { Decision, Game } from '@draco-table/engine';
import { breathe, type Io } from '../frame/io.js';
import { type Brush, drawTable } from './draw/board.js';
import { readerLines } from './draw/reader.js';
import { mayDecline, optionKeys, optionLabels } from './draw/screen.js';
import { resultLines } from './result.js';
import type { Front, FrontOptions, Question, Reply } from './seat-at.js';

/** The game as lines of text: for pipes, scripts and screen readers. */
export function lineFront(io: Io, { texts, words, hidden, against }: FrontOptions): Front {
  const reader = createInterface({ input: io.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  const brush = (): Brush => ({ texts, style: io.style, width: Math.min(io.width, 100), hidden, against });
  const print = (text: readonly string[]) => io.out(`${text.join('\n')}\n`);
  // The end of the input is a way to leave, and so is Ctrl-C.
  let left = false;
  const deaf = io.onInterrupt(() => {
    left = true;
    reader.close();
  });
  /** The question that was put last: when it is put again, nothing has happened in between. */
  let last: Decision | undefined;

  async function line(): Promise<string | undefined> {
    const next = await lines.next();
    return next.done ? undefined : next.value.trim();
  }

  /** What is new to the one who looks: at one keyboard each has read another part of what happened. */
  function tell(log: readonly string[], fresh: number): void {
    for (const entry of log.slice(log.length - fresh)) io.out(`  ${entry}\n`);
  }

  async function ask(question: Question): Promise<Reply> {
    const { game, decision, log, fresh } = question;
    const view = game.view(decision.seat);
    const pen = brush();
    if (decision !== last) tell(log, fresh);
    last = decision;
    print(['', ...drawTable(view, pen), '']);
    if (question.notice) print([question.notice]);
    print([`${texts.seatName(decision.seat)}: ${texts.prompt(decision)}`]);
    const labels = optionLabels(decision, pen, words);
    const keys = optionKeys(decision, labels.length);
    print(labels.map((label, i) => (label === String(keys[i]) ? `  ${label}` : `  ${keys[i]}  ${label}`)));
    if (decision.max > 1) print([words.several(decision.min, decision.max, 0)]);
    for (;;) {
      io.out(words.answer);
      const text = await line();
      io.out('\n');
      if (text === undefined || text === 'q') return { is: 'quit' };
      if (text === 'u') return { is: 'undo' };
      if (text === 'h' && question.canHint) return { is: 'hint' };
      if (text === 's') return { is: 'save' };
      if (text === '?') {
        print(readerLines(view, decision, -1, [], pen, words));
        continue;
      }
      const numbers = text === '' ? [] : text.split(/[\s,]+/).map(Number);
      const right = numbers.every((n) => keys.includes(n)) && new Set(numbers).size === numbers.length;
      const chosen = numbers.flatMap((n) => decision.options[keys.indexOf(n)]?.id ?? []);
      const enough =
        (chosen.length >= decision.min && chosen.length <= decision.max) ||
        (chosen.length === 0 && mayDecline(decision));
      if (right && enough) return { is: 'choose', options: chosen };
      print([words.badAnswer]);
    }
  }

  async function stays(): Promise<boolean> {
    await breathe();
    return !left;
  }

  async function watch(_: Game, log: readonly string[], fresh: number): Promise<boolean> {
    tell(log, fresh);
    return stays();
  }

  return {
    ask,
    thinking: stays,
    async handOver(name) {
      print(['', `── ${words.handOver(name)} ──`]);
      return true;
    },
    watch,
    async end(game, log, fresh) {
      tell(log, fresh);
      print(['', ...drawTable(game.view(null), brush()), '', ...resultLines(game, texts, words, io)]);
    },
    close: () => {
      deaf();
      reader.close();
    },
  };
}
