import { LIMITS } from '../limits.js';
import type { makeAsking } from './asking.js';
import type { Intrinsics } from './intrinsics.js';
import type { makeLists } from './lists.js';
import { EFFECT_HEAD, END, FAIL, FIRING_HEAD, HOLDS, type Memory, R } from './memory.js';

/** What the rules say of effects: whether a call is what one waits for or lasts until, what it does, and a verb itself. */
export interface Rules {
  matched(hook: number, effect: number, call: number): number;
  isOver(hook: number, effect: number, call: number): number;
  acts(hook: number, effect: number): number;
  itself(verb: number, call: number): number;
}

/**
 * Effects before, after and instead of verbs. Those in force lie one after the other. One that is about to act is a list of
 * its own, its frame at the end, and so is a call that something acts on.
 */
export function makeEffects(
  memory: Memory,
  machine: Intrinsics,
  lists: Pick<
    ReturnType<typeof makeLists>,
    'spend' | 'open' | 'make' | 'push' | 'same' | 'includes' | 'lying' | 'takeAt' | 'byKey'
  >,
  asking: Pick<ReturnType<typeof makeAsking>, 'askOne'>,
  rules: Rules,
) {
  const { words, where, since, design, begin, end, awaited } = memory;
  const { hookVerb, hookUntil, hookSort, hookUsesThis, hookLists } = memory;
  const { befores, afters, insteads, orderedVerb, endsEffects, givesAtFirst, changesOnly } = memory;
  const { effectsAt, effectStride, effectSlots, empty, hasCardHooks, hasSince, orderQuestion } = memory.facts;
  const { fail, copy } = machine;
  const { spend, open, make, push, same, includes, lying, takeAt, byKey } = lists;
  const { askOne } = asking;
  const { matched, isOver, acts, itself } = rules;

  /** Begins an effect; its frame is filled by whoever begins it. */
  function begins(hook: number, mode: number, you: number, own: number): number {
    if (words[R.EFFECTS] >= LIMITS.effects) fail(FAIL.effects);
    spend(effectStride >> 6);
    const p = effectsAt + words[R.EFFECTS] * effectStride;
    words[R.SEQUENCE] += 1;
    words[p] = hook;
    words[p + 1] = mode;
    words[p + 2] = words[R.SEQUENCE];
    for (let k = EFFECT_HEAD; k < effectStride; k++) words[p + k] = 0;
    words[p + EFFECT_HEAD] = you;
    words[p + EFFECT_HEAD + 1] = HOLDS.number;
    words[p + EFFECT_HEAD + 2] = own;
    words[p + EFFECT_HEAD + 3] = HOLDS.number;
    words[R.EFFECTS] += 1;
    awaited[hookVerb[hook]] += 1;
    if (hookUntil[hook] >= 0) awaited[hookUntil[hook]] += 1;
    return p;
  }
  function lapse(i: number): void {
    const p = effectsAt + i * effectStride;
    const hook = words[p];
    awaited[hookVerb[hook]] -= 1;
    if (hookUntil[hook] >= 0) awaited[hookUntil[hook]] -= 1;
    words[R.EFFECTS] -= 1;
    const behind = (words[R.EFFECTS] - i) * effectStride;
    spend(behind >> 6);
    copy(p, p + effectStride, behind);
  }
  /** Which of those in force began then, or -1. */
  function standing(then: number): number {
    const n = words[R.EFFECTS];
    for (let i = 0; i < n; i++) if (words[effectsAt + i * effectStride + 2] === then) return i;
    return -1;
  }
  function firing(
    hook: number,
    then: number,
    lasts: number,
    card: number,
    place: number,
    you: number,
    own: number,
  ): number {
    const x = make(FIRING_HEAD + effectSlots);
    words[x + 1] = hook;
    words[x + 2] = then;
    words[x + 3] = lasts;
    words[x + 4] = card;
    words[x + 5] = place;
    words[x + 6] = you;
    words[x + 7] = own;
    for (let k = 8; k <= FIRING_HEAD + effectSlots; k++) words[x + k] = 0;
    return x;
  }
  function lasting(i: number): number {
    const p = effectsAt + i * effectStride;
    const x = firing(words[p], words[p + 2], 1, -1, -1, words[p + EFFECT_HEAD], words[p + EFFECT_HEAD + 2]);
    for (let k = 2; k < effectSlots; k++) words[x + 1 + FIRING_HEAD + k] = words[p + EFFECT_HEAD + 2 * k];
    return x;
  }
  function suited(all: number, x: number, c: number): number {
    spend(1 + (effectSlots >> 6));
    return matched(words[x + 1], x + FIRING_HEAD, c) ? push(all, x) : all;
  }
  /** Those of cards that lie where they act: a set has, after two numbers, four for each zone. */
  function collectCards(set: number, found: number, c: number): number {
    let all = found;
    const last = words[set];
    for (let k = 3; k <= last; k += 4) {
      const base = words[set + k];
      const past = base + words[set + k + 1];
      const isOwned = words[set + k + 2];
      const byDesign = words[set + k + 3];
      for (let place = base; place < past; place++) {
        const m = end[place] - begin[place];
        spend(1 + (m >> 6));
        if (m > 0) {
          // Looking may begin effects and move things.
          const there = lying(place);
          for (let i = 1; i <= m; i++) {
            const x = words[there + i];
            const own = words[byDesign + 1 + design[x]];
            const n = words[own];
            for (let j = 1; j <= n; j++) {
              const you = isOwned ? place - base : words[c + 1];
              all = suited(all, firing(words[own + j], hasSince ? since[x] : 0, 0, x, place, you, x), c);
            }
          }
        }
      }
    }
    return all;
  }
  /** Those that fit a call, in the order in which they began. */
  function collect(set: number, sort: number, c: number): number {
    if (set === 0) return empty;
    let all = open(4);
    const always = words[set + 1];
    const n = words[always];
    for (let i = 1; i <= n; i++) {
      all = suited(all, firing(words[always + i], -1, 0, -1, -1, words[c + 1], words[c + 2]), c);
    }
    if (hasCardHooks) all = collectCards(set, all, c);
    if (words[set + 2] === 1) {
      let held = open(4);
      const force = words[R.EFFECTS];
      for (let i = 0; i < force; i++) {
        if (hookSort[words[effectsAt + i * effectStride]] === sort) held = push(held, lasting(i));
      }
      const m = words[held];
      for (let i = 1; i <= m; i++) all = suited(all, words[held + i], c);
    }
    const many = words[all];
    if (many < 2) return all;
    const keys = make(many);
    for (let i = 1; i <= many; i++) words[keys + i] = words[words[all + i] + 2];
    return byKey(all, keys);
  }
  /** Effects that do the same with the same values: which of them comes first makes no difference. */
  function alike(a: number, b: number): number {
    const hook = words[a + 1];
    if (hook !== words[b + 1] || words[a + 6] !== words[b + 6]) return 0;
    if (hookUsesThis[hook] === 1 && words[a + 7] !== words[b + 7]) return 0;
    const held = hookLists[hook];
    const n = words[held];
    spend(n);
    for (let k = 2; k < n; k++) {
      const x = words[a + 1 + FIRING_HEAD + k];
      const y = words[b + 1 + FIRING_HEAD + k];
      if (words[held + 1 + k] === 1) {
        spend(words[x]);
        if (!same(x, y)) return 0;
      } else if (x !== y) return 0;
    }
    return 1;
  }
  /** Which is to act next, where somebody chooses. An effect goes by the card that it is of or that began it. */
  function chooseNext(all: number, you: number): number {
    const n = words[all];
    let labels = open(n);
    let spots = open(n);
    for (let i = 0; i < n; i++) {
      const x = words[all + 1 + i];
      const own = words[x + 4] >= 0 ? words[x + 4] : words[x + 7];
      const label = own >= 0 ? own : -1 - i;
      const m = words[spots];
      spend(m);
      // What one card began acts in the order in which it began.
      let isNew = +!includes(labels, label);
      for (let k = 1; k <= m && isNew; k++) if (alike(words[all + 1 + words[spots + k]], x)) isNew = 0;
      if (isNew) {
        labels = push(labels, label);
        spots = push(spots, i);
      }
    }
    if (words[labels] === 1) return words[spots + 1];
    return words[spots + 1 + askOne(orderQuestion, 0, you, labels, words[labels])];
  }
  /** It may have ended since the call began. */
  function stillActs(x: number): number {
    if (words[x + 3] === 1) return +(standing(words[x + 2]) >= 0);
    return +(words[x + 4] < 0 || where[words[x + 4]] === words[x + 5]);
  }
  function fire(x: number): number {
    if (words[x + 3] === 1) {
      const i = standing(words[x + 2]);
      if (words[effectsAt + i * effectStride + 1] === 0) lapse(i);
    }
    return words[R.ENDED] === 1 ? END : acts(words[x + 1], x + FIRING_HEAD);
  }
  function fireAll(all: number, you: number, isOrdered: number): number {
    while (words[all] > 0) {
      const next = isOrdered && words[all] > 1 && you >= 0 ? chooseNext(all, you) : 0;
      const x = takeAt(all, next);
      if (stillActs(x)) if (fire(x) === END) return END;
    }
    return 0;
  }
  /** The newest acts; its `proceed` reaches the next older, and the last one the verb itself. What it goes on to is a chain of lists. */
  function instead(verb: number, all: number, n: number, c: number): number {
    let left = n;
    while (left > 0 && !stillActs(words[all + left])) left--;
    if (left === 0) return words[R.ENDED] === 1 ? END : itself(verb, c);
    const x = make(5);
    words[x + 1] = words[R.PROCEEDING];
    words[x + 2] = verb;
    words[x + 3] = all;
    words[x + 4] = left - 1;
    words[x + 5] = c;
    words[R.PROCEEDING] = x;
    const how = fire(words[all + left]);
    words[R.PROCEEDING] = words[x + 1];
    return how;
  }
  /** Inside what acts instead of a verb: the next older effect, or the verb itself. */
  function proceed(): number {
    const x = words[R.PROCEEDING];
    if (x === 0) fail(FAIL.replaced);
    // It is gone while the replaced verb runs: the verb's own hooks must not reach it.
    words[R.PROCEEDING] = words[x + 1];
    const how = instead(words[x + 2], words[x + 3], words[x + 4], words[x + 5]);
    words[R.PROCEEDING] = x;
    return how;
  }
  /** What acts after the verb, and the end of what lasts until it. What acts after a verb does not change what it gave. */
  function after(verb: number, c: number, began: number): number {
    const given = words[R.GIVEN];
    // A change that something else came in place of was not made.
    if (changesOnly[verb] === 1 && given !== 1) return words[R.ENDED] === 1 ? END : 0;
    const how = fireAll(collect(afters[verb], 3 * verb + 1, c), words[c + 1], orderedVerb[verb]);
    if (how !== END && endsEffects[verb] === 1) {
      let held = open(4);
      let over = open(4);
      const force = words[R.EFFECTS];
      for (let i = 0; i < force; i++) {
        const p = effectsAt + i * effectStride;
        // What began during this very call waits for the next.
        if (words[p + 1] === 1 && hookUntil[words[p]] === verb && words[p + 2] <= began) held = push(held, lasting(i));
      }
      const n = words[held];
      for (let i = 1; i <= n; i++) {
        const x = words[held + i];
        if (isOver(words[x + 1], x + FIRING_HEAD, c)) over = push(over, words[x + 2]);
      }
      const m = words[over];
      for (let i = 1; i <= m; i++) {
        const at = standing(words[over + i]);
        if (at >= 0) lapse(at);
      }
    }
    words[R.GIVEN] = given;
    return words[R.ENDED] === 1 ? END : how;
  }
  /** A call that something may act on. */
  function called(verb: number, c: number): number {
    const began = words[R.SEQUENCE];
    if (fireAll(collect(befores[verb], 3 * verb, c), words[c + 1], orderedVerb[verb]) === END) return END;
    const all = collect(insteads[verb], 3 * verb + 2, c);
    const none = givesAtFirst[verb];
    if (none !== 0) words[R.GIVEN] = none;
    if (instead(verb, all, words[all], c) === END) return END;
    return after(verb, c, began);
  }
  return { begins, proceed, after, called };
}
