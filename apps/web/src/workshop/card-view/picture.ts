/** A card's picture: parts of the game's own art, or one of one's own, kept in the theme beside the deck. */
import type { Sources } from '../protocol.js';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const folderOf = (entry: string): string => `${entry.replace(/\.\w+$/, '')}/theme`;

function ownTheme({ entry, files }: Sources): Json {
  try {
    const theme: unknown = JSON.parse(files[`${folderOf(entry)}/theme.json`] ?? '{}');
    return isRecord(theme) ? theme : {};
  } catch {
    return {}; // being written
  }
}

export interface Look {
  theme?: object;
  art?: string;
}

/** The look of the game, and over it that of the deck, as `draco build` lays them. */
export function lookWith(below: { theme?: unknown; art?: string }, sources: Sources): Look {
  const under = isRecord(below.theme) ? below.theme : {};
  const theme: Json = { ...under };
  for (const [key, value] of Object.entries(ownTheme(sources)))
    theme[key] = isRecord(theme[key]) && isRecord(value) ? { ...theme[key], ...value } : value;
  const own = sources.files[`${folderOf(sources.entry)}/art.svg`];
  const art =
    own === undefined || below.art === undefined
      ? (own ?? below.art)
      : below.art.replace(/<svg\b[^>]*>/, (opening) => opening + own.slice(own.indexOf('<svg')).trimEnd());
  return { theme, ...(art !== undefined && { art }) };
}

/** The pictures that a sheet of art has. */
export const symbolsIn = (art: string | undefined): string[] =>
  [...new Set([...(art ?? '').matchAll(/<symbol\b[^>]*\bid="([\w-]+)"/g)].map(([, id]) => id ?? ''))].sort();

/** What a card is pictured by now. */
export function pictureOf(look: Look, card: string): { symbol: string; badge: string } {
  const designs = isRecord(look.theme) && isRecord((look.theme as Json).designs) ? (look.theme as Json).designs : {};
  const given = (designs as Json)[card];
  if (typeof given === 'string') {
    const [symbol = '', badge = ''] = given.split(' ');
    return { symbol, badge };
  }
  const found = isRecord(given) ? given : {};
  return { symbol: String(found.symbol ?? ''), badge: String(found.badge ?? '') };
}

/** The files with another picture for a card. */
export function withPicture(sources: Sources, card: string, symbol: string, badge: string): Record<string, string> {
  const theme = ownTheme(sources);
  const { [card]: _, ...others } = isRecord(theme.designs) ? theme.designs : {};
  const text = [symbol, badge].filter(Boolean).join(' ');
  const designs = text ? { ...others, [card]: text } : others;
  return { [`${folderOf(sources.entry)}/theme.json`]: `${JSON.stringify({ ...theme, designs }, null, 2)}\n` };
}

/** The files with a picture of one's own, under a name of its own. */
export function withSymbol(sources: Sources, id: string, inside: string): Record<string, string> {
  const file = `${folderOf(sources.entry)}/art.svg`;
  const symbol = `  <symbol id="${id}" viewBox="0 0 100 100">${inside}</symbol>\n`;
  const before = sources.files[file] ?? '<svg xmlns="http://www.w3.org/2000/svg">\n</svg>\n';
  const without = before.replace(new RegExp(`^ *<symbol id="${id}"[^\\n]*</symbol>\\n`, 'm'), '');
  return { [file]: without.replace(/<\/svg>\s*$/, `${symbol}</svg>\n`) };
}
