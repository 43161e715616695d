import { TABLE_LIMITS as MOST, type Problem } from '@draco-table/ruleset';
import { plainTheme, readTheme, type Theme } from '@draco-table/ruleset/look';
import { type Art, readArt } from './art.js';

/**
 * What lies in a game's folder, as `game.json` lists it. Paths are relative to that file; where the ruleset itself stands
 * in place of its path, so does all the rest.
 */
export interface Manifest {
  ruleset: string | object;
  /** Language to text file. */
  texts?: Record<string, string>;
  theme?: string | object;
  art?: string;
  /** What was learned of it. */
  bot?: string | object;
  decks?: Record<string, Omit<Manifest, 'decks'>>;
}

/** A game as the table needs it. */
export interface GameData {
  ruleset: unknown;
  /** From the folder of games, where nothing lies that was not checked when it was built. */
  isOwn?: boolean;
  /** Text files by language, fetched when that language is first wanted. */
  texts: Record<string, () => Promise<string>>;
  theme: Theme;
  art: Art | undefined;
  /** What bots have learned of it, fetched when the first of them plays. */
  bot?: () => Promise<unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class LoadError extends Error {
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(problem.message, options);
  }
}

export function problem(code: string, message: string, args: Problem['args'] = {}): Problem {
  return { code, severity: 'error', args, message };
}

/** Whatever was thrown, as a problem that can be shown. What JavaScript says of itself is for the console. */
export function asProblem(error: unknown): Problem {
  if (error instanceof LoadError) return error.problem;
  if (isRecord(error) && typeof error.code === 'string' && typeof error.message === 'string' && isRecord(error.args))
    return error as unknown as Problem;
  console.error(error);
  return problem('D0899', 'Something went wrong inside the table.');
}

export const partMissing = problem('D0824', 'A part of the table could not be fetched.');

/** Reads no more than may come, and waits no longer than it may take: who serves a file may be anybody. */
export async function fetchText({ href: url }: URL, most: number = MOST.fileBytes): Promise<string> {
  const patience = AbortSignal.timeout(MOST.patience);
  const noAnswer = (cause: unknown) => {
    throw new LoadError(problem('D0810', `Could not load ${url}: no answer.`, { url }), { cause });
  };
  const response = await fetch(url, { signal: patience }).catch(noAnswer);
  const { ok, status, body } = response;
  if (!ok) {
    void body?.cancel();
    throw new LoadError(problem('D0811', `Could not load ${url}: the server answered ${status}.`, { url, status }));
  }
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const part = await reader?.read().catch(noAnswer);
    if (!part || part.done) return text + decoder.decode();
    size += part.value.length;
    if (size > most) {
      void reader?.cancel();
      throw new LoadError(problem('D0812', `${url} is too large for a game.`, { url }));
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/** What a page names, seen from the page. */
export function addressOf(text: string): URL {
  try {
    return new URL(text, document.baseURI);
  } catch (cause) {
    throw new LoadError(problem('D0819', `"${text}" is not an address.`, { address: text }), { cause });
  }
}

export async function fetchJson(url: URL, most?: number): Promise<unknown> {
  const text = await fetchText(url, most);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new LoadError(problem('D0813', `${url.href} is not JSON.`, { url: url.href }), { cause });
  }
}

const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) && (typeof value.ruleset === 'string' || isRecord(value.ruleset));

const gameName = /^[a-z][a-z0-9-]{0,63}$/;

export interface Wanted {
  game?: string | undefined;
  src?: string | undefined;
  deck?: string | undefined;
  /** In which its words will be asked for: they are fetched together with the rules. */
  lang?: string | undefined;
  /** Folder in which the games lie. */
  base: URL;
}

