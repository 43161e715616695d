### Im Auftrag des Königs, auf Deutsch.
### Zahlen kommen von den Karten: { $n } und dergleichen füllt das Spiel aus.

## Das Spiel

game-auftrag = Im Auftrag des Königs
    .rules =
        Die Ritter der Tafelrunde üben in Camelot ihre Tugenden, reiten ins Reich hinaus und erfüllen Questen; wer am Ende die meisten Punkte hat, gewinnt. In jeder Runde wählt ihr reihum Aktionskarten und führt sie dann aus: In Camelot bekommst du Tugenden und Questen, Pferde bringen deinen Ritter in andere Gebiete, und dort erfüllst du deine Questen für Punkte.

        Dein Ritter ist der in deiner Farbe. Acht Gebiete liegen im Kreis, und Camelot ist eines davon. Dort beginnen alle Ritter. Auf dem Tisch steht ein Ritter im Uhrzeigersinn gleich hinter dem Gebiet, in dem er ist.

        Die übrigen Gebiete legt der Zufall in den Kreis. Alle Aktionskarten liegen offen, die Tugendkarten nach Tugenden auf Stapeln. Mit weniger als vier Spielern bleiben eine Tafelrunde, ein Gericht, ein Pferd (3) und eine Eins von jeder Tugend in der Schachtel. Nehmt Einsen von den Stapeln: zwei von jeder Tugend, zu dritt nur eine Lanze und ein Buch, zu zweit eine von jeder; mischt sie und gebt jedem zwei. Drei Questen liegen offen. Die ersten Zelte werden gezogen, eines für jeden Spieler.

        Eine Runde beginnt mit dem Auswählen. In der Reihenfolge der Zelte nimmt jeder Spieler eine der offenen Aktionskarten, bis alle drei haben; zu zweit vier. Niemand nimmt zwei Turniere.

        Dann führt in derselben Reihenfolge jeder seine Karten aus, wie er sie ordnen will. Gelbe Karten gelten nur in Camelot: Ein Exerzitium bringt eine Tugendkarte, die Tafelrunde eine Queste. Grüne Karten gelten nur außerhalb von Camelot: Das Gericht nimmt ein Buch und bringt 2 Punkte; eine Queste wird in ihrem Gebiet mit den Tugenden erfüllt, die sie verlangt. Ein Pferd reitet höchstens so viele Gebiete weit, wie es zeigt, links oder rechts herum. Was nicht geht, verfällt.

        Eine Queste bezahlst du mit Schwert, Lanze, Drache und Buch. Eine Zwei darf für eine Eins stehen, ohne Wechselgeld; zwei Einsen bezahlen eine Zwei (Hausregel: das gilt nicht); keine Karte darf überflüssig sein.

        Am Ende der Runde bieten alle, die sich zum Turnier gemeldet haben und in Camelot sind, geheim Schwerter und Lanzen. Das höchste Gebot bringt 2 Punkte, bei Gleichstand erhält jeder 1 Punkt, wer nichts bietet, erhält nichts. Alle gebotenen Karten kehren auf ihre Stapel zurück.

        Dann werden die offenen Questen auf drei ergänzt und die Zelte neu verteilt: Das erste bekommt, wer die wenigsten Punkte hat. Das Spiel endet mit der Runde, in der jemand 25 Punkte erreicht; 20 zu dritt, 15 zu viert. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer von ihnen das Ziel zuerst erreicht hat.

seat-red = Rot
seat-blue = Blau
seat-white = Weiß
seat-black = Schwarz

option-single-card-only = Hausregel für Questen: eine Karte je Tugend, nie zwei Einsen für eine Zwei

phase-choosing = Karten auswählen
phase-turn-of = { $you } ist am Zug
phase-tournament = Turnier

## Tugenden, Gebiete und Ritter

kind-symbol-sword = Schwert
    .plural = Schwerter
    .one = ein Schwert
    .of = der Schwerter
    .gender = neuter
