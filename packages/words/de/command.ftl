### What the command says by itself.

problem-error = Fehler
problem-warning = Warnung
problem-help = Hilfe
problem-fix = Behebung

count-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
  }
count-files = { $n ->
    [one] { $n } Datei
   *[other] { $n } Dateien
  }
count-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
count-designs = { $n ->
    [one] { $n } Motiv
   *[other] { $n } Motive
  }
count-languages = { $n ->
    [one] { $n } Sprache
   *[other] { $n } Sprachen
  }
count-tests = { $n ->
    [one] { $n } Test
   *[other] { $n } Tests
  }
count-texts = { $n ->
    [one] { $n } Text
   *[other] { $n } Texte
  }
count-errors = { $n } Fehler
count-warnings = { $n ->
    [one] { $n } Warnung
   *[other] { $n } Warnungen
  }
count-problems = { $n ->
    [one] { $n } Problem
   *[other] { $n } Probleme
  }

check-clean = keine Probleme: { $looked }
check-found = { $found }: { $looked }
check-fixed = { $problems } behoben
check-would-fix = { $problems } behebbar.
check-nothing-to-fix = Es lässt sich nichts beheben.
check-watching = wartet auf Änderungen; Ctrl-C beendet
check-faults = Fehler

test-summary = { $tests }, { $failed } fehlgeschlagen, { $percent } der Zweige von Karten
test-summary-plain = { $tests }, { $failed } fehlgeschlagen
test-card = Karte
test-reached = erreicht
test-missed = nie erreicht
test-expected = erwartet
test-found = gefunden
test-tests = Tests
test-expects-nothing = nichts wurde erwartet

fmt-to-lay-out = { $files }, { $changed } zu ordnen
fmt-laid-out = { $files }, { $changed } neu geordnet

explain-code = Code
explain-about = Thema
explain-failing = Führt zum Problem:
explain-fixed = Behoben:
explain-example = Beispiel:
explain-no-text = Für diese Karte hat niemand einen Text geschrieben, und es lässt sich keiner bilden: { $reason }.

scaffold-next = Weiter mit:
scaffold-added = { $card } steht jetzt in { $file } und { $texts }

texts-language = Sprache
texts-done = fertig
texts-texts = Texte
texts-missing = fehlend
texts-outdated = veraltet
texts-placeholders = Platzhalter
texts-unused = unbenutzt
texts-made = erzeugt
texts-made-means = erzeugt: Karten ohne eigenen Text; er wird aus dem gemacht, was sie tun, also fehlt nichts
texts-all-of-game = { $game } selbst hat keine Texte in { $lang }, darum stehen sie hier alle mit. Mit: draco new language { $lang } --game { $game } stehen sie einmal da, für alle Decks.
texts-file = Datei
texts-more = und { $n } weitere (--all)
texts-complete = in { $lang } fehlt nichts
texts-marked = { $file } als aktuell vermerkt
texts-taken = { $texts } in { $file } übernommen
texts-skipped = { $n ->
    [one] { $n } Zeile übergangen: leer, unübersetzt oder unverändert
   *[other] { $n } Zeilen übergangen: leer, unübersetzt oder unverändert
  }
texts-kept = { $n } behalten, wie sie in der Datei stehen
texts-converted = { $file } ist nicht UTF-8; die Datei wurde als { $encoding } gelesen. Sieh dir Umlaute und Akzente an.
texts-others = Worte, die nicht zum Spiel gehören
texts-first = Damit sich ein Spiel in dieser Sprache spielen lässt, übersetze in dieser Reihenfolge:
texts-step-shared = { $files }: was alle Spiele teilen, etwa Zeilen des Verlaufs und ja und nein
texts-step-table = { $files }: der Tisch
texts-step-game = { $files }: das Spiel selbst
texts-step-rest = { $files }: später, für Website, Befehl, Editoren und Druck

serve-serving = Läuft auf { $address } (Strg+C beendet)
serve-network = Im lokalen Netz: { $address }

join-table = Am Tisch: { $names }.
join-waiting = { $host } sagt, wann es losgeht.
join-back = Dein Platz; zurück kommst du mit: draco play --join "{ $link }"
join-left = Du hast den Tisch verlassen. Dein Platz bleibt deiner.

