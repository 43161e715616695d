### Draco & Co in het Nederlands.
### Getallen komen van de kaarten: { $n } en dergelijke vult het spel in.

## Het spel

game-draco = Draco & Co
    .rules =
        Welkom in de herberg waar dieven op elkaars beurs drinken. Draco zit aan de ronde tafel met zijn beker aan één kant: dat is de goede kant. De held naast de beker heeft de eerste plaats, de held aan Draco’s andere kant de laatste.

        In je beurt speel je een kaart en doe je wat erop staat. Staat de kelk daarna in het midden, dan mag je een toost uitbrengen. Trek tot slot een kaart.

        Bij een toost krijgen de eerste vier plaatsen 4, 3, 2 en 1 zilver van de bank; de laatste plaats betaalt 2, de voorlaatste 1. Wie een held naast Sarah heeft, trekt een kaart per held. Je zet de kelk voor je neer, en tot het einde van je volgende beurt toost er niemand.

        Drie gasten zijn van niemand. Zork verdient niets; wat hij schuldig is, bij een toost het dubbele, betaalt de ene rijkste speler. Broeder John geeft wat hij verdient aan de held achter hem, en de held voor hem betaalt zijn schulden. Oude Sarah verdient noch betaalt, tot ze een oude vriend vindt.

        Vooruit is naar de eerste plaats toe, achteruit naar de laatste, en niemand komt voorbij Draco. Wie niet alles kan betalen, betaalt wat hij heeft. Eén goud is drie zilver waard.

        Is de trekstapel op, dan is de volgende toost de laatste. De rijkste dief wint; wie precies evenveel bezit als een ander, valt af. Blijft er niemand over, dan lacht Draco het laatst.

seat-green = Groen
seat-purple = Paars
seat-yellow = Geel
seat-red = Rood
seat-blue = Blauw
seat-black = Zwart

option-deck-size = Actiekaarten
    .v-74 = alle 74
    .v-64 = 64, een korter spel
    .v-54 = 54, een kort spel
option-long-game = Lang spel: de trekstapel raakt twee keer op
option-empty-cellar-cap = Lege wijnkelder: niemand betaalt meer dan 2 goud
option-monte = Kaartentruc
    .v-errata = je herschikt de helden zelf
    .v-printed = een tegenspeler herschikt ze blind
option-zork-tie = Zorks schuld als er meer dan één rijkste is
    .v-nobody = niemand betaalt
    .v-english = Zork betaalt zelf, en bezit niets
option-finite-bank = De bank betaalt alleen wat ze heeft

phase-turn-of = Beurt van { $you }
forecast-next-toast = Als er nu iemand toost

## Helden en volken

kind-breed-amazon = amazone
    .plural = amazones
    .one = een amazone
kind-breed-dwarf = dwerg
    .plural = dwergen
    .one = een dwerg
kind-breed-kobold = kobold
    .plural = kobolden
    .one = een kobold
kind-breed-rogue = landloper
    .plural = landlopers
    .one = een landloper

piece-green-kobold = Groene kobold
    .the = de groene kobold
piece-green-dwarf = Groene dwerg
    .the = de groene dwerg
piece-purple-kobold = Paarse kobold
    .the = de paarse kobold
piece-purple-rogue = Paarse landloper
    .the = de paarse landloper
piece-yellow-amazon = Gele amazone
    .the = de gele amazone
    .gender = feminine
piece-yellow-rogue = Gele landloper
    .the = de gele landloper
piece-red-amazon = Rode amazone
    .the = de rode amazone
    .gender = feminine
piece-red-dwarf = Rode dwerg
    .the = de rode dwerg
piece-blue-rogue = Blauwe landloper
    .the = de blauwe landloper
piece-blue-dwarf = Blauwe dwerg
    .the = de blauwe dwerg
piece-black-amazon = Zwarte amazone
    .the = de zwarte amazone
    .gender = feminine
piece-black-kobold = Zwarte kobold
    .the = de zwarte kobold
