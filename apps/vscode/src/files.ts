/** Sends the files of the workspace to the server, which has no disk: this way it is the same in a browser. */
import { LANGUAGE_LIMITS } from '@draco-table/ruleset';
import * as vscode from 'vscode';
import type { Link } from './link.js';
import { toServer } from './places.js';
import { FILES_NOTE, type FileNote, GAMES } from './protocol.js';

const PATTERN = '{**/*.draco,**/*.ftl,**/theme/theme.json}';
const NOT = '**/{node_modules,dist,.git}/**';
/** More than this is not a folder of games. */
const MOST = 20_000;

/** The games that come with the extension: rules, texts and looks by name. */
export type Games = Readonly<Record<string, string>>;

export async function loadGames(extension: vscode.Uri): Promise<Games> {
  const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extension, 'dist', 'games.json'));
  return JSON.parse(new TextDecoder().decode(bytes)) as Games;
}

export async function sendFiles(link: Link, games: Games): Promise<vscode.Disposable> {
  const note = (files: FileNote[]) => link.tell(FILES_NOTE, { files });
  const changed = (uris: readonly vscode.Uri[]) =>
    link.tell('workspace/didChangeWatchedFiles', { changes: uris.map((uri) => ({ uri: toServer(uri), type: 2 })) });

  note(Object.entries(games).map(([name, text]) => ({ path: GAMES + name, text })));
  const all = async () => {
    const found = await vscode.workspace.findFiles(PATTERN, NOT, MOST);
    note(await Promise.all(found.map(read)));
    changed(found);
  };
  await all();
  const watcher = vscode.workspace.createFileSystemWatcher(PATTERN);
  const look = async (uri: vscode.Uri) => {
    note([await read(uri)]);
    changed([uri]);
  };
  return vscode.Disposable.from(
    watcher,
    watcher.onDidCreate(look),
    watcher.onDidChange(look),
    watcher.onDidDelete(look),
    vscode.workspace.onDidChangeWorkspaceFolders(all),
  );
}

async function read(uri: vscode.Uri): Promise<FileNote> {
  const { path } = uri;
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size > LANGUAGE_LIMITS.fileBytes) return { path, refused: 'large' };
    const bytes = await vscode.workspace.fs.readFile(uri);
    try {
      return { path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    } catch {
      return { path, refused: 'no text' };
    }
  } catch {
    return { path }; // gone, or not ours to read
  }
}
