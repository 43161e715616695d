import type { DesignDef } from '@draco-table/ruleset';
import type { Before } from './deck.js';
import { cardDesigns } from './deck.js';
import { kindWords } from './design/printed.js';
import { STANDARD } from './options.js';
import { lookOf, openStudio, type PrintedGame, type Studio } from './studio.js';
import type { Fonts } from './text/fonts.js';

/** Eight letters that change when anything that is printed of the card does. */
export function printedHash(studio: Studio, design: DesignDef): string {
  const { texts, ruleset, look } = studio;
  const numbers = ruleset.attrs.flatMap(({ id }, index) =>
    look.attributes[id] && design.attrs[index] !== undefined ? [id, design.attrs[index]] : [],
  );
  const face = JSON.stringify([
    texts.lang,
    texts.cardName(design.id),
    texts.cardText(design.id) ?? '',
    kindWords(studio, design),
    lookOf(studio, design),
    numbers,
    design.type,
  ]);
  // Two 32-bit FNV hashes, one of them from the other end: no secret is kept by them.
  let [a, b] = [0x811c9dc5, 0x811c9dc5];
  for (let i = 0; i < face.length; i++) {
    a = Math.imul(a ^ face.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ face.charCodeAt(face.length - 1 - i), 0x01000193);
  }
  return [a, b].map((part) => (part >>> 0).toString(36).padStart(7, '0').slice(-6)).join('');
}

const HEAD = 'draco-cards 1 ';

/** What a PDF says about the cards in it, so that a later one can leave out what has not changed. */
export function writeBefore(studio: Studio): string {
  return (
    HEAD +
    cardDesigns(studio)
      .map((design) => `${design.id}:${design.copies}:${printedHash(studio, design)}`)
      .join(' ')
  );
}

/** The same, read back from the bytes of a PDF; undefined when it does not say so. */
export function readBefore(pdf: Uint8Array): Before | undefined {
  const text = new TextDecoder('latin1').decode(pdf);
  const from = text.indexOf(`(${HEAD}`);
  if (!text.startsWith('%PDF-') || from < 0) return undefined;
  const listed = text.slice(from + HEAD.length + 1, text.indexOf(')', from));
  return new Map(
    listed.split(' ').flatMap((entry): [string, { hash: string; copies: number }][] => {
      const [id, copies, hash] = entry.split(':');
      return id && hash ? [[id, { hash, copies: Number(copies) }]] : [];
    }),
  );
}

/** The cards of an earlier state of the game, to be compared with those of now. */
export async function cardsBefore(game: PrintedGame, fonts: Fonts): Promise<Before> {
  const studio = await openStudio(game, fonts, STANDARD);
  return new Map(
    cardDesigns(studio).map((design) => [design.id, { hash: printedHash(studio, design), copies: design.copies }]),
  );
}
