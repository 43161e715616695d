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
np-that-card = { VOWEL($noun) ->
        [yes] l’{ FORM($noun, "noun") }
       *[no] { GENDER($noun) ->
            [feminine] la
           *[other] le
        } { FORM($noun, "noun") }
    } { GENDER($noun) ->
        [feminine] choisie
       *[other] choisi
    }
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
do-reverse = inversez l’ordre { FORM($zone, "in") }
do-look = { PERSON($who) ->
        [you] regardez { $what }
       *[other] { $who } regarde { $what }
    }
do-learn = { PERSON($who) ->
        [you] vous apprenez { $what }
       *[other] { $who } apprend { $what }
    }
do-learn-all = tous apprennent { $what }
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
next-instead-of = la prochaine fois, au lieu { $when } : { $body }
on-instead-of = désormais, au lieu { $when } : { $body }
until-instead-of = jusqu’{ FORM($end, "to") }, au lieu { $when } : { $body }
while-instead-of = tant que cette carte est { FORM($zone, "in") }, au lieu { $when } : { $body }
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
option-is = « { $option } » est en vigueur
np-first-n = { $n ->
        [one] { GENDER($noun) ->
            [feminine] la première
           *[other] le premier
        } { FORM($noun, "noun") }
       *[other] les { $n } { GENDER($noun) ->
            [feminine] premières
           *[other] premiers
        } { FORM($noun, "plural") }
    }
np-last-n = { $n ->
        [one] { GENDER($noun) ->
            [feminine] la dernière
           *[other] le dernier
        } { FORM($noun, "noun") }
       *[other] les { $n } { GENDER($noun) ->
            [feminine] dernières
           *[other] derniers
        } { FORM($noun, "plural") }
    }
np-first-n-of = { $n ->
        [one] { GENDER($noun) ->
            [feminine] la première
           *[other] le premier
        }
       *[other] les { $n } { GENDER($noun) ->
            [feminine] premières
           *[other] premiers
        }
    } { FORM($list, "of") }
np-last-n-of = { $n ->
        [one] { GENDER($noun) ->
            [feminine] la dernière
           *[other] le dernier
        }
       *[other] les { $n } { GENDER($noun) ->
            [feminine] dernières
           *[other] derniers
        }
    } { FORM($list, "of") }
phrase-players-from = les joueurs dans l’ordre du tour, en commençant par { $p }
    .each = chaque joueur dans l’ordre du tour, en commençant par { $p }
if-none = s’il n’y en a pas : { $body }
do-nothing = il ne se passe rien
exists = { $what } existe
exists-not = { $what } n’existe pas
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

# Encore sur les choix
choose-several-of = { $n } { FORM($list, "of") }
choose-up-to-of = jusqu’à { $n } { FORM($list, "of") }
choose-between-of = de { $min } à { $max } { FORM($list, "of") }
choose-any-of = autant que vous voulez { FORM($list, "of") }
choose-at-least = au moins { $n } { FORM($noun, "plural") }
choose-at-least-of = au moins { $n } { FORM($list, "of") }
choose-all = { GENDER($noun) ->
        [feminine] toutes les
       *[other] tous les
    } { FORM($noun, "plural") }
choose-all-of = l’ensemble { FORM($list, "of") }
in-some-order = { $what }, dans un ordre
vote-of = { $list } choisissent en secret { $what }
np-chooser = le joueur qui choisit
np-own = { GENDER($noun) ->
        [feminine] sa propre
       *[other] son propre
    } { FORM($noun, "noun") }
np-chosen = ce qui est choisi
chose = vous avez choisi { $what }
chose-not = vous n’avez pas choisi { $what }

# Une valeur dont on reparlera telle qu’elle est maintenant, sous une lettre.
call-it = nommez { $label } { $what }
np-labelled-many = les { FORM($noun, "plural") } { $label }

# Faire
for-each-ordered-by = pour chacun { FORM($list, "of") }, dans l’ordre choisi par { $who } : { $body }
for-all-ordered-by = pour { $list }, dans l’ordre choisi par { $who } : { $body }
do-exchange = échangez { $a } contre { $b }
do-reversed = inversez l’ordre { FORM($what, "of") }
do-rearrange-as = placez { $what } dans l’ordre que voici : { $order }
do-move-cell = posez { $what } sur { $cell } { FORM($zone, "of") }
do-add-of = { $what } : +{ $n }
do-take-off-of = { $what } : −{ $n }
do-set-of = { $what } : { $n }
do-note = { $what } devient { $value }
do-note-more = { $what } : +{ $value }
do-give = cela donne { $value }
do-give-yes = cela prend effet
do-give-no = cela reste sans effet
do-give-if = cela prend effet seulement { FORM($cond, "if") }
when-where = { $when }, { FORM($cond, "if") }
when-counting = { $when } ({ $lead }), { FORM($cond, "if") }

# Comparaisons ; $sum est par exemple « 6 pièces ».
have-more = { PERSON($who) ->
        [you] vous avez
       *[other] { $who } a
    } plus de { $sum }
have-at-least = { PERSON($who) ->
        [you] vous avez
       *[other] { $who } a
    } au moins { $sum }
have-less = { PERSON($who) ->
        [you] vous avez
       *[other] { $who } a
    } moins de { $sum }
have-at-most = { PERSON($who) ->
        [you] vous avez
       *[other] { $who } a
    } au plus { $sum }
