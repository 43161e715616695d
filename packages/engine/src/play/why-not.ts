import type { Game, Shown, WhyNot } from '../api.js';
import { call, frameFor } from '../program/calls.js';
import { list } from '../program/evaluate.js';
import { where as isWhere } from '../program/lists.js';
import type { Code } from '../program/program.js';
import { failing } from '../program/values.js';
import { type Frame, type Run, runFrom, snapshot } from '../state/run.js';
import type { OpenAsk } from './ask.js';
import { optionIdOf } from './decisions.js';
import { sessionOf } from './game.js';
import { argsOf, redact } from './shown.js';

/** Why something is not among what the seat may choose, with the place of the rule; undefined when it is. */
export function whyNot(game: Game, seat: number, id: string): WhyNot | undefined {
  const { run: own, program } = sessionOf(game);
  const open = own.open.find((candidate) => candidate.seat === seat);
  if (open === undefined) return { reason: 'not-your-turn' };
  // Conditions are tried on a copy, with a budget of its own: looking leaves no trace.
  const run = runFrom(program, snapshot(own));
  const bit = 1 << seat;
  const isIt = (value: number): boolean =>
    optionIdOf(run, open.ask, value, bit) === id || designId(run, open, value, bit) === id;
  if (open.list.some(isIt)) return undefined;
  const { ruleset } = run.program.layout;
  const routine = ruleset.routines[open.ask.routine]?.id;
  const span = ruleset.prompts[open.ask.index]?.span;
  const where = { ...(routine === undefined ? {} : { routine }), ...(span ? { span } : {}) };
  const notListed: WhyNot = { reason: 'not-listed', ...where };
  try {
    const candidate = open.ask.from && beforeConditions(run, open.frame.slice(), open.ask.from)?.find(isIt);
    if (typeof candidate !== 'number') return notListed;
    return failedNeed(run, candidate, seat, bit) ?? { reason: 'filter', ...where, args: promptArgs(run, open, bit) };
  } catch {
    // A rule that goes wrong tells no reason.
    return notListed;
  }
}

/** The list that conditions were put to; undefined where there were none. */
function beforeConditions(run: Run, frame: Frame, from: Code): readonly number[] | undefined {
  if (typeof from === 'number') return undefined;
  const n = from as readonly unknown[] as readonly never[];
  if (from[0] === isWhere) return beforeConditions(run, frame, n[1]) ?? list(run, frame, n[1]);
  const routine = run.program.routines[n[1]];
  if (from[0] !== call || routine.def.is !== 'define') return undefined;
  return beforeConditions(run, frameFor(run, frame, routine, n, 2), routine.body);
}

const promptArgs = (run: Run, open: OpenAsk, bit: number): Record<string, Shown> => {
  const params = run.program.layout.ruleset.prompts[open.ask.index]?.args ?? [];
  return redact(run, argsOf(run, params, open.frame), bit) as Record<string, Shown>;
};

/** Things may be asked for by what is printed on them. */
function designId(run: Run, open: OpenAsk, value: number, bit: number): string | undefined {
  if (open.ask.type.is !== 'thing' || !(run.known[value] & bit)) return undefined;
  return run.program.layout.ruleset.designs[run.design[value]]?.id;
}

/** The first of the card's own conditions that does not hold. */
function failedNeed(run: Run, thing: number, seat: number, bit: number): WhyNot | undefined {
  if (!(run.known[thing] & bit)) return undefined;
  const def = run.program.layout.ruleset.designs[run.design[thing]];
  const failed = failing(run, thing, seat);
  if (failed < 0) return undefined;
  const span = def.needs?.[failed].span;
  return { reason: 'needs', card: def.id, ...(span ? { span } : {}) };
}
