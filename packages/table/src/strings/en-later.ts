/** The rest of the table's own words, in Fluent. */
export default `ui-to-place = to place { $place }
ui-rolled = The die shows { $value }
ui-less = less
ui-more = more
ui-number = Number
ui-choose-number = Take { $number }
ui-order = Order
ui-earlier = { $name }: earlier
ui-later = { $name }: later
ui-put-back = Put back
ui-why-needs = Not now: what this card needs is not given.
ui-why-filter = Not this time: { $card ->
    [none] this question
   *[other] { $card }
  } leaves it out.
ui-why-not-listed = Not now. You are asked: { $question }
ui-why-not-your-turn = Not now: it is not your move.
ui-panel = Around the table
ui-tab-log = Log
ui-tab-forecast = Forecast
ui-tab-rules = Rules
ui-tab-cards = Cards
ui-tab-settings = Settings
ui-log-empty = Nothing has happened yet.
ui-laid = The table is laid.
ui-laid-first = The table is laid; { $name } begins.
ui-forecast-empty = This game foretells nothing.
ui-forecast-nothing = Nothing would change.
ui-no-rules = This game brings no rules in words.
ui-search = Search the cards
ui-search-none = No card has these words.
ui-language = Language
ui-pace = Bots
ui-pace-0 = unhurried
ui-pace-1 = at ease
ui-pace-2 = quick
ui-pace-3 = at once
ui-restart = New game
ui-share = Share this game
ui-shared = Link to the replay
ui-guide = First game
ui-guide-1 = What can be chosen glows. Point at it on the table, or use Tab, the arrow keys and Enter.
ui-guide-2 = Your cards lie below. Rest on one to read it; on a touch screen tap it once to read and once more to choose.
ui-guide-3 = The plates show each player’s crest, money and cards. Whoever is to move has a bright plate.
ui-guide-4 = Anything that does not glow says why when you choose it.
ui-guide-5 = The log, the forecast, the rules and every card are in the panel. A choice can be taken back until something secret or a roll is seen.
ui-previous = Back
ui-next = Next
ui-start = Play
ui-skip = Skip
ui-hand-over = Hand over to { $name }
ui-hand-over-why = The cards stay hidden until then.
ui-take-over = I am { $name }
ui-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
ui-nobody-wins = Nobody wins.
ui-again = Play again
ui-watch = Watch the game
ui-see-table = See the table
ui-replay = Replay
ui-replay-step = Step
ui-step-back = One step back
ui-step-on = One step on
ui-play = Run
ui-pause = Pause
ui-leave-replay = Leave the replay
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Show everything
ui-D0921 = There is no option "{ $option }", or it cannot be "{ $value }".`;
