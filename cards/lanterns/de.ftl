### Laternen auf Deutsch.
### Zahlen kommen aus den Karten: { $n } und Ähnliches füllt das Spiel aus.

## Das Spiel

game-lanterns = Laternen
    .rules =
        Es ist die Nacht des Festes, und fünf Schnüre warten auf ihre Laternen: rot, gelb, grün, blau und violett. Gemeinsam behängt ihr jede Schnur von 1 bis 5. Der Haken: Jede Person sieht alle Karten außer den eigenen.

        Jede Person bekommt fünf Laternen, zu viert oder fünft vier, hält sie mit dem Rücken zu sich und legt vor jede eine Notiz. Ihr dürft achtmal flüstern.

        Wenn du am Zug bist, tust du eines von drei Dingen.

        Flüstern: Wähle jemanden und nenne eine Farbe oder eine Zahl. Alle solchen Karten in dieser Hand werden gezeigt, und Notizen vor den Karten halten es fest. Du darfst auch nennen, was es dort nicht gibt. Flüstern kostet eines von acht Malen.

        Eine Laterne aufhängen: Wähle ungesehen eine deiner Karten. Ist sie die nächste an ihrer Schnur, hängt sie; eine Fünf bringt ein Flüstern zurück. Wenn nicht, nimmt sie der Wind: eine Böe.

        Eine Laterne löschen: Wähle ungesehen eine deiner Karten und lösche sie für immer. Das bringt ein Flüstern zurück. Solange ihr alle acht habt, wird nichts gelöscht.

        Nach dem Aufhängen und Löschen ziehst du nach. Ist die letzte Karte gezogen, hat jede Person noch einen Zug. Die dritte Böe beendet das Spiel sofort, und alle Laternen gehen aus.

        Hängen am Ende genug Laternen, habt ihr alle gewonnen.

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora
seat-emil = Emil

option-goal = Laternen zum Sieg
phase-turn-of = { $you } ist am Zug

## Karten

kind-colour-red = rot
kind-colour-amber = gelb
kind-colour-green = grün
kind-colour-blue = blau
kind-colour-violet = violett
kind-deed-hang = Eine Laterne aufhängen
kind-deed-whisper = Flüstern
kind-deed-snuff = Eine Laterne löschen
kind-topic-tint = eine Farbe
kind-topic-level = eine Zahl

card-low = Laterne { $c } 1
    .the = die Laterne { $c } 1
card-middle = Laterne { $c } { $n }
    .the = die Laterne { $c } { $n }
card-high = Laterne { $c } 5
    .the = die Laterne { $c } 5
card-note = Notiz
    .the = die Notiz

## Orte und Zähler

zone-stock = Stapel
    .the = der Stapel
    .acc = den Stapel
    .dat = dem Stapel
zone-hand = Hand
    .the = die Hand
    .dat = der Hand
zone-notes = Geflüstert
    .the = die Notizen
    .dat = den Notizen
zone-string = Schnur
    .the = die Schnur
    .dat = der Schnur
zone-embers = Glut
    .the = die Glut
    .dat = der Glut

counter-whispers = Flüstern
    .count = { $n }-mal flüstern
counter-gusts = Böen
    .count = { $n ->
        [one] eine Böe
       *[other] { $n } Böen
    }
counter-farewell = Züge übrig
    .count = { $n ->
        [one] ein Zug übrig
       *[other] { $n } Züge übrig
    }

## Fragen

prompt-which-deed = Was tust du?
prompt-whisper-to = Wem flüsterst du?
prompt-whisper-about = Was sagst du { FORM($p, "dat") }?
prompt-whisper-colour = Welche Farbe zeigst du { FORM($p, "dat") }?
prompt-whisper-number = Welche Zahl zeigst du { FORM($p, "dat") }?
prompt-which-card = Welche deiner Karten?

## Das Protokoll

log-shows-the-tint = { $q } flüstert { FORM($p, "dat") }: { $c }.
log-shows-the-level = { $q } flüstert { FORM($p, "dat") }: { $n }.
log-hangs = { $p } hängt { FORM($c, "acc") } auf.
log-loses = Eine Böe nimmt { FORM($p, "dat") } { FORM($c, "acc") }.
log-snuffs = { $p } löscht { FORM($c, "acc") }.
log-end = { COUNT($winners) ->
        [0] Die Nacht bleibt zu dunkel: Niemand gewinnt.
       *[other] Die Nacht ist hell: { LIST($winners) } gewinnen gemeinsam.
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

## Wörter für erzeugte Kartentexte

type-lantern = Laterne
    .plural = Laternen
    .gender = feminine
type-note = Notiz
    .plural = Notizen
    .gender = feminine
type-colour = Farbe
    .plural = Farben
    .gender = feminine
type-deed = Tat
    .plural = Taten
    .gender = feminine
type-topic = Thema
    .plural = Themen
    .gender = neuter
attr-colour = die Farbe von { FORM($x, "dat") }
attr-height = die Zahl von { FORM($x, "dat") }
attr-tint = die Farbe auf { FORM($x, "dat") }
attr-level = die Zahl auf { FORM($x, "dat") }

### from en: game-lanterns=93220c3a
