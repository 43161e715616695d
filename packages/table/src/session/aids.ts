import { type Forecast, forecast, type Game, imagine, playOn, type WhyNot, whyNot } from '@draco-table/engine';

/** What the engine can tell beyond the rules; a game can be played without. */
export interface Aids {
  forecast(game: Game, id: string, seat: number | null): Forecast | undefined;
  whyNot(game: Game, seat: number, id: string): WhyNot | undefined;
  imagine(game: Game, seat: number, seed: string): Game;
  /** Everybody's score at this moment, secret or not: for games that are over. */
  scores(game: Game): readonly number[];
}

/** A game at a server has nothing to look into: of it only what the seat was told is known. */
export const ownAids: Aids = {
  forecast: (game, id, seat) => (game.inside ? forecast(game, id, seat) : undefined),
  whyNot: (game, seat, id) =>
    game.inside ? whyNot(game, seat, id) : { reason: game.decisions.length ? 'not-listed' : 'not-your-turn' },
  imagine,
  scores: (game) => (game.inside ? playOn(game, () => undefined).scores : (game.view(null).scores ?? [])),
};
