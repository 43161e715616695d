import type { Decision, View } from '@draco-table/engine';
import { cut, pad, widthOf, wrap } from '../../frame/layout.js';
import { isSingle, type Picker } from '../picker.js';
import type { Strings } from '../strings.js';
import { type Brush, drawTable } from './board.js';

export interface Scene {
  view: View;
  decision: Decision;
  picker: Picker;
  /** Lines of the log, oldest first; the last `fresh` of them are new since the person's last choice. */
  log: readonly string[];
  fresh: number;
  /** A word to the person: why a key did nothing, that the game is saved. */
  notice?: string;
  canUndo: boolean;
}

/** The lines of a choice's list, in the words of the reader; where one may decline, that is the last line. */
export function optionLabels(decision: Decision, brush: Brush, words: Strings): string[] {
  const labels = decision.options.map((option) => brush.texts.name(option.value));
  return decision.max === 1 && mayDecline(decision) ? [...labels, words.nothing] : labels;
}

export function mayDecline(decision: Decision): boolean {
  return decision.optional || decision.min === 0;
}

const LOG_LINES = 12;

/** The whole screen for the person who is asked, as tall as the window. */
export function drawScene(scene: Scene, brush: Brush, words: Strings, rows: number): string[] {
  const { view, decision, picker } = scene;
  const { texts, style, width } = brush;
  const head = [style('inverse', pad(cut(` ${texts.gameName()} · ${texts.seatName(decision.seat)}`, width), width))];
  const board = drawTable(view, brush);
  const question = wrap(texts.prompt(decision), width - 2).map((line) => style('bold', line));
  if (!isSingle(picker)) question.push(style('dim', words.several(picker.min, picker.max, picker.picked.length)));
  const about = aboutOption(decision, picker.cursor, brush);
  const foot = [
    scene.notice ? style('yellow', cut(scene.notice, width)) : '',
    style('dim', cut(words.keys(isSingle(picker), mayDecline(decision), scene.canUndo), width)),
  ];

  const fixed = head.length + question.length + about.length + foot.length + 2;
  const labels = optionLabels(decision, brush, words);
  const wanted = Math.min(labels.length, Math.max(4, rows - fixed - board.length - 3));
  const list = drawList(labels, picker, Math.max(1, wanted), brush);
  const left = rows - fixed - list.length;
  // In a low window the middle of the table gives way first, then the log.
  const shown = board.length > left ? board.slice(0, Math.max(0, left)) : board;
  const drawn = drawLog(scene, Math.min(LOG_LINES, left - shown.length - 1), brush);
  const body = [...head, ...shown, ...drawn, '', ...question, ...list, ...about];
  const space = Math.max(0, rows - body.length - foot.length);
  return [...body, ...Array<string>(space).fill(''), ...foot].slice(0, rows);
}

function drawLog(scene: Scene, height: number, { style, width }: Brush): string[] {
  if (height < 1 || scene.log.length === 0) return [];
  const first = Math.max(0, scene.log.length - height);
  const old = scene.log.length - scene.fresh;
  return [
    '',
    ...scene.log
      .slice(first)
      .map((line, i) => (first + i < old ? style('dim', cut(`  ${line}`, width)) : cut(`• ${line}`, width))),
  ];
}

function drawList(labels: readonly string[], picker: Picker, height: number, brush: Brush): string[] {
  const first = Math.max(0, Math.min(picker.cursor - Math.floor(height / 2), labels.length - height));
  const digits = String(labels.length).length;
  return labels.slice(first, first + height).map((label, i) => {
    const index = first + i;
    const at = picker.picked.indexOf(index);
    const box = isSingle(picker) ? '' : at < 0 ? '[ ] ' : `[${at + 1}] `;
    const more = (i === 0 && first > 0 ? ' ↑' : '') + (i === height - 1 && first + height < labels.length ? ' ↓' : '');
    const text = cut(`${box}${pad(String(index + 1), digits, 'right')}  ${label}`, brush.width - 5) + more;
    return index === picker.cursor ? brush.style('cyan', `❯ ${text}`) : `  ${text}`;
  });
}

/** What the card under the cursor says. */
function aboutOption(decision: Decision, cursor: number, brush: Brush): string[] {
  const value = decision.options[cursor]?.value;
  const design = value?.is === 'thing' ? value.design : value?.is === 'design' ? value.id : undefined;
  const text = design === undefined ? undefined : brush.texts.cardText(design);
  if (!text || widthOf(text) === 0) return [];
  return [
    '',
    ...wrap(text, brush.width - 4)
      .slice(0, 4)
      .map((line) => `  ${brush.style('italic', line)}`),
  ];
}
