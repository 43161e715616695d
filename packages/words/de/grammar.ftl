# Wie eine Karte zu Worten kommt. Ein Spiel bringt seine Verben (verb-…), Listen (phrase-…) und Nomen (type-…) mit.
# Ein Nomen hat .gender = masculine, feminine oder neuter, .plural, und .acc, .dat, .gen, wo sie vom Nominativ abweichen.
grammar = de
# Between two clauses of one sentence.
more = { "; " }

np-one = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] einen
            [feminine] eine
           *[other] ein
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] einer
           *[other] einem
        } { FORM($noun, "dat") }
        [gen] { GENDER($noun) ->
            [feminine] einer
           *[other] eines
        } { FORM($noun, "gen") }
       *[nom] { GENDER($noun) ->
            [feminine] eine
           *[other] ein
        } { FORM($noun, "noun") }
    }
np-one-of = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] einen
            [feminine] eine
           *[other] eines
        }
        [dat] { GENDER($noun) ->
            [feminine] einer
           *[other] einem
        }
       *[nom] { GENDER($noun) ->
            [masculine] einer
            [feminine] eine
           *[other] eines
        }
    } von { FORM($list, "dat") }
np-other = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] einen anderen
            [feminine] eine andere
           *[other] ein anderes
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] einer anderen
           *[other] einem anderen
        } { FORM($noun, "dat") }
       *[nom] { GENDER($noun) ->
            [masculine] ein anderer
            [feminine] eine andere
           *[other] ein anderes
        } { FORM($noun, "noun") }
    }
np-other-of = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] einen anderen
            [feminine] eine andere
           *[other] ein anderes
        }
        [dat] { GENDER($noun) ->
            [feminine] einer anderen
           *[other] einem anderen
        }
       *[nom] { GENDER($noun) ->
            [masculine] ein anderer
            [feminine] eine andere
           *[other] ein anderes
        }
    } von { FORM($list, "dat") }
np-that = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] diesen
            [feminine] diese
           *[other] dieses
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] dieser
           *[other] diesem
        } { FORM($noun, "dat") }
        [gen] { GENDER($noun) ->
            [feminine] dieser
           *[other] dieses
        } { FORM($noun, "gen") }
       *[nom] { GENDER($noun) ->
            [masculine] dieser
            [feminine] diese
           *[other] dieses
        } { FORM($noun, "noun") }
    }
np-that-card = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den gewählten
            [feminine] die gewählte
           *[other] das gewählte
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] der gewählten
           *[other] dem gewählten
        } { FORM($noun, "dat") }
        [gen] { GENDER($noun) ->
            [feminine] der gewählten
           *[other] des gewählten
        } { FORM($noun, "gen") }
       *[nom] { GENDER($noun) ->
            [masculine] der gewählte
            [feminine] die gewählte
           *[other] das gewählte
        } { FORM($noun, "noun") }
    }
np-labelled = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den
            [feminine] die
           *[other] das
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] der
           *[other] dem
        } { FORM($noun, "dat") }
        [gen] { GENDER($noun) ->
            [feminine] der
           *[other] des
        } { FORM($noun, "gen") }
       *[nom] { GENDER($noun) ->
            [masculine] der
            [feminine] die
           *[other] das
        } { FORM($noun, "noun") }
    } { $label }
np-each = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] jeden
            [feminine] jede
           *[other] jedes
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] jeder
           *[other] jedem
        } { FORM($noun, "dat") }
       *[nom] { GENDER($noun) ->
            [masculine] jeder
            [feminine] jede
           *[other] jedes
        } { FORM($noun, "noun") }
    }
np-those = { $case ->
        [dat] diesen { FORM($noun, "plural-dat") }
        [gen] dieser { FORM($noun, "plural") }
       *[nom] diese { FORM($noun, "plural") }
    }
np-your = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] deinen
            [feminine] deine
           *[other] dein
        }
        [dat] { GENDER($noun) ->
            [feminine] deiner
           *[other] deinem
        }
       *[nom] { GENDER($noun) ->
            [feminine] deine
           *[other] dein
        }
    } { FORM($noun, "noun") }
np-you = { $case ->
        [acc] dich
        [dat] dir
       *[nom] du
    }
