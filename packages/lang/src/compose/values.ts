/** Values as fields: what the resolver made of a sentence says which words are its own and which are slots. */
import type { Reading } from '../resolve/context.js';
import { flatten, showSlotType, type Token } from '../resolve/forms.js';
import type { Expr, Ident, Loc } from '../syntax.js';
import { type Field, type Part, type Wants, words } from './model.js';

export interface Reader {
  text: string;
  readings: ReadonlyMap<string, Reading>;
}

export const keyOf = ({ start, end }: Loc): string => `${start}:${end}`;

export const YES_NO: Wants = { is: 'value', type: 'yes-no' };
export const NUMBER: Wants = { is: 'value', type: 'number' };
export const PLAYER: Wants = { is: 'value', type: 'player' };
export const LIST: Wants = { is: 'value', type: 'list' };
export const ANY: Wants = { is: 'value', type: 'value' };

const COMPARISONS = ['is', 'is not', 'is in', 'is not in', '<', '<=', '>', '>='];
const PICKS: readonly (readonly string[])[] = [
  COMPARISONS,
  ['and', 'or'],
  ['+', '-', '*', '/', 'mod'],
  ['at least', 'at most'],
  ['where', 'with most', 'with least', 'sorted by', 'giving'],
  ['before', 'after', 'instead of'],
];

/** The words that could stand where this one does. */
export const alternatives = (word: string): readonly string[] => PICKS.find((list) => list.includes(word)) ?? [];

export const field = (reader: Reader, loc: Loc, wants: Wants, parts?: Part[]): Field => ({
  is: 'field',
  start: loc.start,
  end: loc.end,
  text: reader.text.slice(loc.start, loc.end),
  wants,
  ...(parts && { parts }),
});

export const wordField = (reader: Reader, { loc }: Ident): Field => field(reader, loc, { is: 'word' });
export const nameField = (reader: Reader, { loc }: Ident): Field => field(reader, loc, { is: 'name' });

/** The word between two places, as a field to pick another. */
export function pickBetween(reader: Reader, from: number, to: number): Field {
  const between = reader.text.slice(from, to);
  const start = from + (between.length - between.trimStart().length);
  return field(reader, { start, end: start + between.trim().length }, { is: 'pick' });
}

export function valueField(reader: Reader, expr: Expr, wants: Wants): Field {
  let inner = expr;
  while (inner.is === 'group') inner = inner.inner;
  const made = field(reader, expr.loc, wants, valueParts(reader, inner));
  return { ...made, text: reader.text.slice(inner.loc.start, inner.loc.end) };
}

/** What a value is made of; undefined for a single word or number. */
function valueParts(reader: Reader, expr: Expr): Part[] | undefined {
  const of = (inner: Expr, wants: Wants) => valueField(reader, inner, wants);
  const known = reader.readings.get(keyOf(expr.loc));
  if (known && expr.is !== 'name' && expr.is !== 'number') return sentenceParts(reader, tokensOf(expr), known);
  switch (expr.is) {
    case 'list':
      return expr.items.length
        ? expr.items.flatMap((item, at) => (at ? [words(','), of(item, ANY)] : [of(item, ANY)]))
        : undefined;
    case 'binary': {
      const wants = binaryWants(expr.op);
      const pick = pickBetween(reader, expr.left.loc.end, expr.right.loc.start);
      const middle = alternatives(pick.text).length ? pick : words(pick.text);
      return [of(expr.left, wants), middle, of(expr.right, expr.op.endsWith(' in') ? LIST : wants)];
    }
    case 'not':
      return [words('not'), of(expr.value, YES_NO)];
    case 'negative':
      return [words('-'), of(expr.value, NUMBER)];
    case 'list-op': {
      const by = expr.op === 'where' ? YES_NO : ANY;
      return [of(expr.list, LIST), pickBetween(reader, expr.list.loc.end, expr.by.loc.start), of(expr.by, by)];
    }
    case 'if-else':
      return [words('if'), of(expr.test, YES_NO), words('then'), of(expr.then, ANY), words('else'), of(expr.else, ANY)];
    case 'agrees':
      return [of(expr.who, PLAYER), words('agrees to'), wordField(reader, expr.prompt)];
    default:
      return undefined;
  }
}

const binaryWants = (op: string): Wants =>
  op === 'and' || op === 'or' ? YES_NO : op === 'is' || op.startsWith('is ') ? ANY : NUMBER;

/** `random 1 to 6` is a sentence with the word that also makes ranges. */
export function tokensOf(expr: Expr): Token[] {
  if (expr.is !== 'binary') return flatten(expr);
  const between = { start: expr.left.loc.end, end: expr.right.loc.start };
  return [...tokensOf(expr.left), { word: 'to', loc: between }, ...tokensOf(expr.right)];
}

export function sentenceParts(reader: Reader, tokens: Token[], { form, slots }: Reading, isAwaited = false): Part[] {
  const parts: Part[] = [];
  for (const part of form.parts) {
    const last = parts.at(-1);
    if ('word' in part) {
      if (last?.is === 'words') last.text += ` ${part.word}`;
      else parts.push(words(part.word));
      continue;
    }
    const loc = slots[part.slot];
    if (!loc) continue;
    const type = showSlotType(form.slots[part.slot]?.type ?? 'any');
    parts.push(slotField(reader, tokens, loc, isAwaited ? { is: 'awaited', type } : { is: 'value', type }));
  }
  return parts;
}

function slotField(reader: Reader, tokens: Token[], loc: Loc, wants: Wants): Field {
  const inside = tokens.filter((token) => token.loc.start >= loc.start && token.loc.end <= loc.end);
  const [only, more] = inside;
  const isName = only?.expr?.is === 'group' && only.expr.inner.is === 'name';
  if (only?.expr && !more)
    return wants.is === 'awaited' && isName ? field(reader, loc, wants) : valueField(reader, only.expr, wants);
  const known = reader.readings.get(keyOf(loc));
  return field(reader, loc, wants, known && sentenceParts(reader, inside, known));
}
