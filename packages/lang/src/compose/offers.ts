/** What may stand in a place: everything that the game declares, tried one by one by the checker. */
import type { Form, SlotType } from '../resolve/forms.js';
import type { Program } from '../resolve/program.js';
import type { Ty } from '../resolve/types.js';
import type { Loc } from '../syntax.js';
import { type Candidate, fill, freshName, labelOf, type Scope, scopeOf, sentences, valuesHere } from './candidates.js';
import { type CardPlace, composeCard, findCard } from './card.js';
import { type Change, inserted } from './change.js';
import { type Body, bodiesOf, type Field, fieldsOf, type Part, partsOfCard, type TextChange } from './model.js';
import { createTrial, hasNode, isPlain, type Trial } from './trial.js';
import { alternatives } from './values.js';

export type OfferGroup = 'here' | 'game' | 'names' | 'language' | 'combine';

export interface Offer {
  group: OfferGroup;
  /** Words, and what is to be filled in. */
  label: ({ word: string } | { slot: string })[];
  doc?: string;
  /** What choosing it is. */
  change: Change;
  /** What is put there. */
  text: string;
}

const MOST = 400;

/** A text as it is tried, and the change that a person makes by choosing it. */
interface Put {
  tried: TextChange[];
  change: Change;
}

type Putter = (text: string) => Put[];

/** For a field, or for a new sentence before the one with this number in a block. */
export function offersFor(program: Program, path: string, id: string, at: Loc & { index?: number }): Offer[] {
  const place = findCard(program, path, { id });
  if (!place) return [];
  const composed = composeCard(place);
  const isHere = (loc: Loc) => loc.start === at.start && loc.end === at.end;
  const trial = createTrial(program, place);
  if (at.index !== undefined) {
    const body = [...bodiesOf(partsOfCard(composed))].find(isHere);
    return body ? sentenceOffers(program, place, trial, body, at.index, isHere(composed.body)) : [];
  }
  const parts = partsOfCard(composed);
  const field = [...fieldsOf(parts)].find(isHere);
  return field ? fieldOffers(program, place, trial, field, parts) : [];
}

function sentenceOffers(
  program: Program,
  place: CardPlace,
  trial: Trial,
  body: Body,
  index: number,
  isTop: boolean,
): Offer[] {
  const where = body.lines[index - 1]?.end ?? body.start + 1;
  const { start, end } = body;
  return kept(place, trial, sentences(scopeOf(program, place, where), isTop), (text) => [
    {
      tried: [inserted(place.file.source.text, body, index, text)],
      change: { is: 'insert', start, end, index, text },
    },
  ]);
}

function fieldOffers(program: Program, place: CardPlace, trial: Trial, field: Field, all: readonly Part[]): Offer[] {
  const { start, end } = field;
  const scope = scopeOf(program, place, start);
  const put = (text: string, also: TextChange[] = []): Put => ({
    tried: [{ start, end, text }, ...also],
    change: { is: 'write', start, end, text, ...(also.length && { also }) },
  });
  /** Brackets are left away, where they can be, when it is chosen. */
  const value = (text: string, also: TextChange[] = []): Put => {
    const made = put(text, also);
    return { ...made, tried: [{ start, end, text: isPlain(text) ? text : `(${text})` }, ...also] };
  };
  const plain = (list: Iterable<string>): Candidate[] =>
    [...list].map((word) => ({ group: 'names' as const, label: [{ word }], text: word }));
  const sides = comparison(all, field);
  switch (field.wants.is) {
    case 'pick': {
      const words = alternatives(field.text);
      return kept(
        place,
        trial,
        plain(words.length ? words : [...program.table.zones.keys(), ...program.table.types.keys()]),
        (text) => [put(text), ...otherSides(scope, sides, text).map((also) => put(text, [also]))],
      );
    }
    case 'sentence':
      return kept(
        place,
        trial,
        program.table.statements.all.flatMap((form) =>
          form.symbol?.is === 'routine' && form.symbol.role === 'verb' ? [awaitedCandidate(form)] : [],
        ),
        (text) => [put(text)],
      );
    case 'awaited': {
      const bound = freshName(scope, field.wants.type);
      const more: Candidate[] = [
        { group: 'here', label: [{ word: 'any' }], text: '(any)' },
        { group: 'here', label: [{ word: bound }], text: `(${bound})` },
      ];
      return [
        ...kept(place, trial, more, (text) => [put(text)]),
        ...kept(place, trial, valuesHere(scope), (text) => [value(text)]),
      ];
    }
    case 'value':
      return kept(place, trial, [...valuesHere(scope), ...combined(scope, trial, place, field)], (text) => [
        value(text),
        ...(sides?.left === field ? [value(text, [whole(sides.right, text)])] : []),
      ]);
    default:
      return [];
  }
}

interface Sides {
  left: Field;
  sign: Field;
  right: Field;
}

/** The comparison that a field is a part of: when one side changes its type, the other has to follow. */
function comparison(parts: readonly Part[], field: Field): Sides | undefined {
  for (const part of parts) {
    if (part.is === 'words') continue;
    if (part.is === 'body') {
      const found = part.lines.map((line) => comparison(line.parts, field)).find((one) => one);
      if (found) return found;
      continue;
    }
    const [left, sign, right] = part.parts ?? [];
    if (left?.is === 'field' && sign?.is === 'field' && right?.is === 'field' && alternatives(sign.text)[0] === 'is')
      if (left === field || sign === field) return { left, sign, right };
    const found = comparison(part.parts ?? [], field);
    if (found) return found;
  }
  return undefined;
}

