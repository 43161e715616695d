### Workshop

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

## The shelf

shelf = My shelf
shelf-empty = Nothing here yet. What you write comes to the shelf with its first change.
shelf-open = Open
shelf-open-one = Open { $name }
shelf-open-now = open now
shelf-copy = Copy
shelf-copy-one = Copy { $name }
shelf-copy-of = { $name } (copy)
shelf-name = Name on the shelf
shelf-rename = Rename
shelf-rename-one = Rename { $name }
shelf-remove = Delete
shelf-remove-one = Delete { $name }
shelf-removed = { $name } is deleted.
shelf-undo = Undo
shelf-new = Begin a new deck
close = Close
kept-as = Kept on your shelf in this browser: { $name }.
kept-not-yet = Comes to your shelf with its first change.
storage-full = The storage of this browser is full: what you write now is not kept. Download it, or delete something from the shelf.
folder-open = Open a folder …
folder-save = Save to a folder …
folder-saved = { $count ->
    [0] The folder has everything already.
    [one] One file is written to the folder.
   *[other] { $count } files are written to the folder.
  }
folder-failed = The folder could not be written to. Nothing is lost: it is still on your shelf.
history = History
history-lead = Go back to any earlier moment. What stands here now stays in the history too.
history-empty = There are no earlier moments yet.
history-before = Before it was replaced.
history-elsewhere = As it was in another tab.
history-differs = Other than now: { $files }
history-same = As it is now
history-take = Go back
history-take-one = Go back to { $when }
share = Share
share-title = Share { $name }
share-lead = The link holds the whole deck; no server is sent anything. Whoever opens it can play it and make it their own.
share-link = Link
share-copy = Copy the link
share-too-long = This deck is too long for a link. Give the file instead: whoever opens it in the workshop has all of it.
share-file = Download as a file
guest = You are looking at { $name }, which somebody shared. Play it, or make it yours to change it.
make-mine = Make it mine
leave-guest = Back to my shelf
link-broken = The link does not hold a deck: a part of it may be missing. Ask for it again, or for the file.
link-newer = The link was made by a newer version of the workshop. Load the page again, or ask for the file.
link-large = The link unpacks to more than a deck can be. Nothing of it was opened.
hand-in = Hand in
hand-in-lead = Offer your deck to a collection of games: the files lie in their places, ready for a pull request.
hand-in-title = Title
hand-in-description = What is it, and how was it tried?
hand-in-files = What is new or changed:
hand-in-step-zip = Download the zip and unpack it.
hand-in-step-upload = On the page of the repository choose “Add file”, then “Upload files”, and drop the folder “cards” there.
hand-in-step-propose = Write title and description from PULL_REQUEST.md, and choose “Propose changes”.
hand-in-step-patch = Or, if you work with git:
hand-in-zip = Download the zip
hand-in-patch = Download the patch
