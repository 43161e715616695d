import type { SavedGame } from '@draco-table/engine';
import type { SaidProblem } from '@draco-table/protocol';
import type { Ruleset } from '@draco-table/ruleset';
import { Failure } from '../frame/failure.js';
import type { LoadedGame } from '../input/load.js';
import { placeOf } from './online.js';
import { isSave, type SaveFile } from './save-file.js';

export type Fetched = SavedGame & Partial<Pick<SaveFile, 'draco'>> & { names?: (string | null)[] };

/** A game that is over, by the link to its table: the answers with their proof, and the rules as the server keeps them. */
export async function fetchGame(link: string): Promise<{ saved: Fetched; game: LoadedGame }> {
  const { server, table, key } = placeOf(link);
  const ask = async (path: string): Promise<unknown> => {
    const url = new URL(path, server);
    const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } }).catch(() => undefined);
    const body: unknown = await response?.json().catch(() => undefined);
    if (response?.ok && body !== undefined) return body;
    const { problem } = (body ?? {}) as { problem?: SaidProblem };
    if (problem) throw new Failure(problem.code, problem.message, 1);
    throw new Failure('D1027', `The server at ${server} does not answer.`);
  };
  const saved = await ask(`api/tables/${table}/replay`);
  if (!isSave(saved)) throw new Failure('D1012', `What ${server} sent is not a saved game.`, 1);
  const rules = String((saved as { rules?: unknown }).rules);
  const { ruleset, texts = {} } = (await ask(`api/rules/${rules}`)) as {
    ruleset: Ruleset;
    texts?: Record<string, string>;
  };
  const game: LoadedGame = {
    name: ruleset.deck ?? ruleset.game,
    path: link,
    ruleset,
    texts: Object.entries(texts).map(([lang, text]) => ({ lang, file: `${lang}.ftl`, text })),
    sources: new Map(),
    own: new Set(),
  };
  return { saved, game };
}
