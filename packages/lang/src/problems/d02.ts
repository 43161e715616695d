import { entries } from './entry.js';

/** D02xx: names. */
export const D02 = entries({
  D0201: {
    severity: 'error',
    title: 'unknown name',
    message: 'I do not know `{name}`.',
    explanation:
      'Every name is declared somewhere: a piece, a card, a zone, a word of a kind, a name that was chosen or given with `let` before. This one is not, or it is misspelt, or it lives in another block.',
    failing: 'card a { choose x from pawns of yuo { advance x by 1 } }\n',
    mended: 'card a { choose x from pawns of you { advance x by 1 } }\n',
  },
  D0202: {
    severity: 'error',
    title: 'unknown sentence',
    message: 'I do not know the sentence `{sentence}`.',
    explanation:
      'Sentences are verbs and definitions of the game, or built in. The words between the values must be exactly those of its declaration. Put brackets around a value that is a sentence itself.',
    failing: 'card a { choose x from pawns of you { advance x with 1 } }\n',
    mended: 'card a { choose x from pawns of you { advance x by 1 } }\n',
  },
  D0203: {
    severity: 'error',
    title: 'unknown type',
    message: 'There is no type `{name}`.',
    explanation:
      'Types are `number`, `yes-no`, `player`, `design`, `cell`, `piece`, `card`, `thing`, the kinds of the game, and its types of pieces and cards.',
    failing:
      'always, after advance (x) by (n) where kind-of x is 1 { add n to round }\ndefine kind-of (x: prawn) = 1 + place of x\n',
    mended:
      'always, after advance (x) by (n) where kind-of x is 1 { add n to round }\ndefine kind-of (x: pawn) = 1 + place of x\n',
  },
  D0204: {
    severity: 'error',
    title: 'unknown property',
    message: 'Nothing has a `{name}`.',
    explanation:
      '`NAME of X` reads an attribute, a counter, variable or zone that each player has, or a definition written `define NAME of (x: …)`. There is none of this name.',
    failing: 'card a { if coins of you > 3 { stop } }\n',
    mended: 'card a { if coin of you > 3 { stop } }\n',
  },
  D0205: {
    severity: 'error',
    title: 'whose?',
    message: 'There is one `{name}` for each {per}; say whose.',
    help: 'For example `{name} of you`.',
    explanation:
      'A zone, counter or variable that is declared `one per player` exists several times, so it must be said whose is meant.',
    failing: 'card a { choose c from hand { move c to deck } }\n',
    mended: 'card a { choose c from hand of you { move c to deck } }\n',
  },
  D0206: {
    severity: 'error',
    title: 'declared twice',
    message: '`{name}` is declared already.',
    explanation: 'Two things of the same sort cannot have the same name: a rule that uses it could mean either.',
    failing: 'card a { stop }\ncard a { move 1 coin from bank to you }\n',
    mended: 'card a { stop }\ncard b { move 1 coin from bank to you }\n',
  },
  D0207: {
    severity: 'error',
    title: 'no `you` here',
    message: 'There is no `you` here: nobody acts.',
    help: 'Name the player, for example with a slot `(you: player)` or `for each p in players`.',
    explanation:
      '`you` is the player who acts: who plays the card, whose turn it is. In setup, play, scores and tests nobody acts yet.',
    failing: 'forecast gift { move 1 coin from bank to you }\n',
    mended: 'forecast gift { move 1 coin from bank to red }\n',
  },
  D0208: {
    severity: 'error',
    title: 'no `this` here',
    message: '`this` is the card itself; here is no card.',
    explanation:
      'Only in the text of a card, and in effects that it begins, is there a card that can be called `this`.',
    failing: 'always, after start round { move this to deck }\n',
    mended: 'card a { move this to deck }\n',
  },
  D0209: {
    severity: 'error',
    title: 'no `it` here',
    message: '`it` is the element of a list, after `where`, `with most`, `sorted by` or `giving`; here is no list.',
    explanation:
      'In `track where owner of it is you` the word `it` stands for each element in turn. Elsewhere give the value a name.',
    failing: 'card a { if owner of it is you { stop } }\n',
    mended: 'card a { if any (track where owner of it is you) { stop } }\n',
  },
  D0210: {
    severity: 'error',
    title: 'a value is nothing to do',
    message: '`{sentence}` is a value; alone it does nothing.',
    help: 'Give it a name with `let`, or use it in a sentence that does something.',
    explanation: 'A statement changes something or asks someone. A value alone would be worked out and forgotten.',
    failing: 'card a { count track }\n',
    mended: 'card a { move (count track) coin from bank to you }\n',
  },
  D0211: {
    severity: 'error',
    title: 'a type is not a value',
    message: '`{name}` is a type. For all things of it write `every {name}`.',
    explanation:
      'The name of a type says what something is. The things themselves are `every TYPE`, or those in a zone.',
    failing: 'card a { choose x from pawn { advance x by 1 } }\n',
    mended: 'card a { choose x from every pawn { advance x by 1 } }\n',
  },
  D0212: {
    severity: 'error',
    title: 'gives no value',
    message: '`{sentence}` does something but gives no value.',
    explanation: 'Only definitions, and verbs declared with `gives`, can be used as values.',
    failing: 'card a { let x = start round\n  if x is x { stop } }\n',
    mended: 'card a { start round }\n',
  },
  D0213: {
    severity: 'error',
    title: 'sentence declared twice',
    message: 'The sentence `{sentence}` is declared already.',
    explanation:
      'Two sentences with the same words must differ in the types of their slots, or a call could mean either.',
    failing: 'verb advance (y: pawn) by (m: number) { move y to place m of track }\n',
    mended: 'verb advance (y: pawn) to (m: number) { move y to place m of track }\ncard a { advance scout to 1 }\n',
  },
  D0214: {
    severity: 'error',
    title: 'which type of card?',
    message: 'Say of which type the card `{name}` is: {types}.',
    help: 'Write it after the name: `card {name}: TYPE { … }`.',
    explanation: 'The type may be left out only when the game has exactly one type of cards.',
    failing: 'cards event\ncard b: event { stop }\ncard a: action { move (every event) to box }\ncard c { stop }\n',
    mended:
      'cards event\ncard b: event { stop }\ncard a: action { move (every event) to box }\ncard c: action { stop }\n',
  },
  D0215: {
    severity: 'error',
    title: 'unknown attribute',
    message: 'The type `{type}` has no `{name}`.',
    explanation: 'The attributes of a piece are those that its type declares.',
    failing: 'piece knight: pawn (owned: blue)\n',
    mended: 'piece knight: pawn (owner: blue)\n',
  },
  D0216: {
    severity: 'warning',
    title: 'name hides another',
    message: 'The name `{name}` means something else already.',
    help: 'Choose another name, so that a reader need not guess which is meant.',
    explanation:
      'From here on the outer thing of this name cannot be reached, and a reader may take one for the other.',
    failing: 'card a { let leader = first of track\n  if leader is not none { advance leader by 1 } }\n',
    mended: 'card a { let x = first of track\n  if x is not none { advance x by 1 } }\n',
  },
  D0217: {
    severity: 'error',
    title: 'exists only once',
    message: 'There is only one `{name}`: leave out the `of`.',
    explanation: 'Only what is declared `one per player` (or per kind or design) belongs to someone.',
    failing: 'card a { if round of you is 1 { stop } }\n',
    mended: 'card a { if round is 1 { stop } }\n',
  },
  D0218: {
    severity: 'error',
    title: 'something else is wanted here',
    message: '`{name}` is not what is wanted here: {wanted}.',
    explanation: 'Some places take only the name of a zone, a counter, tokens, a die or a piece, not any value.',
    failing: 'card a { shuffle coin of you }\n',
    mended: 'card a { shuffle deck }\n',
  },
  D0219: {
    severity: 'error',
    title: 'no owner',
    message: '`{name}` has no owner who could see it.',
    help: 'Add `one per player`, or write `seen by all` or `seen by none`.',
    explanation: '`seen by owner` and `seen by others` make sense only where each player has one of their own.',
    failing: 'zone vault: pile of action, seen by owner\ncard a { move this to vault }\n',
    mended: 'zone vault: pile of action, one per player, seen by owner\ncard a { move this to vault of you }\n',
  },
  D0220: {
    severity: 'error',
    title: 'sentence too long',
    message: 'This sentence has more than {most} parts.',
    explanation:
      'A sentence of that length is not read by anyone. Put parts of it in brackets, or give them names with `let`.',
    failing: `card a { advance ${'x '.repeat(50)} by 1 }\n`,
    mended: 'card a { advance scout by 1 }\n',
  },
  D0221: {
    severity: 'error',
    title: 'sentence without a word',
    message: 'A sentence needs at least one word besides its slots.',
    explanation: 'Words tell sentences apart. Slots alone would fit anything.',
    failing: 'verb (x: pawn) (n: number) { move x to place n of track }\n',
    mended: 'verb put (x: pawn) (n: number) { move x to place n of track }\ncard a { put scout 1 }\n',
  },
  D0222: {
    severity: 'error',
    title: 'word with a meaning of its own',
    message: '`{name}` has a meaning of its own and cannot be a name.',
    explanation: '`you`, `this`, `it`, `none`, `yes` and `no` always mean the same.',
    failing: 'card a { let yes = 1\n move 1 coin from bank to you }\n',
    mended: 'card a { let n = 1\n move n coin from bank to you }\n',
  },
  D0223: {
    severity: 'error',
    title: 'not a verb of the game',
    message: '`{sentence}` cannot be waited for: it is not a verb of the game.',
    help: 'Wait for what it changes, as in `any change of place of (x)`, or declare a verb that does it.',
    explanation:
      'Effects act before, after or instead of verbs that the game declares, and tests expect events of them. What a built-in sentence does is waited for by what it changes, whoever says it; a definition only gives a value, as often as it is asked.',
    failing: 'always, after shuffle deck { add 1 to round }\n',
    mended: 'always, after start round { shuffle deck }\n',
  },
  D0224: {
    severity: 'error',
    title: 'part of a sentence missing',
    message: 'This sentence lacks `{missing}`.',
    help: 'The whole sentence is `{form}`.',
    explanation:
      'A sentence has the words and values of its declaration, all of them. This one begins like a known sentence, and its values fit, but a part is left out.',
    failing: 'card a { move 1 coin from bank }\n',
    mended: 'card a { move 1 coin from bank to you }\n',
  },
  D0225: {
    severity: 'error',
    title: 'no such change',
    message: 'I do not know what changes in `{sentence}`.',
    help: 'Such a sentence is, for example, `{example}`.',
    explanation:
      'Effects may wait for any change of where a thing lies (`place`), which way up it lies (`face`), an attribute, a counter, tokens or a variable. After `any change of` comes one of these, then `of` and whose it is: a type of thing and a name for it, a thing, a player. A counter that there is only once has nobody.',
    failing: 'always, after any change of mood of pawn (x) { add 1 to round }\n',
    mended: 'always, after any change of place of pawn (x) where x is scout { add 1 to round }\n',
  },
});
