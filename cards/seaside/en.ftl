### Dominion: Seaside in English.

## The game

game-seaside = Dominion: Seaside
    .rules =
        You rule a small realm by the sea, and your cards are all there is of it: whoever has the most points in them at the end wins. Your turn has three parts. First you may play an action. Then you play treasures and may buy a card. At last you discard your hand and all you have played, and draw five new cards.

        The supply has a pile of each base card, 8 of each victory card with two players, else 12, 10 curses for each player but one, and ten kingdom piles. Chance says who begins.

        High Seas: Bazaar, Caravan, Embargo, Explorer, Haven, Island, Lookout, Pirate Ship, Smugglers, Wharf. Buried Treasure: Ambassador, Cutpurse, Fishing Village, Lighthouse, Outpost, Pearl Diver, Tactician, Treasure Map, Warehouse, Wharf. Shipwrecks: Ghost Ship, Merchant Ship, Native Village, Navigator, Pearl Diver, Salvager, Sea Hag, Smugglers, Treasury, Warehouse.

        You begin with seven coppers and three estates. Whatever you gain goes to your discard pile, and comes back when the discards become your new deck. Some actions give you more actions, cards, coins or buys; each further buy is one more card. Coins that you have not spent at the end of your turn are lost.

        A duration acts now and again at the start of your next turn; until then it stays in front of you. If several of them act, you choose their order.

        An attack hits all other players, in turn order. Who has a reaction in hand may show it before anything else happens; who has a lighthouse in play is safe.

        The game ends with the turn after which the provinces or any three piles are empty. All your cards count, those on your mats too. If several have the most points, the one of them who had fewer turns wins.

seat-coral = Coral
seat-teal = Teal
seat-amber = Amber
seat-navy = Navy

option-kingdom = Kingdom cards
    .v-random = ten by chance
    .v-high-seas = High Seas
    .v-buried-treasure = Buried Treasure
    .v-shipwrecks = Shipwrecks
    .v-own-choice = the first player chooses ten
option-guests = Throne Room, Moat and Secret Chamber may be among them
option-end-if-ever-empty = A pile that was empty for a moment counts as empty

phase-turn-of = { $you }’s turn
phase-action-phase-of = { $you }’s actions
phase-buy-phase-of = { $you } buys

## Words

kind-trait-action = action
kind-trait-treasure = treasure
kind-trait-victory = victory card
kind-trait-curse = curse
kind-trait-attack = attack
kind-trait-duration = duration
kind-trait-reaction = reaction
kind-origin-basic = base card
kind-origin-seaside = Seaside
kind-origin-guest = guest
kind-village-life-send-a-card = put the top card of your deck on the mat
kind-village-life-fetch-the-cards = take all cards from the mat
kind-piracy-raid = raid the others
kind-piracy-spend = spend your plunder

## Places and counters

zone-supply = Supply
    .the = the supply
    .of-whom = the supply pile of { $who }
    .of-whom-in = in the supply pile of { $who }
zone-trash = Trash
    .the = the trash
zone-deck = Deck
    .the = the deck
zone-hand = Hand
    .the = the hand
zone-in-play = In play
    .the = the cards in play
    .in = in play
    .your = the cards in play in front of you
    .your-in = in play in front of you
    .your-things = the cards in play in front of you
    .your-one = a card in play in front of you
    .your-into = into play
zone-discard = Discard pile
    .the = the discard pile
zone-looked-at = Looked at
    .the = the cards looked at
    .your = the cards you looked at
    .your-in = among the cards you looked at
    .your-things = the cards you looked at
    .your-one = one of the cards you looked at
zone-shown = Shown
    .the = the cards shown
    .of-whom = the cards that { $who } showed
    .of-whom-in = among the cards that { $who } showed
    .of-whom-things = the cards that { $who } showed
    .of-whom-one = one of the cards that { $who } showed
zone-aside = Set aside
    .the = the cards set aside
    .your = the cards you set aside
    .your-into = aside
zone-village-mat = Native Village mat
    .the = the Native Village mat
    .your = your Native Village mat
    .your-in = on your Native Village mat
    .your-into = to your Native Village mat
zone-island-mat = Island mat
    .the = the Island mat
    .your = your Island mat
    .your-in = on your Island mat
    .your-into = to your Island mat

