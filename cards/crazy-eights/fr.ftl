### Le Huit américain en français.
### Les nombres viennent des cartes : { $n } et les autres sont remplis par le jeu.

## Le jeu

game-crazy-eights = Le Huit américain
    .rules =
        Débarrasse-toi le premier de toutes tes cartes. À deux, chacun reçoit sept cartes, sinon cinq ; une carte est retournée.

        À ton tour, tu poses sur la carte retournée une carte de même couleur ou de même rang. Si tu ne peux ou ne veux pas, tu pioches, autant de fois que tu veux, jusqu’à poser une carte. Quand il n’y a plus rien à piocher, tu poses ce qui va, ou tu passes.

        Un huit se pose sur toute carte. Qui le pose nomme la couleur que le suivant doit fournir.

        Qui pose sa dernière carte marque ce que les autres tiennent encore : 50 pour un huit, 10 pour un dix, un valet, une dame ou un roi, 1 pour un as, leur nombre pour les autres. Si plus personne ne peut jouer, la main la plus légère marque la différence avec chacune des autres.

        Puis la donne passe au suivant. Qui a le premier 50 points par personne à table gagne.

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora
seat-emil = Emil

option-goal = Points pour gagner, par personne
phase-one-deal = Une donne
phase-turn-of = Tour de { $you }

## Les cartes

kind-suit-clubs = trèfle
kind-suit-diamonds = carreau
kind-suit-spades = pique
kind-suit-hearts = cœur
kind-rank-two = 2
kind-rank-three = 3
kind-rank-four = 4
kind-rank-five = 5
kind-rank-six = 6
kind-rank-seven = 7
kind-rank-eight = 8
kind-rank-nine = 9
kind-rank-ten = 10
kind-rank-jack = valet
    .short = V
kind-rank-queen = dame
    .short = D
kind-rank-king = roi
    .short = R
kind-rank-ace = as
    .short = A

card-pack = { $r } de { $s }
    .the = { ID($r) ->
        [queen] la
        [ace] l’
       *[other] le
    }{ ID($r) ->
        [ace] as
       *[other] { " " }{ $r }
    } de { $s }

## Lieux et compteurs

zone-stock = Pioche
    .the = la pioche
zone-discard = Cartes posées
    .the = les cartes posées
zone-hand = Main
    .the = la main

counter-points = Points
    .count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
variable-called = Couleur à fournir
variable-dealer = Donne
variable-passes = Tours passés de suite
variable-played = A posé une carte

## Questions

prompt-play-or-draw = Quelle carte poses-tu ?
    .decline = Piocher
prompt-play-card = Quelle carte poses-tu ?
prompt-name-suit = Quelle couleur nommes-tu ?

## Le journal

log-deal-the-cards = Les cartes sont données.
log-lay = { $player } pose { $c }.
log-draw-a-card = { $player } pioche une carte.
log-pass = { $player } passe.
log-calls = { $p } nomme { $s }.
log-scores = { $p } marque { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } gagne.
       *[other] { LIST($winners) } partagent la victoire.
    }
log-move-hand = { "" }
log-move-discard = { "" }
log-move-stock = { "" }
log-shuffle-stock = { "" }
log-count-points = { "" }
log-reveal = { "" }

## Mots pour les textes produits

type-playing = carte
    .plural = cartes
    .gender = feminine
type-suit = couleur
    .plural = couleurs
    .gender = feminine
type-rank = rang
    .plural = rangs
    .gender = masculine
attr-suit = la couleur { FORM($x, "of") }
attr-rank = le rang { FORM($x, "of") }
