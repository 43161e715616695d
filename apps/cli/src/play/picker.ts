import type { Key } from './keys.js';

/** A numbered list from which one or several are picked. Pure: keys in, the next state out. */
export interface Picker {
  readonly count: number;
  /** What is typed for each line. */
  readonly keys: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Nothing at all may be chosen, whatever `min` is for those who do choose. */
  readonly optional: boolean;
  readonly cursor: number;
  /** In the order in which they were picked. */
  readonly picked: readonly number[];
  /** Digits typed so far, for lists of ten and more. */
  readonly typed: string;
}

export type Step =
  | { is: 'go-on'; picker: Picker }
  | { is: 'done'; picked: readonly number[] }
  | { is: 'refuse'; picker: Picker };

export function createPicker(
  lines: number | readonly number[],
  min: number,
  max: number,
  optional = min === 0,
): Picker {
  const keys = typeof lines === 'number' ? Array.from({ length: lines }, (_, i) => i + 1) : lines;
  return { count: keys.length, keys, min, max, optional, cursor: 0, picked: [], typed: '' };
}

export function isSingle(picker: Picker): boolean {
  return picker.max === 1;
}

/** What a key does to the list; undefined when the list has no use for it. */
export function press(picker: Picker, key: Key, page: number): Step | undefined {
  switch (key.is) {
    case 'up':
      return go(picker, picker.cursor - 1, true);
    case 'down':
      return go(picker, picker.cursor + 1, true);
    case 'page-up':
      return go(picker, picker.cursor - page, false);
    case 'page-down':
      return go(picker, picker.cursor + page, false);
    case 'home':
      return go(picker, 0, false);
    case 'end':
      return go(picker, picker.count - 1, false);
    case 'space':
      return isSingle(picker) ? undefined : toggle(picker);
    case 'escape':
      return picker.optional ? { is: 'done', picked: [] } : undefined;
    case 'erase':
      return { is: 'go-on', picker: { ...picker, typed: picker.typed.slice(0, -1) } };
    case 'enter':
      return confirm(picker);
    case 'text':
      return /^[0-9]$/.test(key.text) ? type(picker, key.text) : undefined;
    default:
      return undefined;
  }
}

function go(picker: Picker, to: number, round: boolean): Step {
  // Asked with nothing to choose from: there is nowhere to go.
  if (picker.count === 0) return { is: 'go-on', picker };
  const last = picker.count - 1;
  const cursor = round ? (to + picker.count) % picker.count : Math.min(Math.max(to, 0), last);
  return { is: 'go-on', picker: { ...picker, cursor, typed: '' } };
}

function toggle(picker: Picker): Step {
  const { cursor, picked } = picker;
  if (picked.includes(cursor)) {
    return { is: 'go-on', picker: { ...picker, picked: picked.filter((index) => index !== cursor) } };
  }
  if (picked.length >= picker.max) return { is: 'refuse', picker };
  return { is: 'go-on', picker: { ...picker, picked: [...picked, cursor] } };
}

/** Digits walk to the line of that key; they start over when there is none. */
function type(picker: Picker, digit: string): Step {
  for (const typed of [picker.typed + digit, digit]) {
    const cursor = picker.keys.indexOf(Number(typed));
    if (cursor >= 0) return { is: 'go-on', picker: { ...picker, typed, cursor } };
  }
  return { is: 'refuse', picker };
}

function confirm(picker: Picker): Step {
  if (isSingle(picker)) return { is: 'done', picked: [picker.cursor] };
  const { length } = picker.picked;
  const enough = (length >= picker.min && length <= picker.max) || (length === 0 && picker.optional);
  return enough ? { is: 'done', picked: picker.picked } : { is: 'refuse', picker };
}
