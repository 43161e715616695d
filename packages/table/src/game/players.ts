import type { GameData } from '../load/load-game.js';
import { seatStyle } from '../view/scene.js';
import type { Words } from '../words/words.js';
import type { CurrentGame } from './current-game.js';

/** One who plays, as a page may show it. */
export interface Player {
  /** Counted from 0, as in events. */
  seat: number;
  name: string;
  /** As any CSS property takes it. */
  colour: string;
  isBot: boolean;
  /** Sits at this screen now. */
  isYou: boolean;
  /** As far as the person at the screen may know it. */
  score?: number;
}

/** Who plays, in the order of the seats; nobody before there is a game. */
export function playersOf(current: CurrentGame, words: Words, data: GameData | undefined): Player[] {
  const { game, session } = current;
  const { texts } = words;
  if (!game || !texts || !data) return [];
  const viewer = session ? session.viewer : (current.watching?.viewer ?? null);
  const { result, scores = result?.scores, seats } = game.view(viewer);
  return seats.map((_, seat) => ({
    seat,
    name: texts.seatName(seat),
    colour: seatStyle({ theme: data.theme, ruleset: game.ruleset }, seat).colour,
    isBot: session?.isBot(seat) ?? false,
    isYou: viewer === seat,
    ...(scores?.[seat] === undefined ? {} : { score: scores[seat] }),
  }));
}
