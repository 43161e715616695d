### Herzeln auf Deutsch.
### Zahlen kommen aus den Karten: { $n } und Ähnliches füllt das Spiel aus.

## Das Spiel

game-hearts = Herzeln
    .rules =
        Vier Personen, je dreizehn Karten, dreizehn Stiche. Jedes Herz, das du nimmst, kostet einen Punkt, die Pik-Dame dreizehn. Sobald jemand 100 Punkte hat, gewinnt, wer am wenigsten hat.

        Vor dem Spielen gibt jede Person drei Karten verdeckt weiter: beim ersten Mal nach links, beim zweiten nach rechts, beim dritten gegenüber, beim vierten gar nicht; dann wieder von vorn.

        Die Kreuz-2 kommt zuerst. Wer bedienen kann, muss; wer nicht kann, wirft eine beliebige Karte ab. Die höchste Karte der angespielten Farbe macht den Stich, und wer ihn macht, spielt den nächsten an.

        Im ersten Stich wirft niemand ein Herz oder die Pik-Dame ab, außer es bleibt nichts anderes. Ein Herz wird erst angespielt, wenn schon eines abgeworfen wurde oder nichts anderes bleibt.

        Wer alle Herzen und die Dame nimmt, hat einen Durchmarsch: Alle anderen bekommen 26 Punkte (oder, als Option, werden 26 abgezogen).

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora

option-goal = Punkte, die das Spiel beenden
option-moon = Alle Herzen und die Dame
    .v-others-add = 26 Punkte für alle anderen
    .v-shooter-takes-off = 26 Punkte weniger
phase-thirteen-tricks = Eine Runde
phase-passing-the-cards = Karten weitergeben
phase-trick = Ein Stich
phase-turn-of = { $you } ist am Zug

## Karten

kind-suit-clubs = Kreuz
kind-suit-diamonds = Karo
kind-suit-spades = Pik
kind-suit-hearts = Herz
kind-rank-two = 2
kind-rank-three = 3
kind-rank-four = 4
kind-rank-five = 5
kind-rank-six = 6
kind-rank-seven = 7
kind-rank-eight = 8
kind-rank-nine = 9
kind-rank-ten = 10
kind-rank-jack = Bube
    .short = B
kind-rank-queen = Dame
    .short = D
kind-rank-king = König
    .short = K
kind-rank-ace = Ass
    .short = A

card-pack = { $s }-{ $r }

kind-way-left = nach links
kind-way-right = nach rechts
kind-way-across = gegenüber
kind-way-keep = gar nicht

## Orte und Zähler

zone-stock = Stapel
    .the = der Stapel
    .acc = den Stapel
    .dat = dem Stapel
zone-hand = Hand
    .the = die Hand
    .dat = der Hand
zone-trick = Stich
    .the = der Stich
    .acc = den Stich
    .dat = dem Stich
zone-taken = Gemachte Stiche
    .the = die gemachten Stiche
    .dat = den gemachten Stichen

counter-points = Punkte
    .count = { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
variable-passing = Karten gehen
variable-led = Angespielte Farbe
variable-leader = Spielt an
variable-broken = Herz ist erlaubt

## Fragen

prompt-pass-cards = Welche drei Karten gibst du weiter?
prompt-play-card = Welche Karte spielst du?

## Das Protokoll

log-deal-the-cards = Die Karten werden ausgeteilt.
log-lay = { $player } spielt { $c }.
log-takes-the-trick = { $p } macht den Stich.
log-scores = { $p }: { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }.
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } hat die wenigsten Punkte und gewinnt.
       *[other] { LIST($winners) } haben die wenigsten Punkte und teilen sich den Sieg.
    }
log-move-hand = { "" }
log-move-trick = { "" }
log-move-taken = { "" }
log-move-stock = { "" }
log-shuffle-stock = { "" }
log-count-points = { "" }
log-reveal = { "" }

## Wörter für erzeugte Kartentexte

type-playing = Karte
    .plural = Karten
    .gender = feminine
type-suit = Farbe
    .plural = Farben
    .gender = feminine
type-rank = Rang
    .plural = Ränge
    .gender = masculine
type-way = Richtung
    .plural = Richtungen
    .gender = feminine
attr-suit = die Farbe von { FORM($x, "dat") }
attr-rank = der Rang von { FORM($x, "dat") }
