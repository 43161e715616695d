### In opdracht van de koning, in het Nederlands.
### Getallen komen van de kaarten: { $n } en dergelijke vult het spel in.

## Het spel

game-auftrag = In opdracht van de koning
    .rules =
        Arthurs ridders oefenen hun deugden in Camelot, rijden het rijk in en vervullen queesten; wie aan het eind de meeste punten heeft, wint. In elke ronde kiezen jullie om de beurt actiekaarten en voeren die daarna uit: in Camelot krijg je deugden en queesten, paarden brengen je ridder naar andere gebieden, en daar vervul je je queesten voor punten.

        Jouw ridder is die in jouw kleur. Acht gebieden liggen in een kring, en Camelot is er een van. Alle ridders beginnen daar. Op tafel staat een ridder met de klok mee direct na het gebied waar hij is.

        De andere gebieden komen door het lot in de kring. Alle actiekaarten liggen open, de deugdkaarten per deugd op stapels. Met minder dan vier spelers blijven één Ronde tafel, één Gerecht, één Paard (3) en een één van elke deugd in de doos. Neem enen van de stapels: twee van elke deugd, met drie spelers maar één lans en één boek, met twee spelers één van elke; schud ze en geef iedereen er twee. Drie queesten liggen open. De eerste tenten worden geloot, één voor elke speler.

        Een ronde begint met kiezen. In de volgorde van de tenten neemt elke speler een van de open actiekaarten, tot iedereen er drie heeft; met twee spelers vier. Niemand neemt twee toernooien.

        Daarna voert iedereen in dezelfde volgorde zijn kaarten uit, elk in de volgorde die hij wil. Gele kaarten werken alleen in Camelot: een oefening levert een deugdkaart op, de ronde tafel een queeste. Groene kaarten werken alleen buiten Camelot: het gerecht neemt een boek en levert 2 punten op; een queeste vervul je in haar eigen gebied met de deugden die ze vraagt. Met een paard rijd je hoogstens zoveel gebieden ver als erop staat, linksom of rechtsom. Wat niet kan, vervalt.

        Een queeste betaal je met zwaard, lans, draak en boek. Een twee mag voor een één dienen, zonder wisselgeld; twee enen betalen een twee (huisregel: dat mag niet); geen enkele kaart mag overbodig zijn.

        Aan het eind van de ronde bieden de ridders die zich voor het toernooi hebben gemeld en in Camelot zijn in het geheim zwaarden en lansen. Het hoogste bod levert 2 punten op, bij een gelijk bod krijgt ieder 1 punt, wie niets biedt krijgt niets. Alle geboden kaarten gaan terug naar hun stapels.

        Dan worden de open queesten tot drie aangevuld en de tenten opnieuw verdeeld: de eerste gaat naar wie de minste punten heeft. Het spel eindigt met de ronde waarin iemand 25 punten haalt; 20 met drie spelers, 15 met vier. Wie de meeste punten heeft, wint; bij een gelijke stand wie van hen het doel het eerst bereikte.

seat-red = Rood
seat-blue = Blauw
seat-white = Wit
seat-black = Zwart

option-single-card-only = Huisregel voor queesten: één kaart per deugd, nooit twee enen voor een twee

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
variable-due = Nog te betalen
variable-last-given = Laatst gegeven kaart
variable-entrants = In het toernooi

## Actiekaarten

card-exercise = Oefening ({ $s })
    .text = In Camelot: neem een kaart naar keuze van de stapel met { FORM($s, "plural") }.
card-round-table = Ronde tafel
    .text = In Camelot: neem een van de open queesten. Houd haar verborgen.
card-tournament = Toernooi
    .text = In Camelot, als iedereen zijn kaarten heeft uitgevoerd: bied in het geheim zoveel zwaarden en lansen als je wilt. Het hoogste bod levert 2 punten op, bij een gelijk bod krijgt ieder 1 punt. Wie niets biedt, wint niets.
card-court = Gerecht
    .text = Buiten Camelot: je mag een boek van willekeurige waarde teruggeven voor { $n } punten.
card-quest = Queeste
    .text = Buiten Camelot: je mag een van jouw queesten vervullen die hoort bij het gebied waar je bent. Geef de deugdkaarten terug die ze vraagt en krijg een punt per schild.
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
    .decline = Niets bieden

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
log-goes-back = { $c } gaat terug naar de stapel.
log-rides-to = { $k } rijdt naar { $a }.
log-move-plan = { $owner } kiest { $thing }.
log-move-quests = { $owner } neemt een queeste aan: { $thing }.
log-move-hand = { $owner } neemt { $thing }.
log-move-notice-board = Een nieuwe queeste: { $thing }.
log-move-fulfilled = Vervuld: { $thing }.
log-move-camp = { $owner } heeft { $thing }.
log-move-realm = { "" }
log-move-stack = { "" }
log-move-box = { "" }
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

