### Draco & Co auf Deutsch.
### Zahlen kommen von den Karten: { $n } und dergleichen füllt das Spiel aus.

## Das Spiel

game-draco = Draco & Co
    .rules =
        In Dracos Schenke trinken Diebe auf fremde Rechnung, und der reichste Spieler gewinnt. Deine Helden sind die beiden in deiner Farbe. In deinem Zug spielst du eine Karte, die Helden oder Geld bewegt; dann darfst du einen Trinkspruch ausbringen; dann ziehst du eine Karte. Bei einem Trinkspruch verdienen die Helden nahe an Dracos Becher Geld für ihre Spieler, und die am anderen Ende zahlen.

        Draco ist kein Held: Spricht eine Karte von Helden, ist er nie gemeint. Er hält seinen Becher auf einer Seite. Der Held neben dem Becher hat den ersten Platz, der Held auf Dracos anderer Seite den letzten. Vor heißt zum ersten Platz hin, zurück heißt zum letzten; die anderen rücken nach, und an Draco kommt niemand vorbei.

        Die Helden aller Spieler und die drei, die niemandem gehören, setzt der Zufall, und er sagt, wer beginnt. Du beginnst mit fünf Karten und einem Gold, das drei Silber wert ist. Der Kelch steht zuerst vor dem, der als Letzter an die Reihe kommt; darum gibt es in der ersten Runde keinen Trinkspruch, außer eine Karte erlaubt ihn.

        Steht nach deiner Karte der Kelch in der Mitte, darfst du einen Trinkspruch ausbringen. Die ersten vier Plätze erhalten 4, 3, 2 und 1 Silber aus der Bank; danach zahlt der letzte Platz 2 und der vorletzte 1. Jeder Spieler zieht eine Karte für jeden seiner Helden direkt neben Sarah. Du stellst den Kelch vor dich, und bis zum Ende deines nächsten Zuges gibt es keinen weiteren Trinkspruch. Wer nicht alles zahlen kann, zahlt, was er hat.

        Drei Helden gehören niemandem. Zork verdient nichts; was er schuldet, bei einem Trinkspruch das Doppelte, zahlt der reichste Spieler; sind mehrere gleich reich, zahlt keiner von ihnen. Bruder John gibt, was er verdient, dem Helden direkt hinter sich, und der Held direkt vor ihm zahlt seine Schulden. Old Sarah verdient und zahlt nichts, bis sie einen alten Freund findet.

        Ist der Nachziehstapel leer (im langen Spiel: zum zweiten Mal), so ist der nächste Trinkspruch der letzte und beendet das Spiel. Wer genau gleich viel besitzt wie ein anderer, scheidet aus; der Reichste der Übrigen gewinnt. Bleibt niemand übrig, gewinnt Draco.

seat-green = Grün
seat-purple = Violett
seat-yellow = Gelb
seat-red = Rot
seat-blue = Blau
seat-black = Schwarz

option-deck-size = Aktionskarten
    .v-74 = alle 74
    .v-64 = 64, ein kürzeres Spiel
    .v-54 = 54, ein kurzes Spiel
option-long-game = Langes Spiel: Der Nachziehstapel geht zweimal zur Neige
option-empty-cellar-cap = Leerer Weinkeller, Hausregel: Kein Held zahlt mehr als 2 Gold
option-monte = Trickbetrug
    .v-errata = du ordnest die Helden neu
    .v-printed = Hausregel: ein Gegner setzt sie blind zurück
option-zork-tie = Zorks Schulden, wenn mehrere die Reichsten sind
    .v-nobody = niemand zahlt
    .v-english = Zork zahlt, soweit sein eigener Beutel reicht
option-finite-bank = Die Bank zahlt nur, was sie hat

phase-turn-of = { $you } ist am Zug
forecast-next-toast = Wenn jetzt jemand einen Trinkspruch ausbrächte

## Helden und Völker

kind-breed-amazon = Amazone
    .plural = Amazonen
    .plural-dat = Amazonen
    .gender = feminine
    .one = eine Amazone
    .one-acc = eine Amazone
    .one-dat = einer Amazone
kind-breed-dwarf = Zwerg
    .plural = Zwerge
    .plural-dat = Zwergen
    .gender = masculine
    .one = ein Zwerg
    .one-acc = einen Zwerg
    .one-dat = einem Zwerg
kind-breed-kobold = Kobold
    .plural = Kobolde
    .plural-dat = Kobolden
    .gender = masculine
    .one = ein Kobold
    .one-acc = einen Kobold
    .one-dat = einem Kobold
kind-breed-rogue = Strolch
    .plural = Strolche
    .plural-dat = Strolchen
    .gender = masculine
    .one = ein Strolch
    .one-acc = einen Strolch
    .one-dat = einem Strolch

piece-green-kobold = Grüner Kobold
    .the = der grüne Kobold
    .acc = den grünen Kobold
    .dat = dem grünen Kobold
    .gender = masculine
piece-green-dwarf = Grüner Zwerg
    .the = der grüne Zwerg
    .acc = den grünen Zwerg
    .dat = dem grünen Zwerg
    .gender = masculine
piece-purple-kobold = Violetter Kobold
    .the = der violette Kobold
    .acc = den violetten Kobold
    .dat = dem violetten Kobold
    .gender = masculine
piece-purple-rogue = Violetter Strolch
    .the = der violette Strolch
    .acc = den violetten Strolch
    .dat = dem violetten Strolch
    .gender = masculine
piece-yellow-amazon = Gelbe Amazone
    .the = die gelbe Amazone
    .acc = die gelbe Amazone
    .dat = der gelben Amazone
    .gender = feminine
