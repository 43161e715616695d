### What the command says by itself.

problem-error = fout
problem-warning = waarschuwing
problem-help = hulp
problem-fix = herstel

count-games = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
  }
count-files = { $n ->
    [one] { $n } bestand
   *[other] { $n } bestanden
  }
count-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
  }
count-designs = { $n ->
    [one] { $n } ontwerp
   *[other] { $n } ontwerpen
  }
count-languages = { $n ->
    [one] { $n } taal
   *[other] { $n } talen
  }
count-tests = { $n ->
    [one] { $n } test
   *[other] { $n } tests
  }
count-texts = { $n ->
    [one] { $n } tekst
   *[other] { $n } teksten
  }
count-errors = { $n ->
    [one] { $n } fout
   *[other] { $n } fouten
  }
count-warnings = { $n ->
    [one] { $n } waarschuwing
   *[other] { $n } waarschuwingen
  }
count-problems = { $n ->
    [one] { $n } probleem
   *[other] { $n } problemen
  }

check-clean = geen problemen in { $looked }
check-found = { $found } in { $looked }
check-fixed = { $problems } hersteld
check-would-fix = { $problems } zou worden hersteld.
check-nothing-to-fix = Er valt niets te herstellen.
check-watching = wacht op wijzigingen; Ctrl-C stopt
check-faults = fouten

test-summary = { $tests }, { $failed } mislukt, { $percent } van de vertakkingen van kaarten
test-summary-plain = { $tests }, { $failed } mislukt
test-card = kaart
test-reached = bereikt
test-missed = nooit bereikt
test-expected = verwacht
test-found = gevonden
test-tests = tests
test-expects-nothing = er werd niets verwacht

fmt-to-lay-out = { $files }, { $changed } op te maken
fmt-laid-out = { $files }, { $changed } opnieuw opgemaakt

explain-code = code
explain-about = over
explain-failing = Geeft het probleem:
explain-fixed = Hersteld:
explain-example = Voorbeeld:
explain-no-text = Niemand schreef een tekst voor deze kaart, en er is er geen te maken: { $reason }.

scaffold-next = Verder met:
scaffold-added = { $card } toegevoegd aan { $file } en { $texts }

texts-language = taal
texts-done = klaar
texts-texts = teksten
texts-missing = ontbrekend
texts-outdated = verouderd
texts-placeholders = invulplekken
texts-unused = ongebruikt
texts-made = gemaakt
texts-made-means = gemaakt: kaarten zonder eigen tekst; die wordt gemaakt uit wat ze doen, dus er ontbreekt niets
texts-all-of-game = { $game } zelf heeft geen teksten in { $lang }, dus staan die hier ook allemaal. Met: draco new language { $lang } --game { $game } staan ze er één keer, voor al zijn decks.
texts-file = bestand
texts-more = en nog { $n } (--all)
texts-complete = er ontbreekt niets in { $lang }
texts-marked = { $file } gemarkeerd als bijgewerkt
texts-taken = { $texts } overgenomen in { $file }
texts-skipped = { $n ->
    [one] { $n } regel overgeslagen: leeg, onvertaald of onveranderd
   *[other] { $n } regels overgeslagen: leeg, onvertaald of onveranderd
  }
texts-kept = { $n } behouden zoals ze in het bestand staan
texts-converted = { $file } is geen UTF-8; het is gelezen als { $encoding }. Kijk letters met accenten na.
texts-others = Woorden die niet bij het spel horen
texts-first = Vertaal in deze volgorde om een spel in deze taal te kunnen spelen:
texts-step-shared = { $files }: wat alle spellen delen, zoals regels van het verloop en ja en nee
texts-step-table = { $files }: de tafel
texts-step-game = { $files }: het spel zelf
texts-step-rest = { $files }: later, voor de site, het commando, editors en druk

serve-serving = Draait op { $address } (Ctrl+C stopt)
serve-network = Op het lokale netwerk: { $address }

