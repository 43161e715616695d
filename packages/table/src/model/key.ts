import type { Shown, ZoneRef } from '@draco-table/engine';

/**
 * A name for what can be pointed at on the table: a thing, a face-down place, a player, a square, a design, a word.
 * An option and the spot where it is drawn have the same key, so a decision lights up without knowing any zone.
 */
export function keyOf(value: Shown): string {
  switch (value.is) {
    case 'thing':
      return `t:${value.id}`;
    case 'hidden':
      return `h:${value.zone}/${value.of ?? ''}/${value.place}`;
    case 'player':
      return `p:${value.seat}`;
    case 'cell':
      return `c:${value.x},${value.y}`;
    case 'design':
      return `d:${value.id}`;
    case 'kind':
      return `k:${value.kind}/${value.id}`;
    case 'number':
      return `n:${value.value}`;
    case 'yes-no':
      return `y:${value.value}`;
    case 'none':
      return 'none';
    case 'list':
      return `[${value.items.map(keyOf).join(' ')}]`;
  }
}

export function zoneKey(zone: ZoneRef): string {
  return zone.of ? `${zone.zone}/${keyOf(zone.of)}` : zone.zone;
}