kind-symbol-lance = Lanze
    .plural = Lanzen
    .one = eine Lanze
    .of = der Lanzen
    .gender = feminine
kind-symbol-dragon = Drache
    .plural = Drachen
    .one = ein Drache
    .of = der Drachen
    .gender = masculine
kind-symbol-book = Buch
    .plural = Bücher
    .one = ein Buch
    .of = der Bücher
    .gender = neuter
kind-border-yellow = in Camelot
kind-border-green = außerhalb von Camelot
kind-border-both = überall

piece-camelot = Camelot
    .into = nach Camelot
piece-wild-forest = Der wilde Wald
    .the = der wilde Wald
    .acc = den wilden Wald
    .dat = dem wilden Wald
piece-hidden-valley = Das verborgene Tal
    .the = das verborgene Tal
    .dat = dem verborgenen Tal
piece-moon-lake = Der Mondsee
    .the = der Mondsee
    .acc = den Mondsee
    .dat = dem Mondsee
    .into = zum Mondsee
piece-misty-moor = Das Nebelmoor
    .the = das Nebelmoor
    .dat = dem Nebelmoor
piece-dragon-rock = Der Drachenfels
    .the = der Drachenfels
    .acc = den Drachenfels
    .dat = dem Drachenfels
    .into = zum Drachenfels
piece-old-ruin = Die alte Ruine
    .the = die alte Ruine
    .dat = der alten Ruine
    .into = zur alten Ruine
piece-kings-heath = Die Königsheide
    .the = die Königsheide
    .dat = der Königsheide
    .into = auf die Königsheide
piece-lancelot = Sir Lancelot
piece-gawain = Sir Gawain
piece-percival = Sir Parzival
piece-tristan = Sir Tristan
piece-tent-1 = Zelt 1
piece-tent-2 = Zelt 2
piece-tent-3 = Zelt 3
piece-tent-4 = Zelt 4

## Orte und Zähler

zone-realm = Reich
    .the = das Reich
    .dat = dem Reich
zone-camp = Zelt
    .the = das Zelt
    .dat = dem Zelt
zone-tents = Zelte
    .the = die Zelte
    .dat = den Zelten
zone-offer = Offene Aktionskarten
    .the = die offenen Aktionskarten
    .dat = den offenen Aktionskarten
zone-plan = Gewählte Karten
    .the = die gewählten Karten
    .dat = den gewählten Karten
zone-quest-pile = Questenstapel
    .the = der Questenstapel
    .acc = den Questenstapel
    .dat = dem Questenstapel
zone-notice-board = Offene Questen
    .the = die offenen Questen
    .dat = den offenen Questen
    .in = unter den offenen Questen
    .into = zu den offenen Questen
zone-quests = Questen
    .the = die Questen
    .dat = den Questen
    .noun = Questenliste
    .gender = feminine
    .in = unter den Questen
    .into = zu den Questen
zone-fulfilled = Erfüllte Questen
    .the = die erfüllten Questen
    .dat = den erfüllten Questen
    .into = zu den erfüllten Questen
zone-stack = Tugenden
    .the = der Stapel
    .acc = den Stapel
    .dat = dem Stapel
    .gender = masculine
zone-hand = Hand
    .the = die Hand
    .dat = der Hand
    .gender = feminine
zone-pouch = Beutel
    .the = der Beutel
    .acc = den Beutel
    .dat = dem Beutel

