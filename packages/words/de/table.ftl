### The table: what the first question needs, and what may go wrong.

ui-you = du
ui-bot = Computer
ui-players = Spieler
ui-place = Platz { $place } von { $count }
ui-zone-count = { $zone }: { $count }
ui-score = { $score } { $score ->
    [one] Punkt
   *[other] Punkte
  }
ui-question = Du bist dran
ui-options = Möglichkeiten
ui-done = Fertig ({ $count } von { $max })
ui-take = { $name }
ui-here = Hier
ui-decline = Nein, danke
ui-nothing = Hier gibt es nichts, was du wählen könntest.
ui-go-on = Weiter
ui-turned = um 180° gedreht
ui-secret = Geheim: Alle wählen gleichzeitig.
ui-thinking = { $names } überlegt …
ui-thinking-about = { $names } überlegt: { $card } …
ui-waiting = Warten auf { $names }.
ui-next-move = Gleich bist du am Zug.
ui-to-move = am Zug
ui-close = Schließen
ui-menu = Verlauf, Regeln und Einstellungen
ui-undo = Zurücknehmen
ui-full-screen = Ganzer Bildschirm
ui-problem = Das Spiel kann nicht gezeigt werden
ui-retry = Noch einmal versuchen
ui-not-saved = Dieser Browser bewahrt das Spiel nicht auf: Es ist weg, wenn die Seite schließt.
ui-part-missing = Ein Teil des Tisches konnte nicht geladen werden. Das Spiel geht ohne ihn weiter.
ui-other-version = Das gespeicherte Spiel ist beschädigt oder gehört zu einer anderen Fassung dieser Regeln.
ui-fault = Eine Regel ließ sich nicht ausführen. Das Spiel ist wie zuvor.
ui-D0810 = { $url } konnte nicht geladen werden: keine Antwort.
ui-D0811 = { $url } konnte nicht geladen werden: Der Server antwortete mit { $status }.
ui-D0812 = { $url } ist zu groß für ein Spiel.
ui-D0813 = { $url } ist kein JSON.
ui-D0814 = game="{ $game }" ist nicht der Name eines Spiels, und src fehlt.
ui-D0815 = Dieses Spiel hat kein Deck „{ $deck }“. Diese Decks gibt es: { $decks }.
ui-D0816 = Das Attribut { $name } muss hier eine ganze Zahl von { $min } bis { $max } sein.
ui-D0817 = lang="{ $lang }" ist keine Sprache wie "de" oder "de-AT".
ui-D0818 = bot="{ $bot }" ist keiner von { $names }.
ui-D0819 = „{ $address }“ ist keine Adresse.
ui-D0820 = Das ist keine Aufzeichnung, oder es fehlt ein Stück davon.
ui-D0825 = „{ $address }“ liegt nicht bei dem Spiel, das es nennt.
ui-D0801 = Das ist kein Spiel, das sich laden lässt.
ui-D0821 = Schritt { $step } der Aufzeichnung passt nicht zu diesen Regeln.
ui-D0822 = Das gespeicherte Spiel lässt sich nicht verwenden.
ui-D0823 = Der Browser lässt den Tisch das Spiel nicht aufbewahren.
ui-D0824 = Ein Teil des Tisches konnte nicht geladen werden.
ui-D0899 = Im Tisch selbst ist etwas schiefgegangen.
