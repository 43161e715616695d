/** From the engine's values and the ruleset's constants to names that a message can use. */
import { type Constant, type DesignDef, NONE, type Ruleset, type Type } from '@draco-table/ruleset';

import { designTextId, kindTextId } from './ids.js';
import { type Args, format, type Language } from './languages.js';
import { decline } from './morphology.js';
import { FluentNominal, listOf, type Nominal } from './nominal.js';
import type { Shown, ZoneRef } from './shown.js';

export interface Names {
  /** A name for any value but a number. */
  nominal(value: Shown): Nominal;
  message(id: string, stableId?: string, args?: (language: Language) => Args): Nominal;
  zone(ref: ZoneRef): Nominal;
  seat(seat: number): Nominal;
  list(items: Nominal[]): Nominal;
  /** As an argument of a message in that language. */
  variable(value: Shown, language: Language): Args[string];
  args(values: Record<string, Shown>, language: Language): Args;
  design(id: string): DesignDef | undefined;
  /** The card's own numbers and attributes, by name, and the game's options as `option-…`. */
  cardArgs(design: DesignDef, language: Language, options?: Record<string, Shown>): Args;
  /** Only its own numbers: what a question of the card may use. */
  ownNumbers(design: DesignDef, language: Language): Args;
}

/** `missing` is told of every id that no language has. */
export function namesOf(
  ruleset: Ruleset,
  languages: readonly Language[],
  missing: (id: string) => void,
  players?: readonly (string | undefined)[],
): Names {
  const byId = new Map(ruleset.designs.map((design) => [design.id, design]));

  /** The message in the language of the sentence if it has it, else in the first that does. */
  function find(language: Language, id: string): Language | undefined {
    const from = languages.indexOf(language);
    const order = [...languages.slice(from), ...languages.slice(0, from)];
    return order.find((other) => other.bundle.getMessage(id)?.value);
  }

  function message(id: string, stableId = id, args: (language: Language) => Args = () => ({})): Nominal {
    const get = (language: Language, attribute?: string) => format(language, id, attribute, args(language), []);
    return {
      id: stableId,
      form(language, form) {
        const source = find(language, id);
        if (!source) {
          missing(id);
          return readable(stableId);
        }
        if (source !== language) language.borrows = true;
        const name = get(source) ?? stableId;
        const stated = (which: string) => get(source, which);
        return decline(source.tag, { name, the: stated('the') ?? name, stated }, form);
      },
      trait(language, name) {
        const source = find(language, id);
        return source && get(source, name);
      },
    };
  }

  const plain = (id: string, text: (language: Language) => string): Nominal => ({
    id,
    form: text,
    trait: () => undefined,
  });

  function seat(index: number): Nominal {
    const own = players?.[index];
    if (own !== undefined) return plain(String(index), () => own);
    const name = ruleset.seats.names[index];
    return name === undefined
      ? message('seat', String(index), () => ({ number: index + 1 }))
      : message(`seat-${name}`, name);
  }

  function zone(ref: ZoneRef): Nominal {
    const bare = message(`zone-${ref.zone}`, ref.zone);
    const owner = ref.of && ref.of.is !== 'none' ? nominal(ref.of) : undefined;
    if (!owner) return bare;
    return message('zone-owned', ref.zone, (language) => ({
      zone: new FluentNominal(bare, language),
      owner: new FluentNominal(owner, language),
    }));
  }

  function list(items: Nominal[]): Nominal {
    return {
      id: items.map((item) => item.id).join(','),
      form: (language, form) =>
        listOf(
          language.tag,
          items.map((item) => item.form(language, form)),
          'conjunction',
        ),
      trait: (_, name) => (name === 'person' && items.length > 1 ? 'many' : undefined),
      items,
    };
  }

  function designName(id: string): Nominal {
    const design = byId.get(id);
    if (!design) return message(`card-${id}`, id);
    return message(designTextId(ruleset, design), id, (language) => cardArgs(design, language));
  }

  /** A thing that the seat does not know, with what it was told of it. */
  function hidden({ zone, place, clues }: Extract<Shown, { is: 'hidden' }>): Nominal {
    const thing = message('hidden', `${zone}-${place}`, () => ({ place }));
    if (!clues) return thing;
    const told = list(Object.values(clues).map(nominal));
    return message('hidden-clues', `${zone}-${place}`, (language) => ({
      thing: new FluentNominal(thing, language),
      clues: new FluentNominal(told, language),
    }));
  }

  function nominal(value: Shown): Nominal {
    switch (value.is) {
      case 'number':
        return plain(String(value.value), (language) => new Intl.NumberFormat(language.tag).format(value.value));
      case 'yes-no':
        return message(value.value ? 'yes' : 'no');
      case 'player':
        return seat(value.seat);
      case 'kind':
        return message(kindTextId(value.kind, value.id), value.id);
      case 'design':
        return designName(value.id);
      case 'thing':
        return designName(value.design);
      case 'hidden':
        return hidden(value);
      case 'cell':
        return message('cell', `${value.x},${value.y}`, () => ({ x: value.x, y: value.y }));
      case 'none':
        return message('none');
      case 'list':
        return list(value.items.map(nominal));
    }
  }

  function variable(value: Shown, language: Language): Args[string] {
    return value.is === 'number' ? value.value : new FluentNominal(nominal(value), language);
  }

  function args(values: Record<string, Shown>, language: Language): Args {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, variable(value, language)]));
  }

  function cardArgs(design: DesignDef, language: Language, options: Record<string, Shown> = {}): Args {
    const result: Args = {};
    for (const { id, type, values } of ruleset.options)
      result[`option-${id}`] = variable(options[id] ?? shownConstant(ruleset, type, values[0] ?? 0), language);
    for (const [index, value] of Object.entries(design.attrs)) {
      const attr = ruleset.attrs[Number(index)];
      if (attr) result[attr.id] = variable(shownConstant(ruleset, attr.type, value), language);
    }
    return { ...result, ...ownNumbers(design, language) };
  }

  function ownNumbers({ params = [] }: DesignDef, language: Language): Args {
    return Object.fromEntries(
      params.map(({ name, type, value }) => [name, variable(shownConstant(ruleset, type, value), language)]),
    );
  }

  return { nominal, message, zone, seat, list, variable, args, design: (id) => byId.get(id), cardArgs, ownNumbers };
}

