import type { Problem } from '@draco-table/ruleset';
import type { Answer, Decision, OpenDecision, Option, Shown } from '../api.js';
import { problem } from '../problems.js';
import type { Layout } from '../program/layout.js';
import type { Run } from '../state/run.js';
import type { Ask, OpenAsk } from './ask.js';
import { guardOf } from './guard.js';
import { orderFor } from './loose.js';
import { argsOf, optionId, pending, redact, showRef } from './shown.js';

/** An option as the seat that chooses sees it. A hidden thing shows its place, since that is what is chosen by. */
export function showOption(r: Run, ask: Ask, value: number, bit: number, orders: Orders = new Map()): Shown {
  // Effects that are no card have no value of their own.
  if (ask === r.program.orderAsk && value < 0) return { is: 'number', value: -value };
  const shown = pending(r, ask.type, value);
  if (!('ref' in shown)) return shown as Shown;
  const { place } = shown;
  // Nobody else can tell how things lie in a hand: there they stand as in a view.
  const isLoose = isLooseFor(r, place, bit) && !(shown.mask & bit);
  const ref = isLoose ? { ...shown, index: orderAt(r, place, bit, orders).indexOf(value) + 1 } : shown;
  return showRef(r.program.layout, ref, bit, bit);
}

/** How things lie in hands that one seat does not see, by place: worked out once for all options. */
type Orders = Map<number, readonly number[]>;

function orderAt(r: Run, place: number, bit: number, orders: Orders): readonly number[] {
  const order = orders.get(place) ?? orderFor(r, place, bit);
  orders.set(place, order);
  return order;
}

const isLooseFor = (r: Run, place: number, bit: number): boolean =>
  r.program.layout.looseAt[place] && !(r.sees[place] & bit);

/** Options in the order in which the seat may see them: what lies in a hand of others as in a view, wherever it stands. */
function inSight(r: Run, { ask, list, seat }: OpenAsk, orders: Orders): readonly number[] {
  if (ask.type.is !== 'thing' || ask === r.program.orderAsk) return list;
  const bit = 1 << seat;
  const loose = new Set(list.filter((thing) => isLooseFor(r, r.where[thing], bit)));
  if (loose.size < 2) return list;
  const places = [...new Set([...loose].map((thing) => r.where[thing]))].sort((a, b) => a - b);
  const inOrder = places.flatMap((place) => orderAt(r, place, bit, orders).filter((thing) => loose.has(thing)));
  let next = 0;
  return list.map((thing) => (loose.has(thing) ? inOrder[next++] : thing));
}

const idOf = (layout: Layout, ask: Ask, shown: Shown, orderAsk: Ask): string =>
  ask === orderAsk && shown.is === 'number' ? `effect-${shown.value}` : optionId(layout, shown);

export const optionIdOf = (r: Run, ask: Ask, value: number, bit: number, orders?: Orders): string =>
  idOf(r.program.layout, ask, showOption(r, ask, value, bit, orders), r.program.orderAsk);

export const decisionId = (open: OpenAsk): string => `d${open.number}`;

/** The card that asks, for those who know it. */
function causeOf(r: Run, open: OpenAsk, bit: number): Decision['cause'] {
  const { ruleset } = r.program.layout;
  const card = open.frame[1];
  const span = ruleset.prompts[open.ask.index]?.span ?? ruleset.routines[open.ask.routine]?.span;
  const known = card >= 0 && (r.known[card] & bit) !== 0;
  return {
    ...(known ? { card: ruleset.designs[r.design[card]].id } : {}),
    routine: ruleset.routines[open.ask.routine]?.id ?? '',
    ...(span ? { span } : {}),
  };
}

function outline(r: Run, open: OpenAsk, bit: number): OpenDecision {
  const { ask, seat, together } = open;
  return {
    id: decisionId(open),
    seat,
    prompt: ask.prompt,
    cause: causeOf(r, open, bit),
    type: ask.type,
    ordered: ask.ordered,
    optional: ask.may,
    together,
  };
}

export function decisionOf(r: Run, open: OpenAsk): Decision {
  const bit = 1 << open.seat;
  const { ask, min, max, frame } = open;
  const { layout, orderAsk } = r.program;
  const guarded = guardOf(r, open);
  const orders: Orders = new Map();
  const options = inSight(r, open, orders).map((value): Option => {
    const shown = showOption(r, ask, value, bit, orders);
    const guard = guarded(value);
    return { id: idOf(layout, ask, shown, orderAsk), value: shown, ...(guard && { guard }) };
  });
  const params = layout.ruleset.prompts[ask.index]?.args ?? [];
  const args = redact(r, argsOf(r, params, frame), bit) as Record<string, Shown>;
  return { ...outline(r, open, bit), args, min, max, options } as Decision;
}

/** What a seat sees of a decision: its own in full, of others' only that it is open. */
export const openDecision = (r: Run, open: OpenAsk, seat: number | null, bit: number): OpenDecision =>
  open.seat === seat ? decisionOf(r, open) : outline(r, open, bit);

/** Checks an answer: the values chosen, or why it is refused. Answers come from anywhere. */
export function checkAnswer(r: Run, answer: Answer, version: number): { open: OpenAsk; values: number[] } | Problem {
  if (!isAnswer(answer)) return problem('D0908');
  if (r.ended === 1) return problem('D0907');
  const { decision, seat, choose } = answer;
  const open = r.open.find((candidate) => decisionId(candidate) === decision);
  if (open === undefined) return problem('D0901', { decision });
  if (open.seat !== seat) return problem('D0902', { decision, seat });
  // A decision stays the same while others that were asked together are answered.
  if (answer.version < open.group || answer.version > version) {
    return problem('D0903', { version: answer.version, now: version });
  }
  const orders: Orders = new Map();
  const ids = open.list.map((value) => optionIdOf(r, open.ask, value, 1 << seat, orders));
  const values: number[] = [];
  for (const [i, id] of choose.entries()) {
    const at = ids.indexOf(id);
    if (at < 0) return problem('D0904', { option: id });
    if (choose.indexOf(id) !== i) return problem('D0905', { option: id });
    values.push(open.list[at]);
  }
  const { min, max } = open;
  const declined = values.length === 0 && open.ask.may;
  if (!declined && (values.length < min || values.length > max)) {
    return problem('D0906', { count: values.length, min, max });
  }
  // Where the order does not matter, the same choice is the same state.
  if (!open.ask.ordered) values.sort((a, b) => open.list.indexOf(a) - open.list.indexOf(b));
  return { open, values };
}

export function isAnswer(answer: unknown): answer is Answer {
  if (typeof answer !== 'object' || answer === null) return false;
  const { decision, seat, choose, version } = answer as Record<string, unknown>;
  return (
    typeof decision === 'string' &&
    typeof seat === 'number' &&
    Number.isInteger(version) &&
    Array.isArray(choose) &&
    choose.length <= 100_000 &&
    choose.every((id) => typeof id === 'string')
  );
}
