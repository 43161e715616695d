### In opdracht van de koning, in het Nederlands.
### Getallen komen van de kaarten: { $n } en dergelijke vult het spel in.

## Het spel

game-auftrag = In opdracht van de koning
    .rules =
        Arthurs ridders oefenen hun deugden in Camelot, rijden het rijk in en vervullen queesten. Acht gebieden liggen in een kring, en Camelot is er een van. Alle ridders beginnen daar.

        Een ronde begint met kiezen. In de volgorde van de tenten neemt elke speler een van de open actiekaarten, tot iedereen er drie heeft; met twee spelers vier. Niemand neemt twee toernooien.

        Daarna voert iedereen in dezelfde volgorde zijn kaarten uit, elk in de volgorde die hij wil. Gele kaarten werken alleen in Camelot: een oefening levert een deugdkaart op, de ronde tafel een queeste. Groene kaarten werken alleen buiten Camelot: het gerecht neemt een boek en levert 2 punten op; een queeste vervul je in haar eigen gebied met de deugden die ze vraagt. Met een paard rijd je hoogstens zoveel gebieden ver als erop staat, linksom of rechtsom. Wat niet kan, vervalt.

        Een queeste betaal je met zwaard, lans, draak en boek. Een twee mag voor een één dienen, zonder wisselgeld; twee enen betalen een twee; geen enkele kaart mag overbodig zijn.

        Aan het eind van de ronde bieden de ridders die zich voor het toernooi hebben gemeld en in Camelot zijn in het geheim zwaarden en lansen. Het hoogste bod levert 2 punten op, bij een gelijk bod krijgt ieder 1 punt, wie niets biedt krijgt niets. Alle geboden kaarten gaan terug naar hun stapels.

        Dan worden de open queesten tot drie aangevuld en de tenten opnieuw verdeeld: de eerste gaat naar wie de minste punten heeft. Het spel eindigt met de ronde waarin iemand 25 punten haalt; 20 met drie spelers, 15 met vier. Wie de meeste punten heeft, wint; bij een gelijke stand wie het doel het eerst bereikte.

seat-red = Rood
seat-blue = Blauw
seat-white = Wit
seat-black = Zwart

option-single-card-only = Queesten: één kaart per deugd, nooit twee enen voor een twee

phase-choosing = Kaarten kiezen
phase-turn-of = { $you } is aan de beurt
phase-tournament = Toernooi

## Deugden, gebieden en ridders

kind-symbol-sword = zwaard
    .plural = zwaarden
    .one = een zwaard
    .of = van zwaarden
kind-symbol-lance = lans
    .plural = lansen
    .one = een lans
    .of = van lansen
kind-symbol-dragon = draak
    .plural = draken
    .one = een draak
    .of = van draken
kind-symbol-book = boek
    .plural = boeken
    .one = een boek
    .of = van boeken
kind-border-yellow = in Camelot
kind-border-green = buiten Camelot
kind-border-both = overal

piece-camelot = Camelot
piece-wild-forest = Het wilde woud
    .the = het wilde woud
piece-hidden-valley = Het verborgen dal
    .the = het verborgen dal
piece-moon-lake = Het maanmeer
    .the = het maanmeer
piece-misty-moor = Het nevelveen
    .the = het nevelveen
piece-dragon-rock = De drakenrots
    .the = de drakenrots
piece-old-ruin = De oude ruïne
    .the = de oude ruïne
piece-kings-heath = De koningsheide
    .the = de koningsheide
piece-lancelot = Heer Lancelot
    .the = heer Lancelot
piece-gawain = Heer Walewein
    .the = heer Walewein
piece-percival = Heer Perceval
    .the = heer Perceval
piece-tristan = Heer Tristan
    .the = heer Tristan
piece-tent-1 = Tent 1
    .the = tent 1
piece-tent-2 = Tent 2
    .the = tent 2
piece-tent-3 = Tent 3
    .the = tent 3
piece-tent-4 = Tent 4
    .the = tent 4

## Plaatsen en tellers

zone-realm = Rijk
    .the = het rijk
zone-camp = Tent
    .the = de tent
zone-tents = Tenten
    .the = de tenten
zone-offer = Open actiekaarten
    .the = de open actiekaarten
zone-plan = Gekozen kaarten
    .the = de gekozen kaarten
zone-quest-pile = Queestestapel
    .the = de queestestapel
zone-notice-board = Open queesten
    .the = de open queesten
zone-quests = Queesten
    .the = de queesten
zone-fulfilled = Vervulde queesten
    .the = de vervulde queesten
zone-stack = Deugden
    .the = de stapel
zone-hand = Hand
    .the = de hand
zone-pouch = Buidel
    .the = de buidel

counter-points = Punten
    .count = { $n ->
        [one] één punt
       *[other] { $n } punten
    }
variable-moment = Acties tot nu toe
variable-arrival = Doel bereikt bij actie
counter-picks = Nog te kiezen kaarten
variable-entrants = In het toernooi

