### The site's own words. The table and the games bring theirs.

## Every page
menu = Menu
play = Play
cards = Cards
workshop = Workshop
embed = Embed
docs = Help
language = Language
copy = Copy
copied = Copied.
copy-by-hand = It is marked: copy it with Ctrl+C or ⌘C.
cancel = Cancel

## Set-up
new-game = New game …
setup-title = A new game
game = Game
deck = Deck
deck-none = as printed
players = Players
people = At this screen
people-none = nobody: watch
bot = The computer plays
bot-random = at random
bot-greedy = for quick gains
bot-mcts = thinking ahead
seed = Seed: the same one deals the same game
seed-new = new each time
options = Rules that can be changed
start = Play
share-link = Link to this set-up
no-games = The games could not be loaded. Try again in a moment.

## Cards
cards-title = The cards
search = Search name and text
which-cards = Which cards
all-cards = all
found-all = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
found = { $count } of { $total } cards

## Embed
embed-title = A table in your own page
embed-lead = One script and one tag. Choose below what it shows, and copy the two lines.
embed-snippet = Copy this into your page
embed-host = The first line fetches the table from this site. To have it on yours, copy the folder table/ there and change the address.
embed-style = And this into its style sheet
embed-preview = This is what it shows
embed-language = Language of the table
embed-language-page = that of the page
embed-height = Height
embed-height-window = of the window
embed-width = Width
embed-width-page = of the page
embed-more = Everything else that the tag can do

## Workshop
workshop-title = The workshop
workshop-lead = Write a card or change a game. It is checked while you write, here in your browser; nothing leaves your machine.
workshop-learn = How to write a card
start-from = Start from
sample-choose = choose …
sample-first = a small deck for Draco & Co
sample-deck = { $name } (a deck)
sample-game = { $name } (the whole game)
open-file = Open or drop files …
download = Download the files
download-ruleset = Download for a web page
files = Files
add-file = Add a file
add-cards = More cards or tests
add-texts = Texts in another language
add = Add
file-name = Name
remove-file = Remove { $file }
close-file = Close { $file }
remove-sure = Remove { $file }? What is in it is gone then.
replace-work = This replaces what you have written. Go on?
only-read = to read
editor-help = Drop files here: cards (.draco), texts (.ftl) or a ruleset (.json). Ctrl+Space suggests, F8 goes to the next problem, F2 renames, F12 shows where a word comes from, Tab leaves the field.
editor-missing = The editor could not be loaded. Load the page again.
source-of = { $file }, source
rename = New name
rename-do = Rename
format = Tidy up
mend-all = Mend all that is safe
fix-unsafe = { $title } (look at it)
error = Error
warning = Warning
checking = Checking …
clean = No problems.
found-problems = { $errors ->
    [0] { "" }
    [one] { $errors } error
   *[other] { $errors } errors
  }{ $errors ->
    [0] { "" }
   *[other] { $warnings ->
        [0] { "" }
       *[other] {", "}
      }
  }{ $warnings ->
    [0] { "" }
    [one] { $warnings } warning
   *[other] { $warnings } warnings
  }
more-problems = … and { $count } more
too-long = This takes too long: something in it may run in circles.
not-kept = This browser does not keep your work: download it before you leave.
tests = Tests
tests-passed = { $count ->
    [one] The test passes.
   *[other] All { $count } tests pass.
  }
tests-failed = { $failed } of { $count } failed.
test-passed = Passed
test-failed = Failed
test-expected = expected
test-found = found
play-it = Play it
why-not-play = Not yet: there is an error in line { $line }.
hand = Start with
hand-any = whatever is dealt
not-dealt = No deal puts { $card } into your hand at the start. It comes up later.
workshop-empty = Your game will be played here.
ruleset-note = A finished ruleset: { $game }, { $cards } cards, { $min } to { $max } players. It can be played here, but not changed.
ruleset-bad = This ruleset cannot be used. Below it says why.