piece-yellow-rogue = Gelber Strolch
    .the = der gelbe Strolch
    .acc = den gelben Strolch
    .dat = dem gelben Strolch
    .gender = masculine
piece-red-amazon = Rote Amazone
    .the = die rote Amazone
    .acc = die rote Amazone
    .dat = der roten Amazone
    .gender = feminine
piece-red-dwarf = Roter Zwerg
    .the = der rote Zwerg
    .acc = den roten Zwerg
    .dat = dem roten Zwerg
    .gender = masculine
piece-blue-rogue = Blauer Strolch
    .the = der blaue Strolch
    .acc = den blauen Strolch
    .dat = dem blauen Strolch
    .gender = masculine
piece-blue-dwarf = Blauer Zwerg
    .the = der blaue Zwerg
    .acc = den blauen Zwerg
    .dat = dem blauen Zwerg
    .gender = masculine
piece-black-amazon = Schwarze Amazone
    .the = die schwarze Amazone
    .acc = die schwarze Amazone
    .dat = der schwarzen Amazone
    .gender = feminine
piece-black-kobold = Schwarzer Kobold
    .the = der schwarze Kobold
    .acc = den schwarzen Kobold
    .dat = dem schwarzen Kobold
    .gender = masculine
piece-john = Bruder John
    .text = Was er verdient, bekommt der Held direkt hinter ihm. Was er schuldet, zahlt der Held direkt vor ihm.
    .gender = masculine
piece-sarah = Old Sarah
    .text = Sie verdient nichts und zahlt nichts, solange sie niemandem gehört. Bei einem Trinkspruch zieht jeder eine Karte für jeden eigenen Helden direkt neben ihr.
    .gender = feminine
piece-zork = Zork
    .text = Er verdient nichts. Was er schuldet, bei einem Trinkspruch das Doppelte, zahlt der Reichste; sind mehrere gleich reich, zahlt keiner von ihnen.
    .gender = masculine
piece-draco = Draco
    .text = Von ihm aus werden die Plätze gezählt: Der erste ist an seinem Becher. Er verdient nichts und zahlt nichts.
    .gender = masculine
piece-goblet = Kelch
    .text = Wer einen Trinkspruch ausbringt, stellt ihn vor sich. Bis er wieder in der Mitte steht, bringt niemand einen aus.
    .the = der Kelch
    .acc = den Kelch
    .dat = dem Kelch
    .gender = masculine

kind-way-forward = vor
kind-way-back = zurück
kind-end-first = erster Platz
    .the = der erste Platz
    .acc = den ersten Platz
kind-end-last = letzter Platz
    .the = der letzte Platz
    .acc = den letzten Platz
kind-flank-in-front-of = davor
kind-flank-behind = dahinter

## Orte und Münzen

zone-table = Tafel
    .the = die Tafel
    .in = an der Tafel
    .dat = der Tafel
    .gender = feminine
zone-exile = Verbannung
    .the = die Verbannung
    .dat = der Verbannung
    .gender = feminine
zone-sleeve = Ärmel
    .the = der Ärmel
    .acc = den Ärmel
    .dat = dem Ärmel
    .gender = masculine
zone-centre = Mitte
    .the = die Mitte
    .dat = der Mitte
    .gender = feminine
zone-front = Eigener Platz
    .the = der Platz vor dem Spieler
    .acc = den Platz vor dem Spieler
    .dat = dem Platz vor dem Spieler
    .gender = masculine
zone-draw-pile = Nachziehstapel
    .the = der Nachziehstapel
    .acc = den Nachziehstapel
    .dat = dem Nachziehstapel
    .into = auf den Nachziehstapel
    .gender = masculine
zone-hand = Hand
    .the = die Hand
    .into = auf die Hand
    .dat = der Hand
    .gender = feminine
zone-stage = Gespielte Karte
    .the = die gespielte Karte
    .dat = der gespielten Karte
    .gender = feminine
zone-cellar = Neben Draco
    .the = der Platz neben Draco
    .acc = den Platz neben Draco
    .dat = dem Platz neben Draco
    .in = neben Draco
    .gender = masculine
zone-discard = Ablagestapel
    .the = der Ablagestapel
    .acc = den Ablagestapel
    .dat = dem Ablagestapel
    .into = auf den Ablagestapel
    .gender = masculine
zone-unused = Aus dem Spiel
    .the = die Karten außerhalb des Spiels
    .dat = den Karten außerhalb des Spiels

counter-silver = Silber
    .gender = neuter
    .count = { $n } Silber
counter-exhaustions = So oft war der Nachziehstapel leer
holder-bank = Bank
    .the = die Bank
    .dat = der Bank
    .gender = feminine
holder-purse = Zorks Beutel

variable-active = Wer am Zug ist
variable-patron = Wer für Zork zahlt
variable-toasting = Ein Trinkspruch wird ausgebracht
variable-toast-allowed = In diesem Zug ist ein Trinkspruch erlaubt
variable-goblet-is-fresh = Der Kelch wurde in diesem Zug versetzt
variable-last-toast-drunk = Der letzte Trinkspruch ist ausgebracht

## Karten

card-old-friends = Alte Freunde
    .text = Nur wenn einer deiner Helden neben Sarah sitzt. Von nun an gehört auch sie zu dir: Sie verdient, zahlt und zieht für dich, bis jemand diese Karte wieder spielt.
card-arm-wrestling = Armdrücken
    .text = Würfle für jeden Helden auf den ersten vier Plätzen. Wer eine 1 oder 2 würfelt, geht auf den letzten Platz. Du bestimmst, in welcher Reihenfolge die Verlierer gehen.
card-enthusiasm = Begeisterung
    .text = Du darfst in diesem Zug einen Trinkspruch ausbringen, wo immer der Kelch steht. Tust du es, kommt er danach in die Mitte.
