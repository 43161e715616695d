### Lampionnen in het Nederlands.
### Getallen komen van de kaarten: { $n } en dergelijke vult het spel in.

## Het spel

game-lanterns = Lampionnen
    .rules =
        Het is de nacht van het feest, en vijf slingers wachten op hun lampionnen: rood, amber, groen, blauw en paars. Samen hangen jullie elke slinger van 1 tot 5 vol. De moeilijkheid: iedereen ziet alle kaarten behalve de eigen.

        Iedereen krijgt vijf lampionnen, met vier of vijf spelers vier, houdt ze met de rug naar zich toe en legt voor elke een briefje. Jullie mogen acht keer fluisteren.

        In je beurt doe je een van drie dingen.

        Fluisteren: kies iemand en noem één kleur of één getal. Alle kaarten daarvan in die hand worden aangewezen, en briefjes voor de kaarten bewaren wat gezegd is. Je mag ook noemen wat er niet is. Fluisteren kost een van de acht keren.

        Een lampion ophangen: kies ongezien een van je kaarten. Is het de volgende van haar slinger, dan hangt ze; een vijf geeft een keer fluisteren terug. Zo niet, dan neemt de wind haar mee: een windvlaag.

        Een lampion doven: kies ongezien een van je kaarten en doof haar voorgoed. Dat geeft een keer fluisteren terug. Zolang je er acht hebt, wordt er niets gedoofd.

        Na ophangen en doven trek je een kaart. Is de laatste kaart getrokken, dan heeft iedereen nog één beurt. De derde windvlaag beëindigt het spel meteen, en alle lampionnen gaan uit.

        Hangen er aan het eind genoeg lampionnen, dan hebben jullie allemaal gewonnen.

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora
seat-emil = Emil

option-goal = Lampionnen om te winnen
phase-turn-of = { $you } is aan de beurt

## Kaarten

kind-colour-red = rood
kind-colour-amber = amber
kind-colour-green = groen
kind-colour-blue = blauw
kind-colour-violet = paars
kind-deed-hang = Een lampion ophangen
kind-deed-whisper = Fluisteren
kind-deed-snuff = Een lampion doven
kind-topic-tint = een kleur
kind-topic-level = een getal

card-low = lampion { $c } 1
    .the = de lampion { $c } 1
card-middle = lampion { $c } { $n }
    .the = de lampion { $c } { $n }
card-high = lampion { $c } 5
    .the = de lampion { $c } 5
card-note = briefje
    .the = het briefje

## Plaatsen en tellers

zone-stock = Stapel
    .the = de stapel
zone-hand = Hand
    .the = de hand
zone-notes = Gefluisterd
    .the = de briefjes
zone-string = Slinger
    .the = de slinger
zone-embers = Sintels
    .the = de sintels

counter-whispers = Fluisteren
    .count = { $n } keer fluisteren
counter-gusts = Windvlagen
    .count = { $n ->
        [one] één windvlaag
       *[other] { $n } windvlagen
    }
counter-farewell = Beurten over
    .count = { $n ->
        [one] nog één beurt
       *[other] nog { $n } beurten
    }

## Vragen

prompt-which-deed = Wat doe je?
prompt-whisper-to = Tegen wie fluister je?
prompt-whisper-about = Wat vertel je { $p }?
prompt-whisper-colour = Welke kleur wijs je { $p } aan?
prompt-whisper-number = Welk getal wijs je { $p } aan?
prompt-which-card = Welke van je kaarten?

## Het logboek

log-shows-the-tint = { $q } fluistert tegen { $p }: { $c }.
log-shows-the-level = { $q } fluistert tegen { $p }: { $n }.
log-hangs = { $p } hangt { $c } op.
log-loses = Een windvlaag neemt { $c } van { $p } mee.
log-snuffs = { $p } dooft { $c }.
log-end = { COUNT($winners) ->
        [0] De nacht blijft te donker: niemand wint.
       *[other] De nacht is licht: { LIST($winners) } winnen samen.
    }
log-move-hand = { "" }
log-move-notes = { "" }
log-move-string = { "" }
log-move-embers = { "" }
log-move-stock = { "" }
log-move-box = { "" }
log-shuffle-stock = { "" }
log-count-whispers = { "" }
log-count-gusts = { "" }
log-count-farewell = { "" }
log-reveal = { "" }
log-attr-tint = { "" }
log-attr-level = { "" }

## Woorden voor gemaakte kaartteksten

type-lantern = lampion
    .plural = lampionnen
type-note = briefje
    .plural = briefjes
type-colour = kleur
    .plural = kleuren
type-deed = daad
    .plural = daden
type-topic = onderwerp
    .plural = onderwerpen
attr-colour = de kleur van { $x }
attr-height = het getal van { $x }
attr-tint = de kleur op { $x }
attr-level = het getal op { $x }

### from en: game-lanterns=93220c3a
