### Gekke Achten in het Nederlands.
### Getallen komen van de kaarten: { $n } en dergelijke vult het spel in.

## Het spel

game-crazy-eights = Gekke Achten
    .rules =
        Raak als eerste al je kaarten kwijt. Met twee spelers heeft ieder zeven kaarten, met meer vijf; één kaart ligt open.

        In je beurt leg je op de open kaart een kaart van dezelfde kleur of dezelfde rang. Kun of wil je niet, dan trek je, zo vaak je wilt, tot je een kaart legt. Is er niets meer te trekken, dan leg je wat past, of je past.

        Een acht past op elke kaart. Wie hem legt, noemt de kleur die de volgende moet bekennen.

        Wie de laatste kaart legt, krijgt wat de anderen nog vasthouden: 50 voor een acht, 10 voor tien, boer, vrouw of heer, 1 voor een aas, anders het getal van de kaart. Kan niemand meer leggen, dan krijgt de lichtste hand het verschil met elk van de anderen.

        Daarna geeft de volgende speler. Wie het eerst 50 punten per speler heeft, wint.

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora
seat-emil = Emil

option-goal = Punten om te winnen, per speler
phase-one-deal = Een ronde
phase-turn-of = { $you } is aan de beurt

## Kaarten

kind-suit-clubs = klaveren
kind-suit-diamonds = ruiten
kind-suit-spades = schoppen
kind-suit-hearts = harten
kind-rank-two = 2
kind-rank-three = 3
kind-rank-four = 4
kind-rank-five = 5
kind-rank-six = 6
kind-rank-seven = 7
kind-rank-eight = 8
kind-rank-nine = 9
kind-rank-ten = 10
kind-rank-jack = boer
    .short = B
kind-rank-queen = vrouw
    .short = V
kind-rank-king = heer
    .short = H
kind-rank-ace = aas
    .short = A

card-pack = { $s } { $r }

## Plaatsen en tellers

zone-stock = Stapel
    .the = de stapel
zone-discard = Open kaarten
    .the = de open kaarten
zone-hand = Hand
    .the = de hand

counter-points = Punten
    .count = { $n ->
        [one] één punt
       *[other] { $n } punten
    }
variable-called = Gevraagde kleur
variable-dealer = Geeft
variable-passes = Achter elkaar gepast
variable-played = Heeft gelegd

## Vragen

prompt-play-or-draw = Welke kaart leg je?
    .decline = Kaart trekken
prompt-play-card = Welke kaart leg je?
prompt-name-suit = Welke kleur noem je?

## Het logboek

log-deal-the-cards = De kaarten worden gedeeld.
log-lay = { $player } legt { $c }.
log-draw-a-card = { $player } trekt een kaart.
log-pass = { $player } past.
log-calls = { $p } noemt { $s }.
log-scores = { $p } krijgt { $n ->
        [one] één punt
       *[other] { $n } punten
    }.
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } wint.
       *[other] { LIST($winners) } delen de overwinning.
    }
log-move-hand = { "" }
log-move-discard = { "" }
log-move-stock = { "" }
log-shuffle-stock = { "" }
log-count-points = { "" }
log-reveal = { "" }

## Woorden voor gemaakte kaartteksten

type-playing = kaart
    .plural = kaarten
type-suit = kleur
    .plural = kleuren
type-rank = rang
    .plural = rangen
attr-suit = de kleur van { $x }
attr-rank = de rang van { $x }