card-informer = Denunziant
    .text = Ein Gegner deiner Wahl zahlt { $n } Silber an die Bank.
card-place-of-honour = Ehrenplatz
    .text = Nenne einen neuen Platz für Draco. Alle stimmen ab. Er setzt sich nur dann dorthin, wenn mehr als die Hälfte Ja sagt.
card-blackmail = Erpressung
    .text = Verlange von einem Gegner eine Summe. Zahlt er sie dir nicht ganz, darfst du einen seiner Helden auf den letzten Platz schicken.
card-apparition = Erscheinung
    .text = Setze Sarah auf den ersten oder auf den letzten Platz.
card-shady-deal-swap = Fauler Handel
    .text = Tausche alle deine Handkarten gegen die eines Gegners deiner Wahl.
card-shady-deal-take = Fauler Handel
    .text = Sieh dir die Handkarten eines Gegners deiner Wahl an und nimm eine davon.
card-frenzy-of-joy = Freudentaumel
    .text = { $n } Gold aus der Bank fällt zufällig in Dracos Nähe: am ehesten auf ihn oder einen Nachbarn, nie mehr als vier Plätze entfernt. Der Held, den es trifft, bekommt es; trifft es Draco, behält es die Bank.
card-gallant = Galant
    .text = Sarah und einer deiner Helden tauschen die Plätze.
card-rumour-mill = Gerüchteküche ({ FORM($b, "plural") })
    .text = Alle { FORM($b, "plural") } rücken { $n } Plätze vor oder alle { $n } Plätze zurück. Du bestimmst die Reihenfolge.
card-big-intrigue = Große Intrige
    .text = Wähle einen Helden, dann würfle: Er rückt so viele Plätze zurück.
card-big-brawl = Große Rauferei
    .text = Alle Helden werden gemischt und setzen sich in zufälliger Reihenfolge.
card-big-confusion = Große Verwirrung
    .text = Einer deiner Helden rückt { $ahead } Plätze vor, ein anderer { $behind } Plätze zurück. Du bestimmst, wer zuerst geht.
card-favourite = Günstling
    .text = Wähle einen Helden, dann würfle: Er rückt so viele Plätze vor.
card-courtesies = Höflichkeiten
    .text = Draco tauscht den Platz mit Sarah oder mit John.
card-hangover = Katerstimmung
    .text = Stelle den Kelch vor einen Spieler deiner Wahl. Dort bleibt er bis zum Ende des nächsten Zuges dieses Spielers.
card-small-intrigue = Kleine Intrige ({ $w })
    .text = Ein Held deiner Wahl rückt { $n } Plätze { $w }.
card-small-brawl = Kleine Rauferei
    .text = Wähle { $n } Helden. Sie werden gemischt und setzen sich auf die Plätze der anderen.
card-small-confusion = Kleine Verwirrung
    .text = Einer deiner Helden rückt { $ahead } Plätze vor, ein anderer { $behind } Plätze zurück. Du bestimmst, wer zuerst geht.
card-pickpocket = Langfinger
    .text = Nimm einem Gegner deiner Wahl { $n } Silber ab.
card-moody = Launisch ({ $n })
    .text = Draco rückt an { $n ->
        [one] einem Helden
       *[other] { $n } Helden
    } vorbei, auf der Seite deiner Wahl. Wen er überholt, der wechselt von einem Ende der Reihe zum anderen.
card-empty-cellar = Leerer Weinkeller
    .text = Lege diese Karte neben Draco. Beim nächsten Trinkspruch verdient niemand: Die ersten vier Plätze zahlen 4, 3, 2 und 1 Gold, der letzte 2, der vorletzte 1{ ID($option-empty-cellar-cap) ->
        [yes] , aber kein Held mehr als { $cap }
       *[no] { "" }
    }. Liegt dort schon ein Keller, lege beide ab.
card-magic-mirror = Magischer Spiegel
    .text = Würfle: Der Held auf dem ersten Platz rückt so viele Plätze zurück, der Held auf dem letzten Platz ebenso viele vor. Du bestimmst, wer zuerst geht.
card-helping-hand = Nachhilfe
    .text = Wähle einen Helden. Für jedes Gold, das du der Bank zahlst, rückt er { $n } Plätze vor.
card-love-thy-neighbour = Nächstenliebe
    .text = Setze John direkt neben Zork oder Zork direkt neben John.
card-scheming = Ränkespiel
    .text = Setze einen Helden deiner Wahl direkt vor oder direkt hinter Zork.
card-stroke-of-fate = Schicksalsschlag
    .text = Würfle: Der Held auf dem Platz mit dieser Zahl geht auf den letzten Platz.
card-arbitration = Schiedsgericht
    .text = Nenne zwei Helden. Alle stimmen ab. Sie tauschen nur dann die Plätze, wenn mehr als die Hälfte Ja sagt.
card-chit-chat = Schwätzchen
    .text = Wähle ein Volk und einen seiner Helden. Alle anderen dieses Volkes setzen sich direkt neben ihn; du bestimmst Reihenfolge und Seite.
card-cronies = Seilschaft
    .text = Du und ein Gegner deiner Wahl dürft je einen beliebigen Helden { $n } Plätze vorrücken lassen. Du bestimmst, wer zuerst entscheidet.
card-selfless = Selbstlos
    .text = Setze John auf den ersten Platz.
card-regular-seat = Stammplatz
    .text = Zork geht auf den letzten Platz.
card-tryst = Stelldichein
    .text = Sitzen zwei deiner Helden nebeneinander, nimm { $n } Gold aus der Bank.
card-sinner = Sünder
    .text = Setze John auf den letzten Platz.