const whole = ({ start, end }: Loc, text: string): TextChange => ({
  start,
  end,
  text: isPlain(text) ? text : `(${text})`,
});

/** More than this for the other side is not tried. */
const SIDES = 12;

function otherSides(scope: Scope, sides: Sides | undefined, sign: string): TextChange[] {
  if (!sides) return [];
  const { left, right } = sides;
  const texts = sign.endsWith(' in') ? fill(scope, 'list').slice(0, SIDES) : [left.text];
  return texts.map((text) => whole(right, text));
}

/** `pay (any)`: whatever it is about; who acts is you. */
export function awaitedCandidate(form: Form): Candidate {
  const text = form.parts
    .map((part) => ('word' in part ? part.word : form.slots[part.slot]?.name === 'you' ? 'you' : '(any)'))
    .join(' ');
  return { group: 'game', label: labelOf(form), text, ...(form.doc && { doc: form.doc }) };
}

/** What stands there, with something added. */
function combined(scope: Scope, trial: Trial, place: CardPlace, field: Field): Candidate[] {
  const { text, wants, parts } = field;
  if (wants.is !== 'value') return [];
  const now = parts ? `(${text})` : text;
  const last = parts?.some((part) => part.is === 'words' && part.text === ',') ? parts.at(-1) : undefined;
  const item = last?.is === 'field' ? last.text : text;
  const items = last ? text.replace(/^\((.*)\)$/s, '$1') : text;
  const pick = (type: Ty | SlotType): string => fill(scope, type)[0] ?? '1';
  const wide: [label: Offer['label'], text: string][] = [
    [[{ word: `${text} and` }, { slot: 'yes-no' }], `${now} and yes`],
    [[{ word: `${text} or` }, { slot: 'yes-no' }], `${now} or yes`],
    [[{ word: 'not' }, { slot: 'yes-no' }], `not ${now}`],
    [[{ word: `${text} is` }, { slot: 'value' }], `${now} is ${now}`],
    [[{ word: `${text} +` }, { slot: 'number' }], `${now} + 1`],
    [[{ word: `${text} -` }, { slot: 'number' }], `${now} - 1`],
    [[{ word: `${text} *` }, { slot: 'number' }], `${now} * 2`],
    [[{ word: `${text} /` }, { slot: 'number' }], `${now} / 2`],
    [[{ word: `${text} mod` }, { slot: 'number' }], `${now} mod 2`],
    [[{ word: `${text} where` }, { slot: 'yes-no' }], `${now} where yes`],
    [[{ word: `${text} with most` }, { slot: 'number' }], `${now} with most 1`],
    [[{ word: `${text} with least` }, { slot: 'number' }], `${now} with least 1`],
    [[{ word: `${text} sorted by` }, { slot: 'number' }], `${now} sorted by 1`],
    [[{ word: `${text} giving` }, { slot: 'value' }], `${now} giving it`],
    [[{ word: `${items},` }, { slot: 'value' }], `${items}, ${item}`],
    [[{ word: `${text} is in` }, { slot: 'list' }], `${now} is in ${fill(scope, 'list')[0] ?? 'players'}`],
    [[{ word: `${text} at least` }, { slot: 'number' }], `${now} at least 1`],
    [[{ slot: 'value' }, { word: 'is' }, { slot: 'value' }], 'you is you'],
    [[{ slot: 'number' }, { word: '>' }, { slot: 'number' }], '1 > 1'],
    [[{ slot: 'number' }, { word: 'to' }, { slot: 'number' }], '1 to 2'],
    [
      [{ word: 'if' }, { slot: 'yes-no' }, { word: 'then' }, { slot: 'value' }, { word: 'else' }, { slot: 'value' }],
      `if yes then ${now} else ${now}`,
    ],
    [
      [{ slot: 'player' }, { word: 'agrees to' }, { slot: 'question' }],
      `${pick({ is: 'player' })} agrees to my-question`,
    ],
  ];
  const all = wide.map(([label, made]): Candidate => ({ group: 'combine', label, text: made }));
  if (!parts) return all;
  // Without brackets where the reading stays the same.
  const at = field.start - place.card.loc.start;
  const loc = { start: at, end: field.end - place.card.loc.start };
  return all.map((one) => {
    if (!one.text.startsWith(`(${text})`)) return one;
    const bare = text + one.text.slice(text.length + 2);
    const card = trial.parsed([{ ...loc, text: `(${bare})` }]);
    return card && hasNode(card, { start: at + 1, end: at + 1 + text.length }) ? { ...one, text: bare } : one;
  });
}

/** Those that the checker takes, each once. */
function kept(place: CardPlace, trial: Trial, candidates: Iterable<Candidate>, putter: Putter): Offer[] {
  const by = place.card.loc.start;
  const offers = new Map<string, Offer>();
  const fitting = (text: string): Put | undefined =>
    putter(text).find(({ tried }) =>
      trial.fits(tried.map((one) => ({ ...one, start: one.start - by, end: one.end - by }))),
    );
  for (const { group, label, doc, text, others = [] } of candidates) {
    if (offers.size >= MOST) break;
    const key = label.map((part) => ('word' in part ? part.word : `(${part.slot})`)).join(' ');
    if (offers.has(key)) continue;
    for (const one of [text, ...others]) {
      const found = fitting(one);
      if (!found) continue;
      offers.set(key, { group, label, ...(doc && { doc }), change: found.change, text: one });
      break;
    }
  }
  return [...offers.values()];
}
