import { create, type Font } from 'fontkit';
import { PrintProblem, printProblem } from '../problems.js';
import { unpackWoff } from './woff.js';

/** What letters are for: a card's name, its text, words that stand out in a text. */
export type Style = 'title' | 'text' | 'strong';

/** A font file and what it is for; of several for one style, the first that has a letter sets it. */
export interface FontFile {
  name: string;
  styles: readonly Style[];
  bytes: Uint8Array;
}

export interface Face {
  name: string;
  font: Font;
  /**
   * The same font again, for a file of its own: while a part of a font is written, letters that others are composed of
   * forget what they stand for.
   */
  again(): Font;
}

export interface Fonts {
  /** The face that has the character, the first where none has it. */
  faceOf(style: Style, codePoint: number): Face;
  has(style: Style, codePoint: number): boolean;
  /** In thousandths of the size. */
  widthOf(face: Face, text: string): number;
  ascent(style: Style): number;
  descent(style: Style): number;
}

/** Numbers in a game stand as high as capitals, also in fonts that would set them as small letters. */
export const featuresOf = (text: string): string[] | undefined => (/\d/.test(text) ? ['lnum'] : undefined);

function open({ name, bytes }: FontFile): Face {
  try {
    const again = () => create(unpackWoff(bytes) as Buffer) as Font;
    const font = again();
    // Reads what a broken file would stumble over later; several fonts in one file have no layout.
    font.layout('a');
    return { name, font, again };
  } catch (cause) {
    throw new PrintProblem(printProblem('D1203', { font: name }), { cause });
  }
}

/** Opens the fonts; a file that is none is told as a problem. */
export function openFonts(files: readonly FontFile[]): Fonts {
  const opened = files.map((file) => ({ file, face: open(file) }));
  const byStyle = (style: Style): Face[] => {
    const faces = opened.filter(({ file }) => file.styles.includes(style)).map(({ face }) => face);
    if (faces.length === 0) throw new PrintProblem(printProblem('D1203', { font: style }));
    return faces;
  };
  const faces = { title: byStyle('title'), text: byStyle('text'), strong: byStyle('strong') };
  const found = new Map<string, Face | undefined>();
  const find = (style: Style, codePoint: number): Face | undefined => {
    const key = `${style}${codePoint}`;
    if (!found.has(key))
      found.set(
        key,
        faces[style].find(({ font }) => font.hasGlyphForCodePoint(codePoint)),
      );
    return found.get(key);
  };
  const widths = new Map<Face, Map<string, number>>();
  const metric = (style: Style, key: 'ascent' | 'descent') => {
    const { font } = faces[style][0] as Face;
    return (font[key] * 1000) / font.unitsPerEm;
  };
  return {
    faceOf: (style, codePoint) => find(style, codePoint) ?? (faces[style][0] as Face),
    has: (style, codePoint) => find(style, codePoint) !== undefined,
    widthOf(face, text) {
      let known = widths.get(face);
      if (!known) {
        known = new Map();
        widths.set(face, known);
      }
      let sum = 0;
      // Word by word with the space after it, as the PDF will have them: words come again, lines do not.
      for (const [word] of text.matchAll(/[^ ]* |[^ ]+/g)) {
        let width = known.get(word);
        if (width === undefined) {
          width = (face.font.layout(word, featuresOf(word)).advanceWidth * 1000) / face.font.unitsPerEm;
          known.set(word, width);
        }
        sum += width;
      }
      return sum;
    },
    ascent: (style) => metric(style, 'ascent'),
    descent: (style) => -metric(style, 'descent'),
  };
}
