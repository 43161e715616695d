import { LitElement, type PropertyDeclarations } from 'lit';

/** What a page may say in the tag. */
export class Attributes extends LitElement {
  // No decorators: their helpers weigh more than this list.
  static override properties: PropertyDeclarations = {
    game: {},
    src: {},
    deck: {},
    seats: { type: Number },
    // A number, or names.
    bots: { converter: (text) => (text === null || /[a-z]/i.test(text) ? text : Number(text)) },
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
    hints: {},
    server: {},
    table: {},
    panel: {},
    fullScreen: { type: Boolean, attribute: 'full-screen' },
    sound: { type: Boolean },
    names: {},
  };

  /** Name of a game in the folder of games; empty where the page brings the game itself. */
  game = '';
  /** Address of a ruleset, a game's `game.json` or a game in one file instead. */
  src = '';
  /** Name of a custom deck of the game. */
  deck = '';
  /** Number of seats; the game's smallest number when absent. */
  seats = 0;
  /** How many seats the machine plays, all but one when absent; or who plays them: `easy,hard,hard`. */
  bots: number | string = -1;
  /** The seat of the person at the screen, counted from 1; `none` to look on. */
  seat = '1';
  /** The same seed gives the same game; absent, every game is another. */
  seed = '';
  /** Options of the game: `long-game=yes, deck-size=64`. */
  options = '';
  /** How strong the bots are: `easy`, `medium` or `hard`; or how they think: `random`, `greedy`, `mcts`. */
  bot = 'medium';
  /** A replay of the same game: the code in a shared link, or the address of a saved game. */
  replay = '';
  override lang = '';
  /** Which way it is laid out, where not as its words are read. */
  override dir = '';
  /** Folder in which the games lie; by default `games/` beside the script. */
  base = '';

  /** How long bots seem to think, in milliseconds. */
  pace = 900;
  /** Address of a server of online tables; its own where the page comes from it. */
  server = '';
  /** A table at that server: what stands behind the # of its link. */
  table = '';
  /** `off`: nobody can ask what a strong player would do. */
  hints = '';
  /** `off`: no guide lies over the table at the first visit. */
  guide = '';
  /** `full`: beside the table where there is room; `compact`: behind its button; `none`: not at all. */
  panel = '';
  /** A button in the bar lets the table fill the screen. */
  fullScreen = false;
  /** What happens is heard as well, softly. */
  sound = false;
  /** Names of the players, in the order of the seats and parted by commas; left out, the game's. */
  names = '';
}