np-this = { $case ->
        [dat] dieser Karte
       *[nom] diese Karte
    }
np-first = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den ersten
            [feminine] die erste
           *[other] das erste
        }
        [dat] { GENDER($noun) ->
            [feminine] der ersten
           *[other] dem ersten
        }
       *[nom] { GENDER($noun) ->
            [masculine] der erste
            [feminine] die erste
           *[other] das erste
        }
    } von { FORM($list, "dat") }
np-last = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den letzten
            [feminine] die letzte
           *[other] das letzte
        }
        [dat] { GENDER($noun) ->
            [feminine] der letzten
           *[other] dem letzten
        }
       *[nom] { GENDER($noun) ->
            [masculine] der letzte
            [feminine] die letzte
           *[other] das letzte
        }
    } von { FORM($list, "dat") }
phrase-opponents = deine Gegner
    .dat = deinen Gegnern
    .gen = deiner Gegner
    .one = ein Gegner
    .one-acc = einen Gegner
    .one-dat = einem Gegner
    .each = jeder Gegner
    .each-acc = jeden Gegner
    .each-dat = jedem Gegner
phrase-players = die Spieler
    .dat = den Spielern
    .gen = der Spieler
    .one = ein Spieler
    .one-acc = einen Spieler
    .one-dat = einem Spieler
    .each = jeder Spieler
    .each-acc = jeden Spieler
    .each-dat = jedem Spieler
type-player = Spieler
    .gender = masculine
    .gen = Spielers
    .plural = Spieler
    .plural-dat = Spielern
type-number = Zahl
    .gender = feminine
    .plural = Zahlen
    .plural-dat = Zahlen
type-card = Karte
    .gender = feminine
    .plural = Karten
    .plural-dat = Karten
type-thing = Karte
    .gender = feminine
    .plural = Karten
    .plural-dat = Karten
zone-of = { FORM($zone, $case) } { FORM($owner, "of") }
things-in = die { FORM($noun, "plural") } { FORM($zone, "in") }
    .dat = den { FORM($noun, "plural-dat") } { FORM($zone, "in") }
    .gen = der { FORM($noun, "plural") } { FORM($zone, "in") }
    .one = { GENDER($noun) ->
        [feminine] eine
       *[other] ein
    } { FORM($noun, "noun") } aus { FORM($zone, "dat") }
    .one-acc = { GENDER($noun) ->
        [masculine] einen
        [feminine] eine
       *[other] ein
    } { FORM($noun, "acc") } aus { FORM($zone, "dat") }
    .one-dat = { GENDER($noun) ->
        [feminine] einer
       *[other] einem
    } { FORM($noun, "dat") } aus { FORM($zone, "dat") }

choose = { PERSON($who) ->
        [you] wähle { FORM($what, "acc") }
       *[other] { $who } wählt { FORM($what, "acc") }
    }
may-choose = { PERSON($who) ->
        [you] du darfst { FORM($what, "acc") } wählen
       *[other] { $who } darf { FORM($what, "acc") } wählen
    }
labelled = { FORM($what, $case) } ({ $label })
choose-several = { $n } { FORM($noun, "plural") }
choose-up-to = bis zu { $n } { FORM($noun, "plural") }
choose-between = { $min } bis { $max } { FORM($noun, "plural") }
choose-any = beliebig viele { FORM($noun, "plural") }
choose-order = { PERSON($who) ->
        [you] wähle eine Reihenfolge für { FORM($list, "acc") }
       *[other] { $who } wählt eine Reihenfolge für { FORM($list, "acc") }
    }
number-between = { $case ->
        [dat] einer Zahl
       *[nom] eine Zahl
    } von { $min } bis { $max }
if-chosen = wenn ja: { CAP($body) }
otherwise = sonst: { CAP($body) }
vote = alle wählen geheim { FORM($what, "acc") }