card-separation = Trennung
    .text = Einer deiner Helden geht auf den ersten Platz, ein anderer auf den letzten.
card-three-card-monte = Trickbetrug
    .text = Wähle drei Helden, die nebeneinandersitzen. { ID($option-monte) ->
        [printed] Mische sie verdeckt; ein Gegner deiner Wahl setzt sie zurück.
       *[errata] Ordne sie, wie du willst.
    }
card-drunkenness = Trunkenheit
    .text = { $golden } Gold- und { $plain } Silbermünzen fliegen über die Tafel. Jede fällt ebenso leicht daneben wie auf einen Platz. Trifft sie einen Helden, gehört sie seinem Spieler; was danebengeht oder Draco, Sarah oder Zork trifft, geht zurück an die Bank.
card-persuasive-arguments = Überzeugende Argumente ({ FORM($b, "plural") })
    .text = Wähle { FORM($b, "one-acc") }, dann würfle: Dieser Held rückt so viele Plätze zurück.
card-foul-accusation = Üble Anklage
    .text = Wirf einen Helden eines beliebigen Spielers aus der Schenke. Setze ihn zu Beginn deines nächsten Zuges auf einen Platz deiner Wahl.
card-bad-company = Üble Gesellschaft
    .text = Jeder Held direkt neben Zork zahlt { $n } Silber an die Bank.
card-brotherhood = Verbrüderung ({ FORM($b, "plural") })
    .text = Setze einen Helden deiner Wahl direkt hinter { FORM($b, "one-acc") } deiner Wahl.
card-trust = Vertrauen
    .text = Draco tauscht den Platz mit einem deiner Helden.
card-full-cellar = Voller Weinkeller
    .text = Lege diese Karte neben Draco. Beim nächsten Trinkspruch zahlt niemand: Die ersten vier Plätze erhalten 4, 3, 2 und 1 Gold, der letzte 2, der vorletzte 1. Liegt dort schon ein Keller, lege beide ab.
card-fickle = Wankelmütig
    .text = Draco nimmt den Becher in die andere Hand. Die Ersten sind nun die Letzten, und die Letzten sind die Ersten.
card-musical-chairs = Wechselspiel
    .text = Verteile John, Sarah und Zork auf ihre drei Plätze, wie du willst.
card-charity = Wohltätigkeit
    .text = Jeder Spieler darf für jeden seiner Helden, der direkt neben John sitzt, eine Karte ziehen.
card-dice-game = Würfelspiel
    .text = Wähle einen Helden, dann würfle: Die Zahl ist sein neuer Platz.
card-wham = Zack!
    .text = { $golden } Goldmünzen fliegen über die Tafel. Jede fällt ebenso leicht daneben wie auf einen Platz. Trifft sie einen Helden, gehört sie seinem Spieler; was danebengeht oder Draco, Sarah oder Zork trifft, geht zurück an die Bank.
card-pincers = Zange
    .text = Wähle einen Gegner mit einem Helden direkt zwischen zwei deiner Helden: Er zahlt dir { $n } Gold.

## Fragen

prompt-play-card = Welche Karte spielst du?
prompt-discard-card = Du kannst nichts spielen. Welche Karte legst du ab?
prompt-toast = Bringst du einen Trinkspruch aus?
prompt-choose-hero = Wähle einen Helden.
prompt-choose-several-hero = Wähle { $max } Helden.
prompt-choose-player = Wähle einen Spieler.
prompt-choose-next = Wer ist als Nächstes dran?
prompt-demand = Wie viel Silber verlangst du?
prompt-hero-goes = Rückt { $a } vor oder zurück?
prompt-breed-goes = Rücken die { FORM($b, "plural") } vor oder zurück?
prompt-choose-end = Erster oder letzter Platz?
prompt-choose-flank = Davor oder dahinter?
prompt-choose-breed = Wähle ein Volk.
prompt-choose-host = Neben wen setzen sich die anderen?
prompt-sit-behind = Hinter wen soll sich ein anderer Held setzen?
prompt-goes-forward = Wer rückt vor?
prompt-goes-back = Wer rückt zurück?
prompt-goes-first = Wer geht auf den ersten Platz?
prompt-goes-last = Wer geht auf den letzten Platz?
prompt-draco-goes = Rückt Draco vor, am ersten Platz vorbei, oder zurück, am letzten vorbei?
prompt-seat-of-honour = Hinter wem soll Draco sitzen? Dieser Held hat dann den letzten Platz.
prompt-vote-seat = Soll Draco sich hinter { FORM($host, "acc") } setzen, { GENDER($host) ->
        [feminine] die
       *[other] der
    } dann den letzten Platz hat?
prompt-vote-swap = Sollen { $a } und { $b } die Plätze tauschen?
prompt-pay-gold = Wie viel Gold zahlst du?
prompt-pay-ransom = Zahlst du { $sum } Silber? Wenn nicht, landet vielleicht einer deiner Helden auf dem letzten Platz.
prompt-punish = Wen schickst du auf den letzten Platz?
prompt-accuse = Wen klagst du an?
prompt-return-to = Auf welchen Platz setzt { $h } sich wieder?
prompt-middle-of-three = Wähle den mittleren der drei.
prompt-new-order = In welcher Reihenfolge sitzen sie, von vorn nach hinten?
prompt-new-order-blind = Setze die verdeckten Helden zurück, in beliebiger Reihenfolge.
prompt-take-card = Welche Karte nimmst du?
prompt-draw-extra = Ziehst du eine Karte?

## Der Verlauf