piece-john = Broeder John
piece-sarah = Oude Sarah
    .gender = feminine
piece-zork = Zork
piece-draco = Draco
piece-goblet = Kelk
    .the = de kelk

kind-way-forward = vooruit
kind-way-back = achteruit
kind-end-first = eerste plaats
    .the = de eerste plaats
kind-end-last = laatste plaats
    .the = de laatste plaats
kind-flank-in-front-of = voor
kind-flank-behind = achter

## Plaatsen en munten

zone-table = Tafel
    .the = de tafel
    .in = aan de tafel
zone-exile = Ballingschap
    .the = de ballingschap
zone-sleeve = Mouw
    .the = de mouw
zone-centre = Midden
    .the = het midden
    .gender = neuter
zone-front = Plek voor de speler
    .the = de plek voor de speler
zone-draw-pile = Trekstapel
    .the = de trekstapel
zone-hand = Hand
    .the = de hand
zone-stage = Gespeelde kaart
    .the = de gespeelde kaart
zone-cellar = Naast Draco
    .the = de plek naast Draco
    .in = naast Draco
zone-discard = Aflegstapel
    .the = de aflegstapel
zone-unused = Niet in het spel
    .the = de kaarten buiten het spel

counter-silver = Zilver
    .count = { $n } zilver
counter-exhaustions = Keren dat de trekstapel op was
holder-bank = Bank
    .the = de bank
holder-purse = Zorks beurs

variable-active = Wie aan de beurt is
variable-patron = Wie voor Zork betaalt
variable-toasting = Er wordt getoost
variable-toast-allowed = Deze beurt mag er getoost worden
variable-goblet-is-fresh = De kelk is deze beurt verzet
variable-last-toast-drunk = De laatste toost is gedronken

## Kaarten

card-old-friends = Oude vrienden
    .text = Alleen als een van jouw helden naast Sarah zit. Voortaan is ook zij jouw held: ze verdient, betaalt en trekt voor jou, tot iemand deze kaart opnieuw speelt.
card-arm-wrestling = Armworstelen
    .text = Gooi de dobbelsteen voor elke held op de eerste vier plaatsen. Wie een 1 of een 2 gooit, gaat naar de laatste plaats. Jij bepaalt in welke volgorde de verliezers gaan.
card-enthusiasm = Geestdrift
    .text = Je mag deze beurt toosten, waar de kelk ook staat. Doe je dat, dan gaat hij daarna naar het midden.
card-informer = Verklikker
    .text = Een tegenspeler naar keuze betaalt { $n } zilver aan de bank.
card-place-of-honour = Ereplaats
    .text = Noem een nieuwe plaats voor Draco. Iedereen stemt. Hij verhuist alleen als meer dan de helft ja zegt.
card-blackmail = Chantage
    .text = Eis een bedrag van een tegenspeler. Betaalt hij je niet alles, dan mag je een van zijn helden naar de laatste plaats sturen.
# Het spelblad drukte „Verschijsing”.
card-apparition = Verschijning
    .text = Zet Sarah op de eerste of op de laatste plaats.
card-shady-deal-swap = Verdachte handel
    .text = Ruil je hele hand met die van een tegenspeler naar keuze.
card-shady-deal-take = Verdachte handel
    .text = Bekijk de hand van een tegenspeler en houd er één kaart uit.
card-frenzy-of-joy = Vreugderoes
    .text = Er vliegt { $n } goud van de bank in de richting van Draco. Het toeval beslist waar het valt: bij Draco of zijn buren is de kans het grootst, en elke plaats verder is half zo waarschijnlijk als de vorige, tot en met de vierde. De held die daar zit, krijgt het; valt het bij Draco, dan gaat het terug naar de bank.
card-gallant = Voorkomend
    .text = Sarah en een van jouw helden wisselen van plaats.
card-rumour-mill = Geruchtenmolen ({ FORM($b, "plural") })
    .text = Alle { FORM($b, "plural") } gaan { $n } plaatsen vooruit, of allemaal { $n } plaatsen achteruit. Jij bepaalt de volgorde.
