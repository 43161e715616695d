### Draco & Co in English.
### Numbers come from the cards: { $n } and the like are filled in by the game.

## The game

game-draco = Draco & Co
    .rules =
        In Draco’s tavern thieves drink at each other’s expense, and the richest player wins. Your heroes are the two of your colour. On your turn you play a card, which moves heroes or money; then you may propose a toast; then you draw a card. At a toast, heroes near Draco’s cup earn money for their players, and those at the other end pay.

        Draco is no hero: what a card says of heroes never means him. He holds his cup on one side. The hero next to the cup has the first place, the hero on Draco’s other side the last. Forward is towards the first place, back towards the last; the others close up, and nobody passes Draco.

        The heroes of all players and the three that belong to nobody are seated by chance, and chance says who begins. You start with five cards and one gold, which is worth three silver. The goblet starts in front of whoever plays last, so in the first round nobody toasts unless a card allows it.

        If the goblet stands in the centre after your card, you may propose a toast. The first four places receive 4, 3, 2 and 1 silver from the bank; then the last place pays 2 and the last but one 1. Each player draws a card for every hero of his directly beside Sarah. You put the goblet in front of you, and until the end of your next turn nobody toasts. Who cannot pay in full pays what he has.

        Three heroes belong to nobody. Zork earns nothing; what he owes, double at a toast, the richest player pays; if several are equally rich, none of them does. Brother John hands what he earns to the hero directly behind him, and the hero directly in front of him pays his debts. Aunt Sarah neither earns nor pays, until she finds an old friend.

        When the draw pile has run out (twice in a long game), the next toast is the last and ends the game. Players who own exactly the same are out; the richest of the others wins. If nobody is left, Draco wins.

seat-green = Green
seat-purple = Purple
seat-yellow = Yellow
seat-red = Red
seat-blue = Blue
seat-black = Black

option-deck-size = Action cards
    .v-74 = all 74
    .v-64 = 64, a shorter game
    .v-54 = 54, a short game
option-long-game = Long game: the draw pile runs out twice
option-empty-cellar-cap = Empty Wine Cellar, house rule: no hero pays more than 2 gold
option-monte = Three-Card Monte
    .v-errata = you rearrange the heroes
    .v-printed = house rule: an opponent puts them back blindly
option-zork-tie = Zork’s debts when several are richest
    .v-nobody = nobody pays
    .v-english = Zork pays, as far as his own purse goes
option-finite-bank = The bank pays only what it has

phase-turn-of = { $you }’s turn
forecast-next-toast = If somebody toasted now

## Heroes and breeds

kind-breed-amazon = amazon
    .plural = amazons
    .one = an amazon
kind-breed-dwarf = dwarf
    .plural = dwarfs
    .one = a dwarf
kind-breed-kobold = kobold
    .plural = kobolds
    .one = a kobold
kind-breed-rogue = rogue
    .plural = rogues
    .one = a rogue

piece-green-kobold = Green kobold
    .the = the green kobold
piece-green-dwarf = Green dwarf
    .the = the green dwarf
piece-purple-kobold = Purple kobold
    .the = the purple kobold
piece-purple-rogue = Purple rogue
    .the = the purple rogue
piece-yellow-amazon = Yellow amazon
    .the = the yellow amazon
    .gender = feminine
piece-yellow-rogue = Yellow rogue
    .the = the yellow rogue
piece-red-amazon = Red amazon
    .the = the red amazon
    .gender = feminine
piece-red-dwarf = Red dwarf
    .the = the red dwarf
piece-blue-rogue = Blue rogue
    .the = the blue rogue
piece-blue-dwarf = Blue dwarf
    .the = the blue dwarf
piece-black-amazon = Black amazon
    .the = the black amazon
    .gender = feminine
piece-black-kobold = Black kobold
    .the = the black kobold
piece-john = Brother John
    .text = What he earns goes to the hero directly behind him. What he owes is paid by the hero directly in front of him.
piece-sarah = Aunt Sarah
    .text = She neither earns nor pays while she belongs to nobody. At a toast each player draws a card for every hero of theirs directly beside her.
    .gender = feminine
piece-zork = Zork
    .text = He earns nothing. What he owes, double at a toast, the richest player pays; if several are equally rich, none of them does.
piece-draco = Draco
    .text = The places are counted from him: the first is at his cup. He neither earns nor pays.
piece-goblet = Goblet
    .text = Who toasts puts it in front of them. Until it is back in the centre, nobody toasts.
    .the = the goblet