if-then = wenn { $cond }: { CAP($body) }
for-each = für jeden von { FORM($list, "dat") }: { CAP($body) }
for-each-ordered = für jeden von { FORM($list, "dat") }, in beliebiger Reihenfolge: { CAP($body) }
in-order = { $clause }, in beliebiger Reihenfolge
repeat = { $n }-mal: { CAP($body) }
repeat-until = immer wieder, bis { $cond }: { CAP($body) }
roll = würfle ({ $label })
let-number = { $label } ist { $n }
count-of = die Anzahl { FORM($list, "gen") }
have = { PERSON($who) ->
        [you] { GENDER($what) ->
            [feminine] deine
           *[other] dein
        } { FORM($what, "noun") }
       *[other] { GENDER($what) ->
            [masculine] der
            [feminine] die
           *[other] das
        } { FORM($what, "noun") } { FORM($who, "of") }
    }
do-pay = { PERSON($from) ->
        [you] zahle { $sum } an { FORM($to, "acc") }
       *[other] { PERSON($to) ->
            [you] { $from } zahlt dir { $sum }
           *[other] { $from } zahlt { $sum } an { FORM($to, "acc") }
        }
    }
do-take = { PERSON($to) ->
        [you] nimm { $sum } von { FORM($from, "dat") }
       *[other] { $to } nimmt { $sum } von { FORM($from, "dat") }
    }
do-move = lege { FORM($what, "acc") } { FORM($zone, "into") }
do-move-place = setze { FORM($what, "acc") } auf Platz { $n } { FORM($zone, "of") }
do-move-top = lege { FORM($what, "acc") } oben auf { FORM($zone, "acc") }
do-move-bottom = lege { FORM($what, "acc") } unter { FORM($zone, "acc") }
do-before = setze { FORM($what, "acc") } direkt vor { FORM($other, "acc") }
do-after = setze { FORM($what, "acc") } direkt hinter { FORM($other, "acc") }
do-swap = tausche die Plätze { FORM($a, "of") } und { FORM($b, "of") }
do-shuffle = mische { FORM($zone, "acc") }
do-shuffled = verteile { FORM($what, "acc") } zufällig auf ihre Plätze
do-rearrange = setze { FORM($what, "acc") } in dieser Reihenfolge
do-reverse = kehre die Reihenfolge { FORM($zone, "in") } um
do-look = { PERSON($who) ->
        [you] sieh dir { FORM($what, "acc") } an
       *[other] { $who } sieht sich { FORM($what, "acc") } an
    }
do-learn = { PERSON($who) ->
        [you] du erfährst { FORM($what, "acc") }
       *[other] { $who } erfährt { FORM($what, "acc") }
    }
do-learn-all = alle erfahren { FORM($what, "acc") }
do-reveal = decke { FORM($what, "acc") } auf
do-face-up = drehe { FORM($what, "acc") } auf die Vorderseite
do-face-down = drehe { FORM($what, "acc") } auf die Rückseite
do-carry = führe { FORM($what, "acc") } aus
do-add = { FORM($counter, "name") }: +{ $n }
do-take-off = { FORM($counter, "name") }: −{ $n }
do-set = { FORM($counter, "name") }: { $n }
do-stop = höre hier auf
do-end = das Spiel endet

next-before = beim nächsten Mal, bevor { $when }: { CAP($body) }
next-after = beim nächsten Mal, nachdem { $when }: { CAP($body) }
next-instead = beim nächsten Mal, anstatt dass { $when }: { CAP($body) }
on-before = von nun an, bevor { $when }: { CAP($body) }
on-after = von nun an, nachdem { $when }: { CAP($body) }
on-instead = von nun an, anstatt dass { $when }: { CAP($body) }
until-before = bis { $end }, bevor { $when }: { CAP($body) }
until-after = bis { $end }, nachdem { $when }: { CAP($body) }
until-instead = bis { $end }, anstatt dass { $when }: { CAP($body) }
while-before = solange diese Karte { FORM($zone, "in") } liegt, bevor { $when }: { CAP($body) }
while-after = solange diese Karte { FORM($zone, "in") } liegt, nachdem { $when }: { CAP($body) }
while-instead = solange diese Karte { FORM($zone, "in") } liegt, anstatt dass { $when }: { CAP($body) }
next-instead-of = beim nächsten Mal, anstelle { $when }: { CAP($body) }
on-instead-of = von nun an, anstelle { $when }: { CAP($body) }
until-instead-of = bis { $end }, anstelle { $when }: { CAP($body) }
while-instead-of = solange diese Karte { FORM($zone, "in") } liegt, anstelle { $when }: { CAP($body) }
do-proceed = mache weiter wie sonst

