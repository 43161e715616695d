/** The files of a program: the entry, what it includes, and for a deck the game it builds on. Reads through a function, so it runs anywhere. */
import { type Fix, LANGUAGE_LIMITS as MOST, type Problem, type Range } from '@draco-table/ruleset';
import { decode } from './decode.js';
import { type Parsed, type ParseMemo, parse } from './parse.js';
import { report } from './problems/report.js';
import { createSource, type Source } from './source.js';
import { didYouMean, suggest } from './suggest.js';
import type { Declaration, Header, Loc } from './syntax.js';

/** Gives the text (or the bytes) of a file, or undefined if there is none. Paths are as in `entry`, with `/`. */
export type ReadFile = (path: string) => string | Uint8Array | undefined;

export interface LoadOptions {
  /** Where a game that a deck names is found. */
  findGame?: (name: string) => string | undefined;
  /** The games that a deck could name, for suggestions; asked only when there is no such game. */
  gameNames?: () => Iterable<string>;
  /** No file outside this folder is read; by default the entry file's own. */
  root?: string;
  /** What was read last time. */
  memo?: LoadMemo;
}

/** Files as they were last read: an unchanged one is not read again, of a changed one only what changed. */
export type LoadMemo = Map<string, { text: string; parsed: Parsed; pieces: ParseMemo }>;

export interface LoadedFile extends Parsed {
  path: string;
  /** Whether it belongs to the game or to the deck that builds on it. */
  of: 'game' | 'deck';
}

export interface Loaded {
  entry: string;
  /** In the order in which they are read: a game before the deck that builds on it. */
  files: LoadedFile[];
  game?: LoadedFile;
  deck?: LoadedFile;
  problems: Problem[];
}

/** What a file of cards may hold besides. */
const OF_CARDS = new Set<Declaration['is']>(['card', 'replace', 'remove', 'recount', 'total', 'test', 'broken']);

export function loadFiles(entry: string, readFile: ReadFile, options: LoadOptions = {}): Loaded {
  const path = normalize(entry) ?? entry;
  const loaded: Loaded = { entry: path, files: [], problems: [] };
  const loader = {
    loaded,
    readFile,
    options,
    seen: new Map<string, 'open' | 'done'>(),
    root: options.root ?? folderOf(path),
    characters: MOST.characters,
    declarations: MOST.declarations,
    isFull: false,
  };
  const file = open(loader, path);
  if (!file) {
    loaded.problems.push(report('D0150', { path: entry }, { file: path }));
    return loaded;
  }
  if (hasHeader(file, 'deck') || hasHeader(file, 'builds-on')) {
    loaded.deck = { ...file, of: 'deck' };
    const base = readBase(loader, loaded.deck);
    if (base) loaded.game = readWithIncludes(loader, { ...base, of: 'game' }, folderOf(base.path));
    readWithIncludes(loader, loaded.deck, folderOf(path));
  } else {
    loaded.game = readWithIncludes(loader, { ...file, of: 'game' }, folderOf(path));
  }
  return loaded;
}

/** Whether a file has such a line, be it one that cannot be read. */
export function hasHeader({ tree }: Pick<LoadedFile, 'tree'>, is: Header['is']): boolean {
  const [word] = is.split('-');
  return (
    tree.header.some((line) => line.is === is) ||
    tree.declarations.some((one) => one.is === 'broken' && one.keyword === word)
  );
}

/**
 * A deck without its game, or cards without either: nothing that they speak of is known, and to say so of each word
 * would hide what is wrong.
 */
export function isRootless({ game, deck }: Loaded): boolean {
  if (deck) return !game;
  return game !== undefined && isCardsOnly(game);
}

/** A file of cards that says of no game that it is it, or that it builds on it. */
export function isCardsOnly({ tree }: LoadedFile): boolean {
  const { header, declarations } = tree;
  const cards = declarations.filter(({ is }) => is === 'card');
  const others = declarations.filter(({ is }) => !OF_CARDS.has(is));
  return cards.length > 0 && others.length === 0 && header.every(({ is }) => is === 'language');
}

/** Reads, with a function that takes its time, every file that `loadFiles` will ask for. */
export async function gatherFiles(
  entry: string,
  read: (path: string) => Promise<string | Uint8Array | undefined>,
  options: LoadOptions = {},
): Promise<ReadFile> {
  const known = new Map<string, string | Uint8Array | undefined>();
  const memo: LoadMemo = new Map();
  for (;;) {
    const missing = new Set<string>();
    loadFiles(entry, (path) => (known.has(path) ? known.get(path) : void missing.add(path)), { ...options, memo });
    if (!missing.size) return (path) => known.get(path);
    await Promise.all([...missing].map(async (path) => known.set(path, await read(path))));
  }
}

interface Loader {
  loaded: Loaded;
  readFile: ReadFile;
  options: LoadOptions;
  seen: Map<string, 'open' | 'done'>;
  root: string;
  /** How much more may come, and whether it was told that no more may. */
  characters: number;
  declarations: number;
  isFull: boolean;
}

