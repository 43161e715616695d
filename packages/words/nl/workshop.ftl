### Werkplaats

workshop-title = De werkplaats
workshop-lead = Schrijf een kaart of verander een spel. Het wordt gecontroleerd terwijl je schrijft, hier in je browser; niets verlaat je computer.
workshop-learn = Hoe je een kaart schrijft
start-from = Begin met
sample-choose = kies …
sample-first = een kleine kaartenset voor Draco & Co
sample-deck = { $name } (een kaartenset)
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

## The shelf

shelf = Mijn plank
shelf-empty = Hier ligt nog niets. Wat je schrijft, komt bij de eerste wijziging op de plank.
shelf-open = Openen
shelf-open-one = { $name } openen
shelf-open-now = nu open
shelf-copy = Kopiëren
shelf-copy-one = { $name } kopiëren
shelf-copy-of = { $name } (kopie)
shelf-name = Naam op de plank
shelf-rename = Hernoemen
shelf-rename-one = { $name } hernoemen
shelf-remove = Verwijderen
shelf-remove-one = { $name } verwijderen
shelf-removed = { $name } is verwijderd.
shelf-undo = Ongedaan maken
shelf-new = Een nieuw deck beginnen
close = Sluiten
kept-as = Ligt op je plank in deze browser: { $name }.
kept-not-yet = Komt bij de eerste wijziging op je plank.
storage-full = De opslag van deze browser is vol: wat je nu schrijft, wordt niet bewaard. Download het of verwijder iets van de plank.
folder-open = Een map openen …
folder-save = In een map opslaan …
folder-saved = { $count ->
    [0] In de map staat alles al.
    [one] Er is één bestand in de map geschreven.
   *[other] Er zijn { $count } bestanden in de map geschreven.
  }
folder-failed = Er kon niet in de map worden geschreven. Er is niets verloren: het ligt nog op je plank.
history = Geschiedenis
history-lead = Ga terug naar een eerder moment. Wat hier nu staat, blijft ook in de geschiedenis.
history-empty = Er zijn nog geen eerdere momenten.
history-before = Voordat het werd vervangen.
history-elsewhere = Zoals het in een ander tabblad stond.
history-differs = Anders dan nu: { $files }
history-same = Zoals nu
history-take = Terug
history-take-one = Terug naar { $when }
share = Delen
share-title = { $name } delen
share-lead = De link bevat het hele deck; er wordt niets naar een server gestuurd. Wie hem opent, kan het spelen en er zijn eigen deck van maken.
share-link = Link
share-copy = Link kopiëren
share-too-long = Dit deck is te lang voor een link. Geef in plaats daarvan het bestand: wie het in de werkplaats opent, heeft alles.
share-file = Als bestand downloaden
guest = Je kijkt naar { $name }, door iemand gedeeld. Speel het, of maak het van jou om het te wijzigen.
make-mine = Van mij maken
leave-guest = Terug naar mijn plank
link-broken = De link bevat geen deck: misschien ontbreekt er een stuk. Vraag er nog eens om, of om het bestand.
link-newer = De link komt uit een nieuwere werkplaats. Laad de pagina opnieuw of vraag om het bestand.
link-large = Uitgepakt is de link groter dan een deck kan zijn. Er is niets van geopend.
hand-in = Insturen
hand-in-lead = Bied je deck aan een verzameling spellen aan: de bestanden staan op hun plaats, klaar voor een pull request.
hand-in-title = Titel
hand-in-description = Wat is het, en hoe is het uitgeprobeerd?
hand-in-files = Nieuw of gewijzigd:
hand-in-step-zip = Download de zip en pak hem uit.
hand-in-step-upload = Kies op de pagina van de repository “Add file”, dan “Upload files”, en sleep de map “cards” erheen.
hand-in-step-propose = Neem titel en beschrijving over uit PULL_REQUEST.md en kies “Propose changes”.
hand-in-step-patch = Of, als je met git werkt:
hand-in-zip = Zip downloaden
hand-in-patch = Patch downloaden