replay-proof-secret = das Geheimnis des Servers ist das versprochene
replay-proof-parts = die Beiträge der Spieler sind die zugesagten
replay-proof-missing = was { $name } zugesagt hatte, kam nie an
replay-proof-seed = der Startwert ist daraus gemacht
replay-proof-game = die Karten und alle Antworten führen zu diesem Ende
replay-start = Beginn
replay-step = Schritt { $step } von { $all }
replay-same = { $answers ->
    [one] { $answers } Antwort, wie es war
   *[other] { $answers } Antworten, jeder Schritt wie es war
  }
replay-fits = { $answers ->
    [one] { $answers } Antwort, die wieder gegeben werden konnte; womit die Schritte zu vergleichen wären, steht nicht in der Datei
   *[other] { $answers } Antworten, die alle wieder gegeben werden konnten; womit die Schritte zu vergleichen wären, steht nicht in der Datei
  }
replay-differs = Schritt { $step } von { $all } weicht ab: { $why }
replay-other-version = Das Spiel wurde mit einer anderen Fassung von { $game } gespeichert.
replay-keys = ← → Schritt · Pos1 Ende · q beenden

# Was draco train sagt.
train-goes-on = Es geht weiter nach { $games } Spielen von vorher.
train-strength = gegen Zufall { $random }, gegen den letzten Stand { $last }
train-learned = gelernt aus { $games } Spielen in { $time }
train-share = { $share } von { $games } Spielen (95-%-Intervall { $low } bis { $high })
train-against-random = gewinnt gegen zufällige Bots (zu { $seats }; durch Zufall { $fair }):
train-against-last = gewinnt gegen den Stand davor:
train-unfinished = { $n } Spiele wurden abgebrochen, weil sie kein Ende fanden.
train-none = { $game } hat noch niemand gelernt, also spielen die Bots ohne: draco train { $game } bringt es ihnen bei.
train-other = { $file } wurde aus anderen Regeln gelernt als diesen; draco train { $game } macht dort weiter.

sim-bot-easy = leicht
sim-bot-medium = mittel
sim-bot-hard = schwer
sim-bot-random = zufällig
sim-bot-greedy = gierig
sim-bot-mcts = vorausdenkend
sim-head = { $games } Spiele mit { $seats } Bots ({ $bot }), Seed { $seed }
sim-head-mix = { $games } Spiele mit { $seats } Bots ({ $bots }), reihum auf allen Plätzen, Seed { $seed }
sim-bots = Bot
sim-seats = Plätze
sim-rate = { $seconds } s, { $rate }, { $decisions } Entscheidungen, Digest { $digest }
sim-seat = Platz
sim-wins = Siege
sim-win-rate = Siegquote
sim-interval = 95-%-Intervall
sim-score = Punkte im Mittel
sim-turns = Züge: im Mittel { $mean }, { $least } bis { $most }, Median { $median }, neun von zehn höchstens { $ninth }
sim-shared = { $n } geteilte Siege
sim-nobody = { $n } Spiele ohne Sieger
sim-stopped = { $n } Spiele durch { $code } beendet
sim-find-where = draco check --deep findet die Stelle
sim-curve = Punkte im Mittel nach Zug
sim-turn = Zug
sim-card = Karte
sim-plays = gespielt
sim-per-game = je Spiel
sim-win-rate-when-played = Siegquote, wenn gespielt
sim-swing = Vorteil
sim-games = Spiele
sim-left = noch { $time }

work-waiting = Wartet auf Arbeit bei { $where }, mit { $n } Threads. Strg-C beendet es.
work-done = Erledigte Stücke: { $n }
work-away = Die Warteschlange antwortet nicht; es wird wieder versucht.
work-back = Die Warteschlange antwortet wieder.

