### Lanterns in English.
### Numbers come from the cards: { $n } and the like are filled in by the game.

## The game

game-lanterns = Lanterns
    .rules =
        It is the night of the festival, and five strings wait for their lanterns: red, amber, green, blue and violet. Together you hang each string from 1 to 5. The catch: everybody sees all cards but their own.

        Everybody is dealt five lanterns, with four or five players four, holds them with the backs towards themselves, and lays a note before each. You have eight whispers.

        On your turn you do one of three things.

        Whisper: choose another player and name one colour or one number. All cards of it in that hand are pointed out, and notes before the cards keep what was said. You may also name what is not there. A whisper costs one of the eight.

        Hang a lantern: choose a card of yours, unseen. If it is the next on its string, it is hung; a five wins a whisper back. If not, the wind takes it: a gust.

        Snuff a lantern: choose a card of yours, unseen, and put it out for good. That wins a whisper back. While you have all eight whispers nothing is snuffed.

        After hanging and snuffing you draw. When the last card is drawn, everybody has one more turn. The third gust ends the game at once, and all lanterns go out.

        If enough lanterns hang at the end, all of you have won.

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora
seat-emil = Emil

option-goal = Lanterns to win
phase-turn-of = { $you }’s turn

## Cards

kind-colour-red = red
kind-colour-amber = amber
kind-colour-green = green
kind-colour-blue = blue
kind-colour-violet = violet
kind-deed-hang = Hang a lantern
kind-deed-whisper = Whisper
kind-deed-snuff = Snuff a lantern
kind-topic-tint = a colour
kind-topic-level = a number

card-low = { $c } 1
    .the = the { $c } 1
card-middle = { $c } { $n }
    .the = the { $c } { $n }
card-high = { $c } 5
    .the = the { $c } 5
card-note = Note
    .the = the note

## Places and counters

zone-stock = Stock
    .the = the stock
zone-hand = Hand
    .the = the hand
zone-notes = What was whispered
    .the = the notes
zone-string = String
    .the = the string
zone-embers = Embers
    .the = the embers

counter-whispers = Whispers
    .count = { $n ->
        [one] one whisper
       *[other] { $n } whispers
    }
counter-gusts = Gusts
    .count = { $n ->
        [one] one gust
       *[other] { $n } gusts
    }
counter-farewell = Turns left
    .count = { $n ->
        [one] one turn left
       *[other] { $n } turns left
    }

## Questions

prompt-which-deed = What do you do?
prompt-whisper-to = To whom do you whisper?
prompt-whisper-about = What do you tell { $p }?
prompt-whisper-colour = Which colour do you point out to { $p }?
prompt-whisper-number = Which number do you point out to { $p }?
prompt-which-card = Which of your cards?

## The log

log-shows-the-tint = { $q } whispers to { $p }: { $c }.
log-shows-the-level = { $q } whispers to { $p }: { $n }.
log-hangs = { $p } hangs { $c }.
log-loses = A gust takes { $c } from { $p }.
log-snuffs = { $p } snuffs { $c }.
log-end = { COUNT($winners) ->
        [0] The night stays too dark: nobody wins.
       *[other] The night is bright: { LIST($winners) } win together.
    }
log-move-hand = { "" }
log-move-notes = { "" }
log-move-string = { "" }
log-move-embers = { "" }
log-move-stock = { "" }
log-move-box = { "" }
log-shuffle-stock = { "" }
log-count-whispers = { "" }
log-count-gusts = { "" }
log-count-farewell = { "" }
log-reveal = { "" }
log-attr-tint = { "" }
log-attr-level = { "" }

## Words for generated card texts

type-lantern = lantern
    .plural = lanterns
type-note = note
    .plural = notes
type-colour = colour
    .plural = colours
type-deed = deed
    .plural = deeds
type-topic = subject
    .plural = subjects
attr-colour = the colour of { $x }
attr-height = the number of { $x }
attr-tint = the colour noted on { $x }
attr-level = the number noted on { $x }
