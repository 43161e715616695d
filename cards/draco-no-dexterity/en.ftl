deck-draco-no-dexterity = Draco & Co without flying coins
