### Hearts in English.
### Numbers come from the cards: { $n } and the like are filled in by the game.

## The game

game-hearts = Hearts
    .rules =
        Four players, thirteen cards each, thirteen tricks. Every heart you take costs a point, the queen of spades thirteen. When somebody has 100 points, the fewest win.

        Before a deal is played, everybody passes three cards unseen: to the left in the first deal, to the right in the second, across in the third, and none in the fourth; then from the start again.

        The two of clubs is led first. Who can follow suit must; who cannot may throw any card. The highest card of the suit led takes the trick, and whoever took it leads the next.

        In the first trick nobody throws a heart or the queen of spades, unless there is nothing else. A heart may be led only when one has been thrown, or when there is nothing else.

        Who takes all hearts and the queen has shot the moon: everybody else gets 26 points (or, as an option, 26 come off).

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora

option-goal = Points that end the game
option-moon = All hearts and the queen
    .v-others-add = 26 points for everybody else
    .v-shooter-takes-off = 26 points off
phase-thirteen-tricks = A deal
phase-passing-the-cards = Passing cards
phase-trick = A trick
phase-turn-of = { $you }’s turn

## Cards

kind-suit-clubs = clubs
kind-suit-diamonds = diamonds
kind-suit-spades = spades
kind-suit-hearts = hearts
kind-rank-two = 2
kind-rank-three = 3
kind-rank-four = 4
kind-rank-five = 5
kind-rank-six = 6
kind-rank-seven = 7
kind-rank-eight = 8
kind-rank-nine = 9
kind-rank-ten = 10
kind-rank-jack = jack
    .short = J
kind-rank-queen = queen
    .short = Q
kind-rank-king = king
    .short = K
kind-rank-ace = ace
    .short = A

card-pack = { $r } of { $s }
    .the = the { $r } of { $s }

kind-way-left = to the left
kind-way-right = to the right
kind-way-across = across
kind-way-keep = nobody

## Places and counters

zone-stock = Stock
    .the = the stock
zone-hand = Hand
    .the = the hand
zone-trick = Trick
    .the = the trick
zone-taken = Tricks taken
    .the = the tricks taken

counter-points = Points
    .count = { $n ->
        [one] one point
       *[other] { $n } points
    }
variable-passing = Cards are passed
variable-led = Suit led
variable-leader = Leads the trick
variable-broken = Hearts are broken

## Questions

prompt-pass-cards = Which three cards do you pass?
prompt-play-card = Which card do you play?

## The log

log-deal-the-cards = The cards are dealt.
log-lay = { $player } plays { $c }.
log-takes-the-trick = { $p } takes the trick.
log-scores = { $p }: { $n ->
        [one] one point
       *[other] { $n } points
    }.
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } has the fewest points and wins.
       *[other] { LIST($winners) } have the fewest points and share the victory.
    }
log-move-hand = { "" }
log-move-trick = { "" }
log-move-taken = { "" }
log-move-stock = { "" }
log-shuffle-stock = { "" }
log-count-points = { "" }
log-reveal = { "" }

## Words for generated card texts

type-playing = card
    .plural = cards
type-suit = suit
    .plural = suits
type-rank = rank
    .plural = ranks
type-way = direction
    .plural = directions
attr-suit = the suit of { $x }
attr-rank = the rank of { $x }
