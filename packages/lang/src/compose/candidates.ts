/** What could be written in a place, before the checker has looked at it. */
import type { Form, SlotType } from '../resolve/forms.js';
import { showSlotType } from '../resolve/forms.js';
import type { Program } from '../resolve/program.js';
import type { Meaning } from '../resolve/table.js';
import { elementOf, fits, isValue, showType, type Ty } from '../resolve/types.js';
import { placeIn } from '../resolve/units.js';
import type { CardPlace } from './card.js';
import type { Offer } from './offers.js';

export interface Candidate extends Pick<Offer, 'group' | 'label' | 'doc'> {
  text: string;
  /** To be tried, one after the other, if the first does not fit. */
  others?: string[];
}

interface Value {
  text: string;
  type: Ty;
  group: Offer['group'];
}

/** The names and values that a place may know. */
export interface Scope {
  program: Program;
  values: Value[];
  names: ReadonlySet<string>;
  /** What all were asked at once: each has an answer of their own. */
  answers: readonly string[];
}

export function scopeOf(program: Program, { unit }: CardPlace, at: number): Scope {
  const values: Value[] = [];
  const add = (text: string, type: Ty, group: Offer['group']) => values.push({ text, type, group });
  const locals = unit?.locals ?? [];
  // The latest first: that is most often meant.
  const before = unit ? locals.filter(({ loc, role }) => placeIn(unit, loc).loc.end <= at && role !== 'it') : [];
  for (const { name, type, role } of [...before].reverse()) if (role !== 'together') add(name, type, 'here');
  add('you', { is: 'player' }, 'here');
  const own = unit?.decl.is === 'card' ? program.table.designs.get(unit.decl.name.text) : undefined;
  const type = (own ?? (unit?.decl.is === 'card' ? program.table.families.get(unit.decl.name.text)?.[0] : undefined))
    ?.type;
  add('this', type ? { is: 'thing', types: [type] } : { is: 'error' }, 'here');
  for (const word of ['it', 'none']) add(word, { is: 'error' }, 'here');
  for (const word of ['yes', 'no']) add(word, { is: 'yes-no' }, 'here');
  for (const [name, meanings] of program.table.names)
    for (const meaning of meanings) add(name, typeOf(meaning), meaning.is === 'form' ? 'game' : 'names');
  for (const die of program.table.dice.keys()) add(die, { is: 'error' }, 'names');
  for (const type of program.table.types.keys()) add(type, { is: 'error' }, 'names');
  const holders = [...program.table.vars.values()].flatMap((one) => one.holders.map(({ id }) => id));
  for (const holder of new Set(holders)) add(holder, { is: 'player' }, 'names');
  return {
    program,
    values,
    names: new Set([...locals.map(({ name }) => name), ...program.table.names.keys()]),
    answers: before.flatMap(({ name, role }) => (role === 'together' ? [name] : [])),
  };
}

function typeOf(meaning: Meaning): Ty {
  switch (meaning.is) {
    case 'kind-value':
      return { is: 'kind', kind: meaning.kind };
    case 'seat':
      return { is: 'player' };
    case 'design':
      return { is: meaning.piece ? 'thing' : 'design', types: [meaning.type] };
    case 'zone':
      return { is: 'thing', types: meaning.of, list: true };
    case 'kind':
      return { is: 'kind', kind: meaning, list: true };
    case 'form': {
      const { symbol } = meaning.form;
      if (symbol?.is === 'routine') return symbol.gives ?? { is: 'error' };
      return meaning.form.build([], { loc: { start: 0, end: 0 } } as never).type;
    }
    default:
      return meaning.type;
  }
}

/** Words for a slot, the likeliest first. */
export function fill({ program, values }: Scope, type: SlotType): string[] {
  const { table } = program;
  const those = (test: (value: Value) => boolean) => [...new Set(values.filter(test).map(({ text }) => text))];
  if (typeof type !== 'string') {
    const isNumber = type.is === 'number' && !type.list;
    const found = those((value) => isValue(value.type) && fits({ ...value.type, none: false }, type));
    return isNumber ? ['1', ...found] : found;
  }
  switch (type) {
    case 'list':
      return those((value) => isValue(value.type) && value.type.list === true);
    case 'things':
      return those((value) => value.type.is === 'thing');
    case 'zone':
      return [...table.zones.values()].flatMap(({ id, per }) =>
        per === 'player' ? `${id} of you` : per === 'game' ? id : [],
      );
    case 'tokens':
      return [...table.vars.values()].flatMap(({ id, role }) => (role === 'tokens' ? id : []));
    case 'count':
      return [...table.vars.values()].flatMap(({ id, role, per }) =>
        role === 'tokens' ? [] : per === 'player' ? `${id} of you` : id,
      );
    case 'holder':
      return those((value) => value.type.is === 'player' && !value.type.list);
    case 'type':
      return [...table.types.keys()];
    case 'die':
      return [...table.dice.keys()];
    case 'kind':
      return those((value) => value.type.is === 'kind' && !value.type.list);
    case 'xy':
      return ['(0, 0)'];
    case 'part':
      return [...new Set(table.attrs.map(({ id }) => id))];
    case 'by':
      return ['1', 'it', 'yes'];
    case 'any':
      return those((value) => isValue(value.type) && !value.type.list);
  }
}

