import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { LearnerState, Weights } from '@draco-table/bots/train';
import { newLearner } from '@draco-table/bots/train';
import { writeWhole } from '../frame/write.js';

/** What a training under way needs to go on exactly where it was: numbers in a line of JSON, then the weights as they are. */
const PARTS = ['weights', 'mean', 'square', 'average'] as const;
const TABLES = ['table', 'critic'] as const;
/** No line is longer. */
const MOST_HEAD = 4096;

const tablesOf = (state: LearnerState): Float32Array[] =>
  PARTS.flatMap((part) => TABLES.map((table) => state[part][table as keyof Weights]));

/** `about` says which training it is: the settings and the rules. */
export function writeNotes(path: string, about: string, state: LearnerState): void {
  const { step, spread, surprise } = state;
  const head = Buffer.from(`${JSON.stringify({ about, step, spread, surprise })}\n`);
  const tables = tablesOf(state).map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  writeWhole(path, Buffer.concat([head, ...tables]));
}

/** The training as it stood; undefined where there is none, where it is another one, or where the file is broken. */
export function readNotes(path: string, about: string): LearnerState | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const end = bytes.indexOf(10);
  if (end < 0 || end > MOST_HEAD) return undefined;
  const head = headOf(bytes.toString('utf8', 0, end));
  const state = newLearner();
  const tables = tablesOf(state);
  const size = tables.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (head?.about !== about || bytes.length !== end + 1 + size) return undefined;
  let at = end + 1;
  for (const table of tables) {
    new Uint8Array(table.buffer).set(bytes.subarray(at, at + table.byteLength));
    if (!table.every(Number.isFinite)) return undefined;
    at += table.byteLength;
  }
  return Object.assign(state, { step: head.step, spread: head.spread, surprise: head.surprise });
}

function headOf(text: string): { about: string; step: number; spread: number; surprise: number } | undefined {
  try {
    const head = JSON.parse(text);
    const { step, spread, surprise } = head;
    const isSound = Number.isSafeInteger(step) && step > 0 && [spread, surprise].every((one) => one >= 0 && one < 1e9);
    return isSound ? head : undefined;
  } catch {
    return undefined;
  }
}

export function dropNotes(path: string): void {
  rmSync(path, { force: true });
}
