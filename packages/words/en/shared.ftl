# Words that every game needs. A game may word any of them anew under the same id.
seat = Player { $number }
yes = yes
no = no
none = none
hidden = { $place ->
        [0] a card
       *[other] card { $place }
    }
    .the = a card
hidden-clues = { FORM($thing, "name") } ({ LIST($clues) })
    .the = { FORM($thing, "name") } ({ LIST($clues) })
cell = column { $x }, row { $y }
amount = { $n } { FORM($what, "name") }
zone-box = box
zone-owned = { FORM($zone, "name") } ({ FORM($owner, "name") })

# Questions
prompt-choose = Choose.
prompt-choose-order = Choose an order.
prompt-choose-several = { $min ->
        [0] Choose up to { $max }.
       *[other] { $exact ->
            [yes] Choose { $max }.
           *[no] Choose { $min } to { $max }.
        }
    }
prompt-choose-number = Choose a number.
prompt-choose-player = Choose a player.
prompt-choose-yes-no = Yes or no?
prompt-choose-next = Which one is next?
prompt-order-effects = Which effect comes first?

# What can be chosen and would stay as it is
guarded-place = { $card ->
        [none] A rule of the game
       *[other] { $card }
    } keeps it in place.
guarded = { $card ->
        [none] A rule of the game
       *[other] { $card }
    } keeps it as it is.

# Log
log-start = { $first } starts.
log-play = { $player } plays { $card }.
log-roll = The die shows { $value }.
log-chance = Chance decides: { $value }.
log-pay = { $from } pays { $sum } to { $to }.
log-count = { FORM($counter, "name") }: { $value }
log-move = { $thing }: { $from } → { $to }
log-move-place = { $thing }: { $to }, place { $place }
log-swap = { $a } and { $b } swap places.
log-exchange = { $a } and { $b } swap: { $zone }.
log-rearrange = New order: { LIST($things) }.
log-shuffle = { $zone }: shuffled.
log-reverse = { $zone }: turned round.
log-face-up = { $thing } is turned face up.
log-face-down = { $thing } is turned face down.
log-reveal = Revealed: { LIST($things) }.
log-look = { $player } looks at { COUNT($things) ->
        [one] one card
       *[other] { COUNT($things) } cards
    }.
log-stopped-place = { $thing } stays put, thanks to { $card }.
log-stopped-place-alone = { $thing } stays put.
log-stopped = { $thing } stays as before, thanks to { $card }.
log-stopped-alone = { $thing } stays as before.
log-learn = Clue for { $who }: { LIST($things) }.
log-learn-value = Clue for { $who }: { LIST($things) } – { LIST($values) }.
log-learn-all = Clue for everyone: { LIST($things) } – { LIST($values) }.
log-end = { COUNT($winners) ->
        [0] Nobody wins.
        [one] { LIST($winners) } wins.
       *[other] { LIST($winners) } win.
    }
