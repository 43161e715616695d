# Les mots dont tout jeu a besoin. Un jeu peut les dire autrement sous le même identifiant.
seat = Joueur { $number }
yes = oui
no = non
none = aucun
hidden = { $place ->
        [0] une carte
       *[other] carte { $place }
    }
    .the = une carte
cell = colonne { $x }, ligne { $y }
amount = { $n } { FORM($what, "name") }
zone-box = boîte
zone-owned = { FORM($zone, "name") } ({ FORM($owner, "name") })

# Questions
prompt-choose = Choisissez.
prompt-choose-order = Choisissez un ordre.
prompt-choose-several = { $min ->
        [0] Choisissez-en jusqu’à { $max }.
       *[other] { $exact ->
            [yes] Choisissez-en { $max }.
           *[no] Choisissez-en de { $min } à { $max }.
        }
    }
prompt-choose-number = Choisissez un nombre.
prompt-choose-player = Choisissez un joueur.
prompt-choose-yes-no = Oui ou non ?
prompt-choose-next = Lequel ensuite ?
prompt-order-effects = Quel effet vient d’abord ?

# Journal
log-start = { $first } commence.
log-play = { $player } joue { $card }.
log-roll = Le dé donne { $value }.
log-chance = Le sort décide : { $value }.
log-pay = { $from } paie { $sum } { FORM($to, "to") }.
log-count = { FORM($counter, "name") } : { $value }
log-move = { $thing } : { $from } → { $to }
log-move-place = { $thing } : { $to }, place { $place }
log-swap = { $a } et { $b } échangent leurs places.
log-rearrange = Nouvel ordre : { LIST($things) }.
log-shuffle = { $zone } : mélange.
log-reverse = { $zone } : sens inversé.
log-face-up = { $thing } : face visible.
log-face-down = { $thing } : face cachée.
log-reveal = Sur la table : { LIST($things) }.
log-look = { $player } regarde { COUNT($things) ->
        [one] une carte
       *[other] { COUNT($things) } cartes
    }.
log-end = { COUNT($winners) ->
        [0] Personne ne gagne.
        [one] { LIST($winners) } gagne.
       *[other] { LIST($winners) } gagnent.
    }