join-table = Aan tafel: { $names }.
join-waiting = { $host } zegt wanneer het begint.
join-back = Je plaats; terugkomen doe je met: draco play --join "{ $link }"
join-left = Je hebt de tafel verlaten. Je plaats blijft van jou.

replay-proof-secret = het geheim van de server is het beloofde
replay-proof-parts = wat de spelers toevoegden is wat ze hadden toegezegd
replay-proof-missing = wat { $name } had toegezegd kwam nooit aan
replay-proof-seed = de startwaarde is daarvan gemaakt
replay-proof-game = de kaarten en alle antwoorden leiden tot dit einde
replay-start = begin
replay-step = stap { $step } van { $all }
replay-same = { $answers ->
    [one] { $answers } antwoord, zoals het was
   *[other] { $answers } antwoorden, elke stap zoals het was
  }
replay-fits = { $answers ->
    [one] { $answers } antwoord, dat opnieuw gegeven kon worden; waarmee de stappen te vergelijken zijn, staat niet in het bestand
   *[other] { $answers } antwoorden, die allemaal opnieuw gegeven konden worden; waarmee de stappen te vergelijken zijn, staat niet in het bestand
  }
replay-differs = stap { $step } van { $all } wijkt af: { $why }
replay-other-version = Het spel is bewaard met een andere versie van { $game }.
replay-keys = ← → stap · Home End · q stoppen

# Wat draco train zegt.
train-goes-on = Het gaat verder na { $games } partijen van eerder.
train-strength = tegen toeval { $random }, tegen de vorige { $last }
train-learned = geleerd van { $games } partijen in { $time }
train-share = { $share } van { $games } partijen (95 %-interval { $low } tot { $high })
train-against-random = wint van willekeurige bots (met { $seats }; door toeval { $fair }):
train-against-last = wint van wat het ervoor was:
train-unfinished = { $n } partijen zijn gestaakt, omdat er geen einde kwam.
train-none = Niemand heeft { $game } al geleerd, dus spelen de bots zonder: draco train { $game } leert het hun.
train-other = { $file } is van andere regels geleerd dan deze; draco train { $game } gaat daar verder.

sim-bot-easy = makkelijk
sim-bot-medium = gemiddeld
sim-bot-hard = moeilijk
sim-bot-random = willekeurig
sim-bot-greedy = hebberig
sim-bot-mcts = vooruitdenkend
sim-head = { $games } spellen met { $seats } bots ({ $bot }), seed { $seed }
sim-head-mix = { $games } spellen met { $seats } bots ({ $bots }), om de beurt op elke plaats, seed { $seed }
sim-bots = bot
sim-seats = plaatsen
sim-rate = { $seconds } s, { $rate }, { $decisions } beslissingen, digest { $digest }
sim-seat = plaats
sim-wins = gewonnen
sim-win-rate = winstkans
sim-interval = 95 %-interval
sim-score = gem. score
sim-turns = beurten: gemiddeld { $mean }, { $least } tot { $most }, mediaan { $median }, negen van de tien hoogstens { $ninth }
sim-shared = { $n } gedeelde overwinningen
sim-nobody = { $n } spellen zonder winnaar
sim-stopped = { $n } spellen gestopt door { $code }
sim-find-where = draco check --deep vindt waar
sim-curve = gemiddelde score per beurt
sim-turn = beurt
sim-card = kaart
sim-plays = gespeeld
sim-per-game = per spel
sim-win-rate-when-played = winstkans als gespeeld
sim-swing = voordeel
sim-games = spellen
sim-left = nog { $time }

work-waiting = Wacht op werk bij { $where }, met { $n } threads. Ctrl-C stopt het.
work-done = Stukken klaar: { $n }
work-away = De wachtrij antwoordt niet; er wordt opnieuw geprobeerd.
work-back = De wachtrij antwoordt weer.