log-play = { $player } spielt „{ $card }“.
log-roll = { $player } würfelt { $value }.
log-toast-by = { $you } hebt den Kelch: ein Trinkspruch!
log-hand-the-goblet-to = Der Kelch steht vor { FORM($p, "dat") }.
log-return-the-goblet = Der Kelch steht wieder in der Mitte.
log-zork-pays-himself = Zork muss selbst { $n } Silber zahlen, soweit sein Beutel reicht.
log-the-draw-pile-runs-out = Der Nachziehstapel ist leer. Der Ablagestapel wird gemischt.
log-move-table = { $place ->
        [0] { $thing } setzt sich um.
       *[other] { $thing } setzt sich auf Platz { $place }.
    }
log-move-exile = { $thing } fliegt aus der Schenke.
log-move-hand = { $owner } nimmt { FORM($thing, "acc") }.
log-move-cellar = „{ $thing }“ wird neben Draco gelegt.
log-move-sleeve = { $thing } wird verdeckt hingelegt.
log-move-stage = { "" }
log-move-discard = { "" }
log-move-draw-pile = { "" }
log-move-unused = { "" }
log-move-front = { "" }
log-move-centre = { "" }
log-shuffle-draw-pile = { "" }
log-chance-number = { "" }
log-count-exhaustions = { "" }
log-answer-choose-player = { $player } wählt { LIST($choice) }.
log-answer-demand = { $player } verlangt { $value } Silber.
log-answer-pay-ransom = { ID($value) ->
        [yes] { "" }
       *[other] { $player } weigert sich zu zahlen.
    }
log-answer-vote-seat = { ID($value) ->
        [yes] { $player } stimmt mit Ja.
        [no] { $player } stimmt mit Nein.
       *[other] { "" }
    }
log-answer-vote-swap = { ID($value) ->
        [yes] { $player } stimmt mit Ja.
        [no] { $player } stimmt mit Nein.
       *[other] { "" }
    }
log-exchange-hand = { $a } und { $b } tauschen ihre Handkarten.
log-swap = { $a } und { $b } tauschen die Plätze.
log-reverse-table = Draco nimmt den Becher in die andere Hand: Die Ersten sind die Letzten.
log-attr-owner = { $thing } hält nun zu { FORM($value, "dat") }.
log-end = { COUNT($winners) ->
        [0] Jeder Dieb hat so viel wie ein anderer: Draco gewinnt.
        [one] { LIST($winners) } ist der reichste aller Diebe.
       *[other] { LIST($winners) } gewinnen.
    }

## Wörter für erzeugte Kartentexte

type-hero = Held
    .gender = masculine
    .acc = Helden
    .dat = Helden
    .gen = Helden
    .plural = Helden
    .plural-dat = Helden
type-king = König
    .gender = masculine
    .gen = Königs
    .plural = Könige
    .plural-dat = Königen
type-action = Karte
    .gender = feminine
    .plural = Karten
    .plural-dat = Karten
type-breed = Volk
    .gender = neuter
    .gen = Volkes
    .plural = Völker
    .plural-dat = Völkern
type-way = Richtung
    .gender = feminine
type-end = Ende
    .gender = neuter
type-flank = Seite
    .gender = feminine

attr-breed = das Volk { FORM($x, "of") }
    .dat = dem Volk { FORM($x, "of") }
    .has = { $x } ein Volk hat
    .has-not = { $x } kein Volk hat
attr-owner = der Spieler { FORM($x, "of") }
    .acc = den Spieler { FORM($x, "of") }
    .dat = dem Spieler { FORM($x, "of") }
    .has = { $x } zu einem Spieler gehört
    .has-not = { $x } zu niemandem gehört
    .set = { PERSON($value) ->
        [you] { $x } gehört nun auch zu dir
       *[other] { $x } gehört nun zu { FORM($value, "dat") }
    }

phrase-heroes = die Helden
    .dat = den Helden
    .gen = der Helden
    .one = ein Held
    .one-acc = einen Helden
    .one-dat = einem Helden
    .each = jeder Held
    .each-acc = jeden Helden
    .each-dat = jedem Helden
phrase-heroes-of-player = { PERSON($p) ->
        [you] deine Helden
       *[other] die Helden { FORM($p, "of") }
    }
    .dat = { PERSON($p) ->
        [you] deinen Helden
       *[other] den Helden { FORM($p, "of") }
    }
    .gen = { PERSON($p) ->
        [you] deiner Helden
       *[other] der Helden { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] einer deiner Helden
       *[other] einer der Helden { FORM($p, "of") }
    }
    .one-acc = { PERSON($p) ->
        [you] einen deiner Helden
       *[other] einen der Helden { FORM($p, "of") }
    }
    .one-dat = { PERSON($p) ->
        [you] einem deiner Helden
       *[other] einem der Helden { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] jeder deiner Helden
       *[other] jeder der Helden { FORM($p, "of") }
    }
    .each-acc = { PERSON($p) ->
        [you] jeden deiner Helden
       *[other] jeden der Helden { FORM($p, "of") }
    }
phrase-heroes-of-breed = { ID($b) ->
        [np-that] die Helden dieses Volkes
       *[other] die { FORM($b, "plural") }
    }
    .dat = { ID($b) ->
        [np-that] den Helden dieses Volkes
       *[other] den { FORM($b, "plural-dat") }
    }
    .gen = { ID($b) ->
        [np-that] der Helden dieses Volkes
       *[other] der { FORM($b, "plural") }
    }
    .one = { ID($b) ->
        [np-that] ein Held dieses Volkes
       *[other] { FORM($b, "one") }
    }
    .one-acc = { ID($b) ->
        [np-that] einen Helden dieses Volkes
       *[other] { FORM($b, "one-acc") }
    }
    .one-dat = { ID($b) ->
        [np-that] einem Helden dieses Volkes
       *[other] { FORM($b, "one-dat") }
    }
    .each = { ID($b) ->
        [np-that] jeder Held dieses Volkes
       *[other] { GENDER($b) ->
            [feminine] jede
           *[other] jeder
        } { FORM($b, "name") }
    }
    .each-acc = { ID($b) ->
        [np-that] jeden Helden dieses Volkes
       *[other] { GENDER($b) ->
            [feminine] jede
           *[other] jeden
        } { FORM($b, "name") }
    }
