deck-draco-no-dexterity = Draco & Co zonder vliegende munten

### from en: deck-draco-no-dexterity=c5aeddb6
