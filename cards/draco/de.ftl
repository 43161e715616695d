### Draco & Co auf Deutsch.
### Zahlen kommen von den Karten: { $n } und dergleichen füllt das Spiel aus.

## Das Spiel

game-draco = Draco & Co
    .rules =
        Willkommen in der Schenke, in der Diebe auf fremde Rechnung trinken. Draco sitzt an der runden Tafel, den Becher auf einer Seite: Das ist die gute Seite. Der Held neben dem Becher hat den ersten Platz, der Held auf Dracos anderer Seite den letzten.

        Wenn du am Zug bist, spielst du eine Karte und tust, was sie sagt. Steht danach der Kelch in der Mitte, darfst du einen Trinkspruch ausbringen. Zum Schluss ziehst du eine Karte.

        Bei einem Trinkspruch erhalten die ersten vier Plätze 4, 3, 2 und 1 Silber aus der Bank; der letzte Platz zahlt 2, der vorletzte 1. Wer Helden neben Sarah hat, zieht für jeden davon eine Karte. Du stellst den Kelch vor dich, und bis zum Ende deines nächsten Zuges trinkt niemand auf Draco.

        Drei Gäste gehören niemandem. Zork verdient nichts; was er schuldet, bei einem Trinkspruch das Doppelte, zahlt der eine reichste Spieler. Bruder John gibt, was er verdient, dem Helden hinter sich, und der Held vor ihm zahlt seine Schulden. Old Sarah verdient und zahlt nichts, bis sie einen alten Freund findet.

        Vor heißt zum ersten Platz hin, zurück heißt zum letzten, und an Draco kommt niemand vorbei. Wer nicht alles zahlen kann, zahlt, was er hat. Ein Gold ist drei Silber wert.

        Ist der Zugstapel leer, so ist der nächste Trinkspruch der letzte. Der reichste Dieb gewinnt; wer genau gleich viel besitzt wie ein anderer, scheidet aus. Bleibt niemand übrig, lacht Draco zuletzt.

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
option-long-game = Langes Spiel: Der Zugstapel geht zweimal zur Neige
option-empty-cellar-cap = Leerer Weinkeller: Niemand zahlt mehr als 2 Gold
option-monte = Trickbetrug
    .v-errata = du ordnest die Helden neu
    .v-printed = ein Gegner ordnet sie blind neu
option-zork-tie = Zorks Schulden, wenn mehrere die Reichsten sind
    .v-nobody = niemand zahlt
    .v-english = Zork zahlt selbst und besitzt nichts
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
    .gender = masculine
piece-sarah = Old Sarah
    .gender = feminine
piece-zork = Zork
    .gender = masculine
piece-draco = Draco
    .gender = masculine
piece-goblet = Kelch
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
zone-front = Vor dem Spieler
    .the = der Platz vor dem Spieler
    .acc = den Platz vor dem Spieler
    .dat = dem Platz vor dem Spieler
    .gender = masculine
zone-draw-pile = Zugstapel
    .the = der Zugstapel
    .acc = den Zugstapel
    .dat = dem Zugstapel
    .into = auf den Zugstapel
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
counter-exhaustions = So oft war der Zugstapel leer
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
    .text = Nenne einen neuen Platz für Draco. Alle stimmen ab. Er zieht nur um, wenn mehr als die Hälfte Ja sagt.
card-blackmail = Erpressung
    .text = Verlange von einem Gegner eine Summe. Zahlt er sie dir nicht ganz, darfst du einen seiner Helden auf den letzten Platz schicken.
card-apparition = Erscheinung
    .text = Setze Sarah auf den ersten oder auf den letzten Platz.
card-shady-deal-swap = Fauler Handel
    .text = Tausche alle deine Handkarten mit denen eines Gegners deiner Wahl.
card-shady-deal-take = Fauler Handel
    .text = Sieh dir die Handkarten eines Gegners an und behalte eine davon.
card-frenzy-of-joy = Freudentaumel
    .text = { $n } Gold aus der Bank fliegt in Richtung Draco. Der Zufall sagt, wo es landet: bei Draco und seinen Nachbarn am ehesten, und jeder Platz weiter weg ist halb so wahrscheinlich wie der vorige, bis zum vierten. Der Held, der dort sitzt, bekommt es; landet es bei Draco, geht es zurück an die Bank.
card-gallant = Galant
    .text = Sarah und einer deiner Helden tauschen die Plätze.
