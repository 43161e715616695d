### Saboteur in het Nederlands.
### Getallen komen van de kaarten: { $worth } en dergelijke vult het spel in.

## Het spel

game-saboteur = Saboteur
    .rules =
        Jullie zijn dwergen die naar goud graven, en sommigen van jullie willen dat niemand het vindt; na drie ronden wint wie de meeste klompjes heeft. In elke ronde trekt ieder in het geheim een dwerg: een goudzoeker, die een weg van de ladder naar de schat wil, of een saboteur, die dat wil verhinderen. In je beurt leg je een gang, speel je een actie, of pas je door een kaart gedekt af te leggen; trek daarna een kaart.

        Schud voor elke ronde 1 saboteur met hoogstens vier spelers, 2 met vijf of zes, 3 met zeven tot negen en 4 met tien, samen met zoveel goudzoekers dat er één dwerg meer is dan spelers; ieder neemt er ongezien een, en de laatste blijft gedekt liggen. Niemand weet dus hoeveel saboteurs er zijn. Ieder krijgt zes gangen en acties; vijf met zes of zeven spelers, vier met meer. Het lot bepaalt wie de eerste ronde begint; de volgende begint wie na de speler van de laatste kaart komt. Aan het ene eind staat de ladder. Acht vakken naar het oosten liggen drie geschudde doelen gedekt, één in de rij van de ladder en de andere erboven en eronder met een leeg vak ertussen: één is de schat, de andere zijn alleen steen.

        Een gang moet aansluiten op elke kaart waaraan hij grenst, opening aan opening en wand aan wand, en er moet een open weg terug naar de ladder zijn. (Huisregel: hij hoeft alleen aan een andere gang te grenzen.) Je mag hem een halve slag draaien. Wie kapot gereedschap voor zich heeft, legt geen gangen.

        Komt er een open weg van de ladder naar een doel, dan wordt dat doel omgedraaid. De schat beëindigt de ronde: de goudzoekers verdelen zoveel goudkaarten als er spelers zijn, maar hoogstens negen. Wie de schat bereikte kiest het eerst (een saboteur laat dat aan de volgende goudzoeker), dan de andere goudzoekers tegen de klok in, tot alles op is. Zijn stapel en handen eerder op, dan worden de saboteurs betaald: 4 klompjes voor één saboteur alleen, 3 elk voor twee of drie, 2 elk voor vier.

        Hebben er aan het eind meer spelers de meeste klompjes, dan delen ze de overwinning.

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

option-adjacent-only = Huisregel: een gang hoeft alleen aan een andere te grenzen, zonder open weg naar de ladder

phase-turn-of = Beurt van { $you }
phase-dig = Graven
phase-divide-the-gold = Het goud verdelen
phase-share-the-gold-from = Goud kiezen

## Begin en doelen

piece-ladder = Ladder
    .the = de ladder
piece-treasure = Schat
    .the = de schat
piece-stone-a = Steen
    .the = een steen
piece-stone-b = Steen
    .the = een steen

kind-side-north = noord
kind-side-east = oost
kind-side-south = zuid
kind-side-west = west
kind-team-digger = goudzoeker
    .plural = goudzoekers
    .one = een goudzoeker
kind-team-saboteur = saboteur
    .plural = saboteurs
    .one = een saboteur
kind-tool-pick = houweel
    .the = het houweel
    .plural = houwelen
    .one = een houweel
    .gender = neuter
kind-tool-lamp = lamp
    .the = de lamp
    .plural = lampen
    .one = een lamp
kind-tool-cart = kar
    .the = de kar
    .plural = karren
    .one = een kar

## Plaatsen

zone-maze = Doolhof
    .the = het doolhof
    .gender = neuter
zone-draw-pile = Trekstapel
    .the = de trekstapel
zone-hand = Hand
    .the = de hand
zone-damage = Kapot gereedschap
    .the = het kapotte gereedschap
    .gender = neuter
zone-discard = Aflegstapel
    .the = de aflegstapel
zone-passed = Gedekt afgelegd
    .the = de gedekt afgelegde kaarten
zone-dwarfs = Overgebleven dwerg
    .the = de overgebleven dwerg
zone-role = Rol
    .the = de rol
zone-gold-pile = Goudstapel
    .the = de goudstapel
zone-share = Goud om uit te kiezen
    .the = het goud om uit te kiezen
    .gender = neuter
zone-purse = Buidel
    .the = de buidel

counter-loose-nuggets = Losse klompjes
counter-round = Ronde
variable-active = Wie aan de beurt is
variable-found-by = Wie de schat bereikte
variable-diggers = Van wie bekend is dat hij goudzoeker is
variable-owed = Klompjes die nog betaald moeten worden

## Gangen

-lay = Leg hem zo in het doolhof dat hij op alle buren aansluit en er een open weg terug naar de ladder is (huisregel: dat hij aan een gang grenst). Je mag hem een halve slag draaien. Niet zolang er gereedschap van jou kapot is.
-dead = Een doodlopende gang: er loopt geen weg doorheen.

card-p-ns = Schacht
    .text = { -lay }
card-p-ew = Galerij
    .text = { -lay }
card-p-ne = Bocht naar rechts
    .text = { -lay }
card-p-nw = Bocht naar links
    .text = { -lay }
card-p-nes = Schacht met zijgalerij
    .text = { -lay }
card-p-new = Galerij met zijschacht
    .text = { -lay }
card-p-nesw = Kruising
    .text = { -lay }
card-d-n = Versperde schacht
    .text = { -lay } { -dead }
card-d-e = Versperde galerij
    .text = { -lay } { -dead }
card-d-ns = Ingestorte schacht
    .text = { -lay } { -dead }
