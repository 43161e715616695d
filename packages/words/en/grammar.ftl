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
np-that-card = that { FORM($noun, "noun") }
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
do-reverse = reverse the order { FORM($zone, "in") }
do-look = { PERSON($who) ->
        [you] look at { $what }
       *[other] { $who } looks at { $what }
    }
do-learn = { PERSON($who) ->
        [you] you are told { $what }
       *[other] { $who } is told { $what }
    }
do-learn-all = everyone is told { $what }
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
next-instead = the next time { $when }, instead: { $body }
on-before = from now on, before { $when }: { $body }
on-after = from now on, after { $when }: { $body }
on-instead = from now on, when { $when }, instead: { $body }
until-before = until { $end }, before { $when }: { $body }
until-after = until { $end }, after { $when }: { $body }
until-instead = until { $end }, when { $when }, instead: { $body }
while-before = while this card is { FORM($zone, "in") }, before { $when }: { $body }
while-after = while this card is { FORM($zone, "in") }, after { $when }: { $body }
while-instead = while this card is { FORM($zone, "in") }, when { $when }, instead: { $body }
next-instead-of = the next time, instead of { $when }: { $body }
on-instead-of = from now on, instead of { $when }: { $body }
until-instead-of = until { $end }, instead of { $when }: { $body }
while-instead-of = while this card is { FORM($zone, "in") }, instead of { $when }: { $body }
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
option-is = “{ $option }” is on
np-first-n = { $n ->
        [one] the first { FORM($noun, "noun") }
       *[other] the first { $n } { FORM($noun, "plural") }
    }
np-last-n = { $n ->
        [one] the last { FORM($noun, "noun") }
       *[other] the last { $n } { FORM($noun, "plural") }
    }
np-first-n-of = { $n ->
        [one] the first
       *[other] the first { $n }
    } of { $list }
np-last-n-of = { $n ->
        [one] the last
       *[other] the last { $n }
    } of { $list }
phrase-players-from = the players in turn order, beginning with { $p }
    .each = each player in turn order, beginning with { $p }
if-none = if there is none: { $body }
do-nothing = nothing happens
exists = { $what } exists
exists-not = { $what } does not exist
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

# More about choosing
choose-several-of = { $n } of { $list }
choose-up-to-of = up to { $n } of { $list }
choose-between-of = { $min } to { $max } of { $list }
choose-any-of = any number of { $list }
choose-at-least = at least { $n } { FORM($noun, "plural") }
choose-at-least-of = at least { $n } of { $list }
choose-all = all { FORM($noun, "plural") }
choose-all-of = all of { $list }
in-some-order = { $what }, in an order
vote-of = { $list } secretly choose { $what }
np-chooser = the player who chooses
np-own = their own { FORM($noun, "noun") }
np-chosen = what was chosen
chose = you chose { $what }
chose-not = you did not choose { $what }

# A value that is meant later as it is now, under a letter.
call-it = call { $what } { $label }
np-labelled-many = the { FORM($noun, "plural") } { $label }

# Doing
for-each-ordered-by = for each of { $list }, in the order that { $who } wants: { $body }
for-all-ordered-by = for { $list }, in the order that { $who } wants: { $body }
do-exchange = swap { $a } with { $b }
do-reversed = reverse the order of { $what }
do-rearrange-as = put { $what } in this order: { $order }
do-move-cell = put { $what } in { $cell } of { $zone }
do-add-of = { $what }: +{ $n }
do-take-off-of = { $what }: −{ $n }
do-set-of = { $what }: { $n }
do-note = { $what } is now { $value }
do-note-more = { $what }: +{ $value }
do-give = it gives { $value }
do-give-yes = it takes effect
do-give-no = it has no effect
do-give-if = it takes effect only if { $cond }
when-where = { $when }, if { $cond }
when-counting = { $when } ({ $lead }), if { $cond }

