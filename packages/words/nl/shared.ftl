# Woorden die elk spel nodig heeft. Een spel mag ze onder dezelfde id anders zeggen.
seat = Speler { $number }
yes = ja
no = nee
none = geen
hidden = { $place ->
        [0] een kaart
       *[other] kaart { $place }
    }
    .the = een kaart
hidden-clues = { FORM($thing, "name") } ({ LIST($clues) })
    .the = { FORM($thing, "name") } ({ LIST($clues) })
cell = kolom { $x }, rij { $y }
amount = { $n } { FORM($what, "name") }
zone-box = doos
zone-owned = { FORM($zone, "name") } ({ FORM($owner, "name") })

# Vragen
prompt-choose = Maak een keuze.
prompt-choose-order = Kies een volgorde.
prompt-choose-several = { $min ->
        [0] Kies er hoogstens { $max }.
       *[other] { $exact ->
            [yes] Kies er { $max }.
           *[no] Kies er { $min } tot { $max }.
        }
    }
prompt-choose-number = Kies een getal.
prompt-choose-player = Kies een speler.
prompt-choose-yes-no = Ja of nee?
prompt-choose-next = Wat komt nu?
prompt-order-effects = Welk effect komt eerst?

guarded-place = { $card ->
        [none] Een regel van het spel
       *[other] { $card }
    } houdt het op zijn plaats.
guarded = { $card ->
        [none] Een regel van het spel
       *[other] { $card }
    } houdt het zoals het is.

# Verslag
log-start = { $first } begint.
log-play = { $player } speelt { $card }.
log-roll = De dobbelsteen toont { $value }.
log-chance = Het lot beslist: { $value }.
log-pay = { $from } betaalt { $sum } aan { $to }.
log-count = { FORM($counter, "name") }: { $value }
log-move = { $thing }: { $from } → { $to }
log-move-place = { $thing }: { $to }, plaats { $place }
log-swap = { $a } en { $b } wisselen van plaats.
log-exchange = { $a } en { $b } ruilen: { $zone }.
log-rearrange = Nieuwe volgorde: { LIST($things) }.
log-shuffle = { $zone }: geschud.
log-reverse = { $zone }: omgekeerd.
log-face-up = { $thing } wordt opengelegd.
log-face-down = { $thing } wordt dichtgelegd.
log-reveal = Getoond: { LIST($things) }.
log-look = { $player } bekijkt { COUNT($things) ->
        [one] één kaart
       *[other] { COUNT($things) } kaarten
    }.
log-stopped-place = { $thing } blijft staan, dankzij { $card }.
log-stopped-place-alone = { $thing } blijft staan.
log-stopped = { $thing } blijft zoals het was, dankzij { $card }.
log-stopped-alone = { $thing } blijft zoals het was.
log-learn = Hint voor { $who }: { LIST($things) }.
log-learn-value = Hint voor { $who }: { LIST($things) } – { LIST($values) }.
log-learn-all = Hint voor allen: { LIST($things) } – { LIST($values) }.
log-end = { COUNT($winners) ->
        [0] Niemand wint.
        [one] { LIST($winners) } wint.
       *[other] { LIST($winners) } winnen.
    }
