/** A compiled game: everything the engine needs to play it, as plain JSON. */
export interface Ruleset {
  /** Version of the language the ruleset was compiled from. */
  language: 1;
  /** Id of the game. */
  game: string;
}
