import type { Ruleset } from '@draco-table/ruleset';
import type { ToPrint } from './protocol.js';

interface Files {
  ruleset: string;
  texts: Record<string, string>;
  theme?: string;
  art?: string;
}

/** A game or deck of the site, with all that printing it takes. */
export async function gameOfSite(game: string, deck: string, lang: string): Promise<ToPrint> {
  const home = new URL(`table/games/${game}/`, document.baseURI);
  const get = async (name: string): Promise<Response> => {
    const response = await fetch(new URL(name, home));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  };
  const manifest = (await (await get('game.json')).json()) as Files & { decks?: Record<string, Files> };
  const { ruleset, texts, theme, art } = { ...manifest, ...(deck ? manifest.decks?.[deck] : {}) };
  // English stands in for what a language lacks, and made-up languages are made of it.
  const wanted = Object.entries(texts).filter(([tag]) => tag === lang || tag === 'en');
  const all = wanted.length > 0 ? wanted : Object.entries(texts).slice(0, 1);
  const [rules, look, pictures, ...words] = await Promise.all([
    get(ruleset).then((response) => response.json() as Promise<Ruleset>),
    theme === undefined ? undefined : get(theme).then((response) => response.json() as Promise<unknown>),
    art === undefined ? undefined : get(art).then((response) => response.text()),
    ...all.map(async ([tag, file]) => [tag, await (await get(file)).text()] as const),
  ]);
  return {
    ruleset: rules,
    texts: Object.fromEntries(words),
    ...(look !== undefined && { theme: look }),
    ...(pictures !== undefined && { art: pictures }),
  };
}
