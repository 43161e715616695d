import type { OwnCode } from './own-codes.js';

/** D081x to D0899: what the table and the workshop report in a page. The table names the file or address concerned. */
export const TABLE_CODES: Readonly<Record<string, OwnCode>> = {
  D0810: {
    title: 'file without an answer',
    explanation:
      'The table could not fetch a file of the game: no server answers, the page is offline, or the browser forbids it. A file given to the workshop could not be read.',
  },
  D0811: {
    title: 'file not served',
    explanation:
      'The server answered the table with an error, most often 404: the address of the game, or of a file that its game.json names, is wrong.',
  },
  D0812: { title: 'not a file of a game', explanation: 'A file is empty, too large, or of a kind that no game has.' },
  D0813: {
    title: 'not JSON in a page',
    explanation:
      'The table wanted JSON and got something else, often the error page of a server. Build the game again with draco build.',
  },
  D0814: {
    title: 'name of no game',
    explanation:
      'The attribute game of a table is missing, misspelt, or holds something that cannot be the name of a game, and there is no src. A page that brings the game itself, by openRuleset() or openData(), says game="".',
    example: '<draco-table game="draco"></draco-table>',
  },
  D0815: {
    title: 'unknown deck',
    explanation: 'The attribute deck of a table names a deck that the game.json of the game does not list.',
  },
  D0816: {
    title: 'attribute out of range',
    explanation:
      'The attribute seats, bots or seat of a table is no whole number, or one that the game does not allow.',
    example: '<draco-table game="draco" seats="4" bots="3"></draco-table>',
  },
  D0817: {
    title: 'language of no language',
    explanation: 'The attribute lang of a table is not a language tag, such as "en" or "de-AT".',
  },
  D0818: {
    title: 'unknown bot',
    explanation: 'The attribute bot of a table names a way to think that there is not.',
    example: '<draco-table game="draco" bot="mcts"></draco-table>',
  },
  D0819: {
    title: 'address of nothing',
    explanation: 'The attribute src, base or replay of a table cannot be read as an address.',
    example: '<draco-table src="my-tavern-table/game.json"></draco-table>',
  },
  D0820: { title: 'unusable replay', explanation: 'What was to be replayed is no replay, or a link was cut short.' },
  D0821: {
    title: 'replay of other rules',
    explanation:
      'A step of the replay is not possible with these rules: they have changed since. It is shown up to there.',
  },
  D0822: {
    title: 'unusable game in the browser',
    explanation:
      'A game that the browser had kept, or that a page gave to load(), is damaged or of other rules. It is not taken up.',
  },
  D0823: {
    title: 'game not kept',
    explanation:
      'The browser does not let the page keep the game, as in a private window. It is lost when the page is left.',
  },
  D0824: {
    title: 'part of the table missing',
    explanation:
      'A part of the table that is fetched when it is first wanted did not come. The game goes on without it.',
  },
  D0825: {
    title: 'part of a game elsewhere',
    explanation:
      'A game.json names a file on another host, or something that is no address. Its parts lie beside it: what a page did not ask for is not fetched.',
  },
  D0899: {
    title: 'failure inside the table',
    explanation: 'A defect of the table or the workshop itself. Report it with what it says.',
  },
};
