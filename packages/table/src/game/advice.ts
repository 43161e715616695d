import type { Decision, Forecast, Game, WhyNot } from '@draco-table/engine';
import { keyOf } from '../model/key.js';
import { previewOf } from '../model/preview.js';
import { guardWords, whyNotPlayer, whyWords } from '../model/why.js';
import type { Aids } from '../session/aids.js';
import type { Words } from '../words/words.js';
import type { CurrentGame } from './current-game.js';

/** What the table knows about a choice before it is made. */
export class Advice {
  /** Said once instead of the news: why something cannot be chosen. */
  spoken = '';

  constructor(
    private readonly current: CurrentGame,
    private readonly words: Words,
    private readonly aids: Aids,
  ) {}

  forecasts(game: Game, viewer: number | null): Forecast[] {
    if (game.result) return [];
    return game.ruleset.forecasts.flatMap(({ id }) => this.aids.forecast(game, id, viewer) ?? []);
  }

  /** What choosing an option would certainly do, in words. */
  preview(option: string, decision: Decision | undefined): string[] {
    const { game } = this.current;
    const { texts } = this.words;
    if (!decision || !texts) return [];
    const guarded = guardWords(
      texts,
      decision.options.find(({ id }) => id === option),
    );
    return game?.inside ? [...guarded, ...previewOf(this.aids, game, texts, decision, option)] : guarded;
  }

  /** Why a thing cannot be chosen; also said aloud. */
  explain(thing: string): WhyNot | undefined {
    const { game, viewer = null } = this.current.session ?? {};
    const whyNot = game && viewer !== null ? this.aids.whyNot(game, viewer, thing) : undefined;
    if (whyNot) this.spoken = this.say(whyNot);
    return whyNot;
  }

  /** What moved last, and what the question names: both are looked for on the table. */
  marked(): ReadonlySet<string> {
    const { args = {}, seat } = this.current.session?.decision ?? {};
    // Who is asked knows who that is.
    const named = Object.values(args).filter((value) => !(value.is === 'player' && value.seat === seat));
    return new Set([...this.current.moved, ...named.map(keyOf)]);
  }

  /** Why a player cannot be chosen, in words. */
  refuse(): string {
    return this.say(whyNotPlayer(this.current.session?.decision));
  }

  /** What a strong player would do, in words; nothing once somebody else has answered. */
  async hint(): Promise<string> {
    const { session } = this.current;
    const { texts } = this.words;
    const decision = session?.decision;
    const hint = await session?.hint?.();
    if (!hint || !texts || !decision || session?.decision !== decision) return '';
    const named = (ids: readonly string[]): string => {
      const names = ids.flatMap((id) =>
        decision.options.filter((one) => one.id === id).map(({ value }) => texts.name(value)),
      );
      return names.length ? texts.list(names) : texts.message('ui-decline');
    };
    const { choose, next, gain } = hint;
    const args = { best: named(choose), next: named(next ?? []), gain };
    return texts.message(next ? (gain ? 'ui-hint-better' : 'ui-hint-equal') : 'ui-hint-only', args);
  }

  private say(whyNot: WhyNot): string {
    const { texts } = this.words;
    return texts ? whyWords(texts, whyNot, this.current.session?.decision) : '';
  }
}
