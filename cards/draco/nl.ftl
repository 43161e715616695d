### Draco & Co in het Nederlands.
### Getallen komen van de kaarten: { $n } en dergelijke vult het spel in.

## Het spel

game-draco = Draco & Co
    .rules =
        In de herberg van Draco drinken dieven op andermans kosten, en de rijkste speler wint. Jouw helden zijn de twee in jouw kleur. In je beurt speel je een kaart, die helden of geld verplaatst; dan mag je een toost uitbrengen; dan trek je een kaart. Bij een toost verdienen de helden dicht bij Draco’s beker geld voor hun spelers, en die aan de andere kant betalen.

        Draco is geen held: spreekt een kaart van helden, dan telt hij nooit mee. Hij houdt zijn beker aan één kant. De held naast de beker heeft de eerste plaats, de held aan Draco’s andere kant de laatste. Vooruit is naar de eerste plaats toe, achteruit naar de laatste; de anderen schuiven op, en niemand komt voorbij Draco.

        Het lot wijst de helden van alle spelers en de drie die van niemand zijn een plaats, en bepaalt wie begint. Je begint met vijf kaarten en één goud, dat drie zilver waard is. De kelk staat eerst voor wie als laatste aan de beurt komt; in de eerste ronde toost dus niemand, tenzij een kaart het toelaat.

        Staat de kelk na je kaart in het midden, dan mag je een toost uitbrengen. De eerste vier plaatsen krijgen 4, 3, 2 en 1 zilver van de bank; daarna betaalt de laatste plaats 2 en de voorlaatste 1. Elke speler trekt een kaart voor elke held van hem direct naast Sarah. Je zet de kelk voor je neer, en tot het einde van je volgende beurt toost er niemand. Wie niet alles kan betalen, betaalt wat hij heeft.

        Drie helden zijn van niemand. Zork verdient niets; wat hij schuldig is, bij een toost het dubbele, betaalt de rijkste speler; zijn er meer even rijk, dan betaalt geen van hen. Broeder John geeft wat hij verdient aan de held direct achter hem, en de held direct voor hem betaalt zijn schulden. Oude Sarah verdient noch betaalt, tot ze een oude vriend vindt.

        Is de trekstapel op (in een lang spel: voor de tweede keer), dan is de volgende toost de laatste en is het spel daarna uit. Wie precies evenveel bezit als een ander, valt af; de rijkste van de overigen wint. Blijft er niemand over, dan wint Draco.

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
option-empty-cellar-cap = Lege wijnkelder, huisregel: geen held betaalt meer dan 2 goud
option-monte = Kaartentruc
    .v-errata = je herschikt de helden zelf
    .v-printed = huisregel: een tegenspeler zet ze blind terug
option-zork-tie = Zorks schuld als er meer dan één rijkste is
    .v-nobody = niemand betaalt
    .v-english = Zork betaalt, zover zijn eigen beurs reikt
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
    .text = Wat hij verdient, krijgt de held vlak achter hem. Wat hij schuldig is, betaalt de held vlak voor hem.
piece-sarah = Oude Sarah
    .text = Zij verdient niets en betaalt niets zolang ze van niemand is. Bij een toost trekt elke speler een kaart voor elke eigen held vlak naast haar.
    .gender = feminine
piece-zork = Zork
    .text = Hij verdient niets. Wat hij schuldig is, bij een toost het dubbele, betaalt de rijkste speler; zijn er meer even rijk, dan betaalt geen van hen.
piece-draco = Draco
    .text = Vanaf hem worden de plaatsen geteld: de eerste is bij zijn beker. Hij verdient niets en betaalt niets.
piece-goblet = Kelk
    .text = Wie een toost uitbrengt, zet hem voor zich. Tot hij weer in het midden staat, brengt niemand een toost uit.
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
zone-front = Eigen plek
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
    .text = Sarah gaat naar de eerste plaats of naar de laatste: jij kiest.
card-shady-deal-swap = Verdachte handel
    .text = Ruil je hele hand met die van een tegenspeler naar keuze.
card-shady-deal-take = Verdachte handel
    .text = Bekijk de hand van een tegenspeler naar keuze en neem er één kaart uit.
card-frenzy-of-joy = Vreugderoes
    .text = { $n } goud van de bank valt bij toeval in de buurt van Draco: de meeste kans hebben hij en zijn buren, verder dan vier plaatsen valt het nooit. De held die het raakt, krijgt het; raakt het Draco, dan houdt de bank het.
card-gallant = Voorkomend
    .text = Laat een van jouw helden met Sarah van plaats wisselen.
card-rumour-mill = Geruchtenmolen ({ FORM($b, "plural") })
    .text = Alle { FORM($b, "plural") } gaan { $n } plaatsen vooruit, of allemaal { $n } plaatsen achteruit. Jij bepaalt de volgorde.
