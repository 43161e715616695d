### The table: what the first question needs, and what may go wrong.

ui-you = you
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
ui-thinking-about = { $names } is thinking: { $card }…
ui-waiting = Waiting for { $names }.
ui-next-move = Your move comes next.
ui-to-move = to move
ui-close = Close
ui-menu = Log, rules and settings
ui-undo = Take back
ui-full-screen = Full screen
ui-problem = The game cannot be shown
ui-retry = Try again
ui-not-saved = This browser does not keep the game: it will be gone when the page closes.
ui-part-missing = A part of the table could not be fetched. The game goes on without it.
ui-other-version = The saved game is damaged, or of another version of these rules.
ui-fault = A rule could not be carried out. The game is as it was before.
ui-D0801 = This is not a ruleset.
ui-D0810 = Could not load { $url }: no answer.
ui-D0811 = Could not load { $url }: the server answered { $status }.
ui-D0812 = { $url } is too large for a game.
ui-D0813 = { $url } is not JSON.
ui-D0814 = game="{ $game }" is not the name of a game, and there is no src.
ui-D0815 = This game has no deck "{ $deck }". Decks there are: { $decks }.
ui-D0816 = The attribute { $name } must be a whole number from { $min } to { $max } here.
ui-D0817 = lang="{ $lang }" is not a language, such as "en" or "de-AT".
ui-D0818 = bot="{ $bot }" is none of { $names }.
ui-D0819 = "{ $address }" is not an address.
ui-D0820 = This is not a replay, or it was cut short.
ui-D0821 = Step { $step } of the replay does not fit these rules.
ui-D0822 = The saved game cannot be used.
ui-D0823 = The browser does not let the table keep the game.
ui-D0824 = A part of the table could not be fetched.
ui-D0825 = "{ $address }" is not beside the game that names it.
ui-D0899 = Something went wrong inside the table.
