/** The language server as the page sees it: by names of files and offsets instead of URIs and lines. */

import type { Answer } from '@draco-table/engine';
import type { Change, ComposedCard, Offer, TextChange } from '@draco-table/lang';
import type { CardInWords } from '@draco-table/lsp';
import type { Place, Problem, Range, Ruleset } from '@draco-table/ruleset';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CompletionItem, Range as LineRange, Position, WorkspaceEdit } from 'vscode-languageserver-types';
import { createWire, Refused } from './connection.js';
import { languageOf } from './file-names.js';
import type { Library } from './library.js';
import { textsFor } from './project.js';
import type { Checked, Dealt, Sources, TestOutcome } from './protocol.js';
import type { Kept, Moment, Opened, Shown } from './try/moment.js';

export type Edit = Place & { text: string };
export type Renamed = { ok: true; edits: Edit[] } | { ok: false; why: string };

export interface Language {
  /** What stands in the editor now. */
  sync(sources: Sources): void;
  check(): Promise<Checked>;
  test(): Promise<TestOutcome[]>;
  /** The ruleset, and whether a game can begin with the card in hand. */
  deal(card: string, seats: number): Promise<Dealt | undefined>;
  hover(file: string, offset: number): Promise<{ range: Range; markdown: string } | undefined>;
  complete(file: string, offset: number): Promise<CompletionItem[]>;
  definition(file: string, offset: number): Promise<(Place & { text: string }) | undefined>;
  renameable(file: string, offset: number): Promise<string | undefined>;
  rename(file: string, offset: number, name: string): Promise<Renamed>;
  format(file: string): Promise<string>;
  /** A text file to begin with, holding what the language lacks. */
  skeleton(lang: string): Promise<string>;
  /** A card as sentences with fields; undefined while it cannot be read. */
  compose(file: string, card: string): Promise<ComposedCard | undefined>;
  /** What may stand in a field, or as a new sentence of a block. */
  offers(file: string, card: string, at: { start: number; end: number; index?: number }): Promise<Offer[]>;
  change(file: string, card: string, change: Change): Promise<TextChange[] | undefined>;
  newCard(file: string, card: string): Promise<TextChange[] | undefined>;
  /** One text of one's own file of a language: what that file would be, or why not. */
  writeText(
    lang: string,
    id: string,
    attribute: string,
    text: string,
  ): Promise<{ file: string; text: string } | string>;
  /** A card, or those of a family, as they read in every language. */
  inWords(card: string): Promise<CardInWords[]>;
  /** A moment to play from, and what was played from there as a test. */
  openMoment(moment: Moment): Promise<Opened>;
  keepMoment(moment: Moment, answers: readonly Answer[]): Promise<Kept>;
  /** Where a test begins. */
  openTest(name: string): Promise<Shown>;
  /** The text of a file, one's own or the site's. */
  textOf(file: string): string | undefined;
  /** Texts of a game that others build on, by language. */
  lend(game: string, texts: Record<string, string>): void;
  /** Begins anew, for another language or with other games to build on. */
  restart(): void;
}