needs = nur wenn { $cond }
agrees = { PERSON($who) ->
        [you] du zustimmst
       *[other] { $who } zustimmt
    }
not = es nicht so ist, dass { $cond }
and = { $a } und { $b }
or = { $a } oder { $b }
is = { $a } { $b } ist
is-not = { $a } nicht { $b } ist
any = es { FORM($one, "acc") } gibt
option-is = „{ $option }“ gilt
np-first-n = { $n ->
        [one] { $case ->
            [acc] { GENDER($noun) ->
                [masculine] den ersten
                [feminine] die erste
               *[other] das erste
            } { FORM($noun, "acc") }
            [dat] { GENDER($noun) ->
                [feminine] der ersten
               *[other] dem ersten
            } { FORM($noun, "dat") }
           *[nom] { GENDER($noun) ->
                [masculine] der erste
                [feminine] die erste
               *[other] das erste
            } { FORM($noun, "noun") }
        }
       *[other] { $case ->
            [dat] den ersten { $n } { FORM($noun, "plural-dat") }
            [gen] der ersten { $n } { FORM($noun, "plural") }
           *[nom] die ersten { $n } { FORM($noun, "plural") }
        }
    }
np-last-n = { $n ->
        [one] { $case ->
            [acc] { GENDER($noun) ->
                [masculine] den letzten
                [feminine] die letzte
               *[other] das letzte
            } { FORM($noun, "acc") }
            [dat] { GENDER($noun) ->
                [feminine] der letzten
               *[other] dem letzten
            } { FORM($noun, "dat") }
           *[nom] { GENDER($noun) ->
                [masculine] der letzte
                [feminine] die letzte
               *[other] das letzte
            } { FORM($noun, "noun") }
        }
       *[other] { $case ->
            [dat] den letzten { $n } { FORM($noun, "plural-dat") }
            [gen] der letzten { $n } { FORM($noun, "plural") }
           *[nom] die letzten { $n } { FORM($noun, "plural") }
        }
    }
np-first-n-of = { $n ->
        [one] { $case ->
            [acc] { GENDER($noun) ->
                [masculine] den ersten
                [feminine] die erste
               *[other] das erste
            }
            [dat] { GENDER($noun) ->
                [feminine] der ersten
               *[other] dem ersten
            }
           *[nom] { GENDER($noun) ->
                [masculine] der erste
                [feminine] die erste
               *[other] das erste
            }
        }
       *[other] { $case ->
            [dat] den
            [gen] der
           *[nom] die
        } ersten { $n }
    } von { FORM($list, "dat") }
np-last-n-of = { $n ->
        [one] { $case ->
            [acc] { GENDER($noun) ->
                [masculine] den letzten
                [feminine] die letzte
               *[other] das letzte
            }
            [dat] { GENDER($noun) ->
                [feminine] der letzten
               *[other] dem letzten
            }
           *[nom] { GENDER($noun) ->
                [masculine] der letzte
                [feminine] die letzte
               *[other] das letzte
            }
        }
       *[other] { $case ->
            [dat] den
            [gen] der
           *[nom] die
        } letzten { $n }
    } von { FORM($list, "dat") }
phrase-players-from = die Spieler in Zugreihenfolge, beginnend mit { FORM($p, "dat") }
    .dat = den Spielern in Zugreihenfolge, beginnend mit { FORM($p, "dat") }
    .each = jeder Spieler in Zugreihenfolge, beginnend mit { FORM($p, "dat") }
    .each-acc = jeden Spieler in Zugreihenfolge, beginnend mit { FORM($p, "dat") }
if-none = gibt es das nicht: { CAP($body) }
do-nothing = nichts geschieht
exists = es { FORM($what, "acc") } gibt
exists-not = es { FORM($what, "acc") } nicht gibt
lies-in = { $a } { FORM($zone, "in") } ist
lies-in-not = { $a } nicht { FORM($zone, "in") } ist
np-one-but = { FORM($one, $case) }, außer { FORM($other, "dat") }
place-of = der Platz { FORM($x, "of") }
np-first-one = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den ersten
            [feminine] die erste
           *[other] das erste
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] der ersten
           *[other] dem ersten
        } { FORM($noun, "dat") }
       *[nom] { GENDER($noun) ->
            [masculine] der erste
            [feminine] die erste
           *[other] das erste
        } { FORM($noun, "noun") }
    }
