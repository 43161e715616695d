import { skeleton } from '@draco-table/text/check';
import { CodeLensRefreshRequest, type TextEdit } from 'vscode-languageserver';
import type { TestRun } from '../host.js';
import type { Feature, Server } from '../server.js';
import type { Game } from '../workspace/game.js';

export const COMMANDS = {
  runTest: 'draco.runTest',
  runTests: 'draco.runTests',
  translate: 'draco.translate',
} as const;

/** What the server does itself when a lens is clicked; what needs a window is the client's. */
export const commands: Feature = {
  capabilities: { executeCommandProvider: { commands: Object.values(COMMANDS) } },
  register(server) {
    server.connection.onExecuteCommand(({ command, arguments: [entry, name] = [] }) => {
      const game = server.workspace.games().find((one) => one.entry === entry);
      if (!game) return null;
      if (command === COMMANDS.translate && typeof name === 'string') return translate(server, game, name);
      if (command === COMMANDS.runTests) return runTests(server, game);
      return command === COMMANDS.runTest && typeof name === 'string' ? runTests(server, game, name) : null;
    });
  },
};

/** All tests, or the one of this name; what others have shown is kept. */
export function runTests(server: Server, game: Game, name?: string): TestRun | null {
  const ruleset = game.tested();
  const run = ruleset && server.host.runTests?.(ruleset, (one) => name === undefined || one === name);
  if (!run) return null;
  const before = name === undefined ? undefined : server.runs.get(game);
  const names = new Set(run.tests.map((test) => test.name));
  server.runs.set(game, {
    tests: [...(before?.tests.filter((test) => !names.has(test.name)) ?? []), ...run.tests],
    covered: run.covered.map((flag, at) => flag || before?.covered[at] === true),
  });
  if (server.client.refreshesLenses) void server.connection.sendRequest(CodeLensRefreshRequest.type);
  return run;
}

/** Adds the texts that a card lacks, with the English beside them, to the file of each language. */
async function translate({ workspace, connection }: Server, game: Game, card: string): Promise<null> {
  const ruleset = game.ruleset();
  if (!ruleset) return null;
  const { files } = workspace;
  const all = [...game.borrowed(), ...game.texts()];
  const changes: Record<string, TextEdit[]> = {};
  for (const lang of new Set(all.map((file) => file.lang))) {
    const path = game.home(lang);
    const document = files.document(path);
    const missing = blocksOf(skeleton(ruleset, all, lang, game.words())).filter((block) =>
      new RegExp(`^card-${card} =`, 'm').test(block),
    );
    if (!document || !missing.length) continue;
    const end = document.positionAt(document.getText().length);
    const gap = document.getText().endsWith('\n') || document.getText() === '' ? '\n' : '\n\n';
    changes[files.uris.of(path)] = [{ range: { start: end, end }, newText: `${gap}${missing.join('\n')}` }];
  }
  if (Object.keys(changes).length) await connection.workspace.applyEdit({ changes });
  return null;
}

/** The entries of a skeleton, each with the comments above it. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let isBody = false;
  for (const line of text.split('\n')) {
    if (/^(?:#{2,3} |$)/.test(line)) continue;
    if (isBody && !/^[ \t]/.test(line)) {
      blocks.push(block);
      block = '';
      isBody = false;
    }
    block += `${line}\n`;
    isBody ||= /^[a-z-]/i.test(line);
  }
  return isBody ? [...blocks, block] : blocks;
}
