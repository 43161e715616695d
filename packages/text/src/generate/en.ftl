# How a card is put into words. A game brings its verbs (verb-…), lists (phrase-…) and nouns (type-…).
# Clauses begin small and have no full stop: the sentence is made around them.
grammar = en
# Between two clauses of one sentence.
more = { "; " }

# Nouns with their articles. $noun is the bare noun.
np-one = { VOWEL($noun) ->
        [yes] an
       *[no] a
    } { FORM($noun, "noun") }
np-one-of = one of { $list }
np-other = another { FORM($noun, "noun") }
np-other-of = another of { $list }
np-that = that { FORM($noun, "noun") }
np-labelled = { FORM($noun, "noun") } { $label }
np-each = each { FORM($noun, "noun") }
np-those = those { FORM($noun, "plural") }
np-your = your { FORM($noun, "noun") }
np-you = you
np-this = this card
np-first = the first of { $list }
np-last = the last of { $list }
phrase-opponents = your opponents
    .one = an opponent
    .each = each opponent
phrase-players = the players
    .one = a player
    .each = each player
type-player = player
    .plural = players
type-number = number
    .plural = numbers
type-card = card
    .plural = cards
type-thing = card
    .plural = cards
zone-of = { $zone } { FORM($owner, "of") }
things-in = the { FORM($noun, "plural") } { FORM($zone, "in") }
    .one = { VOWEL($noun) ->
        [yes] an
       *[no] a
    } { FORM($noun, "noun") } from { $zone }

# Choosing
choose = { PERSON($who) ->
        [you] choose { $what }
       *[other] { $who } chooses { $what }
    }
may-choose = { PERSON($who) ->
        [you] you may choose { $what }
       *[other] { $who } may choose { $what }
    }
labelled = { $what } ({ $label })
choose-several = { $n } { FORM($noun, "plural") }
choose-up-to = up to { $n } { FORM($noun, "plural") }
choose-between = { $min } to { $max } { FORM($noun, "plural") }
choose-any = any number of { FORM($noun, "plural") }
choose-order = { PERSON($who) ->
        [you] choose an order for { $list }
       *[other] { $who } chooses an order for { $list }
    }
number-between = a number from { $min } to { $max }
if-chosen = if { PERSON($who) ->
        [you] you do
       *[other] so
    }: { $body }
otherwise = otherwise: { $body }
vote = everyone secretly chooses { $what }

# Doing
if-then = if { $cond }: { $body }
for-each = for each of { $list }: { $body }
for-each-ordered = for each of { $list }, in an order you choose: { $body }
in-order = { $clause }, in an order you choose
repeat = { $n } times: { $body }
repeat-until = again and again until { $cond }: { $body }
roll = roll the die ({ $label })
let-number = { $label } is { $n }
count-of = the number of { $list }
have = { PERSON($who) ->
        [you] your { FORM($what, "noun") }
       *[other] the { FORM($what, "noun") } { FORM($who, "of") }
    }
do-pay = { PERSON($from) ->
        [you] pay { $sum } to { $to }
       *[other] { PERSON($to) ->
            [you] { $from } pays you { $sum }
           *[other] { $from } pays { $sum } to { $to }
        }
    }
do-take = { PERSON($to) ->
        [you] take { $sum } from { $from }
       *[other] { $to } takes { $sum } from { $from }
    }
do-move = move { $what } { FORM($zone, "into") }
do-move-place = move { $what } to place { $n } of { $zone }
do-move-top = put { $what } on top of { $zone }
do-move-bottom = put { $what } at the bottom of { $zone }
do-before = put { $what } directly in front of { $other }
do-after = put { $what } directly behind { $other }
do-swap = swap { $a } with { $b }
do-shuffle = shuffle { $zone }
do-shuffled = shuffle { $what } among their places
do-rearrange = put { $what } in that order
do-reverse = reverse { $zone }
do-look = { PERSON($who) ->
        [you] look at { $what }
       *[other] { $who } looks at { $what }
    }
