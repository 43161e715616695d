/** What is otherwise than before, as sentences that can be expected. */
import type { View } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';

/** More than this nobody reads; what matters comes first. */
const MOST = 8;

export function whatChanged(ruleset: Ruleset, before: View, after: View): string[] {
  return [...counters(ruleset, before, after), ...places(ruleset, before, after)].slice(0, MOST);
}

const seatName = ({ seats }: Ruleset, seat: number): string => seats.names[seat] ?? `(player ${seat + 1})`;

function counters(ruleset: Ruleset, before: View, after: View): string[] {
  return after.counters.flatMap((now, index) => {
    const { id, of, holder, value } = now;
    if (before.counters[index]?.value === value) return [];
    if (holder !== undefined) return [`${id} of ${holder} is ${value}`];
    if (of === undefined) return [`${id} is ${value}`];
    return of.is === 'player' ? [`${id} of ${seatName(ruleset, of.seat)} is ${value}`] : [];
  });
}

/** Pieces by their names: in rows and rings their places, elsewhere where they lie. */
function places(ruleset: Ruleset, before: View, after: View): string[] {
  const isOne = (design: string) => ruleset.designs.find(({ id }) => id === design)?.copies === 1;
  const whereIs = (view: View) => {
    const found = new Map<string, string>();
    for (const { zone, of, shape, items } of view.zones) {
      const isOrdered = shape === 'row' || shape === 'ring';
      const owner = of?.is === 'player' ? ` of ${seatName(ruleset, of.seat)}` : '';
      const head = ruleset.zones.find(({ id }) => id === zone)?.head !== undefined ? 0 : 1;
      for (const [index, { value }] of items.entries())
        if (value.is === 'thing' && isOne(value.design))
          found.set(
            value.design,
            isOrdered ? `place of ${value.design} is ${index + head}` : `${value.design} is in ${zone}${owner}`,
          );
    }
    return found;
  };
  const was = whereIs(before);
  const list = [...whereIs(after)].filter(([design, text]) => was.get(design) !== text);
  // Who moved of his own comes before those who closed up: the further, the sooner.
  return list.map(([, text]) => text);
}
