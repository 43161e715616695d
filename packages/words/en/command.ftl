### What the command says by itself.

problem-error = error
problem-warning = warning
problem-help = help
problem-fix = fix

count-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
  }
count-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
  }
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
count-designs = { $n ->
    [one] { $n } design
   *[other] { $n } designs
  }
count-languages = { $n ->
    [one] { $n } language
   *[other] { $n } languages
  }
count-tests = { $n ->
    [one] { $n } test
   *[other] { $n } tests
  }
count-texts = { $n ->
    [one] { $n } text
   *[other] { $n } texts
  }
count-errors = { $n ->
    [one] { $n } error
   *[other] { $n } errors
  }
count-warnings = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
  }
count-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
  }

check-clean = no problems in { $looked }
check-found = { $found } in { $looked }
check-fixed = { $problems } fixed
check-would-fix = { $problems } would be fixed.
check-nothing-to-fix = Nothing can be fixed automatically.
check-watching = watching for changes; Ctrl-C ends
check-faults = faults

test-summary = { $tests }, { $failed } failed, { $percent } of card branches
test-summary-plain = { $tests }, { $failed } failed
test-card = card
test-reached = reached
test-missed = never reached
test-expected = expected
test-found = found
test-tests = tests
test-expects-nothing = nothing was expected

fmt-to-lay-out = { $files }, { $changed } to lay out
fmt-laid-out = { $files }, { $changed } reformatted

explain-code = code
explain-about = about
explain-failing = Gives the problem:
explain-fixed = Fixed:
explain-example = Example:
explain-no-text = Nobody wrote a text for this card, and none can be made: { $reason }.

scaffold-next = Next:
scaffold-added = { $card } added to { $file } and { $texts }

texts-language = language
texts-done = done
texts-texts = texts
texts-missing = missing
texts-outdated = outdated
texts-placeholders = placeholders
texts-unused = unused
texts-made = made
texts-made-means = made: cards without a text of their own; it is made from what they do, so nothing is missing
texts-all-of-game = { $game } itself has no texts in { $lang }, so all of its texts are here too. With: draco new language { $lang } --game { $game } they stand once, for all its decks.
texts-file = file
texts-more = and { $n } more (--all)
texts-complete = nothing is missing in { $lang }
texts-marked = { $file } marked as up to date
texts-taken = { $texts } taken into { $file }
texts-skipped = { $n ->
    [one] { $n } row skipped: empty, untranslated or unchanged
   *[other] { $n } rows skipped: empty, untranslated or unchanged
  }
texts-kept = { $n } kept as the file has them
texts-converted = { $file } is not UTF-8; it was read as { $encoding }. Look at letters with accents.
texts-others = Words that are not the game’s own
texts-first = To play a game in this language, translate in this order:
texts-step-shared = { $files }: what all games share, such as lines of the log and yes and no
texts-step-table = { $files }: the table
texts-step-game = { $files }: the game itself
texts-step-rest = { $files }: later, for the site, the command, editors and print

serve-serving = Serving on { $address } (Ctrl+C stops)
serve-network = On the local network: { $address }

join-table = At the table: { $names }.
join-waiting = { $host } says when it begins.
join-back = Your seat; to come back: draco play --join "{ $link }"
join-left = You left the table. Your seat stays yours.

replay-proof-secret = the secret of the server is the one it had promised
replay-proof-parts = what the players added is what they had pledged
replay-proof-missing = what { $name } had pledged never arrived
replay-proof-seed = the seed is made of these
replay-proof-game = the deal and every answer lead to this end
replay-start = start
replay-step = step { $step } of { $all }
replay-same = { $answers ->
    [one] { $answers } answer, as it was
   *[other] { $answers } answers, every step as it was
  }
replay-fits = { $answers ->
    [one] { $answers } answer, which could be given again; the file has nothing to compare the steps with
   *[other] { $answers } answers, each of which could be given again; the file has nothing to compare the steps with
  }
replay-differs = step { $step } of { $all } differs: { $why }
replay-other-version = The game was saved with another version of { $game }.
replay-keys = ← → step · Home End · q quit

