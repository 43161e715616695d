### La Dame de pique en français.
### Les nombres viennent des cartes : { $n } et les autres sont remplis par le jeu.

## Le jeu

game-hearts = La Dame de pique
    .rules =
        Quatre personnes, treize cartes chacune, treize levées. Chaque cœur ramassé coûte un point, la dame de pique treize. Dès que quelqu’un a 100 points, le plus petit total gagne.

        Avant de jouer, chacun passe trois cartes cachées : à gauche la première fois, à droite la deuxième, en face la troisième, et rien la quatrième ; puis on recommence.

        Le 2 de trèfle est joué d’abord. Qui peut fournir la couleur le doit ; sinon on joue ce qu’on veut. La plus forte carte de la couleur demandée prend la levée, et qui la prend entame la suivante.

        Dans la première levée, personne ne jette un cœur ni la dame de pique, sauf s’il n’a rien d’autre. On n’entame à cœur que si un cœur a déjà été jeté, ou si l’on n’a rien d’autre.

        Qui prend tous les cœurs et la dame réussit le grand chelem : tous les autres reçoivent 26 points (ou, en option, il en retire 26).

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora

option-goal = Points qui terminent la partie
option-moon = Tous les cœurs et la dame
    .v-others-add = 26 points pour tous les autres
    .v-shooter-takes-off = 26 points en moins
phase-thirteen-tricks = Une donne
phase-passing-the-cards = Passage des cartes
phase-trick = Une levée
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

kind-way-left = à gauche
kind-way-right = à droite
kind-way-across = en face
kind-way-keep = pas du tout

## Lieux et compteurs

zone-stock = Talon
    .the = le talon
zone-hand = Main
    .the = la main
zone-trick = Levée
    .the = la levée
zone-taken = Levées prises
    .the = les levées prises

counter-points = Points
    .count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
variable-passing = On passe
variable-led = Couleur demandée
variable-leader = Entame
variable-broken = Cœur permis

## Questions

prompt-pass-cards = Quelles trois cartes passes-tu ?
prompt-play-card = Quelle carte joues-tu ?

## Le journal

log-deal-the-cards = Les cartes sont données.
log-lay = { $player } joue { $c }.
log-takes-the-trick = { $p } prend la levée.
log-scores = { $p } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } a le moins de points et gagne.
       *[other] { LIST($winners) } ont le moins de points et partagent la victoire.
    }
log-move-hand = { "" }
log-move-trick = { "" }
log-move-taken = { "" }
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
type-way = sens
    .plural = sens
    .gender = masculine
attr-suit = la couleur { FORM($x, "of") }
attr-rank = le rang { FORM($x, "of") }