counter-points = Punkte
    .count = { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
variable-moment = Aktionen bisher
variable-arrival = Ziel erreicht bei Aktion
counter-picks = Noch auszuwählende Karten
variable-due = Noch zu bezahlen
variable-last-given = Zuletzt gegebene Karte
variable-entrants = Im Turnier

## Aktionskarten

card-exercise = Exerzitium ({ $s })
    .text = In Camelot: Nimm eine Karte deiner Wahl vom Stapel { FORM($s, "of") }.
card-round-table = Tafelrunde
    .text = In Camelot: Nimm eine der offenen Questen. Halte sie geheim.
card-tournament = Turnier
    .text = In Camelot, wenn alle ihre Karten ausgeführt haben: Biete geheim beliebig viele Schwerter und Lanzen. Das höchste Gebot bringt 2 Punkte, bei Gleichstand erhält jeder 1 Punkt. Wer nichts bietet, gewinnt nichts.
card-court = Gericht
    .text = Außerhalb von Camelot: Du darfst ein Buch von beliebigem Wert zurückgeben und erhältst { $n } Punkte.
card-quest = Queste
    .text = Außerhalb von Camelot: Du darfst eine deiner Questen erfüllen, die zu dem Gebiet gehört, in dem du bist. Gib die verlangten Tugendkarten zurück und erhalte einen Punkt je Schild.
card-horse-2 = Pferd (2)
    .text = Reite höchstens 2 Gebiete weit, links oder rechts herum.
card-horse-3 = Pferd (3)
    .text = Reite höchstens 3 Gebiete weit, links oder rechts herum.
card-horse-4 = Pferd (4)
    .text = Reite höchstens 4 Gebiete weit, links oder rechts herum.

## Questen

card-q01 = Der verirrte Knappe
    .text = { FORM($area, "name") }: Schwert 1, Drache 1. { $shields } Schilde.
card-q02 = Die Bestie im Dickicht
    .text = { FORM($area, "name") }: Drache 2, Lanze 1. { $shields } Schilde.
card-q03 = Das Rätsel des Einsiedlers
    .text = { FORM($area, "name") }: Buch 1, Drache 1. { $shields } Schilde.
card-q04 = Die belagerte Mühle
    .text = { FORM($area, "name") }: Schwert 2, Buch 1. { $shields } Schilde.
card-q05 = Die Dame vom See
    .text = { FORM($area, "name") }: Buch 2, Drache 1. { $shields } Schilde.
card-q06 = Die Schlange der Tiefe
    .text = { FORM($area, "name") }: Lanze 2, Drache 2. { $shields } Schilde.
card-q07 = Das Irrlicht
    .text = { FORM($area, "name") }: Lanze 1, Drache 1. { $shields } Schilde.
card-q08 = Der schwarze Ritter
    .text = { FORM($area, "name") }: Schwert 2, Drache 1, Lanze 1. { $shields } Schilde.
card-q09 = Der alte Drache
    .text = { FORM($area, "name") }: Drache 2, Schwert 2. { $shields } Schilde.
card-q10 = Das Drachenei
    .text = { FORM($area, "name") }: Drache 2, Schwert 1. { $shields } Schilde.
card-q11 = Räuber in der Ruine
    .text = { FORM($area, "name") }: Schwert 1, Lanze 1. { $shields } Schilde.
card-q12 = Die versiegelte Gruft
    .text = { FORM($area, "name") }: Buch 2, Schwert 2. { $shields } Schilde.
card-q13 = Der Bote des Königs
    .text = { FORM($area, "name") }: Lanze 2, Buch 1. { $shields } Schilde.
card-q14 = Die Probe der vier Tugenden
    .text = { FORM($area, "name") }: Schwert 1, Lanze 1, Drache 1, Buch 1. { $shields } Schilde.

## Tugenden

card-sword-1 = Schwert 1
    .text = Stärke { $value }. Für Questen und Turniere.
card-sword-2 = Schwert 2
    .text = Stärke { $value }. Für Questen und Turniere.
card-lance-1 = Lanze 1
    .text = Geschick { $value }. Für Questen und Turniere.
card-lance-2 = Lanze 2
    .text = Geschick { $value }. Für Questen und Turniere.
card-dragon-1 = Drache 1
    .text = Mut { $value }. Für Questen.
card-dragon-2 = Drache 2
    .text = Mut { $value }. Für Questen.
card-book-1 = Buch 1
    .text = Weisheit { $value }. Für Questen und das Gericht.
card-book-2 = Buch 2
    .text = Weisheit { $value }. Für Questen und das Gericht.

## Fragen

prompt-pick-card = Welche Aktionskarte nimmst du?
prompt-act-card = Welche Karte führst du als Nächstes aus?
prompt-take-virtue = Welche Karte nimmst du?
prompt-take-quest = Welche Queste nimmst du?
prompt-give-book = Gibst du ein Buch zurück?
prompt-fulfil-quest = Welche Queste erfüllst du?
prompt-pay-with = Mit welcher Karte bezahlst du { FORM($s, "name") } { $n }?
prompt-ride-to = Wohin reitest du?
prompt-bid = Welche Schwerter und Lanzen bietest du?
    .decline = Nichts bieten

## Das Protokoll

log-play = { $player } führt „{ $card }“ aus.
log-award-to = { $p } erhält { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    }.
log-enter-the-tournament = { $player } meldet sich zum Turnier.
log-bids = { $p } bietet { $n ->
        [0] nichts
       *[other] { $n }
    }.
log-forfeit-by = „{ $c }“ verfällt: { $p } ist am falschen Ort.
log-goes-back = { $c } kehrt auf den Stapel zurück.
log-rides-to = { $k } reitet { FORM($a, "into") }.
log-move-plan = { $owner } wählt „{ $thing }“.
log-move-quests = { $owner } nimmt eine Queste an: { $thing }.
log-move-hand = { $owner } nimmt { $thing }.
log-move-notice-board = Eine neue Queste: { $thing }.
log-move-fulfilled = Erfüllt: { $thing }.
log-move-camp = { $owner } hat { $thing }.
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
        [one] { LIST($winners) } hat dem König am besten gedient.
       *[other] { LIST($winners) } haben dem König gleich gut gedient.
    }

