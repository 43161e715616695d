### Saboteur auf Deutsch.
### Zahlen kommen von den Karten: { $worth } und dergleichen füllt das Spiel ein.

## Das Spiel

game-saboteur = Saboteur
    .rules =
        Ihr seid Zwerge und grabt nach Gold, und einige von euch wollen, dass niemand welches findet; nach drei Runden gewinnt, wer die meisten Nuggets hat. In jeder Runde zieht jeder heimlich einen Zwerg: einen Goldsucher, der einen Weg von der Leiter zum Schatz will, oder einen Saboteur, der das verhindern will. In deinem Zug legst du einen Gang, spielst eine Aktion oder passt, indem du eine Karte verdeckt ablegst; dann ziehst du eine Karte.

        Mischt für jede Runde bis zu viert 1 Saboteur, zu fünft oder sechst 2, zu siebt bis neunt 3 und zu zehnt 4 mit so vielen Goldsuchern, dass es ein Zwerg mehr ist, als es Spieler gibt; jeder nimmt verdeckt einen, der letzte bleibt verdeckt liegen. Niemand weiß also, wie viele Saboteure es sind. Jeder bekommt sechs Gänge und Aktionen; zu sechst oder siebt fünf, mit noch mehr Spielern vier. Wer die erste Runde beginnt, sagt der Zufall; die nächste beginnt, wer nach dem Spieler der letzten Karte kommt. Am einen Ende steht die Leiter. Acht Felder östlich liegen drei gemischte Ziele verdeckt, eines in der Reihe der Leiter, die anderen darüber und darunter mit je einem leeren Feld dazwischen: Eines ist der Schatz, die anderen sind nur Stein.

        Ein Gang muss an jede Karte passen, die er berührt, Öffnung an Öffnung und Wand an Wand, und ein offener Weg muss von ihm zur Leiter zurückführen. (Hausregel: Er muss nur einen anderen Gang berühren.) Du darfst ihn um 180° drehen. Wer kaputtes Werkzeug vor sich hat, legt keine Gänge.

        Führt ein offener Weg von der Leiter zu einem Ziel, wird das Ziel aufgedeckt. Der Schatz beendet die Runde: Die Goldsucher teilen sich so viele Goldkarten, wie es Spieler gibt, aber höchstens neun. Wer ihn erreicht hat, wählt zuerst (ein Saboteur überlässt das dem nächsten Goldsucher), dann die anderen Goldsucher gegen den Uhrzeigersinn, bis alle vergeben sind. Sind Stapel und Hände vorher aufgebraucht, werden die Saboteure bezahlt: 4 Nuggets für einen allein, je 3 für zwei oder drei, je 2 für vier.

        Haben am Ende mehrere die meisten Nuggets, teilen sie sich den Sieg.

seat-alvis = Alvis
seat-brok = Brok
seat-dolga = Dolga
    .gender = feminine
seat-eitri = Eitri
seat-frida = Frida
    .gender = feminine
seat-gudrun = Gudrun
    .gender = feminine
seat-hild = Hild
    .gender = feminine
seat-ivar = Ivar
seat-kara = Kara
    .gender = feminine
seat-runa = Runa
    .gender = feminine

option-adjacent-only = Hausregel: Ein Gang muss nur einen anderen berühren, ohne offenen Weg zur Leiter

phase-turn-of = { $you } ist am Zug
phase-dig = Graben
phase-divide-the-gold = Das Gold wird verteilt
phase-share-the-gold-from = Gold auswählen

## Start und Ziele

piece-ladder = Leiter
    .the = die Leiter
    .gender = feminine
piece-treasure = Schatz
    .the = der Schatz
    .gender = masculine
piece-stone-a = Stein
    .the = ein Stein
    .acc = einen Stein
    .gender = masculine
piece-stone-b = Stein
    .the = ein Stein
    .acc = einen Stein
    .gender = masculine

kind-side-north = Norden
kind-side-east = Osten
kind-side-south = Süden
kind-side-west = Westen
kind-team-digger = Goldsucher
    .plural = Goldsucher
    .one = ein Goldsucher
    .gender = masculine
kind-team-saboteur = Saboteur
    .plural = Saboteure
    .one = ein Saboteur
    .gender = masculine
kind-tool-pick = Hacke
    .the = die Hacke
    .plural = Hacken
    .one = eine Hacke
    .gender = feminine
kind-tool-lamp = Lampe
    .the = die Lampe
    .plural = Lampen
    .one = eine Lampe
    .gender = feminine
kind-tool-cart = Lore
    .the = die Lore
    .plural = Loren
    .one = eine Lore
    .gender = feminine

## Orte

