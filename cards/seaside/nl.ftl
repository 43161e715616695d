### Dominion: Seaside in het Nederlands.

## Het spel

game-seaside = Dominion: Seaside
    .rules =
        Je regeert een klein rijk aan zee, en je kaarten zijn alles wat het voorstelt: wie er aan het eind de meeste punten in heeft, wint. Je beurt heeft drie delen. Eerst mag je een actie spelen. Daarna speel je geldkaarten en mag je een kaart kopen. Ten slotte leg je je hand en alles wat je gespeeld hebt af, en trek je vijf nieuwe kaarten.

        In de voorraad ligt een stapel van elke basiskaart, met twee spelers 8 van elke overwinningskaart, anders 12, 10 vloeken voor elke speler op één na, en tien stapels koninkrijkskaarten. Het lot bepaalt wie begint.

        Volle zee: Bazaar, Karavaan, Embargo, Ontdekkingsreiziger, Haven, Eiland, Uitkijk, Piratenschip, Smokkelaar, Scheepswerf. Begraven schat: Boodschapper, Beurzensnijder, Vissersdorp, Vuurtoren, Voorpost, Parelduiker, Strateeg, Schatkaart, Pakhuis, Scheepswerf. Schipbreuk: De Vliegende Hollander, Handelsschip, Inheems Dorp, Navigator, Parelduiker, Afvalverwerker, Zeeheks, Smokkelaar, Schatkamer, Pakhuis.

        Je begint met zeven koper en drie landgoederen. Wat je verkrijgt, komt op je aflegstapel en keert terug zodra de aflegstapel je nieuwe trekstapel wordt. Sommige acties geven je meer acties, kaarten, munten of aankopen; elke extra aankoop is een kaart meer. Munten die je aan het einde van je beurt niet hebt uitgegeven, vervallen.

        Een duurkaart werkt nu en nog eens aan het begin van je volgende beurt; tot dan blijft ze voor je liggen. Werken er meer tegelijk, dan kies jij de volgorde.

        Een aanval treft alle andere spelers, in speelvolgorde. Wie een reactie in de hand heeft, mag die tonen voordat er iets anders gebeurt; wie een vuurtoren in het spel heeft, is veilig.

        Het spel eindigt met de beurt waarna de provincies of drie willekeurige stapels leeg zijn. Al je kaarten tellen, ook die op je tableaus. Hebben er meer spelers de meeste punten, dan wint van hen wie minder beurten had.

seat-coral = Koraal
seat-teal = Turkoois
seat-amber = Barnsteen
seat-navy = Marine

option-kingdom = Koninkrijkskaarten
    .v-random = tien door het lot
    .v-high-seas = Volle zee
    .v-buried-treasure = Begraven schat
    .v-shipwrecks = Schipbreuk
    .v-own-choice = de eerste speler kiest er tien
option-guests = Troonzaal, Slotgracht en Geheime Kamer kunnen erbij zijn
option-end-if-ever-empty = Een stapel die even leeg was, geldt als leeg

phase-turn-of = Beurt van { $you }
phase-action-phase-of = Acties van { $you }
phase-buy-phase-of = { $you } koopt

## Woorden

kind-trait-action = actie
kind-trait-treasure = geldkaart
kind-trait-victory = overwinningskaart
kind-trait-curse = vloek
kind-trait-attack = aanval
kind-trait-duration = duurkaart
kind-trait-reaction = reactie
kind-origin-basic = basiskaart
kind-origin-seaside = Seaside
kind-origin-guest = gast
kind-village-life-send-a-card = leg de bovenste kaart van je trekstapel op het tableau
kind-village-life-fetch-the-cards = neem alle kaarten van het tableau
kind-piracy-raid = beroof de anderen
kind-piracy-spend = geef je buit uit

## Plaatsen en tellers

zone-supply = Voorraad
    .the = de voorraad
    .of-whom = de voorraadstapel van { $who }
    .of-whom-in = in de voorraadstapel van { $who }
zone-trash = Afval
    .the = het afval
zone-deck = Trekstapel
    .the = de trekstapel
zone-hand = Hand
    .the = de hand
