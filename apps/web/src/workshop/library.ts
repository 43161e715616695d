/** What the site has to build on: the games' sources, and their texts once they are wanted. */
import type { GameInfo } from '../site.js';

export interface Library {
  sources: Record<string, string>;
  /** By game and language. */
  texts: Record<string, Record<string, string>>;
}

async function fetched(path: string): Promise<Response | undefined> {
  const response = await fetch(new URL(path, document.baseURI)).catch(() => undefined);
  return response?.ok ? response : undefined;
}

/** Without the sources a game of one's own can still be written, so a failure is none here. */
export async function loadSources(): Promise<Library['sources']> {
  const response = await fetched('table/games/sources.json');
  return response ? ((await response.json()) as Library['sources']) : {};
}

export async function loadTexts({ id, names }: GameInfo): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  await Promise.all(
    Object.keys(names).map(async (lang) => {
      const text = await (await fetched(`table/games/${id}/${lang}.ftl`))?.text();
      if (text !== undefined) texts[lang] = text;
    }),
  );
  return texts;
}

/** Theme and pictures of one of the site's games. */
export async function loadLook(game: string): Promise<{ theme?: unknown; art?: string }> {
  const [theme, art] = await Promise.all(
    ['theme.json', 'art.svg'].map((file) => fetched(`table/games/${game}/${file}`)),
  );
  return { ...(theme ? { theme: await theme.json() } : {}), ...(art ? { art: await art.text() } : {}) };
}
