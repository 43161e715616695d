import type { Decision, Option } from '@draco-table/engine';
import { keyOf } from './key.js';

/** What a decision asks for, as the controls need it. */
export type Control = 'one' | 'several' | 'ordered' | 'number' | 'yes-no';

const stepperFrom = 9;

export function controlOf(decision: Decision): Control {
  if (decision.ordered) return 'ordered';
  if (decision.max > 1) return 'several';
  const values = decision.options.map((option) => option.value);
  if (values.length > 0 && values.every((value) => value.is === 'yes-no')) return 'yes-no';
  if (values.length >= stepperFrom && values.every((value) => value.is === 'number')) return 'number';
  return 'one';
}

/** Options by the key of what they point at; several options may point at the same spot. */
export function optionsByKey(decision: Decision | undefined): Map<string, Option> {
  const map = new Map<string, Option>();
  for (const option of decision?.options ?? []) if (!map.has(keyOf(option.value))) map.set(keyOf(option.value), option);
  return map;
}

/** The choice so far after an option was pointed at: added, taken back, or, when only one is asked for, replaced. */
export function toggle(picked: readonly string[], id: string, max: number): string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  if (max === 1) return [id];
  return picked.length < max ? [...picked, id] : [...picked];
}

export function isComplete(decision: Decision, picked: readonly string[]): boolean {
  return picked.length >= decision.min && picked.length <= decision.max;
}

/** The picked option moved by `by` places in the order. */
export function shift(picked: readonly string[], id: string, by: number): string[] {
  const from = picked.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= picked.length) return [...picked];
  const next = [...picked];
  next.splice(from, 1);
  next.splice(to, 0, id);
  return next;
}