np-last-one = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den letzten
            [feminine] die letzte
           *[other] das letzte
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] der letzten
           *[other] dem letzten
        } { FORM($noun, "dat") }
       *[nom] { GENDER($noun) ->
            [masculine] der letzte
            [feminine] die letzte
           *[other] das letzte
        } { FORM($noun, "noun") }
    }
count-of-noun = die Anzahl der { FORM($noun, "plural") }
labelled-each = { FORM($what, $case) } (jeweils { $label })
for-all = für { FORM($list, "acc") }, nacheinander: { CAP($body) }
for-all-ordered = für { FORM($list, "acc") }, in beliebiger Reihenfolge: { CAP($body) }
np-where = { FORM($list, $case) } (nur wenn { $cond })
np-where-counting = { FORM($list, $case) } ({ $lead }; nur wenn { $cond })
np-player-after = { $case ->
        [acc] den Spieler
        [dat] dem Spieler
       *[nom] der Spieler
    } nach { FORM($p, "dat") }
np-player-before = { $case ->
        [acc] den Spieler
        [dat] dem Spieler
       *[nom] der Spieler
    } vor { FORM($p, "dat") }
np-most = { FORM($list, $case) } mit { GENDER($what) ->
        [feminine] der
       *[other] dem
    } meisten { FORM($what, "noun") }
np-least = { FORM($list, $case) } mit { GENDER($what) ->
        [feminine] der
       *[other] dem
    } wenigsten { FORM($what, "noun") }
is-you = du es bist
is-not-you = du es nicht bist

# So oder so: durch eine Bedingung, durch Zufall, durch das, was jemand geheim gewählt hat.
value-if = { $a }, wenn { $cond }, sonst { $b }
np-if = { $case ->
        [gen] von { FORM($a, "dat") } (wenn { $cond }; sonst { FORM($b, "dat") })
       *[nom] { FORM($a, $case) } (wenn { $cond }; sonst { FORM($b, $case) })
    }
either = { $a } (wenn { $cond }) oder { $b } (wenn nicht)
let-random = { $label } ist eine zufällige Zahl von { $min } bis { $max }
pick-at-random = bestimme zufällig { FORM($one, "acc") } ({ $label })
draw-lots = lose { FORM($one, "acc") } aus ({ $label }), mit je { $n ->
        [one] einem Los
       *[other] { $n } Losen
    }
draw-lots-counting = lose { FORM($one, "acc") } aus ({ $label }), mit je { $n } Losen ({ $lead })
np-answer = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den von { FORM($who, "dat") } gewählten
            [feminine] die von { FORM($who, "dat") } gewählte
           *[other] das von { FORM($who, "dat") } gewählte
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] der
           *[other] dem
        } von { FORM($who, "dat") } gewählten { FORM($noun, "dat") }
        [gen] { GENDER($noun) ->
            [feminine] der
           *[other] des
        } von { FORM($who, "dat") } gewählten { FORM($noun, "gen") }
       *[nom] { GENDER($noun) ->
            [masculine] der
            [feminine] die
           *[other] das
        } von { FORM($who, "dat") } gewählte { FORM($noun, "noun") }
    }
np-choice = { PERSON($who) ->
        [you] { $case ->
            [dat] deiner
            [gen] deiner
           *[nom] deine
        } Wahl
       *[other] { $case ->
            [dat] der
            [gen] der
           *[nom] die
        } Wahl { FORM($who, "of") }
    }
answered-yes = { PERSON($who) ->
        [you] du Ja gewählt hast
       *[other] { $who } Ja gewählt hat
    }
the-min = die kleinere der Zahlen { $a } und { $b }
the-max = die größere der Zahlen { $a } und { $b }

