deck-draco-no-dexterity = Draco & Co ohne fliegende Münzen
