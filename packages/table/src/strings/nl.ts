/** The table's own words, in Fluent. */
export default `ui-you = jij
ui-bot = computer
ui-players = Spelers
ui-place = plaats { $place } van { $count }
ui-to-place = naar plaats { $place }
ui-zone-count = { $zone }: { $count }
ui-score = { $score } { $score ->
    [one] punt
   *[other] punten
  }
ui-rolled = De dobbelsteen toont { $value }
ui-question = Jouw zet
ui-options = Mogelijkheden
ui-less = minder
ui-more = meer
ui-number = Aantal
ui-choose-number = Neem { $number }
ui-order = Volgorde
ui-earlier = { $name }: eerder
ui-later = { $name }: later
ui-done = Klaar ({ $count } van { $max })
ui-take = { $name }
ui-here = Hier
ui-decline = Nee, bedankt
ui-nothing = Er is hier niets dat je kunt kiezen.
ui-go-on = Verder
ui-turned = een halve slag gedraaid
ui-secret = Geheim: iedereen kiest tegelijk.
ui-thinking = { $names } denkt na…
ui-waiting = Wachten op { $names }.
ui-to-move = aan zet
ui-put-back = Terugleggen
ui-why-needs = Nu niet: aan de voorwaarde van deze kaart is niet voldaan.
ui-why-filter = Deze keer niet: { $card ->
    [none] deze vraag
   *[other] { $card }
  } sluit het uit.
ui-why-not-listed = Nu niet. De vraag is: { $question }
ui-why-not-your-turn = Nu niet: je bent niet aan zet.
ui-panel = Rond de tafel
ui-tab-log = Verloop
ui-tab-forecast = Vooruitblik
ui-tab-rules = Regels
ui-tab-cards = Kaarten
ui-tab-settings = Instellingen
ui-close = Sluiten
ui-menu = Verloop, regels en instellingen
ui-undo = Terugnemen
ui-log-empty = Er is nog niets gebeurd.
ui-laid = De tafel is gedekt.
ui-laid-first = De tafel is gedekt; { $name } begint.
ui-forecast-empty = Dit spel voorspelt niets.
ui-forecast-nothing = Er zou niets veranderen.
ui-no-rules = Dit spel heeft geen regels in woorden.
ui-search = Zoek in de kaarten
ui-search-none = Geen kaart bevat deze woorden.
ui-language = Taal
ui-pace = Computer
ui-pace-0 = bedaard
ui-pace-1 = rustig
ui-pace-2 = vlot
ui-pace-3 = meteen
ui-restart = Nieuw spel
ui-share = Deel dit spel
ui-shared = Link naar de herhaling
ui-guide = Eerste spel
ui-guide-1 = Wat je kunt kiezen, licht op. Wijs het aan op tafel, of gebruik Tab, de pijltjes en Enter.
ui-guide-2 = Je kaarten liggen onderaan. Wijs er een aan om hem te lezen; tik op een aanraakscherm één keer om te lezen en nog eens om te kiezen.
ui-guide-3 = De bordjes tonen wapen, geld en kaarten van elke speler. Wie aan zet is, heeft een helder bordje.
ui-guide-4 = Wat niet oplicht, zegt waarom als je het kiest.
ui-guide-5 = Verloop, vooruitblik, regels en alle kaarten vind je in het paneel. Een keuze kun je terugnemen tot er iets geheims of een worp te zien is.
ui-previous = Terug
ui-next = Verder
ui-start = Spelen
ui-skip = Overslaan
ui-hand-over = Geef door aan { $name }
ui-hand-over-why = De kaarten blijven tot dan verborgen.
ui-take-over = Ik ben { $name }
ui-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
  }
ui-nobody-wins = Niemand wint.
ui-again = Nog een keer
ui-watch = Bekijk het spel
ui-see-table = Bekijk de tafel
ui-replay = Herhaling
ui-replay-step = Stap
ui-step-back = Een stap terug
ui-step-on = Een stap verder
ui-play = Afspelen
ui-pause = Pauze
ui-leave-replay = Verlaat de herhaling
ui-problem = Het spel kan niet worden getoond
ui-retry = Opnieuw proberen
ui-not-saved = Deze browser bewaart het spel niet: het is weg als de pagina sluit.
ui-part-missing = Een deel van de tafel kon niet worden opgehaald. Het spel gaat zonder verder.
ui-other-version = Het bewaarde spel is beschadigd, of van een andere versie van deze regels.
ui-fault = Een regel brak af. Het spel staat zoals ervoor.
ui-zoom-in = Inzoomen
ui-zoom-out = Uitzoomen
ui-zoom-fit = Alles tonen
ui-D0810 = { $url } kon niet worden geladen: geen antwoord.
ui-D0811 = { $url } kon niet worden geladen: de server antwoordde met { $status }.
ui-D0812 = { $url } is te groot voor een spel.
ui-D0813 = { $url } is geen JSON.
ui-D0814 = game="{ $game }" is niet de naam van een spel, en src ontbreekt.
ui-D0815 = Dit spel heeft geen deck “{ $deck }”. Deze decks zijn er: { $decks }.
ui-D0816 = Het attribuut { $name } moet hier een heel getal van { $min } tot en met { $max } zijn.
ui-D0817 = lang="{ $lang }" is geen taal, zoals "nl" of "de-AT".
ui-D0818 = bot="{ $bot }" is geen van { $names }.
ui-D0819 = “{ $address }” is geen adres.
ui-D0820 = Dit is geen opgenomen spel, of er ontbreekt een stuk.
ui-D0921 = Er is geen optie “{ $option }”, of die kan niet “{ $value }” zijn.`;
