import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBrain } from '@draco-table/bots';
import { type Loaded, loadRuleset } from '@draco-table/engine';
import { refuse } from './refusal.js';
import type { Store } from './store.js';

/** A game in one file, as the table's `src` takes it: ruleset, texts by language, theme, art. */
export interface WholeGame {
  ruleset: object;
  texts?: Record<string, string>;
  theme?: object;
  art?: string;
  /** What bots have learned of it. */
  bot?: object;
}

const name = /^[a-z][a-z0-9-]{0,63}$/;
const language = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/;
/** Rulesets that are kept ready to play. */
const MOST_READY = 50;

export const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A game that somebody brings: hostile until it is checked. */
export function checkGame(value: unknown): { game: WholeGame; loaded: Loaded } {
  const no = (why: string): never => refuse('D1122', { why });
  if (!isRecord(value)) return no('it is not a game in one file.');
  // A bare ruleset is a game without texts.
  const whole = isRecord(value.ruleset) ? value : { ruleset: value };
  const { ruleset, texts = {}, theme, art, bot } = whole as Record<string, unknown>;
  const loaded = loadRuleset(ruleset);
  if (!loaded.ok) return no(`${loaded.problems[0]?.code ?? ''} ${loaded.problems[0]?.message ?? ''}`);
  if (!isRecord(texts) || Object.keys(texts).length > 40) return no('its texts are not texts by language.');
  for (const [tag, text] of Object.entries(texts))
    if (!language.test(tag) || typeof text !== 'string') return no(`its texts in "${tag.slice(0, 20)}" are none.`);
  if (theme !== undefined && !isRecord(theme)) return no('its theme is none.');
  if (art !== undefined && typeof art !== 'string') return no('its art is none.');
  if (bot !== undefined && !readBrain(bot, loaded.ruleset.ruleset).ok) return no('its bot is none of this game.');
  return {
    game: {
      ruleset: ruleset as object,
      texts: texts as Record<string, string>,
      ...(theme ? { theme } : {}),
      ...(art ? { art } : {}),
      ...(bot ? { bot } : {}),
    },
    loaded: loaded.ruleset,
  };
}

/** The games of this server: those that lie beside its site, and those that players brought. */
export function openRules(store: Store, gamesFolder: string | undefined) {
  const ready = new Map<string, Loaded>();
  const brains = new Map<string, unknown>();
  const keep = (hash: string, loaded: Loaded): Loaded => {
    if (ready.size >= MOST_READY) ready.delete(ready.keys().next().value as string);
    ready.set(hash, loaded);
    return loaded;
  };

  async function readGame(game: string, deck: string | undefined): Promise<WholeGame> {
    if (!gamesFolder || !name.test(game) || (deck !== undefined && !name.test(deck))) refuse('D1120', { game });
    const text = (file: string) => readFile(join(gamesFolder, game, file), 'utf8');
    let manifest: Record<string, unknown>;
    try {
      manifest = JSON.parse(await text('game.json')) as Record<string, unknown>;
    } catch {
      return refuse('D1120', { game });
    }
    const decks = (manifest.decks ?? {}) as Record<string, Record<string, unknown>>;
    if (deck !== undefined && !Object.hasOwn(decks, deck)) refuse('D1120', { game: `${game}/${deck}` });
    const files = { ...manifest, ...(deck === undefined ? {} : decks[deck]) } as {
      ruleset: string;
      texts?: Record<string, string>;
      theme?: string;
      art?: string;
      bot?: string;
    };
    const texts = await Promise.all(
      Object.entries(files.texts ?? {}).map(async ([tag, file]) => [tag, await text(file)] as const),
    );
    return {
      ruleset: JSON.parse(await text(files.ruleset)) as object,
      texts: Object.fromEntries(texts),
      ...(files.theme && { theme: JSON.parse(await text(files.theme)) as object }),
      ...(files.art && { art: await text(files.art) }),
      ...(files.bot && { bot: JSON.parse(await text(files.bot)) as object }),
    };
  }

  return {
    /** A game of the site, kept in the database as it is now: its tables outlive an update of the site. */
    async own(game: string, deck: string | undefined): Promise<{ hash: string; loaded: Loaded }> {
      return this.take(await readGame(game, deck));
    },
    async take(value: unknown): Promise<{ hash: string; loaded: Loaded }> {
      const { game, loaded } = checkGame(value);
      const body = JSON.stringify(game);
      const hash = hashOf(body);
      await store.keepRules(hash, body);
      return { hash, loaded: keep(hash, loaded) };
    },
    async load(hash: string): Promise<Loaded> {
      const there = ready.get(hash);
      if (there) return there;
      const body = await store.rules(hash);
      if (body === undefined) return refuse('D1127');
      const loaded = loadRuleset((JSON.parse(body) as WholeGame).ruleset);
      return loaded.ok ? keep(hash, loaded.ruleset) : refuse('D1127');
    },
    /** What bots have learned of a game. */
    async learned(hash: string): Promise<unknown> {
      if (!brains.has(hash)) {
        if (brains.size >= MOST_READY) brains.clear();
        const body = await store.rules(hash);
        brains.set(hash, body === undefined ? undefined : (JSON.parse(body) as WholeGame).bot);
      }
      return brains.get(hash);
    },
    body: (hash: string) => store.rules(hash),
  };
}

export type RulesLibrary = ReturnType<typeof openRules>;
