import type { Decision, Game, GameEvent, View } from '@draco-table/engine';
import type { Problem, Ruleset } from '@draco-table/ruleset';

export interface Seen {
  readonly view: View | undefined;
  readonly events: GameEvent[];
}

const elsewhere = (): Problem => ({
  code: 'D0825',
  severity: 'error',
  args: {},
  message: 'The game is played at a server.',
});

/** The game as one seat is told of it: what the drawing needs, and nothing to look into. */
export function remoteGame(ruleset: Ruleset, seats: number, seen: Seen): Game {
  const refused = () => ({ ok: false, problem: elsewhere() }) as const;
  const view = (): View => {
    if (!seen.view) throw elsewhere();
    return seen.view;
  };
  const game: Game = {
    ruleset,
    seats,
    get version() {
      return view().version;
    },
    get decisions() {
      return view().decisions.filter((open): open is Decision => open.options !== undefined);
    },
    get result() {
      return view().result;
    },
    fault: undefined,
    answer: refused,
    view,
    events: (_, from = 0) => seen.events.slice(from),
    save() {
      throw elsewhere();
    },
    fork: () => game,
    digest: () => '',
    undo: refused,
    canUndo: () => false,
    inside: undefined,
  };
  return game;
}
