### A Feast at Draco’s in English: what the deck adds. All else comes from the game.
### Elbow Room and the Tip Jar have no text here: it is made from what they do.

deck-draco-feast = A Feast at Draco’s

card-fresh-keg = Fresh Keg
    .text = The heroes in the first three places receive { $n } silver each from the bank.
card-the-bill = The Bill
    .text = The heroes in the last three places pay { $n } silver each to the bank.
card-elbow-room = Elbow Room
card-jester = Jester
    .text = Choose a hero, then roll the die. An even number: he moves forward that many places. An odd one: he moves back as many.
card-envy = Envy
    .text = Every opponent richer than you pays you { $n } silver.
card-bodyguard = Bodyguard
    .text = Choose one of your heroes. Until your next turn begins, no card moves him: he stays where he is.
card-tip-jar = Tip Jar
card-pass-the-plate = Pass the Plate
    .text = Everyone secretly chooses a card from his hand; then all pass theirs to the left at once.
card-collection = Collection
    .text = Every opponent puts { $n } silver into Zork’s purse.
card-nimble-fingers = Nimble Fingers
    .text = Only if one of your heroes sits beside Zork. Take all the silver in Zork’s purse.

prompt-pass-card = Which card do you pass to the left?
