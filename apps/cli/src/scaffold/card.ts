import type { Constant, DesignDef, Ruleset, Type } from '@draco-table/ruleset';
import { inWords } from './names.js';

export interface NewCard {
  /** The declaration. */
  code: string;
  /** A test that it is there, for a game in which nothing more can be shown. */
  plainTest: string;
  /** Its Fluent message in English, and its name alone for other languages. */
  text: string;
  name: string;
  /** Name of the card type, and how many cards of it there are with the new one. */
  type: string;
  total: number;
}

const COPIES = 2;

/** A card that fits this game: of its commonest type of card, with attributes as its cards have them. */
export function newCard(ruleset: Ruleset, name: string): NewCard {
  const model = modelCard(ruleset);
  const type = ruleset.types[model?.type ?? -1]?.id ?? 'card';
  const several = ruleset.types.filter((one) => one.base === 'card').length > 1;
  const deed = deedFor(ruleset);
  const args = [...(model ? attributes(ruleset, model) : []), ...(deed.sum ? ['sum: 1'] : [])];
  const head = `card ${name}${several ? `: ${type}` : ''} x${COPIES}${args.length > 0 ? ` (${args.join(', ')})` : ''}`;
  const count = ruleset.designs
    .filter((design) => ruleset.types[design.type]?.id === type)
    .reduce((sum, design) => sum + design.copies, 0);
  return {
    code: `${head} {\n${deed.lines.map((line) => `  ${line}\n`).join('')}}\n`,
    plainTest: `test "${name}: there are ${COPIES}" {\n  players ${ruleset.seats.min}\n  expect count (copies of ${name}) is ${COPIES}\n}\n`,
    text: `card-${name} = ${inWords(name)}\n    .text = ${deed.text}\n`,
    name: `card-${name} = ${inWords(name)}\n`,
    type,
    total: count + COPIES,
  };
}

/** A card with an effect, of the type that has most of them. */
function modelCard(ruleset: Ruleset): DesignDef | undefined {
  const cards = ruleset.designs.filter(
    (design) => ruleset.types[design.type]?.base === 'card' && design.effect !== undefined,
  );
  const many = (type: number) => cards.filter((card) => card.type === type).length;
  return [...cards].sort((a, b) => many(b.type) - many(a.type))[0];
}

function attributes(ruleset: Ruleset, model: DesignDef): string[] {
  return Object.entries(model.attrs).flatMap(([index, value]) => {
    const attr = ruleset.attrs[Number(index)];
    const written = attr && writeConstant(ruleset, attr.type, value);
    return attr && written !== undefined ? [`${attr.id}: ${written}`] : [];
  });
}

/** A value as one writes it; undefined for what an attribute may as well leave to its default. */
function writeConstant(ruleset: Ruleset, type: Type, value: Constant): string | undefined {
  if (Array.isArray(value)) {
    const parts = value.map((one) => writeConstant(ruleset, { ...type, list: undefined }, one));
    return parts.length === 0 || parts.includes(undefined)
      ? undefined
      : parts.length === 1
        ? parts[0]
        : `(${parts.join(', ')})`;
  }
  if (value < 0 && type.none) return 'none';
  if (type.is === 'number') return String(value);
  if (type.is === 'yes-no') return value === 1 ? 'yes' : 'no';
  if (type.is === 'kind') return ruleset.kinds[type.kind ?? -1]?.values[value];
  if (type.is === 'design') return ruleset.designs[value]?.id;
  return undefined;
}

interface Deed {
  lines: string[];
  text: string;
  sum: boolean;
}

/** Something small that the game can do: take a token, count one more, or look at a hand. */
function deedFor(ruleset: Ruleset): Deed {
  const tokens = ruleset.vars.find((one) => one.role === 'tokens' && one.per === 'player');
  if (tokens) {
    return {
      lines: ['choose victim from opponents', `move sum ${tokens.id} from victim to you`],
      text: `Take { $sum } ${inWords(tokens.id).toLowerCase()} from an opponent.`,
      sum: true,
    };
  }
  const counter = ruleset.vars.find((one) => one.role === 'counter' && one.per === 'player');
  if (counter)
    return {
      lines: [`add sum to ${counter.id} of you`],
      text: `+{ $sum } ${inWords(counter.id).toLowerCase()}.`,
      sum: true,
    };
  const hand = ruleset.zones.find((zone) => zone.shape === 'hand' && zone.per === 'player');
  if (hand)
    return {
      lines: ['choose someone from opponents', `you looks at ${hand.id} of someone`],
      text: 'Look at the cards of an opponent.',
      sum: false,
    };
  return { lines: [], text: 'Nothing happens.', sum: false };
}
