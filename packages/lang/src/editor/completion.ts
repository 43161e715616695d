/** What could be written next: the next word of a sentence, or a value for its slot. */

import { type Form, type Part, type SlotType, showForm } from '../resolve/forms.js';
import type { Program } from '../resolve/program.js';
import { fits, isValue, type Ty } from '../resolve/types.js';
import { beginnings, slot } from './beginnings.js';
import { describe } from './hover.js';
import { inBracket, surroundingsOf, wordsBefore } from './sentence.js';
import { type Thing, unitAt } from './target.js';
import { changeNext, isChange, isCue, waitedFor, waits } from './waits.js';

/** More than this is no help; whoever types on gets those that fit. */
export const MOST_OFFERS = 300;

export interface Completion {
  /** What is inserted instead of the word before the cursor. */
  text: string;
  /** The same with numbered places to fill in: `move ${1:h} forward ${2:n}`. */
  snippet?: string;
  is: 'word' | 'sentence' | 'name' | 'value';
  /** As it is declared. */
  detail: string;
  doc?: string;
}

/** What may stand at a place, made only where it is asked for. */
interface Offer {
  text: string;
  is: Completion['is'];
  make(): Omit<Completion, 'text' | 'is'>;
}

export function completionsAt(program: Program, file: string, offset: number): Completion[] {
  const source = program.loaded.files.find((one) => one.path === file)?.source;
  const around = source && surroundingsOf(source.text, offset);
  if (!source || !around || around.inert) return [];
  const { words, typed } = wordsBefore(source.text, offset);
  const found = new Map<string, Offer>();
  const add = (one: Offer): void => {
    if (one.text.startsWith(typed) && !found.has(one.text)) found.set(one.text, one);
  };
  const waited = waitedFor(words);
  if (waited || isCue(words)) {
    addWaited(program, file, offset, waited, source.text.slice(0, offset), add);
    return finished(found);
  }
  if (words.length === 0 && !inBracket(source.text, offset)) {
    for (const { text, snippet } of beginnings(around))
      add({ text, is: 'word', make: () => ({ detail: text, ...(snippet !== undefined && { snippet }) }) });
    if (around.depth > 0) for (const form of program.table.statements.all) addSentence(form, add);
    return finished(found);
  }
  if (around.depth > 0 || words.length === 0 || isValueLine(words))
    addNext(program, file, offset, words, source.text.slice(0, offset), add);
  return finished(found);
}

/** In `from now on, before …`: how the effect acts, then the verbs and changes that it may wait for. */
function addWaited(
  program: Program,
  file: string,
  offset: number,
  said: string[] | undefined,
  before: string,
  add: (one: Offer) => void,
): void {
  const word = (text: string) => add({ text, is: 'word', make: () => ({ detail: text }) });
  if (!said) for (const text of ['before', 'after', 'instead of']) word(text);
  else if (said.length === 0)
    for (const { text, ...rest } of waits(program)) add({ text, is: 'sentence', make: () => rest });
  else if (isChange(said)) {
    const { words, values: takesValues } = changeNext(program, said);
    for (const text of words) word(text);
    if (takesValues) for (const { offer } of values(program, file, offset, before)) add(offer);
  } else addNext(program, file, offset, said, before, add);
}

