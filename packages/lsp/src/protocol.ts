/** What Draco's own clients ask for beyond the protocol: every request with what it takes and gives. */
import type { Change, ComposedCard, Offer, TextChange } from '@draco-table/lang';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { TestRun } from './host.js';
import type { CardInWords } from './workspace/card-words.js';

/** A game or deck, as far as it could be read. */
export interface GameFacts {
  entry: string;
  id: string;
  deck?: string;
  /** How many cards there are, and which the game's or deck's own files declare. */
  count: number;
  cards: { id: string; uri: string; start: number; end: number }[];
  seats: { min: number; max: number };
  /** Whether it could be played. */
  isSound: boolean;
  tests: { name: string; uri: string; line: number }[];
}

export interface Playable {
  ruleset: Ruleset;
  /** By language: the game's, then the deck's own. */
  texts: Record<string, string[]>;
  /** Theme and pictures: paths of files. */
  themes: string[];
  /** The card as it is printed, if it was asked for and the first seat can hold it at the start. */
  card?: string;
}

export interface GameTests extends TestRun {
  sources: string[];
}

/** All but one are asked with the URI of any file of the game; null where that belongs to none. */
export interface Requests {
  'draco/game': [params: { uri: string }, result: GameFacts | null];
  'draco/games': [params: undefined, result: GameFacts[]];
  'draco/playable': [params: { uri: string; card?: string; seats?: number }, result: Playable | null];
  'draco/test': [params: { uri: string; name?: string }, result: GameTests | null];
  'draco/card': [params: { uri: string; card: string }, result: CardInWords[]];
  /** A text file to begin with, holding what the language lacks. */
  'draco/skeleton': [params: { uri: string; lang: string }, result: string];
  /** One text of the game's or deck's own file of a language: the whole file as it would be then, or why it cannot be. */
  'draco/writeText': [
    params: { uri: string; lang: string; id: string; attribute: string; text: string },
    result: { uri: string; text: string } | { reason: string },
  ];
  /** A card as sentences with fields; null while it cannot be read. */
  'draco/compose': [params: { uri: string; card: string }, result: ComposedCard | null];
  /** What may stand in a field, or as a new sentence of a block before the one with this number. */
  'draco/composeOffers': [
    params: { uri: string; card: string; start: number; end: number; index?: number },
    result: Offer[],
  ];
  /** What a change in the composer does to the file; null if its place is not there. */
  'draco/composeChange': [params: { uri: string; card: string; change: Change }, result: TextChange[] | null];
  /** A new card that says nothing yet; null if it cannot have that name. */
  'draco/composeNew': [params: { uri: string; card: string }, result: TextChange[] | null];
  /** Every problem of a game, once nothing is left to be looked at. */
  'draco/problems': [params: { uri: string }, result: Problem[]];
}