zone-maze = Labyrinth
    .the = das Labyrinth
    .gender = neuter
zone-draw-pile = Nachziehstapel
    .the = der Nachziehstapel
    .gender = masculine
zone-hand = Hand
    .the = die Hand
    .gender = feminine
zone-damage = Kaputtes Werkzeug
    .the = das kaputte Werkzeug
    .gender = neuter
zone-discard = Ablagestapel
    .the = der Ablagestapel
    .gender = masculine
zone-passed = Verdeckte Ablage
    .the = die verdeckte Ablage
    .gender = feminine
zone-dwarfs = Übriger Zwerg
    .the = der übrige Zwerg
    .gender = masculine
zone-role = Rolle
    .the = die Rolle
    .gender = feminine
zone-gold-pile = Goldstapel
    .the = der Goldstapel
    .gender = masculine
zone-share = Gold zur Auswahl
    .the = das Gold zur Auswahl
    .gender = neuter
zone-purse = Beutel
    .the = der Beutel
    .gender = masculine

counter-loose-nuggets = Einzelne Nuggets
counter-round = Runde
variable-active = Wer am Zug ist
variable-found-by = Wer den Schatz erreicht hat
variable-diggers = Wer sich als Goldsucher gezeigt hat
variable-owed = Nuggets, die noch zu zahlen sind

## Gänge

-lay = Lege ihn so ins Labyrinth, dass er an alle Nachbarn passt und ein offener Weg zur Leiter zurückführt (Hausregel: dass er einen Gang berührt). Du darfst ihn um 180° drehen. Nicht, solange dein Werkzeug kaputt ist.
-dead = Eine Sackgasse: Kein Weg führt hindurch.

card-p-ns = Schacht
    .text = { -lay }
card-p-ew = Stollen
    .text = { -lay }
card-p-ne = Rechtskurve
    .text = { -lay }
card-p-nw = Linkskurve
    .text = { -lay }
card-p-nes = Schacht mit Seitenstollen
    .text = { -lay }
card-p-new = Stollen mit Seitenschacht
    .text = { -lay }
card-p-nesw = Kreuzung
    .text = { -lay }
card-d-n = Versperrter Schacht
    .text = { -lay } { -dead }
card-d-e = Versperrter Stollen
    .text = { -lay } { -dead }
card-d-ns = Verschütteter Schacht
    .text = { -lay } { -dead }
card-d-ew = Verschütteter Stollen
    .text = { -lay } { -dead }
card-d-ne = Verschüttete Rechtskurve
    .text = { -lay } { -dead }
card-d-nw = Verschüttete Linkskurve
    .text = { -lay } { -dead }
card-d-nes = Verschütteter Schacht mit Seitenstollen
    .text = { -lay } { -dead }
card-d-new = Verschütteter Stollen mit Seitenschacht
    .text = { -lay } { -dead }
card-d-nesw = Verschüttete Kreuzung
    .text = { -lay } { -dead }

## Aktionen

card-map = Grubenplan
    .text = Sieh dir eines der verdeckten Ziele an. Du darfst darüber sagen, was du willst.
card-rockfall = Steinschlag
    .text = Nimm einen Gang aus dem Labyrinth. Leiter und Ziele bleiben liegen.
card-broken = Kaputtes Werkzeug: { FORM($t, "name") }
    .text = Lege diese Karte vor einen Gegner, dessen { FORM($t, "name") } noch heil ist. Wer kaputtes Werkzeug hat, legt keine Gänge.
card-repair = Reparatur: { FORM($t, "name") }
    .text = Lege eine kaputte { FORM($t, "name") } ab, deine eigene oder die eines anderen.
card-repair-pick-lamp = Reparatur: Hacke oder Lampe
    .text = Lege eine kaputte Hacke oder eine kaputte Lampe ab, nicht beides, deine eigene oder die eines anderen.
card-repair-pick-cart = Reparatur: Hacke oder Lore
    .text = Lege eine kaputte Hacke oder eine kaputte Lore ab, nicht beides, deine eigene oder die eines anderen.
card-repair-lamp-cart = Reparatur: Lampe oder Lore
    .text = Lege eine kaputte Lampe oder eine kaputte Lore ab, nicht beides, deine eigene oder die eines anderen.

## Zwerge und Gold

card-digger = Goldsucher
    .text = Du willst einen Weg von der Leiter zum Schatz. Gibt es ihn, teilst du das Gold mit den anderen Goldsuchern.
card-saboteur = Saboteur
    .text = Du willst, dass der Schatz bleibt, wo er ist. Erreicht ihn niemand, werden du und die anderen Saboteure bezahlt.
