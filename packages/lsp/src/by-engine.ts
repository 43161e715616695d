/** What the host needs the engine for. The server itself knows none, so the engine is handed in. */
import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { Host, TestRun } from './host.js';

export interface Engine<Loaded> {
  loadRuleset(ruleset: Ruleset): { ok: true; ruleset: Loaded } | { ok: false; problems: Problem[] };
  startGame(
    loaded: Loaded,
    options: { seats: number; seed: string; hold: { seat: number; card: string } },
  ): { fault?: unknown };
  runTests(loaded: Loaded, wanted: (test: { name: string }) => boolean): TestRun;
}

export function byEngine<Loaded>(engine: Engine<Loaded>): Required<Pick<Host, 'refusals' | 'held' | 'runTests'>> {
  return {
    refusals(ruleset) {
      const loaded = engine.loadRuleset(ruleset);
      return loaded.ok ? [] : loaded.problems;
    },
    held(ruleset, card, seats) {
      const loaded = engine.loadRuleset(ruleset);
      const design = ruleset.designs.find(({ id, family }) => id === card || family === card)?.id;
      if (!loaded.ok || design === undefined) return undefined;
      const { fault } = engine.startGame(loaded.ruleset, { seats, seed: '', hold: { seat: 0, card: design } });
      return fault ? undefined : design;
    },
    runTests(ruleset, wanted) {
      const loaded = engine.loadRuleset(ruleset);
      return loaded.ok ? engine.runTests(loaded.ruleset, ({ name }) => wanted(name)) : undefined;
    },
  };
}
