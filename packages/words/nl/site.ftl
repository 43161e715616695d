### De eigen woorden van de site. De tafel en de spellen brengen de hunne mee.

## Elke pagina
menu = Menu
play = Spelen
cards = Kaarten
workshop = Werkplaats
embed = Inbedden
docs = Hulp
language = Taal
copy = Kopiëren
copied = Gekopieerd.
copy-by-hand = Het is geselecteerd: kopieer het met Ctrl+C of ⌘C.
cancel = Annuleren

## Een spel opzetten
new-game = Nieuw spel …
setup-title = Een nieuw spel
game = Spel
deck = Kaartenset
deck-none = zoals gedrukt
players = Spelers
people = Aan dit scherm
people-none = niemand: toekijken
bot = De computer speelt
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-random = willekeurig
seed = Seed: dezelfde seed, hetzelfde spel
seed-new = elke keer nieuw
options = Regels die je kunt veranderen
start = Spelen
share-link = Link naar deze opzet
no-games = De spellen konden niet worden geladen. Probeer het zo nog eens.

## Met vrienden spelen
friends = Met vrienden
friends-title = Met vrienden spelen
friends-lead = Dek een tafel en stuur de link. Niemand heeft een account nodig.
friends-lay = Tafel dekken
friends-name = Je naam
friends-own = Een eigen spel
friends-own-help = Het bestand dat de werkplaats voor een webpagina downloadt.
friends-own-taken = { $game }: { $min } tot { $max } spelers
friends-clock = Tijd voor elke keuze
friends-clock-none = zo lang als nodig
friends-clock-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
  }
friends-clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
  }
friends-mine = Mijn tafels
friends-mine-none = Je zit nog aan geen tafel.
friends-forget = Vergeten
friends-device = Op een ander apparaat
friends-device-copied = De link naar je plaats is gekopieerd. Wie hem heeft, speelt voor jou: houd hem voor jezelf.
friends-lobby = nog niet begonnen
friends-dealing = begint net
friends-playing = loopt
friends-over = voorbij
friends-back = Al mijn tafels
friends-no-server = Deze site heeft geen server voor tafels. Start er een met npm start of draco serve en open de pagina daar.
friends-failed = De tafel kon niet gedekt worden: { $why }
friends-notify = Zeg het me als ik aan zet ben
friends-your-move = Jij bent aan zet

## Kaarten
cards-title = De kaarten
search = Zoek in naam en tekst
which-cards = Welke kaarten
all-cards = alle
found-all = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
found = { $count } van { $total } kaarten

## Inbedden
embed-title = Een tafel in je eigen pagina
embed-lead = Eén script en één tag. Kies hieronder wat de tafel toont, en kopieer de twee regels.
embed-snippet = Kopieer dit in je pagina
embed-host = De eerste regel haalt de tafel van deze site. Wil je hem op je eigen site, kopieer dan de map table/ daarheen en pas het adres aan.
embed-style = En dit in het stijlblad ervan
embed-preview = Dit is wat het toont
embed-language = Taal van de tafel
embed-language-page = die van de pagina
embed-height = Hoogte
embed-height-window = van het venster
embed-width = Breedte
embed-width-page = van de pagina
embed-more = Alles wat de tag verder kan

## Print
print = Printen …
print-title = Printen en spelen
print-lead = Een PDF om op 100 % te printen en uit te knippen: kaarten met achterkanten, figuren, borden en de spelregels. Hij wordt in deze browser gemaakt.
print-size = Formaat van de kaarten
print-size-poker = poker, 63 × 88 mm
print-size-mini = mini, 44 × 63 mm
print-size-tarot = tarot, 70 × 120 mm
print-size-square = vierkant, 70 × 70 mm
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-backs = Achterkanten
print-backs-long-edge = dubbelzijdig, over de lange zijde gedraaid
print-backs-short-edge = dubbelzijdig, over de korte zijde gedraaid
print-backs-fold = naast de voorkanten, om te vouwen en te plakken
print-backs-none = geen
print-parts = Wat er geprint wordt
print-part-cards = Kaarten
print-part-pieces = Figuren, munten en markers
print-part-boards = Borden en dobbelstenen
print-part-rules = Spelregels
print-ink = Hoe
print-cut-marks = Snijtekens in de marge
print-ink-saving = Inkt sparen: geen achtergronden
print-black-and-white = Zwart-wit
print-make = PDF maken
print-close = Sluiten
print-starting = Voorbereiden …
print-progress = { $done } van { $all } kaarten
print-done = { $file } staat bij je downloads: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  } op { $pages ->
    [one] { $pages } pagina
   *[other] { $pages } pagina’s
  }.
print-stopped = Er is niets gemaakt, en wel hierom:
print-failed = De PDF kon niet worden gemaakt: { $why }
