### Printed sheets.

sheet-cards = Cards
sheet-pieces = Pieces
sheet-counters = Coins and markers
sheet-boards = Boards
sheet-rules = Rules
sheet-setup = Setting up
sheet-players = For { $least } players
sheet-players-range = For { $least } to { $most } players
sheet-box = What was printed
sheet-places = Where things lie
sheet-words = Words
sheet-options = Other ways to play
sheet-of-player = { $zone } (yours)
sheet-seen-all = everybody sees what lies here
sheet-seen-none = nobody looks at what lies here
sheet-seen-owner = only its owner looks at what lies here
sheet-seen-others = everybody but its owner looks at what lies here
sheet-each = one for each player
sheet-roll-one = Draw one of { $sides } instead of rolling
sheet-die = Cut out, fold and glue
sheet-empty = This side stays empty.
sheet-cut-here = cut
sheet-fold-here = fold
sheet-page = Page { $n }