card-d-ew = Ingestorte galerij
    .text = { -lay } { -dead }
card-d-ne = Ingestorte bocht naar rechts
    .text = { -lay } { -dead }
card-d-nw = Ingestorte bocht naar links
    .text = { -lay } { -dead }
card-d-nes = Ingestorte schacht met zijgalerij
    .text = { -lay } { -dead }
card-d-new = Ingestorte galerij met zijschacht
    .text = { -lay } { -dead }
card-d-nesw = Ingestorte kruising
    .text = { -lay } { -dead }

## Acties

card-map = Kaart van de mijn
    .text = Bekijk een van de gedekte doelen. Je mag erover zeggen wat je wilt.
card-rockfall = Instorting
    .text = Haal een gang uit het doolhof. De ladder en de doelen blijven liggen.
card-broken = Kapot gereedschap: { FORM($t, "name") }
    .text = Leg deze kaart voor een tegenspeler bij wie { FORM($t, "the") } nog heel is. Wie kapot gereedschap heeft, legt geen gangen.
card-repair = Reparatie: { FORM($t, "name") }
    .text = Leg een kaart Kapot gereedschap ({ FORM($t, "name") }) af, van jezelf of van een ander.
card-repair-pick-lamp = Reparatie: houweel of lamp
    .text = Leg een kaart Kapot gereedschap (houweel of lamp, niet allebei) af, van jezelf of van een ander.
card-repair-pick-cart = Reparatie: houweel of kar
    .text = Leg een kaart Kapot gereedschap (houweel of kar, niet allebei) af, van jezelf of van een ander.
card-repair-lamp-cart = Reparatie: lamp of kar
    .text = Leg een kaart Kapot gereedschap (lamp of kar, niet allebei) af, van jezelf of van een ander.

## Dwergen en goud

card-digger = Goudzoeker
    .text = Je wilt een weg van de ladder naar de schat. Komt die er, dan deel je het goud met de andere goudzoekers.
card-saboteur = Saboteur
    .text = Je wilt dat de schat blijft waar hij is. Bereikt niemand hem, dan worden jij en de andere saboteurs betaald.
card-nugget = Een klompje goud
    .text = { $worth } waard.
card-nuggets-2 = Twee klompjes goud
    .text = { $worth } waard.
card-nuggets-3 = Drie klompjes goud
    .text = { $worth } waard.

## Vragen

prompt-play-card = Welke kaart speel je? Kies je er geen, dan pas je.
    .decline = Passen
prompt-pass-with = Je past. Welke kaart leg je gedekt af?
prompt-choose-spot = Waar leg je hem?
prompt-half-turn = Draai je hem een halve slag?
prompt-turn-stone = De steen past op beide manieren. Draai je hem een halve slag?
prompt-choose-goal = Welk doel bekijk je?
prompt-choose-rockfall = Welke gang stort in?
prompt-choose-victim = Van wie gaat het gereedschap kapot?
prompt-choose-repair = Wat repareer je?
prompt-choose-gold = Welke goudkaart houd je?

## Het verslag

log-play = { $player } speelt { $card }.
log-move-damage = { $thing } ligt nu voor { $owner }.
log-pass = { $player } past.
log-move-purse = { $owner } neemt een goudkaart.
log-look = { $player } bekijkt een doel.
log-face-up = Er wordt een doel omgedraaid: { $thing }.
log-unmask-as = { $p } was { FORM($t, "one") }.
log-phase-share-the-gold-from = { $finder } heeft de schat bereikt. De goudzoekers verdelen het goud.
log-pay-the-saboteurs = De schat is niet gevonden. De saboteurs worden betaald.
log-count-round = { $value ->
        [4] { "" }
       *[other] Ronde { $value } begint.
    }
log-count-loose-nuggets = { $by ->
        [0] { "" }
        [one] { $of } krijgt een los klompje.
       *[other] { $of } krijgt { $by } losse klompjes.
    }
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } heeft het meeste goud en wint.
       *[other] { LIST($winners) } hebben het meeste goud en delen de overwinning.
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

## Woorden voor gemaakte kaartteksten

type-landmark = doel
    .plural = doelen
    .gender = neuter
type-mining = kaart
    .plural = kaarten
type-dwarf = dwerg
    .plural = dwergen
type-gold = goudkaart
    .plural = goudkaarten
type-tool = gereedschap
    .plural = gereedschappen
    .gender = neuter

phrase-can-be-laid = geen gereedschap van jou kapot is en { $c } ergens past
phrase-hidden-goals = de gedekte doelen
    .one = een gedekt doel
    .each = elk gedekt doel
phrase-laid-tunnels = de gangen in het doolhof
    .one = een gang in het doolhof
    .each = elke gang in het doolhof
    .any = er een gang in het doolhof ligt
phrase-opponents-with-a-whole = de tegenspelers bij wie { FORM($t, "the") } heel is
    .one = een tegenspeler bij wie { FORM($t, "the") } heel is
    .each = elke tegenspeler bij wie { FORM($t, "the") } heel is
    .any = er een tegenspeler is bij wie { FORM($t, "the") } heel is
phrase-broken = het kapotte gereedschap ({ LIST($ts, type: "or", form: "noun") })
    .one = een kapot stuk gereedschap ({ LIST($ts, type: "or", form: "noun") })
    .each = elk kapot stuk gereedschap ({ LIST($ts, type: "or", form: "noun") })
    .any = er kapot gereedschap ligt ({ LIST($ts, type: "or", form: "noun") })
verb-lay = leg { $c } in het doolhof, waar hij past
verb-bring-down = leg { $c } af
verb-repair = leg { $c } af

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
