import { type DesignDef, NONE, type Problem, type Ruleset } from '@draco-table/ruleset';
import { type DesignLook, readTheme, type Theme } from '@draco-table/ruleset/look';
import type { Sources, Texts } from '@draco-table/text';
import { type Box, drawSymbol } from './art/draw-symbol.js';
import { type Art, ArtError, readArt } from './art/read-art.js';
import { colourOf, readColour } from './colour.js';
import { type GroupMark, group, type Mark } from './marks.js';
import type { PrintOptions } from './options.js';
import { type PrintWords, printWords } from './print-words.js';
import { type PrintCode, PrintProblem, placeOf, printProblem } from './problems.js';
import type { Fonts, Style } from './text/fonts.js';
import { hyphenationFor } from './text/hyphenate.js';
import { type Block, type SetText, setText, type Typesetter } from './text/set-text.js';
import { missing } from './text/shape.js';

/** A game as it is printed: its rules, its words in one language, its look. */
export interface PrintedGame {
  ruleset: Ruleset;
  texts: Texts;
  /** What print says by itself, `print.ftl` by language; English is always there. */
  words?: Sources;
  /** `theme.json`, as it was read. */
  theme?: unknown;
  /** `art.svg`, as it was read. */
  art?: string;
}

/** What every design of a page needs. */
export interface Studio {
  ruleset: Ruleset;
  texts: Texts;
  look: Theme;
  options: PrintOptions;
  words: PrintWords;
  setter: Typesetter;
  problems: Problem[];
  /** Colours of what is not filled with one of its own. */
  ink: string;
  faint: string;
  has(symbol: string | undefined): symbol is string;
  symbol(id: string, box: Box, colour: string, fit?: 'contain' | 'fill'): Mark[];
  /** What is drawn the same again and again, worked out once under its name. */
  repeated(name: string, box: Box, draw: () => Mark[]): GroupMark;
  /** The proportions of a symbol, width by height. */
  shapeOf(symbol: string): number;
  /** Sets a text; a character that no font has is noted as a problem of whom it belongs to. */
  set(text: string, block: Block, of: string): SetText | undefined;
  /** Notes the characters of a text that no font has. */
  check(text: string, style: Style): void;
  report(code: PrintCode, args: Problem['args'], of?: string, severity?: Problem['severity']): void;
}

