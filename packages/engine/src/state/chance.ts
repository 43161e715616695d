import { NONE } from '@draco-table/ruleset';
import { spend } from '../program/evaluate.js';
import { below } from './random.js';
import type { Run } from './run.js';

/** A value that a test has laid out for chance, if it has. */
export function scripted(r: Run): number | undefined {
  r.barrier = true;
  r.chances++;
  if (r.script.length === 0 || typeof r.script[0] !== 'number') return undefined;
  const [value] = r.script;
  r.script = r.script.slice(1);
  return value === NONE ? undefined : value;
}

/** Puts a part of a list, from `front` on, into an order of chance: in place, each order equally likely. */
export function shuffleList(r: Run, list: number[], front: number): void {
  r.barrier = true;
  r.chances++;
  spend(r, list.length >> 4);
  if (r.script.length > 0 && laidOut(r, list, front)) return;
  const { random } = r;
  for (let i = list.length - 1; i > front; i--) {
    const j = front + below(random, i + 1 - front);
    const item = list[i];
    list[i] = list[j];
    list[j] = item;
  }
}

/** The order that a test has laid out. One that is meant for another shuffle waits for it. */
function laidOut(r: Run, list: number[], front: number): boolean {
  const [order] = r.script;
  if (order === NONE) r.script = r.script.slice(1);
  if (typeof order === 'number') return false;
  const rest = list.slice(front).sort((a, b) => a - b);
  const same = [...order].sort((a, b) => a - b);
  if (rest.length !== same.length || rest.some((item, i) => item !== same[i])) return false;
  r.script = r.script.slice(1);
  for (let i = 0; i < order.length; i++) list[front + i] = order[i];
  return true;
}
