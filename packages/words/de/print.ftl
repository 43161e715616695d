### Printed sheets.

sheet-cards = Karten
sheet-pieces = Figuren
sheet-counters = Münzen und Marken
sheet-boards = Pläne
sheet-rules = Regeln
sheet-setup = Aufbau
sheet-players = Für { $least } Spieler
sheet-players-range = Für { $least } bis { $most } Spieler
sheet-box = Was gedruckt wurde
sheet-places = Was wo liegt
sheet-words = Wörter
sheet-options = Andere Spielweisen
sheet-of-player = { $zone } (deine)
sheet-seen-all = alle sehen, was hier liegt
sheet-seen-none = niemand sieht an, was hier liegt
sheet-seen-owner = nur der Besitzer sieht an, was hier liegt
sheet-seen-others = alle außer dem Besitzer sehen an, was hier liegt
sheet-each = für jeden Spieler eigens
sheet-roll-one = Statt zu würfeln: eine von { $sides } ziehen
sheet-die = Ausschneiden, falten, kleben
sheet-empty = Diese Seite bleibt leer.
sheet-cut-here = schneiden
sheet-fold-here = falten
sheet-page = Seite { $n }