counter-embargo = Embargo tokens
    .count = { $n ->
        [one] { $n } embargo token
       *[other] { $n } embargo tokens
    }
    .of-whom = the embargo tokens on { $who }
counter-plunder = Plunder
    .count = { $n } plunder
counter-actions = Actions
    .count = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
counter-buys = Buys
    .count = { $n ->
        [one] { $n } buy
       *[other] { $n } buys
    }
counter-coins = Coins
    .count = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
counter-turns = Turns taken
    .count = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }

variable-piles = Piles of this game
    .the = the piles of this game
variable-gained = Gained in the last turn
    .of-whom = the cards that { $who } gained in the last turn
variable-bought-victory = A victory card was bought this turn
    .has = you bought a victory card this turn
    .has-not = you bought no victory card this turn
variable-victims = Whom the attack hits
    .the = the players the attack hits
variable-active = Whose turn it is
variable-extra-turn = This is an extra turn
    .has = this is an extra turn
    .has-not = this is not an extra turn
variable-extra-turn-follows = An extra turn follows
    .set-yes = take an extra turn after this one
    .set-no = no extra turn follows
variable-ever-run-out = The supply had run out for a moment

## Cards

card-copper = Copper
    .text = Treasure, costs { $cost }. Worth { $worth } coin.
card-silver = Silver
    .text = Treasure, costs { $cost }. Worth { $worth } coins.
card-gold = Gold
    .text = Treasure, costs { $cost }. Worth { $worth } coins.
card-estate = Estate
    .text = Victory card, costs { $cost }. { $points } point.
card-duchy = Duchy
    .text = Victory card, costs { $cost }. { $points } points.
card-province = Province
    .text = Victory card, costs { $cost }. { $points } points.
card-curse = Curse
    .text = Curse, costs { $cost }. { $points } point.
card-embargo = Embargo
    .text = Action, costs { $cost }. Get 2 coins. Trash this card and put an embargo token on any pile of the supply. From now on, whoever buys a card from that pile gains a curse for each token on it.
card-haven = Haven
    .text = Action and duration, costs { $cost }. Draw a card and get 1 action. Set a card from your hand aside, face down; it returns to your hand at the start of your next turn.
card-lighthouse = Lighthouse
    .text = Action and duration, costs { $cost }. Get 1 action and 1 coin; at the start of your next turn, 1 coin more. While this card is in play, attacks of other players do not touch you, even if you wish they did.
card-native-village = Native Village
    .text = Action, costs { $cost }. Get 2 actions. Then either put the top card of your deck face down on your Native Village mat, or take all cards from the mat into your hand.
card-pearl-diver = Pearl Diver
    .text = Action, costs { $cost }. Draw a card and get 1 action. Look at the bottom card of your deck; you may put it on top.
card-ambassador = Ambassador
    .text = Action and attack, costs { $cost }. Show a card from your hand. Return up to two copies of it from your hand to the supply; then each other player gains a copy.
card-fishing-village = Fishing Village
    .text = Action and duration, costs { $cost }. Get 2 actions and 1 coin. At the start of your next turn, get 1 action and 1 coin.
card-lookout = Lookout
    .text = Action, costs { $cost }. Get 1 action. Look at the top three cards of your deck: trash one, discard one, put the last one back.
card-smugglers = Smugglers
    .text = Action, costs { $cost }. Gain a copy of a card that the player on your right gained in his last turn and that costs 6 at most.
card-warehouse = Warehouse
    .text = Action, costs { $cost }. Draw three cards and get 1 action. Then discard three cards.
card-caravan = Caravan
    .text = Action and duration, costs { $cost }. Draw a card and get 1 action. At the start of your next turn, draw a card.
card-cutpurse = Cutpurse
    .text = Action and attack, costs { $cost }. Get 2 coins. Each other player discards a copper, or shows a hand without one.
card-island = Island
    .text = Action and victory card, costs { $cost }. { $points } points. Put this card and another one from your hand on your Island mat, until the game ends.
card-navigator = Navigator
    .text = Action, costs { $cost }. Get 2 coins. Look at the top five cards of your deck. Discard them all, or put them back in any order.
card-pirate-ship = Pirate Ship
    .text = Action and attack, costs { $cost }. Raid: each other player shows the top two cards of his deck; you trash a treasure among them, and he discards the rest. If you trashed any, add 1 to your plunder. Or spend: get a coin for each plunder, and keep it.