card-nugget = Ein Nugget
    .text = { $worth } wert.
card-nuggets-2 = Zwei Nuggets
    .text = { $worth } wert.
card-nuggets-3 = Drei Nuggets
    .text = { $worth } wert.

## Fragen

prompt-play-card = Welche Karte spielst du? Wählst du keine, passt du.
    .decline = Passen
prompt-pass-with = Du passt. Welche Karte legst du verdeckt ab?
prompt-choose-spot = Wohin legst du ihn?
prompt-half-turn = Drehst du ihn um 180°?
prompt-turn-stone = Der Stein passt auf beide Arten. Drehst du ihn um 180°?
prompt-choose-goal = Welches Ziel siehst du dir an?
prompt-choose-rockfall = Welcher Gang stürzt ein?
prompt-choose-victim = Wessen Werkzeug geht kaputt?
prompt-choose-repair = Was reparierst du?
prompt-choose-gold = Welche Goldkarte behältst du?

## Das Protokoll

log-play = { $player } spielt „{ $card }“.
log-move-damage = „{ $thing }“ liegt jetzt vor { $owner }.
log-pass = { $player } passt.
log-move-purse = { $owner } nimmt eine Goldkarte.
log-look = { $player } sieht sich ein Ziel an.
log-face-up = Ein Ziel wird aufgedeckt: { FORM($thing, "name") }.
log-unmask-as = { $p } war { FORM($t, "one") }.
log-phase-share-the-gold-from = { $finder } hat den Schatz erreicht. Die Goldsucher teilen sich das Gold.
log-pay-the-saboteurs = Der Schatz wurde nicht gefunden. Die Saboteure werden bezahlt.
log-count-round = { $value ->
        [4] { "" }
       *[other] Runde { $value } beginnt.
    }
log-count-loose-nuggets = { $by ->
        [0] { "" }
        [one] { $of } erhält ein einzelnes Nugget.
       *[other] { $of } erhält { $by } einzelne Nuggets.
    }
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } hat das meiste Gold und gewinnt.
       *[other] { LIST($winners) } haben das meiste Gold und teilen sich den Sieg.
    }
log-move-maze = { "" }
log-move-passed = { "" }
log-move-share = { "" }
log-move-hand = { "" }
log-move-discard = { "" }
log-move-draw-pile = { "" }
log-move-dwarfs = { "" }
log-move-role = { "" }
log-move-gold-pile = { "" }
log-shuffle-draw-pile = { "" }
log-shuffle-dwarfs = { "" }
log-shuffle-gold-pile = { "" }
log-rearrange = { "" }
log-face-down = { "" }
log-chance = { "" }
log-reveal = { "" }

## Wörter für erzeugte Kartentexte

type-landmark = Ziel
    .plural = Ziele
    .gender = neuter
type-mining = Karte
    .plural = Karten
    .gender = feminine
type-dwarf = Zwerg
    .plural = Zwerge
    .gender = masculine
type-gold = Goldkarte
    .plural = Goldkarten
    .gender = feminine
type-tool = Werkzeug
    .plural = Werkzeuge
    .gender = neuter

phrase-can-be-laid = dein Werkzeug heil ist und { $c } irgendwo passt
phrase-hidden-goals = die verdeckten Ziele
    .one = ein verdecktes Ziel
    .each = jedes verdeckte Ziel
phrase-laid-tunnels = die Gänge im Labyrinth
    .one = einen Gang im Labyrinth
    .each = jeder Gang im Labyrinth
    .any = ein Gang im Labyrinth liegt
phrase-opponents-with-a-whole = die Gegner, deren { FORM($t, "name") } heil ist
    .one = einen Gegner, dessen { FORM($t, "name") } heil ist
    .each = jeder Gegner, dessen { FORM($t, "name") } heil ist
    .any = es einen Gegner gibt, dessen { FORM($t, "name") } heil ist
phrase-broken = die kaputten Werkzeuge ({ LIST($ts, type: "or", form: "noun") })
    .one = ein kaputtes Werkzeug ({ LIST($ts, type: "or", form: "noun") })
    .each = jedes kaputte Werkzeug ({ LIST($ts, type: "or", form: "noun") })
    .any = irgendwo ein kaputtes Werkzeug liegt ({ LIST($ts, type: "or", form: "noun") })
verb-lay = lege { $c } ins Labyrinth, wo es passt
verb-bring-down = lege { $c } ab
verb-repair = lege { $c } ab