/** More than this for one sentence is not tried. */
const TRIES = 6;

/** A sentence with its slots filled; other fillings beside it. */
function filled(scope: Scope, form: Form): string[] {
  const choices = form.slots.map(({ type }) => {
    const found = fill(scope, type).slice(0, TRIES);
    const inner = found.length ? found : nested(scope, type);
    return inner.map((text) =>
      /[ ,]/.test(text) && !text.startsWith('(') && !/^[a-z-]+ of [a-z-]+$/.test(text) ? `(${text})` : text,
    );
  });
  if (choices.some((list) => !list.length)) return [];
  const made: string[] = [];
  for (let round = 0; round < TRIES; round++) {
    const used = new Set<string>();
    const pick = (list: string[]): string => {
      // Two slots of one type are filled with two things.
      const found = list.slice(round).find((text) => !used.has(text)) ?? list[Math.min(round, list.length - 1)] ?? '';
      if (!/^\d+$/.test(found)) used.add(found);
      return found;
    };
    made.push(form.parts.map((part) => ('word' in part ? part.word : pick(choices[part.slot] ?? []))).join(' '));
  }
  return [...new Set(made)];
}

/** A sentence that gives what no word does. */
function nested(scope: Scope, type: SlotType): string[] {
  if (typeof type === 'string') return [];
  for (const form of scope.program.table.values.all) {
    const { symbol } = form;
    const gives =
      symbol?.is === 'routine' ? symbol.gives : symbol?.is === 'var' || symbol?.is === 'attr' ? symbol.type : undefined;
    if (!gives || !fits(gives, type)) continue;
    const inner = form.slots.map((slot) => fill(scope, slot.type)[0]);
    if (inner.some((text) => text === undefined)) continue;
    return [form.parts.map((part) => ('word' in part ? part.word : inner[part.slot])).join(' ')];
  }
  return [];
}

export const labelOf = (form: Form): Offer['label'] =>
  form.parts.map((part) => ('word' in part ? part : { slot: showSlotType(form.slots[part.slot]?.type ?? 'any') }));

function ofForm(scope: Scope, form: Form): Candidate[] {
  const [text, ...others] = filled(scope, form);
  if (text === undefined) return [];
  return [
    {
      group: form.symbol ? 'game' : 'language',
      label: labelOf(form),
      text,
      others,
      ...(form.doc && { doc: form.doc }),
    },
  ];
}

/** Beyond the first filling of a value this many more are tried: a sentence of its own is tried longer. */
const MORE_VALUES = 2;

export function* valuesHere(scope: Scope): Generator<Candidate> {
  for (const { text, group } of scope.values) yield { group, label: [{ word: text }], text };
  for (const name of scope.answers)
    yield {
      group: 'here',
      label: [{ word: `${name} of` }, { slot: 'player' }],
      text: `${name} of it`,
      others: fill(scope, { is: 'player' }).map((player) => `${name} of ${player}`),
    };
  // A single word is a name, which was offered above.
  for (const form of scope.program.table.values.all)
    if (form.slots.length || form.parts.length > 1)
      for (const one of ofForm(scope, form)) yield { ...one, others: one.others?.slice(0, MORE_VALUES) ?? [] };
}

/** A name that nothing has yet, made of what it is for. */
export function freshName({ names }: Scope, type: string): string {
  const word = /[a-z]+/.exec(type.replace(/^list of /, ''))?.[0] ?? 'x';
  const tries = [word[0] ?? 'x', word, ...Array.from({ length: 50 }, (_, at) => `${word[0]}${at + 2}`)];
  return tries.find((name) => !names.has(name) && name.length > 0) ?? 'x';
}