# Mehr über das Wählen
choose-several-of = { $n } von { FORM($list, "dat") }
choose-up-to-of = bis zu { $n } von { FORM($list, "dat") }
choose-between-of = { $min } bis { $max } von { FORM($list, "dat") }
choose-any-of = beliebig viele von { FORM($list, "dat") }
choose-at-least = mindestens { $n } { FORM($noun, "plural") }
choose-at-least-of = mindestens { $n } von { FORM($list, "dat") }
choose-all = alle { FORM($noun, "plural") }
choose-all-of = alle von { FORM($list, "dat") }
in-some-order = { FORM($what, $case) }, in einer Reihenfolge
vote-of = { $list } wählen geheim { FORM($what, "acc") }
np-chooser = { $case ->
        [acc] den Spieler, der wählt
        [dat] dem Spieler, der wählt
       *[nom] der Spieler, der wählt
    }
np-own = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den eigenen
            [feminine] die eigene
           *[other] das eigene
        } { FORM($noun, "noun") }
        [dat] { GENDER($noun) ->
            [feminine] der eigenen
           *[other] dem eigenen
        } { FORM($noun, "noun") }
       *[nom] { GENDER($noun) ->
            [masculine] der eigene
            [feminine] die eigene
           *[other] das eigene
        } { FORM($noun, "noun") }
    }
np-chosen = das Gewählte
chose = du { FORM($what, "acc") } gewählt hast
chose-not = du { FORM($what, "acc") } nicht gewählt hast

# Ein Wert, der später so gemeint ist, wie er jetzt ist, mit einem Buchstaben.
call-it = nenne { FORM($what, "acc") } { $label }
np-labelled-many = { $case ->
        [dat] den { FORM($noun, "plural-dat") } { $label }
        [gen] der { FORM($noun, "plural") } { $label }
       *[nom] die { FORM($noun, "plural") } { $label }
    }

# Tun
for-each-ordered-by = für jeden von { FORM($list, "dat") }, in der Reihenfolge, die { $who } will: { CAP($body) }
for-all-ordered-by = für { FORM($list, "acc") }, in der Reihenfolge, die { $who } will: { CAP($body) }
do-exchange = tausche { FORM($a, "acc") } gegen { FORM($b, "acc") }
do-reversed = kehre die Reihenfolge { FORM($what, "of") } um
do-rearrange-as = setze { FORM($what, "acc") } in diese Reihenfolge: { $order }
do-move-cell = lege { FORM($what, "acc") } auf { FORM($cell, "acc") } { FORM($zone, "of") }
do-add-of = { $what }: +{ $n }
do-take-off-of = { $what }: −{ $n }
do-set-of = { $what }: { $n }
do-note = { $what } ist nun { $value }
do-note-more = { $what }: +{ $value }
do-give = es ergibt { FORM($value, "acc") }
do-give-yes = das wirkt
do-give-no = das hat keine Wirkung
do-give-if = das wirkt nur, wenn { $cond }
when-where = { $when }, wenn { $cond }
when-counting = { $when } ({ $lead }), wenn { $cond }

# Vergleiche; $sum ist etwa „6 Münzen“.
have-more = { PERSON($who) ->
        [you] du mehr als { $sum } hast
       *[other] { $who } mehr als { $sum } hat
    }
have-at-least = { PERSON($who) ->
        [you] du mindestens { $sum } hast
       *[other] { $who } mindestens { $sum } hat
    }
have-less = { PERSON($who) ->
        [you] du weniger als { $sum } hast
       *[other] { $who } weniger als { $sum } hat
    }
have-at-most = { PERSON($who) ->
        [you] du höchstens { $sum } hast
       *[other] { $who } höchstens { $sum } hat
    }
have-exactly = { PERSON($who) ->
        [you] du genau { $sum } hast
       *[other] { $who } genau { $sum } hat
    }
np-with-more = { FORM($list, $case) } mit mehr als { $sum }
np-with-at-least = { FORM($list, $case) } mit mindestens { $sum }
np-with-less = { FORM($list, $case) } mit weniger als { $sum }
np-with-at-most = { FORM($list, $case) } mit höchstens { $sum }
np-with-exactly = { FORM($list, $case) } mit genau { $sum }
is-more = { $a } mehr ist als { $b }
is-at-least = { $a } mindestens { $b } ist
is-less = { $a } weniger ist als { $b }
is-at-most = { $a } höchstens { $b } ist
is-exactly = { $a } genau { $b } ist