### from en: game-saboteur=ec50787e seat-alvis=22e1b5b2 seat-brok=c2dbcfd4 seat-dolga=cf7d6ad5
### from en: seat-eitri=344d92be seat-frida=aa244149 seat-gudrun=a7c04a85 seat-hild=c96dfd6d
### from en: seat-ivar=fd48e480 seat-kara=dab43d7d seat-runa=42c63a07 option-adjacent-only=33f8018e
### from en: phase-turn-of=514a5b13 phase-dig=e22f8d31 phase-divide-the-gold=1e9e2f07
### from en: phase-share-the-gold-from=d1a586b6 piece-ladder=aecfd78e piece-treasure=2c9454d9
### from en: piece-stone-a=d8f4a2bf piece-stone-b=448446a8 kind-side-north=47f46d43 kind-side-east=8a6d371f
### from en: kind-side-south=8f784fff kind-side-west=ec1182eb kind-team-digger=136ff007
### from en: kind-team-saboteur=7b337dcf kind-tool-pick=df20490a kind-tool-lamp=84b56991
### from en: kind-tool-cart=1e4bccbd kind-deed-play=9bc894fb kind-deed-pass=d91c5c72 zone-maze=1d8e784d
### from en: zone-draw-pile=66f1c61d zone-hand=149ef0eb zone-damage=f7b0e6ab zone-discard=c7be2106
### from en: zone-passed=5a7c6e78 zone-dwarfs=99c1c273 zone-role=f49d39c0 zone-gold-pile=03de6a15
### from en: zone-share=8b2f02f3 zone-purse=268eb579 counter-loose-nuggets=dbb4f358 counter-round=40ef3901
### from en: variable-active=f2fc7593 variable-found-by=9d428d2d variable-diggers=2eb65ab8
### from en: variable-owed=f6ad8693 card-p-ns=3702e956 card-p-ew=e46b30cd card-p-ne=37a8f011
### from en: card-p-nw=82463122 card-p-nes=40bf69b7 card-p-new=119138cb card-p-nesw=aabb9848 card-d-n=4f4b3b14
### from en: card-d-e=22e8e699 card-d-ns=463821d8 card-d-ew=14ac4341 card-d-ne=40d6f75d card-d-nw=c56971f4
### from en: card-d-nes=8a37f57b card-d-new=4306b2df card-d-nesw=7a7c337c card-map=655afed6
### from en: card-rockfall=9ebdc170 card-broken=0d211ccc card-repair=59d08f87 card-repair-pick-lamp=f582ad4c
### from en: card-repair-pick-cart=f8d3c618 card-repair-lamp-cart=612dc78d card-digger=5653cdf0
### from en: card-saboteur=b1851ccd card-nugget=6f168afa card-nuggets-2=836e6394 card-nuggets-3=9188c781
### from en: prompt-play-or-pass=813d309d prompt-play-card=1977c49f prompt-pass-with=78a33c1c
### from en: prompt-choose-spot=c149c61c prompt-half-turn=8bfb5585 prompt-turn-stone=e1eeebcc
### from en: prompt-choose-goal=f441311d prompt-choose-rockfall=11fdbd1c prompt-choose-victim=1edf0c74
### from en: prompt-choose-repair=4722f716 prompt-choose-gold=61e979b2 log-play=dfc78d59
### from en: log-move-damage=1439af9f log-pass=8417111c log-move-purse=d8a5a7ea log-look=76a6daa4
### from en: log-face-up=4fcd691c log-unmask-as=1c45a321 log-phase-share-the-gold-from=679c36ce
### from en: log-pay-the-saboteurs=805608e9 log-count-round=2bab4c02 log-count-loose-nuggets=22981dc6
### from en: log-end=eb8e89a6 log-move-maze=01516580 log-move-passed=c1b5882d log-move-share=cecfd92c
### from en: log-move-hand=57918d1a log-move-discard=91f20bff log-move-draw-pile=6da5ceb6
### from en: log-move-dwarfs=ad423a0a log-move-role=62dc4655 log-move-gold-pile=02551e42
### from en: log-shuffle-draw-pile=e1480fba log-shuffle-dwarfs=47992876 log-shuffle-gold-pile=03a1a466
### from en: log-shuffle-maze=cdce4f64 log-face-down=ed225dcd log-chance=4385dfa1 log-reveal=1c332076
### from en: type-landmark=61a70d55 type-mining=8f398c37 type-dwarf=30893aa1 type-gold=ed6760ef
### from en: type-tool=c09f04f9 phrase-can-be-laid=73d73d89 phrase-hidden-goals=bd00fd7b
### from en: phrase-laid-tunnels=3dfacafb phrase-opponents-with-a-whole=fa9287a2 phrase-broken=2030db5f
### from en: verb-lay=72524814 verb-bring-down=50b5ad26 verb-repair=c806c92c
### from en: log-rearrange=888fba04