export async function openStudio(
  { ruleset, texts, words = {}, theme, art: svg }: PrintedGame,
  fonts: Fonts,
  options: PrintOptions,
): Promise<Studio> {
  const look = readTheme(theme);
  const art = svg === undefined ? undefined : open(svg, ruleset);
  const setter: Typesetter = { fonts, hyphenate: await hyphenationFor(texts.lang), dir: texts.dir };
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const report: Studio['report'] = (code, args, of, severity = 'error') => {
    const key = code + JSON.stringify(args);
    if (reported.has(key)) return;
    reported.add(key);
    problems.push(printProblem(code, args, severity, of === undefined ? {} : placeOf(ruleset, of)));
  };
  const lacks = (style: Style, text: string, of: string) => {
    const characters = missing(fonts, style, text);
    if (characters.length > 0) report('D1202', { card: of, characters: characters.slice(0, 12).join(' ') }, of);
  };
  const drawn = new Map<string, GroupMark>();
  const repeated: Studio['repeated'] = (name, box, draw) => {
    const known = drawn.get(name) ?? group(draw(), { repeats: box });
    drawn.set(name, known);
    return known;
  };
  return {
    ruleset,
    texts,
    look,
    options,
    words: printWords(words, texts.lang),
    setter,
    problems,
    ink: '#231a14',
    faint: '#6b6259',
    has: (symbol): symbol is string => symbol !== undefined && art?.symbols.has(symbol) === true,
    symbol: (id, box, colour, fit) =>
      art?.symbols.has(id)
        ? [
            repeated(`symbol ${id} ${[box.x, box.y, box.width, box.height]} ${colour} ${fit}`, box, () =>
              drawSymbol(art, id, box, colour, fit),
            ),
          ]
        : [],
    repeated,
    shapeOf: (symbol) => {
      const view = (art?.symbols.get(symbol)?.attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
      const ratio = (view[2] ?? 1) / (view[3] ?? 1);
      return Number.isFinite(ratio) && ratio > 0 ? ratio : 1;
    },
    set(text, block, of) {
      lacks(block.style, text, of);
      return setText(setter, text, block);
    },
    check: (text, style) => lacks(style, text, ruleset.deck ?? ruleset.game),
    report,
  };
}

function open(svg: string, { game }: Ruleset): Art {
  try {
    return readArt(svg);
  } catch (cause) {
    if (!(cause instanceof ArtError)) throw cause;
    throw new PrintProblem(printProblem('D1204', { game, reason: cause.message }), { cause });
  }
}

export function lookOf({ look }: Studio, { id, family }: DesignDef): DesignLook {
  return look.designs[id] ?? (family === undefined ? undefined : look.designs[family]) ?? {};
}

/** The seat that a design belongs to from the start. */
export function ownerOf({ ruleset }: Studio, design: DesignDef): number | undefined {
  for (const [index, value] of Object.entries(design.attrs)) {
    const attr = ruleset.attrs[Number(index)];
    if (attr?.type.is === 'player' && !attr.type.list && typeof value === 'number' && value !== NONE) return value;
  }
  return undefined;
}

export function seatColour({ ruleset, look }: Studio, seat: number): string {
  const name = ruleset.seats.names[seat] ?? String(seat);
  const colour = look.seats[name]?.colour;
  return (colour === undefined ? undefined : readColour(colour)?.colour) ?? colourOf(name);
}

/** The theme's sign of a seat; where it only names a shape of the screen, the first letters of the name must do. */
export function crestOf({ ruleset, look, has }: Studio, seat: number): string | undefined {
  const crest = look.seats[ruleset.seats.names[seat] ?? '']?.crest;
  return has(crest) ? crest : undefined;
}

/** The words of kinds that a design carries where the theme shows them, each with how it looks. */
export function kindsOf({ ruleset, look }: Studio, design: DesignDef) {
  return ruleset.attrs.flatMap(({ id, type }, index) => {
    const kind = type.is === 'kind' && look.attributes[id] ? ruleset.kinds[type.kind ?? -1] : undefined;
    const value = design.attrs[index];
    if (!kind || value === undefined) return [];
    return [value].flat().flatMap((one) => {
      const name = kind.values[one];
      return name === undefined ? [] : [{ kind: kind.id, value: name, look: look.kinds[kind.id]?.[name] ?? {} }];
    });
  });
}

/** The colour of a design: its owner's, the theme's, that of what it is, or one of its own. */
export function designColour(studio: Studio, design: DesignDef): string {
  const owner = ownerOf(studio, design);
  if (owner !== undefined) return seatColour(studio, owner);
  const { colour, symbol } = lookOf(studio, design);
  // A picture brings its own colours; without one, a red card is red.
  const ofKind =
    symbol === undefined ? kindsOf(studio, design).find(({ look }) => look.colour)?.look.colour : undefined;
  const own = colour ?? ofKind;
  return (own === undefined ? undefined : readColour(own)?.colour) ?? colourOf(design.id);
}

/** The first letters of a name, for what has no picture. */
export function monogram(name: string): string {
  return name
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}

/** A symbol in a box, or the initials of the name where the theme has none. */
export function picture(
  studio: Studio,
  symbol: string | undefined,
  name: string,
  box: Box,
  colour: string,
  of: string,
): Mark[] {
  if (studio.has(symbol)) return studio.symbol(symbol, box, colour);
  if (symbol !== undefined) studio.report('D1205', { who: of, symbol }, of, 'warning');
  const set = studio.set(
    monogram(name),
    {
      ...box,
      style: 'title',
      largest: Math.max(7, box.height * 1.9),
      align: 'centre',
      vertical: 'middle',
      leading: 1,
      colour: studio.ink,
    },
    of,
  );
  return set ? [set.mark] : [];
}