## Wörter für erzeugte Kartentexte

type-area = Gebiet
    .gender = neuter
    .gen = Gebiets
    .plural = Gebiete
    .plural-dat = Gebieten
type-knight = Ritter
    .gender = masculine
    .gen = Ritters
    .plural = Ritter
    .plural-dat = Rittern
type-tent = Zelt
    .gender = neuter
    .gen = Zelts
    .plural = Zelte
    .plural-dat = Zelten
type-action = Aktionskarte
    .gender = feminine
    .plural = Aktionskarten
    .plural-dat = Aktionskarten
type-quest = Queste
    .gender = feminine
    .plural = Questen
    .plural-dat = Questen
type-virtue = Tugendkarte
    .gender = feminine
    .plural = Tugendkarten
    .plural-dat = Tugendkarten
type-symbol = Tugend
    .gender = feminine
    .plural = Tugenden
    .plural-dat = Tugenden
type-border = Rand
    .gender = masculine
    .gen = Randes
    .plural = Ränder
    .plural-dat = Rändern

attr-owner = der Spieler { FORM($x, "of") }
attr-rank = die Nummer { FORM($x, "of") }
attr-border = der Rand { FORM($x, "of") }
attr-area = das Gebiet { FORM($x, "of") }
attr-asks = die von { FORM($x, "dat") } verlangten Tugenden
attr-shields = die Zahl der Schilde { FORM($x, "of") }
attr-symbol = die Tugend { FORM($x, "of") }
attr-value = der Wert { FORM($x, "of") }

phrase-lands = die Gebiete
    .dat = den Gebieten
    .one = ein Gebiet
    .one-dat = einem Gebiet
    .each = jedes Gebiet
    .each-dat = jedem Gebiet
phrase-knight-of = { PERSON($p) ->
        [you] dein Ritter
       *[other] der Ritter { FORM($p, "of") }
    }
    .acc = { PERSON($p) ->
        [you] deinen Ritter
       *[other] den Ritter { FORM($p, "of") }
    }
    .dat = { PERSON($p) ->
        [you] deinem Ritter
       *[other] dem Ritter { FORM($p, "of") }
    }
