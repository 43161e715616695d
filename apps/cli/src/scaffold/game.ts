import { inWords } from './names.js';

/** A small whole game: enough to play, to test, to translate and to change. */
export function gameFiles(name: string): Record<string, string> {
  return {
    [`${name}.draco`]: rules(name),
    [`${name}/cards.draco`]: CARDS,
    [`${name}/tests.draco`]: TESTS,
    [`${name}/en.ftl`]: texts(name),
  };
}

function rules(name: string): string {
  return `# A small game to start from: play cards, gather coins, the richest wins.
game ${name}
language 1
players 2 to 4

include "${name}/cards.draco"
include "${name}/tests.draco"

cards action

zone draw-pile: pile of action, seen by none
zone hand: hand of action, one per player, seen by owner
zone discard: pile of action, seen by all

tokens coin: 60 in bank, 3 each player

option rounds: 3, 5

setup {
  move every action to draw-pile
  shuffle draw-pile
  for each p in players { move (top 3 of draw-pile) to hand of p }
}

play {
  repeat rounds times {
    for each p in players { turn of p }
  }
}

phase turn of (you: player) {
  choose c from hand of you as play-card {
    move c to discard
    carry out c
  }
  draw a card by you
}

verb draw a card by (p: player) {
  move (top 1 of draw-pile) to hand of p
}

score of (p: player) = coin of p

winners = players with most score of it
`;
}

const CARDS = `# What the cards do. The numbers in brackets are names in the card and in its text.

card find x8 (sum: 2) {
  move sum coin from bank to you
}

card theft x6 (sum: 1) {
  choose victim from opponents
  move sum coin from victim to you
}

card feast x4 (sum: 1) {
  for each p in players { move sum coin from bank to p }
  move sum coin from bank to you
}
`;

const TESTS = `# What must stay true. Run them with: draco test

test "a find is paid by the bank" {
  players 2
  given {
    move hand of player 1 to draw-pile
    move (first 1 of copies of find) to hand of player 1
  }
  expect coin of player 1 is 5
}

test "a theft takes from the victim" {
  players 2
  given {
    move hand of player 1 to draw-pile
    move (first 1 of copies of theft) to hand of player 1
  }
  expect coin of player 1 is 4
  expect coin of player 2 is 2
}

test "a feast is for everybody, and twice for you" {
  players 2
  given {
    move hand of player 1 to draw-pile
    move (first 1 of copies of feast) to hand of player 1
  }
  expect coin of player 1 is 5
  expect coin of player 2 is 4
}
`;

function texts(name: string): string {
  return `### The words of the game in English. For another language: draco new language it --game ${name}.draco

game-${name} = ${inWords(name)}
    .rules = In your turn you play a card and draw one. Who has most coins at the end wins.

option-rounds = Rounds

phase-turn-of = Turn

## Cards

card-find = Find
    .text = Take { $sum } { $sum ->
        [one] coin
       *[other] coins
    } from the bank.
card-theft = Theft
    .text = Take { $sum } { $sum ->
        [one] coin
       *[other] coins
    } from an opponent.
card-feast = Feast
    .text = Everybody gets { $sum } { $sum ->
        [one] coin
       *[other] coins
    } from the bank, and you as many again.

## Places and money

zone-draw-pile = draw pile
zone-hand = hand
zone-discard = discard pile
counter-coin = coins
    .count = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
holder-bank = bank

## Questions

prompt-play-card = Which card do you play?
prompt-choose-player = Which player?
`;
}