balance-title = Balans van { $game }
balance-head = { $cards } kaarten, { $seats } spelers, { $deals } verdelingen, { $games } partijen; de spelers hebben het deck { $rounds } rondes lang geleerd.
balance-length = Een partij duurt { $mean } beurten ({ $low } tot { $high }).
balance-begins = Wie begint, wint { $mean } van de partijen ({ $low } tot { $high }); eerlijk zou { $fair } zijn.
balance-apart = Tussen de eerste en de laatste liggen { $mean } punten ({ $low } tot { $high }).
balance-marked = Opvallend
balance-nothing = Niets: geen kaart valt met zekerheid uit de toon.
balance-mark-strong = te sterk
balance-mark-weak = te zwak
balance-mark-dead = dood
balance-mark-harmful = schadelijk
balance-mark-longer = verlengt
balance-mark-shorter = verkort
balance-mark-endless = zonder einde
balance-say-strong = { $card } is te sterk.
balance-say-weak = { $card } is te zwak.
balance-say-dead = { $card } kan bijna nooit worden gespeeld.
balance-say-harmful = { $card } schaadt wie haar speelt.
balance-say-longer = { $card } maakt partijen veel langer.
balance-say-shorter = { $card } maakt partijen veel korter.
balance-say-endless = { $card } leidt tot partijen zonder einde.
balance-because-dealt = Aan één speler gegeven in plaats van een andere kaart, levert ze { $mean } op ({ $low } tot { $high }).
balance-because-use = Haar één keer spelen in plaats van nooit levert { $mean } op ({ $low } tot { $high }).
balance-because-soon = Een ronde daarna staat de speler { $mean } ({ $low } tot { $high }) verder voor.
balance-because-length = Eén keer gespeeld verandert ze de lengte van de partij met { $mean } ({ $low } tot { $high }).
balance-because-playable = Als wie haar had een kaart om te spelen koos, kon ze in { $mean } van de gevallen worden gespeeld ({ $low } tot { $high }).
balance-because-endless = { $share } van de partijen met haar kwam niet tot een einde.
balance-usual = Gebruikelijk is { $from } tot { $to }.
balance-points = { $n } punten
balance-wins = { $n } van de zeges
balance-card = kaart
balance-own = (eigen)
balance-dealt-points = gekregen: punten
balance-dealt-wins = gekregen: zeges
balance-use = één keer gespeeld
balance-soon = een ronde later
balance-playable = speelbaar
balance-played = gespeeld
balance-longer = lengte
balance-first = wie begint
balance-spread = eerste tot laatste
balance-choice = uit vrije keus: zeges
balance-mark = opmerking
balance-worth = Wat elke kaart waard is
balance-worth-text = Dezelfde verdelingen, met de kaart bij één speler en met andere kaarten op haar plaats. De streep is het bereik waarin de ware waarde 95 van de 100 keer ligt; de band is wat in dit spel gebruikelijk is.
balance-every = Alle kaarten
balance-every-text = Gekregen: wat het oplevert de kaart te krijgen in plaats van andere. Eén keer gespeeld: wat het oplevert haar één keer in plaats van nooit te spelen, en wat dat doet met de lengte van de partij, met de zeges van wie begint en met de punten tussen de eerste en de laatste. Speelbaar, gespeeld: hoe vaak, als wie haar had een kaart om te spelen koos. Uit vrije keus: wat het oplevert haar te nemen, vergeleken met dezelfde verdeling waarin die speler ervan afziet.
balance-together = Samen sterker
balance-pair = { $one } en { $other } leveren samen { $mean } ({ $low } tot { $high }) meer op dan elk apart.
balance-no-pairs = Geen van de { $n } geprobeerde paren is met zekerheid samen sterker.
balance-unclear = Te weinig partijen om te oordelen: { $cards }.
balance-unclear-many = Van { $n } van de { $all } kaarten zijn er te weinig partijen om te zeggen of ze iets te sterk of te zwak zijn: meer --seconds maken de grenzen nauwer.
balance-not-dealt = Deze kan geen speler in de hand krijgen, dus zijn ze niet geprobeerd: { $cards }.
balance-again = Voor dezelfde cijfers: --rounds { $rounds } --deals { $deals } --seed { $seed }
balance-compared = Vergeleken met { $game }
balance-here = hier
balance-there = daar
balance-differs = verschilt
balance-step-learning = leert
balance-step-playing = speelt
balance-step-pairs = probeert paren

