/** A made-up language that shows, before anyone translates, what is not translatable and what does not fit. */
import { FluentParser, FluentSerializer, type TextElement, Transformer } from '@fluent/syntax';
import { shallow } from '../shallow.js';

/** `en-XA`: accents and longer words. `ar-XB`: written from right to left. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const ACCENTS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] ?? letter]));

/** Attributes that other messages test and nobody reads. */
const TRAITS = new Set(['gender', 'elide', 'person']);

/** Vowels are doubled, as translations tend to be a third longer. */
function lengthen(text: string): string {
  return text.replace(/[aeiou]/gi, '$&$&').replace(/./gu, (letter) => ACCENTS.get(letter) ?? letter);
}

/** Each word is shown reversed by override marks, so that the layout runs from right to left but can still be read. */
function mirror(text: string): string {
  return text.replace(/[^\s]+/g, (word) => `\u202e${word}\u202c`);
}

export function pseudo(source: string, locale: PseudoLocale): string {
  const resource = new FluentParser({ withSpans: false }).parse(shallow(source));
  const change = locale === 'en-XA' ? lengthen : mirror;
  for (const entry of resource.body) {
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const { value, attributes } = entry as unknown as {
      value: Parameters<Writer['visit']>[0] | null;
      attributes: { id: { name: string }; value: Parameters<Writer['visit']>[0] }[];
    };
    if (value) new Writer(change).visit(value);
    for (const attribute of attributes) if (!TRAITS.has(attribute.id.name)) new Writer(change).visit(attribute.value);
  }
  return new FluentSerializer().serialize(resource);
}

class Writer extends Transformer {
  constructor(private readonly change: (text: string) => string) {
    super();
  }
  override visitTextElement(node: TextElement): TextElement {
    node.value = this.change(node.value);
    return node;
  }
}
