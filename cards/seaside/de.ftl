### Dominion: Seaside auf Deutsch.

## Das Spiel

game-seaside = Dominion: Seaside
    .rules =
        Du regierst ein kleines Reich am Meer, und deine Karten sind alles, was es davon gibt: Wer am Ende die meisten Punkte darin hat, gewinnt. Dein Zug hat drei Teile. Zuerst darfst du eine Aktion ausspielen. Dann spielst du Geldkarten aus und darfst eine Karte kaufen. Zuletzt legst du deine Hand und alles Ausgespielte ab und ziehst fünf neue Karten.

        Im Vorrat liegt ein Stapel von jeder Basiskarte, zu zweit 8 von jeder Punktekarte, sonst 12, 10 Flüche für jeden Spieler außer einem, und zehn Stapel Königreichkarten. Wer beginnt, sagt der Zufall.

        Hohe See: Bazar, Karawane, Embargo, Entdecker, Hafen, Insel, Ausguck, Piratenschiff, Schmuggler, Werft. Vergrabene Schätze: Botschafter, Beutelschneider, Fischerdorf, Leuchtturm, Außenposten, Perlentaucher, Taktiker, Schatzkarte, Lagerhaus, Werft. Schiffbruch: Geisterschiff, Handelsschiff, Eingeborenendorf, Navigator, Perlentaucher, Müllverwerter, Seehexe, Schmuggler, Schatzkammer, Lagerhaus.

        Du beginnst mit sieben Kupfer und drei Anwesen. Was du nimmst, kommt auf deinen Ablagestapel und kehrt zurück, sobald die Ablage dein neuer Nachziehstapel wird. Manche Aktionen geben dir weitere Aktionen, Karten, Münzen oder Käufe; jeder weitere Kauf ist eine Karte mehr. Münzen, die du am Ende deines Zuges nicht ausgegeben hast, verfallen.

        Eine Dauerkarte wirkt jetzt und noch einmal zu Beginn deines nächsten Zuges; bis dahin bleibt sie vor dir liegen. Wirken mehrere, bestimmst du die Reihenfolge.

        Ein Angriff trifft alle anderen Spieler, reihum. Wer eine Reaktion auf der Hand hat, darf sie zeigen, bevor irgendetwas geschieht; wer einen Leuchtturm im Spiel hat, ist sicher.

        Das Spiel endet mit dem Zug, nach dem die Provinzen oder drei beliebige Stapel leer sind. Alle deine Karten zählen, auch die auf deinen Tableaus. Haben mehrere die meisten Punkte, gewinnt von ihnen, wer weniger Züge hatte.

seat-coral = Koralle
seat-teal = Türkis
seat-amber = Bernstein
seat-navy = Marine

option-kingdom = Königreichkarten
    .v-random = zehn nach dem Los
    .v-high-seas = Hohe See
    .v-buried-treasure = Vergrabene Schätze
    .v-shipwrecks = Schiffbruch
    .v-own-choice = der erste Spieler wählt zehn
option-guests = Thronsaal, Burggraben und Geheimkammer können dabei sein
option-end-if-ever-empty = Ein Stapel, der kurz leer war, gilt als leer

phase-turn-of = { $you } ist am Zug
phase-action-phase-of = Aktionen: { $you }
phase-buy-phase-of = Käufe: { $you }

## Wörter

kind-trait-action = Aktion
kind-trait-treasure = Geldkarte
kind-trait-victory = Punktekarte
kind-trait-curse = Fluch
kind-trait-attack = Angriff
kind-trait-duration = Dauerkarte
kind-trait-reaction = Reaktion
kind-origin-basic = Grundkarte
kind-origin-seaside = Seaside
kind-origin-guest = Gast
kind-village-life-send-a-card = die oberste Karte des Nachziehstapels auf das Tableau legen
kind-village-life-fetch-the-cards = alle Karten vom Tableau nehmen
kind-piracy-raid = die anderen ausrauben
kind-piracy-spend = die Beute ausgeben

## Orte und Zähler

