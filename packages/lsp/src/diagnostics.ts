/** Problems as they come up: told at once for the file that is being written, a little later for everything else. */
import type { Problem } from '@draco-table/ruleset';
import type { Diagnostic } from 'vscode-languageserver';
import { locationOf, rangeIn } from './places.js';
import type { Server } from './server.js';
import type { Game } from './workspace/game.js';
import { moved } from './workspace/moved.js';

export interface Diagnostics {
  /** These games have changed; the file that was changed is told about first. */
  changed(games: readonly Game[], first?: string): void;
  /** A file was opened or closed: tell about it again. */
  tell(path: string): void;
  /** When nothing is left to be told. */
  settled(): Promise<void>;
  /** What was found last, in English. */
  problemsOf(path: string): Problem[];
}

/** What was found, and in which texts. */
interface Found {
  rules: Problem[];
  words: Problem[];
  all: Problem[];
  texts: Map<string, string>;
}

/** A longer check of the words waits until typing pauses. */
const PAUSE = 150;
const QUICK = 8;

declare const setTimeout: (run: () => void, after: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;
declare const performance: { now(): number };

export function createDiagnostics(server: Server): Diagnostics {
  const { workspace, connection } = server;
  const { files } = workspace;
  const found = new Map<Game, Found>();
  const rules = new Set<Game>();
  const words = new Set<Game>();
  /** How long the words of a game took last time. */
  const cost = new Map<string, number>();
  const told = new Map<string, string>();
  let waiting: (() => void)[] = [];
  let timer: unknown;
  let first: string | undefined;

  const textOf = (path: string): string => files.document(path)?.getText() ?? '';

  function note(game: Game, rulesNow: Problem[], wordsNow: Problem[]): void {
    const all = game.problems(rulesNow, wordsNow);
    const before = found.get(game);
    const paths = new Set(all.flatMap(({ file }) => (file === undefined ? [] : [file])));
    const texts = new Map([...paths].map((path) => [path, textOf(path)]));
    found.set(game, { rules: rulesNow, words: wordsNow, all, texts });
    const touched = new Set([...paths, ...(before?.texts.keys() ?? []), ...(first === undefined ? [] : [first])]);
    for (const path of touched) publish(path);
  }

  /** What is known of a file; what was found in an older text is moved to where it stands now, or left out. */
  function problemsOf(path: string): Problem[] {
    const problems = new Map<string, Problem>();
    for (const [, { all, texts }] of found) {
      const before = texts.get(path);
      if (before === undefined) continue;
      const now = textOf(path);
      for (const problem of all) {
        if (problem.file !== path) continue;
        const here = moved(problem, path, before, now);
        if (here)
          problems.set(`${here.code} ${here.range?.start.offset} ${here.range?.end.offset} ${here.message}`, here);
      }
    }
    return [...problems.values()].sort((a, b) => (a.range?.start.offset ?? 0) - (b.range?.start.offset ?? 0));
  }

  function publish(path: string): void {
    const diagnostics = problemsOf(path).map((problem) => toDiagnostic(server, problem, path));
    const uri = files.uris.of(path);
    const version = files.isOpen(path) ? files.document(path)?.version : undefined;
    const text = JSON.stringify(diagnostics);
    // What has not changed need not be told, save that it is true of a new version too.
    if (told.get(path) === text && version === undefined) return;
    told.set(path, text);
    void connection.sendDiagnostics({ uri, diagnostics, ...(version !== undefined && { version }) });
  }

  function forgetGone(): void {
    const games = new Set(workspace.games());
    for (const [game, { texts }] of [...found]) {
      if (games.has(game)) continue;
      found.delete(game);
      for (const path of texts.keys()) publish(path);
    }
  }

  /** The game of the file that is being written comes first. */
  function next(from: Set<Game>): Game | undefined {
    const own = first === undefined ? undefined : workspace.gameOf(first);
    return own && from.has(own) ? own : from.values().next().value;
  }

  function step(): void {
    timer = undefined;
    forgetGone();
    const games = new Set(workspace.games());
    for (const set of [rules, words]) for (const game of set) if (!games.has(game)) set.delete(game);
    const rule = next(rules);
    if (rule) {
      rules.delete(rule);
      words.add(rule);
      const problems = rule.ruleProblems();
      // Quick words are told with the rules, so that nothing flickers.
      if ((cost.get(rule.entry) ?? QUICK) < QUICK) checkWords(rule, problems);
      else
        note(
          rule,
          problems,
          (found.get(rule)?.words ?? []).flatMap((problem) => still(rule, problem)),
        );
      again(0);
      return;
    }
    const word = next(words);
    if (word) {
      checkWords(word, word.ruleProblems());
      again(0);
      return;
    }
    first = undefined;
    for (const done of waiting) done();
    waiting = [];
  }

  /** A problem of the words as it stands in the text of now. */
  function still(game: Game, problem: Problem): Problem[] {
    const { file } = problem;
    const before = file === undefined ? undefined : found.get(game)?.texts.get(file);
    if (file === undefined || before === undefined) return file === undefined ? [problem] : [];
    const here = moved(problem, file, before, textOf(file));
    return here ? [here] : [];
  }

  function checkWords(game: Game, problems: Problem[]): void {
    words.delete(game);
    const start = performance.now();
    const found = game.wordProblems();
    cost.set(game.entry, performance.now() - start);
    note(game, problems, found);
  }

  function again(after: number): void {
    if (timer !== undefined) clearTimeout(timer);
    const isUrgent = (game: Game) => first === undefined || (game.lastOwn()?.has(first) ?? true);
    // Whoever types asks for more at once: decks on the same game, and long checks of words, wait for a pause.
    const canWait = rules.size + words.size > 0 && ![...rules].some(isUrgent);
    timer = setTimeout(step, canWait ? PAUSE : after);
  }

  return {
    changed(games, path) {
      first = path ?? first;
      for (const game of games) {
        rules.add(game);
        server.runs.delete(game);
      }
      again(0);
    },
    tell: publish,
    settled: () =>
      new Promise((done) => {
        if (timer === undefined && !rules.size && !words.size) return done();
        waiting.push(done);
      }),
    problemsOf,
  };
}

function toDiagnostic(server: Server, english: Problem, path: string): Diagnostic {
  const { files } = server.workspace;
  const problem = server.problems.problem(english);
  const { code, message, help, range, related = [], severity, fixes } = problem;
  const document = files.document(path);
  const { docs } = server.client;
  const href = docs === undefined ? server.host.helpFor?.(code) : `${docs}/diagnostics/${code}`;
  const at = { start: range?.start.offset ?? 0, end: range?.end.offset ?? 0 };
  return {
    range: document ? rangeIn(document, at) : { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    severity: severity === 'error' ? 1 : 2,
    code,
    ...(href !== undefined && { codeDescription: { href } }),
    source: 'draco',
    message: help === undefined ? message : `${message}\n${help}`,
    relatedInformation: related.flatMap((place) => {
      const location = locationOf(files, place.file, { start: place.range.start.offset, end: place.range.end.offset });
      return location ? [{ location, message: place.message }] : [];
    }),
    data: { message, ...(help !== undefined && { help }), ...(fixes && { fixes }) },
  };
}