### from en: game-auftrag=e51d4ddf seat-red=41ac84be seat-blue=1cc18840 seat-white=f6931ede
### from en: seat-black=3f126e5e option-single-card-only=15835810 phase-choosing=c01376bb
### from en: phase-turn-of=514a5b13 phase-tournament=ccb4f28e kind-symbol-sword=fbed081b
### from en: kind-symbol-lance=1cd26791 kind-symbol-dragon=5f9529df kind-symbol-book=f8b80139
### from en: kind-border-yellow=18da580a kind-border-green=3cc035d7 kind-border-both=e2b73dcc
### from en: piece-camelot=6c29049b piece-wild-forest=697e9030 piece-hidden-valley=92dcb30a
### from en: piece-moon-lake=81a8e6f0 piece-misty-moor=fb7816d0 piece-dragon-rock=ec938cd4
### from en: piece-old-ruin=b183b068 piece-kings-heath=c4cf1abf piece-lancelot=7f11cb97 piece-gawain=76e69ec5
### from en: piece-percival=f9a8c573 piece-tristan=db2e3831 piece-tent-1=1c99a00e piece-tent-2=e3e7749c
### from en: piece-tent-3=9f73e942 piece-tent-4=a3a7bd54 zone-realm=59de2f6d zone-camp=10a62237
### from en: zone-tents=9d9b81d4 zone-offer=b679c80a zone-plan=1b2f48d5 zone-quest-pile=67330b33
### from en: zone-notice-board=56161d0b zone-quests=89e2de2d zone-fulfilled=3ab013dd zone-stack=01b8e1b4
### from en: zone-hand=149ef0eb zone-pouch=bdf7dd89 counter-points=c4e31e4b variable-moment=45f8550b
### from en: variable-arrival=88630f1b counter-picks=ec9b8838 variable-due=e1b0807a
### from en: variable-last-given=f6dcef7e variable-entrants=9850d5a7 card-exercise=e36cf351
### from en: card-round-table=76e8b668 card-tournament=ce19ef6d card-court=6774c36b card-quest=71802715
### from en: card-horse-2=ac4a12f1 card-horse-3=97427e82 card-horse-4=1642d3bf card-q01=7d1029da
### from en: card-q02=a1fbb23e card-q03=8f1b54e6 card-q04=f371fef7 card-q05=9504f9c1 card-q06=0447b957
### from en: card-q07=4367a62c card-q08=f14182a3 card-q09=1c6946d1 card-q10=89268606 card-q11=de6f3aee
### from en: card-q12=e2738a6b card-q13=04f62f35 card-q14=1215295a card-sword-1=a33b3ae1 card-sword-2=348ed559
### from en: card-lance-1=6b423f95 card-lance-2=8cd5fc01 card-dragon-1=a405f65f card-dragon-2=f4d14f49
### from en: card-book-1=d127a947 card-book-2=0deea685 prompt-pick-card=01a8a4ac prompt-act-card=df9e52ac
### from en: prompt-take-virtue=bb74d1cb prompt-take-quest=1b9e3e74 prompt-give-book=9aeb412f
### from en: prompt-fulfil-quest=5fd71b70 prompt-pay-with=bcdaeb07 prompt-ride-to=53312baf prompt-bid=66d446e9
### from en: log-play=10916405 log-award-to=8c255fab log-enter-the-tournament=c2eb7c63 log-bids=45e7a7cf
### from en: log-forfeit-by=8667c6f9 log-goes-back=fef0b37c log-rides-to=3bc5229c log-move-plan=71f42c2f
### from en: log-move-quests=dac25e07 log-move-hand=2189f62b log-move-notice-board=5beb9593
### from en: log-move-fulfilled=15caf28f log-move-camp=ac0f8faf log-move-realm=56a286a4
### from en: log-move-stack=5d646fd5 log-move-box=4855c682 log-move-tents=8954cfd3 log-move-offer=2aa51753
### from en: log-move-quest-pile=0bf0a1e6 log-move-pouch=cc2a22d4 log-shuffle-quest-pile=00173b7a
### from en: log-shuffle-pouch=80af5330 log-count-points=89ed386a log-count-picks=08d2c741 log-end=db8ab704
### from en: type-area=7e218dde type-knight=87738b92 type-tent=eca5707e type-action=b3eb87c3
### from en: type-quest=2bc96023 type-virtue=bae5d28e type-symbol=8de58989 type-border=9e106429
### from en: attr-owner=6a6259aa attr-rank=08ff880f attr-border=f898ca34 attr-area=2997061e attr-asks=fd182853
### from en: attr-shields=a46dd270 attr-symbol=084caaad attr-value=752311e4 phrase-lands=074caf2c
### from en: phrase-knight-of=926f1595 phrase-area-of=343325c6 phrase-distance-from-to=15928bc0
### from en: phrase-choice-among=4ee4c85e phrase-cards-of-showing=7300adce phrase-weapons-of=62585d16
### from en: phrase-worth-of=b55270d2 phrase-can-fulfil=09155532 verb-ride-up-to-areas=9941200b
### from en: verb-rides-to=467d52d8 verb-hand-back=a78d4330 verb-award-to=ffc58d7b
### from en: verb-pay-the-price-of=8fdd2fb6 verb-enter-the-tournament=2477ae3e
### from en: verb-hold-the-tournament=8b6e1820 verb-use-by=70a2ba6d verb-pitch-the-tents=4d9075e8
### from en: verb-prepare-a-round=d18f6f67
