import { entries } from './entry.js';

/** D04xx: flow, choices and hidden information. */
export const D04 = entries({
  D0401: {
    severity: 'warning',
    title: 'choice without a way out',
    message: 'This list may be empty; then nothing can be chosen.',
    help: 'Give the choice a block, `choose {name} from … { … }`, with `else { … }` if something else happens then. Or declare the list `, never empty`.',
    explanation:
      'If there is nothing to choose from, what follows cannot be done. A choice with a block says what belongs to it; one without leaves the block it stands in, which is easily overlooked.',
    failing: 'card a {\n  choose x from pawns of you\n  advance x by 1\n}\n',
    mended: 'card a {\n  choose x from pawns of you { advance x by 1 }\n}\n',
  },
  D0402: {
    severity: 'error',
    title: 'optional choice without a block',
    message: 'Who may choose may also decline: say in a block what happens with the choice.',
    explanation: 'After `may choose` it is not certain that there is a choice, so its name lives only in its block.',
    failing: 'card a { you may choose x from track\n  advance x by 1 }\n',
    mended: 'card a { you may choose x from track { advance x by 1 } }\n',
  },
  D0403: {
    severity: 'error',
    title: 'tokens are moved, never made',
    message: '`{name}` are tokens: they change only by `move N {name} from … to …`.',
    help: 'Use a `counter` for what may be made and lost.',
    explanation: 'Tokens are conserved, as coins in a box are: what one player gets comes from somewhere.',
    failing: 'card a { add 1 to coin of you }\n',
    mended: 'card a { move 1 coin from bank to you }\n',
  },
  D0404: {
    severity: 'warning',
    title: 'never reached',
    message: 'This is never reached.',
    explanation: 'What stands before it always stops, gives a result or ends the game.',
    failing: 'card a {\n  stop\n  move 1 coin from bank to you\n}\n',
    mended: 'card a {\n  move 1 coin from bank to you\n  stop\n}\n',
  },
  D0405: {
    severity: 'warning',
    title: 'not used',
    message: 'The {sort} `{name}` is not used.',
    explanation:
      'It is declared, but nothing reads it. Perhaps another name was meant, or it is left over from an earlier version.',
    failing: 'card a { let n = 3\n  move 1 coin from bank to you }\n',
    mended: 'card a { let n = 3\n  move n coin from bank to you }\n',
  },
  D0406: {
    severity: 'error',
    title: 'goes in a circle',
    message: '`{name}` needs itself: {circle}.',
    explanation:
      'A verb that carries out itself, or a definition that is worked out from itself, would never end. Use `repeat`, `for each` or `reached from … by …`.',
    failing: 'verb dance (x: pawn) { dance x }\ncard a { dance scout }\n',
    mended: 'verb dance (x: pawn) { repeat 2 times { advance x by 1 } }\ncard a { dance scout }\n',
  },
  D0407: {
    severity: 'warning',
    title: 'may repeat for ever',
    message: 'Nothing in this block can change whether `{test}`.',
    explanation:
      'The block is repeated until the condition holds, but nothing in it moves, counts, sets or rolls anything that the condition looks at.',
    failing: 'card a { repeat until round is 3 { reveal hand of you } }\n',
    mended: 'card a { repeat 3 times { reveal hand of you } }\n',
  },
  D0408: {
    severity: 'error',
    title: 'phase out of place',
    message: 'The phase `{phase}` may be called only by `play` and by other phases.',
    help: 'Make it a verb, if cards and verbs need it.',
    explanation:
      'A game can be saved between any two statements of its phases. Cards and verbs are done in one go, so no phase may run inside of them.',
    failing: 'card a { turn of you }\n',
    mended: 'card a { start round }\n',
  },
  D0409: {
    severity: 'error',
    title: 'nothing to proceed with',
    message: '`proceed` does what was replaced; it stands only in an effect with `instead of`.',
    explanation: 'Effects that act before or after something leave it as it is; there is nothing to proceed with.',
    failing: 'always, after start round { proceed }\n',
    mended: 'always, instead of start round { proceed }\n',
  },
  D0410: {
    severity: 'error',
    title: 'no result on some ways',
    message: 'There are ways through `{name}` that give no {type}.',
    explanation: 'A verb with `gives` must end every way through it with `give`, or its caller would have nothing.',
    failing: 'verb luck gives number { if round is 1 { give 3 } }\ncard a { move luck coin from bank to you }\n',
    mended:
      'verb luck gives number {\n  if round is 1 { give 3 }\n  give 1\n}\ncard a { move luck coin from bank to you }\n',
  },
  D0411: {
    severity: 'error',
    title: 'hidden from the one who is asked',
    message: 'This depends on `{read}` (line {line}), and who is asked here cannot see what lies in `{zone}`.',
    help: 'Let them look first (`look at …`, `P looks at …`, `reveal …`), or choose from what they see. For a blind draw, write `random from …`.',
    explanation:
      'The options of a choice are shown to the one who chooses. If they depend on what lies face down or in the hand of another, the choice would give it away; so would the question itself, if such a thing decides whether it is asked.',
    failing: 'card a { choose c from top 3 of deck where strength of it > 1 { move c to hand of you } }\n',
    mended:
      'card a {\n  let seen = top 3 of deck\n  look at seen\n  choose c from seen where strength of it > 1 { move c to hand of you }\n}\n',
  },
  D0412: {
    severity: 'warning',
    title: 'never ends',
    message: 'This effect lasts until `{name}`, which nothing ever does.',
    explanation: 'An effect with `until` ends after the first such sentence. No verb, card or phase says it.',
    failing:
      'verb rest { add 1 to round }\ncard a { until rest, after start round { move 1 coin from bank to you } }\n',
    mended:
      'verb rest { add 1 to round }\ncard a { until rest, after start round { move 1 coin from bank to you } }\ncard b { rest }\n',
  },
  D0413: {
    severity: 'error',
    title: 'part of the game missing',
    message: 'The game has no `{part}`.',
    help: 'Add {example}.',
    explanation: 'A game needs `play`, which says what happens from the first turn to the last, and `winners`.',
    failing: 'game example\nlanguage 1\nplayers 2\nplay { end game }\n',
    mended: 'game example\nlanguage 1\nplayers 2\nplay { end game }\nwinners = players\n',
  },
  D0414: {
    severity: 'error',
    title: 'nobody acts here',
    message: '`{name}` needs a `you`, and nobody acts here.',
    help: 'Give it a slot `(you: player)`, or call it for a player.',
    explanation:
      'A verb without a slot `(you: player)` takes over the `you` of its caller. Setup, play, scores and tests have none.',
    failing: 'verb earn { move 1 coin from bank to you }\nforecast gift { earn }\ncard a { earn }\n',
    mended:
      'verb earn by (you: player) { move 1 coin from bank to you }\nforecast gift { earn by red }\ncard a { earn by you }\n',
  },
  D0415: {
    severity: 'warning',
    title: 'waits in vain',
    message: 'This waits for `{name}`, which nothing ever does.',
    explanation: 'No verb, card or phase says the sentence that this effect waits for, so it never acts.',
    failing: 'verb rest { add 1 to round }\nalways, after rest { move 1 coin from bank to red }\n',
    mended: 'verb rest { add 1 to round }\nalways, after rest { move 1 coin from bank to red }\ncard b { rest }\n',
  },
  D0416: {
    severity: 'warning',
    title: 'being asked tells something',
    message:
      'This depends on `{read}` (line {line}), not all see what lies in `{zone}`, and it decides whether somebody is asked.',
    help: 'Put the condition into the list: `choose x from L where …` is asked also if nothing is left. What has come to light can be noted in a variable that all see.',
    explanation:
      'All see who is asked. If a card in hand, or what lies face down, decides about that, they learn it from the question. A choice from a list of which only its owner knows the length is always asked.',
    failing:
      'card a { if any (hand of you where strength of it > 1) and you agrees to show-it { move 1 coin from bank to you } }\n',
    mended:
      'card a {\n  you may choose c from hand of you where strength of it > 1 as show-it {\n    reveal c\n    move 1 coin from bank to you\n  }\n}\n',
  },
  D0417: {
    severity: 'error',
    title: 'secret that nobody holds',
    message: 'Not all see `{name}`, and this follows from what not all may see.',
    help: 'Let the variable hold the thing itself instead of what is printed on it, or lay the thing into a zone. If all may know it, let all see the variable.',
    explanation:
      'Bots, forecasts and tests for leaks deal anew what a player cannot know: cards change faces. A number or word that was worked out from the old faces would no longer fit, or give them away.',
    failing:
      'variable memory: number = 0, one per player, seen by owner\ncard a { set memory of you to sum of (hand of you giving strength of it) }\n',
    mended:
      'variable memory: number = 0, one per player, seen by owner\ncard a { set memory of you to count (hand of you) }\n',
  },
  D0418: {
    severity: 'error',
    title: 'phase that tells something',
    message:
      'All see the values of `{name}`, and this depends on `{read}` (line {line}) in `{zone}`, which not all see.',
    help: 'Give the phase the thing itself, or work the value out where it is needed. If all are to know it, declare the phase `told`.',
    explanation:
      'Everybody sees which phases run, and with which values. A value that follows from a card in hand, or from what lies face down, would be shown to all. What is declared `told` is meant to be known.',
    failing:
      'game x\nlanguage 1\nplayers 2 to 4\ncards action (strength: number = 1)\nzone deck: pile of action, seen by none\ntokens coin: 20 in bank, 0 each player\nsetup { move every action to deck; shuffle deck }\nplay { for each p in players { toll (sum of (deck giving strength of it)) of p } }\nphase toll (n: number) of (you: player) { move n coin from bank to you }\nscore of (p: player) = coin of p\nwinners = players with most score of it\ncard a x8 { move 1 coin from bank to you }\n',
    mended:
      'game x\nlanguage 1\nplayers 2 to 4\ncards action (strength: number = 1)\nzone deck: pile of action, seen by none\ntokens coin: 20 in bank, 0 each player\nsetup { move every action to deck; shuffle deck }\nplay { for each p in players { toll (sum of (deck giving strength of it)) of p } }\nphase toll (n: number) of (you: player) told { move n coin from bank to you }\nscore of (p: player) = coin of p\nwinners = players with most score of it\ncard a x8 { move 1 coin from bank to you }\n',
  },
  D0419: {
    severity: 'error',
    title: 'attribute that tells something',
    message: 'Who comes to know the thing sees `{name}`, and this depends on `{read}` (line {line}) in `{zone}`.',
    help: 'Let it follow from the thing itself or from what all see, reveal first what it follows from, or note it in a variable that all see.',
    explanation:
      'An attribute is shown to everybody who knows the thing, at any later time. So it may follow from the thing itself, but not from something else that is hidden.',
    failing: 'card a { for each c in hand of you { set strength of c to count (deck where strength of it > 1) } }\n',
    mended: 'card a { for each c in hand of you { set strength of c to count deck } }\n',
  },
  D0420: {
    severity: 'warning',
    title: 'asks about none of them',
    message: 'What stands after `{word}` does not ask about `it`: it holds for all of them, or for none.',
    help: 'Ask about the element, as in `coin of it`. If all or none are meant, say so with `if`.',
    explanation:
      'After `where`, `with most` and `with least`, `it` is each element in turn. A condition without `it` is the same for all of them, which is seldom meant: `players where coin of you > 6` is everybody, or nobody.',
    failing: 'card a { for each p in players where coin of you > 6 { move 1 coin from p to bank } }\n',
    mended: 'card a { for each p in players where coin of it > 6 { move 1 coin from p to bank } }\n',
  },
});
