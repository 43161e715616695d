/** One game or deck: its rules, its texts and its look, as they stand in the editor. */

import { createProject, type Program, type Project } from '@draco-table/lang';
import { LANGUAGE_LIMITS, type Problem, type Ruleset, suppress } from '@draco-table/ruleset';
import type { Sources } from '@draco-table/text';
import { gameTextProblems, type ParsedFile, parseTexts, type TextFile, withoutReplaced } from '@draco-table/text/check';
import type { Host } from '../host.js';
import type { Files } from './files.js';
import { themeProblems } from './theme.js';
import { folderOf } from './uris.js';

export interface Game {
  entry: string;
  program(): Program;
  /** Absent while there are errors in the rules. */
  ruleset(): Ruleset | undefined;
  /** The same with its tests, and with marks for what they reach. */
  tested(): Ruleset | undefined;
  /** What the engine has against the ruleset. */
  refusals(): readonly Problem[];
  /** Of the rules, suppressions not yet applied. */
  ruleProblems(): Problem[];
  /** Of texts and look. */
  wordProblems(): Problem[];
  /** Both, without what comments silence. */
  problems(rules: readonly Problem[], words: readonly Problem[]): Problem[];
  /** Text files of its own. */
  texts(): TextFile[];
  /** Those of the game that a deck builds on, as far as they still hold. */
  borrowed(): TextFile[];
  parsed(file: TextFile): ParsedFile;
  /** The words that all games share, with the grammar of made texts, by language. */
  words(): Sources;
  /** Every file that it is made of. */
  files(): ReadonlySet<string>;
  /** Of these, those that are not the game's below a deck. */
  own(): ReadonlySet<string>;
  /** As `own` was when somebody looked last: nothing is worked out for it. */
  lastOwn(): ReadonlySet<string> | undefined;
  /** The file for texts of a language, whether or not it is there. */
  home(lang: string): string;
  themes(): string[];
  /** Whether a change of this file may change anything; true while nobody has looked since the last change. */
  mayUse(path: string): boolean;
  /** Something has changed. */
  touch(): void;
}

export function createGame(entry: string, files: Files, host: Host, isParsed: Parser): Game {
  const folder = folderOf(entry);
  const project: Project = createProject(entry, files.read, {
    root: '/',
    findGame: (name) => host.findGame?.(name, folder),
    gameNames: () => host.gameNames?.(folder) ?? [],
  });
  let known: { [key: string]: unknown } = {};
  let lastOwn: ReadonlySet<string> | undefined;
  const once = <T>(key: string, make: () => T): T => {
    if (!Object.hasOwn(known, key)) known[key] = make();
    return known[key] as T;
  };
  const base = (): string | undefined => {
    const { deck, game } = project.program().loaded;
    return deck ? game?.path : undefined;
  };
  const game: Game = {
    entry,
    program: () => project.program(),
    ruleset: () => once('ruleset', () => project.ruleset({ spans: true })),
    tested: () => once('tested', () => project.ruleset({ spans: true, tests: true, marks: true })),
    refusals: () =>
      once('refusals', () => {
        const ruleset = game.ruleset();
        return (ruleset && host.refusals?.(ruleset)) ?? [];
      }),
    ruleProblems: () => project.problems(),
    texts: () => once('texts', () => textFiles(entry, files, host)),
    borrowed: () =>
      once('borrowed', () => {
        const below = base();
        const ruleset = game.ruleset();
        if (below === undefined) return [];
        const lent = textFiles(below, files, host);
        const own = new Set(project.program().loaded.files.flatMap(({ path, of }) => (of === 'deck' ? [path] : [])));
        return ruleset ? withoutReplaced(ruleset, lent, own) : lent;
      }),
    parsed: isParsed,
    words: () => host.gameWords?.() ?? {},
    files: () =>
      once('files', () => {
        const rules = project.program().loaded.files.map(({ path }) => path);
        const words = [...game.texts(), ...game.borrowed()].map(({ file }) => file);
        return new Set([entry, ...rules, ...words, ...game.themes()]);
      }),
    own: () =>
      once('own', () => {
        const { deck, files: rules } = project.program().loaded;
        const mine = rules.flatMap(({ path, of }) => (of === (deck ? 'deck' : 'game') ? [path] : []));
        lastOwn = new Set([entry, ...mine, ...game.texts().map(({ file }) => file)]);
        return lastOwn;
      }),
    lastOwn: () => lastOwn,
    home: (lang) =>
      textPaths(entry, files, host).find((one) => one.lang === lang)?.path ??
      host.textHome?.(entry, lang) ??
      `${textFolder(entry)}/${lang}.ftl`,
    themes: () =>
      [base(), entry].flatMap((one) => {
        const path = one && `${textFolder(one)}/theme/theme.json`;
        return path && files.document(path) ? [path] : [];
      }),
    wordProblems: () => once('word-problems', () => wordProblems(game, files, host)),
    problems: (rules, words) => suppress(distinct([...rules, ...words]), sourcesOf(game, files)),
    mayUse(path) {
      if (!Object.hasOwn(known, 'files') || game.files().has(path)) return true;
      // A language may have come, and lie wherever the host keeps texts.
      if (path.endsWith('.ftl') && textPaths(entry, files, host).some((one) => one.path === path)) return true;
      // A file that was looked for in vain may have come.
      const folders = [entry, base()].flatMap((one) => (one === undefined ? [] : [textFolder(one)]));
      return project.program().loaded.problems.length > 0 || folders.some((one) => folderOf(path).startsWith(one));
    },
    touch() {
      known = {};
      project.update(entry, undefined);
    },
  };
  return game;
}