card-big-intrigue = Grote samenzwering
    .text = Kies een held en gooi dan de dobbelsteen: hij gaat zoveel plaatsen achteruit.
card-big-brawl = Grote vechtpartij
    .text = Alle helden worden geschud en opnieuw neergezet.
card-big-confusion = Grote verwarring
    .text = Een van jouw helden gaat { $ahead } plaatsen vooruit, een andere { $behind } plaatsen achteruit.
card-favourite = Gunsteling
    .text = Kies een held en gooi dan de dobbelsteen: hij gaat zoveel plaatsen vooruit.
card-courtesies = Hoffelijkheid
    .text = Draco wisselt van plaats met Sarah of met John.
card-hangover = Houten kop
    .text = Zet de kelk voor een speler naar keuze. Hij blijft daar tot het einde van diens volgende beurt.
card-small-intrigue = Kleine samenzwering ({ $w })
    .text = Verplaats een held naar keuze { $n } plaatsen { $w }.
card-small-brawl = Kleine vechtpartij
    .text = Kies { $n } helden. Ze worden geschud en krijgen elkaars plaatsen.
card-small-confusion = Kleine verwarring
    .text = Een van jouw helden gaat { $ahead } plaatsen vooruit, een andere { $behind } plaatsen achteruit.
card-pickpocket = Dief
    .text = Neem { $n } zilver van een tegenspeler naar keuze.
card-moody = Grilligheid ({ $n })
    .text = Draco schuift voorbij { $n ->
        [one] één held
       *[other] { $n } helden
    }, aan de kant die jij kiest. Wie hij voorbijgaat, verhuist van het ene eind van de rij naar het andere.
card-empty-cellar = Lege wijnkelder
    .text = Ligt naast Draco tot de volgende toost. Dan verdient niemand iets: de eerste vier plaatsen betalen 4, 3, 2 en 1 goud, de laatste plaats betaalt 2 en de voorlaatste 1. (Huisregel: niemand betaalt meer dan { $cap } goud.) Ligt de andere kelder er al, dan worden beide afgelegd.
card-magic-mirror = Magische spiegel
    .text = Gooi de dobbelsteen: de held op de eerste plaats gaat zoveel plaatsen achteruit, de held op de laatste plaats evenveel vooruit. Jij bepaalt wie eerst gaat.
card-helping-hand = Bijstand
    .text = Kies een held. Voor elke gouden munt die je de bank betaalt, gaat hij { $n } plaatsen vooruit.
card-love-thy-neighbour = Naastenliefde
    .text = Zet John direct naast Zork, of Zork direct naast John.
card-scheming = Intriges
    .text = Zet een held naar keuze direct voor of direct achter Zork.
card-stroke-of-fate = Beproeving
    .text = Gooi de dobbelsteen: de held op de plaats met dat nummer gaat naar de laatste plaats.
card-arbitration = Scheidsgerecht
    .text = Noem twee helden. Iedereen stemt. Ze wisselen alleen van plaats als meer dan de helft ja zegt.
card-chit-chat = Geklets
    .text = Kies een volk en een van zijn helden. Alle anderen van dat volk komen naast hem zitten; jij bepaalt de volgorde en de kant.
card-cronies = Gezelschap
    .text = Jij en een tegenspeler naar keuze mogen elk een held naar eigen keuze { $n } plaatsen vooruit zetten. Jij bepaalt wie eerst gaat.
card-selfless = Onbaatzuchtig
    .text = Zet John op de eerste plaats.
card-regular-seat = Vaste plek
    .text = Zork gaat naar de laatste plaats.
card-tryst = Rendez-vous
    .text = Zitten twee van jouw helden naast elkaar, neem dan { $n } goud van de bank.
card-sinner = Zondaar
    .text = Zet John op de laatste plaats.
card-separation = Scheiding
    .text = Een van jouw helden gaat naar de eerste plaats, een andere naar de laatste.
