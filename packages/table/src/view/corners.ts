import type { Shown } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';
import { beginnings, initials } from '../model/initials.js';
import { designLook, isPiece, type Scene } from './scene.js';

type Look = Pick<Scene, 'ruleset' | 'theme' | 'symbols' | 'texts'>;

/** One attribute in the corner of a card: a symbol where the theme has one, else letters. */
export interface Mark {
  text: string;
  symbol?: string;
}

/** What stands in the corners of a card that is nothing but its attributes, such as a playing card. */
export interface Corners {
  marks: Mark[];
  colour: string;
  /** In its middle. */
  pip: Mark;
}

/** Made once for a language: every card of a pack asks for them. */
const shorts = new WeakMap<Texts, Map<string, ReadonlyMap<string, string>>>();

function once(texts: Texts, key: string, make: () => Map<string, string>): ReadonlyMap<string, string> {
  const known = shorts.get(texts) ?? new Map();
  shorts.set(texts, known);
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** A word of a kind as it stands in a corner: as its text says (`.short`), else as few letters as tell it from the others. */
function shortWord({ ruleset, texts }: Look, kind: string, word: string): string {
  const short = texts.attribute(`kind-${kind}-${word}`, 'short');
  if (short) return short;
  const nameOf = (id: string) => texts.name({ is: 'kind', kind, id });
  const all = ruleset.kinds.find(({ id }) => id === kind)?.values ?? [];
  const name = nameOf(word);
  return once(texts, `kind ${kind}`, () => beginnings(all.map(nameOf))).get(name) ?? name;
}

/** A design in a few letters, the same for no other. */
export function monogram({ ruleset, texts }: Look, design: string): string {
  const name = texts.cardName(design);
  return once(texts, 'designs', () => initials(ruleset.designs.map(({ id }) => texts.cardName(id)))).get(name) ?? name;
}

interface Word {
  kind: string;
  word: string;
  of: number;
  at: number;
}

/** What is printed on a design that a corner can show: words of kinds and numbers, in the order of its attributes. */
function printed({ ruleset, theme }: Look, design: string): { words: Word[]; numbers: number[] } {
  const values = ruleset.designs.find(({ id }) => id === design)?.attrs ?? {};
  const isAsked = Object.keys(theme.attributes).length > 0;
  const words: Word[] = [];
  const numbers: number[] = [];
  for (const [index, { id, type }] of ruleset.attrs.entries()) {
    const value = values[index];
    if (typeof value !== 'number' || (isAsked && !theme.attributes[id])) continue;
    if (type.is === 'number') numbers.push(value);
    const kind = type.is === 'kind' ? ruleset.kinds[type.kind ?? -1] : undefined;
    const word = kind?.values[value];
    if (kind && word !== undefined) words.push({ kind: kind.id, word, of: kind.values.length, at: value });
  }
  return { words, numbers };
}

/** A word of a kind with its symbol and colour; without a theme its colour goes by its place among the others. */
export function wordLook(scene: Look, kind: string, word: string): Mark & { colour: string } {
  const look = scene.theme.kinds[kind]?.[word];
  const values = scene.ruleset.kinds.find(({ id }) => id === kind)?.values ?? [];
  const colour =
    look?.colour ?? `hsl(${Math.round((360 * values.indexOf(word)) / Math.max(1, values.length))} 62% 34%)`;
  const text = shortWord(scene, kind, word);
  return look?.symbol && scene.symbols.has(look.symbol) ? { text, colour, symbol: look.symbol } : { text, colour };
}

/**
 * Of one card of a family, made for each word of a kind, without a picture and an effect of its own. The kind with the fewest words
 * is its suit: it gives the colour and stands last; what else there is, is its rank.
 */
export function cornersOf(scene: Look, design: string): Corners | undefined {
  const look = designLook(scene, design);
  const found = scene.ruleset.designs.find(({ id }) => id === design);
  if (found?.family === undefined || found.effect !== undefined || isPiece(scene, design)) return undefined;
  if (look.symbol && scene.symbols.has(look.symbol)) return undefined;
  const { words, numbers } = printed(scene, design);
  const suit = words.reduce<Word | undefined>((least, one) => (least && least.of <= one.of ? least : one), undefined);
  if (!suit) return undefined;
  const suited = wordLook(scene, suit.kind, suit.word);
  const ranks: Mark[] = [
    ...numbers.map((value) => ({ text: scene.texts.number(value) })),
    ...words.filter((one) => one !== suit).map(({ kind, word }) => wordLook(scene, kind, word)),
  ];
  const [rank] = ranks;
  const isLettered = rank !== undefined && !rank.symbol && !/^\d+$/.test(rank.text);
  return { marks: [...ranks, suited], colour: look.colour ?? suited.colour, pip: isLettered ? rank : suited };
}

/** What a thing has become, or what is known of it, in the words of its corner: nothing is told of what says nothing. */
export function marksOf(scene: Look, attrs: Record<string, Shown> | undefined): (Mark & { colour?: string })[] {
  return Object.entries(attrs ?? {}).flatMap(([id, value]) => {
    if (Object.keys(scene.theme.attributes).length && !scene.theme.attributes[id]) return [];
    if (value.is === 'kind') return [wordLook(scene, value.kind, value.id)];
    return value.is === 'number' && value.value !== 0 ? [{ text: scene.texts.number(value.value) }] : [];
  });
}
