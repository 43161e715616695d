import type { Decision, Shown, View } from '@draco-table/engine';
import stringWidth from 'string-width';
import { cut, pad, wrap } from '../../frame/layout.js';
import type { Words } from '../../words/words.js';
import { isSingle, type Picker } from '../picker.js';
import { type Brush, type Section, stacked, tableSections } from './board.js';

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
  canHint?: boolean;
}

/** The lines of a choice's list, in the words of the reader; where one may decline, that is the last line. */
export function optionLabels(decision: Decision, brush: Brush, words: Words['play']): string[] {
  const labels = decision.options.map(({ value, guard }) => {
    const name = brush.texts.name(value);
    if (!guard) return name;
    const card = guard.card === undefined ? 'none' : brush.texts.cardName(guard.card);
    return `${name} · ${brush.texts.message(guard.change === 'place' ? 'guarded-place' : 'guarded', { card })}`;
  });
  if (decision.max !== 1 || !mayDecline(decision)) return labels;
  // A game may have words of its own for it: “Draw a card”.
  const own = brush.texts.attribute(`prompt-${decision.prompt}`, 'decline');
  return [...labels, own ?? words.nothing];
}

/** What one types for each line: a number stands for itself, so that 3 is never the key of 2. */
export function optionKeys(decision: Decision, count: number): number[] {
  const numbers = decision.options.flatMap(({ value }) =>
    value.is === 'number' && value.value >= 0 ? [value.value] : [],
  );
  if (numbers.length === 0 || numbers.length !== decision.options.length)
    return Array.from({ length: count }, (_, i) => i + 1);
  const rest = Math.max(...numbers) + 1;
  return [...numbers, ...Array.from({ length: count - numbers.length }, (_, i) => rest + i)];
}

export function mayDecline(decision: Decision): boolean {
  return decision.optional || decision.min === 0;
}

const LOG_LINES = 12;
/** So much of what happened is worth more than air between the parts of the table. */
const LOG_LEAST = 4;

/** The whole screen for the person who is asked, as tall as the window. */
export function drawScene(scene: Scene, brush: Brush, words: Words['play'], rows: number): string[] {
  const { decision, picker } = scene;
  const { texts, style, width } = brush;
  const head = header(`${texts.gameName()} · ${texts.seatName(decision.seat)}`, brush);
  const question = wrap(texts.prompt(decision), width - 2).map((line) => style('bold', line));
  if (!isSingle(picker)) question.push(style('dim', words.several(picker.min, picker.max, picker.picked.length)));
  const about = aboutOption(scene.view, decision, picker.cursor, brush);
  const foot = [
    ...(scene.notice ? [style('yellow', cut(scene.notice, width))] : []),
    style(
      'dim',
      fitting(words.keys(isSingle(picker), mayDecline(decision), scene.canUndo, scene.canHint === true), width),
    ),
  ];
  const labels = optionLabels(decision, brush, words);
  const fixed = head.length + question.length + about.length + foot.length + 1;
  const ids = new Set(decision.options.map((option) => option.id));
  const board = fittingTable(scene, ids, brush, rows - fixed - Math.min(labels.length, 6));
  const wanted = rows - fixed - board.length - Math.min(scene.log.length, LOG_LEAST) - 1;
  const list = drawList(labels, picker, Math.max(1, Math.min(labels.length, Math.max(4, wanted))), brush);
  const left = rows - fixed - list.length;
  const shown = board.slice(0, Math.max(0, left));
  const log = drawLog(scene, Math.min(LOG_LINES, left - shown.length - 1), brush, words.moreLog);
  const body = [...head, ...shown, ...log, '', ...question, ...list, ...about];
  const room = Math.max(0, rows - foot.length);
  const space = Math.max(0, room - body.length);
  return [...body.slice(0, room), ...Array<string>(space).fill(''), ...foot].slice(0, rows);
}

/** As many of the parts as fit, the last ones first. */
function fitting(parts: readonly string[], width: number): string {
  const line = parts.join(' · ');
  return stringWidth(line) <= width || parts.length === 1 ? cut(line, width) : fitting(parts.slice(1), width);
}

