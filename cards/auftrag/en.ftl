### By Order of the King in English.
### Numbers come from the cards: { $n } and the like are filled in by the game.

## The game

game-auftrag = By Order of the King
    .rules =
        Arthur’s knights train their virtues in Camelot, ride out into the realm and fulfil quests; whoever has the most points at the end wins. In each round you choose action cards in turn, then carry them out: in Camelot you gain virtues and quests, horses carry your knight to other areas, and there you fulfil your quests for points.

        Your knight is the one of your colour. Eight areas lie in a ring, and Camelot is one of them. Every knight starts there. On the table a knight stands right after the area he is in, going clockwise.

        The other areas come to the ring by chance. All action cards lie open, the virtue cards in stacks by virtue. With fewer than four players one Round Table, one Court, one Horse (3) and a one of each virtue stay in the box. Take ones from the stacks: two of each virtue, with three players only one lance and one book, with two players one of each; shuffle them and deal two to each player. Three quests lie open. The first tents are drawn, one for each player.

        A round begins with choosing. In the order of the tents each player takes one of the open action cards, until everybody has three; with two players, four. Nobody takes two tournaments.

        Then, in the same order, each player carries out his cards in any order he likes. Yellow cards work in Camelot only: an exercise brings a virtue card, the round table a quest. Green cards work outside Camelot only: the court takes a book and brings 2 points; a quest is fulfilled in its own area with the virtues it asks for. A horse rides up to as many areas as it shows, either way round. What cannot be done lapses.

        A quest is paid with sword, lance, dragon and book. A two may pay a one, without change; two ones pay a two (house rule: they do not); no card may be superfluous.

        At the end of the round those who entered the tournament and are in Camelot bid swords and lances in secret. The highest bid scores 2 points, tied bids 1 point each, a bid of nothing scores nothing. All bids go back to the stacks.

        Then the open quests are filled up to three, and the tents are given out again: the first to whoever has the fewest points. The game ends with the round in which somebody reaches 25 points; 20 with three players, 15 with four. Whoever has the most points wins; on a tie, whoever of them reached the goal first.

seat-red = Red
seat-blue = Blue
seat-white = White
seat-black = Black

option-single-card-only = House rule for quests: one card for each virtue, never two ones for a two

phase-choosing = Choosing cards
phase-turn-of = { $you }’s turn
phase-tournament = Tournament

## Virtues, areas and knights

kind-symbol-sword = sword
    .plural = swords
    .one = a sword
    .of = of swords
kind-symbol-lance = lance
    .plural = lances
    .one = a lance
    .of = of lances
kind-symbol-dragon = dragon
    .plural = dragons
    .one = a dragon
    .of = of dragons
kind-symbol-book = book
    .plural = books
    .one = a book
    .of = of books
kind-border-yellow = in Camelot
kind-border-green = outside Camelot
kind-border-both = anywhere

piece-camelot = Camelot
piece-wild-forest = Wild Forest
    .the = the Wild Forest
piece-hidden-valley = Hidden Valley
    .the = the Hidden Valley
piece-moon-lake = Moon Lake
piece-misty-moor = Misty Moor
    .the = the Misty Moor
piece-dragon-rock = Dragon Rock
piece-old-ruin = Old Ruin
    .the = the Old Ruin
piece-kings-heath = King’s Heath
    .the = the King’s Heath
piece-lancelot = Sir Lancelot
piece-gawain = Sir Gawain
piece-percival = Sir Percival
piece-tristan = Sir Tristan
piece-tent-1 = Tent 1
piece-tent-2 = Tent 2
piece-tent-3 = Tent 3
piece-tent-4 = Tent 4

## Places and counters

zone-realm = Realm
    .the = the realm
zone-camp = Tent
    .the = the tent
zone-tents = Tents
    .the = the tents
zone-offer = Open action cards
    .the = the open action cards
zone-plan = Chosen cards
    .the = the chosen cards
zone-quest-pile = Quest pile
    .the = the quest pile
zone-notice-board = Open quests
    .the = the open quests
zone-quests = Quests
    .the = the quests
zone-fulfilled = Fulfilled quests
    .the = the fulfilled quests
zone-stack = Virtues
    .the = the stack
zone-hand = Hand
    .the = the hand
zone-pouch = Pouch
    .the = the pouch

counter-points = Points
    .count = { $n ->
        [one] one point
       *[other] { $n } points
    }
