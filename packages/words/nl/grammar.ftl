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
np-that-card = { GENDER($noun) ->
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
choose-between = { $min } tot en met { $max } { FORM($noun, "plural") }
choose-any = zoveel { FORM($noun, "plural") } als je wilt
choose-order = { PERSON($who) ->
        [you] kies een volgorde voor { $list }
       *[other] { $who } kiest een volgorde voor { $list }
    }
number-between = een getal van { $min } tot en met { $max }
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
do-reverse = keer de volgorde { FORM($zone, "in") } om
do-look = { PERSON($who) ->
        [you] bekijk { $what }
       *[other] { $who } bekijkt { $what }
    }
do-learn = { PERSON($who) ->
        [you] je hoort { $what }
       *[other] { $who } hoort { $what }
    }
do-learn-all = allen horen { $what }
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
next-instead-of = de volgende keer, in plaats van { $when }: { $body }
on-instead-of = vanaf nu, in plaats van { $when }: { $body }
until-instead-of = totdat { $end }, in plaats van { $when }: { $body }
while-instead-of = zolang deze kaart { FORM($zone, "in") } ligt, in plaats van { $when }: { $body }
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
option-is = “{ $option }” geldt
np-first-n = { $n ->
        [one] { GENDER($noun) ->
            [neuter] het
           *[other] de
        } eerste { FORM($noun, "noun") }
       *[other] de eerste { $n } { FORM($noun, "plural") }
    }
np-last-n = { $n ->
        [one] { GENDER($noun) ->
            [neuter] het
           *[other] de
        } laatste { FORM($noun, "noun") }
       *[other] de laatste { $n } { FORM($noun, "plural") }
    }
np-first-n-of = { $n ->
        [one] de eerste
       *[other] de eerste { $n }
    } van { FORM($list, "acc") }
np-last-n-of = { $n ->
        [one] de laatste
       *[other] de laatste { $n }
    } van { FORM($list, "acc") }
phrase-players-from = de spelers in beurtvolgorde, te beginnen met { FORM($p, "acc") }
    .each = elke speler in beurtvolgorde, te beginnen met { FORM($p, "acc") }
if-none = is die er niet: { $body }
do-nothing = er gebeurt niets
exists = { $what } bestaat
exists-not = { $what } niet bestaat
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
let-random = { $label } is een willekeurig getal van { $min } tot en met { $max }
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

# Meer over kiezen
choose-several-of = { $n } van { $list }
choose-up-to-of = hoogstens { $n } van { $list }
choose-between-of = { $min } tot en met { $max } van { $list }
choose-any-of = zoveel je wilt van { $list }
choose-at-least = minstens { $n } { FORM($noun, "plural") }
choose-at-least-of = minstens { $n } van { $list }
choose-all = alle { FORM($noun, "plural") }
choose-all-of = alle van { $list }
in-some-order = { $what }, in een volgorde
vote-of = { $list } kiezen in het geheim { $what }
np-chooser = de speler die kiest
np-own = { GENDER($noun) ->
        [neuter] het
       *[other] de
    } eigen { FORM($noun, "noun") }
np-chosen = wat gekozen is
chose = je { $what } gekozen hebt
chose-not = je { $what } niet gekozen hebt

# Een waarde die later bedoeld is zoals ze nu is, met een letter.
call-it = noem { $what } { $label }
np-labelled-many = de { FORM($noun, "plural") } { $label }

# Doen
for-each-ordered-by = voor elk van { FORM($list, "acc") }, in de volgorde die { $who } wil: { $body }
for-all-ordered-by = voor { FORM($list, "acc") }, in de volgorde die { $who } wil: { $body }
do-exchange = ruil { $a } om tegen { $b }
do-reversed = keer de volgorde van { $what } om
do-rearrange-as = zet { $what } in deze volgorde: { $order }
do-move-cell = leg { $what } op { $cell } van { $zone }
do-add-of = { $what }: +{ $n }
do-take-off-of = { $what }: −{ $n }
do-set-of = { $what }: { $n }
do-note = { $what } is nu { $value }
do-note-more = { $what }: +{ $value }
do-give = het levert { $value } op
do-give-yes = het werkt
do-give-no = het heeft geen effect
do-give-if = het werkt alleen als { $cond }
when-where = { $when }, als { $cond }
when-counting = { $when } ({ $lead }), als { $cond }

# Vergelijkingen; $sum is bijvoorbeeld “6 munten”.
have-more = { PERSON($who) ->
        [you] je meer dan { $sum } hebt
       *[other] { $who } meer dan { $sum } heeft
    }
have-at-least = { PERSON($who) ->
        [you] je minstens { $sum } hebt
       *[other] { $who } minstens { $sum } heeft
    }
have-less = { PERSON($who) ->
        [you] je minder dan { $sum } hebt
       *[other] { $who } minder dan { $sum } heeft
    }
have-at-most = { PERSON($who) ->
        [you] je hoogstens { $sum } hebt
       *[other] { $who } hoogstens { $sum } heeft
    }
have-exactly = { PERSON($who) ->
        [you] je precies { $sum } hebt
       *[other] { $who } precies { $sum } heeft
    }
np-with-more = { FORM($list, $case) } met meer dan { $sum }
np-with-at-least = { FORM($list, $case) } met minstens { $sum }
np-with-less = { FORM($list, $case) } met minder dan { $sum }
np-with-at-most = { FORM($list, $case) } met hoogstens { $sum }
np-with-exactly = { FORM($list, $case) } met precies { $sum }
is-more = { $a } meer is dan { $b }
is-at-least = { $a } minstens { $b } is
is-less = { $a } minder is dan { $b }
is-at-most = { $a } hoogstens { $b } is
is-exactly = { $a } precies { $b } is

# Meer voorwaarden
always = wat er ook gebeurt
never = in geen geval
is-among = { $a } een van { $list } is
is-among-not = { $a } geen van { $list } is
is-same = { $a } en { $b } gelijk zijn
option-is-not = ‘{ $option }’ niet geldt
variable-is = { $what } geldt
variable-is-not = { $what } niet geldt
is-face-down = { $a } gesloten ligt
is-face-down-not = { $a } open ligt
is-playable = { $a } gespeeld kan worden
is-playable-not = { $a } niet gespeeld kan worden
any-in = er een { FORM($noun, "noun") } { FORM($zone, "in") } is
none-in = er geen { FORM($noun, "noun") } { FORM($zone, "in") } is
any-of-those = er minstens één is van { $list }
none-of-those = er geen enkele is van { $list }
same-name = { $a } zo heet als { $b }
other-name = { $a } anders heet dan { $b }

# Meer dingen en lijsten
np-top-n = { $n ->
        [one] { GENDER($noun) ->
            [neuter] het
           *[other] de
        } bovenste { FORM($noun, "noun") }
       *[other] de bovenste { $n } { FORM($noun, "plural") }
    } van { $pile }
np-bottom-n = { $n ->
        [one] { GENDER($noun) ->
            [neuter] het
           *[other] de
        } onderste { FORM($noun, "noun") }
       *[other] de onderste { $n } { FORM($noun, "plural") }
    } van { $pile }
np-only = de enige van { $list }
np-at = nummer { $n } van { $list }
np-copy = een exemplaar van { $x }
np-holder-of = de speler die { $x } heeft
np-variable = ‘{ FORM($what, "name") }’
np-variable-of = ‘{ FORM($what, "name") }’ { FORM($who, "of") }
np-most-by = die van { FORM($list, "acc") } waarvoor { $n } het grootst is
np-least-by = die van { FORM($list, "acc") } waarvoor { $n } het kleinst is
np-sorted = { FORM($list, $case) } in de volgorde van { $n }, de kleinste eerst
np-giving = { $what }, voor elk van { FORM($list, "acc") }
np-reached = { FORM($list, $case) } met alles wat van daar te bereiken is via { $way }
np-distinct = { FORM($list, $case) }, geen daarvan twee keer
np-reversed = { FORM($list, $case) } in omgekeerde volgorde
np-shuffled = { FORM($list, $case) } in willekeurige volgorde
np-without = { FORM($list, $case) }, zonder { $other }
np-every = alle { FORM($noun, "plural") }
np-designs = de verschillende { FORM($noun, "plural") }
np-copies = alle exemplaren van { $x }
np-neighbours = de { FORM($noun, "plural") } direct naast { $x }
np-rim = de vrije vakken aan de rand van { $zone }
np-range = de getallen van { $min } tot en met { $max }
np-x = de kolom van { $cell }
np-y = de rij van { $cell }
np-cell-of = het vak van { $x }
np-cell = het vak in kolom { $x } en rij { $y }
np-toward = het vak naast { $cell } in de richting { $way }
np-opposite = het tegenovergestelde van { $x }
np-at-cell = { GENDER($noun) ->
        [neuter] het
       *[other] de
    } { FORM($noun, "noun") } op { $cell } van { $zone }
sum-of = de som van { $list }
sum-for-each = de som van { $n } voor elk van { FORM($list, "acc") }
option-set = ‘{ $option }’ op ‘{ $value }’ staat
option-set-not = ‘{ $option }’ niet op ‘{ $value }’ staat
do-note-plus = { PERSON($value) ->
        [you] je hoort nu bij { $what }
       *[other] { $value } hoort nu bij { $what }
    }
type-design = kaart
    .plural = kaarten
type-cell = vak
    .gender = neuter
    .plural = vakken
do-add-sum = +{ $sum }
do-take-off-sum = −{ $sum }
np-this-one = deze kaart
change-place = { $of } van plaats verandert
change-face = { $of } omgedraaid wordt
change-value = { $what } verandert
