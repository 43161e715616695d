### What editors show beside the text.

editor-play = Deze kaart spelen
editor-run-test = Deze test uitvoeren
editor-run-tests = Alle tests uitvoeren
editor-passed = geslaagd
editor-failed = mislukt: { $expected } verwacht, { $found } gevonden
editor-reached = tests bereiken { $reached } van { $all } takken
editor-missed = nog niet bereikt
editor-translate = Vertalen: { $languages }
editor-fix-all = Alles herstellen wat veilig kan
editor-unsafe = { $title } (verandert de betekenis: kijk het na)
editor-ignore = { $code } hier negeren, met een reden
editor-why = waarom het hier goed is
editor-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
editor-times = { $count } keer
editor-copies = { $count ->
    [one] { $count } exemplaar
   *[other] { $count } exemplaren
  }
editor-example = Voorbeeld
editor-taken = Voor { $name } is er al een tekst.
editor-not-yours = Deze naam hoort bij het spel waarop de stapel voortbouwt: hij kan alleen daar veranderd worden.
