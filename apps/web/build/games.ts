import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { compile } from '@draco-table/lang';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { createTexts, withoutUntranslated } from '@draco-table/text';

/** Files of the site by path. */
export type Files = Map<string, string>;

interface Entry {
  file: string;
  is: 'game' | 'deck';
  name: string;
  /** The game that a deck builds on. */
  on?: string;
}

const head = /^(?:\s*(?:#[^\n]*)?\n)*\s*(game|deck)\s+([a-z][a-z0-9-]*)/;
const buildsOn = /^\s*builds on\s+(?:"(?:[^"]*\/)?([a-z][a-z0-9-]*)\.draco"|([a-z][a-z0-9-]*))\s*$/m;

function entries(cards: string): Entry[] {
  return readdirSync(cards)
    .filter((name) => name.endsWith('.draco'))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(cards, name), 'utf8');
      const found = head.exec(text);
      if (!found) return [];
      const [, byFile, byName] = buildsOn.exec(text) ?? [];
      const on = byFile ?? byName;
      return [{ file: name, is: found[1] as Entry['is'], name: found[2] as string, ...(on ? { on } : {}) }];
    });
}

/** What only tools need stays at home: tests, coverage marks, source files and places in them. The hash has none of it. */
const onlyForTools = new Set(['tests', 'marks', 'sources', 'span']);

function forPlay(ruleset: Ruleset): string {
  return JSON.stringify(ruleset, (key, value: unknown) => (onlyForTools.has(key) ? undefined : value));
}

/** A text file without its comments, and without what is not translated yet. */
export function bareText(text: string): string {
  return withoutUntranslated(text)
    .replace(/^#.*\n?/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trimStart();
}

function filesUnder(folder: string, end: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .sort();
}

export interface Built {
  files: Files;
  /** Games and decks that could not be built, with their first problem. */
  failed: { file: string; problem: Problem | undefined }[];
}

/** Compiles every game and deck of the folder of cards, and lays out what the table loads. */
export function buildGames(cards: string): Built {
  const files: Files = new Map();
  const failed: Built['failed'] = [];
  const all = entries(cards);
  const read = (file: string): Uint8Array | undefined => {
    const path = join(cards, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  const findGame = (name: string) => all.find((entry) => entry.is === 'game' && entry.name === name)?.file;
  const rulesets = new Map<Entry, Ruleset>();
  for (const entry of all) {
    const { ruleset, problems } = compile(entry.file, read, { findGame, root: '' });
    const error = problems.find(({ severity }) => severity === 'error');
    if (ruleset && !error) rulesets.set(entry, ruleset);
    else failed.push({ file: entry.file, problem: error });
  }
  const index = [];
  for (const [entry, ruleset] of rulesets) {
    if (entry.is !== 'game') continue;
    const decks = [...rulesets].filter(([deck]) => deck.is === 'deck' && deck.on === entry.name);
    layOutGame(cards, entry, ruleset, decks, files);
    index.push({
      id: entry.name,
      names: namesOf(cards, ruleset, entry),
      seats: ruleset.seats,
      decks: decks.map(([deck, own]) => ({ id: deck.name, names: namesOf(cards, own, deck) })),
    });
  }
  files.set('games/index.json', JSON.stringify(index));
  files.set('games/sources.json', JSON.stringify(sources(cards, all)));
  return { files, failed };
}

/** What a game or deck is called, in every language it has texts in. */
function namesOf(cards: string, ruleset: Ruleset, { file }: Entry): Record<string, string> {
  const home = join(cards, basename(file, '.draco'));
  const names: Record<string, string> = {};
  for (const name of filesUnder(home, '.ftl').filter((one) => !one.includes(sep))) {
    const lang = basename(name, '.ftl');
    const texts = createTexts({ ruleset, bundles: { [lang]: [readFileSync(join(home, name), 'utf8')] }, lang });
    names[lang] = texts.gameName();
  }
  return names;
}

function layOutGame(cards: string, entry: Entry, ruleset: Ruleset, decks: [Entry, Ruleset][], files: Files): void {
  const folder = `games/${entry.name}`;
  const home = join(cards, basename(entry.file, '.draco'));
  const languages = filesUnder(home, '.ftl').filter((name) => !name.includes(sep));
  const texts: Record<string, string> = {};
  for (const name of languages) {
    files.set(`${folder}/${name}`, bareText(readFileSync(join(home, name), 'utf8')));
    texts[basename(name, '.ftl')] = name;
  }
  const look: Record<string, string> = {};
  for (const [key, name] of [
    ['theme', 'theme.json'],
    ['art', 'art.svg'],
  ] as const) {
    const path = join(home, 'theme', name);
    if (!existsSync(path)) continue;
    const text = readFileSync(path, 'utf8');
    files.set(`${folder}/${name}`, name.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text);
    look[key] = name;
  }
  // What bots have learned of a game is theirs in its decks too.
  if (existsSync(join(home, 'bot.json'))) {
    files.set(`${folder}/bot.json`, readFileSync(join(home, 'bot.json'), 'utf8'));
    look.bot = 'bot.json';
  }
  files.set(`${folder}/ruleset.json`, forPlay(ruleset));
  const deckFiles: Record<string, unknown> = {};
  for (const [deck, deckRuleset] of decks) {
    files.set(`${folder}/${deck.name}.json`, forPlay(deckRuleset));
    const own: Record<string, string> = { ...texts };
    const deckHome = join(cards, basename(deck.file, '.draco'));
    for (const name of filesUnder(deckHome, '.ftl').filter((file) => !file.includes(sep))) {
      const language = basename(name, '.ftl');
      const below = files.get(`${folder}/${name}`) ?? '';
      files.set(`${folder}/${deck.name}.${name}`, `${below}\n${bareText(readFileSync(join(deckHome, name), 'utf8'))}`);
      own[language] = `${deck.name}.${name}`;
    }
    deckFiles[deck.name] = { ruleset: `${deck.name}.json`, texts: own };
  }
  const manifest = { ruleset: 'ruleset.json', texts, ...look, ...(decks.length ? { decks: deckFiles } : {}) };
  files.set(`${folder}/game.json`, JSON.stringify(manifest));
}

/**
 * Every source file, so that the workshop can compile decks that build on these games, and the texts of decks, which are
 * there to be changed.
 */
function sources(cards: string, all: readonly Entry[]): Record<string, string> {
  const found: Record<string, string> = {};
  const decks = all.filter(({ is }) => is === 'deck').map(({ file }) => basename(file, '.draco'));
  const isOfDeck = (name: string) => decks.some((deck) => name === `${deck}.draco` || name.startsWith(`${deck}/`));
  for (const file of [...filesUnder(cards, '.draco'), ...filesUnder(cards, '.ftl')]) {
    const name = file.split(sep).join('/');
    if (name.endsWith('.ftl') && !isOfDeck(name)) continue;
    const text = readFileSync(join(cards, file), 'utf8');
    // A deck leaves its game's tests behind: a file of nothing else need only be there to be included. What tests are
    // written with, though, a deck's own tests use.
    found[name] = isOfDeck(name) || /^(?!test\b)[a-z]/m.test(text) ? text : '';
  }
  return found;
}