balance-title = Ausgewogenheit von { $game }
balance-head = { $cards } Karten, { $seats } Spieler, { $deals } Kartenverteilungen, { $games } Partien; die Spieler haben das Deck { $rounds } Runden lang gelernt.
balance-length = Eine Partie dauert { $mean } Züge ({ $low } bis { $high }).
balance-begins = Wer beginnt, gewinnt { $mean } der Partien ({ $low } bis { $high }); gerecht wären { $fair }.
balance-apart = Zwischen dem Ersten und dem Letzten liegen { $mean } Punkte ({ $low } bis { $high }).
balance-marked = Auffällig
balance-nothing = Nichts: Keine Karte fällt mit Sicherheit aus dem Rahmen.
balance-mark-strong = zu stark
balance-mark-weak = zu schwach
balance-mark-dead = tot
balance-mark-harmful = schädlich
balance-mark-longer = verlängert
balance-mark-shorter = verkürzt
balance-mark-endless = ohne Ende
balance-say-strong = { $card } ist zu stark.
balance-say-weak = { $card } ist zu schwach.
balance-say-dead = { $card } lässt sich fast nie ausspielen.
balance-say-harmful = { $card } schadet dem, der sie ausspielt.
balance-say-longer = { $card } macht Partien viel länger.
balance-say-shorter = { $card } macht Partien viel kürzer.
balance-say-endless = { $card } führt zu Partien ohne Ende.
balance-because-dealt = Einem Spieler anstelle einer anderen Karte gegeben, bringt sie { $mean } ({ $low } bis { $high }).
balance-because-use = Sie einmal auszuspielen statt nie bringt { $mean } ({ $low } bis { $high }).
balance-because-soon = Eine Runde danach liegt der Spieler { $mean } ({ $low } bis { $high }) weiter vorn.
balance-because-length = Einmal ausgespielt ändert sie die Länge der Partie um { $mean } ({ $low } bis { $high }).
balance-because-playable = Wenn ihr Besitzer eine Karte zum Ausspielen wählte, war sie in { $mean } der Fälle ausspielbar ({ $low } bis { $high }).
balance-because-endless = { $share } der Partien mit ihr nahmen kein Ende.
balance-usual = Üblich sind { $from } bis { $to }.
balance-points = { $n } Punkte
balance-wins = { $n } der Siege
balance-card = Karte
balance-own = (eigene)
balance-dealt-points = erhalten: Punkte
balance-dealt-wins = erhalten: Siege
balance-use = einmal gespielt
balance-soon = eine Runde später
balance-playable = spielbar
balance-played = gespielt
balance-longer = Länge
balance-first = wer beginnt
balance-spread = Erster bis Letzter
balance-choice = aus freier Wahl: Siege
balance-mark = Vermerk
balance-worth = Was jede Karte wert ist
balance-worth-text = Dieselben Kartenverteilungen, einmal mit der Karte bei einem Spieler und einmal mit anderen Karten an ihrer Stelle. Der Strich ist der Bereich, in dem der wahre Wert in 95 von 100 Fällen liegt; das Band zeigt, was in diesem Spiel üblich ist.
balance-every = Alle Karten
balance-every-text = Erhalten: was es bringt, die Karte statt anderer zu bekommen. Einmal gespielt: was es bringt, sie einmal statt nie auszuspielen, und was das mit der Länge der Partie, den Siegen dessen, der beginnt, und den Punkten zwischen dem Ersten und dem Letzten macht. Spielbar, gespielt: wie oft, wenn ihr Besitzer eine Karte zum Ausspielen wählte. Aus freier Wahl: was es bringt, sie zu nehmen, verglichen mit derselben Kartenverteilung, in der dieser Spieler darauf verzichtet.
balance-together = Zusammen stärker
balance-pair = { $one } und { $other } bringen zusammen { $mean } ({ $low } bis { $high }) mehr als jede für sich.
balance-no-pairs = Keines der { $n } geprüften Paare ist mit Sicherheit zusammen stärker.
balance-unclear = Zu wenige Partien für ein Urteil: { $cards }.
balance-unclear-many = Bei { $n } von { $all } Karten sind es zu wenige Partien, um zu sagen, ob sie ein wenig zu stark oder zu schwach sind: Mehr --seconds machen die Grenzen enger.
balance-not-dealt = Diese kann kein Spieler auf die Hand bekommen, darum wurden sie nicht geprüft: { $cards }.
balance-again = Dieselben Zahlen ergibt: --rounds { $rounds } --deals { $deals } --seed { $seed }
balance-compared = Verglichen mit { $game }
balance-here = hier
balance-there = dort
balance-differs = verschieden
balance-step-learning = lernt
balance-step-playing = spielt
balance-step-pairs = prüft Paare