kind-way-forward = forward
kind-way-back = back
kind-end-first = first place
kind-end-last = last place
kind-flank-in-front-of = in front of
kind-flank-behind = behind

## Places and coins

zone-table = Table
    .the = the table
    .in = at the table
zone-exile = Exile
    .the = exile
zone-sleeve = Sleeve
    .the = the sleeve
zone-centre = Centre
    .the = the centre
zone-front = Own place
    .the = the place in front of the player
zone-draw-pile = Draw pile
    .the = the draw pile
zone-hand = Hand
    .the = the hand
zone-stage = Card being played
    .the = the card being played
zone-cellar = Beside Draco
    .the = the place beside Draco
    .in = beside Draco
zone-discard = Discard pile
    .the = the discard pile
zone-unused = Left out
    .the = the cards left out

counter-silver = Silver
    .count = { $n } silver
counter-exhaustions = Times the draw pile ran out
holder-bank = Bank
    .the = the bank
holder-purse = Zork’s purse

variable-active = Whose turn it is
variable-patron = Who pays for Zork
variable-toasting = A toast is being drunk
variable-toast-allowed = A toast is allowed this turn
variable-goblet-is-fresh = The goblet was moved this turn
variable-last-toast-drunk = The last toast has been drunk

## Cards

card-old-friends = Old Friends
    .text = Only if one of your heroes sits beside Sarah. From now on she is your hero as well: she earns, pays and draws for you, until somebody plays this card again.
card-arm-wrestling = Arm Wrestling
    .text = Roll the die for each hero in the first four places. Whoever rolls a 1 or a 2 goes to the last place. You choose in which order the losers leave.
card-enthusiasm = Enthusiasm
    .text = You may toast this turn, wherever the goblet stands. If you do, it then goes to the centre.
card-informer = Informer
    .text = An opponent of your choice pays { $n } silver to the bank.
card-place-of-honour = Place of Honour
    .text = Name a new seat for Draco. Everyone votes. He moves there only if more than half say yes.
card-blackmail = Blackmail
    .text = Demand any sum from an opponent. If he does not pay you all of it, you may send one of his heroes to the last place.
card-apparition = Apparition
    .text = Put Sarah in the first place or in the last.
card-shady-deal-swap = Shady Deal
    .text = Swap your whole hand with that of an opponent of your choice.
card-shady-deal-take = Shady Deal
    .text = Look at the hand of an opponent of your choice and take one card from it.
card-frenzy-of-joy = Frenzy of Joy
    .text = { $n } gold from the bank lands near Draco by chance: most likely on him or a neighbour, never more than four seats away. The hero it lands on gets it; if it is Draco, the bank does.
card-gallant = Gallant
    .text = Sarah and one of your heroes swap seats.
card-rumour-mill = Rumour Mill ({ FORM($b, "plural") })
    .text = All { FORM($b, "plural") } move { $n } places forward, or all of them { $n } places back. You choose the order.
card-big-intrigue = Big Intrigue
    .text = Choose a hero, then roll the die: he moves back that many places.
card-big-brawl = Big Brawl
    .text = Shuffle all heroes and seat them at random.
card-big-confusion = Big Confusion
    .text = One of your heroes moves { $ahead } places forward, another { $behind } places back. You choose who goes first.
card-favourite = Favourite
    .text = Choose a hero, then roll the die: he moves forward that many places.
card-courtesies = Courtesies
    .text = Draco swaps seats with Sarah or with John.
card-hangover = Hangover
    .text = Put the goblet in front of any player. It stays there until the end of that player’s next turn.
card-small-intrigue = Small Intrigue ({ $w })
    .text = Move any hero { $n } places { $w }.
card-small-brawl = Small Brawl
    .text = Choose { $n } heroes. They are shuffled and take each other’s seats.
card-small-confusion = Small Confusion
    .text = One of your heroes moves { $ahead } places forward, another { $behind } places back. You choose who goes first.
card-pickpocket = Pickpocket
    .text = Take { $n } silver from an opponent of your choice.
card-moody = Moody ({ $n })
    .text = Draco moves past { $n ->
        [one] one hero
       *[other] { $n } heroes
    }, on whichever side you like. Whoever he passes goes from one end of the row to the other.
card-empty-cellar = Empty Wine Cellar
    .text = Lay this beside Draco. At the next toast nobody earns: the first four places pay 4, 3, 2 and 1 gold, the last 2, the last but one 1{ ID($option-empty-cellar-cap) ->
        [yes] , but no hero more than { $cap }
       *[no] { "" }
    }. If a cellar lies there already, discard both.