zone-supply = Vorrat
    .the = der Vorrat
    .gender = masculine
    .of-whom = der Vorratsstapel { FORM($who, "of") }
    .of-whom-acc = den Vorratsstapel { FORM($who, "of") }
    .of-whom-dat = dem Vorratsstapel { FORM($who, "of") }
    .of-whom-in = im Vorratsstapel { FORM($who, "of") }
    .of-whom-into = in den Vorratsstapel { FORM($who, "of") }
    .acc = den Vorrat
    .dat = dem Vorrat
    .in = im Vorrat
    .into = in den Vorrat
zone-trash = Müll
    .the = der Müll
    .gender = masculine
    .acc = den Müll
    .dat = dem Müll
    .in = im Müll
    .into = in den Müll
zone-deck = Nachziehstapel
    .the = der Nachziehstapel
    .gender = masculine
    .acc = den Nachziehstapel
    .dat = dem Nachziehstapel
zone-hand = Hand
    .the = die Hand
    .gender = feminine
    .dat = der Hand
    .in = auf der Hand
    .into = auf die Hand
    .your-in = auf deiner Hand
    .your = deine Hand
    .your-dat = deiner Hand
    .your-into = auf deine Hand
    .of-whom = die Hand { FORM($who, "of") }
    .of-whom-dat = der Hand { FORM($who, "of") }
    .of-whom-in = auf der Hand { FORM($who, "of") }
    .of-whom-into = auf die Hand { FORM($who, "of") }
zone-in-play = Im Spiel
    .the = die Karten im Spiel
    .in = im Spiel
    .your = deine Karten im Spiel
    .your-dat = deinen Karten im Spiel
    .your-in = bei dir im Spiel
    .your-things = deine Karten im Spiel
    .your-things-dat = deinen Karten im Spiel
    .your-one = eine deiner Karten im Spiel
    .your-one-dat = einer deiner Karten im Spiel
    .your-into = ins Spiel
zone-discard = Ablagestapel
    .the = der Ablagestapel
    .gender = masculine
    .acc = den Ablagestapel
    .dat = dem Ablagestapel
    .in = auf dem Ablagestapel
    .into = auf den Ablagestapel
zone-looked-at = Angesehen
    .the = die angesehenen Karten
    .your = die von dir angesehenen Karten
    .your-dat = den von dir angesehenen Karten
    .your-in = unter den von dir angesehenen Karten
    .your-things = die von dir angesehenen Karten
    .your-things-dat = den von dir angesehenen Karten
    .your-one = eine der von dir angesehenen Karten
    .your-one-dat = einer der von dir angesehenen Karten
zone-shown = Gezeigt
    .the = die gezeigten Karten
    .of-whom = die von { FORM($who, "dat") } gezeigten Karten
    .of-whom-dat = den von { FORM($who, "dat") } gezeigten Karten
    .of-whom-in = unter den von { FORM($who, "dat") } gezeigten Karten
    .of-whom-things = die von { FORM($who, "dat") } gezeigten Karten
    .of-whom-things-dat = den von { FORM($who, "dat") } gezeigten Karten
    .of-whom-one = eine der von { FORM($who, "dat") } gezeigten Karten
    .of-whom-one-dat = einer der von { FORM($who, "dat") } gezeigten Karten
zone-aside = Zur Seite gelegt
    .the = die zur Seite gelegten Karten
    .your = deine zur Seite gelegten Karten
    .your-dat = deinen zur Seite gelegten Karten
    .your-into = zur Seite
zone-village-mat = Tableau des Eingeborenendorfs
    .the = das Tableau des Eingeborenendorfs
    .gender = neuter
    .your = dein Tableau des Eingeborenendorfs
    .your-dat = deinem Tableau des Eingeborenendorfs
    .your-in = auf deinem Tableau des Eingeborenendorfs
    .your-into = auf dein Tableau des Eingeborenendorfs
zone-island-mat = Tableau der Insel
    .the = das Tableau der Insel
    .gender = neuter
    .your = dein Tableau der Insel
    .your-dat = deinem Tableau der Insel
    .your-in = auf deinem Tableau der Insel
    .your-into = auf dein Tableau der Insel