/** A constant of the ruleset as a value to show. */
export function shownConstant(ruleset: Ruleset, type: Type, value: Constant): Shown {
  if (Array.isArray(value)) {
    return { is: 'list', items: value.map((item) => shownConstant(ruleset, { ...type, list: undefined }, item)) };
  }
  if (value === NONE) return { is: 'none' };
  switch (type.is) {
    case 'number':
      return { is: 'number', value };
    case 'yes-no':
      return { is: 'yes-no', value: value === 1 };
    case 'player':
      return { is: 'player', seat: value };
    case 'kind': {
      const kind = ruleset.kinds[type.kind ?? -1];
      return kind ? { is: 'kind', kind: kind.id, id: kind.values[value] ?? String(value) } : { is: 'number', value };
    }
    case 'design':
      return { is: 'design', id: ruleset.designs[value]?.id ?? String(value) };
    case 'thing': {
      const design = designOfThing(ruleset, value);
      return design ? { is: 'thing', id: design.id, design: design.id } : { is: 'none' };
    }
    case 'cell':
      return { is: 'number', value };
  }
}

/** Things are numbered through the designs in order, each copy a number. */
export function designOfThing(ruleset: Ruleset, thing: number): DesignDef | undefined {
  let next = 0;
  for (const design of ruleset.designs) {
    next += design.copies;
    if (thing < next) return design;
  }
  return undefined;
}

/** What stands in for a missing name, so that the game goes on: its id in words. */
export function readable(id: string): string {
  const words = id.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
