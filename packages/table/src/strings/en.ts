/** The table's own words that the first question needs, in Fluent. */
export default `ui-you = you
ui-bot = bot
ui-players = Players
ui-place = place { $place } of { $count }
ui-zone-count = { $zone }: { $count }
ui-score = { $score } { $score ->
    [one] point
   *[other] points
  }
ui-question = Your move
ui-options = Options
ui-done = Done ({ $count } of { $max })
ui-take = { $name }
ui-here = Here
ui-decline = No, thanks
ui-nothing = There is nothing here that you could choose.
ui-go-on = Go on
ui-turned = half-turned
ui-secret = Secret: all choose at once.
ui-thinking = { $names } is thinking…
ui-waiting = Waiting for { $names }.
ui-to-move = to move
ui-close = Close
ui-menu = Log, rules and settings
ui-undo = Take back
ui-problem = The game cannot be shown
ui-retry = Try again
ui-not-saved = This browser does not keep the game: it will be gone when the page closes.
ui-part-missing = A part of the table could not be fetched. The game goes on without it.
ui-other-version = The saved game is damaged, or of another version of these rules.
ui-fault = A rule broke off. The game stands as before it.`;