/** Outside of blocks, values stand in headers of declarations alone. */
const isValueLine = (words: readonly string[]): boolean =>
  /[=:(]|^(define|score|winners|total|count|remove)$/.test(words.join(' '));

function addNext(
  program: Program,
  file: string,
  offset: number,
  words: string[],
  before: string,
  add: (one: Offer) => void,
): void {
  const wanted: SlotType[] = [];
  for (const form of [...program.table.statements.all, ...program.table.values.all]) {
    for (const next of nextParts(form, words)) {
      if ('word' in next)
        // A sentence that begins with a value would fit after almost anything.
        add({ text: next.word, is: startsWithWord(form) ? 'sentence' : 'word', make: () => shown(form) });
      else wanted.push(form.slots[next.slot]?.type ?? 'any');
    }
  }
  for (const value of values(program, file, offset, before)) {
    const fitting = !wanted.length || wanted.some((type) => mayStand(value.type, type));
    if (fitting) add(value.offer);
  }
  for (const form of program.table.values.all) {
    const [part] = form.parts;
    if (part && 'word' in part) add({ text: part.word, is: 'word', make: () => shown(form) });
  }
}

const shown = (form: Form): Omit<Completion, 'text' | 'is'> => ({
  detail: showForm(form),
  ...(form.doc && { doc: form.doc }),
});

const ORDER = { sentence: 0, name: 1, value: 2, word: 3 };

function finished(found: ReadonlyMap<string, Offer>): Completion[] {
  return [...found.values()]
    .sort((a, b) => ORDER[a.is] - ORDER[b.is] || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_OFFERS)
    .map(({ text, is, make }) => ({ text, is, ...make() }));
}

/** The whole sentence, its slots to be filled in. */
function addSentence(form: Form, add: (one: Offer) => void): void {
  if (!startsWithWord(form)) return;
  const written = (slot: (name: string, at: number) => string): string =>
    form.parts
      .map((part) => ('word' in part ? part.word : slot(form.slots[part.slot]?.name ?? '', part.slot)))
      .join(' ');
  add({
    text: written((name) => name),
    is: 'sentence',
    make: () => ({ ...shown(form), snippet: written((name, at) => slot(at + 1, placeOf(form, name, at))) }),
  });
}

/** A slot for a word of a kind is chosen from its words; any other is filled in. */
function placeOf(form: Form, name: string, at: number): string {
  const type = form.slots[at]?.type;
  const words = typeof type === 'object' && type.is === 'kind' && !type.list ? (type.kind?.values ?? []) : [];
  return words.length ? `|${words.join(',')}|` : `:${name}`;
}

/** The parts of a form that may come after these words; the sentence may begin at any of them. */
function nextParts(form: Form, words: string[]): Part[] {
  const found: Part[] = [];
  const step = (p: number, at: number): void => {
    const part = form.parts[p];
    if (!part || found.length > 4) return;
    if (at === words.length) {
      if (p > 0) found.push(part);
      return;
    }
    if ('word' in part) {
      if (words[at] === part.word) step(p + 1, at + 1);
      return;
    }
    for (let end = at + 1; end <= words.length; end++) step(p + 1, end);
  };
  for (let from = 0; from < words.length; from++) if (startsHere(form, words[from])) step(0, from);
  return found;
}

const startsWithWord = ({ parts: [first] }: Form): boolean => first !== undefined && 'word' in first;

const startsHere = (form: Form, word: string | undefined): boolean => {
  const first = form.parts[0];
  return first !== undefined && (!('word' in first) || first.word === word);
};

function mayStand(type: Ty, wanted: SlotType): boolean {
  if (wanted === 'any' || wanted === 'by') return true;
  if (wanted === 'list') return isValue(type);
  if (wanted === 'things' || wanted === 'zone') return isValue(type) && type.is === 'thing';
  if (wanted === 'holder') return isValue(type) && type.is === 'player';
  if (typeof wanted === 'string') return type.is === 'error';
  return fits(type, wanted) || (isValue(type) && fits({ ...type, none: false, list: false }, wanted));
}

function* values(
  program: Program,
  file: string,
  offset: number,
  before: string,
): Generator<{ type: Ty; offer: Offer }> {
  const item = (text: string, thing: Thing, is: Completion['is']): Offer => ({
    text,
    is,
    make: () => {
      const { code, text: doc } = describe(program, { thing });
      return { detail: code, ...(doc !== undefined && { doc }) };
    },
  });
  const plain = (text: string, is: Completion['is']): Offer => ({ text, is, make: () => ({ detail: text }) });
  const unit = unitAt(program, file, offset);
  for (const local of unit?.locals ?? []) yield { type: local.type, offer: item(local.name, local, 'name') };
  // While a card is being written it may not be readable; its names are in its text.
  for (const [, name] of before
    .slice(unit?.decl.loc.start ?? before.lastIndexOf('\ncard '))
    .matchAll(/\b(?:choose|chooses|let|each)\s+([a-z][a-z0-9-]*)\s+(?:from|=|in)\b/g)) {
    if (name) yield { type: { is: 'error' }, offer: plain(name, 'name') };
  }
  for (const text of ['you', 'this', 'it', 'none', 'yes', 'no'])
    yield { type: { is: 'error' }, offer: plain(text, 'word') };
  for (const [name, meanings] of program.table.names) {
    for (const meaning of meanings) {
      if (meaning.is === 'form') {
        const { form } = meaning;
        const routine = form.symbol?.is === 'routine' ? form.symbol : undefined;
        yield {
          type: routine?.gives ?? { is: 'error' },
          offer: { text: name, is: 'value', make: () => shown(form) },
        };
      } else if (meaning.is === 'seat' || meaning.is === 'kind-value') {
        yield {
          type: meaning.is === 'seat' ? { is: 'player' } : { is: 'kind', kind: meaning.kind },
          offer: item(name, meaning as Thing, 'value'),
        };
      } else {
        const type: Ty =
          meaning.is === 'design'
            ? meaning.piece
              ? { is: 'thing', types: [meaning.type] }
              : { is: 'design', types: [meaning.type] }
            : meaning.is === 'zone'
              ? { is: 'thing', types: meaning.of, list: true }
              : meaning.is === 'kind'
                ? { is: 'kind', kind: meaning, list: true }
                : meaning.type;
        yield { type, offer: item(name, meaning, 'value') };
      }
    }
  }
  for (const die of program.table.dice.values()) yield { type: { is: 'error' }, offer: item(die.id, die, 'value') };
  for (const type of program.table.types.values()) yield { type: { is: 'error' }, offer: item(type.id, type, 'value') };
}