card-rumour-mill = Gerüchteküche ({ FORM($b, "plural") })
    .text = Alle { FORM($b, "plural") } ziehen { $n } Plätze vor oder alle { $n } Plätze zurück. Du bestimmst die Reihenfolge.
card-big-intrigue = Große Intrige
    .text = Wähle einen Helden, dann würfle: Er zieht so viele Plätze zurück.
card-big-brawl = Große Rauferei
    .text = Alle Helden werden gemischt und neu gesetzt.
card-big-confusion = Große Verwirrung
    .text = Einer deiner Helden zieht { $ahead } Plätze vor, ein anderer { $behind } Plätze zurück.
card-favourite = Günstling
    .text = Wähle einen Helden, dann würfle: Er zieht so viele Plätze vor.
card-courtesies = Höflichkeiten
    .text = Draco tauscht den Platz mit Sarah oder mit John.
card-hangover = Katerstimmung
    .text = Stelle den Kelch vor einen Spieler deiner Wahl. Dort bleibt er bis zum Ende des nächsten Zuges dieses Spielers.
card-small-intrigue = Kleine Intrige ({ $w })
    .text = Ein Held deiner Wahl zieht { $n } Plätze { $w }.
card-small-brawl = Kleine Rauferei
    .text = Wähle { $n } Helden. Sie werden gemischt und auf ihre Plätze verteilt.
card-small-confusion = Kleine Verwirrung
    .text = Einer deiner Helden zieht { $ahead } Plätze vor, ein anderer { $behind } Plätze zurück.
card-pickpocket = Langfinger
    .text = Nimm einem Gegner deiner Wahl { $n } Silber ab.
card-moody = Launisch ({ $n })
    .text = Draco rückt an { $n ->
        [one] einem Helden
       *[other] { $n } Helden
    } vorbei, auf der Seite deiner Wahl. Wen er überholt, der wechselt von einem Ende der Reihe zum anderen.
card-empty-cellar = Leerer Weinkeller
    .text = Liegt neben Draco bis zum nächsten Trinkspruch. Dann verdient niemand etwas: Die ersten vier Plätze zahlen 4, 3, 2 und 1 Gold, der letzte Platz zahlt 2 und der vorletzte 1. (Hausregel: Niemand zahlt mehr als { $cap } Gold.) Liegt der andere Keller schon dort, werden beide abgelegt.
card-magic-mirror = Magischer Spiegel
    .text = Würfle: Der Held auf dem ersten Platz zieht so viele Plätze zurück, der Held auf dem letzten Platz ebenso viele vor. Du bestimmst, wer zuerst zieht.
card-helping-hand = Nachhilfe
    .text = Wähle einen Helden. Für jedes Gold, das du der Bank zahlst, zieht er { $n } Plätze vor.
card-love-thy-neighbour = Nächstenliebe
    .text = Setze John direkt neben Zork oder Zork direkt neben John.
card-scheming = Ränkespiel
    .text = Setze einen Helden deiner Wahl direkt vor oder direkt hinter Zork.
card-stroke-of-fate = Schicksalsschlag
    .text = Würfle: Der Held auf dem Platz mit dieser Zahl geht auf den letzten Platz.
card-arbitration = Schiedsgericht
    .text = Nenne zwei Helden. Alle stimmen ab. Sie tauschen nur dann die Plätze, wenn mehr als die Hälfte Ja sagt.
card-chit-chat = Schwätzchen
    .text = Wähle ein Volk und einen seiner Helden. Alle anderen dieses Volkes setzen sich neben ihn; du bestimmst Reihenfolge und Seite.
card-cronies = Seilschaft
    .text = Du und ein Gegner deiner Wahl dürft je einen beliebigen Helden um { $n } Plätze vorrücken lassen. Du bestimmst, wer zuerst zieht.
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
    .text = Wähle drei Helden, die nebeneinander sitzen, und ordne sie neu, wie du willst. Oder, wenn ihr so spielt: Mische sie verdeckt, und ein Gegner deiner Wahl setzt sie blind zurück.
card-drunkenness = Trunkenheit
    .text = { $golden } Gold- und { $plain } Silbermünzen fliegen über die Tafel. Jede fällt, wohin der Zufall will, und jedes zweite Mal daneben. Eine Münze, die einen Helden trifft, gehört seinem Spieler; was Draco, Sarah oder Zork trifft, geht zurück an die Bank.
