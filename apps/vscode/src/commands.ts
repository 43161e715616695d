/** Commands without a panel of their own. */
import * as vscode from 'vscode';
import { gameHere } from './here.js';
import { newDeck } from './new-deck.js';
import type { Parts } from './parts.js';
import { uriOf } from './places.js';
import { dracoTask } from './tasks.js';

export function registerCommands({ link, games }: Parts): vscode.Disposable {
  const { registerCommand, executeCommand } = vscode.commands;
  /** Runs the command on the game or deck that is open; what it writes comes to lie beside it. */
  async function onFile(task: 'print' | 'balance', writes: (path: string) => string[]): Promise<void> {
    const facts = await gameHere(link);
    if (!facts) return void vscode.window.showInformationMessage(vscode.l10n.t('Open a game or a deck first.'));
    const { fsPath: file } = uriOf(facts.entry);
    const more = writes(file.replace(/\.draco$/, ''));
    await vscode.tasks.executeTask(dracoTask({ type: 'draco', task, file }, undefined, more));
  }
  return vscode.Disposable.from(
    registerCommand('draco.check', async () => {
      const all = await link.ask('draco/games', undefined);
      const found = await Promise.all(
        all.map(({ entry }) => link.ask('draco/problems', { uri: uriOf(entry).toString() })),
      );
      // A deck and its game share files.
      const problems = [
        ...new Map(found.flat().map((one) => [JSON.stringify([one.code, one.file, one.range]), one])).values(),
      ];
      const errors = problems.filter(({ severity }) => severity === 'error').length;
      const names = all.map(({ id, deck }) => deck ?? id).join(', ');
      const warnings = problems.length - errors;
      if (problems.length) await executeCommand('workbench.actions.view.problems');
      vscode.window.showInformationMessage(
        problems.length
          ? vscode.l10n.t('{0}: errors {1}, warnings {2}.', names, errors, warnings)
          : vscode.l10n.t('{0}: no problems.', names),
      );
    }),
    registerCommand('draco.print', () => onFile('print', (path) => ['-o', `${path}.pdf`])),
    registerCommand('draco.balance', () => onFile('balance', (path) => ['--report', `${path}.balance.html`])),
    registerCommand('draco.newDeck', () => newDeck(games)),
  );
}
