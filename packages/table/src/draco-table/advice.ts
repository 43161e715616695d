import type { Decision, Forecast, Game, WhyNot } from '@draco-table/engine';
import { keyOf } from '../model/key.js';
import { previewOf } from '../model/preview.js';
import { whyNotPlayer, whyWords } from '../model/why.js';
import type { Aids } from '../session/aids.js';
import type { CurrentGame } from './current-game.js';
import type { Words } from './words.js';

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
    return decision && game && texts ? previewOf(this.aids, game, texts, decision, option) : [];
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

  private say(whyNot: WhyNot): string {
    const { texts } = this.words;
    return texts ? whyWords(texts, whyNot, this.current.session?.decision) : '';
  }
}
