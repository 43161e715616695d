deck-draco-no-dexterity = Draco & Co zonder vliegende munten
