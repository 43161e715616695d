import type { Game, SavedGame } from '@draco-table/engine';
import { addressOf, fetchJson, LoadError, problem } from '../load/load-game.js';
import { decodeReplay, encodeReplay, type Replay, replayOf } from '../session/replay-code.js';
import { isSavedTable } from './saved-table.js';

/** The replay in the text of a shared link, or in a saved game at an address. */
export async function readReplay(text: string, game: string): Promise<Replay> {
  let replay: Replay | undefined;
  if (/^[\w-]{20,}$/.test(text)) replay = await decodeReplay(text);
  else {
    const found = await fetchJson(addressOf(text));
    const saved = isSavedTable(found) ? found.game : (found as SavedGame | undefined);
    if (saved?.start && Array.isArray(saved.answers)) replay = replayOf(saved, game);
  }
  if (!replay) throw new LoadError(problem('D0820', 'This is not a replay, or it was cut short.'));
  return replay;
}

/** A link to the page that replays the game; also put on the clipboard where that is allowed. */
export async function shareLink(game: Game, name: string): Promise<string> {
  const link = new URL(document.baseURI);
  link.searchParams.set('game', name || game.ruleset.game);
  link.searchParams.set('replay', await encodeReplay(replayOf(game.save(), game.ruleset.game, game.ruleset.deck)));
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // no permission: the link stands in the panel to be copied
  }
  return link.href;
}
