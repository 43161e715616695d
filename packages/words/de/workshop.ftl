### Werkstatt

workshop-title = Die Werkstatt
workshop-lead = Schreibe eine Karte oder ändere ein Spiel. Geprüft wird beim Schreiben, hier in deinem Browser; nichts verlässt deinen Rechner.
workshop-learn = Wie man eine Karte schreibt
start-from = Beginne mit
sample-choose = wähle …
sample-first = einem kleinen Deck für Draco & Co
sample-deck = { $name } (ein Deck)
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

## The shelf

shelf = Mein Regal
shelf-empty = Hier liegt noch nichts. Was du schreibst, kommt mit der ersten Änderung ins Regal.
shelf-open = Öffnen
shelf-open-one = { $name } öffnen
shelf-open-now = gerade offen
shelf-copy = Kopieren
shelf-copy-one = { $name } kopieren
shelf-copy-of = { $name } (Kopie)
shelf-name = Name im Regal
shelf-rename = Umbenennen
shelf-rename-one = { $name } umbenennen
shelf-remove = Löschen
shelf-remove-one = { $name } löschen
shelf-removed = { $name } ist gelöscht.
shelf-undo = Rückgängig
shelf-new = Ein neues Deck beginnen
close = Schließen
kept-as = Liegt in deinem Regal in diesem Browser: { $name }.
kept-not-yet = Kommt mit der ersten Änderung in dein Regal.
storage-full = Der Speicher dieses Browsers ist voll: Was du jetzt schreibst, wird nicht aufgehoben. Lade es herunter oder lösche etwas aus dem Regal.
folder-open = Ordner öffnen …
folder-save = In einen Ordner speichern …
folder-saved = { $count ->
    [0] Im Ordner ist schon alles.
    [one] Eine Datei ist in den Ordner geschrieben.
   *[other] { $count } Dateien sind in den Ordner geschrieben.
  }
folder-failed = In den Ordner konnte nicht geschrieben werden. Nichts ist verloren: Es liegt noch in deinem Regal.
history = Verlauf
history-lead = Geh zu einem früheren Stand zurück. Was jetzt hier steht, bleibt auch im Verlauf.
history-empty = Es gibt noch keinen früheren Stand.
history-before = Bevor es ersetzt wurde.
history-elsewhere = Wie es in einem anderen Tab stand.
history-differs = Anders als jetzt: { $files }
history-same = Wie jetzt
history-take = Zurück
history-take-one = Zurück zu { $when }
share = Teilen
share-title = { $name } teilen
share-lead = Der Link enthält das ganze Deck; keinem Server wird etwas geschickt. Wer ihn öffnet, kann es spielen und sich zu eigen machen.
share-link = Link
share-copy = Link kopieren
share-too-long = Dieses Deck ist zu lang für einen Link. Gib stattdessen die Datei weiter: Wer sie in der Werkstatt öffnet, hat alles.
share-file = Als Datei herunterladen
guest = Du siehst { $name }, von jemandem geteilt. Spiel es oder mach es zu deinem, um es zu ändern.
make-mine = Zu meinem machen
leave-guest = Zurück zu meinem Regal
link-broken = Der Link enthält kein Deck: Vielleicht fehlt ein Teil davon. Bitte noch einmal darum oder um die Datei.
link-newer = Der Link stammt aus einer neueren Werkstatt. Lade die Seite neu oder bitte um die Datei.
link-large = Der Link enthält entpackt mehr, als ein Deck sein kann. Nichts davon wurde geöffnet.
hand-in = Einreichen
hand-in-lead = Biete dein Deck einer Spielesammlung an: Die Dateien liegen an ihrem Platz, bereit für einen Pull-Request.
hand-in-title = Titel
hand-in-description = Was ist es, und wie wurde es ausprobiert?
hand-in-files = Neu oder geändert:
hand-in-step-zip = Lade das Zip herunter und entpacke es.
hand-in-step-upload = Wähle auf der Seite des Repositorys „Add file“, dann „Upload files“, und zieh den Ordner „cards“ dorthin.
hand-in-step-propose = Übernimm Titel und Beschreibung aus PULL_REQUEST.md und wähle „Propose changes“.
hand-in-step-patch = Oder, wenn du mit git arbeitest:
hand-in-zip = Zip herunterladen
hand-in-patch = Patch herunterladen