report-title = { $game }: { $games } spellen
report-facts-games = spellen
report-facts-seats = plaatsen
report-facts-bots = bots
report-facts-seed = seed
report-facts-decisions = beslissingen
report-facts-turns = beurten
report-facts-shared = gedeelde overwinningen
report-facts-nobody = zonder winnaar
report-facts-digest = digest
report-win-rate = Winstkans per plaats
report-whisker = De streep op elke staaf is het 95 %-betrouwbaarheidsinterval.
report-won = gewonnen spellen, %
report-length = Lengte
report-lengths = Gemiddeld { $mean } beurten; het kortste spel heeft er { $least }, de helft hoogstens { $median }, negen van de tien hoogstens { $ninth }, het langste { $most }.
report-by-length = Spellen naar aantal beurten
report-curve = Score door het spel heen
report-curve-text = Gemiddelde score van elke plaats aan het begin van elke beurt.
report-no-curve = Deze spellen hebben geen score om te volgen.
report-score = score
report-cards = Kaarten
report-cards-text = Winstkans is het deel van de plaatsen dat won onder die de kaart speelden. Voordeel is wat de speler erbij kreeg terwijl de kaart gespeeld werd, min wat de anderen er gemiddeld bij kregen.
report-card-plot = Kaarten: gespeeld per spel en winstkans
report-plays-in-game = gespeeld per spel
report-win-rate-percent = winstkans, %

print-done = { $pages ->
    [one] { $file }: { $cards }, { $pages } pagina
   *[other] { $file }: { $cards }, { $pages } pagina’s
  }
print-images = { $folder }: { $files }

# The keys of the terminal, each with what it does.
play-key-move = ↑↓ of nummer
play-key-choose = Enter kiest
play-key-mark = Spatie markeert, Enter bevestigt
play-key-decline = Esc niets
play-key-undo = u terug
play-key-hint = h raad
play-key-cards = ? kaarten
play-key-log = l verloop
play-key-save = s bewaren
play-key-quit = q stoppen
play-more-log = … nog { $n } (l)
play-marked = { $picked } van { $max } gemarkeerd
play-marked-range = { $picked } gemarkeerd, { $min } tot { $max }
play-nothing = niets
play-hand-over = { $name } is aan de beurt. Niemand anders mag kijken.
play-press = Druk op Enter
play-saved = Bewaard in { $file }
play-resume = Ga verder met: { $command }
play-hint-only = Er is maar één ding te doen: { $best }.
play-hint-better = Een sterke speler zou “{ $best }” kiezen. Dat wint { $gain } partijen op de honderd meer dan “{ $next }”, de volgende keus.
play-hint-equal = Een sterke speler zou “{ $best }” kiezen; “{ $next }” is ongeveer even goed.
play-undone = Teruggenomen
play-no-undo = Dat kan niet terug: er kwam iets verborgens aan het licht, of het is de eerste keuze
play-not-allowed = Dat kan hier niet
play-over = Het spel is afgelopen
play-winners = Gewonnen door { $names }
play-nobody = Niemand wint
play-again = Seed van dit spel: { $seed }
play-thinking = { $name } denkt na …
play-answer = Je keuze (nummer, h raad, ? kaarten, u terug, s bewaren, q stoppen):{ " " }
play-bad-answer = Geef een nummer uit de lijst.
play-reader-question = Waar het om gaat
play-reader-choices = Waaruit je kiest
play-reader-mine = Jouw kaarten
play-reader-others = Andere zichtbare kaarten
play-reader-table = De tafel
play-reader-log = Wat er gebeurde
play-reader-keys = ↑↓ PgUp PgDn bladeren · Esc terug naar het spel