card-magic-mirror = Magic Mirror
    .text = Roll the die: the hero in the first place moves back that many places, the hero in the last place forward as many. You choose who goes first.
card-helping-hand = Helping Hand
    .text = Choose a hero. For every gold you pay to the bank he moves { $n } places forward.
card-love-thy-neighbour = Love Thy Neighbour
    .text = Seat John directly beside Zork, or Zork directly beside John.
card-scheming = Scheming
    .text = Seat any hero directly in front of or directly behind Zork.
card-stroke-of-fate = Stroke of Fate
    .text = Roll the die: the hero in the place with that number goes to the last place.
card-arbitration = Arbitration
    .text = Name two heroes. Everyone votes. They swap seats only if more than half say yes.
card-chit-chat = Chit-Chat
    .text = Choose a breed and one of its heroes. All others of that breed sit down directly beside him; you choose the order and the sides.
card-cronies = Cronies
    .text = You and an opponent of your choice may each move any hero { $n } places forward. You choose who goes first.
card-selfless = Selfless
    .text = Put John in the first place.
card-regular-seat = Regular Seat
    .text = Zork goes to the last place.
card-tryst = Tryst
    .text = If two of your heroes sit side by side, take { $n } gold from the bank.
card-sinner = Sinner
    .text = Put John in the last place.
card-separation = Separation
    .text = One of your heroes goes to the first place, another to the last.
card-three-card-monte = Three-Card Monte
    .text = Choose three heroes who sit side by side. { ID($option-monte) ->
        [printed] Shuffle them face down; an opponent of your choice puts them back.
       *[errata] Rearrange them as you like.
    }
card-drunkenness = Drunkenness
    .text = { $golden } gold and { $plain } silver coins fly across the table. Each is as likely to miss as to hit a seat. A coin that hits a hero belongs to his player; what misses, or hits Draco, Sarah or Zork, goes back to the bank.
card-persuasive-arguments = Persuasive Arguments ({ FORM($b, "plural") })
    .text = Choose { FORM($b, "one") }, then roll the die: that hero moves back that many places.
card-foul-accusation = Foul Accusation
    .text = Throw any player’s hero out of the tavern. At the start of your next turn, seat him wherever you like.
card-bad-company = Bad Company
    .text = Each hero directly beside Zork pays { $n } silver to the bank.
card-brotherhood = Brotherhood ({ FORM($b, "plural") })
    .text = Seat any hero directly behind { FORM($b, "one") } of your choice.
card-trust = Trust
    .text = Draco swaps seats with one of your heroes.
card-full-cellar = Full Wine Cellar
    .text = Lay this beside Draco. At the next toast nobody pays: the first four places receive 4, 3, 2 and 1 gold, the last 2, the last but one 1. If a cellar lies there already, discard both.
card-fickle = Fickle
    .text = Draco takes his cup in the other hand. The first are now the last, and the last are the first.
card-musical-chairs = Musical Chairs
    .text = Rearrange John, Sarah and Zork among their seats as you like.
card-charity = Charity
    .text = Every player may draw a card for each hero of his that sits directly beside John.
card-dice-game = Dice Game
    .text = Choose a hero, then roll the die: the number is his new place.
card-wham = Wham!
    .text = { $golden } gold coins fly across the table. Each is as likely to miss as to hit a seat. A coin that hits a hero belongs to his player; what misses, or hits Draco, Sarah or Zork, goes back to the bank.
card-pincers = Pincers
    .text = Choose an opponent with a hero directly between two of yours: he pays you { $n } gold.

## Questions