have-exactly = { PERSON($who) ->
        [you] vous avez
       *[other] { $who } a
    } exactement { $sum }
np-with-more = { $list } ayant plus de { $sum }
np-with-at-least = { $list } ayant au moins { $sum }
np-with-less = { $list } ayant moins de { $sum }
np-with-at-most = { $list } ayant au plus { $sum }
np-with-exactly = { $list } ayant exactement { $sum }
is-more = { $a } dépasse { $b }
is-at-least = { $a } vaut au moins { $b }
is-less = { $a } reste sous { $b }
is-at-most = { $a } vaut au plus { $b }
is-exactly = { $a } vaut exactement { $b }

# Autres conditions
always = dans tous les cas
never = en aucun cas
is-among = { $a } compte parmi { $list }
is-among-not = { $a } ne compte pas parmi { $list }
is-same = { $a } et { $b } sont identiques
option-is-not = « { $option } » n’est pas en vigueur
variable-is = { $what } est vrai
variable-is-not = { $what } n’est pas vrai
is-face-down = { $a } est face cachée
is-face-down-not = { $a } est face visible
is-playable = on peut jouer { $a }
is-playable-not = on ne peut pas jouer { $a }
any-in = il y a { GENDER($noun) ->
        [feminine] une
       *[other] un
    } { FORM($noun, "noun") } { FORM($zone, "in") }
none-in = il n’y a { GENDER($noun) ->
        [feminine] aucune
       *[other] aucun
    } { FORM($noun, "noun") } { FORM($zone, "in") }
any-of-those = il y a au moins { GENDER($list) ->
        [feminine] une
       *[other] un
    } { FORM($list, "of") }
none-of-those = il n’y a { GENDER($list) ->
        [feminine] aucune
       *[other] aucun
    } { FORM($list, "of") }
same-name = { $a } porte le même nom que { $b }
other-name = { $a } porte un autre nom que { $b }

# Autres choses et listes
np-top-n = { $n ->
        [one] { GENDER($noun) ->
            [feminine] la
           *[other] le
        } { FORM($noun, "noun") } du dessus
       *[other] les { $n } { FORM($noun, "plural") } du dessus
    } { FORM($pile, "of") }
np-bottom-n = { $n ->
        [one] { GENDER($noun) ->
            [feminine] la
           *[other] le
        } { FORM($noun, "noun") } du dessous
       *[other] les { $n } { FORM($noun, "plural") } du dessous
    } { FORM($pile, "of") }
np-only = { GENDER($noun) ->
        [feminine] la seule
       *[other] le seul
    } { FORM($list, "of") }
np-at = le numéro { $n } { FORM($list, "of") }
np-copy = un exemplaire { FORM($x, "of") }
np-holder-of = le joueur qui a { $x }
np-variable = « { FORM($what, "name") } »
np-variable-of = « { FORM($what, "name") } » { FORM($who, "of") }
np-most-by = ceux { FORM($list, "of") } pour qui { $n } est le plus grand
np-least-by = ceux { FORM($list, "of") } pour qui { $n } est le plus petit
np-sorted = { $list } dans l’ordre indiqué par { $n }, le plus petit d’abord
np-giving = { $what }, pour chacun { FORM($list, "of") }
np-reached = { $list } avec tout ce qu’on peut atteindre de là en passant par { $way }
np-distinct = { $list }, jamais deux fois le même
np-reversed = { $list } en ordre inverse
np-shuffled = { $list } en ordre aléatoire
np-without = { $list }, hormis { $other }
np-every = { GENDER($noun) ->
        [feminine] toutes les
       *[other] tous les
    } { FORM($noun, "plural") }
np-designs = les différentes sortes de { FORM($noun, "plural") }
np-copies = tous les exemplaires { FORM($x, "of") }
np-neighbours = les { FORM($noun, "plural") } juste à côté { FORM($x, "of") }
np-rim = les cases libres au bord { FORM($zone, "of") }
np-range = les nombres de { $min } à { $max }
np-x = la colonne { FORM($cell, "of") }
np-y = la ligne { FORM($cell, "of") }
np-cell-of = la case { FORM($x, "of") }
np-cell = la case en colonne { $x } et ligne { $y }
np-toward = la case à côté { FORM($cell, "of") } en direction { FORM($way, "of") }
np-opposite = l’opposé { FORM($x, "of") }
np-at-cell = { VOWEL($noun) ->
        [yes] l’{ FORM($noun, "noun") }
       *[no] { GENDER($noun) ->
            [feminine] la
           *[other] le
        } { FORM($noun, "noun") }
    } sur { $cell } { FORM($zone, "of") }
sum-of = la somme { FORM($list, "of") }
sum-for-each = la somme { FORM($n, "of") } pour chacun { FORM($list, "of") }
option-set = « { $option } » est réglé sur « { $value } »
option-set-not = « { $option } » n’est pas réglé sur « { $value } »
do-note-plus = { PERSON($value) ->
        [you] vous comptez désormais parmi { $what }
       *[other] { $value } compte désormais parmi { $what }
    }
type-design = carte
    .gender = feminine
    .plural = cartes
type-cell = case
    .gender = feminine
    .plural = cases
do-add-sum = +{ $sum }
do-take-off-sum = −{ $sum }
np-this-one = cette carte-ci
change-place = un déplacement { FORM($of, "of") }
change-face = un retournement { FORM($of, "of") }
change-value = un changement { FORM($what, "of") }
