import { branches, type Span } from '@draco-table/ruleset';
import type { CodeLens } from 'vscode-languageserver';
import type { TestRun } from '../host.js';
import { loadedFile, rangeIn } from '../places.js';
import { type Feature, fileOf, type Server } from '../server.js';
import type { Game } from '../workspace/game.js';
import { COMMANDS } from './commands.js';

export const codeLens: Feature = {
  capabilities: { codeLensProvider: { resolveProvider: false } },
  register(server) {
    server.connection.onCodeLens(({ textDocument }) => {
      const file = fileOf(server, textDocument);
      const loaded = file && loadedFile(file.game.program(), file.path);
      if (!loaded) return null;
      const { game, document } = file;
      const run = server.runs.get(game);
      const ruleset = run && game.tested();
      const reached = new Map(
        run && ruleset ? branches(ruleset, run.covered, new Set()).map((one) => [one.card, one]) : [],
      );
      const lenses: CodeLens[] = [];
      /** At the line where a place of the ruleset begins, if it is in this file. */
      const addAt = (span: Span | undefined, title: string) => {
        if (!span || ruleset?.sources?.[span[0]] !== file.path) return;
        const position = { line: span[1] - 1, character: span[2] - 1 };
        lenses.push({ range: { start: position, end: position }, command: { title, command: '' } });
      };
      for (const decl of loaded.tree.declarations) {
        const { start } = decl.loc;
        const range = rangeIn(document, { start, end: start });
        const add = (title: string, command = '', ...args: unknown[]) =>
          lenses.push({ range, command: { title, command, arguments: args } });
        if (decl.is === 'test' && server.host.runTests) {
          add(server.words.runTest, COMMANDS.runTest, game.entry, decl.name.value);
          const result = run?.tests.find(({ name }) => name === decl.name.value);
          if (result) add(outcome(server, result));
          for (const failure of result?.failures ?? [])
            addAt(failure.span, `✗ ${server.words.failed(failure.expected, failure.found)}`);
        }
        const card = decl.is === 'card' ? decl : decl.is === 'replace' ? decl.card : undefined;
        if (!card) continue;
        const id = card.name.text;
        if (server.client.commands.has('draco.play')) add(server.words.play, 'draco.play', game.entry, id);
        const tested = reached.get(id);
        if (tested) add(server.words.reached(tested.reached, tested.all));
        // Of a card that no test has come to, one line says enough.
        if (tested?.reached) for (const span of tested.missed) addAt(span, server.words.missed);
        const missing = languagesWithout(game, id);
        if (missing.length) add(server.words.translate(missing.join(', ')), COMMANDS.translate, game.entry, id);
      }
      return lenses;
    });
  },
};

function outcome({ words }: Server, { ok, failures, problem }: TestRun['tests'][number]): string {
  if (ok) return `✓ ${words.passed}`;
  const [failure] = failures;
  return `✗ ${failure ? words.failed(failure.expected, failure.found) : (problem?.message ?? '')}`;
}

/** Languages of the game in which a card has no name of its own. */
function languagesWithout(game: Game, card: string): string[] {
  const id = `card-${card}`;
  const files = [...game.borrowed(), ...game.texts()];
  const langs = new Set(files.map(({ lang }) => lang));
  const having = new Set(
    files.filter((file) => game.parsed(file).entries.some((entry) => entry.id === id)).map(({ lang }) => lang),
  );
  return [...langs].filter((lang) => !having.has(lang)).sort();
}