phrase-heroes-besides = die anderen Helden als { $h }
    .acc = die anderen Helden als { FORM($h, "acc") }
    .dat = den anderen Helden als { FORM($h, "dat") }
    .one = ein anderer Held als { $h }
    .one-acc = einen anderen Helden als { FORM($h, "acc") }
    .one-dat = einem anderen Helden als { FORM($h, "dat") }
    .each = jeder andere Held als { $h }
    .each-acc = jeden anderen Helden als { FORM($h, "acc") }
phrase-hero-at = der Held auf Platz { $n }
    .acc = den Helden auf Platz { $n }
    .dat = dem Helden auf Platz { $n }
phrase-hero = der Held direkt { ID($f) ->
        [in-front-of] vor
       *[behind] hinter
    } { FORM($h, "dat") }
    .acc = den Helden direkt { ID($f) ->
        [in-front-of] vor
       *[behind] hinter
    } { FORM($h, "dat") }
    .dat = dem Helden direkt { ID($f) ->
        [in-front-of] vor
       *[behind] hinter
    } { FORM($h, "dat") }
phrase-heroes-beside = die Helden direkt neben { FORM($h, "dat") }
    .dat = den Helden direkt neben { FORM($h, "dat") }
    .gen = der Helden direkt neben { FORM($h, "dat") }
    .one = ein Held direkt neben { FORM($h, "dat") }
    .one-acc = einen Helden direkt neben { FORM($h, "dat") }
    .each = jeder Held direkt neben { FORM($h, "dat") }
    .each-acc = jeden Helden direkt neben { FORM($h, "dat") }
phrase-heroes-of-beside = { PERSON($p) ->
        [you] deine Helden
       *[other] die Helden { FORM($p, "of") }
    } direkt neben { FORM($h, "dat") }
    .dat = { PERSON($p) ->
        [you] deinen Helden
       *[other] den Helden { FORM($p, "of") }
    } direkt neben { FORM($h, "dat") }
    .gen = { PERSON($p) ->
        [you] deiner Helden
       *[other] der Helden { FORM($p, "of") }
    } direkt neben { FORM($h, "dat") }
    .one = { PERSON($p) ->
        [you] einer deiner Helden
       *[other] einer der Helden { FORM($p, "of") }
    } direkt neben { FORM($h, "dat") }
    .one-acc = { PERSON($p) ->
        [you] einen deiner Helden
       *[other] einen der Helden { FORM($p, "of") }
    } direkt neben { FORM($h, "dat") }
    .any = { PERSON($p) ->
        [you] einer deiner Helden
       *[other] einer der Helden { FORM($p, "of") }
    } direkt neben { FORM($h, "dat") } sitzt
phrase-are-a-majority = mehr als die Hälfte Ja sagt
phrase-the-goblet-stands-free = der Kelch in der Mitte steht
phrase-richest = der reichste Spieler
    .acc = den reichsten Spieler
    .dat = dem reichsten Spieler

verb-move-hero-way-number = { $h } rückt { $n ->
        [one] einen Platz
       *[other] { $n } Plätze
    } { ID($w) ->
        [forward] vor
        [back] zurück
       *[other] in { FORM($w, "acc") }
    }
    .when = { $h } { ID($w) ->
        [forward] vorrückt
        [back] zurückrückt
       *[other] vor- oder zurückrückt
    }
verb-move-king-way-number = { $k } rückt an { $n ->
        [one] einem Helden
       *[other] { $n } Helden
    } vorbei, { ID($w) ->
        [forward] auf der Seite seines Bechers
        [back] auf der anderen Seite
       *[other] in { FORM($w, "acc") }
    }
verb-move-to-place = setze { FORM($h, "acc") } auf Platz { $n }
verb-move-to-the-place = setze { FORM($h, "acc") } { ID($e) ->
        [first] auf den ersten Platz
        [last] auf den letzten Platz
       *[other] an { FORM($e, "acc") } der Reihe
    }
verb-seat = setze { FORM($h, "acc") } direkt { ID($f) ->
        [in-front-of] vor { FORM($other, "acc") }
        [behind] hinter { FORM($other, "acc") }
       *[other] auf { FORM($f, "acc") } { FORM($other, "of") }
    }
verb-scatter-your-heroes-forward-back = einer deiner Helden rückt { $ahead } Plätze vor und ein anderer { $behind } Plätze zurück
verb-pay-from-the-bank = { PERSON($p) ->
        [you] nimm { $n } Silber aus der Bank
       *[other] { $p } nimmt { $n } Silber aus der Bank
    }
verb-reward-with = { $h } erhält { $n } Silber aus der Bank
verb-charge-with = { PERSON($hs) ->
        [many] { $hs } zahlen je { $n } Silber an die Bank
       *[other] { $hs } zahlt { $n } Silber an die Bank
    }
verb-draw-a-card-by = { PERSON($p) ->
        [you] ziehe eine Karte
       *[other] { $p } zieht eine Karte
    }
