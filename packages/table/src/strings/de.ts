/** The table's own words, in Fluent. */
export default `ui-you = du
ui-bot = Computer
ui-players = Spieler
ui-place = Platz { $place } von { $count }
ui-to-place = auf Platz { $place }
ui-zone-count = { $zone }: { $count }
ui-score = { $score } { $score ->
    [one] Punkt
   *[other] Punkte
  }
ui-rolled = Der Würfel zeigt { $value }
ui-question = Du bist dran
ui-options = Möglichkeiten
ui-less = weniger
ui-more = mehr
ui-number = Zahl
ui-choose-number = Nimm { $number }
ui-order = Reihenfolge
ui-earlier = { $name }: früher
ui-later = { $name }: später
ui-done = Fertig ({ $count } von { $max })
ui-take = { $name }
ui-here = Hier
ui-decline = Nein, danke
ui-nothing = Hier gibt es nichts, was du wählen könntest.
ui-go-on = Weiter
ui-turned = um eine halbe Drehung gewendet
ui-secret = Geheim: Alle wählen gleichzeitig.
ui-thinking = { $names } überlegt …
ui-waiting = Warten auf { $names }.
ui-to-move = am Zug
ui-put-back = Zurücklegen
ui-why-needs = Jetzt nicht: Die Bedingung dieser Karte ist nicht erfüllt.
ui-why-filter = Diesmal nicht: { $card ->
    [none] Diese Frage
   *[other] { $card }
  } schließt es aus.
ui-why-not-listed = Jetzt nicht. Du wirst gefragt: { $question }
ui-why-not-your-turn = Jetzt nicht: Du bist nicht am Zug.
ui-panel = Rund um den Tisch
ui-tab-log = Verlauf
ui-tab-forecast = Vorschau
ui-tab-rules = Regeln
ui-tab-cards = Karten
ui-tab-settings = Einstellungen
ui-close = Schließen
ui-menu = Verlauf, Regeln und Einstellungen
ui-undo = Zurücknehmen
ui-log-empty = Noch ist nichts geschehen.
ui-laid = Der Tisch ist gedeckt.
ui-laid-first = Der Tisch ist gedeckt; { $name } beginnt.
ui-forecast-empty = Dieses Spiel sagt nichts voraus.
ui-forecast-nothing = Es würde sich nichts ändern.
ui-no-rules = Dieses Spiel hat keine Regeln in Worten.
ui-search = Karten durchsuchen
ui-search-none = Keine Karte enthält diese Wörter.
ui-language = Sprache
ui-pace = Computer
ui-pace-0 = gemächlich
ui-pace-1 = ruhig
ui-pace-2 = flott
ui-pace-3 = sofort
ui-restart = Neues Spiel
ui-share = Spiel teilen
ui-shared = Link zur Aufzeichnung
ui-guide = Erstes Spiel
ui-guide-1 = Was gewählt werden kann, leuchtet. Zeige auf dem Tisch darauf, oder nimm Tab, die Pfeiltasten und Enter.
ui-guide-2 = Deine Karten liegen unten. Verweile auf einer, um sie zu lesen; auf dem Touchscreen tippe einmal zum Lesen und noch einmal zum Wählen.
ui-guide-3 = Die Schilder zeigen Wappen, Geld und Karten jedes Spielers. Wer am Zug ist, hat ein helles Schild.
ui-guide-4 = Was nicht leuchtet, sagt dir, warum, wenn du es wählst.
ui-guide-5 = Verlauf, Vorschau, Regeln und alle Karten sind in der Leiste. Eine Wahl lässt sich zurücknehmen, bis etwas Geheimes oder ein Wurf zu sehen ist.
ui-previous = Zurück
ui-next = Weiter
ui-start = Spielen
ui-skip = Überspringen
ui-hand-over = Gib weiter an { $name }
ui-hand-over-why = Bis dahin bleiben die Karten verdeckt.
ui-take-over = Ich bin { $name }
ui-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
  }
ui-nobody-wins = Niemand gewinnt.
ui-again = Noch einmal
ui-watch = Spiel ansehen
ui-see-table = Tisch ansehen
ui-replay = Aufzeichnung
ui-replay-step = Schritt
ui-step-back = Einen Schritt zurück
ui-step-on = Einen Schritt weiter
ui-play = Abspielen
ui-pause = Pause
ui-leave-replay = Aufzeichnung verlassen
ui-problem = Das Spiel kann nicht gezeigt werden
ui-retry = Noch einmal versuchen
ui-not-saved = Dieser Browser bewahrt das Spiel nicht auf: Es ist weg, wenn die Seite schließt.
ui-part-missing = Ein Teil des Tisches konnte nicht geladen werden. Das Spiel geht ohne ihn weiter.
ui-other-version = Das gespeicherte Spiel ist beschädigt oder gehört zu einer anderen Fassung dieser Regeln.
ui-fault = Eine Regel brach ab. Das Spiel steht wie zuvor.
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-zoom-fit = Alles zeigen
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
ui-D0921 = Es gibt keine Option „{ $option }“, oder sie kann nicht „{ $value }“ sein.`;
