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
hidden-clues = { FORM($thing, "name") } ({ LIST($clues) })
    .the = { FORM($thing, "name") } ({ LIST($clues) })
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

guarded-place = { $card ->
        [none] Une règle du jeu
       *[other] { $card }
    } en empêche le déplacement.
guarded = { $card ->
        [none] Une règle du jeu
       *[other] { $card }
    } empêche tout changement.

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
log-exchange = { $a } et { $b } échangent : { $zone }.
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
log-stopped-place = { $thing } reste en place, grâce à { $card }.
log-stopped-place-alone = { $thing } reste en place.
log-stopped = { $thing } : rien ne change, grâce à { $card }.
log-stopped-alone = { $thing } : rien ne change.
log-learn = Indice pour { $who } : { LIST($things) }.
log-learn-value = Indice pour { $who } : { LIST($things) } – { LIST($values) }.
log-learn-all = Indice pour tous : { LIST($things) } – { LIST($values) }.
log-end = { COUNT($winners) ->
        [0] Personne ne gagne.
        [one] { LIST($winners) } gagne.
       *[other] { LIST($winners) } gagnent.
    }