card-big-intrigue = Grote samenzwering
    .text = Kies een held en gooi dan de dobbelsteen: hij gaat zoveel plaatsen achteruit.
card-big-brawl = Grote vechtpartij
    .text = Schud alle helden; ze gaan in willekeurige volgorde weer zitten.
card-big-confusion = Grote verwarring
    .text = Een van jouw helden gaat { $ahead } plaatsen vooruit, een andere { $behind } plaatsen achteruit. Jij bepaalt wie eerst gaat.
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
    .text = Een van jouw helden gaat { $ahead } plaatsen vooruit, een andere { $behind } plaatsen achteruit. Jij bepaalt wie eerst gaat.
card-pickpocket = Dief
    .text = Neem { $n } zilver van een tegenspeler naar keuze.
card-moody = Grilligheid ({ $n })
    .text = Draco schuift voorbij { $n ->
        [one] één held
       *[other] { $n } helden
    }, aan de kant die jij kiest. Wie hij voorbijgaat, verhuist van het ene eind van de rij naar het andere.
card-empty-cellar = Lege wijnkelder
    .text = Leg deze kaart naast Draco. Bij de volgende toost verdient niemand: de eerste vier plaatsen betalen 4, 3, 2 en 1 goud, de laatste 2, de voorlaatste 1{ ID($option-empty-cellar-cap) ->
        [yes] , maar geen held meer dan { $cap }
       *[no] { "" }
    }. Ligt er al een kelder, leg dan beide af.
card-magic-mirror = Magische spiegel
    .text = Gooi de dobbelsteen: de held op de eerste plaats gaat zoveel plaatsen achteruit, de held op de laatste plaats evenveel vooruit. Jij bepaalt wie eerst gaat.
card-helping-hand = Bijstand
    .text = Kies een held en betaal de bank zoveel goud als je wilt: per goud gaat hij { $n } plaatsen vooruit.
card-love-thy-neighbour = Naastenliefde
    .text = Zet John direct naast Zork, of Zork direct naast John.
card-scheming = Intriges
    .text = Kies een held: hij komt vlak voor of vlak achter Zork te zitten.
card-stroke-of-fate = Beproeving
    .text = Gooi de dobbelsteen: de held op de plaats met dat nummer gaat naar de laatste plaats.
card-arbitration = Scheidsgerecht
    .text = Noem twee helden. Iedereen stemt. Ze wisselen alleen van plaats als meer dan de helft ja zegt.
card-chit-chat = Geklets
    .text = Kies een volk en een van zijn helden. Alle anderen van dat volk komen direct naast hem zitten; jij bepaalt de volgorde en de kant.
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
    .text = Kies drie helden die naast elkaar zitten. { ID($option-monte) ->
        [printed] Schud ze gedekt; een tegenspeler naar keuze zet ze terug.
       *[errata] Herschik ze zoals je wilt.
    }
card-drunkenness = Dronkenschap
    .text = { $golden } gouden en { $plain } zilveren munten vliegen over de tafel. Elke munt valt even licht ernaast als op een plaats. Raakt ze een held, dan is ze voor zijn speler; wat ernaast valt, of Draco, Sarah of Zork raakt, gaat terug naar de bank.
card-persuasive-arguments = Doorslaggevende argumenten ({ FORM($b, "plural") })
    .text = Kies { FORM($b, "one") } en gooi dan de dobbelsteen: die held gaat zoveel plaatsen achteruit.
# Het spelblad vertaalde verkeerd: „Vertrouwde aanklacht”.
card-foul-accusation = Gemene aanklacht
    .text = Gooi een held van een speler naar keuze de herberg uit. Zet hem aan het begin van je volgende beurt terug op een plaats naar keuze.
# Het spelblad vertaalde verkeerd: „Het vaste gezelschap”.
card-bad-company = Slecht gezelschap
    .text = Elke held direct naast Zork betaalt { $n } zilver aan de bank.
card-brotherhood = Verbroedering ({ FORM($b, "plural") })
    .text = Zet een held naar keuze direct achter { FORM($b, "one") } naar keuze.
card-trust = Vertrouwen
    .text = Draco wisselt van plaats met een van jouw helden.
card-full-cellar = Volle wijnkelder
    .text = Leg deze kaart naast Draco. Bij de volgende toost betaalt niemand: de eerste vier plaatsen krijgen 4, 3, 2 en 1 goud, de laatste 2, de voorlaatste 1. Ligt er al een kelder, leg dan beide af.
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
    .text = { $golden } gouden munten vliegen over de tafel. Elke munt valt even licht ernaast als op een plaats. Raakt ze een held, dan is ze voor zijn speler; wat ernaast valt, of Draco, Sarah of Zork raakt, gaat terug naar de bank.
card-pincers = Tang
    .text = Kies een tegenspeler met een held direct tussen twee van jouw helden: hij betaalt je { $n } goud.