card-three-card-monte = Kaartentruc
    .text = Kies drie helden die naast elkaar zitten en herschik ze zoals je wilt. (Zoals gedrukt: ze worden gedekt geschud en een tegenspeler naar keuze zet ze blind terug.)
card-drunkenness = Dronkenschap
    .text = { $golden } gouden en { $plain } zilveren munten vliegen over de tafel. Elke munt valt waar het toeval wil, en de helft van de keren ernaast. Een munt die een held raakt, is voor zijn speler; wat Draco, Sarah of Zork raakt, gaat terug naar de bank.
card-persuasive-arguments = Doorslaggevende argumenten ({ FORM($b, "plural") })
    .text = Kies { FORM($b, "one") } en gooi dan de dobbelsteen: die held gaat zoveel plaatsen achteruit.
# Het spelblad vertaalde verkeerd: „Vertrouwde aanklacht”.
card-foul-accusation = Gemene aanklacht
    .text = Gooi een held van een speler de herberg uit. Zet hem aan het begin van je volgende beurt terug op een plaats naar keuze.
# Het spelblad vertaalde verkeerd: „Het vaste gezelschap”.
card-bad-company = Slecht gezelschap
    .text = Elke held direct naast Zork betaalt { $n } zilver aan de bank.
card-brotherhood = Verbroedering ({ FORM($b, "plural") })
    .text = Zet een held naar keuze direct achter { FORM($b, "one") } naar keuze.
card-trust = Vertrouwen
    .text = Draco wisselt van plaats met een van jouw helden.
card-full-cellar = Volle wijnkelder
    .text = Ligt naast Draco tot de volgende toost. Dan verdient iedereen: de eerste vier plaatsen krijgen 4, 3, 2 en 1 goud, de laatste plaats 2 en de voorlaatste 1, en niemand betaalt. Ligt de andere kelder er al, dan worden beide afgelegd.
card-fickle = Wankelmoedigheid
    .text = Draco neemt zijn beker in de andere hand. De eersten zijn nu de laatsten, en de laatsten de eersten.
card-musical-chairs = Stoelendans
    .text = Verdeel John, Sarah en Zork over hun drie plaatsen zoals je wilt.
card-charity = Liefdadigheid
    .text = Elke speler mag een kaart trekken voor elke held van hem die direct naast John zit.
card-dice-game = Dobbelspel
    .text = Kies een held en gooi dan de dobbelsteen: dat getal is zijn nieuwe plaats.
# Op het spelblad staat een grap van de vertaler: „knapdarniksvan”.
card-wham = Pats!
    .text = { $golden } gouden munten vliegen over de tafel. Elke munt valt waar het toeval wil, en de helft van de keren ernaast. Een munt die een held raakt, is voor zijn speler; wat Draco, Sarah of Zork raakt, gaat terug naar de bank.
card-pincers = Tang
    .text = Een tegenspeler met een held tussen twee van jouw helden betaalt je { $n } goud.

## Vragen

prompt-play-card = Welke kaart speel je?
prompt-discard-card = Je kunt niets spelen. Welke kaart leg je af?
prompt-toast = Breng je een toost uit?
prompt-choose-hero = Kies een held.
prompt-choose-several-hero = Kies { $max } helden.
prompt-choose-player = Kies een speler.
prompt-choose-number = Hoeveel?
prompt-choose-way = Vooruit of achteruit?
prompt-choose-end = Eerste of laatste plaats?
prompt-choose-flank = Ervoor of erachter?
prompt-choose-breed = Kies een volk.
prompt-choose-host = Naast wie?
prompt-goes-forward = Wie gaat vooruit?
prompt-goes-back = Wie gaat achteruit?
prompt-goes-first = Wie gaat naar de eerste plaats?
prompt-goes-last = Wie gaat naar de laatste plaats?
prompt-draco-goes = Naar zijn beker toe, of ervandaan?
prompt-seat-of-honour = Achter wie komt Draco te zitten?
prompt-vote-seat = Mag Draco achter { $host } gaan zitten?
prompt-vote-swap = Mogen { $a } en { $b } van plaats wisselen?
prompt-pay-gold = Hoeveel goud betaal je?
prompt-pay-ransom = Betaal je { $sum } zilver? Zo niet, dan kan een van je helden op de laatste plaats belanden.
prompt-punish = Wie stuur je naar de laatste plaats?
prompt-accuse = Wie klaag je aan?
prompt-return-to = Op welke plaats gaat { $h } weer zitten?
prompt-middle-of-three = Kies de middelste van de drie.
prompt-new-order = In welke volgorde zitten ze?
prompt-new-order-blind = Zet de gedekte helden terug, in welke volgorde ook.
prompt-take-card = Welke kaart houd je?
prompt-draw-extra = Trek je een kaart?

