deck-draco-no-dexterity = Draco & Co sans pièces volantes

### from en: deck-draco-no-dexterity=c5aeddb6
