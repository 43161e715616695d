import { LIMITS } from '../limits.js';
import { type Intrinsics, under } from './intrinsics.js';
import { FAIL, type Memory, R } from './memory.js';

export interface Pickers {
  /** Goes on with chance of its own. */
  reseed(): number;
  /** The index of one of a list, or -1 for none. */
  pick(question: number, seat: number, list: number, count: number): number;
}

/** Questions for one thing. */
export function makeAsking(memory: Memory, machine: Intrinsics, pickers: Pickers) {
  const { words } = memory;
  const { fail } = machine;
  const { reseed, pick } = pickers;

  function seat(n: number): number {
    if (!under(n, words[R.SEATS])) fail(FAIL.seat);
    return n;
  }
  /** Before a question is put: a new answer has a budget of its own, less what carrying the statement out again up to here would cost. */
  function pass(who: number): void {
    seat(who);
    words[R.STEPS] += LIMITS.steps - words[R.BEGUN];
    words[R.BEGUN] = LIMITS.steps;
    if (words[R.ASKS] === words[R.RESEED_AT]) reseed();
    if (words[R.CURSOR] >= LIMITS.decisions) fail(FAIL.decisions);
    if (words[R.ASKS] > LIMITS.playout) fail(FAIL.playout);
    words[R.ASKS] += 1;
    words[R.CURSOR] += 1;
  }
  function askOne(question: number, may: number, who: number, list: number, n: number): number {
    if (words[R.ENDED] === 1) {
      seat(who);
      return may || n === 0 ? -1 : 0;
    }
    pass(who);
    return pick(question, who, list, n);
  }
  /** Counts as asked even where there is but one answer. */
  function askAnyway(question: number, may: number, who: number, list: number, n: number): number {
    if (n > 1 || (n === 1 && may)) return askOne(question, may, who, list, n);
    if (words[R.ENDED] === 1) seat(who);
    else pass(who);
    return n - 1;
  }
  return { seat, pass, askOne, askAnyway };
}