variable-moment = Actions so far
variable-arrival = Reached the goal at action
counter-picks = Cards still to choose
variable-due = Still to pay
variable-last-given = Card given last
variable-entrants = In the tournament

## Action cards

card-exercise = Exercise ({ $s })
    .text = In Camelot: take one card of your choice from the stack { FORM($s, "of") }.
card-round-table = Round Table
    .text = In Camelot: take one of the open quests. Keep it hidden.
card-tournament = Tournament
    .text = In Camelot, when everybody has acted: bid any number of swords and lances in secret. The highest bid scores 2 points, tied bids 1 point each. Nothing bid, nothing won.
card-court = Court
    .text = Outside Camelot: you may give back a book card of any value and score { $n } points.
card-quest = Quest
    .text = Outside Camelot: you may fulfil a quest of yours that belongs to the area you are in. Give back the virtue cards it asks for and score a point for each of its shields.
card-horse-2 = Horse (2)
    .text = Ride up to 2 areas, either way round.
card-horse-3 = Horse (3)
    .text = Ride up to 3 areas, either way round.
card-horse-4 = Horse (4)
    .text = Ride up to 4 areas, either way round.

## Quests

card-q01 = The Lost Squire
    .text = { FORM($area, "name") }: sword 1, dragon 1. { $shields } shields.
card-q02 = The Beast in the Thicket
    .text = { FORM($area, "name") }: dragon 2, lance 1. { $shields } shields.
card-q03 = The Hermit’s Riddle
    .text = { FORM($area, "name") }: book 1, dragon 1. { $shields } shields.
card-q04 = The Besieged Mill
    .text = { FORM($area, "name") }: sword 2, book 1. { $shields } shields.
card-q05 = The Lady of the Lake
    .text = { FORM($area, "name") }: book 2, dragon 1. { $shields } shields.
card-q06 = The Serpent of the Deep
    .text = { FORM($area, "name") }: lance 2, dragon 2. { $shields } shields.
card-q07 = The Will-o’-the-Wisp
    .text = { FORM($area, "name") }: lance 1, dragon 1. { $shields } shields.
card-q08 = The Black Knight
    .text = { FORM($area, "name") }: sword 2, dragon 1, lance 1. { $shields } shields.
card-q09 = The Old Dragon
    .text = { FORM($area, "name") }: dragon 2, sword 2. { $shields } shields.
card-q10 = The Dragon’s Egg
    .text = { FORM($area, "name") }: dragon 2, sword 1. { $shields } shields.
card-q11 = Robbers in the Ruin
    .text = { FORM($area, "name") }: sword 1, lance 1. { $shields } shields.
card-q12 = The Sealed Crypt
    .text = { FORM($area, "name") }: book 2, sword 2. { $shields } shields.
card-q13 = The King’s Messenger
    .text = { FORM($area, "name") }: lance 2, book 1. { $shields } shields.
card-q14 = The Trial of Four Virtues
    .text = { FORM($area, "name") }: sword 1, lance 1, dragon 1, book 1. { $shields } shields.

## Virtues

card-sword-1 = Sword 1
    .text = Strength { $value }. For quests and tournaments.
card-sword-2 = Sword 2
    .text = Strength { $value }. For quests and tournaments.
card-lance-1 = Lance 1
    .text = Skill { $value }. For quests and tournaments.
card-lance-2 = Lance 2
    .text = Skill { $value }. For quests and tournaments.
card-dragon-1 = Dragon 1
    .text = Courage { $value }. For quests.
card-dragon-2 = Dragon 2
    .text = Courage { $value }. For quests.
card-book-1 = Book 1
    .text = Wisdom { $value }. For quests and the court.
card-book-2 = Book 2
    .text = Wisdom { $value }. For quests and the court.

## Questions

prompt-pick-card = Which action card do you take?
prompt-act-card = Which card do you carry out next?
prompt-take-virtue = Which card do you take?
prompt-take-quest = Which quest do you take?
prompt-give-book = Do you give back a book?
prompt-fulfil-quest = Which quest do you fulfil?
prompt-pay-with = With which card do you pay { $s } { $n }?
prompt-ride-to = Where do you ride?
prompt-bid = Which swords and lances do you bid?
    .decline = Bid nothing

## The log

log-play = { $player } carries out { $card }.
log-award-to = { $p } scores { $n ->
        [one] one point
       *[other] { $n } points
    }.
