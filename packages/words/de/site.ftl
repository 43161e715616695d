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
deck = Deck
deck-none = wie gedruckt
players = Spieler
people = An diesem Bildschirm
people-none = niemand: zusehen
bot = Der Computer spielt
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-random = zufällig
seed = Seed: gleicher Seed, gleiches Spiel
seed-new = jedes Mal neu
options = Regeln, die man ändern kann
start = Spielen
share-link = Link zu diesem Spiel
no-games = Die Spiele konnten nicht geladen werden. Versuche es gleich noch einmal.

## Mit Freunden spielen
friends = Mit Freunden
friends-title = Mit Freunden spielen
friends-lead = Decke einen Tisch und schick den Link. Niemand braucht ein Konto.
friends-lay = Tisch decken
friends-name = Dein Name
friends-own = Ein eigenes Spiel
friends-own-help = Die Datei, die die Werkstatt für eine Webseite herunterlädt.
friends-own-taken = { $game }: { $min } bis { $max } Spieler
friends-clock = Zeit für jede Wahl
friends-clock-none = so lange es dauert
friends-clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
friends-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
friends-mine = Meine Tische
friends-mine-none = Du sitzt noch an keinem Tisch.
friends-forget = Vergessen
friends-device = Auf anderem Gerät
friends-device-copied = Der Link zu deinem Platz ist kopiert. Wer ihn hat, spielt für dich: Behalte ihn für dich.
friends-lobby = noch nicht begonnen
friends-dealing = beginnt gerade
friends-playing = läuft
friends-over = vorbei
friends-back = Alle meine Tische
friends-no-server = Diese Seite hat keinen Server für Tische. Starte einen mit npm start oder draco serve und öffne die Seite dort.
friends-failed = Der Tisch konnte nicht gedeckt werden: { $why }
friends-notify = Sag mir, wenn ich am Zug bin
friends-your-move = Du bist dran

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

## Print
print = Drucken …
print-title = Drucken und spielen
print-lead = Ein PDF zum Drucken bei 100 % und Ausschneiden: Karten mit Rückseiten, Figuren, Pläne und die Regeln. Es entsteht in diesem Browser.
print-size = Größe der Karten
print-size-poker = Poker, 63 × 88 mm
print-size-mini = Mini, 44 × 63 mm
print-size-tarot = Tarot, 70 × 120 mm
print-size-square = quadratisch, 70 × 70 mm
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-backs = Rückseiten
print-backs-long-edge = beidseitig, über die lange Kante gewendet
print-backs-short-edge = beidseitig, über die kurze Kante gewendet
print-backs-fold = neben den Vorderseiten, zum Falten und Kleben
print-backs-none = keine
print-parts = Was gedruckt wird
print-part-cards = Karten
print-part-pieces = Figuren, Münzen und Marker
print-part-boards = Pläne und Würfel
print-part-rules = Regeln
print-ink = Wie
print-cut-marks = Schnittmarken am Rand
print-ink-saving = Tinte sparen: keine Hintergründe
print-black-and-white = Schwarzweiß
print-make = PDF erstellen
print-close = Schließen
print-starting = Wird vorbereitet …
print-progress = { $done } von { $all } Karten
print-done = { $file } liegt bei den Downloads: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } auf { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
  }.
print-stopped = Es wurde nichts erstellt, und zwar deshalb:
print-failed = Das PDF konnte nicht erstellt werden: { $why }
