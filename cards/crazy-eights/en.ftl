### Crazy Eights in English.
### Numbers come from the cards: { $n } and the like are filled in by the game.

## The game

game-crazy-eights = Crazy Eights
    .rules =
        Be the first to be rid of all cards. With two players everybody has seven cards, with more five; one card lies open.

        On your turn you lay a card on the open one: of the same suit, or of the same rank. If you cannot or do not want to, you draw, as often as you like, until you lay a card. When there is nothing left to draw, you lay what fits, or pass.

        An eight goes on every card. Whoever lays it names the suit that the next one has to follow.

        Who lays the last card scores what the others still hold: 50 for an eight, 10 for a ten, jack, queen or king, 1 for an ace, the others their number. If nobody can lay a card any more, the lightest hand scores the difference to each of the others.

        Then the next player deals. Whoever first has 50 points for each player wins.

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora
seat-emil = Emil

option-goal = Points to win, for each player
phase-one-deal = A deal
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

## Places and counters

zone-stock = Stock
    .the = the stock
zone-discard = Open cards
    .the = the open cards
zone-hand = Hand
    .the = the hand

counter-points = Points
    .count = { $n ->
        [one] one point
       *[other] { $n } points
    }
variable-called = Suit to follow
variable-dealer = Dealer
variable-passes = Passed in a row
variable-played = Has laid a card

## Questions

prompt-play-or-draw = Which card do you lay?
    .decline = Draw a card
prompt-play-card = Which card do you lay?
prompt-name-suit = Which suit do you name?

## The log

log-deal-the-cards = The cards are dealt.
log-lay = { $player } lays { $c }.
log-draw-a-card = { $player } draws a card.
log-pass = { $player } passes.
log-calls = { $p } names { $s }.
log-scores = { $p } scores { $n ->
        [one] one point
       *[other] { $n } points
    }.
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } wins.
       *[other] { LIST($winners) } share the victory.
    }
log-move-hand = { "" }
log-move-discard = { "" }
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
attr-suit = the suit of { $x }
attr-rank = the rank of { $x }
