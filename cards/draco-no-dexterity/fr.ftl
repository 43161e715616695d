deck-draco-no-dexterity = Draco & Co sans pièces volantes
