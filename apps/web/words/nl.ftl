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
deck = Stapel
deck-none = zoals gedrukt
players = Spelers
people = Aan dit scherm
people-none = niemand: toekijken
bot = De computer speelt
bot-random = willekeurig
bot-greedy = op snelle winst
bot-mcts = vooruitdenkend
seed = Zaad: hetzelfde zaad, hetzelfde spel
seed-new = elke keer nieuw
options = Regels die je kunt veranderen
start = Spelen
share-link = Link naar deze opzet
no-games = De spellen konden niet worden geladen. Probeer het zo nog eens.

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

## Werkplaats
workshop-title = De werkplaats
workshop-lead = Schrijf een kaart of verander een spel. Het wordt gecontroleerd terwijl je schrijft, hier in je browser; niets verlaat je computer.
workshop-learn = Hoe je een kaart schrijft
start-from = Begin met
sample-choose = kies …
sample-first = een kleine stapel voor Draco & Co
sample-deck = { $name } (een stapel)
sample-game = { $name } (het hele spel)
open-file = Bestanden openen of neerzetten …
download = Bestanden downloaden
download-ruleset = Downloaden voor een webpagina
files = Bestanden
add-file = Een bestand toevoegen
add-cards = Meer kaarten of tests
add-texts = Teksten in een andere taal
add = Toevoegen
file-name = Naam
remove-file = { $file } verwijderen
close-file = { $file } sluiten
remove-sure = { $file } verwijderen? Wat erin staat, is dan weg.
replace-work = Dit vervangt wat je geschreven hebt. Doorgaan?
only-read = om te lezen
editor-help = Sleep bestanden hierheen: kaarten (.draco), teksten (.ftl) of een ruleset (.json). Ctrl+Spatie doet voorstellen, F8 gaat naar het volgende probleem, F2 hernoemt, F12 toont waar een woord vandaan komt, Tab verlaat het veld.
editor-missing = De editor kon niet worden geladen. Laad de pagina opnieuw.
source-of = { $file }, bron
rename = Nieuwe naam
rename-do = Hernoemen
format = Opmaken
mend-all = Alles herstellen wat veilig is
fix-unsafe = { $title } (kijk het na)
error = Fout
warning = Waarschuwing
checking = Bezig met controleren …
clean = Geen problemen.
found-problems = { $errors ->
    [0] { "" }
    [one] { $errors } fout
   *[other] { $errors } fouten
  }{ $errors ->
    [0] { "" }
   *[other] { $warnings ->
        [0] { "" }
       *[other] {", "}
      }
  }{ $warnings ->
    [0] { "" }
    [one] { $warnings } waarschuwing
   *[other] { $warnings } waarschuwingen
  }
more-problems = … en nog { $count }
too-long = Dit duurt te lang: misschien draait er iets in een kring.
not-kept = Deze browser bewaart je werk niet: download het voordat je weggaat.
tests = Tests
tests-passed = { $count ->
    [one] De test slaagt.
   *[other] Alle { $count } tests slagen.
  }
tests-failed = { $failed } van { $count } mislukt.
test-passed = Geslaagd
test-failed = Mislukt
test-expected = verwacht
test-found = gevonden
play-it = Speel het
why-not-play = Nog niet: er zit een fout in regel { $line }.
hand = Begin met
hand-any = wat er gedeeld wordt
not-dealt = Bij geen enkele deling krijg je { $card } meteen in de hand. De kaart komt later.
workshop-empty = Hier wordt je spel gespeeld.
ruleset-note = Een kant-en-klare ruleset: { $game }, { $cards } kaarten, { $min } tot { $max } spelers. Je kunt hem hier spelen, maar niet veranderen.
ruleset-bad = Deze ruleset is onbruikbaar. Hieronder staat waarom.
