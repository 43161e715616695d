/** Sentences: words and slots. Builtins, verbs, definitions and properties are all forms, matched the same way. */
import type { Expr, Loc, Phrase } from '../syntax.js';
import type { AnySymbol, TypeSymbol } from './symbols.js';
import type { Arg, Term } from './terms.js';
import { showType, type Ty } from './types.js';

/**
 * What a slot takes besides a value of one type:
 * any — a single value · list — a list of anything · things — a thing or a list of them · zone — a zone by its name ·
 * tokens — the name of tokens · holder — a player or a holder of tokens · count — a counter or number variable ·
 * type — the name of a type of thing · die — a die · kind — a word of any kind · xy — the two numbers of a square ·
 * part — an attribute of things · by — an expression about `it`, an element of the list in the slot before
 */
export type SlotType =
  | Ty
  | 'any'
  | 'list'
  | 'things'
  | 'zone'
  | 'tokens'
  | 'holder'
  | 'count'
  | 'type'
  | 'die'
  | 'kind'
  | 'xy'
  | 'part'
  | 'by';

export interface Slot {
  name: string;
  type: SlotType;
}
export type Part = { word: string } | { slot: number };

export interface Built {
  op: Term['op'];
  args: Arg[];
  type: Ty;
}

export interface Form {
  parts: Part[];
  slots: Slot[];
  /** Number of words: of two forms that fit, the one with more wins. */
  words: number;
  use: 'value' | 'statement' | 'both';
  symbol?: AnySymbol;
  doc?: string;
  /** Needs a `you` where it stands. */
  needsYou?: boolean;
  build(args: Arg[], site: Site): Built;
}

/** Where a form is used: what lowering may need besides the slots. */
export interface Site {
  loc: Loc;
  you: Term;
  /** Types of things that may lie beside one of these types. */
  beside(types: readonly TypeSymbol[] | undefined): readonly TypeSymbol[] | undefined;
  cards: readonly TypeSymbol[];
  /** Whether a list has an element whatever happens: its first is then not none. */
  neverEmpty(list: Arg | undefined): boolean;
  fewestSeats: number;
}

/** Reads `move X to place N of Z`: words in capitals are slots, in the order of `slots`. */
export function parseForm(text: string, slots: Record<string, SlotType>): Pick<Form, 'parts' | 'slots' | 'words'> {
  const list: Slot[] = [];
  const parts = text.split(' ').map((word): Part => {
    if (!/^[A-Z]+$/.test(word)) return { word };
    list.push({ name: word.toLowerCase(), type: slots[word] ?? 'any' });
    return { slot: list.length - 1 };
  });
  return { parts, slots: list, words: parts.length - list.length };
}

export function showSlotType(type: SlotType): string {
  if (typeof type !== 'string') return showType(type);
  return {
    any: 'value',
    list: 'list',
    things: 'thing',
    zone: 'zone',
    tokens: 'tokens',
    holder: 'player or holder',
    count: 'counter',
    type: 'type',
    die: 'die',
    kind: 'word of a kind',
    xy: 'two numbers',
    part: 'attribute of a thing',
    by: 'value for it',
  }[type];
}

export function showForm(form: Form): string {
  return form.parts
    .map((part) => {
      if ('word' in part) return part.word;
      const slot = form.slots[part.slot];
      return slot ? `(${slot.name}: ${showSlotType(slot.type)})` : '';
    })
    .join(' ');
}

/** A bare word, or a value. A bare word may be either; `of` between two is a word only. */
export interface Token {
  word?: string;
  expr?: Expr;
  loc: Loc;
}

/** Lays a phrase out flat: `move h to exile of you` is seven tokens, whatever the tree says about `of`. */
export function flatten(expr: Expr | Phrase): Token[] {
  if (expr.is === 'phrase') return expr.items.flatMap(flatten);
  if (expr.is === 'of') {
    const name: Expr = { is: 'name', text: expr.property.text, loc: expr.property.loc };
    const between = { start: expr.property.loc.end, end: expr.object.loc.start };
    return [{ word: name.text, expr: name, loc: name.loc }, { word: 'of', loc: between }, ...flatten(expr.object)];
  }
  if (expr.is === 'name') {
    return [expr.text === 'of' ? { word: 'of', loc: expr.loc } : { word: expr.text, expr, loc: expr.loc }];
  }
  return [{ expr, loc: expr.loc }];
}

export type Ranges = [start: number, end: number][];

/** All ways in which the tokens from i up to j are this form; each gives the tokens of every slot. */
export function matches(form: Form, tokens: Token[], i: number, j: number): Ranges[] {
  const { parts } = form;
  const first = parts[0];
  const last = parts[parts.length - 1];
  if (parts.length > j - i || !first || !last) return [];
  if ('word' in first && tokens[i]?.word !== first.word) return [];
  if ('word' in last && tokens[j - 1]?.word !== last.word) return [];
  const found: Ranges[] = [];
  const ranges: Ranges = [];
  const step = (p: number, at: number): void => {
    const part = parts[p];
    if (!part) {
      if (at === j) found.push([...ranges]);
      return;
    }
    if ('word' in part) {
      if (at < j && tokens[at]?.word === part.word) step(p + 1, at + 1);
      return;
    }
    if (at >= j || !tokens[at]?.expr) return;
    // The parts that follow need a token each.
    const lastEnd = j - (parts.length - p - 1);
    for (let end = at + 1; end <= lastEnd && found.length < 32; end++) {
      if (!tokens[end - 1]?.expr) continue;
      ranges[part.slot] = [at, end];
      step(p + 1, end);
    }
  };
  step(0, i);
  return found;
}

/** Forms by their first word, so that a phrase is tried only against those that could fit. */
export class FormIndex {
  private readonly byWord = new Map<string, Form[]>();
  readonly all: Form[] = [];

  add(form: Form): void {
    this.all.push(form);
    for (const part of form.parts) {
      if (!('word' in part)) continue;
      const list = this.byWord.get(part.word);
      if (list) list.push(form);
      else this.byWord.set(part.word, [form]);
      return;
    }
  }

  startingWith(word: string): readonly Form[] {
    return this.byWord.get(word) ?? [];
  }

  /** Forms whose first word stands among the tokens; those with more words first. */
  candidates(tokens: Token[], i: number, j: number): Form[] {
    const found = new Set<Form>();
    for (let at = i; at < j; at++) {
      const word = tokens[at]?.word;
      if (word !== undefined) for (const form of this.byWord.get(word) ?? []) found.add(form);
    }
    return [...found].sort((a, b) => b.words - a.words);
  }
}
