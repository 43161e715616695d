import type { Constant, VarDef } from '@draco-table/ruleset';
import type { Shown, View, ZoneView } from '../api.js';
import type { Run } from '../state/run.js';
import { cellX, cellY, slotOf } from '../state/zones.js';
import { openDecision } from './decisions.js';
import { scoresSeen } from './scores.js';
import { type Session, versionOf } from './session.js';
import { argsOf, bitOf, indexAt, redact, refer, show, showOwner, showRef, zoneRef } from './shown.js';
import { varSeats } from './tell.js';

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

/** Zones and counters that exist for seats beyond those who play are left out. */
const inPlay = (run: Run, per: unknown, index: number): boolean => per !== 'player' || index < run.seats;

function zonesShown(run: Run, bit: number): ZoneView[] {
  const { layout } = run.program;
  const views: ZoneView[] = [];
  layout.zoneOf.forEach((zone, place) => {
    const { shape, per } = layout.ruleset.zones[zone];
    if (!inPlay(run, per, layout.zoneIndex[place])) return;
    const things = run.zones[place];
    // In a hand or set that it does not see, a seat cannot tell in which order the things lie.
    const loose = layout.looseAt[place] && !(run.sees[place] & bit);
    const order = loose ? [...things].sort((a, b) => (run.known[b] & bit) - (run.known[a] & bit)) : things;
    const first = loose ? 1 : indexAt(run, place, things[0]);
    const view: ZoneView = {
      ...zoneRef(layout, place),
      shape,
      count: things.length,
      items: order.map((thing, i) => {
        const ref = refer(run, thing, place, first + i);
        const item: ZoneView['items'][0] = { value: showRef(layout, ref, bit, loose ? bit : run.sees[place]) };
        if (shape === 'grid') item.cell = { x: cellX(run.cell[thing]), y: cellY(run.cell[thing]) };
        if (shape === 'ring') item.slot = slotOf(run, place, i);
        if (run.face[thing] === 0) item.faceDown = true;
        // Most games have none, and a view is made for every answer.
        const attrs = run.attrs.length && run.known[thing] & bit ? attrsShown(run, thing, bit) : undefined;
        if (attrs) item.attrs = attrs;
        return item;
      }),
    };
    if (shape === 'ring') view.direction = run.direction[place] as 1 | -1;
    views.push(view);
  });
  return views;
}

/** Attributes that can change; what is printed is found by the design. */
function attrsShown(run: Run, thing: number, bit: number): Record<string, Shown> | undefined {
  const { ruleset, changing, thingType } = run.program.layout;
  const shown = ruleset.attrs.flatMap((attr, i) =>
    changing[i] >= 0 && attr.of.includes(thingType[thing])
      ? [[attr.id, show(run, attr.type, run.attrs[changing[i]][thing], bit)]]
      : [],
  );
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
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
