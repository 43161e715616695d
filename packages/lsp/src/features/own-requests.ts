import { changeCard, composeCard, findCard, newCard, offersFor, outlineOf } from '@draco-table/lang';
import { skeleton } from '@draco-table/text/check';
import { writeText } from '@draco-table/text/exchange';
import type { Diagnostics } from '../diagnostics.js';
import type { GameFacts, Requests } from '../protocol.js';
import type { Feature, Server } from '../server.js';
import { cardsInWords } from '../workspace/card-words.js';
import type { Game } from '../workspace/game.js';
import { runTests } from './commands.js';

/** For Draco's own clients: the workshop and the extension. */
export const ownRequests = (diagnostics: Diagnostics): Feature => ({
  capabilities: { experimental: { draco: true } },
  register(server) {
    const { connection, workspace, problems } = server;
    /** Handlers are held to the one list of requests. */
    const on = <M extends keyof Requests>(
      method: M,
      answer: (params: Requests[M][0]) => Requests[M][1] | Promise<Requests[M][1]>,
    ) => connection.onRequest(method, (params: Requests[M][0]) => answer(params) as object);
    const gameOf = ({ uri }: { uri: string }): Game | undefined => workspace.gameOf(workspace.files.uris.learn(uri));
    on('draco/game', (params) => {
      const game = gameOf(params);
      return game ? factsOf(server, game) : null;
    });
    on('draco/games', () => workspace.games().map((game) => factsOf(server, game)));
    on('draco/playable', (params) => {
      const game = gameOf(params);
      const ruleset = game?.ruleset();
      if (!game || !ruleset) return null;
      const texts: Record<string, string[]> = {};
      for (const { lang, text } of [...game.borrowed(), ...game.texts()]) texts[lang] = [...(texts[lang] ?? []), text];
      const { card, seats = ruleset.seats.min } = params;
      const held = card ? server.host.held?.(ruleset, card, seats) : undefined;
      return { ruleset, texts, themes: game.themes(), ...(held !== undefined && { card: held }) };
    });
    const pathOf = ({ uri }: { uri: string }): string => workspace.files.uris.learn(uri);
    on('draco/compose', (params) => {
      const program = gameOf(params)?.program();
      const place = program && findCard(program, pathOf(params), { id: params.card });
      return place ? composeCard(place) : null;
    });
    on('draco/composeOffers', (params) => {
      const program = gameOf(params)?.program();
      return program ? offersFor(program, pathOf(params), params.card, params) : [];
    });
    on('draco/composeChange', (params) => {
      const program = gameOf(params)?.program();
      return (program && changeCard(program, pathOf(params), params.card, params.change)) ?? null;
    });
    on('draco/composeNew', (params) => {
      const program = gameOf(params)?.program();
      return (program && newCard(program, pathOf(params), params.card)) ?? null;
    });
    on('draco/test', (params) => {
      const game = gameOf(params);
      const run = game && runTests(server, game, params.name);
      if (!run) return null;
      const tests = run.tests.map((test) => ({
        ...test,
        ...(test.problem && { problem: problems.problem(test.problem) }),
      }));
      return { ...run, tests, sources: game.tested()?.sources ?? [] };
    });
    on('draco/card', (params) => {
      const game = gameOf(params);
      return game ? cardsInWords(game, params.card) : [];
    });
    on('draco/skeleton', (params) => {
      const game = gameOf(params);
      const ruleset = game?.ruleset();
      return game && ruleset ? skeleton(ruleset, [...game.borrowed(), ...game.texts()], params.lang, game.words()) : '';
    });
    on('draco/writeText', (params) => {
      const { lang, id, attribute, text } = params;
      const game = gameOf(params);
      if (!game) return { reason: params.uri };
      const path = game.home(lang);
      const now = workspace.files.document(path)?.getText() ?? '';
      const written = writeText({ lang, file: path, text: now }, id, attribute, text);
      return written.ok ? { uri: workspace.files.uris.of(path), text: written.text } : { reason: written.reason };
    });
    on('draco/problems', async (params) => {
      await diagnostics.settled();
      const game = gameOf(params);
      if (!game) return [];
      const found = [...game.problems(game.ruleProblems(), game.wordProblems()), ...game.refusals()];
      return found.map(problems.problem);
    });
  },
});

function factsOf({ workspace: { files } }: Server, game: Game): GameFacts {
  const program = game.program();
  const ruleset = game.ruleset();
  const { deck } = program.loaded;
  const own = program.loaded.files.filter(({ of }) => !deck || of === 'deck');
  const outline = own.flatMap(({ path }) =>
    outlineOf(program, path).map((item) => ({ ...item, uri: files.uris.of(path) })),
  );
  const isCard = (type: number) => ruleset?.types[type]?.base === 'card';
  return {
    entry: game.entry,
    id: program.game,
    ...(program.deck !== undefined && { deck: program.deck }),
    count: (ruleset?.designs ?? []).reduce((sum, { type, copies }) => sum + (isCard(type) ? copies : 0), 0),
    cards: outline
      .filter(({ is }) => is === 'card' || is === 'replace')
      .map(({ name, uri, range }) => ({ id: name, uri, start: range.start.offset, end: range.end.offset })),
    seats: { min: program.table.seats.min, max: program.table.seats.max },
    isSound: ruleset !== undefined && !game.refusals().some(({ severity }) => severity === 'error'),
    tests: outline
      .filter(({ is }) => is === 'test')
      .map(({ name, uri, range }) => ({ name, uri, line: range.start.line })),
  };
}
