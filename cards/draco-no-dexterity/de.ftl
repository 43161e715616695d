deck-draco-no-dexterity = Draco & Co ohne fliegende Münzen

### from en: deck-draco-no-dexterity=c5aeddb6