counter-embargo = Embargomarker
    .count = { $n } Embargomarker
    .of-whom = die Embargomarker auf { FORM($who, "dat") }
counter-plunder = Beute
    .count = { $n } Beute
    .gender = feminine
counter-actions = Aktionen
    .count = { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    }
counter-buys = Käufe
    .count = { $n ->
        [one] { $n } Kauf
       *[other] { $n } Käufe
    }
counter-coins = Münzen
    .count = { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
counter-turns = Gespielte Züge
    .count = { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }

variable-piles = Stapel dieses Spiels
    .the = die Stapel dieses Spiels
    .dat = den Stapeln dieses Spiels
    .gender = masculine
variable-gained = Im letzten Zug genommen
    .of-whom = die im letzten Zug von { FORM($who, "dat") } genommenen Karten
    .of-whom-dat = den im letzten Zug von { FORM($who, "dat") } genommenen Karten
variable-bought-victory = In diesem Zug wurde eine Punktekarte gekauft
    .has = du in diesem Zug eine Punktekarte gekauft hast
    .has-not = du in diesem Zug keine Punktekarte gekauft hast
variable-victims = Wen der Angriff trifft
    .the = die vom Angriff getroffenen Spieler
    .dat = den vom Angriff getroffenen Spielern
variable-active = Wer am Zug ist
variable-extra-turn = Dies ist ein Extrazug
    .has = dies ein Extrazug ist
    .has-not = dies kein Extrazug ist
variable-extra-turn-follows = Es folgt ein Extrazug
    .set-yes = mache danach einen Extrazug
    .set-no = es folgt kein Extrazug
variable-ever-run-out = Der Vorrat war kurz erschöpft

## Karten

card-copper = Kupfer
    .text = Geldkarte, kostet { $cost }. { $worth } Münze wert.
card-silver = Silber
    .text = Geldkarte, kostet { $cost }. { $worth } Münzen wert.
card-gold = Gold
    .text = Geldkarte, kostet { $cost }. { $worth } Münzen wert.
card-estate = Anwesen
    .text = Punktekarte, kostet { $cost }. { $points } Punkt.
card-duchy = Herzogtum
    .text = Punktekarte, kostet { $cost }. { $points } Punkte.
card-province = Provinz
    .text = Punktekarte, kostet { $cost }. { $points } Punkte.
card-curse = Fluch
    .text = Fluch, kostet { $cost }. { $points } Punkt.
card-embargo = Embargo
    .text = Aktion, kostet { $cost }. Du erhältst 2 Münzen. Entsorge diese Karte und lege einen Embargomarker auf einen Stapel des Vorrats. Wer fortan eine Karte von diesem Stapel kauft, nimmt für jeden Marker darauf einen Fluch.
card-haven = Hafen
    .text = Aktion und Dauerkarte, kostet { $cost }. Ziehe eine Karte; du erhältst 1 Aktion. Lege eine Handkarte verdeckt zur Seite; zu Beginn deines nächsten Zuges kehrt sie auf deine Hand zurück.
card-lighthouse = Leuchtturm
    .text = Aktion und Dauerkarte, kostet { $cost }. Du erhältst 1 Aktion und 1 Münze; zu Beginn deines nächsten Zuges noch 1 Münze. Solange diese Karte im Spiel ist, betreffen dich Angriffe der anderen nicht, selbst wenn du es wolltest.
card-native-village = Eingeborenendorf
    .text = Aktion, kostet { $cost }. Du erhältst 2 Aktionen. Lege dann die oberste Karte deines Nachziehstapels verdeckt auf das Tableau deines Eingeborenendorfs, oder nimm alle Karten von dort auf die Hand.
card-pearl-diver = Perlentaucher
    .text = Aktion, kostet { $cost }. Ziehe eine Karte; du erhältst 1 Aktion. Sieh dir die unterste Karte deines Nachziehstapels an; du darfst sie obenauf legen.
card-ambassador = Botschafter
    .text = Aktion und Angriff, kostet { $cost }. Zeige eine Handkarte. Lege bis zu zwei Exemplare davon aus der Hand in den Vorrat zurück; dann nimmt jeder andere Spieler ein Exemplar.
card-fishing-village = Fischerdorf
    .text = Aktion und Dauerkarte, kostet { $cost }. Du erhältst 2 Aktionen und 1 Münze. Zu Beginn deines nächsten Zuges erhältst du 1 Aktion und 1 Münze.
card-lookout = Ausguck
    .text = Aktion, kostet { $cost }. Du erhältst 1 Aktion. Sieh dir die obersten drei Karten deines Nachziehstapels an: Entsorge eine, lege eine ab, lege die letzte zurück.
card-smugglers = Schmuggler
    .text = Aktion, kostet { $cost }. Nimm ein Exemplar einer Karte, die höchstens 6 kostet und die der Spieler rechts von dir in seinem letzten Zug genommen hat.
card-warehouse = Lagerhaus
    .text = Aktion, kostet { $cost }. Ziehe drei Karten; du erhältst 1 Aktion. Lege dann drei Karten ab.
card-caravan = Karawane
    .text = Aktion und Dauerkarte, kostet { $cost }. Ziehe eine Karte; du erhältst 1 Aktion. Ziehe zu Beginn deines nächsten Zuges eine Karte.
card-cutpurse = Beutelschneider
    .text = Aktion und Angriff, kostet { $cost }. Du erhältst 2 Münzen. Jeder andere Spieler legt ein Kupfer ab oder zeigt eine Hand ohne Kupfer.
card-island = Insel
    .text = Aktion und Punktekarte, kostet { $cost }. { $points } Punkte. Lege diese Karte und eine weitere Handkarte bis zum Spielende auf das Tableau deiner Insel.
card-navigator = Navigator
    .text = Aktion, kostet { $cost }. Du erhältst 2 Münzen. Sieh dir die obersten fünf Karten deines Nachziehstapels an. Lege sie alle ab, oder lege sie in beliebiger Reihenfolge zurück.
card-pirate-ship = Piratenschiff
    .text = Aktion und Angriff, kostet { $cost }. Rauben: Jeder andere Spieler zeigt die obersten zwei Karten seines Nachziehstapels; du entsorgst davon eine Geldkarte, den Rest legt er ab. Wurde eine entsorgt, wächst deine Beute um 1. Oder ausgeben: Du erhältst eine Münze je Beute und behältst die Beute.
card-salvager = Müllverwerter
    .text = Aktion, kostet { $cost }. Du erhältst 1 Kauf. Entsorge eine Handkarte; du erhältst so viele Münzen, wie sie kostet.
card-sea-hag = Seehexe
    .text = Aktion und Angriff, kostet { $cost }. Jeder andere Spieler legt die oberste Karte seines Nachziehstapels ab und nimmt einen Fluch, der oben auf seinen Nachziehstapel kommt.
card-treasure-map = Schatzkarte
    .text = Aktion, kostet { $cost }. Entsorge diese und eine weitere Schatzkarte aus deiner Hand. Hast du beide entsorgt, nimm vier Gold, die oben auf deinen Nachziehstapel kommen.
card-bazaar = Bazar
    .text = Aktion, kostet { $cost }. Ziehe eine Karte; du erhältst 2 Aktionen und 1 Münze.
card-explorer = Entdecker
    .text = Aktion, kostet { $cost }. Nimm ein Silber auf die Hand; oder, wenn du eine Provinz aus deiner Hand zeigst, stattdessen ein Gold.
card-ghost-ship = Geisterschiff
    .text = Aktion und Angriff, kostet { $cost }. Ziehe zwei Karten. Jeder andere Spieler mit mehr als drei Handkarten legt Karten seiner Wahl auf seinen Nachziehstapel zurück, bis er drei hat.
card-merchant-ship = Handelsschiff
    .text = Aktion und Dauerkarte, kostet { $cost }. Du erhältst 2 Münzen, und zu Beginn deines nächsten Zuges noch 2.
card-outpost = Außenposten
    .text = Aktion und Dauerkarte, kostet { $cost }. Ziehe am Ende dieses Zuges nur drei Karten und mache dann einen Extrazug; aber nie drei Züge hintereinander.
card-tactician = Taktiker
    .text = Aktion und Dauerkarte, kostet { $cost }. Lege deine Hand ab. War das mindestens eine Karte, ziehe zu Beginn deines nächsten Zuges fünf Karten; du erhältst 1 Kauf und 1 Aktion.
card-treasury = Schatzkammer
    .text = Aktion, kostet { $cost }. Ziehe eine Karte; du erhältst 1 Aktion und 1 Münze. Am Ende eines Zuges, in dem du keine Punktekarte gekauft hast, darfst du diese Karte auf deinen Nachziehstapel zurücklegen.
card-wharf = Werft
    .text = Aktion und Dauerkarte, kostet { $cost }. Ziehe zwei Karten; du erhältst 1 Kauf. Zu Beginn deines nächsten Zuges noch einmal.
card-throne-room = Thronsaal
    .text = Aktion, kostet { $cost }. Spiele eine Aktion aus deiner Hand zweimal aus. Das verbraucht keine weitere Aktion.
card-moat = Burggraben
    .text = Aktion und Reaktion, kostet { $cost }. Ziehe zwei Karten. Spielt ein anderer einen Angriff aus, darfst du diese Karte aus deiner Hand zeigen; der Angriff betrifft dich dann nicht.
card-secret-chamber = Geheimkammer
    .text = Aktion und Reaktion, kostet { $cost }. Lege beliebig viele Karten ab; für jede erhältst du eine Münze. Spielt ein anderer einen Angriff aus, darfst du diese Karte aus deiner Hand zeigen; ziehe dann zwei Karten und lege zwei Handkarten auf deinen Nachziehstapel zurück.

## Fragen

prompt-choose-kingdom = Welche zehn Königreichkarten sind dabei?
prompt-play-action = Spielst du eine Aktion aus?
    .decline = Keine Aktion ausspielen
prompt-play-all-treasures = Spielst du alle deine Geldkarten aus?
prompt-play-treasures = Welche Geldkarten spielst du aus?
prompt-buy = Kaufst du eine Karte?
    .decline = Nichts kaufen
prompt-place-embargo = Auf welchen Stapel legst du den Embargomarker?
prompt-set-aside = Welche Karte legst du für deinen nächsten Zug zur Seite?
prompt-choose-village-life = Was geschieht im Dorf?
prompt-put-pearl-on-top = Legst du oben auf deinen Nachziehstapel: { $pearl }?
prompt-show-card = Welche Karte zeigst du?
prompt-return-cards = Welche Exemplare legst du in den Vorrat zurück?
prompt-trash-one = Welche Karte entsorgst du?
prompt-discard-one = Welche Karte legst du ab?
prompt-smuggle = Was schmuggelst du?
prompt-discard-cards = Welche Karten legst du ab?
prompt-ship-to-island = Welche Karte kommt auf die Insel?
prompt-discard-them-all = Legst du sie alle ab?
prompt-back-on-deck = Welche Karten kommen auf deinen Nachziehstapel zurück? Die erste liegt dann oben.
prompt-choose-piracy = Rauben oder ausgeben?
prompt-sink-treasure = Welche Geldkarte wird entsorgt?
prompt-salvage = Welche Karte entsorgst du?
prompt-show-province = Zeigst du eine Provinz?
prompt-keep-treasury = Legst du die Schatzkammer auf deinen Nachziehstapel zurück?
prompt-play-twice = Welche Aktion spielst du zweimal aus?
prompt-show-reaction = Welche Reaktion zeigst du?
prompt-discard-for-coins = Welche Karten legst du ab, für je eine Münze?

## Das Protokoll

log-play = { $player } spielt „{ $card }“ aus.
log-note-that-gained = { $you } nimmt { $d }.
log-note-that-paid-with = { COUNT($ts) ->
        [0] { $you } bezahlt nichts.
       *[other] { $you } bezahlt: { LIST($ts) }.
    }
log-move-supply = { "" }
log-note-that-returned = { COUNT($cs) ->
        [0] { $you } legt nichts in den Vorrat zurück.
       *[other] { $you } legt in den Vorrat zurück: { LIST($cs) }.
    }
log-move-trash = { $thing } wird entsorgt.
log-move-deck = { "" }
log-move-hand = { "" }
log-move-in-play = { "" }
log-move-discard = { "" }
log-move-looked-at = { "" }
log-move-shown = { $owner } zeigt { $thing }.
log-move-aside = { $owner } legt eine Karte zur Seite.
log-move-village-mat = { $owner } legt eine Karte auf das Tableau des Eingeborenendorfs.
log-move-island-mat = { $owner } legt { $thing } auf das Tableau der Insel.
log-shuffle-deck = Ein neuer Nachziehstapel wird gemischt.
log-count-embargo = Ein neuer Embargomarker liegt auf: { $of }.
log-count-plunder = Beute, { $of }: { $value }
log-count-actions = { "" }
log-count-buys = { "" }
log-count-coins = { "" }
log-count-turns = { "" }
log-chance = { "" }

## Wörter für gemachte Kartentexte

type-printed = Karte
    .plural = Karten
    .gender = feminine
    .plural-dat = Karten
attr-cost = der Preis { FORM($x, "of") }
verb-draw-a-card = ziehe eine Karte
verb-draw-cards = ziehe { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
verb-look-at-the-top-cards = sieh dir { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Nachziehstapels an
verb-renew-the-deck = mische deine Ablage zu einem neuen Nachziehstapel
verb-renew-an-empty-deck = ist dein Nachziehstapel leer, mische deine Ablage zu einem neuen
verb-discard = lege { FORM($cs, "acc") } ab
verb-discards = { PERSON($you) ->
        [you] lege { FORM($cs, "acc") } ab
       *[other] { $you } legt { FORM($cs, "acc") } ab
    }
verb-discards-the-top-card = { PERSON($you) ->
        [you] lege die oberste Karte deines Nachziehstapels ab
       *[other] { $you } legt die oberste Karte seines Nachziehstapels ab
    }
verb-put-back-on-the-deck = lege { FORM($cs, "acc") } oben auf deinen Nachziehstapel
verb-trash = entsorge { FORM($cs, "acc") }
verb-gain = nimm { FORM($d, "acc") }
verb-gain-into-the-hand = nimm { FORM($d, "acc") } auf die Hand
verb-gain-onto-the-deck = nimm { FORM($d, "acc") } oben auf deinen Nachziehstapel
verb-gains = { PERSON($you) ->
        [you] nimm { FORM($d, "acc") }
       *[other] { $you } nimmt { FORM($d, "acc") }
    }
verb-gains-onto-the-deck = { PERSON($you) ->
        [you] nimm { FORM($d, "acc") } oben auf deinen Nachziehstapel
       *[other] { $you } nimmt { FORM($d, "acc") } oben auf seinen Nachziehstapel
    }
verb-play = spiele { FORM($c, "acc") } aus
verb-keep-until-your-next-turn = lass { FORM($c, "acc") } bis zu deinem nächsten Zug im Spiel
verb-keeps-only-cards = { PERSON($you) ->
        [you] lege Handkarten auf deinen Nachziehstapel zurück, bis du { $n } hast
       *[other] { $you } legt Handkarten auf seinen Nachziehstapel zurück, bis er { $n } hat
    }
verb-attack-on = greife { FORM($p, "acc") } an
    .when = { PERSON($p) ->
        [you] ein anderer dich angreift
       *[other] { $p } angegriffen wird
    }
    .instead = { PERSON($p) ->
        [you] eines Angriffs auf dich
       *[other] eines Angriffs auf { FORM($p, "acc") }
    }
verb-start-turn-of = beginne den Zug { FORM($you, "of") }
    .when = { PERSON($you) ->
        [you] dein Zug beginnt
       *[other] der Zug { FORM($you, "of") } beginnt
    }
verb-clean-up-of = räume auf
    .when = { PERSON($you) ->
        [you] du aufräumst
       *[other] { $you } aufräumt
    }
phrase-action-cards-of = { PERSON($p) ->
        [you] die Aktionen auf deiner Hand
       *[other] die Aktionen auf der Hand { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] eine Aktion aus deiner Hand
       *[other] eine Aktion aus der Hand { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] jede Aktion auf deiner Hand
       *[other] jede Aktion auf der Hand { FORM($p, "of") }
    }
phrase-treasure-cards-of = { PERSON($p) ->
        [you] die Geldkarten auf deiner Hand
       *[other] die Geldkarten auf der Hand { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] eine Geldkarte aus deiner Hand
       *[other] eine Geldkarte aus der Hand { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] jede Geldkarte auf deiner Hand
       *[other] jede Geldkarte auf der Hand { FORM($p, "of") }
    }
variable-sheltered = Wer vor dem Angriff sicher ist
    .the = die vor dem Angriff sicheren Spieler
    .dat = den vor dem Angriff sicheren Spielern
attr-types = die Arten { FORM($x, "of") }
    .dat = den Arten { FORM($x, "of") }
attr-stays = ob { $x } im Spiel bleibt
    .has = { $x } im Spiel bleibt
    .has-not = { $x } nicht im Spiel bleibt
verb-shows-the-top-cards = { PERSON($you) ->
        [you] zeige { $n ->
            [one] die oberste Karte
           *[other] die obersten { $n } Karten
        } deines Nachziehstapels
       *[other] { $you } zeigt { $n ->
            [one] die oberste Karte
           *[other] die obersten { $n } Karten
        } seines Nachziehstapels
    }
verb-answers-with = { PERSON($you) ->
        [you] reagiere mit { FORM($c, "dat") }
       *[other] { $you } reagiert mit { FORM($c, "dat") }
    }
    .when = { PERSON($you) ->
        [you] du { FORM($c, "acc") } als Reaktion zeigst
       *[other] { $you } { FORM($c, "acc") } als Reaktion zeigt
    }

### from en: game-seaside=d8772dbe seat-coral=1a358f76 seat-teal=d1451194 seat-amber=7bfa2dae
### from en: seat-navy=746ae7b0 option-kingdom=f34fe605 option-guests=aca00722
### from en: option-end-if-ever-empty=8391c03f phase-turn-of=514a5b13 phase-action-phase-of=646d6d34
### from en: phase-buy-phase-of=011876fc kind-trait-action=96e17d66 kind-trait-treasure=071c4c54
### from en: kind-trait-victory=6cde13f6 kind-trait-curse=3019a7a0 kind-trait-attack=6da316b2
### from en: kind-trait-duration=4d3bf292 kind-trait-reaction=462e4764 kind-origin-basic=80c2d795
### from en: kind-origin-seaside=74fb3766 kind-origin-guest=89457cfe kind-village-life-send-a-card=fa1b0f6e
### from en: kind-village-life-fetch-the-cards=a84e6785 kind-piracy-raid=12e65c1a kind-piracy-spend=d92ed937
### from en: zone-supply=d07f3d66 zone-trash=3d8f2c80 zone-deck=887158bb zone-hand=149ef0eb
### from en: zone-in-play=e6c9a105 zone-discard=c7be2106 zone-looked-at=e53f66a9 zone-shown=f6476824
### from en: zone-aside=6ee3e78d zone-village-mat=9fbe832c zone-island-mat=8e1f668d counter-embargo=2f1e0816
### from en: counter-plunder=3c7a038b counter-actions=fc1e158f counter-buys=377a2c6f counter-coins=acb2f639
### from en: counter-turns=d1339d1c variable-piles=153535a5 variable-gained=df690d94
### from en: variable-bought-victory=c116983b variable-victims=e2d0c726 variable-active=f2fc7593
### from en: variable-extra-turn=73d1e3be variable-extra-turn-follows=f62d58d3 variable-ever-run-out=c5286428
### from en: card-copper=4cb82b16 card-silver=6f05a0b9 card-gold=b9a72933 card-estate=4aa79dc1
### from en: card-duchy=98a5c2ea card-province=e6cdd7cc card-curse=3774f5f7 card-embargo=32e6725f
### from en: card-haven=fde6067a card-lighthouse=b591966f card-native-village=2bfcbeef
### from en: card-pearl-diver=7350e53c card-ambassador=c5861167 card-fishing-village=2645f6e2
### from en: card-lookout=edb925ec card-smugglers=2344a830 card-warehouse=3758f0d5 card-caravan=d66fa447
### from en: card-cutpurse=e77e70d7 card-island=9dc7bcf4 card-navigator=e03949bd card-pirate-ship=e75a9952
### from en: card-salvager=c42e3aed card-sea-hag=846c16bc card-treasure-map=69e3b0ce card-bazaar=dc61d81e
### from en: card-explorer=3a144fca card-ghost-ship=e19cd447 card-merchant-ship=9f3ad008 card-outpost=04bbbb4d
### from en: card-tactician=a66e6618 card-treasury=17df988a card-wharf=73f2a8cc card-throne-room=9e37b974
### from en: card-moat=9b34b7df card-secret-chamber=432ca819 prompt-choose-kingdom=25bf9cfe
### from en: prompt-play-action=288ff9d2 prompt-play-all-treasures=fb6bb9bf prompt-play-treasures=693973fc
### from en: prompt-buy=8fc53285 prompt-place-embargo=21b6ed1b prompt-set-aside=f8df611e
### from en: prompt-choose-village-life=33221af2 prompt-put-pearl-on-top=0d3943cc prompt-show-card=a247f624
### from en: prompt-return-cards=36a4a545 prompt-trash-one=2d1fa8c6 prompt-discard-one=93a4c646
### from en: prompt-smuggle=ae070b72 prompt-discard-cards=537dba1e prompt-ship-to-island=f7b13a32
### from en: prompt-discard-them-all=b85d514e prompt-back-on-deck=b41e0d9c prompt-choose-piracy=58914513
### from en: prompt-sink-treasure=cc8b75a0 prompt-salvage=b457440c prompt-show-province=70c83f7c
### from en: prompt-keep-treasury=528d7382 prompt-play-twice=7480bb30 prompt-show-reaction=a63e985e
### from en: prompt-discard-for-coins=1cd027c3 log-play=dfc78d59 log-note-that-gained=9da85661
### from en: log-note-that-paid-with=07684660 log-move-supply=ee0ee8b4 log-note-that-returned=b9998484
### from en: log-move-trash=8b2de0e0 log-move-deck=d75f52e2 log-move-hand=57918d1a log-move-in-play=1ddcbcd5
### from en: log-move-discard=91f20bff log-move-looked-at=cdac3d4d log-move-shown=cd0fecb5
### from en: log-move-aside=0042f46c log-move-village-mat=bedda711 log-move-island-mat=faec7797
### from en: log-shuffle-deck=05ea9e03 log-count-embargo=983d3255 log-count-plunder=57f834be
### from en: log-count-actions=d9576cc6 log-count-buys=7731d548 log-count-coins=9e668209
### from en: log-count-turns=faa5ed0f log-chance=4385dfa1 type-printed=a37ce261 attr-cost=99d6101e
### from en: verb-draw-a-card=20fef8fe verb-draw-cards=4df82d07 verb-look-at-the-top-cards=70d063fe
### from en: verb-renew-the-deck=ff7692d0 verb-renew-an-empty-deck=a6d017b3 verb-discard=08c37c7e
### from en: verb-discards=73a143d4 verb-discards-the-top-card=e623366c verb-put-back-on-the-deck=33ab3a63
### from en: verb-trash=ff1bc42e verb-gain=975e0332 verb-gain-into-the-hand=6c35e649
### from en: verb-gain-onto-the-deck=53ba88b1 verb-gains=30e41b45 verb-gains-onto-the-deck=8cf6d7af
### from en: verb-play=42ec2a95 verb-keep-until-your-next-turn=4f412b66 verb-keeps-only-cards=f5a125b2
### from en: verb-attack-on=cc5842cc verb-start-turn-of=da784fee verb-clean-up-of=62382f5c
### from en: phrase-action-cards-of=d6d04072 phrase-treasure-cards-of=ae9890b1
### from en: variable-sheltered=0e24d48c attr-types=e85e075c attr-stays=468d55bf
### from en: verb-shows-the-top-cards=4c613a8e verb-answers-with=e8f2958c