## Actiekaarten

card-exercise = Oefening ({ $s })
    .text = In Camelot: neem een kaart met { $s } naar keuze van haar stapel.
card-round-table = Ronde tafel
    .text = In Camelot: neem een van de open queesten. Houd haar verborgen.
card-tournament = Toernooi
    .text = In Camelot, als iedereen zijn kaarten heeft uitgevoerd: bied in het geheim zoveel zwaarden en lansen als je wilt. Het hoogste bod levert 2 punten op, bij een gelijk bod krijgt ieder 1 punt. Wie niets biedt, wint niets.
card-court = Gerecht
    .text = Buiten Camelot: je mag een boek van willekeurige waarde teruggeven voor { $n } punten.
card-quest = Queeste
    .text = Buiten Camelot: vervul een van jouw queesten die hoort bij het gebied waar je bent. Geef de deugdkaarten terug die ze vraagt en krijg punten voor haar schilden.
card-horse-2 = Paard (2)
    .text = Rijd hoogstens 2 gebieden ver, linksom of rechtsom.
card-horse-3 = Paard (3)
    .text = Rijd hoogstens 3 gebieden ver, linksom of rechtsom.
card-horse-4 = Paard (4)
    .text = Rijd hoogstens 4 gebieden ver, linksom of rechtsom.

## Queesten

card-q01 = De verdwaalde schildknaap
    .text = { FORM($area, "name") }: zwaard 1, draak 1. { $shields } schilden.
card-q02 = Het beest in het struikgewas
    .text = { FORM($area, "name") }: draak 2, lans 1. { $shields } schilden.
card-q03 = Het raadsel van de kluizenaar
    .text = { FORM($area, "name") }: boek 1, draak 1. { $shields } schilden.
card-q04 = De belegerde molen
    .text = { FORM($area, "name") }: zwaard 2, boek 1. { $shields } schilden.
card-q05 = De vrouwe van het meer
    .text = { FORM($area, "name") }: boek 2, draak 1. { $shields } schilden.
card-q06 = De slang uit de diepte
    .text = { FORM($area, "name") }: lans 2, draak 2. { $shields } schilden.
card-q07 = Het dwaallicht
    .text = { FORM($area, "name") }: lans 1, draak 1. { $shields } schilden.
card-q08 = De zwarte ridder
    .text = { FORM($area, "name") }: zwaard 2, draak 1, lans 1. { $shields } schilden.
card-q09 = De oude draak
    .text = { FORM($area, "name") }: draak 2, zwaard 2. { $shields } schilden.
card-q10 = Het drakenei
    .text = { FORM($area, "name") }: draak 2, zwaard 1. { $shields } schilden.
card-q11 = Rovers in de ruïne
    .text = { FORM($area, "name") }: zwaard 1, lans 1. { $shields } schilden.
card-q12 = De verzegelde crypte
    .text = { FORM($area, "name") }: boek 2, zwaard 2. { $shields } schilden.
card-q13 = De bode van de koning
    .text = { FORM($area, "name") }: lans 2, boek 1. { $shields } schilden.
card-q14 = De proef van de vier deugden
    .text = { FORM($area, "name") }: zwaard 1, lans 1, draak 1, boek 1. { $shields } schilden.

## Deugden

card-sword-1 = Zwaard 1
    .text = Kracht { $value }. Voor queesten en toernooien.
card-sword-2 = Zwaard 2
    .text = Kracht { $value }. Voor queesten en toernooien.
card-lance-1 = Lans 1
    .text = Behendigheid { $value }. Voor queesten en toernooien.
card-lance-2 = Lans 2
    .text = Behendigheid { $value }. Voor queesten en toernooien.
card-dragon-1 = Draak 1
    .text = Moed { $value }. Voor queesten.
card-dragon-2 = Draak 2
    .text = Moed { $value }. Voor queesten.
card-book-1 = Boek 1
    .text = Wijsheid { $value }. Voor queesten en het gerecht.
card-book-2 = Boek 2
    .text = Wijsheid { $value }. Voor queesten en het gerecht.

## Vragen

prompt-pick-card = Welke actiekaart neem je?
prompt-act-card = Welke kaart voer je nu uit?
prompt-take-virtue = Welke kaart neem je?
prompt-take-quest = Welke queeste neem je?
prompt-give-book = Geef je een boek terug?
prompt-fulfil-quest = Welke queeste vervul je?
prompt-pay-with = Met welke kaart betaal je { $s } { $n }?
prompt-ride-to = Waarheen rijd je?
prompt-bid = Welke zwaarden en lansen bied je?

## Het verslag

log-play = { $player } voert { $card } uit.
log-award-to = { $p } krijgt { $n ->
        [one] één punt
       *[other] { $n } punten
    }.
log-enter-the-tournament = { $player } doet mee aan het toernooi.
log-bids = { $p } biedt { $n ->
        [0] niets
       *[other] { $n }
    }.
