import bidiFactory, { type Bidi } from 'bidi-js';
import type { Face, Fonts, Style } from './fonts.js';

/** Letters of one face, and how wide they are in thousandths of their size. */
export interface Piece {
  face: Face;
  text: string;
  width: number;
}

// Its types describe the module, Node takes the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();
const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// Scripts that run from right to left, and marks that make others do so.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u202b\u202e\u2067]/;
/** Characters that a font may leave to a like one. */
const LIKE: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2011': '-', '\u2010': '-', '\u00a0': ' ' };

/** The characters that will be drawn: those that no font has give way to a like one, where there is one. */
export function drawable(fonts: Fonts, style: Style, text: string): string {
  return text.replace(/[\u202f\u2011\u2010\u00a0]/g, (char) => {
    let like = char;
    while (!fonts.has(style, like.codePointAt(0) ?? 0) && LIKE[like] !== undefined) like = LIKE[like] as string;
    return like;
  });
}

/** The characters of a text that no font of its style has. */
export function missing(fonts: Fonts, style: Style, text: string): string[] {
  const plain = drawable(fonts, style, text.replace(CONTROLS, '').replace(/[\s\u00ad]/g, ' '));
  return [...new Set(plain)].filter((char) => !fonts.has(style, char.codePointAt(0) ?? 0));
}

/** Parts of a text by the face that has its letters; marks and joiners stay with the letter before them. */
function byFace(fonts: Fonts, style: Style, text: string): Piece[] {
  const pieces: { face: Face; text: string }[] = [];
  for (const char of text) {
    const last = pieces.at(-1);
    const code = char.codePointAt(0) ?? 0;
    const stays = last && (/\p{M}|\p{Join_Control}| /u.test(char) || last.face === fonts.faceOf(style, code));
    if (stays && last.face.font.hasGlyphForCodePoint(code)) last.text += char;
    else pieces.push({ face: fonts.faceOf(style, code), text: char });
  }
  return pieces.map(({ face, text: own }) => ({ face, text: own, width: fonts.widthOf(face, own) }));
}

const reversed = (text: string): string =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)]
    .map(({ segment }) => segment)
    .reverse()
    .join('');

/** A line in the order in which it is seen, from left to right. */
export function shapeLine(fonts: Fonts, style: Style, text: string, dir: 'ltr' | 'rtl'): Piece[] {
  if (dir === 'ltr' && !RIGHT_TO_LEFT.test(text)) {
    return byFace(fonts, style, drawable(fonts, style, text.replace(CONTROLS, '')));
  }
  const embedding = bidi.getEmbeddingLevels(text, dir);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  // Runs of one level, then turned round from the highest level down, as the algorithm has it.
  const runs: { level: number; text: string }[] = [];
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (char.search(CONTROLS) >= 0) continue;
    const level = embedding.levels[i] ?? 0;
    const last = runs.at(-1);
    const shown = mirrored.get(i) ?? char;
    if (last !== undefined && last.level === level) last.text += shown;
    else runs.push({ level, text: shown });
  }
  const most = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = runs;
  for (let level = most; level >= 1; level--) {
    const next: typeof runs = [];
    let turn: typeof runs = [];
    for (const run of ordered) {
      if (run.level >= level) turn.unshift(run);
      else {
        next.push(...turn, run);
        turn = [];
      }
    }
    ordered = [...next, ...turn];
  }
  return ordered.flatMap(({ level, text: run }) => {
    const shown = drawable(fonts, style, run);
    if (level % 2 === 0) return byFace(fonts, style, shown);
    // A font turns the letters of its script round by itself, word by word; other letters are turned here.
    return shown
      .split(/( )/)
      .filter(Boolean)
      .reverse()
      .flatMap((word) =>
        byFace(fonts, style, word)
          .reverse()
          .map((piece) => (RIGHT_TO_LEFT.test(piece.text) ? piece : { ...piece, text: reversed(piece.text) })),
      );
  });
}

export const widthOfPieces = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);
