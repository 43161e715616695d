import type { Ruleset } from '@draco-table/ruleset';
import { PROMISES, SIZE } from './table.js';

/** What was learned of a game, as it lies in a file: whole numbers alone. */
export interface BotFile {
  format: 1;
  game: string;
  /** The hash of the ruleset that it was learned from. */
  ruleset: string;
  /** How many of a weight make an option e times as likely to be chosen. */
  unit: number;
  weights: number[];
  /** How many of a promise make a whole win. */
  promiseUnit: number;
  promises: number[];
}

export interface Brain {
  readonly weights: Int8Array;
  readonly unit: number;
  /** What a moment promises, by what is seen in it. */
  readonly promises: Int8Array;
  readonly promiseUnit: number;
  /** Learned from this very ruleset, not from one that was changed since. */
  readonly isExact: boolean;
}

export type BrainResult = { ok: true; brain: Brain } | { ok: false; reason: 'no-bot' | 'other-game' };

const MOST = 127;
const MOST_UNIT = 1_000_000;
/** A larger file is none of ours: who reads one looks at its size first. */
export const MOST_BOT_BYTES = 200_000;

/** Checks what may come from anywhere. What was learned of another game says nothing about this one. */
export function readBrain(json: unknown, ruleset: Ruleset): BrainResult {
  if (!isBotFile(json)) return { ok: false, reason: 'no-bot' };
  if (json.game !== ruleset.game) return { ok: false, reason: 'other-game' };
  const { weights, unit, promises, promiseUnit } = json;
  return {
    ok: true,
    brain: {
      weights: Int8Array.from(weights),
      unit,
      promises: Int8Array.from(promises),
      promiseUnit,
      isExact: json.ruleset === ruleset.hash,
    },
  };
}

function isBotFile(json: unknown): json is BotFile {
  if (typeof json !== 'object' || json === null) return false;
  const { format, game, ruleset, unit, weights, promiseUnit, promises } = json as Record<string, unknown>;
  return (
    format === 1 &&
    typeof game === 'string' &&
    typeof ruleset === 'string' &&
    isUnit(unit) &&
    isUnit(promiseUnit) &&
    areWeights(weights, SIZE) &&
    areWeights(promises, PROMISES)
  );
}

const isUnit = (unit: unknown): boolean =>
  Number.isInteger(unit) && (unit as number) > 0 && (unit as number) <= MOST_UNIT;

const areWeights = (list: unknown, size: number): boolean =>
  Array.isArray(list) &&
  list.length === size &&
  list.every((weight) => Number.isInteger(weight) && Math.abs(weight) <= MOST);

/** Rounds what was learned: the few largest weights are cut, so that the many small ones keep their differences. */
export function botFileOf(table: Float32Array, critic: Float32Array, ruleset: Ruleset): BotFile {
  const [weights, unit] = rounded(table);
  const [promises, promiseUnit] = rounded(critic);
  return { format: 1, game: ruleset.game, ruleset: ruleset.hash, unit, weights, promiseUnit, promises };
}

function rounded(table: Float32Array): [whole: number[], unit: number] {
  const sizes = Array.from(table, Math.abs).sort((a, b) => a - b);
  const largest = sizes[Math.floor(0.999 * sizes.length)] || 1;
  const unit = Math.max(1, Math.min(MOST_UNIT, Math.round(MOST / largest)));
  const whole = Array.from(table, (weight) => {
    // No zero below zero, which JSON would not keep.
    return Math.max(-MOST, Math.min(MOST, Math.round(weight * unit))) || 0;
  });
  return [whole, unit];
}
