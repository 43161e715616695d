import { entries } from './entry.js';

/** D03xx: types. */
export const D03 = entries({
  D0301: {
    severity: 'error',
    title: 'wrong type',
    message: 'Here `{expected}` is wanted, and this is `{found}`.',
    explanation: 'Every value has a type, and every place takes values of one type only.',
    failing: 'card a { if round { stop } }\n',
    mended: 'card a { if round is 1 { stop } }\n',
  },
  D0302: {
    severity: 'error',
    title: 'slot takes another type',
    message: 'The slot `{slot}` takes `{expected}`, and this is `{found}`.',
    help: 'The sentence is `{form}`.',
    explanation: 'The slots of a sentence take values of the types in its declaration.',
    failing: 'card a { advance 3 by 1 }\n',
    mended: 'card a { advance scout by 1 }\n',
  },
  D0303: {
    severity: 'error',
    title: 'no sentence takes this',
    message: 'None of the sentences with these words takes `{found}` here.',
    help: 'There are: {forms}.',
    explanation:
      'Several sentences share these words and differ in the types of their slots. None of them takes the value that stands here.',
    failing:
      'define pawns of (w: way) = if w is back then reversed of track else track\ncard a { choose x from pawns of back { advance x by 1 } }\ncard b { choose x from pawns of 3 { advance x by 1 } }\n',
    mended:
      'define pawns of (w: way) = if w is back then reversed of track else track\ncard a { choose x from pawns of back { advance x by 1 } }\n',
  },
  D0304: {
    severity: 'error',
    title: 'zone does not take it',
    message: 'The zone `{zone}` takes only {takes}, and this may be `{found}`.',
    explanation: 'A zone is declared with the types of things that may lie in it.',
    failing: 'card a { move this to track }\n',
    mended: 'card a { move this to deck }\n',
  },
  D0306: {
    severity: 'error',
    title: 'may be none',
    message: 'This may be none, and `{expected}` is wanted.',
    help: 'Test it first: `if … is not none { … }`. For the top of a pile, `top 1 of …` is a list and may be empty.',
    explanation:
      'Some values can be missing: the first of an empty list, the owner of a neutral piece. They must be tested before they are used.',
    failing: 'card a { advance (first of track) by 1 }\n',
    mended: 'card a { let x = first of track\n  if x is not none { advance x by 1 } }\n',
  },
  D0307: {
    severity: 'error',
    title: 'never equal',
    message: '`{a}` and `{b}` are never equal.',
    help: 'Compare two values of one type. What a thing has is read with `of`: `owner of x`, `place of x`, `design of c`.',
    explanation:
      'Only values of the same type can be compared. A card and what is printed on it are two things: compare `design of` the card.',
    failing: 'card a { if this is first-steps { stop } }\n',
    mended: 'card a { if design of this is first-steps { stop } }\n',
  },
  D0308: {
    severity: 'error',
    title: 'types do not go together',
    message: '`{a}` and `{b}` do not go together.',
    explanation: 'The elements of a list, and both outcomes of `if … then … else …`, must be of one type.',
    failing: 'card a { let n = if round is 1 then 2 else red\n  if n is 2 { stop } }\n',
    mended: 'card a { let n = if round is 1 then 2 else 3\n  if n is 2 { stop } }\n',
  },
  D0309: {
    severity: 'warning',
    title: 'never none',
    message: 'This is never none.',
    explanation: 'The value compared with `none` always is something, so the answer is known already.',
    failing: 'card a { if round is none { stop } }\n',
    mended: 'card a { if leader is none { stop } }\n',
  },
  D0310: {
    severity: 'error',
    title: 'a die without sides',
    message: 'The die `{name}` needs at least one side.',
    explanation: 'A die shows a number from 1 to the number of its sides.',
    failing: 'die d: 0\ncard a { move (roll d) coin from bank to you }\n',
    mended: 'die d: 4\ncard a { move (roll d) coin from bank to you }\n',
  },
  D0311: {
    severity: 'error',
    title: 'list of lists',
    message: 'A list cannot hold lists.',
    explanation: 'Lists hold single values. Where lists are put together they become one long list.',
    failing: 'card a { if many (first-steps) { stop } }\ndefine many (x: list of list of design) = any x\n',
    mended: 'card a { if many (first-steps) { stop } }\ndefine many (x: list of design) = count x > 1\n',
  },
  D0312: {
    severity: 'error',
    title: 'types that cannot be mixed',
    message: 'These types cannot stand for one value.',
    explanation:
      '`A or B` works for types of things, and for any type with `none`: `player or none`. A number and a player have nothing in common.',
    failing: 'variable host: player or number = 0\ncard a { set host to 1\n if host is 0 { stop } }\n',
    mended: 'variable host: number = 0\ncard a { set host to 1\n if host is 0 { stop } }\n',
  },
  D0313: {
    severity: 'error',
    title: 'not a fixed list',
    message: 'Write a kind, words of a kind, or numbers here.',
    explanation: 'A family of cards and the values of an option must be known before the game begins.',
    failing: 'card a for each p in players { stop }\n',
    mended: 'card a for each w in way { step scout w }\n',
  },
  D0314: {
    severity: 'error',
    title: 'cannot be set',
    message: '`{name}` cannot be set.',
    help: 'Variables, counters and attributes of things can.',
    explanation:
      '`set` changes a variable, a counter or an attribute. What is worked out, chosen or printed stays as it is.',
    failing: 'card a { let n = 1\n  set n to 2\n move n coin from bank to you }\n',
    mended: 'card a { set round to 2 }\n',
  },
  D0315: {
    severity: 'error',
    title: 'nothing to give to',
    message: '`give` may stand only in a verb that is declared with `gives`.',
    explanation:
      '`give` ends a verb with a result. Cards, phases and verbs without `gives` have none; they end with `stop`.',
    failing: 'card a { give 3 }\n',
    mended: 'verb luck gives number { give roll die }\ncard a { move luck coin from bank to you }\n',
  },
  D0316: {
    severity: 'error',
    title: 'not known before the game',
    message: 'This value must be known before the game begins.',
    explanation:
      'Attributes, start values and the numbers of a card are fixed when the game is made; they cannot depend on what happens in it. Set variables in `setup` instead.',
    failing: 'card a (n: count track) { move n coin from bank to you }\n',
    mended: 'card a (n: 2) { move n coin from bank to you }\n',
  },
  D0317: {
    severity: 'error',
    title: 'no start value',
    message: '`{name}` needs a start value.',
    help: 'Write `= …`, or make its type `… or none`.',
    explanation:
      'Before anything sets it, a variable must be something. Numbers begin at 0, lists empty, `… or none` as none; for players, words and things it must be said.',
    failing: 'variable host: player\ncard a { set host to you\n if host is red { stop } }\n',
    mended: 'variable host: player or none\ncard a { set host to you\n if host is red { stop } }\n',
  },
  D0318: {
    severity: 'error',
    title: 'a square has two numbers',
    message: 'A square is named by two numbers.',
    help: 'Write them in brackets, for example `cell (1, 2)`.',
    explanation:
      'The first number of a square is its column, the second its row; both may be below 0. A list that is worked out could have any length, so the two are written out.',
    failing: 'define corner = cell (1, 2, 3)\ncard a { if y of corner > x of corner { stop } }\n',
    mended: 'define corner = cell (1, 2)\ncard a { if y of corner > x of corner { stop } }\n',
  },
});