/** New sentences: the game's verbs, what the language has, and in a card's own block its conditions. */
export function* sentences(scope: Scope, isTop: boolean): Generator<Candidate> {
  const { table } = scope.program;
  const word = (text: string) => ({ word: text });
  const slot = (type: string) => ({ slot: type });
  const lists = fill(scope, 'list');
  const list = lists[0] ?? 'players';
  const listType = scope.values.find(({ text }) => text === list)?.type ?? { is: 'error' as const };
  const name = freshName(scope, showType(elementOf(listType)));
  const language = (label: Offer['label'], text: string, others: string[] = []): Candidate => ({
    group: 'language',
    label,
    text,
    others,
  });
  /** What may be empty is asked for with a block. */
  const withBlock = (texts: string[]) => [...texts.slice(1), ...texts.map((text) => `${text} { }`)];
  const chosen = lists.slice(0, TRIES).map((one) => `choose ${name} from ${one}`);
  yield language(
    [word('choose'), slot('name'), word('from'), slot('list')],
    `choose ${name} from ${list}`,
    withBlock(chosen),
  );
  yield language(
    [word('you may choose'), slot('name'), word('from'), slot('list')],
    `you may choose ${name} from ${list} { }`,
  );
  const player = fill(scope, { is: 'player' })[0] ?? 'you';
  yield language(
    [slot('player'), word('chooses'), slot('name'), word('from'), slot('list')],
    `${player} chooses ${name} from ${list}`,
    withBlock(lists.slice(0, TRIES).map((one) => `${player} chooses ${name} from ${one}`)),
  );
  yield language(
    [slot('player'), word('may choose'), slot('name'), word('from'), slot('list')],
    `${player} may choose ${name} from ${list} { }`,
  );
  for (const form of table.statements.all) yield* ofForm(scope, form);
  yield language([word('if'), slot('yes-no')], 'if yes { }');
  yield language([word('for each'), slot('name'), word('in'), slot('list')], `for each ${name} in ${list} { }`);
  yield language([word('let'), slot('name'), word('='), slot('value')], `let ${freshName(scope, 'number')} = 1`);
  for (const { id, role, per, type } of table.vars.values()) {
    const value = role === 'tokens' ? undefined : fill(scope, type)[0];
    const target = per === 'player' ? `${id} of you` : per === 'game' ? id : undefined;
    if (value !== undefined && target)
      yield language([word(`set ${id} to`), slot(showType(type))], `set ${target} to ${value}`);
  }
  for (const attr of table.attrs) {
    const thing = fill(scope, { is: 'thing', types: attr.of })[0];
    const value = fill(scope, attr.type)[0];
    if (thing && value)
      yield language(
        [word(`set ${attr.id} of`), slot('thing'), word('to'), slot(showType(attr.type))],
        `set ${attr.id} of ${thing} to ${value}`,
      );
  }
  yield language([word('repeat'), slot('number'), word('times')], 'repeat 2 times { }');
  yield language(
    [word('at once each player chooses'), slot('name'), word('from'), slot('list')],
    `at once each ${freshName(scope, 'player')} in players chooses ${freshName(scope, 'vote')} from yes, no`,
  );
  for (const waited of waitedFor(scope)) {
    yield language([word('next time before, after or instead of'), slot('sentence')], `next time after ${waited} { }`);
    yield language(
      [word('until'), slot('sentence'), word(', before, after or instead of'), slot('sentence')],
      `until ${waited}, after ${waited} { }`,
    );
    yield language(
      [word('from now on, before, after or instead of'), slot('sentence')],
      `from now on, after ${waited} { }`,
    );
    if (isTop)
      for (const { id } of table.zones.values())
        yield language(
          [word('while in'), slot('zone'), word(', before, after or instead of'), slot('sentence')],
          `while in ${id}, after ${waited} { }`,
        );
  }
  if (isTop) yield language([word('needs'), slot('yes-no')], 'needs yes');
  for (const text of ['stop', 'proceed', 'end game']) yield language([word(text)], text);
}

/** The first few verbs, whatever they are about. */
const waitedFor = ({ program: { table } }: Scope): string[] =>
  table.statements.all
    .flatMap((form) => (form.symbol?.is === 'routine' && form.symbol.role === 'verb' ? [form] : []))
    .slice(0, 3)
    .map((form) =>
      form.parts
        .map((part) => ('word' in part ? part.word : form.slots[part.slot]?.name === 'you' ? 'you' : '(any)'))
        .join(' '),
    );
