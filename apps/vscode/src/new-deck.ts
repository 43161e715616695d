/** A deck to begin with: two files that have no problems and can be played. */
import * as vscode from 'vscode';
import type { Games } from './files.js';

export async function newDeck(games: Games): Promise<void> {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) return void vscode.window.showInformationMessage(vscode.l10n.t('Open a folder first.'));
  const names = Object.keys(games).filter(
    (file) => /^[^/]+\.draco$/.test(file) && /^\s*game\s/m.test(games[file] ?? ''),
  );
  const on = await vscode.window.showQuickPick(
    names.map((file) => file.replace(/\.draco$/, '')),
    { title: vscode.l10n.t('Which game does the deck build on?') },
  );
  if (on === undefined) return;
  const name = await vscode.window.showInputBox({
    title: vscode.l10n.t('Name of the deck'),
    value: 'my-deck',
    validateInput: (text) =>
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text)
        ? undefined
        : vscode.l10n.t('Small letters and numbers, with hyphens between words.'),
  });
  if (name === undefined) return;
  const rules = vscode.Uri.joinPath(folder.uri, `${name}.draco`);
  const words = vscode.Uri.joinPath(folder.uri, name, 'en.ftl');
  const edit = new vscode.WorkspaceEdit();
  const title = name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' ');
  edit.createFile(rules, { contents: bytes(`deck ${name}\nlanguage 1\nbuilds on ${on}\n`) });
  edit.createFile(words, { contents: bytes(`deck-${name} = ${title}\n`) });
  if (!(await vscode.workspace.applyEdit(edit))) return;
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(rules));
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
