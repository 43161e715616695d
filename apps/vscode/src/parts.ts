import type * as vscode from 'vscode';
import type { Games } from './files.js';
import type { Link } from './link.js';

/** What every part of the extension is given. */
export interface Parts {
  extension: vscode.Uri;
  link: Link;
  games: Games;
}