card-salvager = Salvager
    .text = Action, costs { $cost }. Get 1 buy. Trash a card from your hand and get as many coins as it costs.
card-sea-hag = Sea Hag
    .text = Action and attack, costs { $cost }. Each other player discards the top card of his deck and gains a curse, which goes on top of his deck.
card-treasure-map = Treasure Map
    .text = Action, costs { $cost }. Trash this card and another Treasure Map from your hand. If you trashed both, gain four golds, which go on top of your deck.
card-bazaar = Bazaar
    .text = Action, costs { $cost }. Draw a card; get 2 actions and 1 coin.
card-explorer = Explorer
    .text = Action, costs { $cost }. Gain a silver into your hand; or, if you show a province from your hand, a gold instead.
card-ghost-ship = Ghost Ship
    .text = Action and attack, costs { $cost }. Draw two cards. Each other player who has more than three cards in hand puts cards of his choice back on his deck until he has three.
card-merchant-ship = Merchant Ship
    .text = Action and duration, costs { $cost }. Get 2 coins, and 2 more at the start of your next turn.
card-outpost = Outpost
    .text = Action and duration, costs { $cost }. At the end of this turn draw three cards only, then take an extra turn; but never three turns in a row.
card-tactician = Tactician
    .text = Action and duration, costs { $cost }. Discard your hand. If that was at least one card, then at the start of your next turn draw five cards and get 1 buy and 1 action.
card-treasury = Treasury
    .text = Action, costs { $cost }. Draw a card; get 1 action and 1 coin. At the end of a turn in which you bought no victory card, you may put this card back on your deck.
card-wharf = Wharf
    .text = Action and duration, costs { $cost }. Draw two cards and get 1 buy; at the start of your next turn, do so again.
card-throne-room = Throne Room
    .text = Action, costs { $cost }. Play an action from your hand twice. This uses up no further action.
card-moat = Moat
    .text = Action and reaction, costs { $cost }. Draw two cards. When another player plays an attack, you may show this card from your hand; the attack then does not touch you.
card-secret-chamber = Secret Chamber
    .text = Action and reaction, costs { $cost }. Discard as many cards as you like and get a coin for each. When another player plays an attack, you may show this card from your hand; then draw two cards and put two cards from your hand back on your deck.

## Questions

prompt-choose-kingdom = Which ten kingdom cards shall there be?
prompt-play-action = Do you play an action?
    .decline = Play no action
prompt-play-all-treasures = Do you play all your treasures?
prompt-play-treasures = Which treasures do you play?
prompt-buy = Do you buy a card?
    .decline = Buy nothing
prompt-place-embargo = On which pile do you put the embargo token?
prompt-set-aside = Which card do you set aside for your next turn?
prompt-choose-village-life = What happens in the village?
prompt-put-pearl-on-top = Do you put { $pearl } on top of your deck?
prompt-show-card = Which card do you show?
prompt-return-cards = Which copies do you return to the supply?
prompt-trash-one = Which card do you trash?
prompt-discard-one = Which card do you discard?
prompt-smuggle = What do you smuggle?
prompt-discard-cards = Which cards do you discard?
prompt-ship-to-island = Which card goes to the island?
prompt-discard-them-all = Do you discard them all?
prompt-back-on-deck = Which cards go back on your deck? The first one will lie on top.
prompt-choose-piracy = Raid or spend?
prompt-sink-treasure = Which treasure is trashed?
prompt-salvage = Which card do you trash?
prompt-show-province = Do you show a province?
prompt-keep-treasury = Do you put the Treasury back on your deck?
prompt-play-twice = Which action do you play twice?
prompt-show-reaction = Which reaction do you show?
prompt-discard-for-coins = Which cards do you discard, for a coin each?

## The log

log-play = { $player } plays { $card }.
log-note-that-gained = { $you } gains { $d }.
log-note-that-paid-with = { COUNT($ts) ->
        [0] { $you } pays nothing.
       *[other] { $you } pays with { LIST($ts) }.
    }
log-move-supply = { "" }
log-note-that-returned = { COUNT($cs) ->
        [0] { $you } returns nothing to the supply.
       *[other] { $you } returns { LIST($cs) } to the supply.
    }
