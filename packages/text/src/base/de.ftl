# Wörter, die jedes Spiel braucht. Ein Spiel darf sie unter derselben Kennung anders sagen.
seat = Spieler { $number }
yes = ja
no = nein
none = keine
hidden = { $place ->
        [0] eine Karte
       *[other] Karte { $place }
    }
    .the = eine Karte
cell = Spalte { $x }, Zeile { $y }
amount = { $n } { FORM($what, "name") }
zone-box = Schachtel
zone-owned = { FORM($zone, "name") } ({ FORM($owner, "name") })

# Fragen
prompt-choose = Triff eine Wahl.
prompt-choose-order = Bestimme die Reihenfolge.
prompt-choose-several = { $min ->
        [0] Wähle bis zu { $max }.
       *[other] { $exact ->
            [yes] Wähle { $max }.
           *[no] Wähle { $min } bis { $max }.
        }
    }
prompt-choose-number = Wähle eine Zahl.
prompt-choose-player = Wähle einen Spieler.
prompt-choose-yes-no = Ja oder nein?
prompt-choose-next = Was kommt als Nächstes?
prompt-order-effects = Welche Wirkung kommt zuerst?

# Verlauf
log-start = { $first } beginnt.
log-play = { $player } spielt { $card }.
log-roll = Der Würfel zeigt { $value }.
log-chance = Das Los entscheidet: { $value }.
log-pay = { $from } zahlt { $sum } an { FORM($to, "acc") }.
log-count = { FORM($counter, "name") }: { $value }
log-move = { $thing }: { $from } → { $to }
log-move-place = { $thing }: { $to }, Platz { $place }
log-swap = { $a } und { $b } tauschen die Plätze.
log-rearrange = Neue Reihenfolge: { LIST($things) }.
log-shuffle = { $zone }: gemischt.
log-reverse = { $zone }: umgedreht.
log-face-up = { $thing } wird aufgedeckt.
log-face-down = { $thing } wird verdeckt.
log-reveal = Aufgedeckt: { LIST($things) }.
log-look = { $player } sieht sich { COUNT($things) ->
        [one] eine Karte
       *[other] { COUNT($things) } Karten
    } an.
log-end = { COUNT($winners) ->
        [0] Niemand gewinnt.
        [one] { LIST($winners) } gewinnt.
       *[other] { LIST($winners) } gewinnen.
    }