zone-in-play = In het spel
    .the = de kaarten in het spel
    .in = in het spel
    .your = jouw kaarten in het spel
    .your-in = bij jou in het spel
    .your-things = jouw kaarten in het spel
    .your-one = een van jouw kaarten in het spel
    .your-into = in het spel
zone-discard = Aflegstapel
    .the = de aflegstapel
zone-looked-at = Bekeken
    .the = de bekeken kaarten
    .your = de kaarten die je bekeken hebt
    .your-in = bij de kaarten die je bekeken hebt
    .your-things = de kaarten die je bekeken hebt
    .your-one = een van de kaarten die je bekeken hebt
zone-shown = Getoond
    .the = de getoonde kaarten
    .of-whom = de kaarten die { $who } getoond heeft
    .of-whom-in = bij de kaarten die { $who } getoond heeft
    .of-whom-things = de kaarten die { $who } getoond heeft
    .of-whom-one = een van de kaarten die { $who } getoond heeft
zone-aside = Opzij gelegd
    .the = de opzij gelegde kaarten
    .your = jouw opzij gelegde kaarten
    .your-into = opzij
zone-village-mat = Tableau van het Inheems Dorp
    .the = het tableau van het Inheems Dorp
    .your = jouw tableau van het Inheems Dorp
    .your-in = op jouw tableau van het Inheems Dorp
    .your-into = naar jouw tableau van het Inheems Dorp
zone-island-mat = Tableau van het Eiland
    .the = het tableau van het Eiland
    .your = jouw tableau van het Eiland
    .your-in = op jouw tableau van het Eiland
    .your-into = naar jouw tableau van het Eiland

counter-embargo = Embargofiches
    .count = { $n ->
        [one] { $n } embargofiche
       *[other] { $n } embargofiches
    }
    .of-whom = de embargofiches op { $who }
counter-plunder = Buit
    .count = { $n } buit
counter-actions = Acties
    .count = { $n ->
        [one] { $n } actie
       *[other] { $n } acties
    }
counter-buys = Aankopen
    .count = { $n ->
        [one] { $n } aankoop
       *[other] { $n } aankopen
    }
