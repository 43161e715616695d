# Hoe een kaart in woorden komt. Een spel brengt zijn werkwoorden (verb-…), lijsten (phrase-…) en naamwoorden (type-…) mee.
# Geslacht van een naamwoord: .gender = neuter voor het-woorden, anders de.
grammar = nl
# Between two clauses of one sentence.
more = { "; " }

np-one = een { FORM($noun, "noun") }
np-one-of = een van { $list }
np-other = een { GENDER($noun) ->
        [neuter] ander
       *[other] andere
    } { FORM($noun, "noun") }
np-other-of = een ander van { $list }
np-that = { GENDER($noun) ->
        [neuter] dat
       *[other] die
    } { FORM($noun, "noun") }
np-labelled = { FORM($noun, "noun") } { $label }
np-each = { GENDER($noun) ->
        [neuter] elk
       *[other] elke
    } { FORM($noun, "noun") }
np-those = die { FORM($noun, "plural") }
np-your = jouw { FORM($noun, "noun") }
np-you = { $case ->
        [acc] jou
       *[nom] jij
    }
np-this = deze kaart
np-first = de eerste van { $list }
np-last = de laatste van { $list }
phrase-opponents = je tegenspelers
    .one = een tegenspeler
    .each = elke tegenspeler
phrase-players = de spelers
    .one = een speler
    .each = elke speler
type-player = speler
    .plural = spelers
type-number = getal
    .gender = neuter
    .plural = getallen
type-card = kaart
    .plural = kaarten
type-thing = kaart
    .plural = kaarten
zone-of = { $zone } { FORM($owner, "of") }
things-in = de { FORM($noun, "plural") } { FORM($zone, "in") }
    .one = een { FORM($noun, "noun") } uit { $zone }

choose = { PERSON($who) ->
        [you] kies { $what }
       *[other] { $who } kiest { $what }
    }
may-choose = { PERSON($who) ->
        [you] je mag { $what } kiezen
       *[other] { $who } mag { $what } kiezen
    }
labelled = { $what } ({ $label })
choose-several = { $n } { FORM($noun, "plural") }
choose-up-to = hoogstens { $n } { FORM($noun, "plural") }
choose-between = { $min } tot { $max } { FORM($noun, "plural") }
choose-any = zoveel { FORM($noun, "plural") } als je wilt
choose-order = { PERSON($who) ->
        [you] kies een volgorde voor { $list }
       *[other] { $who } kiest een volgorde voor { $list }
    }
number-between = een getal van { $min } tot { $max }
if-chosen = { PERSON($who) ->
        [you] doe je dat
       *[other] zo ja
    }: { $body }
otherwise = zo niet: { $body }
vote = iedereen kiest in het geheim { $what }

if-then = als { $cond }: { $body }
for-each = voor elk van { FORM($list, "acc") }: { $body }
for-each-ordered = voor elk van { FORM($list, "acc") }, in een volgorde naar keuze: { $body }
in-order = { $clause }, in een volgorde naar keuze
repeat = { $n } keer: { $body }
repeat-until = telkens weer, totdat { $cond }: { $body }
roll = gooi de dobbelsteen ({ $label })
let-number = { $label } is { $n }
count-of = het aantal van { $list }
have = { PERSON($who) ->
        [you] jouw { FORM($what, "noun") }
       *[other] het { FORM($what, "noun") } { FORM($who, "of") }
    }
do-pay = { PERSON($from) ->
        [you] betaal { $sum } aan { FORM($to, "acc") }
       *[other] { PERSON($to) ->
            [you] { $from } betaalt je { $sum }
           *[other] { $from } betaalt { $sum } aan { $to }
        }
    }
do-take = { PERSON($to) ->
        [you] neem { $sum } van { $from }
       *[other] { $to } neemt { $sum } van { $from }
    }
do-move = verplaats { $what } { FORM($zone, "into") }
do-move-place = zet { $what } op plaats { $n } van { $zone }
do-move-top = leg { $what } boven op { $zone }
do-move-bottom = leg { $what } onder { $zone }
do-before = zet { $what } direct voor { $other }
do-after = zet { $what } direct achter { $other }
do-swap = wissel { $a } met { $b }
do-shuffle = schud { $zone }
do-shuffled = verdeel { $what } blind over hun plaatsen
do-rearrange = zet { $what } in die volgorde
do-reverse = keer { $zone } om
do-look = { PERSON($who) ->
        [you] bekijk { $what }
       *[other] { $who } bekijkt { $what }
    }
do-reveal = toon { $what }
do-face-up = leg { $what } open
do-face-down = leg { $what } dicht
do-carry = voer { $what } uit
do-add = { FORM($counter, "name") }: +{ $n }
do-take-off = { FORM($counter, "name") }: −{ $n }
do-set = { FORM($counter, "name") }: { $n }
do-stop = stop hier
do-end = het spel eindigt

