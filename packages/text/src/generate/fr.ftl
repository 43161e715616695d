# Comment une carte se dit en mots. Un jeu apporte ses verbes (verb-…), ses listes (phrase-…) et ses noms (type-…).
# Genre d’un nom : .gender = feminine, sinon masculin. .elide = no pour un h aspiré (« ce héros »).
grammar = fr
# Between two clauses of one sentence.
more = { " ; " }

np-one = { GENDER($noun) ->
        [feminine] une
       *[other] un
    } { FORM($noun, "name") }
np-one-of = { GENDER($noun) ->
        [feminine] l’une
       *[other] l’un
    } { FORM($list, "of") }
np-other = { GENDER($noun) ->
        [feminine] une
       *[other] un
    } autre { FORM($noun, "name") }
np-other-of = { GENDER($noun) ->
        [feminine] une
       *[other] un
    } autre { FORM($list, "of") }
np-that = { GENDER($noun) ->
        [feminine] cette
       *[other] { VOWEL($noun) ->
            [yes] cet
           *[no] ce
        }
    } { FORM($noun, "name") }
np-labelled = { VOWEL($noun) ->
        [yes] l’{ FORM($noun, "name") }
       *[no] { GENDER($noun) ->
            [feminine] la
           *[other] le
        } { FORM($noun, "name") }
    } { $label }
np-each = chaque { FORM($noun, "name") }
np-those = ces { FORM($noun, "plural") }
np-your = votre { FORM($noun, "name") }
np-you = vous
np-this = cette carte
np-first = { GENDER($noun) ->
        [feminine] la première
       *[other] le premier
    } { FORM($list, "of") }
np-last = { GENDER($noun) ->
        [feminine] la dernière
       *[other] le dernier
    } { FORM($list, "of") }
phrase-opponents = vos adversaires
    .one = un adversaire
    .each = chaque adversaire
phrase-players = les joueurs
    .one = un joueur
    .each = chaque joueur
type-player = joueur
    .plural = joueurs
type-number = nombre
    .plural = nombres
type-card = carte
    .gender = feminine
    .plural = cartes
type-thing = carte
    .gender = feminine
    .plural = cartes
zone-of = { $zone } { FORM($owner, "of") }
cards-in = les cartes dans { $zone }
    .one = une carte dans { $zone }

choose = { PERSON($who) ->
        [you] choisissez { $what }
       *[other] { $who } choisit { $what }
    }
may-choose = { PERSON($who) ->
        [you] vous pouvez choisir { $what }
       *[other] { $who } peut choisir { $what }
    }
labelled = { $what } ({ $label })
choose-several = { $n } { FORM($noun, "plural") }
choose-up-to = jusqu’à { $n } { FORM($noun, "plural") }
choose-between = de { $min } à { $max } { FORM($noun, "plural") }
choose-any = autant de { FORM($noun, "plural") } que vous voulez
choose-order = { PERSON($who) ->
        [you] choisissez un ordre pour { $list }
       *[other] { $who } choisit un ordre pour { $list }
    }
number-between = un nombre de { $min } à { $max }
if-chosen = dans ce cas : { $body }
otherwise = sinon : { $body }
vote = chacun choisit en secret { $what }

if-then = si { $cond } : { $body }
for-each = pour chacun { FORM($list, "of") } : { $body }
for-each-ordered = pour chacun { FORM($list, "of") }, dans l’ordre de votre choix : { $body }
in-order = { $clause }, dans l’ordre de votre choix
repeat = { $n } fois : { $body }
roll = lancez le dé ({ $label })
let-number = { $label } est { $n }
count-of = le nombre { FORM($list, "of") }
have = ce { FORM($who, "that") } { PERSON($who) ->
        [you] avez
       *[other] a
    } en { $what }
do-pay = { PERSON($from) ->
        [you] payez { $sum } { FORM($to, "to") }
       *[other] { PERSON($to) ->
            [you] { $from } vous paie { $sum }
           *[other] { $from } paie { $sum } { FORM($to, "to") }
        }
    }
do-take = { PERSON($to) ->
        [you] prenez { $sum } { FORM($from, "to") }
       *[other] { $to } prend { $sum } { FORM($from, "to") }
    }
do-move = déplacez { $what } vers { $zone }
do-before = placez { $what } juste devant { $other }
do-after = placez { $what } juste derrière { $other }
do-swap = échangez { $a } et { $b }
do-shuffle = mélangez { $zone }
do-shuffled = redistribuez { $what } au hasard sur leurs places
do-rearrange = placez { $what } dans cet ordre
do-reverse = inversez { $zone }
do-look = { PERSON($who) ->
        [you] regardez { $what }
       *[other] { $who } regarde { $what }
    }
do-reveal = révélez { $what }
do-face-up = retournez { $what } face visible
do-face-down = retournez { $what } face cachée
do-carry = appliquez { $what }
do-add = { FORM($counter, "name") } : +{ $n }
do-take-off = { FORM($counter, "name") } : −{ $n }
do-set = { FORM($counter, "name") } : { $n }
do-stop = arrêtez là
do-end = la partie se termine

# $when est une proposition au subjonctif pour « avant que », à l’infinitif passé ailleurs : on dit « avant : … ».
next-before = la prochaine fois, avant { $when } : { $body }
next-after = la prochaine fois, après { $when } : { $body }
next-instead = la prochaine fois, au lieu { FORM($when, "of") } : { $body }
on-before = désormais, avant { $when } : { $body }
on-after = désormais, après { $when } : { $body }
on-instead = désormais, au lieu { FORM($when, "of") } : { $body }
until-before = jusqu’{ FORM($end, "to") }, avant { $when } : { $body }
until-after = jusqu’{ FORM($end, "to") }, après { $when } : { $body }
until-instead = jusqu’{ FORM($end, "to") }, au lieu { FORM($when, "of") } : { $body }
while-before = tant que cette carte est dans { $zone }, avant { $when } : { $body }
while-after = tant que cette carte est dans { $zone }, après { $when } : { $body }
while-instead = tant que cette carte est dans { $zone }, au lieu { FORM($when, "of") } : { $body }
do-proceed = continuez comme d’habitude

needs = seulement si { $cond }
agrees = { PERSON($who) ->
        [you] vous acceptez
       *[other] { $who } accepte
    }
not = il est faux { FORM($cond, "that") }
and = { $a } et { $b }
or = { $a } ou { $b }
is = { $a } est { $b }
is-not = { $a } n’est pas { $b }
any = il y a { $one }
no-such = aucun { FORM($noun, "name") } n’est parmi { $list }
option-is = « { $option } » est en vigueur