phrase-area-of = { PERSON($p) ->
        [you] dein Gebiet
       *[other] das Gebiet { FORM($p, "of") }
    }
    .dat = { PERSON($p) ->
        [you] deinem Gebiet
       *[other] dem Gebiet { FORM($p, "of") }
    }
phrase-distance-from-to = die Entfernung von { FORM($a, "dat") } zu { FORM($b, "dat") }
phrase-choice-among = { $cs }
    .dat = { FORM($cs, "dat") }
    .one = eine von { FORM($cs, "dat") }
    .one-dat = einer von { FORM($cs, "dat") }
    .each = jede von { FORM($cs, "dat") }
    .each-dat = jeder von { FORM($cs, "dat") }
phrase-cards-of-showing = { PERSON($p) ->
        [you] deine Karten mit { FORM($s, "name") }
       *[other] die Karten { FORM($p, "of") } mit { FORM($s, "name") }
    }
    .dat = { PERSON($p) ->
        [you] deinen Karten mit { FORM($s, "name") }
       *[other] den Karten { FORM($p, "of") } mit { FORM($s, "name") }
    }
    .one = { PERSON($p) ->
        [you] eine deiner Karten mit { FORM($s, "name") }
       *[other] eine der Karten { FORM($p, "of") } mit { FORM($s, "name") }
    }
    .each = { PERSON($p) ->
        [you] jede deiner Karten mit { FORM($s, "name") }
       *[other] jede der Karten { FORM($p, "of") } mit { FORM($s, "name") }
    }
phrase-weapons-of = { PERSON($p) ->
        [you] deine Schwerter und Lanzen
       *[other] die Schwerter und Lanzen { FORM($p, "of") }
    }
    .dat = { PERSON($p) ->
        [you] deinen Schwertern und Lanzen
       *[other] den Schwertern und Lanzen { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] eine deiner Schwert- und Lanzenkarten
       *[other] eine der Schwert- und Lanzenkarten { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] jede deiner Schwert- und Lanzenkarten
       *[other] jede der Schwert- und Lanzenkarten { FORM($p, "of") }
    }
phrase-worth-of = der Wert { FORM($cs, "of") }
phrase-can-fulfil = { PERSON($p) ->
        [you] du { FORM($q, "acc") } erfüllen kannst
       *[other] { $p } { FORM($q, "acc") } erfüllen kann
    }

verb-ride-up-to-areas = reite höchstens { $n ->
        [one] ein Gebiet
       *[other] { $n } Gebiete
    } weit, links oder rechts herum
    .when = du reitest
verb-rides-to = { $k } reitet { FORM($a, "into") }
    .when = { $k } { FORM($a, "into") } reitet
verb-hand-back = gib { FORM($cs, "acc") } zurück
    .when = { $cs } zurückgegeben wird
verb-award-to = { PERSON($p) ->
        [you] du erhältst { $n ->
            [one] einen Punkt
           *[other] { $n } Punkte
        }
       *[other] { $p } erhält { $n ->
            [one] einen Punkt
           *[other] { $n } Punkte
        }
    }
    .when = { PERSON($p) ->
        [you] du Punkte erhältst
       *[other] { $p } Punkte erhält
    }
verb-pay-the-price-of = gib die Tugendkarten zurück, die { $q } verlangt
verb-enter-the-tournament = melde dich zum Turnier
    .when = du dich zum Turnier meldest
verb-hold-the-tournament = das Turnier wird abgehalten
    .when = das Turnier abgehalten wird
verb-use-by = { PERSON($you) ->
        [you] führe { FORM($c, "acc") } aus
       *[other] { $you } führt { FORM($c, "acc") } aus
    }
    .when = { PERSON($you) ->
        [you] du { FORM($c, "acc") } ausführst
       *[other] { $you } { FORM($c, "acc") } ausführt
    }
verb-pitch-the-tents = die Zelte werden neu verteilt
    .when = die Zelte neu verteilt werden
verb-prepare-a-round = die nächste Runde wird vorbereitet
    .when = die nächste Runde vorbereitet wird

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
