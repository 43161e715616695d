### Printed sheets.

sheet-cards = Cartes
sheet-pieces = Figurines
sheet-counters = Pièces et jetons
sheet-boards = Plateaux
sheet-rules = Règles
sheet-setup = Mise en place
sheet-players = Pour { $least } joueurs
sheet-players-range = De { $least } à { $most } joueurs
sheet-box = Ce qui est imprimé
sheet-places = Ce qui se trouve où
sheet-words = Mots
sheet-options = Autres façons de jouer
sheet-of-player = { $zone } (à vous)
sheet-seen-all = tout le monde voit ce qui s’y trouve
sheet-seen-none = personne ne regarde ce qui s’y trouve
sheet-seen-owner = seul son propriétaire regarde ce qui s’y trouve
sheet-seen-others = tous sauf son propriétaire regardent ce qui s’y trouve
sheet-each = un par joueur
sheet-roll-one = Au lieu de lancer le dé, tirez un jeton sur { $sides }
sheet-die = Découper, plier et coller
sheet-empty = Cette face reste vide.
sheet-cut-here = couper
sheet-fold-here = plier
sheet-page = Page { $n }
