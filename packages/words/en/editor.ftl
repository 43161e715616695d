### What editors show beside the text.

editor-play = Play this card
editor-run-test = Run this test
editor-run-tests = Run all tests
editor-passed = passed
editor-failed = failed: expected { $expected }, found { $found }
editor-reached = tests reach { $reached } of { $all } branches
editor-missed = not reached yet
editor-translate = Translate: { $languages }
editor-fix-all = Fix everything that can be fixed safely
editor-unsafe = { $title } (changes the meaning: look at it)
editor-ignore = Ignore { $code } here, with a reason
editor-why = why it is right here
editor-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
editor-times = { $count ->
    [one] once
   *[other] { $count } times
  }
editor-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }
editor-example = Example
editor-taken = There is a text for { $name } already.
editor-not-yours = This name belongs to the game that the deck builds on: it can be changed only there.
