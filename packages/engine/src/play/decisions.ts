import type { Problem } from '@draco-table/ruleset';
import type { Answer, Decision, OpenDecision, Option, Shown } from '../api.js';
import { problem } from '../problems.js';
import type { Layout } from '../program/layout.js';
import type { Run } from '../state/run.js';
import type { Ask, OpenAsk } from './ask.js';
import { argsOf, optionId, pending, type Ref, redact, showRef } from './shown.js';

/** An option as the seat that chooses sees it. A hidden thing shows its place, since that is what is chosen by. */
export function showOption(r: Run, ask: Ask, value: number, bit: number): Shown {
  // Effects that are no card have no value of their own.
  if (ask === r.program.orderAsk && value < 0) return { is: 'number', value: -value };
  const shown = pending(r, ask.type, value);
  return 'ref' in shown ? showRef(r.program.layout, shown as Ref, bit, bit) : (shown as Shown);
}

const idOf = (layout: Layout, ask: Ask, shown: Shown, orderAsk: Ask): string =>
  ask === orderAsk && shown.is === 'number' ? `effect-${shown.value}` : optionId(layout, shown);

export const optionIdOf = (r: Run, ask: Ask, value: number, bit: number): string =>
  idOf(r.program.layout, ask, showOption(r, ask, value, bit), r.program.orderAsk);

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
  const { ask, list, min, max, frame } = open;
  const { layout, orderAsk } = r.program;
  const options = list.map((value): Option => {
    const shown = showOption(r, ask, value, bit);
    return { id: idOf(layout, ask, shown, orderAsk), value: shown };
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
  const ids = open.list.map((value) => optionIdOf(r, open.ask, value, 1 << seat));
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

function isAnswer(answer: unknown): answer is Answer {
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
