/** Which texts a ruleset needs, and which it may have: the contract between a game's rules and its words. */
import type { Ruleset, Span, Type } from '@draco-table/ruleset';
import shared from '@draco-table/words/en/shared';
import { designTextId, kindTextId, sentenceId } from '../ids.js';
import { phraseIds } from '../phrase-ids.js';
import { allChoices, promptsOf } from './nodes.js';
import { parseTexts } from './parse.js';

/** What a message may use, by attribute ('' is its value); '*' stands for all attributes not named. */
export interface Wanted {
  id: string;
  /** Whether a language without it is incomplete. */
  needed: boolean;
  /** Attributes that are needed too. */
  attributes: string[];
  variables: string[];
  /** Of attributes that know other variables than the value does. */
  more: Record<string, string[]>;
  /** What it is, for the headings of a skeleton. */
  group: Group;
  span?: Span;
}

export type Group = 'game' | 'cards' | 'pieces' | 'places' | 'questions' | 'log' | 'words';

const QUESTION = ['min', 'max', 'exact'];
const PRIMITIVE_LINES: Record<string, string[]> = {
  move: ['thing', 'from', 'to', 'owner', 'place', 'player'],
  pay: ['amount', 'sum', 'from', 'to', 'player'],
  count: ['counter', 'value', 'by', 'of', 'player'],
  set: ['value', 'of', 'player'],
  attr: ['thing', 'value', 'player'],
  shuffle: ['zone', 'player'],
  exchange: ['a', 'b', 'zone'],
  reverse: ['zone', 'player'],
  roll: ['value', 'player'],
};

/** Words that all games share: a game may reword them. */
const baseVariables = new Map(
  parseTexts({ lang: 'en', file: 'shared', text: shared }).entries.map(({ id, parts }) => [
    id,
    [...new Set([...parts.values()].flatMap(({ variables }) => [...variables.keys()]))],
  ]),
);