log-enter-the-tournament = { $player } enters the tournament.
log-bids = { $p } bids { $n ->
        [0] nothing
       *[other] { $n }
    }.
log-forfeit-by = { $c } lapses: { $p } is in the wrong place.
log-goes-back = { $c } goes back to its stack.
log-rides-to = { $k } rides to { $a }.
log-move-plan = { $owner } chooses { $thing }.
log-move-quests = { $owner } takes on a quest: { $thing }.
log-move-hand = { $owner } takes { $thing }.
log-move-notice-board = A new quest: { $thing }.
log-move-fulfilled = { $thing } is fulfilled.
log-move-camp = { $owner } has { $thing }.
log-move-realm = { "" }
log-move-stack = { "" }
log-move-box = { "" }
log-move-tents = { "" }
log-move-offer = { "" }
log-move-quest-pile = { "" }
log-move-pouch = { "" }
log-shuffle-quest-pile = { "" }
log-shuffle-pouch = { "" }
log-count-points = { "" }
log-count-picks = { "" }
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } has served the King best.
       *[other] { LIST($winners) } have served the King equally well.
    }

## Words for generated card texts

type-area = area
    .plural = areas
type-knight = knight
    .plural = knights
type-tent = tent
    .plural = tents
type-action = action card
    .plural = action cards
type-quest = quest
    .plural = quests
type-virtue = virtue card
    .plural = virtue cards
type-symbol = virtue
    .plural = virtues
type-border = border
    .plural = borders

attr-owner = the player of { $x }
attr-rank = the number of { $x }
attr-border = the border of { $x }
attr-area = the area of { $x }
attr-asks = the virtues that { $x } asks for
attr-shields = the shields of { $x }
attr-symbol = the virtue of { $x }
attr-value = the value of { $x }

phrase-lands = the areas
    .one = an area
    .each = each area
phrase-knight-of = { PERSON($p) ->
        [you] your knight
       *[other] the knight { FORM($p, "of") }
    }
phrase-area-of = { PERSON($p) ->
        [you] the area you are in
       *[other] the area where { $p } is
    }
phrase-distance-from-to = the distance from { $a } to { $b }
phrase-choice-among = { $cs }
    .one = one of { $cs }
    .each = each of { $cs }
phrase-cards-of-showing = { PERSON($p) ->
        [you] your { FORM($s, "name") } cards
       *[other] the { FORM($s, "name") } cards { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] one of your { FORM($s, "name") } cards
       *[other] one of the { FORM($s, "name") } cards { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] each of your { FORM($s, "name") } cards
       *[other] each of the { FORM($s, "name") } cards { FORM($p, "of") }
    }
phrase-weapons-of = { PERSON($p) ->
        [you] your swords and lances
       *[other] the swords and lances { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] one of your swords and lances
       *[other] one of the swords and lances { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] each of your swords and lances
       *[other] each of the swords and lances { FORM($p, "of") }
    }
phrase-worth-of = the worth of { $cs }
phrase-can-fulfil = { PERSON($p) ->
        [you] you can fulfil { $q }
       *[other] { $p } can fulfil { $q }
    }

verb-ride-up-to-areas = ride up to { $n ->
        [one] one area
       *[other] { $n } areas
    }, either way round
    .when = you ride
verb-rides-to = { $k } rides to { $a }
    .when = { $k } rides to { $a }
verb-hand-back = give { $cs } back
    .when = { $cs } is given back
verb-award-to = { PERSON($p) ->
        [you] score { $n ->
            [one] one point
           *[other] { $n } points
        }
       *[other] { $p } scores { $n ->
            [one] one point
           *[other] { $n } points
        }
    }
    .when = { PERSON($p) ->
        [you] you score
       *[other] { $p } scores
    }
verb-pay-the-price-of = give back the virtue cards that { $q } asks for
verb-enter-the-tournament = enter the tournament
    .when = you enter the tournament
verb-hold-the-tournament = hold the tournament
    .when = the tournament is held
verb-use-by = { PERSON($you) ->
        [you] carry out { $c }
       *[other] { $you } carries out { $c }
    }
    .when = { PERSON($you) ->
        [you] you carry out { $c }
       *[other] { $you } carries out { $c }
    }
verb-pitch-the-tents = give out the tents again
    .when = the tents are given out
verb-prepare-a-round = prepare the next round
    .when = the next round is prepared