/** Finds and fetches a game: by name in the folder of games, or by the address of a ruleset, a manifest or a game in one file. */
export async function loadGame(wanted: Wanted): Promise<GameData> {
  const { game = '', src } = wanted;
  if (!src && !gameName.test(game))
    throw new LoadError(problem('D0814', `game="${game}" is not the name of a game, and there is no src.`, { game }));
  const url = src ? addressOf(src) : new URL(`${game}/game.json`, wanted.base);
  const json = await fetchJson(url);
  if (!isManifest(json)) {
    if (wanted.deck) throw noDeck(wanted.deck);
    return { ruleset: json, texts: {}, theme: plainTheme, art: undefined };
  }
  return { ...(await openManifest(json, url, wanted)), isOwn: !src };
}

/** A game in one file that the page has already. */
export const openWhole = (manifest: Manifest): Promise<GameData> => {
  const url = new URL(document.baseURI);
  return openManifest(manifest, url, { base: url });
};

/** Fetched when it is first asked for; again only when that failed. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function noDeck(deck: string, decks: string[] = []): LoadError {
  const there = decks.join(', ') || '—';
  return new LoadError(
    problem('D0815', `This game has no deck "${deck}". Decks there are: ${there}.`, { deck, decks: there }),
  );
}

/** The languages of a game that are needed for one that is asked for. */
export function tagsFor(texts: GameData['texts'], lang: string): string[] {
  const primary = lang.split('-')[0] ?? 'en';
  const wanted = [...new Set([lang, primary, 'en'])].filter((tag) => Object.hasOwn(texts, tag));
  // A game may have no English: then its first language is better than none.
  return wanted.length ? wanted : Object.keys(texts).slice(0, 1);
}

function within(part: string, { href: url }: URL): string {
  if (part.length > MOST.partBytes)
    throw new LoadError(problem('D0812', `${url.slice(0, 200)} is too large for a game.`, { url: url.slice(0, 200) }));
  return part;
}

/** A part of a game lies where its `game.json` does: the page asked for that place and for no other. */
function partOf(manifest: URL, given: unknown): URL {
  const address = typeof given === 'string' && URL.canParse(given, manifest) ? new URL(given, manifest) : undefined;
  const isBeside = address?.origin === manifest.origin && address.protocol === manifest.protocol;
  if (address && isBeside && manifest.protocol !== 'data:') return address;
  const named = typeof given === 'string' ? given.slice(0, 200) : Array.isArray(given) ? '[…]' : '{…}';
  throw new LoadError(problem('D0825', `"${named}" is not beside the game that names it.`, { address: named }));
}

async function openManifest(manifest: Manifest, url: URL, { deck, lang }: Wanted): Promise<GameData> {
  const own = deck && Object.hasOwn(manifest.decks ?? {}, deck) ? manifest.decks?.[deck] : undefined;
  if (deck && !own) throw noDeck(deck, Object.keys(manifest.decks ?? {}));
  const files = { ...manifest, ...own };
  const isWhole = isRecord(files.ruleset);
  const text = async (given: unknown) =>
    isWhole ? within(String(given), url) : fetchText(partOf(url, given), MOST.partBytes);
  const json = async (given: unknown, most?: number) => (isWhole ? given : fetchJson(partOf(url, given), most));
  const texts: GameData['texts'] = {};
  for (const [language, file] of Object.entries(isRecord(files.texts) ? files.texts : {}))
    texts[language] = once(() => text(file));
  // Who needs them asks again, and hears what went wrong.
  if (lang) for (const tag of tagsFor(texts, lang)) texts[tag]?.().catch(() => {});
  const [ruleset, theme, art] = await Promise.all([
    json(files.ruleset),
    files.theme ? json(files.theme, MOST.partBytes) : undefined,
    files.art ? text(files.art) : undefined,
  ]);
  return {
    ruleset,
    texts,
    theme: theme ? readTheme(theme) : plainTheme,
    art: art ? readArt(art) : undefined,
    ...(files.bot && { bot: once(() => json(files.bot, MOST.partBytes)) }),
  };
}
