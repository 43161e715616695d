/** A card as the composer shows it: sentences with fields. Plain data, made from the text; all places are places in it. */
import type { Loc } from '../syntax.js';

/** One replacement in the text of the file. */
export interface TextChange extends Loc {
  text: string;
}

export type Wants =
  /** A value, of this type as one would say it: `number`, `hero`, `list of player`. */
  | { is: 'value'; type: string }
  /** A name that this sentence makes; where it is used it changes too. */
  | { is: 'name' }
  /** A word of one's own: a card's name, the id of a question. */
  | { is: 'word' }
  /** One of a few. */
  | { is: 'pick' }
  /** A whole number that no sentence can stand for. */
  | { is: 'count' }
  /** What happens, that an effect waits for. */
  | { is: 'sentence' }
  /** A slot of such a sentence: a value, anything, or a name for whatever it is. */
  | { is: 'awaited'; type: string }
  /** What the composer does not take apart. */
  | { is: 'text' };

export interface Field extends Loc {
  is: 'field';
  /** Without brackets around it. */
  text: string;
  wants: Wants;
  /** What it is made of, if it is more than a word. */
  parts?: Part[];
}

export interface Body extends Loc {
  is: 'body';
  lines: Line[];
}

export type Part = { is: 'words'; text: string } | Field | Body;

export type LineKind = 'needs' | 'while' | 'comment' | 'text' | 'sentence' | 'choice' | 'flow' | 'effect';

/** What a sentence can get or lose, by its id and what that does to the text. */
export interface More {
  id: string;
  changes: TextChange[];
}

export interface Line extends Loc {
  kind: LineKind;
  parts: Part[];
  more: More[];
}

export interface ComposedCard extends Loc {
  id: string;
  /** The text could be read; if not, it is one block of text. */
  isRead: boolean;
  /** Name, copies, values, families. */
  head: Part[];
  more: More[];
  body: Body;
}

export const words = (text: string): Part => ({ is: 'words', text });

/** Every field of some parts, outermost first, with the body's lines. */
export function* fieldsOf(parts: readonly Part[]): Generator<Field> {
  for (const part of parts) {
    if (part.is === 'field') {
      yield part;
      yield* fieldsOf(part.parts ?? []);
    } else if (part.is === 'body') for (const line of part.lines) yield* fieldsOf(line.parts);
  }
}

export function* bodiesOf(parts: readonly Part[]): Generator<Body> {
  for (const part of parts) {
    if (part.is !== 'body') continue;
    yield part;
    for (const line of part.lines) yield* bodiesOf(line.parts);
  }
}

export const partsOfCard = ({ head, body }: ComposedCard): Part[] => [...head, body];