counter-coins = Munten
    .count = { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
counter-turns = Gespeelde beurten
    .count = { $n ->
        [one] { $n } beurt
       *[other] { $n } beurten
    }

variable-piles = Stapels van dit spel
    .the = de stapels van dit spel
variable-gained = Verkregen in de laatste beurt
    .of-whom = de kaarten die { $who } in de laatste beurt kreeg
variable-bought-victory = Deze beurt is een overwinningskaart gekocht
    .has = je deze beurt een overwinningskaart gekocht hebt
    .has-not = je deze beurt geen overwinningskaart gekocht hebt
variable-victims = Wie de aanval treft
    .the = de spelers die de aanval treft
variable-active = Wie aan de beurt is
variable-extra-turn = Dit is een extra beurt
    .has = dit een extra beurt is
    .has-not = dit geen extra beurt is
variable-extra-turn-follows = Er volgt een extra beurt
    .set-yes = neem hierna een extra beurt
    .set-no = er volgt geen extra beurt
variable-ever-run-out = De voorraad was even uitgeput

## Kaarten
# De namen zijn die van de Nederlandse uitgave; het blad met vertaalde kaartteksten noemt acht ervan anders.

card-copper = Koper
    .text = Geldkaart, kost { $cost }. { $worth } munt waard.
card-silver = Zilver
    .text = Geldkaart, kost { $cost }. { $worth } munten waard.
card-gold = Goud
    .text = Geldkaart, kost { $cost }. { $worth } munten waard.
card-estate = Landgoed
    .text = Overwinningskaart, kost { $cost }. { $points } punt.
card-duchy = Hertogdom
    .text = Overwinningskaart, kost { $cost }. { $points } punten.
card-province = Provincie
    .text = Overwinningskaart, kost { $cost }. { $points } punten.
card-curse = Vloek
    .text = Vloek, kost { $cost }. { $points } punt.
card-embargo = Embargo
    .text = Actie, kost { $cost }. Je krijgt 2 munten. Vernietig deze kaart en leg een embargofiche op een stapel van de voorraad. Wie voortaan een kaart van die stapel koopt, krijgt een vloek voor elk fiche dat erop ligt.
card-haven = Haven
    .text = Actie en duurkaart, kost { $cost }. Trek een kaart; je krijgt 1 actie. Leg een handkaart gedekt opzij; aan het begin van je volgende beurt komt ze terug in je hand.
card-lighthouse = Vuurtoren
    .text = Actie en duurkaart, kost { $cost }. Je krijgt 1 actie en 1 munt; aan het begin van je volgende beurt nog 1 munt. Zolang deze kaart in het spel is, raken aanvallen van anderen je niet, ook niet als je dat zou willen.
card-native-village = Inheems Dorp
    .text = Actie, kost { $cost }. Je krijgt 2 acties. Leg daarna de bovenste kaart van je trekstapel gedekt op het tableau van je Inheems Dorp, of neem alle kaarten van dat tableau in de hand.
card-pearl-diver = Parelduiker
    .text = Actie, kost { $cost }. Trek een kaart; je krijgt 1 actie. Bekijk de onderste kaart van je trekstapel; je mag ze bovenop leggen.
card-ambassador = Boodschapper
    .text = Actie en aanval, kost { $cost }. Toon een handkaart. Leg hoogstens twee exemplaren ervan uit je hand terug in de voorraad; daarna krijgt elke andere speler een exemplaar.
card-fishing-village = Vissersdorp
    .text = Actie en duurkaart, kost { $cost }. Je krijgt 2 acties en 1 munt. Aan het begin van je volgende beurt krijg je 1 actie en 1 munt.
card-lookout = Uitkijk
    .text = Actie, kost { $cost }. Je krijgt 1 actie. Bekijk de bovenste drie kaarten van je trekstapel: vernietig er een, leg er een af, leg de laatste terug.
card-smugglers = Smokkelaar
    .text = Actie, kost { $cost }. Je krijgt een exemplaar van een kaart die hoogstens 6 kost en die de speler rechts van je in zijn laatste beurt verkreeg.
card-warehouse = Pakhuis
    .text = Actie, kost { $cost }. Trek drie kaarten; je krijgt 1 actie. Leg daarna drie kaarten af.
card-caravan = Karavaan
    .text = Actie en duurkaart, kost { $cost }. Trek een kaart; je krijgt 1 actie. Trek aan het begin van je volgende beurt een kaart.
card-cutpurse = Beurzensnijder
    .text = Actie en aanval, kost { $cost }. Je krijgt 2 munten. Elke andere speler legt een koper af, of toont een hand zonder koper.
card-island = Eiland
    .text = Actie en overwinningskaart, kost { $cost }. { $points } punten. Leg deze kaart en nog een handkaart op het tableau van je Eiland, tot het einde van het spel.
card-navigator = Navigator
    .text = Actie, kost { $cost }. Je krijgt 2 munten. Bekijk de bovenste vijf kaarten van je trekstapel. Leg ze allemaal af, of leg ze in een volgorde naar keuze terug.
card-pirate-ship = Piratenschip
    .text = Actie en aanval, kost { $cost }. Beroven: elke andere speler toont de bovenste twee kaarten van zijn trekstapel; jij vernietigt daarvan een geldkaart, de rest legt hij af. Is er een vernietigd, dan neemt je buit met 1 toe. Of uitgeven: je krijgt een munt per buit, en je houdt je buit.
card-salvager = Afvalverwerker
    .text = Actie, kost { $cost }. Je krijgt 1 aankoop. Vernietig een handkaart; je krijgt zoveel munten als ze kost.
card-sea-hag = Zeeheks
    .text = Actie en aanval, kost { $cost }. Elke andere speler legt de bovenste kaart van zijn trekstapel af en krijgt een vloek, die boven op zijn trekstapel komt.
card-treasure-map = Schatkaart
    .text = Actie, kost { $cost }. Vernietig deze kaart en nog een Schatkaart uit je hand. Heb je ze allebei vernietigd, dan krijg je vier goud, die boven op je trekstapel komen.
card-bazaar = Bazaar
    .text = Actie, kost { $cost }. Trek een kaart; je krijgt 2 acties en 1 munt.
card-explorer = Ontdekkingsreiziger
    .text = Actie, kost { $cost }. Je krijgt een zilver in de hand; of, als je een provincie uit je hand toont, in plaats daarvan een goud.
card-ghost-ship = De Vliegende Hollander
    .text = Actie en aanval, kost { $cost }. Trek twee kaarten. Elke andere speler met meer dan drie handkaarten legt kaarten naar keuze terug op zijn trekstapel tot hij er drie heeft.
card-merchant-ship = Handelsschip
    .text = Actie en duurkaart, kost { $cost }. Je krijgt 2 munten, en aan het begin van je volgende beurt nog 2.
card-outpost = Voorpost
    .text = Actie en duurkaart, kost { $cost }. Trek aan het einde van deze beurt maar drie kaarten en speel daarna een extra beurt; maar nooit drie beurten achter elkaar.
card-tactician = Strateeg
    .text = Actie en duurkaart, kost { $cost }. Leg je hand af. Was dat minstens één kaart, trek dan aan het begin van je volgende beurt vijf kaarten; je krijgt 1 aankoop en 1 actie.
card-treasury = Schatkamer
    .text = Actie, kost { $cost }. Trek een kaart; je krijgt 1 actie en 1 munt. Aan het einde van een beurt waarin je geen overwinningskaart kocht, mag je deze kaart terugleggen op je trekstapel.
card-wharf = Scheepswerf
    .text = Actie en duurkaart, kost { $cost }. Trek twee kaarten; je krijgt 1 aankoop. Aan het begin van je volgende beurt nog eens.
card-throne-room = Troonzaal
    .text = Actie, kost { $cost }. Speel een actie uit je hand tweemaal. Dat verbruikt geen extra actie.
card-moat = Slotgracht
    .text = Actie en reactie, kost { $cost }. Trek twee kaarten. Speelt een ander een aanval, dan mag je deze kaart uit je hand tonen; de aanval raakt je dan niet.
card-secret-chamber = Geheime Kamer
    .text = Actie en reactie, kost { $cost }. Leg zoveel kaarten af als je wilt; voor elk krijg je een munt. Speelt een ander een aanval, dan mag je deze kaart uit je hand tonen; trek dan twee kaarten en leg twee handkaarten terug op je trekstapel.

## Vragen

prompt-choose-kingdom = Welke tien koninkrijkskaarten doen mee?
prompt-play-action = Speel je een actie?
    .decline = Geen actie spelen
prompt-play-all-treasures = Speel je al je geldkaarten?
prompt-play-treasures = Welke geldkaarten speel je?
prompt-buy = Koop je een kaart?
    .decline = Niets kopen
prompt-place-embargo = Op welke stapel leg je het embargofiche?
prompt-set-aside = Welke kaart leg je opzij voor je volgende beurt?
prompt-choose-village-life = Wat gebeurt er in het dorp?
prompt-put-pearl-on-top = Leg je { $pearl } boven op je trekstapel?
prompt-show-card = Welke kaart toon je?
prompt-return-cards = Welke exemplaren leg je terug in de voorraad?
prompt-trash-one = Welke kaart vernietig je?
prompt-discard-one = Welke kaart leg je af?
prompt-smuggle = Wat smokkel je?
prompt-discard-cards = Welke kaarten leg je af?
prompt-ship-to-island = Welke kaart gaat naar het eiland?
prompt-discard-them-all = Leg je ze allemaal af?
prompt-back-on-deck = Welke kaarten gaan terug op je trekstapel? De eerste komt bovenop.
prompt-choose-piracy = Beroven of uitgeven?
prompt-sink-treasure = Welke geldkaart wordt vernietigd?
prompt-salvage = Welke kaart vernietig je?
prompt-show-province = Toon je een provincie?
prompt-keep-treasury = Leg je de Schatkamer terug op je trekstapel?
prompt-play-twice = Welke actie speel je tweemaal?
prompt-show-reaction = Welke reactie toon je?
prompt-discard-for-coins = Welke kaarten leg je af, voor een munt per kaart?

## Het verslag

log-play = { $player } speelt { $card }.
log-note-that-gained = { $you } krijgt { $d }.
log-note-that-paid-with = { COUNT($ts) ->
        [0] { $you } betaalt niets.
       *[other] { $you } betaalt met { LIST($ts) }.
    }
log-move-supply = { "" }
log-note-that-returned = { COUNT($cs) ->
        [0] { $you } legt niets terug in de voorraad.
       *[other] { $you } legt { LIST($cs) } terug in de voorraad.
    }
log-move-trash = { $thing } wordt vernietigd.
log-move-deck = { "" }
log-move-hand = { "" }
log-move-in-play = { "" }
log-move-discard = { "" }
log-move-looked-at = { "" }
log-move-shown = { $owner } toont { $thing }.
log-move-aside = { $owner } legt een kaart opzij.
log-move-village-mat = { $owner } legt een kaart op het tableau van het Inheems Dorp.
log-move-island-mat = { $owner } legt { $thing } op het tableau van het Eiland.
log-shuffle-deck = Een nieuwe trekstapel wordt geschud.
log-count-embargo = Er komt een embargofiche op { $of }.
log-count-plunder = Buit van { $of }: { $value }
log-count-actions = { "" }
log-count-buys = { "" }
log-count-coins = { "" }
log-count-turns = { "" }
log-chance = { "" }

## Woorden voor gemaakte kaartteksten

type-printed = kaart
    .plural = kaarten
    .gender = feminine
attr-cost = de prijs van { $x }
verb-draw-a-card = trek een kaart
verb-draw-cards = trek { $n ->
        [one] een kaart
       *[other] { $n } kaarten
    }
verb-look-at-the-top-cards = bekijk de bovenste { $n ->
        [one] kaart
       *[other] { $n } kaarten
    } van je trekstapel
verb-renew-the-deck = schud je aflegstapel tot een nieuwe trekstapel
verb-renew-an-empty-deck = is je trekstapel leeg, schud dan je aflegstapel tot een nieuwe
verb-discard = leg { $cs } af
verb-discards = { PERSON($you) ->
        [you] leg { $cs } af
       *[other] { $you } legt { $cs } af
    }
verb-discards-the-top-card = { PERSON($you) ->
        [you] leg de bovenste kaart van je trekstapel af
       *[other] { $you } legt de bovenste kaart van zijn trekstapel af
    }
verb-put-back-on-the-deck = leg { $cs } boven op je trekstapel
verb-trash = vernietig { $cs }
verb-gain = neem { $d }
verb-gain-into-the-hand = neem { $d } in de hand
verb-gain-onto-the-deck = neem { $d } en leg die boven op je trekstapel
verb-gains = { PERSON($you) ->
        [you] neem { $d }
       *[other] { $you } neemt { $d }
    }
verb-gains-onto-the-deck = { PERSON($you) ->
        [you] neem { $d } en leg die boven op je trekstapel
       *[other] { $you } neemt { $d } en legt die boven op zijn trekstapel
    }
verb-play = speel { $c }
verb-keep-until-your-next-turn = laat { $c } tot je volgende beurt in het spel
verb-keeps-only-cards = { PERSON($you) ->
        [you] leg handkaarten terug op je trekstapel tot je er { $n } hebt
       *[other] { $you } legt handkaarten terug op zijn trekstapel tot hij er { $n } heeft
    }
verb-attack-on = val { $p } aan
    .when = { PERSON($p) ->
        [you] een ander je aanvalt
       *[other] { $p } aangevallen wordt
    }
    .instead = { PERSON($p) ->
        [you] een aanval op jou
       *[other] een aanval op { $p }
    }
verb-start-turn-of = begin de beurt van { $you }
    .when = { PERSON($you) ->
        [you] je beurt begint
       *[other] de beurt van { $you } begint
    }
verb-clean-up-of = ruim op
    .when = { PERSON($you) ->
        [you] je opruimt
       *[other] { $you } opruimt
    }
phrase-action-cards-of = { PERSON($p) ->
        [you] de acties in je hand
       *[other] de acties in de hand van { $p }
    }
    .one = { PERSON($p) ->
        [you] een actie uit je hand
       *[other] een actie uit de hand van { $p }
    }
    .each = { PERSON($p) ->
        [you] elke actie in je hand
       *[other] elke actie in de hand van { $p }
    }
phrase-treasure-cards-of = { PERSON($p) ->
        [you] de geldkaarten in je hand
       *[other] de geldkaarten in de hand van { $p }
    }
    .one = { PERSON($p) ->
        [you] een geldkaart uit je hand
       *[other] een geldkaart uit de hand van { $p }
    }
    .each = { PERSON($p) ->
        [you] elke geldkaart in je hand
       *[other] elke geldkaart in de hand van { $p }
    }
variable-sheltered = Wie veilig is voor de aanval
    .the = de spelers die veilig zijn voor de aanval
attr-types = de soorten van { $x }
attr-stays = of { $x } in het spel blijft
    .has = { $x } in het spel blijft
    .has-not = { $x } niet in het spel blijft
verb-shows-the-top-cards = { PERSON($you) ->
        [you] toon de bovenste { $n ->
            [one] kaart
           *[other] { $n } kaarten
        } van je trekstapel
       *[other] { $you } toont de bovenste { $n ->
            [one] kaart
           *[other] { $n } kaarten
        } van zijn trekstapel
    }
verb-answers-with = { PERSON($you) ->
        [you] reageer met { $c }
       *[other] { $you } reageert met { $c }
    }
    .when = { PERSON($you) ->
        [you] je { $c } als reactie toont
       *[other] { $you } { $c } als reactie toont
    }

### from en: game-seaside=d8772dbe seat-coral=1a358f76 seat-teal=d1451194 seat-amber=7bfa2dae
### from en: seat-navy=746ae7b0 option-kingdom=f34fe605 option-guests=aca00722
### from en: option-end-if-ever-empty=8391c03f phase-turn-of=514a5b13 phase-action-phase-of=646d6d34
### from en: phase-buy-phase-of=011876fc kind-trait-action=96e17d66 kind-trait-treasure=071c4c54
### from en: kind-trait-victory=6cde13f6 kind-trait-curse=3019a7a0 kind-trait-attack=6da316b2
### from en: kind-trait-duration=4d3bf292 kind-trait-reaction=462e4764 kind-origin-basic=80c2d795
### from en: kind-origin-seaside=74fb3766 kind-origin-guest=89457cfe kind-village-life-send-a-card=fa1b0f6e
### from en: kind-village-life-fetch-the-cards=a84e6785 kind-piracy-raid=12e65c1a kind-piracy-spend=d92ed937
### from en: zone-supply=d07f3d66 zone-trash=3d8f2c80 zone-deck=887158bb zone-hand=149ef0eb
### from en: zone-in-play=e6c9a105 zone-discard=c7be2106 zone-looked-at=e53f66a9 zone-shown=f6476824
### from en: zone-aside=6ee3e78d zone-village-mat=9fbe832c zone-island-mat=8e1f668d counter-embargo=2f1e0816
### from en: counter-plunder=3c7a038b counter-actions=fc1e158f counter-buys=377a2c6f counter-coins=acb2f639
### from en: counter-turns=d1339d1c variable-piles=153535a5 variable-gained=df690d94
### from en: variable-bought-victory=c116983b variable-victims=e2d0c726 variable-active=f2fc7593
### from en: variable-extra-turn=73d1e3be variable-extra-turn-follows=f62d58d3 variable-ever-run-out=c5286428
### from en: card-copper=4cb82b16 card-silver=6f05a0b9 card-gold=b9a72933 card-estate=4aa79dc1
### from en: card-duchy=98a5c2ea card-province=e6cdd7cc card-curse=3774f5f7 card-embargo=32e6725f
### from en: card-haven=fde6067a card-lighthouse=b591966f card-native-village=2bfcbeef
### from en: card-pearl-diver=7350e53c card-ambassador=c5861167 card-fishing-village=2645f6e2
### from en: card-lookout=edb925ec card-smugglers=2344a830 card-warehouse=3758f0d5 card-caravan=d66fa447
### from en: card-cutpurse=e77e70d7 card-island=9dc7bcf4 card-navigator=e03949bd card-pirate-ship=e75a9952
### from en: card-salvager=c42e3aed card-sea-hag=846c16bc card-treasure-map=69e3b0ce card-bazaar=dc61d81e
### from en: card-explorer=3a144fca card-ghost-ship=e19cd447 card-merchant-ship=9f3ad008 card-outpost=04bbbb4d
### from en: card-tactician=a66e6618 card-treasury=17df988a card-wharf=73f2a8cc card-throne-room=9e37b974
### from en: card-moat=9b34b7df card-secret-chamber=432ca819 prompt-choose-kingdom=25bf9cfe
### from en: prompt-play-action=288ff9d2 prompt-play-all-treasures=fb6bb9bf prompt-play-treasures=693973fc
### from en: prompt-buy=8fc53285 prompt-place-embargo=21b6ed1b prompt-set-aside=f8df611e
### from en: prompt-choose-village-life=33221af2 prompt-put-pearl-on-top=0d3943cc prompt-show-card=a247f624
### from en: prompt-return-cards=36a4a545 prompt-trash-one=2d1fa8c6 prompt-discard-one=93a4c646
### from en: prompt-smuggle=ae070b72 prompt-discard-cards=537dba1e prompt-ship-to-island=f7b13a32
### from en: prompt-discard-them-all=b85d514e prompt-back-on-deck=b41e0d9c prompt-choose-piracy=58914513
### from en: prompt-sink-treasure=cc8b75a0 prompt-salvage=b457440c prompt-show-province=70c83f7c
### from en: prompt-keep-treasury=528d7382 prompt-play-twice=7480bb30 prompt-show-reaction=a63e985e
### from en: prompt-discard-for-coins=1cd027c3 log-play=dfc78d59 log-note-that-gained=9da85661
### from en: log-note-that-paid-with=07684660 log-move-supply=ee0ee8b4 log-note-that-returned=b9998484
### from en: log-move-trash=8b2de0e0 log-move-deck=d75f52e2 log-move-hand=57918d1a log-move-in-play=1ddcbcd5
### from en: log-move-discard=91f20bff log-move-looked-at=cdac3d4d log-move-shown=cd0fecb5
### from en: log-move-aside=0042f46c log-move-village-mat=bedda711 log-move-island-mat=faec7797
### from en: log-shuffle-deck=05ea9e03 log-count-embargo=983d3255 log-count-plunder=57f834be
### from en: log-count-actions=d9576cc6 log-count-buys=7731d548 log-count-coins=9e668209
### from en: log-count-turns=faa5ed0f log-chance=4385dfa1 type-printed=a37ce261 attr-cost=99d6101e
### from en: verb-draw-a-card=20fef8fe verb-draw-cards=4df82d07 verb-look-at-the-top-cards=70d063fe
### from en: verb-renew-the-deck=ff7692d0 verb-renew-an-empty-deck=a6d017b3 verb-discard=08c37c7e
### from en: verb-discards=73a143d4 verb-discards-the-top-card=e623366c verb-put-back-on-the-deck=33ab3a63
### from en: verb-trash=ff1bc42e verb-gain=975e0332 verb-gain-into-the-hand=6c35e649
### from en: verb-gain-onto-the-deck=53ba88b1 verb-gains=30e41b45 verb-gains-onto-the-deck=8cf6d7af
### from en: verb-play=42ec2a95 verb-keep-until-your-next-turn=4f412b66 verb-keeps-only-cards=f5a125b2
### from en: verb-attack-on=cc5842cc verb-start-turn-of=da784fee verb-clean-up-of=62382f5c
### from en: phrase-action-cards-of=d6d04072 phrase-treasure-cards-of=ae9890b1
### from en: variable-sheltered=0e24d48c attr-types=e85e075c attr-stays=468d55bf
### from en: verb-shows-the-top-cards=4c613a8e verb-answers-with=e8f2958c