verb-hand-the-goblet-to = stelle den Kelch vor { FORM($p, "acc") }
verb-return-the-goblet = stelle den Kelch in die Mitte
verb-allow-a-toast-this-turn = du darfst in diesem Zug einen Trinkspruch ausbringen, wo immer der Kelch steht
verb-lay-beside-draco = lege { FORM($c, "acc") } neben Draco
verb-fling-a-coin-worth = eine Münze im Wert von { $n } Silber fliegt: Sie fällt zufällig auf einen Platz oder, ebenso leicht, daneben; der Spieler des getroffenen Helden nimmt sie, jede andere geht zurück an die Bank
verb-toast-by = { PERSON($you) ->
        [you] bringe einen Trinkspruch aus
       *[other] { $you } bringt einen Trinkspruch aus
    }
    .when = { PERSON($you) ->
        [you] du einen Trinkspruch ausbringst
       *[other] { $you } einen Trinkspruch ausbringt
    }
    .after = { PERSON($you) ->
        [you] du einen Trinkspruch ausgebracht hast
       *[other] { $you } einen Trinkspruch ausgebracht hat
    }
verb-start-turn-of = beginne den Zug { FORM($you, "of") }
    .when = { PERSON($you) ->
        [you] dein Zug beginnt
       *[other] der Zug { FORM($you, "of") } beginnt
    }
verb-end-turn-of = beende den Zug { FORM($you, "of") }
    .when = { PERSON($you) ->
        [you] dein Zug endet
       *[other] der Zug { FORM($you, "of") } endet
    }
verb-pay-the-table = zahle die Plätze aus wie sonst
    .when = die Plätze ausgezahlt werden
phrase-heroes-of-caught-by = die Helden { FORM($victim, "of") } zwischen zwei { PERSON($p) ->
        [you] deiner Helden
       *[other] Helden { FORM($p, "of") }
    }
    .dat = den Helden { FORM($victim, "of") } zwischen zwei { PERSON($p) ->
        [you] deiner Helden
       *[other] Helden { FORM($p, "of") }
    }
    .one = ein Held { FORM($victim, "of") } zwischen zwei { PERSON($p) ->
        [you] deiner Helden
       *[other] Helden { FORM($p, "of") }
    }
    .one-acc = einen Helden { FORM($victim, "of") } zwischen zwei { PERSON($p) ->
        [you] deiner Helden
       *[other] Helden { FORM($p, "of") }
    }
    .any = ein Held { FORM($victim, "of") } direkt zwischen zwei { PERSON($p) ->
        [you] deiner Helden
       *[other] Helden { FORM($p, "of") }
    } sitzt
phrase-luck-of = das Glück { FORM($x, "of") } (8 für Draco und neben ihm, dann 4, 2 und 1 nach dem Abstand, weiter weg 0)
type-thing = Figur
    .gender = feminine
    .plural = Figuren
    .plural-dat = Figuren

