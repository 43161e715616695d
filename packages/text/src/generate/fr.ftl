# Comment une carte se dit en mots. Un jeu apporte ses verbes (verb-…), ses listes (phrase-…) et ses noms (type-…).
# Genre d’un nom : .gender = feminine, sinon masculin. .elide = no pour un h aspiré (« ce hérisson »).
grammar = fr
# Between two clauses of one sentence.
more = { " ; " }

np-one = { GENDER($noun) ->
        [feminine] une
       *[other] un
    } { FORM($noun, "noun") }
np-one-of = { GENDER($noun) ->
        [feminine] l’une
       *[other] l’un
    } { FORM($list, "of") }
np-other = { GENDER($noun) ->
        [feminine] une
       *[other] un
    } autre { FORM($noun, "noun") }
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
    } { FORM($noun, "noun") }
np-labelled = { VOWEL($noun) ->
        [yes] l’{ FORM($noun, "noun") }
       *[no] { GENDER($noun) ->
            [feminine] la
           *[other] le
        } { FORM($noun, "noun") }
    } { $label }
np-each = chaque { FORM($noun, "noun") }
np-those = ces { FORM($noun, "plural") }
np-your = votre { FORM($noun, "noun") }
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
things-in = les { FORM($noun, "plural") } { FORM($zone, "in") }
    .one = { GENDER($noun) ->
        [feminine] une
       *[other] un
    } { FORM($noun, "noun") } dans { $zone }

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

if-then = { FORM($cond, "if") } : { $body }
for-each = pour chacun { FORM($list, "of") } : { $body }
for-each-ordered = pour chacun { FORM($list, "of") }, dans l’ordre de votre choix : { $body }
in-order = { $clause }, dans l’ordre de votre choix
repeat = { $n } fois : { $body }
repeat-until = encore et encore, jusqu’au moment où { $cond } : { $body }
roll = lancez le dé ({ $label })
let-number = { $label } est { $n }
count-of = le nombre { FORM($list, "of") }
have = ce { FORM($who, "that") } { PERSON($who) ->
        [you] possédez
       *[other] possède
    } en { FORM($what, "noun") }
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
do-move = mettez { $what } { FORM($zone, "into") }
do-move-place = mettez { $what } à la place { $n } { FORM($zone, "of") }
do-move-top = mettez { $what } sur le dessus { FORM($zone, "of") }
do-move-bottom = mettez { $what } sous { $zone }
do-before = placez { $what } juste devant { $other }
do-after = placez { $what } juste derrière { $other }
do-swap = échangez les places { FORM($a, "of") } et { FORM($b, "of") }
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
while-before = tant que cette carte est { FORM($zone, "in") }, avant { $when } : { $body }
while-after = tant que cette carte est { FORM($zone, "in") }, après { $when } : { $body }
while-instead = tant que cette carte est { FORM($zone, "in") }, au lieu { FORM($when, "of") } : { $body }
do-proceed = continuez comme d’habitude

needs = seulement { FORM($cond, "if") }
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
no-such = aucun { FORM($noun, "noun") } n’est parmi { $list }
option-is = « { $option } » est en vigueur
np-first-n = les { $n } { GENDER($noun) ->
        [feminine] premières
       *[other] premiers
    } { FORM($noun, "plural") }
np-last-n = les { $n } { GENDER($noun) ->
        [feminine] dernières
       *[other] derniers
    } { FORM($noun, "plural") }
np-first-n-of = les { $n } { GENDER($noun) ->
        [feminine] premières
       *[other] premiers
    } { FORM($list, "of") }
np-last-n-of = les { $n } { GENDER($noun) ->
        [feminine] dernières
       *[other] derniers
    } { FORM($list, "of") }
phrase-players-from = les joueurs dans l’ordre du tour, en commençant par { $p }
    .each = chaque joueur dans l’ordre du tour, en commençant par { $p }
if-none = s’il n’y en a pas : { $body }
do-nothing = il ne se passe rien
exists = il y a { GENDER($noun) ->
        [feminine] une telle
       *[other] un tel
    } { FORM($noun, "noun") }
exists-not = il n’y a pas { GENDER($noun) ->
        [feminine] de telle
       *[other] de tel
    } { FORM($noun, "noun") }
lies-in = { $a } est { FORM($zone, "in") }
lies-in-not = { $a } n’est pas { FORM($zone, "in") }
np-one-but = { $one }, sauf { $other }
place-of = la place { FORM($x, "of") }
np-first-one = { GENDER($noun) ->
        [feminine] la première
       *[other] le premier
    } { FORM($noun, "noun") }
np-last-one = { GENDER($noun) ->
        [feminine] la dernière
       *[other] le dernier
    } { FORM($noun, "noun") }
count-of-noun = le nombre de { FORM($noun, "plural") }
labelled-each = { $what } (chacun : { $label })
for-all = pour { $list }, l’un après l’autre : { $body }
for-all-ordered = pour { $list }, dans l’ordre de votre choix : { $body }
np-where = { $list } (seulement { FORM($cond, "if") })
np-where-counting = { $list } ({ $lead } ; seulement { FORM($cond, "if") })
np-player-after = le joueur après { $p }
np-player-before = le joueur avant { $p }
np-most = { $list } ayant le plus { FORM($what, "of-noun") }
np-least = { $list } ayant le moins { FORM($what, "of-noun") }
is-you = c’est vous
is-not-you = ce n’est pas vous

# D’une façon ou d’une autre : par une condition, par le hasard, par ce que quelqu’un a choisi en secret.
value-if = { $a } { FORM($cond, "if") }, sinon { $b }
np-if = { $a } ({ FORM($cond, "if") } ; sinon { $b })
either = { $a } ({ FORM($cond, "if") }) ou { $b } (sinon)
let-random = { $label } est un nombre au hasard de { $min } à { $max }
pick-at-random = désignez au hasard { $one } ({ $label })
draw-lots = tirez au sort { $one } ({ $label }), à raison de { $n ->
        [one] un billet
       *[other] { $n } billets
    } { GENDER($noun) ->
        [feminine] chacune
       *[other] chacun
    }
draw-lots-counting = tirez au sort { $one } ({ $label }), à raison de { $n } billets { GENDER($noun) ->
        [feminine] chacune
       *[other] chacun
    } ({ $lead })
np-answer = { VOWEL($noun) ->
        [yes] l’{ FORM($noun, "noun") }
       *[no] { GENDER($noun) ->
            [feminine] la
           *[other] le
        } { FORM($noun, "noun") }
    } { GENDER($noun) ->
        [feminine] choisie
       *[other] choisi
    } par { $who }
np-choice = { PERSON($who) ->
        [you] votre choix
       *[other] le choix { FORM($who, "of") }
    }
answered-yes = { PERSON($who) ->
        [you] vous avez
       *[other] { $who } a
    } choisi oui
the-min = le plus petit de { $a } et { $b }
the-max = le plus grand de { $a } et { $b }
