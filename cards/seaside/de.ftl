### Dominion: Seaside auf Deutsch.

## Das Spiel

game-seaside = Dominion: Seaside
    .rules =
        Du regierst ein kleines Reich am Meer, und dein Kartenstapel ist alles, was es davon gibt. Du beginnst mit sieben Kupfer und drei Anwesen; was du nimmst, kommt auf deinen Ablagestapel und kehrt zurück, sobald die Ablage dein neuer Nachziehstapel wird.

        Dein Zug hat drei Teile. Zuerst darfst du eine Aktion ausspielen. Manche Aktionen geben dir weitere Aktionen, Karten, Münzen oder Käufe. Dann spielst du Geldkarten aus und kaufst, wenn du willst, eine Karte von den Stapeln in der Mitte. Zuletzt legst du deine Hand und alles Ausgespielte ab und ziehst fünf neue Karten. Münzen, die du nicht ausgegeben hast, verfallen.

        Eine Dauerkarte wirkt jetzt und noch einmal zu Beginn deines nächsten Zuges; bis dahin bleibt sie vor dir liegen. Wirken mehrere, bestimmst du die Reihenfolge.

        Ein Angriff trifft alle anderen Spieler, reihum. Wer eine Reaktion auf der Hand hat, darf sie zeigen, bevor irgendetwas geschieht; wer einen Leuchtturm im Spiel hat, ist sicher.

        Das Spiel endet nach dem Zug, nach dem die Provinzen oder drei beliebige Stapel leer sind. Alle deine Karten zählen, auch die auf deinen Tableaus. Die meisten Punkte gewinnen; bei Gleichstand gewinnt, wer weniger Züge hatte.

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

phase-turn-of = Zug: { $you }
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
zone-trash = Müll
    .the = der Müll
    .gender = masculine
zone-deck = Nachziehstapel
    .the = der Nachziehstapel
    .gender = masculine
zone-hand = Hand
    .the = die Hand
    .gender = feminine
zone-in-play = Im Spiel
    .the = die Karten im Spiel
    .in = im Spiel
zone-discard = Ablagestapel
    .the = der Ablagestapel
    .gender = masculine
zone-looked-at = Angesehen
    .the = die angesehenen Karten
zone-shown = Gezeigt
    .the = die gezeigten Karten
zone-aside = Zur Seite gelegt
    .the = die zur Seite gelegten Karten
zone-village-mat = Tableau des Eingeborenendorfs
    .the = das Tableau des Eingeborenendorfs
    .gender = neuter
zone-island-mat = Tableau der Insel
    .the = das Tableau der Insel
    .gender = neuter

counter-embargo = Embargomarker
    .count = { $n } Embargomarker
counter-plunder = Beute
    .count = { $n } Beute
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
variable-gained = Im letzten Zug genommen
variable-bought-victory = In diesem Zug wurde eine Punktekarte gekauft
variable-victims = Wen der Angriff trifft
variable-active = Wer am Zug ist
variable-extra-turn = Dies ist ein Extrazug
variable-extra-turn-follows = Es folgt ein Extrazug
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
    .text = Aktion und Angriff, kostet { $cost }. Rauben oder ausgeben. Rauben: Jeder andere Spieler zeigt die obersten zwei Karten seines Nachziehstapels, entsorgt davon eine Geldkarte, die du wählst, und legt den Rest ab; wurde eine Geldkarte entsorgt, wächst deine Beute um 1. Ausgeben: Du erhältst eine Münze für jede Beute, die du hast; deine Beute behältst du.
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
    .text = Aktion, kostet { $cost }. Spiele eine Aktion aus deiner Hand zweimal aus. Das kostet keine Aktion.
card-moat = Burggraben
    .text = Aktion und Reaktion, kostet { $cost }. Ziehe zwei Karten. Spielt ein anderer einen Angriff aus, darfst du diese Karte aus deiner Hand zeigen; der Angriff betrifft dich dann nicht.
card-secret-chamber = Geheimkammer
    .text = Aktion und Reaktion, kostet { $cost }. Lege beliebig viele Karten ab; für jede erhältst du eine Münze. Spielt ein anderer einen Angriff aus, darfst du diese Karte aus deiner Hand zeigen; ziehe dann zwei Karten und lege zwei Handkarten auf deinen Nachziehstapel zurück.

## Fragen

prompt-choose-kingdom = Welche zehn Königreichkarten sind dabei?
prompt-play-action = Spielst du eine Aktion aus?
prompt-play-all-treasures = Spielst du alle deine Geldkarten aus?
prompt-play-treasures = Welche Geldkarten spielst du aus?
prompt-buy = Kaufst du eine Karte?
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

log-play = { $player } spielt { $card } aus.
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
