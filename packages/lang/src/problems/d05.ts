import { entries } from './entry.js';
import { EXAMPLE_GAME } from './example-game.js';

const deck = (lines: string) => ({
  'example.draco': `deck mine\nlanguage 1\nbuilds on "game.draco"\n${lines}`,
  'game.draco': EXAMPLE_GAME,
});

/** D05xx: decks and counts. */
export const D05 = entries({
  D0501: {
    severity: 'error',
    title: 'only in a deck',
    message: '`{word}` belongs in a deck that builds on a game.',
    explanation:
      'A game declares its cards; only a deck, which builds on a game, removes, replaces or counts them anew.',
    failing: 'remove first-steps\n',
    mended: deck('remove first-steps\ncard b x4 { start round }\n'),
  },
  D0502: {
    severity: 'error',
    title: 'no such card in the game',
    message: 'The game has no card `{name}`.',
    explanation:
      'A deck can change only cards that the game has, and each only once it has not been removed. A family is changed as a whole, by its name.',
    failing: deck('remove last-steps\n'),
    mended: deck('count first-steps 4\n'),
  },
  D0503: {
    severity: 'error',
    title: 'attribute missing',
    message: '`{name}` has no `{attr}`, which every {type} needs.',
    help: 'Write it in brackets: `({attr}: …)`, or give the attribute a start value where the type is declared.',
    explanation: 'Attributes without a start value must be given for each piece and card.',
    failing:
      'cards event (cost: number)\ncard b: event { stop }\ncard a: action { move (every event where cost of it > 1) to box }\n',
    mended:
      'cards event (cost: number)\ncard b: event (cost: 2) { stop }\ncard a: action { move (every event where cost of it > 1) to box }\n',
  },
  D0504: {
    severity: 'error',
    title: 'total differs',
    message: 'There are {found} {type} cards, and the total says {stated}.',
    help: 'If no card is missing and none is too many, write `total {type} {found}`.',
    explanation:
      'A total is a promise about the number of cards, copies counted, so that none is forgotten or printed twice.',
    failing: 'total action 10\n',
    mended: 'total action 8\n',
  },
  D0505: {
    severity: 'error',
    title: 'unknown option',
    message: 'The game has no option `{name}`.',
    explanation: 'Options are declared by the game: `option NAME: first, second`.',
    failing: deck('option long is yes\n'),
    mended: deck('card b { start round }\n'),
  },
  D0506: {
    severity: 'warning',
    title: 'card in no deck',
    message: 'No copy of `{name}` ever comes into play.',
    explanation: 'A card with 0 copies is not there, and cards of a type that no rule ever moves stay in the box.',
    failing: 'card b x0 { start round }\n',
    mended: 'card b x1 { start round }\n',
  },
  D0507: {
    severity: 'error',
    title: 'value not among those of the option',
    message: 'The option `{name}` has no such value.',
    help: 'It has: {values}.',
    explanation: 'An option takes one of the values in its declaration.',
    failing:
      'option hands: 2, 3\ncard a { move hands coin from bank to you }\ntest "three" {\n  option hands is 4\n  expect round is 0\n}\n',
    mended:
      'option hands: 2, 3\ncard a { move hands coin from bank to you }\ntest "three" {\n  option hands is 3\n  expect round is 0\n}\n',
  },
});
