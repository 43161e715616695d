// A file of its own, fetched by those who watch a game again.
import type { Loaded } from '@draco-table/engine';
import { problem } from '../load/load-game.js';
import { readSetup } from '../saved/saved-table.js';
import type { Replay } from '../session/replay-code.js';
import type { Attributes } from '../settings/attributes.js';
import type { CurrentGame } from './current-game.js';
import type { OpeningHost } from './opening.js';
import { ReplayControl } from './replay-control.js';

/** Lays the start of a replay on the table, to be stepped through. */
export function watchReplay(
  replay: Replay,
  loaded: Loaded,
  table: Attributes,
  current: CurrentGame,
  { engine, overlays, show, warn }: OpeningHost,
): void {
  const { session } = current;
  const viewer = session ? session.viewer : readSetup(table, loaded.ruleset).seat;
  const start = engine().start(loaded, replay.start);
  const watching = new ReplayControl(start, replay.steps, { viewer, pace: table.pace, moved: show });
  current.watch(watching);
  if (watching.oddStep !== undefined) {
    const step = watching.oddStep + 1;
    const odd = problem('D0821', `Step ${step} of the replay does not fit these rules.`, { step });
    warn('ui-other-version', odd);
  }
  overlays.set({ isResultHidden: true });
  show([]);
}