prompt-play-card = Which card do you play?
prompt-discard-card = You can play nothing. Which card do you discard?
prompt-toast = Do you propose a toast?
prompt-choose-hero = Choose a hero.
prompt-choose-several-hero = Choose { $max } heroes.
prompt-choose-player = Choose a player.
prompt-choose-next = Who moves next?
prompt-demand = How much silver do you demand?
prompt-hero-goes = Does { $a } move forward or back?
prompt-breed-goes = Do the { FORM($b, "plural") } move forward or back?
prompt-choose-end = First place or last?
prompt-choose-flank = In front of or behind?
prompt-choose-breed = Choose a breed.
prompt-choose-host = Whom do the others sit beside?
prompt-sit-behind = Behind whom shall another hero sit?
prompt-goes-forward = Who moves forward?
prompt-goes-back = Who moves back?
prompt-goes-first = Who goes to the first place?
prompt-goes-last = Who goes to the last place?
prompt-draco-goes = Does Draco move forward, past the first place, or back, past the last?
prompt-seat-of-honour = Behind whom shall Draco sit? That hero then has the last place.
prompt-vote-seat = Shall Draco sit behind { $host }, who then has the last place?
prompt-vote-swap = Shall { $a } and { $b } swap seats?
prompt-pay-gold = How many gold coins do you pay?
prompt-pay-ransom = Do you pay { $sum } silver? If not, one of your heroes may land in the last place.
prompt-punish = Whom do you send to the last place?
prompt-accuse = Whom do you accuse?
prompt-return-to = In which place does { $h } sit down again?
prompt-middle-of-three = Choose the one in the middle of the three.
prompt-new-order = In which order do they sit, from front to back?
prompt-new-order-blind = Put the face-down heroes back, in any order.
prompt-take-card = Which card do you take?
prompt-draw-extra = Do you draw a card?

## The log

log-play = { $player } plays { $card }.
log-roll = { $player } rolls { $value }.
log-toast-by = { $you } raises the goblet: a toast!
log-hand-the-goblet-to = The goblet stands in front of { $p }.
log-return-the-goblet = The goblet is back in the centre.
log-zork-pays-himself = Zork has to pay { $n } silver himself, as far as his purse goes.
log-the-draw-pile-runs-out = The draw pile has run out. The discards are shuffled.
log-move-table = { $place ->
        [0] { $thing } moves to another seat.
       *[other] { $thing } takes place { $place }.
    }
log-move-exile = { $thing } is thrown out of the tavern.
log-move-hand = { $owner } takes { $thing }.
log-move-cellar = { $thing } is laid beside Draco.
log-move-sleeve = { $thing } is laid face down.
log-move-stage = { "" }
log-move-discard = { "" }
log-move-draw-pile = { "" }
log-move-unused = { "" }
log-move-front = { "" }
log-move-centre = { "" }
log-shuffle-draw-pile = { "" }
log-chance-number = { "" }
log-count-exhaustions = { "" }
log-answer-choose-player = { $player } chooses { LIST($choice) }.
log-answer-demand = { $player } demands { $value } silver.
log-answer-pay-ransom = { ID($value) ->
        [yes] { "" }
       *[other] { $player } refuses to pay.
    }
log-answer-vote-seat = { ID($value) ->
        [yes] { $player } votes yes.
        [no] { $player } votes no.
       *[other] { "" }
    }
log-answer-vote-swap = { ID($value) ->
        [yes] { $player } votes yes.
        [no] { $player } votes no.
       *[other] { "" }
    }
log-exchange-hand = { $a } and { $b } swap their hands.
log-swap = { $a } and { $b } swap seats.
log-reverse-table = Draco takes his cup in the other hand: the first are the last.
log-attr-owner = { $thing } now sides with { $value }.
log-end = { COUNT($winners) ->
        [0] Every thief is tied: Draco wins.
        [one] { LIST($winners) } is the richest thief of all.
       *[other] { LIST($winners) } win.
    }

## Words for generated card texts

type-hero = hero
    .plural = heroes
type-king = king
    .plural = kings
type-action = card
    .plural = cards
type-breed = breed
    .plural = breeds
type-way = direction
type-end = end
type-flank = side

attr-breed = the breed of { $x }
    .has = { $x } has a breed
    .has-not = { $x } has no breed
attr-owner = the player of { $x }
    .has = { $x } belongs to a player
    .has-not = { $x } belongs to nobody
    .set = { PERSON($value) ->
        [you] { $x } is now your hero as well
       *[other] { $x } now belongs to { $value }
    }

phrase-heroes = the heroes
    .one = a hero
    .each = each hero
phrase-heroes-of-player = { PERSON($p) ->
        [you] your heroes
       *[other] the heroes { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] one of your heroes
       *[other] one of the heroes { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] each of your heroes
       *[other] each of the heroes { FORM($p, "of") }
    }
phrase-heroes-of-breed = { ID($b) ->
        [np-that] the heroes of that breed
       *[other] the { FORM($b, "plural") }
    }
    .one = { ID($b) ->
        [np-that] a hero of that breed
       *[other] { FORM($b, "one") }
    }
    .each = { ID($b) ->
        [np-that] each hero of that breed
       *[other] each { FORM($b, "name") }
    }