## Het verslag

log-play = { $player } speelt { $card }.
log-toast-by = { $you } heft de kelk: een toost!
log-hand-the-goblet-to = De kelk staat voor { $p }.
log-return-the-goblet = De kelk staat weer in het midden.
log-zork-pays-himself = Zork zou zelf { $n } zilver moeten betalen, en keert lege zakken om.
log-the-draw-pile-runs-out = De trekstapel is op. De aflegstapel wordt geschud.
log-move-table = { $place ->
        [0] { $thing } gaat ergens anders zitten.
       *[other] { $thing } gaat op plaats { $place } zitten.
    }
log-move-exile = { $thing } wordt de herberg uit gegooid.
log-move-hand = { $owner } neemt { $thing }.
log-move-cellar = { $thing } komt naast Draco te liggen.
log-move-sleeve = { $thing } wordt gedekt neergelegd.
log-move-stage = { "" }
log-move-discard = { "" }
log-move-draw-pile = { "" }
log-move-unused = { "" }
log-move-front = { "" }
log-move-centre = { "" }
log-shuffle-draw-pile = { "" }
log-chance-number = { "" }
log-count-exhaustions = { "" }
log-swap = { $a } en { $b } wisselen van plaats.
log-reverse-table = Draco neemt zijn beker in de andere hand: de eersten zijn de laatsten.
log-attr-owner = { $thing } hoort nu bij { $value }.
log-end = { COUNT($winners) ->
        [0] Geen enkele beurs staat alleen: Draco wint, en alle dieven hebben verloren.
        [one] { LIST($winners) } is de rijkste dief van allemaal.
       *[other] { LIST($winners) } winnen.
    }

## Woorden voor gemaakte kaartteksten

type-hero = held
    .plural = helden
type-king = koning
    .plural = koningen
type-action = kaart
    .plural = kaarten
type-breed = volk
    .gender = neuter
    .plural = volken
type-way = richting
type-end = eind
    .gender = neuter
type-flank = kant

attr-breed = het volk van { $x }
    .has = { $x } een volk heeft
    .has-not = { $x } geen volk heeft
attr-owner = de speler van { $x }
    .has = { $x } bij een speler hoort
    .has-not = { $x } bij niemand hoort
    .set = { PERSON($value) ->
        [you] { $x } is nu ook jouw held
       *[other] { $x } hoort nu bij { $value }
    }

phrase-heroes = de helden
    .one = een held
    .each = elke held
phrase-heroes-of-player = { PERSON($p) ->
        [you] jouw helden
       *[other] de helden { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] een van jouw helden
       *[other] een van de helden { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] elk van jouw helden
       *[other] elk van de helden { FORM($p, "of") }
    }
phrase-heroes-of-breed = { ID($b) ->
        [np-that] de helden van dat volk
       *[other] de { FORM($b, "plural") }
    }
    .one = { ID($b) ->
        [np-that] een held van dat volk
       *[other] { FORM($b, "one") }
    }
    .each = { ID($b) ->
        [np-that] elke held van dat volk
       *[other] elke { FORM($b, "name") }
    }
phrase-heroes-besides = de andere helden dan { $h }
    .one = een andere held dan { $h }
    .each = elke andere held dan { $h }