log-move-trash = { $thing } is trashed.
log-move-deck = { "" }
log-move-hand = { "" }
log-move-in-play = { "" }
log-move-discard = { "" }
log-move-looked-at = { "" }
log-move-shown = { $owner } shows { $thing }.
log-move-aside = { $owner } sets a card aside.
log-move-village-mat = { $owner } puts a card on the Native Village mat.
log-move-island-mat = { $owner } puts { $thing } on the Island mat.
log-shuffle-deck = A new deck is shuffled.
log-count-embargo = An embargo token is laid on { $of }.
log-count-plunder = Plunder of { $of }: { $value }
log-count-actions = { "" }
log-count-buys = { "" }
log-count-coins = { "" }
log-count-turns = { "" }
log-chance = { "" }

## Words for generated card texts

type-printed = card
    .plural = cards
attr-cost = the cost of { $x }
verb-draw-a-card = draw a card
verb-draw-cards = draw { $n ->
        [one] a card
       *[other] { $n } cards
    }
verb-look-at-the-top-cards = look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck
verb-renew-the-deck = shuffle your discards into a new deck
verb-renew-an-empty-deck = if your deck is empty, shuffle your discards into a new one
verb-discard = discard { $cs }
verb-discards = { PERSON($you) ->
        [you] discard { $cs }
       *[other] { $you } discards { $cs }
    }
verb-discards-the-top-card = { PERSON($you) ->
        [you] discard the top card of your deck
       *[other] { $you } discards the top card of his deck
    }
verb-put-back-on-the-deck = put { $cs } on top of your deck
verb-trash = trash { $cs }
verb-gain = gain { $d }
verb-gain-into-the-hand = gain { $d } into your hand
verb-gain-onto-the-deck = gain { $d } onto your deck
verb-gains = { PERSON($you) ->
        [you] gain { $d }
       *[other] { $you } gains { $d }
    }
verb-gains-onto-the-deck = { PERSON($you) ->
        [you] gain { $d } onto your deck
       *[other] { $you } gains { $d } onto his deck
    }
verb-play = play { $c }
verb-keep-until-your-next-turn = leave { $c } in play until your next turn
verb-keeps-only-cards = { PERSON($you) ->
        [you] put cards from your hand back on your deck until you have { $n }
       *[other] { $you } puts cards from his hand back on his deck until he has { $n }
    }
verb-attack-on = attack { $p }
    .when = { PERSON($p) ->
        [you] another player attacks you
       *[other] { $p } is attacked
    }
    .instead = { PERSON($p) ->
        [you] an attack on you
       *[other] an attack on { $p }
    }
verb-start-turn-of = start the turn of { $you }
    .when = { PERSON($you) ->
        [you] your turn begins
       *[other] the turn of { $you } begins
    }
verb-clean-up-of = clean up
    .when = { PERSON($you) ->
        [you] you clean up
       *[other] { $you } cleans up
    }
phrase-action-cards-of = { PERSON($p) ->
        [you] the actions in your hand
       *[other] the actions in the hand of { $p }
    }
    .one = { PERSON($p) ->
        [you] an action from your hand
       *[other] an action from the hand of { $p }
    }
    .each = { PERSON($p) ->
        [you] each action in your hand
       *[other] each action in the hand of { $p }
    }
phrase-treasure-cards-of = { PERSON($p) ->
        [you] the treasures in your hand
       *[other] the treasures in the hand of { $p }
    }
    .one = { PERSON($p) ->
        [you] a treasure from your hand
       *[other] a treasure from the hand of { $p }
    }
    .each = { PERSON($p) ->
        [you] each treasure in your hand
       *[other] each treasure in the hand of { $p }
    }
variable-sheltered = Who is safe from the attack
    .the = the players who are safe from the attack
attr-types = the types of { $x }
attr-stays = whether { $x } stays in play
    .has = { $x } stays in play
    .has-not = { $x } does not stay in play
verb-shows-the-top-cards = { PERSON($you) ->
        [you] show the top { $n ->
            [one] card
           *[other] { $n } cards
        } of your deck
       *[other] { $you } shows the top { $n ->
            [one] card
           *[other] { $n } cards
        } of his deck
    }
verb-answers-with = { PERSON($you) ->
        [you] react with { $c }
       *[other] { $you } reacts with { $c }
    }
    .when = { PERSON($you) ->
        [you] you show { $c } as a reaction
       *[other] { $you } shows { $c } as a reaction
    }
