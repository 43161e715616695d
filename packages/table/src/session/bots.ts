import type { Answer, Decision, Game } from '@draco-table/engine';
import type { Setup } from './seating.js';

/** Whoever answers for the seats that no person plays. */
export interface Bots {
  choose(game: Game, decision: Decision, setup: Setup): Promise<Answer>;
}

/** Chooses anything that is allowed. */
export const ownBots: Bots = {
  async choose(game, decision) {
    const options = decision.options.map(({ id }) => id);
    const count = decision.min + Math.floor(Math.random() * (Math.min(decision.max, options.length) - decision.min + 1));
    const choose: string[] = [];
    while (choose.length < count) choose.push(...options.splice(Math.floor(Math.random() * options.length), 1));
    return { decision: decision.id, seat: decision.seat, choose, version: game.version };
  },
};
