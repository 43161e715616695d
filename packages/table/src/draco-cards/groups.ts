import { type Constant, type DesignDef, NONE, type Ruleset, type Type } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';

/** A way to part the cards of a game: by their type, or by a word that is printed on them. */
export interface CardGroup {
  name: string;
  values: { id: string; name: string; count: number }[];
}

interface Part {
  /** Text id of what the parts are. */
  title: string;
  id: string;
  name: string;
}

/** Which parts a card belongs to: its type, and every word of a kind that it carries. */
function partsOf(ruleset: Ruleset, texts: Texts, design: DesignDef): Part[] {
  const type = ruleset.types[design.type];
  const found: Part[] = type ? [{ title: 'ui-tab-cards', id: `type=${type.id}`, name: nameOf(texts, type.id) }] : [];
  const carried: [Type, Constant][] = [
    ...Object.entries(design.attrs).flatMap(([index, value]): [Type, Constant][] => {
      const attr = ruleset.attrs[Number(index)];
      return attr ? [[attr.type, value]] : [];
    }),
    ...(design.params ?? []).map(({ type: own, value }): [Type, Constant] => [own, value]),
  ];
  for (const [{ is, kind: index }, value] of carried) {
    const kind = is === 'kind' ? ruleset.kinds[index ?? -1] : undefined;
    if (!kind) continue;
    for (const one of typeof value === 'number' ? [value] : value) {
      const id = one === NONE ? undefined : kind.values[one];
      // What the game has no word for, such as the sides of a tile, is nothing to look for.
      if (id === undefined || !texts.has(`kind-${kind.id}-${id}`)) continue;
      const name = texts.name({ is: 'kind', kind: kind.id, id });
      found.push({ title: `type-${kind.id}`, id: `${kind.id}=${id}`, name });
    }
  }
  return found;
}

const nameOf = (texts: Texts, type: string): string => texts.message(`type-${type}`);

/** Whether a card is among those of a group, by the group's id. */
export function isIn(ruleset: Ruleset, texts: Texts, design: DesignDef, group: string): boolean {
  return !group || partsOf(ruleset, texts, design).some(({ id }) => id === group);
}

/** The groups that tell these cards apart: one that holds all of them, or none, is left out. */
export function groupsOf(ruleset: Ruleset, texts: Texts, designs: readonly DesignDef[]): CardGroup[] {
  const titles = new Map<string, Map<string, { id: string; name: string; count: number }>>();
  for (const design of designs) {
    const seen = new Set<string>();
    for (const { title, id, name } of partsOf(ruleset, texts, design)) {
      if (seen.has(id)) continue;
      seen.add(id);
      const values = titles.get(title) ?? new Map<string, { id: string; name: string; count: number }>();
      titles.set(title, values);
      const known = values.get(id);
      if (known) known.count++;
      else values.set(id, { id, name, count: 1 });
    }
  }
  return [...titles]
    .map(([title, values]) => ({ name: capital(texts, texts.message(title)), values: [...values.values()] }))
    .filter(({ values }) => values.length > 1 || values.some(({ count }) => count < designs.length));
}

const capital = (texts: Texts, text: string): string => text.slice(0, 1).toLocaleUpperCase(texts.lang) + text.slice(1);