phrase-hero-at = de held op plaats { $n }
phrase-hero = de held direct { $f } { $h }
phrase-heroes-beside = de helden direct naast { $h }
    .one = een held direct naast { $h }
    .each = elke held direct naast { $h }
phrase-heroes-of-beside = { PERSON($p) ->
        [you] jouw helden
       *[other] de helden { FORM($p, "of") }
    } direct naast { $h }
    .one = { PERSON($p) ->
        [you] een van jouw helden
       *[other] een van de helden { FORM($p, "of") }
    } direct naast { $h }
    .any = { PERSON($p) ->
        [you] een van jouw helden
       *[other] een van de helden { FORM($p, "of") }
    } direct naast { $h } zit
phrase-are-a-majority = meer dan de helft ja zegt
phrase-the-goblet-stands-free = de kelk in het midden staat
phrase-richest = de rijkste speler

verb-move-hero-way-number = verplaats { $h } { $n ->
        [one] één plaats
       *[other] { $n } plaatsen
    } { ID($w) ->
        [forward] vooruit
        [back] achteruit
       *[other] in { $w }
    }
    .when = { $h } vooruit of achteruit gaat
verb-move-king-way-number = laat { $k } { $n ->
        [one] één held
       *[other] { $n } helden
    } voorbijgaan, { ID($w) ->
        [forward] aan de kant van zijn beker
        [back] aan de andere kant dan zijn beker
       *[other] in { $w }
    }
verb-move-to-place = zet { $h } op plaats { $n }
verb-move-to-the-place = zet { $h } { ID($e) ->
        [first] op de eerste plaats
        [last] op de laatste plaats
       *[other] aan { $e } van de rij
    }
verb-seat = zet { $h } direct { ID($f) ->
        [in-front-of] voor
        [behind] achter
       *[other] aan { $f } van
    } { $other }
verb-scatter-your-heroes-forward-back = zet een van jouw helden { $ahead } plaatsen vooruit en een andere { $behind } plaatsen achteruit
verb-pay-from-the-bank = { PERSON($p) ->
        [you] neem { $n } zilver van de bank
       *[other] { $p } neemt { $n } zilver van de bank
    }
verb-reward-with = { $h } krijgt { $n } zilver van de bank
verb-charge-with = { PERSON($hs) ->
        [many] { $hs } betalen elk { $n } zilver aan de bank
       *[other] { $hs } betaalt { $n } zilver aan de bank
    }
verb-draw-a-card-by = { PERSON($p) ->
        [you] trek een kaart
       *[other] { $p } trekt een kaart
    }
verb-hand-the-goblet-to = zet de kelk voor { FORM($p, "acc") }
verb-return-the-goblet = zet de kelk in het midden
verb-allow-a-toast-this-turn = je mag deze beurt toosten, waar de kelk ook staat
verb-lay-beside-draco = leg { $c } naast Draco
verb-fling-a-coin-worth = een munt van { $n } zilver valt bij toeval op een plaats, of ernaast
verb-toast-by = { PERSON($you) ->
        [you] breng een toost uit
       *[other] { $you } brengt een toost uit
    }
    .when = { PERSON($you) ->
        [you] je toost
       *[other] { $you } toost
    }
    .after = { PERSON($you) ->
        [you] je hebt getoost
       *[other] { $you } heeft getoost
    }
verb-start-turn-of = begin de beurt { FORM($you, "of") }
    .when = { PERSON($you) ->
        [you] jouw beurt begint
       *[other] de beurt { FORM($you, "of") } begint
    }
verb-end-turn-of = eindig de beurt { FORM($you, "of") }
    .when = { PERSON($you) ->
        [you] jouw beurt eindigt
       *[other] de beurt { FORM($you, "of") } eindigt
    }
verb-pay-the-table = betaal de plaatsen uit zoals altijd
    .when = de plaatsen worden uitbetaald

