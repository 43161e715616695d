### Hartenjagen in het Nederlands.
### Getallen komen van de kaarten: { $n } en dergelijke vult het spel in.

## Het spel

game-hearts = Hartenjagen
    .rules =
        Vier spelers, elk dertien kaarten, dertien slagen. Elke harten die je neemt kost een punt, schoppenvrouw dertien. Zodra iemand 100 punten heeft, wint wie er het minst heeft.

        Voor het spelen geeft iedereen drie kaarten gedekt door: de eerste keer naar links, de tweede naar rechts, de derde naar de overkant en de vierde niet; daarna weer van voren af aan.

        Klaveren 2 komt eerst. Wie kleur kan bekennen, moet dat; wie het niet kan, gooit een willekeurige kaart bij. De hoogste kaart van de gevraagde kleur wint de slag, en wie hem wint komt uit voor de volgende.

        In de eerste slag gooit niemand harten of schoppenvrouw bij, tenzij er niets anders is. Met harten kom je pas uit als er al een is bijgegooid, of als je niets anders hebt.

        Wie alle harten en de vrouw neemt, heeft de maan geschoten: alle anderen krijgen 26 punten (of, als optie, gaan er 26 af).

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora

option-goal = Punten waarbij het spel eindigt
option-moon = Alle harten en de vrouw
    .v-others-add = 26 punten voor alle anderen
    .v-shooter-takes-off = 26 punten eraf
phase-thirteen-tricks = Een ronde
phase-passing-the-cards = Kaarten doorgeven
phase-trick = Een slag
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

kind-way-left = naar links
kind-way-right = naar rechts
kind-way-across = naar de overkant
kind-way-keep = niet

## Plaatsen en tellers

zone-stock = Stapel
    .the = de stapel
zone-hand = Hand
    .the = de hand
zone-trick = Slag
    .the = de slag
zone-taken = Gewonnen slagen
    .the = de gewonnen slagen

counter-points = Punten
    .count = { $n ->
        [one] één punt
       *[other] { $n } punten
    }
variable-passing = Kaarten gaan
variable-led = Gevraagde kleur
variable-leader = Komt uit
variable-broken = Harten mag

## Vragen

prompt-pass-cards = Welke drie kaarten geef je door?
prompt-play-card = Welke kaart speel je?

## Het logboek

log-deal-the-cards = De kaarten worden gedeeld.
log-lay = { $player } speelt { $c }.
log-takes-the-trick = { $p } wint de slag.
log-scores = { $p }: { $n ->
        [one] één punt
       *[other] { $n } punten
    }.
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } heeft de minste punten en wint.
       *[other] { LIST($winners) } hebben de minste punten en delen de overwinning.
    }
log-move-hand = { "" }
log-move-trick = { "" }
log-move-taken = { "" }
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
type-way = richting
    .plural = richtingen
attr-suit = de kleur van { $x }
attr-rank = de rang van { $x }
