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
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-random = at random
seed = Seed: the same one deals the same game
seed-new = new each time
options = Rules that can be changed
start = Play
share-link = Link to this set-up
no-games = The games could not be loaded. Try again in a moment.

## Play with friends
friends = With friends
friends-title = Play with friends
friends-lead = Lay a table and send the link. Nobody needs an account.
friends-lay = Lay the table
friends-name = Your name
friends-own = A game of your own
friends-own-help = The file that the workshop downloads for a web page.
friends-own-taken = { $game }: { $min } to { $max } players
friends-clock = Time for each choice
friends-clock-none = as long as it takes
friends-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
friends-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
friends-mine = My tables
friends-mine-none = You sit at no table yet.
friends-forget = Forget
friends-device = On another device
friends-device-copied = The link to your seat is copied. Whoever has it plays for you: keep it to yourself.
friends-lobby = not begun
friends-dealing = beginning
friends-playing = running
friends-over = over
friends-back = All my tables
friends-no-server = This site has no server for tables. Start one with npm start or draco serve, and open the page there.
friends-failed = The table could not be laid: { $why }
friends-notify = Tell me when it is my move
friends-your-move = Your move

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

## Print
print = Print …
print-title = Print and play
print-lead = A PDF to print at 100 % and cut out: cards with backs, pieces, boards and the rules. It is made in this browser.
print-size = Size of the cards
print-size-poker = poker, 63 × 88 mm
print-size-mini = mini, 44 × 63 mm
print-size-tarot = tarot, 70 × 120 mm
print-size-square = square, 70 × 70 mm
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-backs = Backs
print-backs-long-edge = double-sided, turned over the long edge
print-backs-short-edge = double-sided, turned over the short edge
print-backs-fold = beside the fronts, to fold and glue
print-backs-none = none
print-parts = What to print
print-part-cards = Cards
print-part-pieces = Pieces, coins and markers
print-part-boards = Boards and dice
print-part-rules = Rules
print-ink = How
print-cut-marks = Cut marks in the margin
print-ink-saving = Save ink: no backgrounds
print-black-and-white = Black and white
print-make = Make the PDF
print-close = Close
print-starting = Getting ready …
print-progress = { $done } of { $all } cards
print-done = { $file } is in your downloads: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } on { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }.
print-stopped = Nothing was made, because of this:
print-failed = The PDF could not be made: { $why }

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