### from en: game-draco=8bd04885 seat-green=a4095ecc seat-purple=429fab76 seat-yellow=8fc44302
### from en: seat-red=1694e75c seat-blue=8ea98c7e seat-black=9e03ae3c option-deck-size=0b986024
### from en: option-long-game=0e09e89c option-empty-cellar-cap=731dcc33 option-monte=a3daaf2d
### from en: option-zork-tie=3280e4c8 option-finite-bank=8fc7b94d phase-turn-of=110d685b
### from en: forecast-next-toast=e25ea886 kind-breed-amazon=b5f4d2c4 kind-breed-dwarf=b886cb3a
### from en: kind-breed-kobold=a8096f1a kind-breed-rogue=2284ae0e piece-green-kobold=772d3f15
### from en: piece-green-dwarf=f64c5e0c piece-purple-kobold=66614ef6 piece-purple-rogue=c354d79f
### from en: piece-yellow-amazon=7e4cf3ae piece-yellow-rogue=3f39e9e9 piece-red-amazon=6f05ec97
### from en: piece-red-dwarf=9f317568 piece-blue-rogue=dd5cf941 piece-blue-dwarf=879dd56f
### from en: piece-black-amazon=c2574c93 piece-black-kobold=16c6d735 piece-john=5e3c1749 piece-sarah=8db8255e
### from en: piece-zork=f9355c3d piece-draco=5e243687 piece-goblet=33aeae57 kind-way-forward=1a6df9c3
### from en: kind-way-back=cca2cbd3 kind-end-first=9cef3d1c kind-end-last=4c07bd16
### from en: kind-flank-in-front-of=06f96b24 kind-flank-behind=04ceb222 zone-table=42484688
### from en: zone-exile=864c3022 zone-sleeve=cba15884 zone-centre=b6a7bffb zone-front=e8599311
### from en: zone-draw-pile=0321cabb zone-hand=49df2075 zone-stage=ced22490 zone-cellar=9ba25b73
### from en: zone-discard=dcfa1c32 zone-unused=e68de475 counter-silver=db116e3a counter-exhaustions=c0c2068c
### from en: holder-bank=2a4ec986 holder-purse=b81437a1 variable-active=1c6d1fdb variable-patron=09b02aa3
### from en: variable-toasting=5f85ae3b variable-toast-allowed=43c236de variable-goblet-is-fresh=7900db1f
### from en: variable-last-toast-drunk=b5fefb06 card-old-friends=5b8330e2 card-arm-wrestling=cfa239f5
### from en: card-enthusiasm=fefe0892 card-informer=099afc96 card-place-of-honour=94fdde87
### from en: card-blackmail=e497ab9d card-apparition=2fdc0c49 card-shady-deal-swap=a27f767b
### from en: card-shady-deal-take=ce3f6117 card-frenzy-of-joy=06083228 card-gallant=26b88fb2
### from en: card-rumour-mill=b4552a09 card-big-intrigue=0d0073b3 card-big-brawl=ec327b8c
### from en: card-big-confusion=c0734aae card-favourite=df71a188 card-courtesies=5d5773c3
### from en: card-hangover=4b823aba card-small-intrigue=1861af72 card-small-brawl=901757f9
### from en: card-small-confusion=75375e6e card-pickpocket=be415d44 card-moody=e26af620
### from en: card-empty-cellar=055319c7 card-magic-mirror=4494516b card-helping-hand=1c409741
### from en: card-love-thy-neighbour=b90f270b card-scheming=21c0e12c card-stroke-of-fate=e412f65a
### from en: card-arbitration=9016540d card-chit-chat=76b50c1d card-cronies=cfa473b8 card-selfless=94dc46e6
### from en: card-regular-seat=e013476b card-tryst=5f8e0bed card-sinner=f3d5e856 card-separation=5a99d2c5
### from en: card-three-card-monte=9a710896 card-drunkenness=5e0226ee card-persuasive-arguments=49a75ab9
### from en: card-foul-accusation=d77030db card-bad-company=b1a2a937 card-brotherhood=2d927a28
### from en: card-trust=54baa4bc card-full-cellar=4e83f885 card-fickle=1c383ea0 card-musical-chairs=0cd5bb34
### from en: card-charity=9abe733f card-dice-game=3e808776 card-wham=e30cfe19 card-pincers=069c3c4a
### from en: prompt-play-card=75dbf7ea prompt-discard-card=ed5310b2 prompt-toast=b61e0d35
### from en: prompt-choose-hero=dd77110b prompt-choose-several-hero=72f8cf8d prompt-choose-player=c185ec93
### from en: prompt-choose-number=275bd96a prompt-choose-way=0771e982 prompt-choose-end=8ce0025b
### from en: prompt-choose-flank=c646db20 prompt-choose-breed=0ac7aa39 prompt-choose-host=01afe123
### from en: prompt-goes-forward=88ab5251 prompt-goes-back=3461ca91 prompt-goes-first=2d29dc88
### from en: prompt-goes-last=997cb81a prompt-draco-goes=3942d30e prompt-seat-of-honour=98529d17
### from en: prompt-vote-seat=bf605079 prompt-vote-swap=e058cf45 prompt-pay-gold=a2ed22b6
### from en: prompt-pay-ransom=dc5d9634 prompt-punish=468c72af prompt-accuse=a1de3b4f
### from en: prompt-return-to=6c5be712 prompt-middle-of-three=11b200ca prompt-new-order=176ddb28
### from en: prompt-new-order-blind=a64d672c prompt-take-card=ffc6f7d0 prompt-draw-extra=20bee88a
### from en: log-play=9a2379a9 log-toast-by=ff777419 log-hand-the-goblet-to=b42ec7d8
### from en: log-return-the-goblet=ac433af7 log-zork-pays-himself=4e04f194 log-the-draw-pile-runs-out=7ec5f297
### from en: log-move-table=25d49316 log-move-exile=a66e5072 log-move-hand=ed2e75f3 log-move-cellar=58860b03
### from en: log-move-sleeve=ef37d5bc log-move-stage=142523cb log-move-discard=b508d2af
### from en: log-move-draw-pile=580471f4 log-move-unused=5d5ecb37 log-move-front=b2265736
### from en: log-move-centre=9f760c1a log-shuffle-draw-pile=5470b210 log-chance-number=368fcf6f
### from en: log-count-exhaustions=52bb171e log-swap=07500625 log-reverse-table=09e65e8a
### from en: log-attr-owner=52ed135f log-end=7e20ea0f type-hero=effbcfda type-king=98b2ca44
### from en: type-action=acca89d3 type-breed=7740b6b9 type-way=9a791ae1 type-end=215d126f type-flank=cd6d75a6
### from en: attr-breed=dc6a8900 attr-owner=3f3ff7cc phrase-heroes=9fe5bf8e phrase-heroes-of-player=5bba3da1
### from en: phrase-heroes-of-breed=8a1a3d78 phrase-heroes-besides=d6d6634d phrase-hero-at=3e11084f
### from en: phrase-hero=abd1faef phrase-heroes-beside=56b0e993 phrase-heroes-of-beside=f2d8a3e0
### from en: phrase-are-a-majority=1b4773d5 phrase-the-goblet-stands-free=a7171d74 phrase-richest=123c27f8
### from en: verb-move-hero-way-number=32b85879 verb-move-king-way-number=9a990285 verb-move-to-place=65ffd154
### from en: verb-move-to-the-place=ef2f9df4 verb-seat=fb132bd3 verb-scatter-your-heroes-forward-back=bfcf8cd1
### from en: verb-pay-from-the-bank=2aa4bd85 verb-reward-with=e598a870 verb-charge-with=c6f61e38
### from en: verb-draw-a-card-by=06d739ba verb-hand-the-goblet-to=bb7241e9 verb-return-the-goblet=c4a4a706
### from en: verb-allow-a-toast-this-turn=8dd01d1d verb-lay-beside-draco=c10433bd
### from en: verb-fling-a-coin-worth=2181baaf verb-toast-by=f3fbef1b verb-start-turn-of=f9a42530
### from en: verb-end-turn-of=88d79364 verb-pay-the-table=e1ae9dbc