/** What of a file still fits into the game; where it is too much, that is told once. */
function fitted(loader: Loader, file: LoadedFile): LoadedFile {
  const { tree, source } = file;
  const [most, more] = [loader.declarations, tree.declarations[loader.declarations]];
  loader.characters -= source.text.length;
  loader.declarations = Math.max(0, loader.declarations - tree.declarations.length);
  if (loader.characters >= 0 && !more) return file;
  const loc = more?.loc ?? { start: 0, end: Math.min(1, source.text.length) };
  tooMuch(loader, { source, loc });
  return { ...file, tree: { ...tree, declarations: more ? tree.declarations.slice(0, most) : [] } };
}

function tooMuch(loader: Loader, at: { source: Source; loc: Loc }): void {
  const args = { files: MOST.files, declarations: MOST.declarations, characters: MOST.characters };
  if (!loader.isFull) loader.loaded.problems.push(report('D0162', args, at));
  loader.isFull = true;
}

function open({ readFile, options }: Loader, path: string): Omit<LoadedFile, 'of'> | undefined {
  const content = readFile(path);
  if (content === undefined) return undefined;
  if (typeof content === 'string') return { path, ...parseOnce(content, path, options.memo) };
  const decoded = decode(content, path);
  if (decoded.text !== undefined) return { path, ...parseOnce(decoded.text, path, options.memo) };
  return { path, ...parse('', path), source: createSource(decoded.shown, path), problems: [decoded.problem] };
}

function parseOnce(text: string, path: string, memo: LoadMemo | undefined): Parsed {
  if (!memo) return parse(text, path);
  const known = memo.get(path);
  if (known?.text === text) return known.parsed;
  const pieces: ParseMemo = known?.pieces ?? new Map();
  const parsed = parse(text, path, pieces);
  memo.set(path, { text, parsed, pieces });
  return parsed;
}

/** The game that a deck builds on: by a path beside the deck, or by a name that the caller knows. */
function readBase(loader: Loader, deck: LoadedFile): Omit<LoadedFile, 'of'> | undefined {
  const line = deck.tree.header.find((one): one is Extract<Header, { is: 'builds-on' }> => one.is === 'builds-on');
  if (!line) return undefined;
  const at = { source: deck.source, loc: line.game.loc };
  const named = 'text' in line.game ? line.game.text : undefined;
  const path =
    'text' in line.game
      ? loader.options.findGame?.(line.game.text)
      : resolvePath(loader, deck, line.game.value, line.game.loc, loader.root);
  const file = path === undefined ? undefined : open(loader, path);
  if (file && path !== deck.path && file.tree.header.some(({ is }) => is === 'deck')) {
    loader.loaded.problems.push(report('D0160', { deck: 'text' in line.game ? line.game.text : line.game.value }, at));
    return undefined;
  }
  if (file && path !== deck.path) return file;
  if (path === undefined && named === undefined) return undefined;
  const near = named === undefined ? [] : suggest(named, loader.options.gameNames?.() ?? []);
  const more = near.length
    ? { help: didYouMean(near), fixes: near.map((text) => renamed(text, deck.path, deck.source.range(line.game.loc))) }
    : {};
  loader.loaded.problems.push(report('D0154', { game: named ?? path ?? '', near }, at, more));
  return undefined;
}

const renamed = (text: string, file: string, range: Range): Fix => ({
  title: `Write \`${text}\``,
  safety: 'unsafe',
  edits: [{ file, range, text }],
});

function readWithIncludes(loader: Loader, whole: LoadedFile, root: string): LoadedFile {
  const { loaded, seen } = loader;
  const file = fitted(loader, whole);
  seen.set(file.path, 'open');
  const own: LoadedFile[] = [];
  for (const line of file.tree.header) {
    if (line.is !== 'include') continue;
    const path = resolvePath(loader, file, line.path.value, line.path.loc, root);
    if (path === undefined) continue;
    const at = { source: file.source, loc: line.path.loc };
    const state = seen.get(path);
    if (state === 'open') loaded.problems.push(report('D0152', { path: line.path.value }, at));
    if (state) continue;
    if (loader.isFull || seen.size >= MOST.files) {
      tooMuch(loader, at);
      continue;
    }
    const included = open(loader, path);
    if (included) own.push(readWithIncludes(loader, { ...included, of: file.of }, root));
    else loaded.problems.push(report('D0151', { path: line.path.value }, at));
  }
  seen.set(file.path, 'done');
  loaded.files.push(file);
  return file;
}

function resolvePath(loader: Loader, from: LoadedFile, path: string, loc: Loc, root: string): string | undefined {
  const at = { source: from.source, loc };
  const full = normalize(folderOf(from.path) + path);
  const inside =
    full !== undefined && (root === '' ? !full.startsWith('/') && !full.startsWith('../') : full.startsWith(root));
  if (full !== undefined && inside && !/^[a-z]+:|^\/|\\/i.test(path)) return full;
  loader.loaded.problems.push(report('D0153', { path }, at));
  return undefined;
}

/** With its slash; empty for a file without one. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Takes `.` and `..` out; undefined if it climbs above where it starts. */
function normalize(path: string): string | undefined {
  const rooted = path.startsWith('/');
  const parts: string[] = [];
  let above = 0;
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length) parts.pop();
    else if (rooted) return undefined;
    else above++;
  }
  return (rooted ? '/' : '') + '../'.repeat(above) + parts.join('/');
}