next-before = de volgende keer, voordat { $when }: { $body }
next-after = de volgende keer, nadat { $when }: { $body }
next-instead = de volgende keer, in plaats dat { $when }: { $body }
on-before = vanaf nu, voordat { $when }: { $body }
on-after = vanaf nu, nadat { $when }: { $body }
on-instead = vanaf nu, in plaats dat { $when }: { $body }
until-before = totdat { $end }, voordat { $when }: { $body }
until-after = totdat { $end }, nadat { $when }: { $body }
until-instead = totdat { $end }, in plaats dat { $when }: { $body }
while-before = zolang deze kaart { FORM($zone, "in") } ligt, voordat { $when }: { $body }
while-after = zolang deze kaart { FORM($zone, "in") } ligt, nadat { $when }: { $body }
while-instead = zolang deze kaart { FORM($zone, "in") } ligt, in plaats dat { $when }: { $body }
do-proceed = ga gewoon verder

needs = alleen als { $cond }
agrees = { PERSON($who) ->
        [you] je instemt
       *[other] { $who } instemt
    }
not = het niet zo is dat { $cond }
and = { $a } en { $b }
or = { $a } of { $b }
is = { $a } { $b } is
is-not = { $a } niet { $b } is
any = er { $one } is
no-such = er onder { $list } geen { FORM($noun, "noun") } is
option-is = “{ $option }” geldt
np-first-n = de eerste { $n } { FORM($noun, "plural") }
np-last-n = de laatste { $n } { FORM($noun, "plural") }
np-first-n-of = de eerste { $n } van { $list }
np-last-n-of = de laatste { $n } van { $list }
phrase-players-from = de spelers in beurtvolgorde, te beginnen met { FORM($p, "acc") }
    .each = elke speler in beurtvolgorde, te beginnen met { FORM($p, "acc") }
if-none = is die er niet: { $body }
do-nothing = er gebeurt niets
exists = er zo’n { FORM($noun, "noun") } is
exists-not = er niet zo’n { FORM($noun, "noun") } is
lies-in = { $a } { FORM($zone, "in") } is
lies-in-not = { $a } niet { FORM($zone, "in") } is
np-one-but = { $one }, behalve { $other }
place-of = de plaats van { $x }
np-first-one = { GENDER($noun) ->
        [neuter] het
       *[other] de
    } eerste { FORM($noun, "noun") }
np-last-one = { GENDER($noun) ->
        [neuter] het
       *[other] de
    } laatste { FORM($noun, "noun") }
count-of-noun = het aantal { FORM($noun, "plural") }
labelled-each = { FORM($what, $case) } (elk: { $label })
for-all = voor { FORM($list, "acc") }, na elkaar: { $body }
for-all-ordered = voor { FORM($list, "acc") }, in een volgorde naar keuze: { $body }
np-where = { FORM($list, $case) } (alleen als { $cond })
np-where-counting = { FORM($list, $case) } ({ $lead }; alleen als { $cond })
np-player-after = de speler na { FORM($p, "acc") }
np-player-before = de speler voor { FORM($p, "acc") }
np-most = { FORM($list, $case) } met het meeste { FORM($what, "noun") }
np-least = { FORM($list, $case) } met het minste { FORM($what, "noun") }
is-you = jij het bent
is-not-you = jij het niet bent

# Zus of zo: door een voorwaarde, door het lot, door wat iemand in het geheim koos.
value-if = { $a } als { $cond }, anders { $b }
np-if = { FORM($a, $case) } (als { $cond }; anders { FORM($b, $case) })
either = { $a } (als { $cond }) of { $b } (als niet)
let-random = { $label } is een willekeurig getal van { $min } tot { $max }
pick-at-random = wijs willekeurig { $one } aan ({ $label })
draw-lots = bepaal door loting { $one } ({ $label }), elk met { $n ->
        [one] één lot
       *[other] { $n } loten
    }
draw-lots-counting = bepaal door loting { $one } ({ $label }), elk met { $n } loten ({ $lead })
np-answer = { GENDER($noun) ->
        [neuter] het { FORM($noun, "noun") } dat
       *[other] de { FORM($noun, "noun") } die
    } { PERSON($who) ->
        [you] jij
       *[other] { $who }
    } koos
np-choice = wat { PERSON($who) ->
        [you] jij
       *[other] { $who }
    } koos
answered-yes = { PERSON($who) ->
        [you] jij
       *[other] { $who }
    } ja koos
the-min = het kleinste van { $a } en { $b }
the-max = het grootste van { $a } en { $b }
