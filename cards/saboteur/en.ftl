### Saboteur in English.
### Numbers come from the cards: { $worth } and the like are filled in by the game.

## The game

game-saboteur = Saboteur
    .rules =
        You are dwarfs digging for gold, and some of you want nobody to find any; after three rounds the player with the most nuggets wins. For each round, everyone draws a dwarf in secret: a digger, who wants a way from the ladder to the treasure, or a saboteur, who wants there to be none. On your turn, lay a tunnel, play an action, or pass by discarding a card face down; then draw a card.

        To set up a round, shuffle 1 saboteur with up to four players, 2 with five or six, 3 with seven to nine and 4 with ten, and so many diggers that there is one dwarf more than players; each takes one unseen, and the last stays face down. So nobody knows how many saboteurs there are. Everyone is dealt six tunnels and actions; five with six or seven players, four with more. Chance says who begins the first round; whoever comes after the player of the last card begins the next. The ladder stands at one end. Eight squares to the east lie three goals face down, shuffled, one of them in the row of the ladder and the others with an empty square between, above and below: one of them is the treasure, the others are only stone.

        A tunnel must fit every card it touches, opening to opening and wall to wall, and an open way must lead from it back to the ladder. (House rule: it need only touch another tunnel.) You may give it a half-turn. Who has a broken tool in front of him lays no tunnels.

        When an open way leads from the ladder to a goal, the goal is turned over. The treasure ends the round: the diggers share as many gold cards as there are players, but nine at most. Whoever reached it takes the first (a saboteur leaves it to the next digger), then the other diggers, counter-clockwise, until all are taken. If pile and hands run out before that, the saboteurs are paid: 4 nuggets for one alone, 3 each for two or three, 2 each for four.

        If several have the most nuggets at the end, they share the victory.

seat-alvis = Alvis
seat-brok = Brok
seat-dolga = Dolga
    .gender = feminine
seat-eitri = Eitri
seat-frida = Frida
    .gender = feminine
seat-gudrun = Gudrun
    .gender = feminine
seat-hild = Hild
    .gender = feminine
seat-ivar = Ivar
seat-kara = Kara
    .gender = feminine
seat-runa = Runa
    .gender = feminine

option-adjacent-only = House rule: a tunnel need only touch another, without an open way to the ladder

phase-turn-of = { $you }’s turn
phase-dig = Digging
phase-divide-the-gold = Dividing the gold
phase-share-the-gold-from = Sharing the gold

## Start and goals

piece-ladder = Ladder
    .the = the ladder
piece-treasure = Treasure
    .the = the treasure
piece-stone-a = Stone
    .the = a stone
piece-stone-b = Stone
    .the = a stone

kind-side-north = north
kind-side-east = east
kind-side-south = south
kind-side-west = west
kind-team-digger = digger
    .plural = diggers
    .one = a digger
kind-team-saboteur = saboteur
    .plural = saboteurs
    .one = a saboteur
kind-tool-pick = pick
    .the = the pick
    .plural = picks
    .one = a pick
kind-tool-lamp = lamp
    .the = the lamp
    .plural = lamps
    .one = a lamp
kind-tool-cart = cart
    .the = the cart
    .plural = carts
    .one = a cart

## Places

zone-maze = Maze
    .the = the maze
zone-draw-pile = Draw pile
    .the = the draw pile
zone-hand = Hand
    .the = the hand
zone-damage = Broken tools
    .the = the broken tools
zone-discard = Discard pile
    .the = the discard pile
zone-passed = Face-down discards
    .the = the face-down discards
zone-dwarfs = Dwarf left over
    .the = the dwarf left over
zone-role = Role
    .the = the role
zone-gold-pile = Gold pile
    .the = the gold pile
zone-share = Gold to choose from
    .the = the gold to choose from
zone-purse = Purse
    .the = the purse

counter-loose-nuggets = Loose nuggets
counter-round = Round
variable-active = Whose turn it is
variable-found-by = Who reached the treasure
variable-diggers = Who is known to be a digger
variable-owed = Nuggets still to be paid

## Tunnels

-lay = Lay it in the maze where it fits all its neighbours and an open way leads back to the ladder (house rule: where it touches a tunnel). You may give it a half-turn. Not while a tool of yours is broken.
-dead = A dead end: no way leads through it.

card-p-ns = Shaft
    .text = { -lay }
card-p-ew = Gallery
    .text = { -lay }
card-p-ne = Right bend
    .text = { -lay }
card-p-nw = Left bend
    .text = { -lay }
card-p-nes = Shaft with a side gallery
    .text = { -lay }
card-p-new = Gallery with a side shaft
    .text = { -lay }
card-p-nesw = Crossing
    .text = { -lay }
card-d-n = Blocked shaft
    .text = { -lay } { -dead }
card-d-e = Blocked gallery
    .text = { -lay } { -dead }
card-d-ns = Caved-in shaft
    .text = { -lay } { -dead }
card-d-ew = Caved-in gallery
    .text = { -lay } { -dead }
card-d-ne = Caved-in right bend
    .text = { -lay } { -dead }
