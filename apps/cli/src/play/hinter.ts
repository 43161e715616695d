import { type Brain, hint } from '@draco-table/bots';
import type { Decision, Game } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';
import type { Words } from '../words/words.js';

/** Tells what a strong player would do, and how much better that is than what comes next. */
export function hinter(
  brain: Brain | undefined,
  ruleset: Ruleset,
  seed: string,
  texts: Texts,
  words: Words['play'],
): (game: Game, decision: Decision) => string {
  return (game, decision) => {
    const { choose, next, gain } = hint(game, decision, `${seed}/hint/${game.version}`, ruleset, brain);
    const named = (ids: readonly string[]): string => {
      const names = ids.flatMap((id) =>
        decision.options.filter((one) => one.id === id).map(({ value }) => texts.name(value)),
      );
      return names.length > 0 ? texts.list(names) : words.nothing;
    };
    return words.hint(next ? (gain > 0 ? 'better' : 'equal') : 'only', named(choose), named(next ?? []), gain);
  };
}