export const textFolder = (entry: string): string => entry.replace(/\.draco$/, '');

function textPaths(entry: string, files: Files, host: Host): readonly { lang: string; path: string }[] {
  if (host.textFiles) return host.textFiles(entry);
  const folder = textFolder(entry);
  const names = files.list(folder).filter(({ name, isFolder }) => !isFolder && name.endsWith('.ftl'));
  return names
    .map(({ name }) => ({ lang: name.slice(0, -'.ftl'.length), path: `${folder}/${name}` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function textFiles(entry: string, files: Files, host: Host): TextFile[] {
  return textPaths(entry, files, host).flatMap(({ lang, path }) => {
    const text = files.document(path)?.getText();
    return text === undefined || text.length > LANGUAGE_LIMITS.fileBytes ? [] : [{ lang, file: path, text }];
  });
}

function wordProblems(game: Game, files: Files, host: Host): Problem[] {
  const { entry } = game;
  const refused = textPaths(entry, files, host).flatMap(({ path }) => files.refusal(path) ?? []);
  const themes = game.themes().flatMap((path) => themeProblems(path, files.document(path)?.getText() ?? ''));
  const ruleset = game.ruleset();
  const own = game.texts();
  // Without rules nothing can be said of what is missing, but what cannot be read can be told.
  if (!ruleset) return [...refused, ...themes, ...own.flatMap((file) => game.parsed(file).problems)];
  const borrowed = game.borrowed();
  const home = (lang: string) => game.home(lang).slice(folderOf(entry).length + 1);
  const texts = gameTextProblems(ruleset, {
    words: game.words(),
    files: [...borrowed, ...own],
    borrowed: borrowed.map(({ file }) => file),
    entry,
    home,
    begin: `Write them in ${home('en')}.`,
    parse: game.parsed,
  });
  return [...refused, ...themes, ...texts];
}

function sourcesOf(game: Game, files: Files): Map<string, string> {
  const paths = [...game.files()].filter((path) => !path.endsWith('.json'));
  return new Map(
    paths.flatMap((path) => {
      const text = files.document(path)?.getText();
      return text === undefined ? [] : [[path, text]];
    }),
  );
}

/** A deck and its game share files, so the same problem comes up more than once. */
function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, file, range, message }) => {
    const key = `${code} ${file} ${range?.start.offset} ${range?.end.offset} ${message}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

export type Parser = (file: TextFile) => ParsedFile;

/** Reads text files, those that did not change only once. */
export function createParser(): Parser {
  const known = new Map<string, ParsedFile>();
  return (file) => {
    const before = known.get(file.file);
    if (before?.text === file.text && before.lang === file.lang) return before;
    const parsed = parseTexts(file);
    known.set(file.file, parsed);
    return parsed;
  };
}