# Comparisons; $sum is such as “6 coins”.
have-more = { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } more than { $sum }
have-at-least = { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } at least { $sum }
have-less = { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } less than { $sum }
have-at-most = { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } at most { $sum }
have-exactly = { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } exactly { $sum }
np-with-more = { $list } with more than { $sum }
np-with-at-least = { $list } with at least { $sum }
np-with-less = { $list } with less than { $sum }
np-with-at-most = { $list } with at most { $sum }
np-with-exactly = { $list } with exactly { $sum }
is-more = { $a } is more than { $b }
is-at-least = { $a } is at least { $b }
is-less = { $a } is less than { $b }
is-at-most = { $a } is at most { $b }
is-exactly = { $a } is exactly { $b }

# More conditions
always = in any case
never = in no case
is-among = { $a } is one of { $list }
is-among-not = { $a } is none of { $list }
is-same = { $a } and { $b } are the same
option-is-not = “{ $option }” is off
variable-is = { $what } is so
variable-is-not = { $what } is not so
is-face-down = { $a } lies face down
is-face-down-not = { $a } lies face up
is-playable = { $a } can be played
is-playable-not = { $a } cannot be played
any-in = there is { VOWEL($noun) ->
        [yes] an
       *[no] a
    } { FORM($noun, "noun") } { FORM($zone, "in") }
none-in = there is no { FORM($noun, "noun") } { FORM($zone, "in") }
any-of-those = there is at least one of { $list }
none-of-those = there are none of { $list }
same-name = { $a } has the same name as { $b }
other-name = { $a } has another name than { $b }

# More things and lists
np-top-n = { $n ->
        [one] the top { FORM($noun, "noun") }
       *[other] the top { $n } { FORM($noun, "plural") }
    } of { $pile }
np-bottom-n = { $n ->
        [one] the bottom { FORM($noun, "noun") }
       *[other] the bottom { $n } { FORM($noun, "plural") }
    } of { $pile }
np-only = the only one of { $list }
np-at = number { $n } of { $list }
np-copy = a copy of { $x }
np-holder-of = the player who has { $x }
np-variable = “{ FORM($what, "name") }”
np-variable-of = “{ FORM($what, "name") }” { FORM($who, "of") }
np-most-by = those of { $list } for which { $n } is greatest
np-least-by = those of { $list } for which { $n } is smallest
np-sorted = { $list } in the order of { $n }, the smallest first
np-giving = { $what }, for each of { $list }
np-reached = { $list } with all that can be reached from there by way of { $way }
np-distinct = { $list }, none of them twice
np-reversed = { $list } in reverse order
np-shuffled = { $list } in random order
np-without = { $list } except { $other }
np-every = all { FORM($noun, "plural") }
np-designs = the different { FORM($noun, "plural") }
np-copies = all copies of { $x }
np-neighbours = the { FORM($noun, "plural") } directly beside { $x }
np-rim = the free cells at the edge of { $zone }
np-range = the numbers from { $min } to { $max }
np-x = the column of { $cell }
np-y = the row of { $cell }
np-cell-of = the cell of { $x }
np-cell = the cell in column { $x } and row { $y }
np-toward = the cell next to { $cell } toward { $way }
np-opposite = the opposite of { $x }
np-at-cell = the { FORM($noun, "noun") } in { $cell } of { $zone }
sum-of = the sum of { $list }
sum-for-each = the sum of { $n } for each of { $list }
option-set = “{ $option }” is “{ $value }”
option-set-not = “{ $option }” is not “{ $value }”
do-note-plus = { PERSON($value) ->
        [you] you now belong to { $what }
       *[other] { $value } now belongs to { $what }
    }
type-design = card
    .plural = cards
type-cell = cell
    .plural = cells
do-add-sum = +{ $sum }
do-take-off-sum = −{ $sum }
np-this-one = this card
change-place = { $of } changes place
change-face = { $of } is turned over
change-value = { $what } changes