export function wantedTexts(ruleset: Ruleset): Map<string, Wanted> {
  const all = new Map<string, Wanted>();
  const want = (group: Group, id: string, more: Partial<Omit<Wanted, 'id' | 'group'>> = {}) => {
    const before = all.get(id);
    const wanted: Wanted = { needed: true, attributes: [], variables: [], more: {}, ...more, id, group };
    if (before) {
      // The same question may be asked in several places: its text may use what all of them know.
      before.needed ||= wanted.needed;
      before.variables = before.variables.filter((name) => wanted.variables.includes(name));
    } else all.set(id, wanted);
  };
  const maybe = { needed: false };

  want('game', `game-${ruleset.game}`);
  if (ruleset.deck !== undefined) want('game', `deck-${ruleset.deck}`);
  for (const name of ruleset.seats.names) want('game', `seat-${name}`);
  for (const option of ruleset.options) {
    const kind = option.type.is === 'kind' ? ruleset.kinds[option.type.kind ?? -1] : undefined;
    want('game', `option-${option.id}`, {
      attributes: kind ? option.values.map((value) => `v-${kind.values[value]}`) : [],
    });
  }
  for (const { id } of ruleset.forecasts) want('game', `forecast-${id}`);

  for (const design of ruleset.designs) {
    const card = ruleset.types[design.type]?.base === 'card';
    const variables = [
      ...Object.keys(design.attrs).map((index) => ruleset.attrs[Number(index)]?.id ?? ''),
      ...(design.params ?? []).map(({ name }) => name),
      ...ruleset.options.map(({ id }) => `option-${id}`),
    ];
    const span = design.span;
    want(card ? 'cards' : 'pieces', designTextId(ruleset, design), { variables, span });
    if (card && design.family !== undefined) want('cards', `card-${design.id}`, { ...maybe, variables, span });
  }

  const spoken = spokenKinds(ruleset);
  ruleset.kinds.forEach((kind, index) => {
    for (const value of kind.values) want('pieces', kindTextId(kind.id, value), { needed: spoken.has(index) });
  });
  // Words with which made texts speak of somebody's own: `.of-whom`, `.set` and such.
  const whose = { '*': ['who', 'value'] };
  for (const { id } of ruleset.zones.slice(1)) want('places', `zone-${id}`, { more: whose });
  for (const variable of ruleset.vars) {
    if (variable.role === 'variable')
      want('places', `variable-${variable.id}`, { needed: variable.seen !== 'none', more: whose });
    else want('places', `counter-${variable.id}`, { more: { count: ['n'], ...whose } });
    for (const { id } of variable.holders ?? []) want('places', `holder-${id}`);
  }

  const own = numbersOfAskers(ruleset);
  ruleset.prompts.forEach((prompt, index) => {
    const id = `prompt-${prompt.id}`;
    const variables = [...new Set([...prompt.args.map(({ name }) => name), ...(own.get(index) ?? []), ...QUESTION])];
    want('questions', id, { needed: !baseVariables.has(id), variables, span: prompt.span });
    want('log', `log-answer-${prompt.id}`, { ...maybe, variables: ['choice', 'player', 'value'] });
  });

  ruleset.routines.forEach((routine, index) => {
    const variables = routine.params.map(({ name }) => name);
    const id = sentenceId(routine.id);
    const { span } = routine;
    if (routine.is === 'phase' && index !== ruleset.play && index !== ruleset.setup) {
      want('game', `phase-${id}`, { variables, span });
      want('log', `log-phase-${id}`, { ...maybe, variables: [...variables, 'player'] });
    }
    if (routine.told) want('log', `log-${id}`, { variables: [...variables, 'player'], span });
    if (routine.is === 'verb' || routine.is === 'define') {
      for (const one of phraseIds(ruleset, routine)) want('words', one, { ...maybe, variables });
    }
  });
  for (const id of ['thing', 'card', 'design', 'player', 'cell', 'number']) want('words', `type-${id}`, maybe);
  for (const { id } of [...ruleset.types, ...ruleset.kinds]) want('words', `type-${id}`, maybe);
  for (const { id } of ruleset.attrs) want('words', `attr-${id}`, { ...maybe, variables: ['x', 'value'] });
  for (const { id } of ruleset.dice) want('words', `die-${id}`, maybe);

  for (const [id, variables] of baseVariables) {
    if (!all.has(id))
      want('log', id, { ...maybe, variables: id.startsWith('log-') ? [...variables, 'player'] : variables });
  }
  const names: Record<string, string[]> = {
    move: ruleset.zones.map(({ id }) => id),
    shuffle: ruleset.zones.map(({ id }) => id),
    exchange: ruleset.zones.map(({ id }) => id),
    reverse: ruleset.zones.map(({ id }) => id),
    pay: ruleset.vars.map(({ id }) => id),
    count: ruleset.vars.map(({ id }) => id),
    set: ruleset.vars.map(({ id }) => id),
    attr: ruleset.attrs.map(({ id }) => id),
    roll: ruleset.dice.map(({ id }) => id),
  };
  want('log', 'log-chance-number', { ...maybe, variables: ['value', 'player'] });
  for (const [event, variables] of Object.entries(PRIMITIVE_LINES)) {
    for (const name of names[event] ?? []) {
      const id = `log-${event}-${name}`;
      if (!all.has(id)) want('log', id, { ...maybe, variables });
    }
  }
  return all;
}

/** Kinds whose words players get to see: as choices, as values of what lies open, in told sentences. */
function spokenKinds(ruleset: Ruleset): Set<number> {
  const spoken = new Set<number>();
  const see = (type: Type | undefined) => {
    if (type?.is === 'kind' && type.kind !== undefined) spoken.add(type.kind);
  };
  for (const choice of allChoices(ruleset)) see(choice.type);
  for (const { type } of ruleset.attrs) see(type);
  for (const { type, per } of ruleset.vars) {
    see(type);
    if (typeof per === 'object') spoken.add(per.kind);
  }
  for (const { per } of ruleset.zones) if (typeof per === 'object') spoken.add(per.kind);
  for (const { params } of ruleset.designs) for (const { type } of params ?? []) see(type);
  for (const { told, params } of ruleset.routines) if (told) for (const { type } of params) see(type);
  for (const { args } of ruleset.prompts) for (const { type } of args) see(type);
  return spoken;
}

/** By question: the names of the numbers that the card that asks it has. */
function numbersOfAskers(ruleset: Ruleset): Map<number, string[]> {
  const result = new Map<number, string[]>();
  for (const design of ruleset.designs) {
    const names = (design.params ?? []).map(({ name }) => name);
    for (const prompt of promptsOf(ruleset, design)) {
      const before = result.get(prompt);
      result.set(prompt, before ? before.filter((name) => names.includes(name)) : names);
    }
  }
  return result;
}
