### Printed sheets.

sheet-cards = Kaarten
sheet-pieces = Stukken
sheet-counters = Munten en fiches
sheet-boards = Borden
sheet-rules = Spelregels
sheet-setup = Klaarzetten
sheet-players = Voor { $least } spelers
sheet-players-range = Voor { $least } tot { $most } spelers
sheet-box = Wat er gedrukt is
sheet-places = Wat waar ligt
sheet-words = Woorden
sheet-options = Andere manieren om te spelen
sheet-of-player = { $zone } (van jou)
sheet-seen-all = iedereen ziet wat hier ligt
sheet-seen-none = niemand bekijkt wat hier ligt
sheet-seen-owner = alleen de eigenaar bekijkt wat hier ligt
sheet-seen-others = iedereen behalve de eigenaar bekijkt wat hier ligt
sheet-each = voor elke speler apart
sheet-roll-one = Trek er één van { $sides } in plaats van te gooien
sheet-die = Uitknippen, vouwen en plakken
sheet-empty = Deze kant blijft leeg.
sheet-cut-here = knippen
sheet-fold-here = vouwen
sheet-page = Pagina { $n }