## Vragen

prompt-play-card = Welke kaart speel je?
prompt-discard-card = Je kunt niets spelen. Welke kaart leg je af?
prompt-toast = Breng je een toost uit?
prompt-choose-hero = Kies een held.
prompt-choose-several-hero = Kies { $max } helden.
prompt-choose-player = Kies een speler.
prompt-choose-next = Wie gaat als volgende?
prompt-demand = Hoeveel zilver eis je?
prompt-hero-goes = Gaat { $a } vooruit of achteruit?
prompt-breed-goes = Gaan de { FORM($b, "plural") } vooruit of achteruit?
prompt-choose-end = Eerste of laatste plaats?
prompt-choose-flank = Ervoor of erachter?
prompt-choose-breed = Kies een volk.
prompt-choose-host = Naast wie komen de anderen zitten?
prompt-sit-behind = Achter wie komt een andere held te zitten?
prompt-goes-forward = Wie gaat vooruit?
prompt-goes-back = Wie gaat achteruit?
prompt-goes-first = Wie gaat naar de eerste plaats?
prompt-goes-last = Wie gaat naar de laatste plaats?
prompt-draco-goes = Gaat Draco vooruit, voorbij de eerste plaats, of achteruit, voorbij de laatste?
prompt-seat-of-honour = Achter wie komt Draco te zitten? Die held heeft dan de laatste plaats.
prompt-vote-seat = Mag Draco achter { $host } gaan zitten, die dan de laatste plaats heeft?
prompt-vote-swap = Mogen { $a } en { $b } van plaats wisselen?
prompt-pay-gold = Hoeveel goud betaal je?
prompt-pay-ransom = Betaal je { $sum } zilver? Zo niet, dan kan een van je helden op de laatste plaats belanden.
prompt-punish = Wie stuur je naar de laatste plaats?
prompt-accuse = Wie klaag je aan?
prompt-return-to = Op welke plaats gaat { $h } weer zitten?
prompt-middle-of-three = Kies de middelste van de drie.
prompt-new-order = In welke volgorde zitten ze, van voor naar achter?
prompt-new-order-blind = Zet de gedekte helden terug, in welke volgorde ook.
prompt-take-card = Welke kaart neem je?
prompt-draw-extra = Trek je een kaart?

## Het verslag

log-play = { $player } speelt { $card }.
log-roll = { $player } gooit { $value }.
log-toast-by = { $you } heft de kelk: een toost!
log-hand-the-goblet-to = De kelk staat voor { $p }.
log-return-the-goblet = De kelk staat weer in het midden.
log-zork-pays-himself = Zork moet zelf { $n } zilver betalen, zover zijn beurs reikt.
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
log-answer-choose-player = { $player } kiest { LIST($choice) }.
log-answer-demand = { $player } eist { $value } zilver.
log-answer-pay-ransom = { ID($value) ->
        [yes] { "" }
       *[other] { $player } weigert te betalen.
    }
log-answer-vote-seat = { ID($value) ->
        [yes] { $player } stemt ja.
        [no] { $player } stemt nee.
       *[other] { "" }
    }
log-answer-vote-swap = { ID($value) ->
        [yes] { $player } stemt ja.
        [no] { $player } stemt nee.
       *[other] { "" }
    }
log-exchange-hand = { $a } en { $b } ruilen van hand.
log-swap = { $a } en { $b } wisselen van plaats.
log-reverse-table = Draco neemt zijn beker in de andere hand: de eersten zijn de laatsten.
log-attr-owner = { $thing } hoort nu bij { $value }.
log-end = { COUNT($winners) ->
        [0] Elke dief heeft evenveel als een ander: Draco wint.
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
    .when = { $h } { ID($w) ->
        [forward] vooruitgaat
        [back] achteruitgaat
       *[other] vooruit of achteruit gaat
    }
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
verb-fling-a-coin-worth = een munt van { $n } zilver vliegt door de lucht: ze valt bij toeval op een plaats of, even vaak, ernaast; de speler van de held die ze raakt krijgt haar, elke andere gaat terug naar de bank
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
phrase-heroes-of-caught-by = de helden { FORM($victim, "of") } die tussen twee van { PERSON($p) ->
        [you] jouw helden
       *[other] de helden { FORM($p, "of") }
    } zitten
    .one = een van de helden { FORM($victim, "of") } die tussen twee van { PERSON($p) ->
        [you] jouw helden
       *[other] de helden { FORM($p, "of") }
    } zitten
    .any = een held { FORM($victim, "of") } direct tussen twee van { PERSON($p) ->
        [you] jouw helden
       *[other] de helden { FORM($p, "of") }
    } zit
phrase-luck-of = het geluk van { $x } (8 voor Draco en naast hem, dan 4, 2 en 1 naar afstand, verder weg 0)
type-thing = figuur
    .plural = figuren

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