card-d-nw = Caved-in left bend
    .text = { -lay } { -dead }
card-d-nes = Caved-in shaft with a side gallery
    .text = { -lay } { -dead }
card-d-new = Caved-in gallery with a side shaft
    .text = { -lay } { -dead }
card-d-nesw = Caved-in crossing
    .text = { -lay } { -dead }

## Actions

card-map = Map
    .text = Look at one of the face-down goals. You may say what you like about it.
card-rockfall = Rockfall
    .text = Remove a tunnel from the maze. The ladder and the goals stay.
card-broken = Broken { FORM($t, "name") }
    .text = Lay it in front of an opponent who has no broken { FORM($t, "name") } yet. Who has a broken tool lays no tunnels.
card-repair = Repair: { FORM($t, "name") }
    .text = Remove a broken { FORM($t, "name") }, your own or anybody’s.
card-repair-pick-lamp = Repair: pick or lamp
    .text = Remove a broken pick or a broken lamp, not both, your own or anybody’s.
card-repair-pick-cart = Repair: pick or cart
    .text = Remove a broken pick or a broken cart, not both, your own or anybody’s.
card-repair-lamp-cart = Repair: lamp or cart
    .text = Remove a broken lamp or a broken cart, not both, your own or anybody’s.

## Dwarfs and gold

card-digger = Digger
    .text = You want a way from the ladder to the treasure. If there is one, you share the gold with the other diggers.
card-saboteur = Saboteur
    .text = You want the treasure to stay where it is. If nobody reaches it, you and the other saboteurs are paid.
card-nugget = A nugget
    .text = Worth { $worth }.
card-nuggets-2 = Two nuggets
    .text = Worth { $worth }.
card-nuggets-3 = Three nuggets
    .text = Worth { $worth }.

## Questions

prompt-play-card = Which card do you play? If none, you pass.
    .decline = Pass
prompt-pass-with = You pass. Which card do you discard face down?
prompt-choose-spot = Where do you lay it?
prompt-half-turn = Give it a half-turn?
prompt-turn-stone = The stone fits both ways round. Give it a half-turn?
prompt-choose-goal = Which goal do you look at?
prompt-choose-rockfall = Which tunnel falls in?
prompt-choose-victim = Whose tool breaks?
prompt-choose-repair = What do you repair?
prompt-choose-gold = Which gold card do you keep?

## The log

log-play = { $player } plays { $card }.
log-move-damage = { $thing } now lies in front of { $owner }.
log-pass = { $player } passes.
log-move-purse = { $owner } takes a gold card.
log-look = { $player } looks at a goal.
log-face-up = A goal is turned over: { $thing }.
log-unmask-as = { $p } was { FORM($t, "one") }.
log-phase-share-the-gold-from = { $finder } has reached the treasure. The diggers share the gold.
log-pay-the-saboteurs = The treasure was not found. The saboteurs are paid.
log-count-round = { $value ->
        [4] { "" }
       *[other] Round { $value } begins.
    }
log-count-loose-nuggets = { $by ->
        [0] { "" }
        [one] { $of } gets a loose nugget.
       *[other] { $of } gets { $by } loose nuggets.
    }
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } has the most gold and wins.
       *[other] { LIST($winners) } have the most gold and share the victory.
    }
log-move-maze = { "" }
log-move-passed = { "" }
log-move-share = { "" }
log-move-hand = { "" }
log-move-discard = { "" }
log-move-draw-pile = { "" }
log-move-dwarfs = { "" }
log-move-role = { "" }
log-move-gold-pile = { "" }
log-shuffle-draw-pile = { "" }
log-shuffle-dwarfs = { "" }
log-shuffle-gold-pile = { "" }
log-rearrange = { "" }
log-face-down = { "" }
log-chance = { "" }
log-reveal = { "" }

## Words for generated card texts

type-landmark = goal
    .plural = goals
type-mining = card
    .plural = cards
type-dwarf = dwarf
    .plural = dwarfs
type-gold = gold card
    .plural = gold cards
type-tool = tool
    .plural = tools

phrase-can-be-laid = no tool of yours is broken and { $c } fits somewhere
phrase-hidden-goals = the face-down goals
    .one = a face-down goal
    .each = each face-down goal
phrase-laid-tunnels = the tunnels in the maze
    .one = a tunnel in the maze
    .each = each tunnel in the maze
    .any = there is a tunnel in the maze
phrase-opponents-with-a-whole = the opponents with a whole { FORM($t, "name") }
    .one = an opponent with a whole { FORM($t, "name") }
    .each = each opponent with a whole { FORM($t, "name") }
    .any = an opponent has a whole { FORM($t, "name") }
phrase-broken = the broken tools ({ LIST($ts, type: "or", form: "noun") })
    .one = a broken { LIST($ts, type: "or", form: "noun") }
    .each = each broken { LIST($ts, type: "or", form: "noun") }
    .any = there is a broken { LIST($ts, type: "or", form: "noun") }
verb-lay = lay { $c } in the maze, where it fits
verb-bring-down = discard { $c }
verb-repair = discard { $c }