/** The table while nobody at this keyboard is asked, with a word about who is. */
export function drawLooking(
  scene: Pick<Scene, 'view' | 'log' | 'fresh'>,
  brush: Brush,
  word: string,
  rows: number,
): string[] {
  const head = header(brush.texts.gameName(), brush);
  const foot = ['', brush.style('dim', cut(word, brush.width))];
  const room = Math.max(0, rows - head.length - foot.length);
  const board = fittingTable(scene, new Set(), brush, room).slice(0, room);
  const log = drawLog(scene, Math.min(LOG_LINES, room - board.length - 1), brush);
  return [...head, ...board, ...log, ...foot].slice(0, rows);
}

export function header(text: string, { style, width }: Brush): string[] {
  return [style('inverse', pad(cut(` ${text}`, width), width))];
}

/** The table in the most comfortable form that leaves room for the log: with air, without, without what is listed anyway. */
function fittingTable(
  { view, log }: Pick<Scene, 'view' | 'log'>,
  listed: ReadonlySet<string>,
  brush: Brush,
  room: number,
): string[] {
  const sections = tableSections(view, brush);
  const needed = ({ things }: Section) => !things || things.length === 0 || !things.every((id) => listed.has(id));
  const bare = sections.filter(needed);
  const major = bare.filter(({ isMinor }) => !isMinor);
  // Of a hand that is chosen from, what cannot be chosen may go: it is read with a key.
  const barest = major.filter(({ things }) => !things?.some((id) => listed.has(id)));
  const forms = [
    stacked(sections, true),
    stacked(sections, false),
    stacked(bare, false),
    stacked(major, false),
    stacked(barest, false),
  ];
  const least = Math.min(log.length, LOG_LEAST) + 1;
  return forms.find((lines) => lines.length + least <= room) ?? (forms.at(-1) as string[]);
}

/** The newest lines. Where those since the last choice do not fit, the first of them stay: what one's own card did. */
function drawLog(
  { log, fresh }: Pick<Scene, 'log' | 'fresh'>,
  height: number,
  { style, width }: Brush,
  more?: (n: number) => string,
): string[] {
  if (height < 1 || log.length === 0) return [];
  const old = log.length - fresh;
  const told = log.map((line, i) => (i < old ? style('dim', cut(`  ${line}`, width)) : cut(`• ${line}`, width)));
  if (!more || fresh <= height || height < LOG_LEAST) return ['', ...told.slice(-height)];
  const first = Math.ceil((height - 1) / 2);
  const last = height - 1 - first;
  const left = style('dim', cut(`  ${more(fresh - first - last)}`, width));
  return ['', ...told.slice(old, old + first), left, ...told.slice(told.length - last)];
}

function drawList(labels: readonly string[], picker: Picker, height: number, brush: Brush): string[] {
  const first = Math.max(0, Math.min(picker.cursor - Math.floor(height / 2), labels.length - height));
  const digits = String(Math.max(...picker.keys, 1)).length;
  return labels.slice(first, first + height).map((label, i) => {
    const index = first + i;
    const at = picker.picked.indexOf(index);
    const box = isSingle(picker) ? '' : at < 0 ? '[ ] ' : `[${at + 1}] `;
    const more = (i === 0 && first > 0 ? ' ↑' : '') + (i === height - 1 && first + height < labels.length ? ' ↓' : '');
    const key = String(picker.keys[index] ?? '');
    const line = key === label ? pad(key, digits, 'right') : `${pad(key, digits, 'right')}  ${label}`;
    const text = cut(`${box}${line}`, brush.width - 5) + more;
    return index === picker.cursor ? brush.style('cyan', `❯ ${text}`) : `  ${text}`;
  });
}

/** What the card under the cursor says; of an option that is no card, the card that asks. */
function aboutOption(view: View, decision: Decision, cursor: number, brush: Brush): string[] {
  const chosen = designOf(decision.options[cursor]?.value);
  const card = chosen ?? decision.cause.card;
  const text = card === undefined ? undefined : brush.texts.cardText(card, view.options);
  if (card === undefined || !text || stringWidth(text) === 0) return [];
  const lines = wrap(chosen === undefined ? `${brush.texts.cardName(card)}: ${text}` : text, brush.width - 4);
  const shown = lines.length > 4 ? [...lines.slice(0, 3), `${lines[3]} …`] : lines;
  return ['', ...shown.map((line) => `  ${brush.style('italic', line)}`)];
}

export function designOf(value: Shown | undefined): string | undefined {
  return value?.is === 'thing' ? value.design : value?.is === 'design' ? value.id : undefined;
}
