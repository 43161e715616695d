/** Paths of the server and URIs of the editor. Games that come with the extension are documents of their own scheme. */
import * as vscode from 'vscode';
import { GAMES } from './protocol.js';

export const GAMES_SCHEME = 'draco-games';

/** As the server writes it: one scheme for all, since it knows files by their paths. */
export function toServer(uri: vscode.Uri): string {
  return uri.scheme === GAMES_SCHEME ? uri.with({ scheme: 'file' }).toString() : uri.toString();
}

export function toEditor(value: string): vscode.Uri {
  const uri = vscode.Uri.parse(value);
  return uri.path.startsWith(GAMES) ? uri.with({ scheme: GAMES_SCHEME, authority: '' }) : uri;
}

/** A file of the workspace by the path that the server gave. */
export function uriOf(path: string): vscode.Uri {
  if (path.startsWith(GAMES)) return vscode.Uri.from({ scheme: GAMES_SCHEME, path });
  const [folder] = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => path.startsWith(`${uri.path}/`));
  return folder ? folder.uri.with({ path }) : vscode.Uri.file(path);
}

/** Whether a document belongs to games: rules, texts, looks. */
export const isOurs = ({ path }: vscode.Uri): boolean => /\.(?:draco|ftl)$|\/theme\/theme\.json$/.test(path);
