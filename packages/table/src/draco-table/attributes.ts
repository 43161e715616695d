import { LitElement, type PropertyDeclarations } from 'lit';

/** What a page may say in the tag. */
export class Attributes extends LitElement {
  // No decorators: their helpers weigh more than this list.
  static override properties: PropertyDeclarations = {
    game: {},
    src: {},
    deck: {},
    seats: { type: Number },
    bots: { type: Number },
    seat: {},
    seed: {},
    options: {},
    bot: {},
    replay: {},
    lang: {},
    dir: {},
    base: {},
    pace: { type: Number },
    guide: {},
  };

  /** Name of a game in the folder of games; empty where the page brings the game itself. */
  game = '';
  /** Address of a ruleset, a game's `game.json` or a game in one file instead. */
  src = '';
  /** Name of a custom deck of the game. */
  deck = '';
  /** Number of seats; the game's smallest number when absent. */
  seats = 0;
  /** How many seats the machine plays; all but one when absent. */
  bots = -1;
  /** The seat of the person at the screen, counted from 1; `none` to look on. */
  seat = '1';
  /** The same seed gives the same game; absent, every game is another. */
  seed = '';
  /** Options of the game: `long-game=yes, deck-size=64`. */
  options = '';
  /** Which bot plays: `random`, `greedy` or what else there is. */
  bot = 'greedy';
  /** A replay of the same game: the code in a shared link, or the address of a saved game. */
  replay = '';
  override lang = '';
  /** Which way it is laid out, where not as its words are read. */
  override dir = '';
  /** Folder in which the games lie; by default `games/` beside the script. */
  base = '';

  /** How long bots seem to think, in milliseconds. */
  pace = 900;
  /** `off`: no guide lies over the table at the first visit. */
  guide = '';
}