log-forfeit-by = { $c } vervalt: { $p } is op de verkeerde plaats.
log-rides-to = { $k } rijdt naar { $a }.
log-move-plan = { $owner } kiest { $thing }.
log-move-quests = { $owner } neemt een queeste aan: { $thing }.
log-move-hand = { $owner } neemt { $thing }.
log-move-stack = { $thing } gaat terug naar de stapel.
log-move-notice-board = Een nieuwe queeste: { $thing }.
log-move-fulfilled = Vervuld: { $thing }.
log-move-camp = { $owner } heeft { $thing }.
log-move-realm = { "" }
log-move-tents = { "" }
log-move-offer = { "" }
log-move-quest-pile = { "" }
log-move-pouch = { "" }
log-shuffle-quest-pile = { "" }
log-shuffle-pouch = { "" }
log-count-points = { "" }
log-count-picks = { "" }
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } heeft de koning het best gediend.
       *[other] { LIST($winners) } hebben de koning even goed gediend.
    }

## Woorden voor gemaakte kaartteksten

type-area = gebied
    .plural = gebieden
    .gender = neuter
type-knight = ridder
    .plural = ridders
type-tent = tent
    .plural = tenten
type-action = actiekaart
    .plural = actiekaarten
type-quest = queeste
    .plural = queesten
type-virtue = deugdkaart
    .plural = deugdkaarten
type-symbol = deugd
    .plural = deugden
type-border = rand
    .plural = randen

attr-owner = de speler van { $x }
attr-rank = het nummer van { $x }
attr-border = de rand van { $x }
attr-area = het gebied van { $x }
attr-asks = de deugden die { $x } vraagt
attr-shields = het aantal schilden van { $x }
attr-symbol = de deugd van { $x }
attr-value = de waarde van { $x }

phrase-lands = de gebieden
    .one = een gebied
    .each = elk gebied
phrase-knight-of = { PERSON($p) ->
        [you] jouw ridder
       *[other] de ridder { FORM($p, "of") }
    }
phrase-area-of = { PERSON($p) ->
        [you] het gebied waar je bent
       *[other] het gebied waar { $p } is
    }
phrase-distance-from-to = de afstand van { $a } tot { $b }
phrase-choice-among = { $cs }
    .one = een van { $cs }
    .each = elk van { $cs }
phrase-cards-of-showing = { PERSON($p) ->
        [you] jouw kaarten met { FORM($s, "name") }
       *[other] de kaarten met { FORM($s, "name") } { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] een van jouw kaarten met { FORM($s, "name") }
       *[other] een van de kaarten met { FORM($s, "name") } { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] elk van jouw kaarten met { FORM($s, "name") }
       *[other] elk van de kaarten met { FORM($s, "name") } { FORM($p, "of") }
    }
phrase-weapons-of = { PERSON($p) ->
        [you] jouw zwaarden en lansen
       *[other] de zwaarden en lansen { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] een van jouw zwaarden en lansen
       *[other] een van de zwaarden en lansen { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] elk van jouw zwaarden en lansen
       *[other] elk van de zwaarden en lansen { FORM($p, "of") }
    }
phrase-worth-of = de waarde van { $cs }
phrase-can-fulfil = { PERSON($p) ->
        [you] je { $q } kunt vervullen
       *[other] { $p } { $q } kan vervullen
    }

verb-ride-up-to-areas = rijd hoogstens { $n ->
        [one] één gebied
       *[other] { $n } gebieden
    } ver, linksom of rechtsom
    .when = je rijdt
verb-rides-to = { $k } rijdt naar { $a }
    .when = { $k } naar { $a } rijdt
verb-hand-back = geef { $cs } terug
    .when = { $cs } wordt teruggegeven
verb-award-to = { PERSON($p) ->
        [you] je krijgt { $n ->
            [one] één punt
           *[other] { $n } punten
        }
       *[other] { $p } krijgt { $n ->
            [one] één punt
           *[other] { $n } punten
        }
    }
    .when = { PERSON($p) ->
        [you] je punten krijgt
       *[other] { $p } punten krijgt
    }
verb-pay-the-price-of = geef de deugdkaarten terug die { $q } vraagt
verb-enter-the-tournament = doe mee aan het toernooi
    .when = je aan het toernooi meedoet
verb-hold-the-tournament = houd het toernooi
    .when = het toernooi wordt gehouden
verb-use-by = { PERSON($you) ->
        [you] voer { $c } uit
       *[other] { $you } voert { $c } uit
    }
    .when = { PERSON($you) ->
        [you] je { $c } uitvoert
       *[other] { $you } { $c } uitvoert
    }
verb-pitch-the-tents = verdeel de tenten opnieuw
    .when = de tenten worden verdeeld
verb-prepare-a-round = bereid de volgende ronde voor
    .when = de volgende ronde wordt voorbereid