const uriOf = (file: string): string => `workshop:/${file.split('/').map(encodeURIComponent).join('/')}`;
const nameOf = (uri: string): string => decodeURIComponent(uri.replace(/^workshop:\/*/, ''));
const bare = (path: string): string => path.replace(/^\//, '');

export function startLanguage(library: Library, lang: () => string): Language {
  let sources: Sources = { entry: '', files: {} };
  /** As the server has them. */
  const open = new Map<string, TextDocument>();
  /** A ruleset that was brought instead of sources. */
  let brought: Ruleset | undefined;

  const own = () => ({ entry: sources.entry, files: Object.keys(sources.files) });
  const opening = (document: TextDocument) => ({
    textDocument: { uri: document.uri, languageId: 'draco', version: document.version, text: document.getText() },
  });
  const wire = createWire(lang, (tell) => {
    tell('workshop/library', { sources: library.sources });
    for (const [game, texts] of Object.entries(library.texts)) tell('workshop/library', { game, texts });
    tell('workshop/own', own());
    for (const document of open.values()) tell('textDocument/didOpen', opening(document));
  });

  const isOwn = (file: string | undefined): boolean => file !== undefined && Object.hasOwn(sources.files, file);
  const textOf = (file: string): string | undefined =>
    sources.files[file] ?? library.sources[file] ?? library.texts[file.split('/')[0] ?? '']?.[languageOf(file) ?? ''];
  const documentOf = (file: string): TextDocument =>
    open.get(file) ?? TextDocument.create(uriOf(file), 'draco', 0, textOf(file) ?? '');
  const at = (file: string, offset: number) => ({
    textDocument: { uri: uriOf(file) },
    position: documentOf(file).positionAt(offset),
  });
  const rangeIn = (file: string, { start, end }: LineRange): Range => {
    const document = documentOf(file);
    const place = (position: Position) => ({
      line: position.line + 1,
      column: position.character + 1,
      offset: document.offsetAt(position),
    });
    return { start: place(start), end: place(end) };
  };
  const editsOf = ({ changes = {} }: WorkspaceEdit): Edit[] =>
    Object.entries(changes).flatMap(([uri, edits]) => {
      const file = nameOf(uri);
      return edits.map(({ range, newText }) => ({ file, range: rangeIn(file, range), text: newText }));
    });
  const entry = () => ({ uri: uriOf(sources.entry) });
  const lines = (span: readonly number[] | undefined, files: readonly string[]) => {
    const file = span && files[span[0] ?? -1];
    return file && span ? { at: { file: bare(file), line: span[1] ?? 1 } } : {};
  };

  async function checkRuleset(): Promise<Checked> {
    const file = sources.entry;
    const read = await wire.ask('workshop/ruleset', { file, text: sources.files[file] ?? '' });
    brought = read.ruleset;
    return {
      problems: read.problems,
      cards: [],
      isSound: brought !== undefined,
      ...(brought && { game: about(brought) }),
    };
  }

  return {
    sync(next) {
      const before = sources;
      sources = next;
      const names = Object.keys(next.files);
      if (next.entry !== before.entry || names.join('\n') !== Object.keys(before.files).join('\n'))
        wire.tell('workshop/own', own());
      for (const [file, { uri }] of open) {
        if (Object.hasOwn(next.files, file)) continue;
        open.delete(file);
        wire.tell('textDocument/didClose', { textDocument: { uri } });
      }
      for (const [file, text] of Object.entries(next.files)) {
        const known = open.get(file);
        if (known?.getText() === text || !/\.(?:draco|ftl)$/.test(file)) continue;
        const document = TextDocument.create(uriOf(file), 'draco', (known?.version ?? 0) + 1, text);
        open.set(file, document);
        if (!known) wire.tell('textDocument/didOpen', opening(document));
        else
          wire.tell('textDocument/didChange', {
            textDocument: { uri: document.uri, version: document.version },
            contentChanges: [{ text }],
          });
      }
    },
    async check() {
      if (sources.entry.endsWith('.json')) return checkRuleset();
      brought = undefined;
      const [found, facts] = await Promise.all([wire.ask('draco/problems', entry()), wire.ask('draco/game', entry())]);
      // The games below are right as they are: what seems odd there, a helper of tests that stayed at home, is nobody's fault.
      const problems = found.map(named).filter((problem) => isOwn(problem.file) || problem.severity === 'error');
      const rank = (problem: Problem) => [
        Number(!isOwn(problem.file)),
        Number(problem.severity !== 'error'),
        problem.range?.start.line ?? 0,
      ];
      problems.sort((a, b) => compared(rank(a), rank(b)));
      const cards = (facts?.cards ?? []).map(({ uri, ...card }) => ({ ...card, file: nameOf(uri) }));
      return {
        problems,
        cards: cards.filter(({ file }) => isOwn(file)),
        isSound: facts?.isSound === true,
        ...(facts?.id && {
          game: { id: facts.id, ...(facts.deck && { deck: facts.deck }), cards: facts.count, seats: facts.seats },
        }),
      };
    },
    async test() {
      const run = brought ? null : await wire.ask('draco/test', entry());
      return (run?.tests ?? []).map(({ name, ok, failures, problem, span, checked }) => ({
        name,
        ok,
        failures: [
          ...failures.map(({ span: place, ...failure }) => ({ ...failure, ...lines(place, run?.sources ?? []) })),
          ...(checked === 0 && !failures.length && !problem ? [{ text: 'expect', expected: '…', found: '' }] : []),
        ],
        ...(problem && { problem }),
        ...lines(span, run?.sources ?? []),
      }));
    },
    async deal(card, seats) {
      const joined = (texts: Record<string, string[]>) =>
        Object.fromEntries(Object.entries(texts).map(([language, parts]) => [language, parts.join('\n')]));
      if (brought) return { ruleset: brought, texts: textsFor(sources, library.texts[brought.game] ?? {}) };
      const found = await wire.ask('draco/playable', { ...entry(), seats, ...(card && { card }) });
      return found
        ? { ruleset: found.ruleset, texts: joined(found.texts), ...(found.card && { card: found.card }) }
        : undefined;
    },
    async hover(file, offset) {
      const found = await wire.ask('textDocument/hover', at(file, offset));
      if (!found?.range || typeof found.contents !== 'object' || !('value' in found.contents)) return undefined;
      return { range: rangeIn(file, found.range), markdown: found.contents.value };
    },
    complete: async (file, offset) => (await wire.ask('textDocument/completion', at(file, offset)))?.items ?? [],
    async definition(file, offset) {
      const found = await wire.ask('textDocument/definition', at(file, offset));
      if (!found) return undefined;
      const name = nameOf(found.uri);
      return { file: name, range: rangeIn(name, found.range), text: textOf(name) ?? '' };
    },
    renameable: async (file, offset) => (await wire.ask('textDocument/prepareRename', at(file, offset)))?.placeholder,
    async rename(file, offset, newName) {
      try {
        const edit = await wire.ask('textDocument/rename', { ...at(file, offset), newName });
        return { ok: true, edits: edit ? editsOf(edit) : [] };
      } catch (error) {
        if (error instanceof Refused) return { ok: false, why: error.message };
        throw error;
      }
    },
    async format(file) {
      const document = documentOf(file);
      const options = { tabSize: 2, insertSpaces: true };
      const edits = await wire.ask('textDocument/formatting', { textDocument: { uri: uriOf(file) }, options });
      return TextDocument.applyEdits(document, edits ?? []);
    },
    skeleton: (language) => wire.ask('draco/skeleton', { ...entry(), lang: language }),
    compose: async (file, card) => (await wire.ask('draco/compose', { uri: uriOf(file), card })) ?? undefined,
    offers: (file, card, place) => wire.ask('draco/composeOffers', { uri: uriOf(file), card, ...place }),
    change: async (file, card, change) =>
      (await wire.ask('draco/composeChange', { uri: uriOf(file), card, change })) ?? undefined,
    newCard: async (file, card) => (await wire.ask('draco/composeNew', { uri: uriOf(file), card })) ?? undefined,
    async writeText(language, id, attribute, text) {
      const found = await wire.ask('draco/writeText', { ...entry(), lang: language, id, attribute, text });
      return 'reason' in found ? found.reason : { file: nameOf(found.uri), text: found.text };
    },
    inWords: (card) => wire.ask('draco/card', { ...entry(), card }),
    openMoment: (moment) => wire.ask('workshop/moment', { sources, moment }),
    keepMoment: (moment, answers) => wire.ask('workshop/keep', { sources, moment, answers }),
    openTest: (name) => wire.ask('workshop/test', { sources, name }),
    textOf,
    lend(game, texts) {
      library.texts[game] = texts;
      wire.tell('workshop/library', { game, texts });
      const files = Object.keys(texts).map((language) => uriOf(`${game}/${language}.ftl`));
      wire.tell('workspace/didChangeWatchedFiles', { changes: files.map((uri) => ({ uri, type: 1 })) });
    },
    restart: () => wire.end(),
  };
}

const about = (ruleset: Ruleset): NonNullable<Checked['game']> => ({
  id: ruleset.game,
  ...(ruleset.deck ? { deck: ruleset.deck } : {}),
  cards: ruleset.designs
    .filter(({ type }) => ruleset.types[type]?.base === 'card')
    .reduce((sum, { copies }) => sum + copies, 0),
  seats: { min: ruleset.seats.min, max: ruleset.seats.max },
});

/** With the names of the page instead of paths. */
const named = (problem: Problem): Problem => ({
  ...problem,
  ...(problem.file !== undefined && { file: bare(problem.file) }),
  ...(problem.related && { related: problem.related.map((place) => ({ ...place, file: bare(place.file) })) }),
  ...(problem.fixes && {
    fixes: problem.fixes.map((fix) => ({
      ...fix,
      edits: fix.edits.map((edit) => ({ ...edit, file: bare(edit.file) })),
    })),
  }),
});

function compared(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - (b[index] ?? 0);
  return 0;
}
