### What editors show beside the text.

editor-play = Diese Karte spielen
editor-run-test = Diesen Test ausführen
editor-run-tests = Alle Tests ausführen
editor-passed = bestanden
editor-failed = nicht bestanden: erwartet { $expected }, gefunden { $found }
editor-reached = Tests erreichen { $reached } von { $all } Zweigen
editor-missed = noch nicht erreicht
editor-translate = Übersetzen: { $languages }
editor-fix-all = Alles beheben, was sich gefahrlos beheben lässt
editor-unsafe = { $title } (ändert die Bedeutung: bitte ansehen)
editor-ignore = { $code } hier unterdrücken, mit Grund
editor-why = warum es hier richtig ist
editor-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
editor-times = { $count }-mal
editor-copies = { $count }-mal vorhanden
editor-example = Beispiel
editor-taken = Für { $name } gibt es schon einen Text.
editor-not-yours = Dieser Name gehört zu dem Spiel, auf dem der Stapel aufbaut: Er lässt sich nur dort ändern.
