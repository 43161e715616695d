### Die eigenen Wörter der Seite. Der Tisch und die Spiele bringen ihre mit.

## Jede Seite
menu = Menü
play = Spielen
cards = Karten
workshop = Werkstatt
embed = Einbetten
docs = Hilfe
language = Sprache
copy = Kopieren
copied = Kopiert.
copy-by-hand = Es ist markiert: kopiere es mit Strg+C oder ⌘C.
cancel = Abbrechen

## Ein Spiel vorbereiten
new-game = Neues Spiel …
setup-title = Ein neues Spiel
game = Spiel
deck = Stapel
deck-none = wie gedruckt
players = Spieler
people = An diesem Bildschirm
people-none = niemand: zusehen
bot = Der Computer spielt
bot-random = zufällig
bot-greedy = auf schnellen Gewinn
bot-mcts = vorausdenkend
seed = Saat: gleiche Saat, gleiches Spiel
seed-new = jedes Mal neu
options = Regeln, die man ändern kann
start = Spielen
share-link = Link zu diesem Spiel
no-games = Die Spiele konnten nicht geladen werden. Versuche es gleich noch einmal.

## Karten
cards-title = Die Karten
search = Name und Text durchsuchen
which-cards = Welche Karten
all-cards = alle
found-all = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
found = { $count } von { $total } Karten

## Einbetten
embed-title = Ein Tisch in deiner Seite
embed-lead = Ein Skript und ein Tag. Wähle unten, was der Tisch zeigt, und kopiere die beiden Zeilen.
embed-snippet = Das kommt in deine Seite
embed-host = Die erste Zeile holt den Tisch von dieser Website. Soll er auf deiner liegen, kopiere den Ordner table/ dorthin und ändere die Adresse.
embed-style = Und das in ihr Stylesheet
embed-preview = So sieht es aus
embed-language = Sprache des Tisches
embed-language-page = die der Seite
embed-height = Höhe
embed-height-window = des Fensters
embed-width = Breite
embed-width-page = der Seite
embed-more = Alles, was das Tag sonst noch kann

## Werkstatt
workshop-title = Die Werkstatt
workshop-lead = Schreibe eine Karte oder ändere ein Spiel. Geprüft wird beim Schreiben, hier in deinem Browser; nichts verlässt deinen Rechner.
workshop-learn = Wie man eine Karte schreibt
start-from = Beginne mit
sample-choose = wähle …
sample-first = einem kleinen Stapel für Draco & Co
sample-deck = { $name } (ein Stapel)
sample-game = { $name } (das ganze Spiel)
open-file = Dateien öffnen oder ablegen …
download = Dateien herunterladen
download-ruleset = Für eine Webseite herunterladen
files = Dateien
add-file = Datei hinzufügen
add-cards = Weitere Karten oder Tests
add-texts = Texte in einer anderen Sprache
add = Hinzufügen
file-name = Name
remove-file = { $file } entfernen
close-file = { $file } schließen
remove-sure = { $file } entfernen? Was darin steht, ist dann weg.
replace-work = Das ersetzt, was du geschrieben hast. Weiter?
only-read = zum Lesen
editor-help = Ziehe Dateien hierher: Karten (.draco), Texte (.ftl) oder ein Ruleset (.json). Strg+Leertaste schlägt vor, F8 geht zum nächsten Problem, F2 benennt um, F12 zeigt, woher ein Wort kommt, Tab verlässt das Feld.
editor-missing = Der Editor konnte nicht geladen werden. Lade die Seite neu.
source-of = { $file }, Quelltext
rename = Neuer Name
rename-do = Umbenennen
format = Aufräumen
mend-all = Alles Sichere beheben
fix-unsafe = { $title } (sieh es dir an)
error = Fehler
warning = Warnung
checking = Wird geprüft …
clean = Keine Probleme.
found-problems = { $errors ->
    [0] { "" }
    [one] { $errors } Fehler
   *[other] { $errors } Fehler
  }{ $errors ->
    [0] { "" }
   *[other] { $warnings ->
        [0] { "" }
       *[other] {", "}
      }
  }{ $warnings ->
    [0] { "" }
    [one] { $warnings } Warnung
   *[other] { $warnings } Warnungen
  }
more-problems = … und { $count } weitere
too-long = Das dauert zu lange: vielleicht läuft etwas im Kreis.
not-kept = Dieser Browser bewahrt deine Arbeit nicht auf: lade sie herunter, bevor du gehst.
tests = Tests
tests-passed = { $count ->
    [one] Der Test gelingt.
   *[other] Alle { $count } Tests gelingen.
  }
tests-failed = { $failed } von { $count } misslungen.
test-passed = Gelungen
test-failed = Misslungen
test-expected = erwartet
test-found = gefunden
play-it = Spiel es
why-not-play = Noch nicht: in Zeile { $line } ist ein Fehler.
hand = Beginne mit
hand-any = was ausgeteilt wird
not-dealt = Bei keinem Austeilen bekommst du { $card } gleich auf die Hand. Die Karte kommt später.
workshop-empty = Hier wird dein Spiel gespielt.
ruleset-note = Ein fertiges Ruleset: { $game }, { $cards } Karten, { $min } bis { $max } Spieler. Es kann hier gespielt, aber nicht geändert werden.
ruleset-bad = Dieses Ruleset ist unbrauchbar. Unten steht, warum.
