/** A game in one file, as `<draco-table src>` and `<draco-cards src>` take it: rules, words and look as they stand in the editor. */
import type { Playable, Requests } from '@draco-table/lsp';
import * as vscode from 'vscode';
import type { Games } from './files.js';
import type { Link } from './link.js';
import { uriOf } from './places.js';
import { GAMES } from './protocol.js';

export interface WholeGame {
  ruleset: Playable['ruleset'];
  texts: Record<string, string>;
  theme?: unknown;
  art?: string;
}

export interface Dealt {
  whole: WholeGame;
  card?: string;
}

export async function wholeGame(
  link: Link,
  games: Games,
  asked: Requests['draco/playable'][0],
): Promise<Dealt | undefined> {
  const found = await link.ask('draco/playable', asked);
  if (!found) return undefined;
  const texts = Object.fromEntries(Object.entries(found.texts).map(([lang, parts]) => [lang, parts.join('\n')]));
  // The look of a deck before that of its game.
  const home = found.themes.at(-1);
  const theme = home === undefined ? undefined : parsed(await textOf(home, games));
  const art = home === undefined ? undefined : await textOf(home.replace(/theme\.json$/, 'art.svg'), games);
  return {
    whole: { ruleset: found.ruleset, texts, ...(theme !== undefined && { theme }), ...(art !== undefined && { art }) },
    ...(found.card !== undefined && { card: found.card }),
  };
}

async function textOf(path: string, games: Games): Promise<string | undefined> {
  if (path.startsWith(GAMES)) return games[path.slice(GAMES.length)];
  const uri = uriOf(path);
  const open = vscode.workspace.textDocuments.find((one) => one.uri.path === path);
  if (open) return open.getText();
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  } catch {
    return undefined;
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined; // its problem is told where it stands
  }
}