# Weitere Bedingungen
always = in jedem Fall
never = in keinem Fall
is-among = { $a } zu { FORM($list, "dat") } gehört
is-among-not = { $a } nicht zu { FORM($list, "dat") } gehört
is-same = { $a } und { $b } gleich sind
option-is-not = „{ $option }“ nicht gilt
variable-is = { $what } gilt
variable-is-not = { $what } nicht gilt
is-face-down = { $a } verdeckt liegt
is-face-down-not = { $a } offen liegt
is-playable = { $a } gespielt werden kann
is-playable-not = { $a } nicht gespielt werden kann
any-in = { FORM($zone, "in") } { GENDER($noun) ->
        [feminine] eine
       *[other] ein
    } { FORM($noun, "noun") } ist
none-in = { FORM($zone, "in") } { GENDER($noun) ->
        [feminine] keine
       *[other] kein
    } { FORM($noun, "noun") } ist
any-of-those = mindestens { GENDER($list) ->
        [masculine] einer
        [feminine] eine
       *[other] eines
    } von { FORM($list, "dat") } da ist
none-of-those = { GENDER($list) ->
        [masculine] keiner
        [feminine] keine
       *[other] keines
    } von { FORM($list, "dat") } da ist
same-name = { $a } so heißt wie { $b }
other-name = { $a } anders heißt als { $b }

# Weitere Dinge und Listen
np-top-n = { $n ->
        [one] { $case ->
            [acc] { GENDER($noun) ->
                [masculine] den obersten
                [feminine] die oberste
               *[other] das oberste
            } { FORM($noun, "acc") }
            [dat] { GENDER($noun) ->
                [feminine] der obersten
               *[other] dem obersten
            } { FORM($noun, "dat") }
           *[nom] { GENDER($noun) ->
                [masculine] der oberste
                [feminine] die oberste
               *[other] das oberste
            } { FORM($noun, "noun") }
        }
       *[other] { $case ->
            [dat] den obersten { $n } { FORM($noun, "plural-dat") }
            [gen] der obersten { $n } { FORM($noun, "plural") }
           *[nom] die obersten { $n } { FORM($noun, "plural") }
        }
    } von { FORM($pile, "dat") }
np-bottom-n = { $n ->
        [one] { $case ->
            [acc] { GENDER($noun) ->
                [masculine] den untersten
                [feminine] die unterste
               *[other] das unterste
            } { FORM($noun, "acc") }
            [dat] { GENDER($noun) ->
                [feminine] der untersten
               *[other] dem untersten
            } { FORM($noun, "dat") }
           *[nom] { GENDER($noun) ->
                [masculine] der unterste
                [feminine] die unterste
               *[other] das unterste
            } { FORM($noun, "noun") }
        }
       *[other] { $case ->
            [dat] den untersten { $n } { FORM($noun, "plural-dat") }
            [gen] der untersten { $n } { FORM($noun, "plural") }
           *[nom] die untersten { $n } { FORM($noun, "plural") }
        }
    } von { FORM($pile, "dat") }
np-only = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den einzigen
            [feminine] die einzige
           *[other] das einzige
        }
        [dat] { GENDER($noun) ->
            [feminine] der einzigen
           *[other] dem einzigen
        }
       *[nom] { GENDER($noun) ->
            [masculine] der einzige
            [feminine] die einzige
           *[other] das einzige
        }
    } von { FORM($list, "dat") }
np-at = Nummer { $n } von { FORM($list, "dat") }
np-copy = { $case ->
        [dat] einem Exemplar
        [gen] eines Exemplars
       *[nom] ein Exemplar
    } von { FORM($x, "dat") }
np-holder-of = { $case ->
        [acc] den Spieler, der { FORM($x, "acc") } hat
        [dat] dem Spieler, der { FORM($x, "acc") } hat
       *[nom] der Spieler, der { FORM($x, "acc") } hat
    }