phrase-heroes-besides = the heroes other than { $h }
    .one = a hero other than { $h }
    .each = each hero other than { $h }
phrase-hero-at = the hero in place { $n }
phrase-hero = the hero directly { $f } { $h }
phrase-heroes-beside = the heroes directly beside { $h }
    .one = a hero directly beside { $h }
    .each = each hero directly beside { $h }
phrase-heroes-of-beside = { PERSON($p) ->
        [you] your heroes
       *[other] the heroes { FORM($p, "of") }
    } directly beside { $h }
    .one = { PERSON($p) ->
        [you] one of your heroes
       *[other] one of the heroes { FORM($p, "of") }
    } directly beside { $h }
    .any = { PERSON($p) ->
        [you] one of your heroes
       *[other] one of the heroes { FORM($p, "of") }
    } sits directly beside { $h }
phrase-are-a-majority = more than half say yes
phrase-the-goblet-stands-free = the goblet stands in the centre
phrase-richest = the richest player

verb-move-hero-way-number = move { $h } { $n ->
        [one] one place
       *[other] { $n } places
    } { ID($w) ->
        [forward] forward
        [back] back
       *[other] in { $w }
    }
    .when = { $h } moves { ID($w) ->
        [forward] forward
        [back] back
       *[other] forward or back
    }
    .instead = { $h } moving { ID($w) ->
        [forward] forward
        [back] back
       *[other] forward or back
    }
verb-move-king-way-number = move { $k } past { $n ->
        [one] one hero
       *[other] { $n } heroes
    } { ID($w) ->
        [forward] on his cup’s side
        [back] on the side away from his cup
       *[other] in { $w }
    }
verb-move-to-place = move { $h } to place { $n }
verb-move-to-the-place = move { $h } to { ID($e) ->
        [first] the first place
        [last] the last place
       *[other] { $e } of the row
    }
verb-seat = seat { $h } directly { ID($f) ->
        [in-front-of] in front of
        [behind] behind
       *[other] on { $f } of
    } { $other }
verb-scatter-your-heroes-forward-back = move one of your heroes { $ahead } places forward and another { $behind } places back
verb-pay-from-the-bank = { PERSON($p) ->
        [you] take { $n } silver from the bank
       *[other] { $p } takes { $n } silver from the bank
    }
verb-reward-with = { $h } receives { $n } silver from the bank
verb-charge-with = { PERSON($hs) ->
        [many] { $hs } pay { $n } silver each to the bank
       *[other] { $hs } pays { $n } silver to the bank
    }
verb-draw-a-card-by = { PERSON($p) ->
        [you] draw a card
       *[other] { $p } draws a card
    }
verb-hand-the-goblet-to = put the goblet in front of { $p }
verb-return-the-goblet = put the goblet in the centre
verb-allow-a-toast-this-turn = you may toast this turn, wherever the goblet stands
verb-lay-beside-draco = lay { $c } beside Draco
verb-fling-a-coin-worth = a coin worth { $n } silver is thrown: it lands on a seat by chance or, as likely, misses; the player of the hero it hits takes it, any other goes back to the bank
verb-toast-by = { PERSON($you) ->
        [you] toast
       *[other] { $you } toasts
    }
    .when = { PERSON($you) ->
        [you] you toast
       *[other] { $you } toasts
    }
verb-start-turn-of = start the turn of { $you }
    .when = { PERSON($you) ->
        [you] your turn begins
       *[other] the turn of { $you } begins
    }
verb-end-turn-of = end the turn of { $you }
    .when = { PERSON($you) ->
        [you] your turn ends
       *[other] the turn of { $you } ends
    }
verb-pay-the-table = pay the places as usual
    .when = the places are paid
    .instead = the usual payment
phrase-heroes-of-caught-by = the heroes { FORM($victim, "of") } caught between two of { PERSON($p) ->
        [you] your heroes
       *[other] the heroes { FORM($p, "of") }
    }
    .one = one of the heroes { FORM($victim, "of") } caught between two of { PERSON($p) ->
        [you] your heroes
       *[other] the heroes { FORM($p, "of") }
    }
    .any = a hero { FORM($victim, "of") } sits directly between two of { PERSON($p) ->
        [you] your heroes
       *[other] the heroes { FORM($p, "of") }
    }
phrase-luck-of = the luck of { $x } (8 for Draco and beside him, then 4, 2 and 1 by distance, farther off 0)
type-thing = figure
    .plural = figures
