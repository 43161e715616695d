/** Which texts speak of which names: the contract of `wantedTexts`, seen from a name. */
import type { Program, Thing } from '@draco-table/lang';

/** Ids of the texts about a thing, or `-` at the end for all that begin so. */
export function textIdsOf(thing: Thing): string[] {
  switch (thing.is) {
    case 'design': {
      const base = thing.piece ? 'piece' : 'card';
      return [`${base}-${thing.id}`, ...(thing.family && thing.card ? [`${base}-${thing.card.name.text}`] : [])];
    }
    case 'kind-value':
      return [`kind-${thing.kind.id}-${thing.kind.values[thing.index]}`];
    case 'kind':
      return [`kind-${thing.id}-`, `type-${thing.id}`];
    case 'type':
      return [`type-${thing.id}`];
    case 'zone':
      return [`zone-${thing.id}`, ...['move', 'shuffle', 'reverse'].map((event) => `log-${event}-${thing.id}`)];
    case 'var':
      return [
        `${thing.role === 'variable' ? 'variable' : 'counter'}-${thing.id}`,
        ...['pay', 'count', 'set'].map((event) => `log-${event}-${thing.id}`),
      ];
    case 'attr':
      return [`attr-${thing.id}`, `log-attr-${thing.id}`];
    case 'option':
      return [`option-${thing.id}`];
    case 'die':
      return [`die-${thing.id}`, `log-roll-${thing.id}`];
    case 'forecast':
      return [`forecast-${thing.id}`];
    case 'routine':
      return thing.role === 'define' && thing.pattern.parts.length === 1 ? [`phrase-${thing.id}`] : [];
    default:
      return [];
  }
}

/** What a text is about. */
export function thingOf({ table }: Program, id: string): Thing | undefined {
  const [, prefix = '', name = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
  switch (prefix) {
    case 'card':
    case 'piece':
      return table.designs.get(name) ?? table.families.get(name)?.[0];
    case 'kind':
      for (const kind of table.kinds.values()) {
        const index = kind.values.findIndex((value) => name === `${kind.id}-${value}`);
        if (index >= 0) return { is: 'kind-value', kind, index };
      }
      return undefined;
    case 'seat': {
      const index = table.seats.names.findIndex(({ text }) => text === name);
      return index < 0 ? undefined : { is: 'seat', index };
    }
    case 'zone':
      return table.zones.get(name);
    case 'counter':
    case 'variable':
      return table.vars.get(name);
    case 'attr':
      return table.attrs.find((attr) => attr.id === name);
    case 'type':
      return table.types.get(name) ?? table.kinds.get(name);
    case 'option':
      return table.options.get(name);
    case 'die':
      return table.dice.get(name);
    case 'forecast':
      return table.forecasts.get(name);
    case 'phrase':
      return table.routines.find((one) => one.role === 'define' && one.id === name);
    default:
      return undefined;
  }
}

/** The id under another name; undefined if it is about something else. */
export function renamedTextId(id: string, ids: readonly string[], before: string, now: string): string | undefined {
  for (const one of ids) {
    if (one.endsWith('-') ? !id.startsWith(one) : id !== one) continue;
    const at = one.lastIndexOf(before);
    return at < 0 ? undefined : id.slice(0, at) + now + id.slice(at + before.length);
  }
  return undefined;
}

/** Sections of a theme in which a thing has a look. */
export function themeSectionOf(thing: Thing, { table }: Program): { section: string; id: string } | undefined {
  switch (thing.is) {
    case 'design':
      return { section: 'designs', id: thing.id };
    case 'kind-value':
      return { section: `kinds.${thing.kind.id}`, id: thing.kind.values[thing.index] ?? '' };
    case 'seat':
      return { section: 'seats', id: table.seats.names[thing.index]?.text ?? '' };
    case 'zone':
      return { section: 'zones', id: thing.id };
    case 'var':
      return { section: thing.role === 'variable' ? 'variables' : 'counters', id: thing.id };
    case 'attr':
      return { section: 'attributes', id: thing.id };
    case 'forecast':
      return { section: 'forecasts', id: thing.id };
    case 'kind':
      return { section: 'kinds', id: thing.id };
    default:
      return undefined;
  }
}

/** What a key of a theme is about. */
export function thingOfTheme(program: Program, section: string, id: string): Thing | undefined {
  const prefix = {
    designs: 'card',
    seats: 'seat',
    zones: 'zone',
    counters: 'counter',
    variables: 'variable',
    attributes: 'attr',
    forecasts: 'forecast',
    kinds: 'type',
  }[section];
  if (prefix) return thingOf(program, `${prefix}-${id}`);
  return section.startsWith('kinds.') ? thingOf(program, `kind-${section.slice('kinds.'.length)}-${id}`) : undefined;
}
