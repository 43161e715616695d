import type { Constant, VarDef } from '@draco-table/ruleset';
import type { Shown, View } from '../api.js';
import type { Run } from '../state/run.js';
import { openDecision } from './decisions.js';
import { scoresSeen } from './scores.js';
import { type Session, versionOf } from './session.js';
import { argsOf, bitOf, redact, show, showOwner } from './shown.js';
import { varSeats } from './tell.js';
import { inPlay, zonesShown } from './zone-views.js';

/** What a seat may know now. Built from the zones and from what the seat has learned, never from the rules. */
export function viewOf(session: Session, seat: number | null): View {
  const { run, program, result } = session;
  const { ruleset } = program.layout;
  const bit = bitOf(run, seat);
  const view: View = {
    game: ruleset.game,
    deck: ruleset.deck,
    seat,
    seats: run.players.map((player) => {
      const name = ruleset.seats.names[player];
      return name === undefined ? {} : { name };
    }),
    version: versionOf(session),
    options: optionsShown(run),
    zones: zonesShown(run, bit),
    counters: countersShown(run, bit),
    variables: variablesShown(run, bit),
    phases: run.flow.map(({ routine, frame }) => {
      const { id, params } = ruleset.routines[routine];
      return { phase: id, args: redact(run, argsOf(run, params, frame), bit) as Record<string, Shown> };
    }),
    decisions: run.open.map((open) => openDecision(run, open, seat, bit)),
  };
  const active = run.flow.at(-1)?.frame[0] ?? -1;
  if (active >= 0) view.active = active;
  if (result !== undefined) {
    view.result = result;
    view.scores = result.scores;
  } else if (program.score !== null && (program.openScore || session.imagined)) {
    view.scores = scoresSeen(run);
  }
  return view;
}

function optionsShown(run: Run): Record<string, Shown> {
  const { options } = run.program.layout.ruleset;
  return Object.fromEntries(options.map((option, i) => [option.id, show(run, option.type, run.options[i], 0)]));
}

/** Variables of some roles that the seat sees, each with whose it is and its value. */
function varsShown<T>(
  run: Run,
  bit: number,
  isVariable: boolean,
  make: (variable: VarDef, of: { of?: Shown; holder?: string }, value: Constant) => T,
): T[] {
  const { layout } = run.program;
  const out: T[] = [];
  layout.ruleset.vars.forEach((variable, i) => {
    const { role, per, holders } = variable;
    if ((role === 'variable') !== isVariable) return;
    for (let index = 0; index < layout.varCount[i]; index++) {
      const holder = holders?.[index - layout.maxSeats]?.id;
      const isThere = holder !== undefined || inPlay(run, per, index);
      if (!isThere || !(varSeats(run, i, index) & bit)) continue;
      const owner = holder === undefined ? showOwner(layout, per, index) : undefined;
      const of = owner ? { of: owner } : holder === undefined ? {} : { holder };
      out.push(make(variable, of, run.vars[layout.varBase[i] + index]));
    }
  });
  return out;
}

export const countersShown = (run: Run, bit: number): View['counters'] =>
  varsShown(run, bit, false, ({ id, role }, of, value) => ({ id, role, ...of, value }) as View['counters'][0]);

const variablesShown = (run: Run, bit: number): View['variables'] =>
  varsShown(run, bit, true, ({ id, type }, of, value) => ({ id, ...of, value: show(run, type, value, bit) }));
