/** The game and the card that somebody is writing. */
import type { GameFacts } from '@draco-table/lsp';
import * as vscode from 'vscode';
import type { Link } from './link.js';
import { isOurs, toServer } from './places.js';

/** The editor with a file of a game: the active one, else one in sight, since a panel has taken the focus. */
export function lastEditor(): vscode.TextEditor | undefined {
  const { activeTextEditor: active, visibleTextEditors: visible } = vscode.window;
  return active && isOurs(active.document.uri) ? active : visible.find(({ document }) => isOurs(document.uri));
}

export async function gameHere(link: Link): Promise<GameFacts | undefined> {
  const editor = lastEditor();
  return (editor && (await link.ask('draco/game', { uri: toServer(editor.document.uri) }))) ?? undefined;
}

/** In rules the card around the cursor; in texts the one whose text it is. */
export function cardAt({ cards }: GameFacts): string | undefined {
  const editor = lastEditor();
  if (!editor) return undefined;
  const { document, selection } = editor;
  const offset = document.offsetAt(selection.active);
  if (document.uri.path.endsWith('.ftl')) {
    const before = document.getText().slice(0, document.offsetAt(document.lineAt(selection.active.line).range.end));
    const [id] = [...before.matchAll(/^card-([a-z0-9-]+) *=/gm)].slice(-1).map((found) => found[1]);
    return id;
  }
  const uri = toServer(document.uri);
  return cards.find((one) => same(one.uri, uri) && one.start <= offset && offset <= one.end)?.id;
}

const same = (a: string, b: string): boolean => vscode.Uri.parse(a).path === vscode.Uri.parse(b).path;
