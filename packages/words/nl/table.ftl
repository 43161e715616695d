### The table: what the first question needs, and what may go wrong.

ui-you = jij
ui-bot = computer
ui-players = Spelers
ui-place = plaats { $place } van { $count }
ui-zone-count = { $zone }: { $count }
ui-score = { $score } { $score ->
    [one] punt
   *[other] punten
  }
ui-question = Jouw zet
ui-options = Mogelijkheden
ui-done = Klaar ({ $count } van { $max })
ui-take = { $name }
ui-here = Hier
ui-decline = Nee, bedankt
ui-nothing = Er is hier niets dat je kunt kiezen.
ui-go-on = Verder
ui-turned = een halve slag gedraaid
ui-secret = Geheim: iedereen kiest tegelijk.
ui-thinking = { $names } denkt na…
ui-thinking-about = { $names } denkt na: { $card }…
ui-waiting = Wachten op { $names }.
ui-next-move = Jij bent zo aan zet.
ui-to-move = aan zet
ui-close = Sluiten
ui-menu = Verloop, regels en instellingen
ui-undo = Terugnemen
ui-full-screen = Volledig scherm
ui-problem = Het spel kan niet worden getoond
ui-retry = Opnieuw proberen
ui-not-saved = Deze browser bewaart het spel niet: het is weg als de pagina sluit.
ui-part-missing = Een deel van de tafel kon niet worden opgehaald. Het spel gaat zonder verder.
ui-other-version = Het bewaarde spel is beschadigd, of van een andere versie van deze regels.
ui-fault = Een regel kon niet worden uitgevoerd. Het spel is zoals ervoor.
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
ui-D0825 = “{ $address }” ligt niet bij het spel dat het noemt.
ui-D0801 = Dit is geen spel dat geladen kan worden.
ui-D0821 = Stap { $step } van de opname past niet bij deze regels.
ui-D0822 = Het bewaarde spel kan niet worden gebruikt.
ui-D0823 = De browser laat de tafel het spel niet bewaren.
ui-D0824 = Een deel van de tafel kon niet worden geladen.
ui-D0899 = In de tafel zelf ging iets mis.