# What draco train says.
train-goes-on = Going on after { $games } games that were played before.
train-strength = against random { $random }, against the last { $last }
train-learned = learned from { $games } games in { $time }
train-share = { $share } of { $games } games (95 % interval { $low } to { $high })
train-against-random = wins against random bots ({ $seats } players; by chance { $fair }):
train-against-last = wins against what it was before:
train-unfinished = { $n } games were left, since they came to no end.
train-none = Nobody has learned { $game } yet, so the bots play without: draco train { $game } teaches them.
train-other = { $file } was learned from other rules than these; draco train { $game } goes on from there.

sim-bot-easy = easy
sim-bot-medium = medium
sim-bot-hard = hard
sim-bot-random = random
sim-bot-greedy = greedy
sim-bot-mcts = mcts
sim-head = { $games } games with { $seats } { $bot } bots, seed { $seed }
sim-head-mix = { $games } games with { $seats } bots ({ $bots }), seats in turn, seed { $seed }
sim-bots = bot
sim-seats = seats
sim-rate = { $seconds } s, { $rate }, { $decisions } decisions, digest { $digest }
sim-seat = seat
sim-wins = wins
sim-win-rate = win rate
sim-interval = 95 % interval
sim-score = avg. score
sim-turns = turns: { $mean } on average, { $least } to { $most }, median { $median }, nine in ten at most { $ninth }
sim-shared = { $n } shared wins
sim-nobody = { $n } games without a winner
sim-stopped = { $n } games stopped by { $code }
sim-find-where = draco check --deep finds where
sim-curve = average score by turn
sim-turn = turn
sim-card = card
sim-plays = plays
sim-per-game = a game
sim-win-rate-when-played = win rate when played
sim-swing = swing
sim-games = games
sim-left = { $time } left

work-waiting = Waiting for work at { $where }, with { $n } threads. Ctrl-C ends it.
work-done = Pieces done: { $n }
work-away = The queue does not answer; trying again.
work-back = The queue answers again.

balance-title = Balance of { $game }
balance-head = { $cards } cards, { $seats } players, { $deals } deals, { $games } games; the players learned the deck for { $rounds } rounds.
balance-length = A game lasts { $mean } turns ({ $low } to { $high }).
balance-begins = Whoever begins wins { $mean } of the games ({ $low } to { $high }); fair would be { $fair }.
balance-apart = First and last are { $mean } points apart ({ $low } to { $high }).
balance-marked = Out of the ordinary
balance-nothing = Nothing: no card is surely out of the ordinary.
balance-mark-strong = too strong
balance-mark-weak = too weak
balance-mark-dead = dead
balance-mark-harmful = harmful
balance-mark-longer = prolongs
balance-mark-shorter = shortens
balance-mark-endless = without end
balance-say-strong = { $card } is too strong.
balance-say-weak = { $card } is too weak.
balance-say-dead = { $card } can hardly ever be played.
balance-say-harmful = { $card } harms whoever plays it.
balance-say-longer = { $card } makes games much longer.
balance-say-shorter = { $card } makes games much shorter.
balance-say-endless = { $card } leads to games without an end.
balance-because-dealt = Dealt to one player in place of another card, it brings { $mean } ({ $low } to { $high }).
balance-because-use = Playing it once, against never, brings { $mean } ({ $low } to { $high }).
balance-because-soon = A round after such a play the player is { $mean } ({ $low } to { $high }) further ahead.
balance-because-length = One play of it changes the length of the game by { $mean } ({ $low } to { $high }).
balance-because-playable = Of the times its holder chose a card to play, it could be played in { $mean } ({ $low } to { $high }).
balance-because-endless = { $share } of the games with it came to no end.
balance-usual = Usual are { $from } to { $to }.
balance-points = { $n } points
balance-wins = { $n } of the wins
balance-card = card
balance-own = (own)
balance-dealt-points = dealt: points
balance-dealt-wins = dealt: wins
balance-use = one play
balance-soon = a round later
balance-playable = playable
balance-played = played
balance-longer = length
balance-first = who begins
balance-spread = first to last
balance-choice = by choice: wins
balance-mark = mark
balance-worth = What each card is worth
balance-worth-text = The same deals, with the card dealt to one player and with other cards in its place. The line is the interval in which the true worth lies 95 times in 100; the band is what is usual for this game.
balance-every = Every card
balance-every-text = Dealt: what it brings to be dealt the card, against other cards. One play: what playing it once brings, against never playing it, and what that does to the length of the game, to the wins of whoever begins, and to the points between first and last. Playable, played: how often, of the times its holder chose a card to play. By choice: what taking it brings, against the same deal in which that player does without.
balance-together = Stronger together
balance-pair = { $one } and { $other } bring { $mean } ({ $low } to { $high }) more together than each alone.
balance-no-pairs = None of the { $n } pairs that were tried is surely stronger together.
balance-unclear = Too few games to tell: { $cards }.
balance-unclear-many = Of { $n } of { $all } cards there are too few games to tell whether they are a little too strong or too weak: more --seconds make the bounds narrower.
balance-not-dealt = No player can be dealt these, so they were not tried: { $cards }.
balance-again = For the same figures: --rounds { $rounds } --deals { $deals } --seed { $seed }
balance-compared = Compared with { $game }
balance-here = here
balance-there = there
balance-differs = differs
balance-step-learning = learning
balance-step-playing = playing deals
balance-step-pairs = trying pairs

