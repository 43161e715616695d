import type { ChangeDef, Constant } from '@draco-table/ruleset';
import type { Routine } from '../program/program.js';
import type { Frame, Run } from '../state/run.js';
import { cellX, cellY, shapeAt } from '../state/zones.js';
import type { Ask } from './ask.js';
import { argsOf, clueRef, held, indexAt, pending, refer, showOwner, zoneRef } from './shown.js';

/**
 * What happened, told once it has: who knows which thing is fixed in that moment. All of this is called only when
 * somebody listens, so a playout never pays for it.
 */
const say = (r: Run, event: Record<string, unknown>, seats = r.everyone): void => r.emit?.(event, seats);

/** With the seat that acts, if one does. */
export const tellRoll = (r: Run, die: string, value: number, seat: number): void =>
  say(r, { is: 'roll', die, value, seat: seat < 0 ? undefined : seat });

export const tellChance = (r: Run, type: Parameters<typeof pending>[1], value: number): void =>
  say(r, { is: 'chance', value: pending(r, type, value) });

/** Call after the move, with where it was, its index there, and who knew and saw it there. */
export function tellMove(r: Run, thing: number, from: number, index: number, saw: number): void {
  const to = r.where[thing];
  const { layout } = r.program;
  const ref = refer(r, thing, from, index + 1);
  const event: Record<string, unknown> = {
    is: 'move',
    thing: { ...ref, mask: ref.mask | saw },
    from: zoneRef(layout, from),
    to: zoneRef(layout, to),
  };
  if (shapeAt(r, to) === 'grid') event.cell = { x: cellX(r.cell[thing]), y: cellY(r.cell[thing]) };
  else if (!r.looseAt[to]) event.place = indexAt(r, to, thing);
  say(r, event);
}

export const tellSwap = (r: Run, a: number, b: number): void => say(r, { is: 'swap', a: refer(r, a), b: refer(r, b) });

export const tellOrder = (r: Run, place: number, things: readonly number[]): void =>
  say(r, { is: 'rearrange', zone: zoneRef(r.program.layout, place), things: things.map((thing) => refer(r, thing)) });

export const tellZone = (r: Run, is: 'shuffle' | 'reverse', place: number): void =>
  say(r, { is, zone: zoneRef(r.program.layout, place) });

export function tellPay(r: Run, variable: number, amount: number, from: number, to: number): void {
  const { ruleset, maxSeats } = r.program.layout;
  const { id, holders } = ruleset.vars[variable];
  const holder = (i: number) => (i < maxSeats ? { seat: i } : { holder: holders?.[i - maxSeats].id ?? '' });
  say(r, { is: 'pay', tokens: id, amount, from: holder(from), to: holder(to) });
}

/** The seats that see a variable. */
export function varSeats(r: Run, variable: number, index: number): number {
  const { seen, per } = r.program.layout.ruleset.vars[variable];
  if ((seen ?? 'all') === 'all') return r.everyone;
  return seen === 'owner' && per === 'player' && index < r.seats ? 1 << index : 0;
}

export function tellVar(r: Run, variable: number, at: number, was: Constant): void {
  const { layout } = r.program;
  const { id, role, per, type } = layout.ruleset.vars[variable];
  const index = at - layout.varBase[variable];
  const owner = showOwner(layout, per, index);
  const of = owner === undefined ? {} : { of: owner };
  const seats = varSeats(r, variable, index);
  const value = r.vars[at];
  if (role === 'variable') say(r, { is: 'set', variable: id, ...of, value: held(r, type, value) }, seats);
  else say(r, { is: 'count', counter: id, ...of, value, by: (value as number) - (was as number) }, seats);
}

export function tellAttr(r: Run, attr: number, thing: number): void {
  const { ruleset, changing } = r.program.layout;
  const { id, type } = ruleset.attrs[attr];
  const value = held(r, type, r.attrs[changing[attr]][thing]);
  // An attribute tells something of the thing: only for those who know it.
  say(r, { is: 'attr', attr: id, thing: refer(r, thing), value }, r.known[thing]);
}

export const tellFace = (r: Run, thing: number): void =>
  say(r, { is: 'face', thing: refer(r, thing), up: r.face[thing] === 1 });

/** Seat -1: all see it. */
export function tellLook(r: Run, seat: number, things: readonly number[]): void {
  const seen = things.map((thing) => refer(r, thing));
  say(r, seat < 0 ? { is: 'reveal', things: seen } : { is: 'look', seat, things: seen });
}

/** Seat -1: everybody was told. The value is for those who know it: they were told, or they know the thing. */
export function tellClue(r: Run, seat: number, attr: number, things: readonly number[]): void {
  const { ruleset } = r.program.layout;
  const values = things.map((thing) => clueRef(r, attr, thing));
  say(r, {
    is: 'learn',
    attr: ruleset.attrs[attr].id,
    things: things.map((thing) => refer(r, thing)),
    values,
    ...(seat >= 0 && { seat }),
  });
}

/** A change that something acted in place of: of the thing, counter or variable, and by the card that stopped it. */
export function tellStopped(r: Run, { def }: Routine, frame: Frame, card: number): void {
  const { layout } = r.program;
  const { is, attr, var: variable } = def.changes as ChangeDef;
  const [of] = def.params;
  const what = frame[of.slot];
  const by = card >= 0 ? { card: refer(r, card) } : {};
  if (is === 'var') {
    const { id, per } = layout.ruleset.vars[variable as number];
    const owner = showOwner(layout, per, what);
    const seats = varSeats(r, variable as number, what);
    say(r, { is: 'stopped', change: is, name: id, ...(owner && { of: owner }), ...by }, seats);
    return;
  }
  const name = is === 'attr' ? { name: layout.ruleset.attrs[attr as number].id } : {};
  // What an attribute was to be tells something of the thing.
  const seats = is === 'attr' ? r.known[what] : r.everyone;
  say(r, { is: 'stopped', change: is, ...name, of: refer(r, what), ...by }, seats);
}

export const tellPlay = (r: Run, card: number, seat: number): void =>
  say(r, { is: 'play', card: refer(r, card), seat });

/** Whether somebody does not know one of the things that a call speaks of. */
export const hides = (r: Run, { def }: Routine, frame: Frame): boolean =>
  def.params.some(({ slot, type }) => {
    const held = frame[slot] as number | readonly number[];
    const things = typeof held === 'number' ? [held] : held;
    return type.is === 'thing' && things.some((thing) => thing >= 0 && (r.known[thing] & r.everyone) !== r.everyone);
  });

export function tellCall(r: Run, is: 'told' | 'phase', routine: Routine, frame: Frame): void {
  const { id, params } = routine.def;
  const args = argsOf(r, params, frame);
  const seat = frame[0] >= 0 ? { seat: frame[0] } : {};
  say(r, { is, [is === 'told' ? 'verb' : is]: id, args, ...seat });
}

/** What a seat chose. The order of effects is shown by the effects themselves. */
export function tellChoice(r: Run, ask: Ask, seat: number, values: readonly number[]): void {
  const choice = ask === r.program.orderAsk ? {} : { choice: values.map((value) => pending(r, ask.type, value)) };
  say(r, { is: 'answer', seat, prompt: ask.prompt, ...choice });
}