np-variable = „{ FORM($what, "name") }“
np-variable-of = „{ FORM($what, "name") }“ { FORM($who, "of") }
np-most-by = { $case ->
        [dat] denen
       *[nom] die
    } von { FORM($list, "dat") }, für die { $n } am größten ist
np-least-by = { $case ->
        [dat] denen
       *[nom] die
    } von { FORM($list, "dat") }, für die { $n } am kleinsten ist
np-sorted = { FORM($list, $case) }, geordnet danach: { $n }, Kleinstes zuerst
np-giving = { FORM($what, $case) }, für jeden von { FORM($list, "dat") }
np-reached = { FORM($list, $case) } mit allem, was von dort zu erreichen ist über { FORM($way, "acc") }
np-distinct = { FORM($list, $case) }, nichts davon zweimal
np-reversed = { FORM($list, $case) } in umgekehrter Reihenfolge
np-shuffled = { FORM($list, $case) } in zufälliger Reihenfolge
np-without = { FORM($list, $case) } ohne { FORM($other, "acc") }
np-every = { $case ->
        [dat] allen { FORM($noun, "plural-dat") }
        [gen] aller { FORM($noun, "plural") }
       *[nom] alle { FORM($noun, "plural") }
    }
np-designs = { $case ->
        [dat] den verschiedenen { FORM($noun, "plural-dat") }
        [gen] der verschiedenen { FORM($noun, "plural") }
       *[nom] die verschiedenen { FORM($noun, "plural") }
    }
np-copies = { $case ->
        [dat] allen Exemplaren
       *[nom] alle Exemplare
    } von { FORM($x, "dat") }
np-neighbours = { $case ->
        [dat] den { FORM($noun, "plural-dat") }
        [gen] der { FORM($noun, "plural") }
       *[nom] die { FORM($noun, "plural") }
    } direkt neben { FORM($x, "dat") }
np-rim = { $case ->
        [dat] den freien Feldern
       *[nom] die freien Felder
    } am Rand { FORM($zone, "of") }
np-range = { $case ->
        [dat] den Zahlen
       *[nom] die Zahlen
    } von { $min } bis { $max }
np-x = die Spalte { FORM($cell, "of") }
np-y = die Zeile { FORM($cell, "of") }
np-cell-of = { $case ->
        [dat] dem Feld
       *[nom] das Feld
    } { FORM($x, "of") }
np-cell = { $case ->
        [dat] dem Feld
       *[nom] das Feld
    } in Spalte { $x } und Zeile { $y }
np-toward = { $case ->
        [dat] dem Feld
       *[nom] das Feld
    } neben { FORM($cell, "dat") } in Richtung { $way }
np-opposite = { $case ->
        [dat] dem Gegenteil
       *[nom] das Gegenteil
    } { FORM($x, "of") }
np-at-cell = { $case ->
        [acc] { GENDER($noun) ->
            [masculine] den
            [feminine] die
           *[other] das
        } { FORM($noun, "acc") }
        [dat] { GENDER($noun) ->
            [feminine] der
           *[other] dem
        } { FORM($noun, "dat") }
       *[nom] { GENDER($noun) ->
            [masculine] der
            [feminine] die
           *[other] das
        } { FORM($noun, "noun") }
    } auf { FORM($cell, "dat") } { FORM($zone, "of") }
sum-of = die Summe { FORM($list, "gen") }
sum-for-each = die Summe davon, für jeden von { FORM($list, "dat") }: { $n }
option-set = „{ $option }“ auf „{ $value }“ steht
option-set-not = „{ $option }“ nicht auf „{ $value }“ steht
do-note-plus = { PERSON($value) ->
        [you] du gehörst nun zu { FORM($what, "dat") }
       *[other] { $value } gehört nun zu { FORM($what, "dat") }
    }
type-design = Karte
    .gender = feminine
    .plural = Karten
    .plural-dat = Karten
type-cell = Feld
    .gender = neuter
    .gen = Feldes
    .plural = Felder
    .plural-dat = Feldern
do-add-sum = +{ $sum }
do-take-off-sum = −{ $sum }
np-this-one = { $case ->
        [dat] dieser Karte hier
       *[nom] diese Karte hier
    }
change-place = { $of } den Platz wechselt
change-face = { $of } umgedreht wird
change-value = sich { $what } ändert