report-title = { $game }: { $games } games
report-facts-games = games
report-facts-seats = seats
report-facts-bots = bots
report-facts-seed = seed
report-facts-decisions = decisions
report-facts-turns = turns
report-facts-shared = shared wins
report-facts-nobody = without a winner
report-facts-digest = digest
report-win-rate = Win rate by seat
report-whisker = The line on each bar is the 95 % confidence interval.
report-won = games won, %
report-length = Length
report-lengths = { $mean } turns on average; the shortest game has { $least }, half have at most { $median }, nine in ten at most { $ninth }, the longest { $most }.
report-by-length = Games by number of turns
report-curve = Score through the game
report-curve-text = Average score of each seat at the start of each turn.
report-no-curve = These games have no score to follow.
report-score = score
report-cards = Cards
report-cards-text = Win rate is the share of seats that won among those that played the card. Swing is what its player gained while it was played, less what the others gained on average.
report-card-plot = Cards: plays in a game and win rate
report-plays-in-game = plays in a game
report-win-rate-percent = win rate, %

print-done = { $pages ->
    [one] { $file }: { $cards }, { $pages } page
   *[other] { $file }: { $cards }, { $pages } pages
  }
print-images = { $folder }: { $files }

# The keys of the terminal, each with what it does.
play-key-move = ↑↓ or number
play-key-choose = Enter chooses
play-key-mark = Space marks, Enter confirms
play-key-decline = Esc nothing
play-key-undo = u undo
play-key-hint = h hint
play-key-cards = ? cards
play-key-log = l log
play-key-save = s save
play-key-quit = q quit
play-more-log = … { $n } more (l)
play-marked = { $picked } of { $max } marked
play-marked-range = { $picked } marked, { $min } to { $max }
play-nothing = nothing
play-hand-over = It is { $name }'s turn. Nobody else should look.
play-press = Press Enter
play-saved = Saved in { $file }
play-resume = Go on with: { $command }
play-hint-only = There is only one thing to do: { $best }.
play-hint-better = A strong player would choose “{ $best }”. It wins { $gain } more games in a hundred than “{ $next }”, the next best.
play-hint-equal = A strong player would choose “{ $best }”; “{ $next }” is about as good.
play-undone = Taken back
play-no-undo = That cannot be taken back: something hidden came to light, or it is the first choice
play-not-allowed = That is not possible here
play-over = The game is over
play-winners = Won by { $names }
play-nobody = Nobody wins
play-again = Seed of this game: { $seed }
play-thinking = { $name } is thinking …
play-answer = Your choice (number, h hint, ? cards, u undo, s save, q quit):{ " " }
play-bad-answer = Please give a number from the list.
play-reader-question = In question
play-reader-choices = To choose from
play-reader-mine = Your cards
play-reader-others = Other cards in sight
play-reader-table = The table
play-reader-log = What happened
play-reader-keys = ↑↓ PgUp PgDn scroll · Esc back to the game