report-title = { $game }: { $games } Spiele
report-facts-games = Spiele
report-facts-seats = Plätze
report-facts-bots = Bots
report-facts-seed = Seed
report-facts-decisions = Entscheidungen
report-facts-turns = Züge
report-facts-shared = geteilte Siege
report-facts-nobody = ohne Sieger
report-facts-digest = Digest
report-win-rate = Siegquote nach Platz
report-whisker = Der Strich auf jedem Balken ist das 95-%-Konfidenzintervall.
report-won = gewonnene Spiele, %
report-length = Länge
report-lengths = Im Mittel { $mean } Züge; das kürzeste Spiel hat { $least }, die Hälfte höchstens { $median }, neun von zehn höchstens { $ninth }, das längste { $most }.
report-by-length = Spiele nach Anzahl der Züge
report-curve = Punkte im Lauf des Spiels
report-curve-text = Punkte jedes Platzes im Mittel zu Beginn jedes Zuges.
report-no-curve = Diese Spiele haben keine Punkte, denen man folgen könnte.
report-score = Punkte
report-cards = Karten
report-cards-text = Siegquote ist der Anteil der Plätze, die gewannen, unter denen, die die Karte spielten. Vorteil ist, was der Spieler gewann, während die Karte gespielt wurde, weniger dem, was die anderen im Mittel gewannen.
report-card-plot = Karten: gespielt je Spiel und Siegquote
report-plays-in-game = gespielt je Spiel
report-win-rate-percent = Siegquote, %

print-done = { $pages ->
    [one] { $file }: { $cards }, { $pages } Seite
   *[other] { $file }: { $cards }, { $pages } Seiten
  }
print-images = { $folder }: { $files }

# The keys of the terminal, each with what it does.
play-key-move = ↑↓ oder Nummer
play-key-choose = Enter wählt
play-key-mark = Leertaste markiert, Enter bestätigt
play-key-decline = Esc nichts
play-key-undo = u zurück
play-key-hint = h Rat
play-key-cards = ? Karten
play-key-log = l Verlauf
play-key-save = s speichern
play-key-quit = q beenden
play-more-log = … noch { $n } (l)
play-marked = { $picked } von { $max } markiert
play-marked-range = { $picked } markiert, { $min } bis { $max }
play-nothing = nichts
play-hand-over = { $name } ist an der Reihe. Niemand sonst sollte hinsehen.
play-press = Enter drücken
play-saved = Gespeichert in { $file }
play-resume = Weiter mit: { $command }
play-hint-only = Hier gibt es nur eines zu tun: { $best }.
play-hint-better = Ein starker Spieler würde „{ $best }“ wählen. Das gewinnt von hundert Spielen { $gain } mehr als „{ $next }“, das Nächstbeste.
play-hint-equal = Ein starker Spieler würde „{ $best }“ wählen; „{ $next }“ ist etwa so gut.
play-undone = Zurückgenommen
play-no-undo = Das lässt sich nicht zurücknehmen: Verborgenes kam ans Licht, oder es ist die erste Wahl
play-not-allowed = Das geht hier nicht
play-over = Das Spiel ist zu Ende
play-winners = Gewonnen hat: { $names }
play-nobody = Niemand gewinnt
play-again = Seed dieses Spiels: { $seed }
play-thinking = { $name } überlegt …
play-answer = Deine Wahl (Nummer, h Rat, ? Karten, u zurück, s speichern, q beenden):{ " " }
play-bad-answer = Bitte eine Nummer aus der Liste angeben.
play-reader-question = Worum es geht
play-reader-choices = Zur Wahl
play-reader-mine = Deine Karten
play-reader-others = Andere sichtbare Karten
play-reader-table = Der Tisch
play-reader-log = Was geschah
play-reader-keys = ↑↓ Bild↑ Bild↓ blättern · Esc zurück zum Spiel