do-reveal = reveal { $what }
do-face-up = turn { $what } face up
do-face-down = turn { $what } face down
do-carry = carry out { $what }
do-add = { FORM($counter, "name") }: +{ $n }
do-take-off = { FORM($counter, "name") }: −{ $n }
do-set = { FORM($counter, "name") }: { $n }
do-stop = stop here
do-end = the game ends

# Lasting effects; $when is a clause such as “a round begins”.
next-before = the next time, before { $when }: { $body }
next-after = the next time, after { $when }: { $body }
next-instead = the next time, instead of { $when }: { $body }
on-before = from now on, before { $when }: { $body }
on-after = from now on, after { $when }: { $body }
on-instead = from now on, instead of { $when }: { $body }
until-before = until { $end }, before { $when }: { $body }
until-after = until { $end }, after { $when }: { $body }
until-instead = until { $end }, instead of { $when }: { $body }
while-before = while this card is { FORM($zone, "in") }, before { $when }: { $body }
while-after = while this card is { FORM($zone, "in") }, after { $when }: { $body }
while-instead = while this card is { FORM($zone, "in") }, instead of { $when }: { $body }
do-proceed = proceed as usual

# Conditions
needs = only if { $cond }
agrees = { PERSON($who) ->
        [you] you agree
       *[other] { $who } agrees
    }
not = it is not so that { $cond }
and = { $a } and { $b }
or = { $a } or { $b }
is = { $a } is { $b }
is-not = { $a } is not { $b }
any = there is { $one }
no-such = there is no { FORM($noun, "noun") } among { $list }
option-is = “{ $option }” is on
np-first-n = the first { $n } { FORM($noun, "plural") }
np-last-n = the last { $n } { FORM($noun, "plural") }
np-first-n-of = the first { $n } of { $list }
np-last-n-of = the last { $n } of { $list }
phrase-players-from = the players in turn order, beginning with { $p }
    .each = each player in turn order, beginning with { $p }
if-none = if there is none: { $body }
do-nothing = nothing happens
exists = there is such { VOWEL($noun) ->
        [yes] an
       *[no] a
    } { FORM($noun, "noun") }
exists-not = there is no such { FORM($noun, "noun") }
lies-in = { $a } is { FORM($zone, "in") }
lies-in-not = { $a } is not { FORM($zone, "in") }
np-one-but = { $one } other than { $other }
place-of = the place of { $x }
np-first-one = the first { FORM($noun, "noun") }
np-last-one = the last { FORM($noun, "noun") }
count-of-noun = the number of { FORM($noun, "plural") }
labelled-each = { $what } (each: { $label })
for-all = for { $list }, one after the other: { $body }
for-all-ordered = for { $list }, in an order you choose: { $body }
np-where = { $list } (only if { $cond })
np-where-counting = { $list } ({ $lead }; only if { $cond })
np-player-after = the player after { $p }
np-player-before = the player before { $p }
np-most = { $list } with the most { FORM($what, "noun") }
np-least = { $list } with the least { FORM($what, "noun") }
is-you = { $a } is you
is-not-you = { $a } is not you

# One way or another: by a condition, by chance, by what somebody chose in secret.
value-if = { $a } if { $cond }, otherwise { $b }
np-if = { $a } (if { $cond }; otherwise { $b })
either = { $a } (if { $cond }) or { $b } (if not)
let-random = { $label } is a random number from { $min } to { $max }
pick-at-random = pick { $one } at random ({ $label })
draw-lots = draw lots for { $one } ({ $label }), each with { $n ->
        [one] one lot
       *[other] { $n } lots
    }
draw-lots-counting = draw lots for { $one } ({ $label }), each with { $n } lots ({ $lead })
np-answer = the { FORM($noun, "noun") } that { PERSON($who) ->
        [you] you
       *[other] { $who }
    } chose
np-choice = what { PERSON($who) ->
        [you] you
       *[other] { $who }
    } chose
answered-yes = { PERSON($who) ->
        [you] you
       *[other] { $who }
    } chose yes
the-min = the smaller of { $a } and { $b }
the-max = the greater of { $a } and { $b }