### from en: game-draco=e681422a seat-green=cf2a958e seat-purple=aa202878 seat-yellow=6cd91a3c
### from en: seat-red=41ac84be seat-blue=1cc18840 seat-black=3f126e5e option-deck-size=ca918300
### from en: option-long-game=2cd9467e option-empty-cellar-cap=413f9299 option-monte=f38eb50e
### from en: option-zork-tie=357afce3 option-finite-bank=f711a595 phase-turn-of=514a5b13
### from en: forecast-next-toast=a3bba128 kind-breed-amazon=4649e442 kind-breed-dwarf=25d99520
### from en: kind-breed-kobold=28f0dd38 kind-breed-rogue=da870648 piece-green-kobold=23b6a893
### from en: piece-green-dwarf=0e49e518 piece-purple-kobold=5c2a13da piece-purple-rogue=dc4cf97d
### from en: piece-yellow-amazon=afe738cc piece-yellow-rogue=e6c6f9d3 piece-red-amazon=38c43b57
### from en: piece-red-dwarf=945c369c piece-blue-rogue=78bd998f piece-blue-dwarf=e9c0a3c5
### from en: piece-black-amazon=3756f523 piece-black-kobold=73fc087b piece-john=a2ced2fd piece-sarah=237505af
### from en: piece-zork=825ff557 piece-draco=5ccfd5f7 piece-goblet=f58d0039 kind-way-forward=c8c2051b
### from en: kind-way-back=084974cb kind-end-first=9a256ffe kind-end-last=de515458
### from en: kind-flank-in-front-of=37696ec6 kind-flank-behind=672ee29c zone-table=bdc65d52
### from en: zone-exile=aefb834a zone-sleeve=b38fcccc zone-centre=41def051 zone-front=bec08d9c
### from en: zone-draw-pile=66f1c61d zone-hand=149ef0eb zone-stage=0eb76a58 zone-cellar=55dd38fb
### from en: zone-discard=c7be2106 zone-unused=cd12c4a3 counter-silver=30d8a95a counter-exhaustions=388726ce
### from en: holder-bank=e30aaa8a holder-purse=0e207271 variable-active=f2fc7593 variable-patron=63511cbb
### from en: variable-toasting=bb2c29b3 variable-toast-allowed=02723060 variable-goblet-is-fresh=6f9ce7cf
### from en: variable-last-toast-drunk=21b794a8 card-old-friends=1ff78986 card-arm-wrestling=6de59d57
### from en: card-enthusiasm=82a255ca card-informer=3dc50026 card-place-of-honour=e51526d9
### from en: card-blackmail=df976d5f card-apparition=a46963b7 card-shady-deal-swap=eb0f0a41
### from en: card-shady-deal-take=ef069575 card-frenzy-of-joy=04349cde card-gallant=5b93761e
### from en: card-rumour-mill=b880f687 card-big-intrigue=3153d115 card-big-brawl=bb1dae76
### from en: card-big-confusion=5734f478 card-favourite=b142d3b0 card-courtesies=12003efd
### from en: card-hangover=f1b40852 card-small-intrigue=1424688a card-small-brawl=95527a83
### from en: card-small-confusion=67194cb8 card-pickpocket=8c8d1828 card-moody=407b2a0e
### from en: card-empty-cellar=470f88c6 card-magic-mirror=251378a9 card-helping-hand=3d16cca7
### from en: card-love-thy-neighbour=8ebd3259 card-scheming=b8cb18b4 card-stroke-of-fate=a0b724ee
### from en: card-arbitration=69ada797 card-chit-chat=e553570b card-cronies=c290a63c card-selfless=1eca9c72
### from en: card-regular-seat=73954765 card-tryst=f362f43f card-sinner=a448b0e6 card-separation=ea66723b
### from en: card-three-card-monte=d8762ab3 card-drunkenness=e9460b99 card-persuasive-arguments=886e7b6b
### from en: card-foul-accusation=4fa14d46 card-bad-company=df30f3a5 card-brotherhood=9172e2b4
### from en: card-trust=04ee9410 card-full-cellar=6ca26d00 card-fickle=e2146668 card-musical-chairs=3f90c830
### from en: card-charity=b3601201 card-dice-game=e85f929e card-wham=bf4b76b4 card-pincers=f88d55bb
### from en: prompt-play-card=4ea142a4 prompt-discard-card=c83263cc prompt-toast=5c672cef
### from en: prompt-choose-hero=61523da3 prompt-choose-several-hero=5eb31e55 prompt-choose-player=5781490b
### from en: prompt-choose-number=a8f4cb24 prompt-choose-way=f936e9bc prompt-choose-end=12b59913
### from en: prompt-choose-flank=069b2c6a prompt-choose-breed=17d73489 prompt-choose-host=f4979488
### from en: prompt-goes-forward=2ff45b01 prompt-goes-back=266029c1 prompt-goes-first=01cca652
### from en: prompt-goes-last=a1425fb4 prompt-draco-goes=d0ceba95 prompt-seat-of-honour=f5144f33
### from en: prompt-vote-seat=4e897d1e prompt-vote-swap=03dfd2cd prompt-pay-gold=77b45c38
### from en: prompt-pay-ransom=943fc176 prompt-punish=2323ebff prompt-accuse=8872e4df
### from en: prompt-return-to=8dfdafec prompt-middle-of-three=4c142244 prompt-new-order=6e4f563f
### from en: prompt-new-order-blind=3b1527ae prompt-take-card=afc90c54 prompt-draw-extra=cf737384
### from en: log-play=dfc78d59 log-toast-by=5465ef29 log-hand-the-goblet-to=c1381d46
### from en: log-return-the-goblet=39e24f87 log-zork-pays-himself=f85ced92 log-the-draw-pile-runs-out=6d4dfd67
### from en: log-move-table=950ce0e6 log-move-exile=b1a0fd0c log-move-hand=2189f62b log-move-cellar=88e976db
### from en: log-move-sleeve=d62458de log-move-stage=e6b297e3 log-move-discard=91f20bff
### from en: log-move-draw-pile=6da5ceb6 log-move-unused=eee3a647 log-move-front=5f4925b8
### from en: log-move-centre=a9883bb4 log-shuffle-draw-pile=e1480fba log-chance-number=9ed0143f
### from en: log-count-exhaustions=15b2f720 log-swap=16a18c6d log-reverse-table=5dafe584
### from en: log-attr-owner=a793f68f log-end=d6de26ad type-hero=75a402ca type-king=b827ef68
### from en: type-action=819ec43d type-breed=82ae5a33 type-way=a8930a31 type-end=22e3a53f type-flank=83ae5388
### from en: attr-breed=f97d9c46 attr-owner=e573b366 phrase-heroes=7d912108 phrase-heroes-of-player=562ffbab
### from en: phrase-heroes-of-breed=3f7af070 phrase-heroes-besides=8b44c3a9 phrase-hero-at=85a903df
### from en: phrase-hero=336e6abf phrase-heroes-beside=ad263e83 phrase-heroes-of-beside=af56666a
### from en: phrase-are-a-majority=2dd3b5fd phrase-the-goblet-stands-free=4581a536 phrase-richest=b82a1322
### from en: verb-move-hero-way-number=5fb1ab69 verb-move-king-way-number=89bb7b37 verb-move-to-place=a8ae0dd6
### from en: verb-move-to-the-place=add42e34 verb-seat=4ab046c9 verb-scatter-your-heroes-forward-back=586dc681
### from en: verb-pay-from-the-bank=4a2d298d verb-reward-with=646bbbda verb-charge-with=af40eb5a
### from en: verb-draw-a-card-by=023e3de2 verb-hand-the-goblet-to=3eabcc19 verb-return-the-goblet=d1b6b8a8
### from en: verb-allow-a-toast-this-turn=e3695485 verb-lay-beside-draco=a3758765
### from en: verb-fling-a-coin-worth=104e7d3c verb-toast-by=56051997 verb-start-turn-of=da784fee
### from en: verb-end-turn-of=985e465a verb-pay-the-table=60ef9dca
### from en: prompt-choose-next=bef817c4 prompt-hero-goes=67ce3969 prompt-breed-goes=b63fc1a8
### from en: log-roll=8faa3f92
### from en: prompt-demand=1c8aa3d0 prompt-sit-behind=d80fb401 phrase-heroes-of-caught-by=7e3f300b
### from en: phrase-luck-of=e04ee71c type-thing=6e58d4e3
### from en: log-answer-choose-player=c0bec80e log-answer-demand=172246b2 log-answer-pay-ransom=2abc0913
### from en: log-answer-vote-seat=6a228a7a log-answer-vote-swap=4e9b1294 log-exchange-hand=65c8c5f3
