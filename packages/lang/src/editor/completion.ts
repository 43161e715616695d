/** What could be written next: the next word of a sentence, or a value for its slot. */

import { type Form, type Part, type SlotType, showForm } from '../resolve/forms.js';
import type { Program } from '../resolve/program.js';
import { fits, isValue, type Ty } from '../resolve/types.js';
import { describe } from './hover.js';
import { type Thing, unitAt } from './target.js';

export interface Completion {
  /** What is inserted instead of the word before the cursor. */
  text: string;
  is: 'word' | 'sentence' | 'name' | 'value';
  /** As it is declared. */
  detail: string;
  doc?: string;
}

const STATEMENT_WORDS = [
  'choose',
  'if',
  'for each',
  'let',
  'set',
  'repeat',
  'give',
  'stop',
  'end game',
  'next time',
  'until',
  'from now on',
  'at once each',
];

export function completionsAt(program: Program, file: string, offset: number): Completion[] {
  const source = program.loaded.files.find((one) => one.path === file)?.source;
  if (!source) return [];
  const start = statementStart(source.text, offset);
  const words = split(source.text.slice(start, offset));
  const typed = words.pop() ?? '';
  const found = new Map<string, Completion>();
  const add = (one: Completion): void => {
    if (one.text.startsWith(typed) && !found.has(one.text)) found.set(one.text, one);
  };
  const atStart = words.length === 0;
  if (atStart) {
    for (const form of program.table.statements.all) addWord(form, 0, add);
    for (const text of STATEMENT_WORDS) add({ text, is: 'word', detail: text });
    return sorted(found);
  }
  const wanted: SlotType[] = [];
  for (const form of [...program.table.statements.all, ...program.table.values.all]) {
    for (const next of nextParts(form, words)) {
      if ('word' in next)
        // A sentence that begins with a value would fit after almost anything.
        add({
          text: next.word,
          is: startsWithWord(form) ? 'sentence' : 'word',
          detail: showForm(form),
          ...(form.doc && { doc: form.doc }),
        });
      else wanted.push(form.slots[next.slot]?.type ?? 'any');
    }
  }
  for (const value of values(program, file, offset, source.text.slice(0, offset))) {
    const fitting = !wanted.length || wanted.some((type) => mayStand(value.type, type));
    if (fitting) add(value.item);
  }
  for (const form of program.table.values.all) addWord(form, 0, add);
  return sorted(found);
}

const sorted = (found: Map<string, Completion>): Completion[] => {
  const order = { sentence: 0, name: 1, value: 2, word: 3 };
  return [...found.values()].sort((a, b) => order[a.is] - order[b.is] || (a.text < b.text ? -1 : 1));
};

function addWord(form: Form, at: number, add: (one: Completion) => void): void {
  const part = form.parts[at];
  if (part && 'word' in part)
    add({ text: part.word, is: 'word', detail: showForm(form), ...(form.doc && { doc: form.doc }) });
}

/** Sentences begin after a brace, a line end or a semicolon that no bracket holds open. */
function statementStart(text: string, offset: number): number {
  let depth = 0;
  for (let at = offset - 1; at >= 0; at--) {
    const char = text[at];
    if (char === ')') depth++;
    else if (char === '(' && depth-- === 0) return at + 1;
    else if (depth === 0 && (char === '{' || char === '}' || char === '\n' || char === ';')) return at + 1;
  }
  return 0;
}

/** Words, with each bracket as one; the last is the word that is being typed, empty after a blank. */
function split(text: string): string[] {
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (const char of text.trimStart()) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth > 0 || !/\s/.test(char)) word += char;
    else if (word) {
      words.push(word);
      word = '';
    }
  }
  words.push(word);
  return words;
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
): Generator<{ type: Ty; item: Completion }> {
  const item = (text: string, thing: Thing, is: Completion['is']): Completion => {
    const { code, text: doc } = describe(program, { thing });
    return { text, is, detail: code, ...(doc !== undefined && { doc }) };
  };
  const unit = unitAt(program, file, offset);
  for (const local of unit?.locals ?? []) yield { type: local.type, item: item(local.name, local, 'name') };
  // While a card is being written it may not be readable; its names are in its text.
  for (const [, name] of before
    .slice(unit?.decl.loc.start ?? before.lastIndexOf('\ncard '))
    .matchAll(/\b(?:choose|chooses|let|each)\s+([a-z][a-z0-9-]*)\s+(?:from|=|in)\b/g)) {
    if (name) yield { type: { is: 'error' }, item: { text: name, is: 'name', detail: name } };
  }
  for (const text of ['you', 'this', 'it', 'none', 'yes', 'no'])
    yield { type: { is: 'error' }, item: { text, is: 'word', detail: text } };
  for (const [name, meanings] of program.table.names) {
    for (const meaning of meanings) {
      if (meaning.is === 'form') {
        const { form } = meaning;
        const routine = form.symbol?.is === 'routine' ? form.symbol : undefined;
        yield {
          type: routine?.gives ?? { is: 'error' },
          item: { text: name, is: 'value', detail: showForm(form), ...(form.doc && { doc: form.doc }) },
        };
      } else if (meaning.is === 'seat' || meaning.is === 'kind-value') {
        yield {
          type: meaning.is === 'seat' ? { is: 'player' } : { is: 'kind', kind: meaning.kind },
          item: item(name, meaning as Thing, 'value'),
        };
      } else {
        const type: Ty =
          meaning.is === 'design'
            ? meaning.piece
              ? { is: 'thing', types: [meaning.type] }
              : { is: 'design' }
            : meaning.is === 'zone'
              ? { is: 'thing', types: meaning.of, list: true }
              : meaning.is === 'kind'
                ? { is: 'kind', kind: meaning, list: true }
                : meaning.type;
        yield { type, item: item(name, meaning, 'value') };
      }
    }
  }
  for (const die of program.table.dice.values()) yield { type: { is: 'error' }, item: item(die.id, die, 'value') };
  for (const type of program.table.types.values()) yield { type: { is: 'error' }, item: item(type.id, type, 'value') };
}
