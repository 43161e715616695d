import { KEPT, startOf } from '../lower/plan.js';
import { R } from '../runtime/memory.js';
import type { Run } from '../state/run.js';
import { type Memory, setUp } from './memory.js';

/** A game as it was at a moment. */
export interface Image {
  fields: Fields;
  /** What changes in a game, effects, lists that stay, and those of the statement under way, one after the other. */
  words: Int32Array;
  start: number;
  size: number;
  block: number;
  effects: number;
  kept: number;
  /** What changes in a game, once it was put back. */
  view: Int32Array | null;
}
type Fields = Pick<
  Run,
  | 'script'
  | 'watch'
  | 'pick'
  | 'answer'
  | 'players'
  | 'options'
  | 'reseedAt'
  | 'reseed'
  | 'recorded'
  | 'design'
  | 'thingOf'
  | 'sees'
>;

/** Where the lists that stay begin. */
const keptFrom = ({ words }: Memory): number => words[R.KEPT_END] - KEPT;

export function imageOf(memory: Memory): Image {
  const { words, plan, run } = memory;
  const { script, watch, pick, answer, players, options } = run;
  const { reseedAt, reseed, recorded, design, thingOf, sees } = run;
  // One literal: to put two together is slow.
  const fields: Fields = {
    script,
    watch,
    pick,
    answer,
    players,
    options,
    reseedAt,
    reseed,
    recorded,
    design,
    thingOf,
    sees,
  };
  const block = startOf(plan.flow, words[R.FLOWS]);
  const effects = words[R.EFFECTS] * plan.effects.stride;
  const [from, arena] = [keptFrom(memory), plan.arena];
  const kept = words[R.KEPT] - from;
  const left = words[R.TOP] - arena;
  const size = block + effects + kept + left;
  const start = roomFor(memory, size);
  const { sheet } = memory;
  sheet.words.set(block === sheet.block.length ? sheet.block : words.subarray(0, block), start);
  let next = start + block;
  const put = (begin: number, count: number): void => {
    if (count > 0) sheet.words.set(words.subarray(begin, begin + count), next);
    next += count;
  };
  put(startOf(plan.effects, 0), effects);
  put(from, kept);
  put(arena, left);
  return { fields, words: sheet.words, start, size, block, effects, kept, view: null };
}

/** Images lie on sheets, many on each: to make one for each costs more than to fill it. */
const SHEET = 16_384;
export interface Sheet {
  words: Int32Array;
  used: number;
  /** What every image holds. */
  block: Int32Array;
}

function roomFor({ sheet }: Memory, size: number): number {
  if (sheet.used + size > sheet.words.length) {
    sheet.words = new Int32Array(Math.max(SHEET, size));
    sheet.used = 0;
  }
  sheet.used += size;
  return sheet.used - size;
}

/** Puts the numbers and lists of an image back. */
export function recall(memory: Memory, image: Image): void {
  const { words, plan, things } = memory;
  const { start, size, block, effects, kept, words: all } = image;
  image.view ??= all.subarray(start, start + block);
  words.set(image.view);
  let next = start + block;
  const put = (to: number, count: number): void => {
    if (count > 0) words.set(all.subarray(next, next + count), to);
    next += count;
  };
  put(startOf(plan.effects, 0), effects);
  put(keptFrom(memory), kept);
  put(plan.arena, size - block - effects - kept);
  const places = memory.index;
  for (let thing = 0; thing < places.length; thing++) things[places[thing]] = thing;
  // What lies on which cell was looked at in another game.
  words[R.INDEXED] = -1;
}

export function putBack(memory: Memory, image: Image): void {
  const { run } = memory;
  setUp(memory, image.fields);
  Object.assign(run, image.fields);
  recall(memory, image);
}
