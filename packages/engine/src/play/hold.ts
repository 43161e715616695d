import type { Hold, StartOptions } from '../api.js';
import { type Run, snapshot, thingsByDesign } from '../state/run.js';
import { moveTo } from '../state/zones.js';
import { proceed, type Session } from './session.js';

/**
 * Goes to the first question in such a way that seats have certain cards in hand then: the designs of two things change
 * places as soon as a hand is dealt. So hands keep their size, and everybody knows what they would if chance had done it.
 * False when a card cannot be had.
 */
export function proceedHolding(session: Session, hold: NonNullable<StartOptions['hold']>): boolean {
  const { run, base } = session;
  const { designs } = run.program.layout.ruleset;
  const wanted = holdsOf(hold).map(({ seat, card }) => {
    const design = designs.findIndex(({ id }) => id === card);
    return { seat, design, places: placesFor(run, seat, designs[design].type) };
  });
  type Wanted = (typeof wanted)[number];
  const isHeld = ({ design, places }: Wanted): boolean =>
    places.some((place) => run.zones[place].some((thing) => run.design[thing] === design));
  let steps = 0;
  const went = proceed(session, () => {
    steps++;
  });
  if (!went || wanted.some(({ places }) => places.length === 0)) return false;
  if (wanted.every(isHeld)) return true;

  const taken = new Set<number>();
  let open = wanted
    .filter((one) => !isHeld(one))
    .map(({ seat, design, places }) => {
      const place = places.find((one) => run.zones[one].length > 0) ?? places[0];
      // Not for a card that the seat is to have as well.
      const isFree = (thing: number): boolean =>
        !taken.has(thing) && !wanted.some((one) => one.seat === seat && one.design === run.design[thing]);
      const given = run.zones[place].find(isFree);
      if (given !== undefined) taken.add(given);
      return { design, place, given };
    });
  session.base = base;
  session.told = 0;
  session.log.list.length = 1;
  const again = proceed(session, () => {
    steps--;
    // A hand that is dealt by the statement that asks, or is empty, is changed before that statement.
    const now = open.filter(({ place, given }) => steps <= 0 || (given !== undefined && run.where[given] === place));
    if (now.length === 0) return;
    for (const { design, place, given } of now) give(run, design, place, given);
    open = open.filter((one) => !now.includes(one));
    session.base = snapshot(run);
  });
  return again && wanted.every(isHeld);
}

export const holdsOf = (hold: NonNullable<StartOptions['hold']>): readonly Hold[] =>
  Array.isArray(hold) ? hold : [hold as Hold];

function give(run: Run, design: number, place: number, given: number | undefined): void {
  const wanted = findThing(run, design);
  if (wanted === undefined) return;
  if (given === undefined) {
    moveTo(run, wanted, place, -1);
    return;
  }
  run.design = run.design.slice();
  exchange(run.design, given, wanted);
  run.thingOf = thingsByDesign(run.program, run.design);
  for (const values of run.attrs) exchange(values, given, wanted);
  // A place that is for one design or kind is no place for what came back.
  const { ruleset, zoneOf } = run.program.layout;
  const { per } = ruleset.zones[zoneOf[run.where[wanted]]];
  if (per !== 'game' && per !== 'player') moveTo(run, wanted, 0, -1);
}

/** Where a card of the type is at the seat's disposal: its hands; if no hand takes it, where it lies for all to take. */
function placesFor(run: Run, seat: number, type: number | undefined): number[] {
  const { ruleset, zoneBase } = run.program.layout;
  const zones = ruleset.zones.flatMap((zone, at) => (at > 0 && zone.of.includes(type ?? -1) ? [{ zone, at }] : []));
  const hands = zones.filter(({ zone }) => zone.shape === 'hand' && zone.per === 'player');
  if (hands.length > 0) return hands.map(({ at }) => zoneBase[at] + seat);
  const open = zones.filter(({ zone, at }) => zone.per === 'game' && (run.sees[zoneBase[at]] >> seat) & 1);
  return open.map(({ at }) => zoneBase[at]);
}

/** A thing of the design, if possible one that no player has. */
function findThing(run: Run, design: number): number | undefined {
  const { ruleset, zoneOf } = run.program.layout;
  const things = run.design.flatMap((one, thing) => (one === design ? [thing] : []));
  return things.find((thing) => ruleset.zones[zoneOf[run.where[thing]]].per !== 'player') ?? things[0];
}

function exchange<T>(list: T[], a: number, b: number): void {
  const kept = list[a];
  list[a] = list[b];
  list[b] = kept;
}
