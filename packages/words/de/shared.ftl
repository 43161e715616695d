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
hidden-clues = { FORM($thing, "name") } ({ LIST($clues) })
    .the = { FORM($thing, "name") } ({ LIST($clues) })
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

guarded-place = { $card ->
        [none] Eine Regel des Spiels
       *[other] { $card }
    } lässt es am Platz.
guarded = { $card ->
        [none] Eine Regel des Spiels
       *[other] { $card }
    } lässt es, wie es ist.

# Verlauf
log-start = { $first } beginnt.
log-play = { $player } spielt „{ $card }“.
log-roll = Der Würfel zeigt { $value }.
log-chance = Das Los entscheidet: { $value }.
log-pay = { $from } zahlt { $sum } an { FORM($to, "acc") }.
log-count = { FORM($counter, "name") }: { $value }
log-move = { $thing }: { $from } → { $to }
log-move-place = { $thing }: { $to }, Platz { $place }
log-swap = { $a } und { $b } tauschen die Plätze.
log-exchange = { $a } und { $b } tauschen: { $zone }.
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
log-stopped-place = { $thing } bleibt am Platz, dank { $card }.
log-stopped-place-alone = { $thing } bleibt am Platz.
log-stopped = { $thing } bleibt wie zuvor, dank { $card }.
log-stopped-alone = { $thing } bleibt wie zuvor.
log-learn = Hinweis für { $who }: { LIST($things) }.
log-learn-value = Hinweis für { $who }: { LIST($things) } – { LIST($values) }.
log-learn-all = Hinweis für alle: { LIST($things) } – { LIST($values) }.
log-end = { COUNT($winners) ->
        [0] Niemand gewinnt.
        [one] { LIST($winners) } gewinnt.
       *[other] { LIST($winners) } gewinnen.
    }
