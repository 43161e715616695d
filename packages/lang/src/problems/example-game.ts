/** The small game that the examples of D02xx and above stand in, unless they are whole games themselves. It has no problem. */
export const EXAMPLE_GAME = `game example
language 1
players 2 to 4 named red, blue, green, white

kind way: onward, back
pieces pawn (owner: player or none = none)
piece scout: pawn (owner: red)
cards action (strength: number = 1)

zone track: row of pawn
zone deck: pile of action, seen by none
zone hand: hand of action, one per player, seen by owner
tokens coin: 20 in bank, 1 each player
counter round: 0
variable leader: player or none = none
die die: 6

define pawns of (p: player) = track where owner of it is p

verb advance (x: pawn) by (n: number) {
  move x to place (place of x + n) of track
}
verb step (x: pawn) (w: way) {
  if w is onward { advance x by 1 } else { advance x by (-1) }
}
verb start round told {
  add 1 to round
}

phase turn of (you: player) {
  choose c from hand of you {
    carry out c
    move c to deck
  }
}

setup {
  move (every pawn) to track
  move (every action) to deck
  for each p in players { move (top 2 of deck) to hand of p }
}
play {
  repeat until round is 5 {
    start round
    for each p in players { turn of p }
  }
}
score of (p: player) = coin of p + (if leader is p then 1 else 0)
winners = players with most score of it

card first-steps x8: action (strength: 2) {
  choose x from pawns of you {
    choose w from way
    repeat (roll die) times { step x w }
    move strength coin from bank to you
    set leader to you
  }
}
`;

/** A whole file is left as it is; declarations get the small game before them. */
export function wholeExample(example: string): string {
  return /^(game|deck)\b/m.test(example) ? example : `${EXAMPLE_GAME}\n${example}`;
}
