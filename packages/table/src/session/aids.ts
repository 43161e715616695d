import { type Forecast, forecast, type Game, imagine, type WhyNot, whyNot } from '@draco-table/engine';

/** What the engine can tell beyond the rules; a game can be played without. */
export interface Aids {
  forecast(game: Game, id: string, seat: number | null): Forecast | undefined;
  whyNot(game: Game, seat: number, id: string): WhyNot | undefined;
  imagine(game: Game, seat: number, seed: string): Game;
}

export const ownAids: Aids = { forecast, whyNot, imagine };
