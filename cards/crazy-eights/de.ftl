### Verrückte Achten auf Deutsch.
### Zahlen kommen aus den Karten: { $n } und Ähnliches füllt das Spiel aus.

## Das Spiel

game-crazy-eights = Verrückte Achten
    .rules =
        Werde als Erste oder Erster alle Karten los. Zu zweit haben alle sieben Karten, sonst fünf; eine Karte liegt offen.

        Wenn du am Zug bist, legst du auf die offene Karte eine der gleichen Farbe oder des gleichen Rangs. Kannst oder willst du nicht, ziehst du, so oft du magst, bis du eine Karte legst. Gibt es nichts mehr zu ziehen, legst du, was passt, oder passt.

        Eine Acht liegt auf jeder Karte. Wer sie legt, nennt die Farbe, die als nächste bedient werden muss.

        Wer die letzte Karte legt, bekommt, was die anderen noch halten: 50 für eine Acht, 10 für Zehn, Bube, Dame oder König, 1 für ein Ass, sonst die Zahl der Karte. Kann niemand mehr legen, bekommt die leichteste Hand die Unterschiede zu allen anderen.

        Dann gibt die nächste Person. Wer zuerst 50 Punkte je Person am Tisch hat, gewinnt.

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora
seat-emil = Emil

option-goal = Punkte zum Sieg, je Person
phase-one-deal = Eine Runde
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

## Orte und Zähler

zone-stock = Stapel
    .the = der Stapel
    .acc = den Stapel
    .dat = dem Stapel
zone-discard = Offene Karten
    .the = die offenen Karten
    .dat = den offenen Karten
zone-hand = Hand
    .the = die Hand
    .dat = der Hand

counter-points = Punkte
    .count = { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
variable-called = Verlangte Farbe
variable-dealer = Gibt
variable-passes = Hintereinander gepasst
variable-played = Hat gelegt

## Fragen

prompt-play-or-draw = Welche Karte legst du?
    .decline = Karte ziehen
prompt-play-card = Welche Karte legst du?
prompt-name-suit = Welche Farbe nennst du?

## Das Protokoll

log-deal-the-cards = Die Karten werden ausgeteilt.
log-lay = { $player } legt { $c }.
log-draw-a-card = { $player } zieht eine Karte.
log-pass = { $player } passt.
log-calls = { $p } nennt { $s }.
log-scores = { $p } bekommt { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    }.
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } gewinnt.
       *[other] { LIST($winners) } teilen sich den Sieg.
    }
log-move-hand = { "" }
log-move-discard = { "" }
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
attr-suit = die Farbe von { FORM($x, "dat") }
attr-rank = der Rang von { FORM($x, "dat") }