card-persuasive-arguments = Überzeugende Argumente ({ FORM($b, "plural") })
    .text = Wähle { FORM($b, "one-acc") }, dann würfle: Dieser Held zieht so viele Plätze zurück.
card-foul-accusation = Üble Anklage
    .text = Wirf den Helden eines Spielers aus der Schenke. Setze ihn zu Beginn deines nächsten Zuges auf einen Platz deiner Wahl.
card-bad-company = Üble Gesellschaft
    .text = Jeder Held direkt neben Zork zahlt { $n } Silber an die Bank.
card-brotherhood = Verbrüderung ({ FORM($b, "plural") })
    .text = Setze einen Helden deiner Wahl direkt hinter { FORM($b, "one-acc") } deiner Wahl.
card-trust = Vertrauen
    .text = Draco tauscht den Platz mit einem deiner Helden.
card-full-cellar = Voller Weinkeller
    .text = Liegt neben Draco bis zum nächsten Trinkspruch. Dann verdienen alle: Die ersten vier Plätze erhalten 4, 3, 2 und 1 Gold, der letzte Platz 2 und der vorletzte 1, und niemand zahlt. Liegt der andere Keller schon dort, werden beide abgelegt.
card-fickle = Wankelmütig
    .text = Draco nimmt den Becher in die andere Hand. Die Ersten sind nun die Letzten, und die Letzten sind die Ersten.
card-musical-chairs = Wechselspiel
    .text = Verteile John, Sarah und Zork auf ihre drei Plätze, wie du willst.
card-charity = Wohltätigkeit
    .text = Jeder Spieler darf für jeden seiner Helden, der direkt neben John sitzt, eine Karte ziehen.
card-dice-game = Würfelspiel
    .text = Wähle einen Helden, dann würfle: Die Zahl ist sein neuer Platz.
card-wham = Zack!
    .text = { $golden } Goldmünzen fliegen über die Tafel. Jede fällt, wohin der Zufall will, und jedes zweite Mal daneben. Eine Münze, die einen Helden trifft, gehört seinem Spieler; was Draco, Sarah oder Zork trifft, geht zurück an die Bank.
card-pincers = Zange
    .text = Ein Gegner, von dem ein Held zwischen zweien deiner Helden sitzt, zahlt dir { $n } Gold.

## Fragen

prompt-play-card = Welche Karte spielst du?
prompt-discard-card = Du kannst nichts spielen. Welche Karte legst du ab?
prompt-toast = Bringst du einen Trinkspruch aus?
prompt-choose-hero = Wähle einen Helden.
prompt-choose-several-hero = Wähle { $max } Helden.
prompt-choose-player = Wähle einen Spieler.
prompt-choose-next = Wer ist als Nächstes dran?
prompt-choose-number = Wie viel?
prompt-hero-goes = Geht { $a } vor oder zurück?
prompt-breed-goes = Gehen die { FORM($b, "plural") } vor oder zurück?
prompt-choose-end = Erster oder letzter Platz?
prompt-choose-flank = Davor oder dahinter?
prompt-choose-breed = Wähle ein Volk.
prompt-choose-host = Neben wem?
prompt-goes-forward = Wer zieht vor?
prompt-goes-back = Wer zieht zurück?
prompt-goes-first = Wer geht auf den ersten Platz?
prompt-goes-last = Wer geht auf den letzten Platz?
prompt-draco-goes = Zu seinem Becher hin oder davon weg?
prompt-seat-of-honour = Hinter wem soll Draco sitzen?
prompt-vote-seat = Soll Draco sich hinter { FORM($host, "acc") } setzen?
prompt-vote-swap = Sollen { $a } und { $b } die Plätze tauschen?
prompt-pay-gold = Wie viel Gold zahlst du?
prompt-pay-ransom = Zahlst du { $sum } Silber? Wenn nicht, landet vielleicht einer deiner Helden auf dem letzten Platz.
prompt-punish = Wen schickst du auf den letzten Platz?
prompt-accuse = Wen klagst du an?
prompt-return-to = Auf welchen Platz setzt { $h } sich wieder?
prompt-middle-of-three = Wähle den mittleren der drei.
prompt-new-order = In welcher Reihenfolge sitzen sie, von vorn nach hinten?
prompt-new-order-blind = Setze die verdeckten Helden zurück, in beliebiger Reihenfolge.
prompt-take-card = Welche Karte behältst du?
prompt-draw-extra = Ziehst du eine Karte?

## Der Verlauf

