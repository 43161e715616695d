/** The test blocks of every game in the test explorer. */
import type { GameFacts, GameTests } from '@draco-table/lsp';
import * as vscode from 'vscode';
import type { Link } from './link.js';
import { following } from './panel.js';
import { isOurs, toEditor, uriOf } from './places.js';

export function registerTests(link: Link): vscode.Disposable {
  const controller = vscode.tests.createTestController('draco', 'Draco');
  const refresh = following(async () => list(controller, await link.ask('draco/games', undefined)));
  controller.refreshHandler = refresh;
  controller.createRunProfile(
    vscode.l10n.t('Run'),
    vscode.TestRunProfileKind.Run,
    (request, token) => runTests(controller, link, request, token),
    true,
  );
  refresh();
  return vscode.Disposable.from(
    controller,
    vscode.workspace.onDidChangeTextDocument(({ document }) => isOurs(document.uri) && refresh()),
    vscode.workspace.onDidOpenTextDocument(({ uri }) => isOurs(uri) && refresh()),
    vscode.commands.registerCommand('draco.test', async () => {
      list(controller, await link.ask('draco/games', undefined));
      const { token } = new vscode.CancellationTokenSource();
      await runTests(controller, link, new vscode.TestRunRequest(), token);
      await vscode.commands.executeCommand('testing.showMostRecentOutput');
    }),
  );
}

const KEY = '\n';

function list(controller: vscode.TestController, games: readonly GameFacts[]): void {
  const items = games
    .filter(({ tests }) => tests.length)
    .map(({ entry, id, deck, tests }) => {
      const game = controller.createTestItem(entry, deck ?? id, uriOf(entry));
      game.children.replace(
        tests.map(({ name, uri, line }) => {
          const item = controller.createTestItem(entry + KEY + name, name, toEditor(uri));
          item.range = lineRange(line);
          return item;
        }),
      );
      return game;
    });
  controller.items.replace(items);
}

/** Lines of the language begin with one. */
const lineRange = (line: number): vscode.Range => new vscode.Range(Math.max(0, line - 1), 0, Math.max(0, line - 1), 0);

async function runTests(
  controller: vscode.TestController,
  link: Link,
  request: vscode.TestRunRequest,
  token: vscode.CancellationToken,
): Promise<void> {
  const run = controller.createTestRun(request);
  const left = new Set(request.exclude);
  const all: vscode.TestItem[] = [];
  controller.items.forEach((item) => {
    all.push(item);
  });
  try {
    for (const item of request.include ?? all) {
      if (token.isCancellationRequested) return;
      const tests: vscode.TestItem[] = [];
      if (item.parent) tests.push(item);
      else
        item.children.forEach((child) => {
          tests.push(child);
        });
      const wanted = tests.filter((test) => !left.has(test) && !left.has(item));
      for (const test of wanted) run.started(test);
      const entry = (item.parent ?? item).id;
      const uri = uriOf(entry).toString();
      const found = await link.ask('draco/test', item.parent ? { uri, name: item.label } : { uri });
      for (const test of wanted) tell(run, test, found);
    }
  } finally {
    run.end();
  }
}

function tell(run: vscode.TestRun, item: vscode.TestItem, found: GameTests | null): void {
  const result = found?.tests.find(({ name }) => name === item.label);
  if (!found || !result) {
    run.errored(item, new vscode.TestMessage(vscode.l10n.t('The game has errors, so its tests cannot be run.')));
    return;
  }
  if (result.ok) {
    run.passed(item);
    return;
  }
  const messages = result.failures.map(({ text, expected, found: actual, span }) => {
    const message = vscode.TestMessage.diff(text, expected, actual);
    const path = span && found.sources[span[0] ?? -1];
    if (path && span) message.location = new vscode.Location(uriOf(path), lineRange(span[1] ?? 1));
    else if (item.uri && item.range) message.location = new vscode.Location(item.uri, item.range);
    return message;
  });
  const { problem } = result;
  run.failed(item, problem ? [...messages, new vscode.TestMessage(`${problem.code} ${problem.message}`)] : messages);
}