log-play = { $player } spielt { $card }.
log-roll = { $player } würfelt { $value }.
log-toast-by = { $you } hebt den Kelch: ein Trinkspruch!
log-hand-the-goblet-to = Der Kelch steht vor { FORM($p, "dat") }.
log-return-the-goblet = Der Kelch steht wieder in der Mitte.
log-zork-pays-himself = Zork müsste selbst { $n } Silber zahlen und kehrt leere Taschen um.
log-the-draw-pile-runs-out = Der Zugstapel ist leer. Der Ablagestapel wird gemischt.
log-move-table = { $place ->
        [0] { $thing } setzt sich um.
       *[other] { $thing } setzt sich auf Platz { $place }.
    }
log-move-exile = { $thing } fliegt aus der Schenke.
log-move-hand = { $owner } nimmt { FORM($thing, "acc") }.
log-move-cellar = { $thing } wird neben Draco gelegt.
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
log-swap = { $a } und { $b } tauschen die Plätze.
log-reverse-table = Draco nimmt den Becher in die andere Hand: Die Ersten sind die Letzten.
log-attr-owner = { $thing } hält nun zu { FORM($value, "dat") }.
log-end = { COUNT($winners) ->
        [0] Kein Beutel ist ohnegleichen: Draco gewinnt, und alle Diebe haben verloren.
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

verb-move-hero-way-number = { $h } zieht { $n ->
        [one] einen Platz
       *[other] { $n } Plätze
    } { ID($w) ->
        [forward] vor
        [back] zurück
       *[other] in { FORM($w, "acc") }
    }
    .when = { $h } { ID($w) ->
        [forward] vorzieht
        [back] zurückzieht
       *[other] vor- oder zurückzieht
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
verb-scatter-your-heroes-forward-back = einer deiner Helden zieht { $ahead } Plätze vor und ein anderer { $behind } Plätze zurück
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
verb-fling-a-coin-worth = eine Münze im Wert von { $n } Silber fällt zufällig auf einen Platz oder daneben
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

### from en: game-draco=6e0497a3 seat-green=cf2a958e seat-purple=aa202878 seat-yellow=6cd91a3c
### from en: seat-red=41ac84be seat-blue=1cc18840 seat-black=3f126e5e option-deck-size=ca918300
### from en: option-long-game=2cd9467e option-empty-cellar-cap=9b5c2eeb option-monte=a98fe445
### from en: option-zork-tie=89020c8e option-finite-bank=f711a595 phase-turn-of=514a5b13
### from en: forecast-next-toast=a3bba128 kind-breed-amazon=4649e442 kind-breed-dwarf=25d99520
### from en: kind-breed-kobold=28f0dd38 kind-breed-rogue=da870648 piece-green-kobold=23b6a893
### from en: piece-green-dwarf=0e49e518 piece-purple-kobold=5c2a13da piece-purple-rogue=dc4cf97d
### from en: piece-yellow-amazon=afe738cc piece-yellow-rogue=e6c6f9d3 piece-red-amazon=38c43b57
### from en: piece-red-dwarf=945c369c piece-blue-rogue=78bd998f piece-blue-dwarf=e9c0a3c5
### from en: piece-black-amazon=3756f523 piece-black-kobold=73fc087b piece-john=520d7d39 piece-sarah=5190c88a
### from en: piece-zork=e5fb0ce5 piece-draco=cbacdfb7 piece-goblet=18434509 kind-way-forward=c8c2051b
### from en: kind-way-back=084974cb kind-end-first=9a256ffe kind-end-last=de515458
### from en: kind-flank-in-front-of=37696ec6 kind-flank-behind=672ee29c zone-table=bdc65d52
### from en: zone-exile=aefb834a zone-sleeve=b38fcccc zone-centre=41def051 zone-front=883562fe
### from en: zone-draw-pile=66f1c61d zone-hand=149ef0eb zone-stage=0eb76a58 zone-cellar=55dd38fb
### from en: zone-discard=c7be2106 zone-unused=cd12c4a3 counter-silver=30d8a95a counter-exhaustions=388726ce
### from en: holder-bank=e30aaa8a holder-purse=0e207271 variable-active=f2fc7593 variable-patron=63511cbb
### from en: variable-toasting=bb2c29b3 variable-toast-allowed=02723060 variable-goblet-is-fresh=6f9ce7cf
### from en: variable-last-toast-drunk=21b794a8 card-old-friends=1ff78986 card-arm-wrestling=6de59d57
### from en: card-enthusiasm=82a255ca card-informer=3dc50026 card-place-of-honour=e51526d9
### from en: card-blackmail=df976d5f card-apparition=a46963b7 card-shady-deal-swap=eb0f0a41
### from en: card-shady-deal-take=2f2b6555 card-frenzy-of-joy=1a3b59ac card-gallant=5b93761e
### from en: card-rumour-mill=b880f687 card-big-intrigue=3153d115 card-big-brawl=dfef1b0c
### from en: card-big-confusion=8bc115d6 card-favourite=b142d3b0 card-courtesies=12003efd
### from en: card-hangover=f1b40852 card-small-intrigue=1424688a card-small-brawl=95527a83
### from en: card-small-confusion=06de4c16 card-pickpocket=8c8d1828 card-moody=407b2a0e
### from en: card-empty-cellar=7edf5bf9 card-magic-mirror=251378a9 card-helping-hand=3d16cca7
### from en: card-love-thy-neighbour=8ebd3259 card-scheming=b8cb18b4 card-stroke-of-fate=a0b724ee
### from en: card-arbitration=69ada797 card-chit-chat=f6ce0f87 card-cronies=c290a63c card-selfless=1eca9c72
### from en: card-regular-seat=73954765 card-tryst=f362f43f card-sinner=a448b0e6 card-separation=ea66723b
### from en: card-three-card-monte=3f82025b card-drunkenness=497860c2 card-persuasive-arguments=886e7b6b
### from en: card-foul-accusation=c684eb61 card-bad-company=df30f3a5 card-brotherhood=9172e2b4
### from en: card-trust=04ee9410 card-full-cellar=9429c3db card-fickle=e2146668 card-musical-chairs=3f90c830
### from en: card-charity=b3601201 card-dice-game=e85f929e card-wham=6b1f2d4b card-pincers=07538bb6
### from en: prompt-play-card=4ea142a4 prompt-discard-card=c83263cc prompt-toast=4500131d
### from en: prompt-choose-hero=61523da3 prompt-choose-several-hero=5eb31e55 prompt-choose-player=5781490b
### from en: prompt-choose-number=a8f4cb24 prompt-choose-way=f936e9bc prompt-choose-end=12b59913
### from en: prompt-choose-flank=069b2c6a prompt-choose-breed=17d73489 prompt-choose-host=2d9e9c3b
### from en: prompt-goes-forward=2ff45b01 prompt-goes-back=266029c1 prompt-goes-first=01cca652
### from en: prompt-goes-last=a1425fb4 prompt-draco-goes=ee0d8170 prompt-seat-of-honour=a8c338e7
### from en: prompt-vote-seat=8b6cdd49 prompt-vote-swap=03dfd2cd prompt-pay-gold=77b45c38
### from en: prompt-pay-ransom=943fc176 prompt-punish=2323ebff prompt-accuse=8872e4df
### from en: prompt-return-to=8dfdafec prompt-middle-of-three=4c142244 prompt-new-order=6e4f563f
### from en: prompt-new-order-blind=3b1527ae prompt-take-card=ca0b4afa prompt-draw-extra=cf737384
### from en: log-play=dfc78d59 log-toast-by=5465ef29 log-hand-the-goblet-to=05085fc2
### from en: log-return-the-goblet=39e24f87 log-zork-pays-himself=67599496 log-the-draw-pile-runs-out=6d4dfd67
### from en: log-move-table=950ce0e6 log-move-exile=b1a0fd0c log-move-hand=2189f62b log-move-cellar=88e976db
### from en: log-move-sleeve=d62458de log-move-stage=e6b297e3 log-move-discard=91f20bff
### from en: log-move-draw-pile=6da5ceb6 log-move-unused=eee3a647 log-move-front=5f4925b8
### from en: log-move-centre=a9883bb4 log-shuffle-draw-pile=e1480fba log-chance-number=9ed0143f
### from en: log-count-exhaustions=15b2f720 log-swap=16a18c6d log-reverse-table=5dafe584
### from en: log-attr-owner=a793f68f log-end=06a71053 type-hero=75a402ca type-king=b827ef68
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
### from en: verb-fling-a-coin-worth=bcc683ff verb-toast-by=56051997 verb-start-turn-of=da784fee
### from en: verb-end-turn-of=985e465a verb-pay-the-table=60ef9dca
### from en: prompt-choose-next=bef817c4 prompt-hero-goes=67ce3969 prompt-breed-goes=b63fc1a8
### from en: log-roll=8faa3f92
