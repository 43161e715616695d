### Een feest bij Draco in het Nederlands: wat de set toevoegt. Al het andere komt van het spel.
### Armslag en de Fooienpot hebben hier geen tekst: die wordt gemaakt van wat ze doen.

deck-draco-feast = Een feest bij Draco

card-fresh-keg = Vers vat
    .text = De helden op de eerste drie plaatsen krijgen elk { $n } zilver van de bank.
card-the-bill = De rekening
    .text = De helden op de laatste drie plaatsen betalen elk { $n } zilver aan de bank.
card-elbow-room = Armslag
card-jester = Nar
    .text = Kies een held en gooi dan de dobbelsteen. Even: hij gaat zoveel plaatsen vooruit. Oneven: hij gaat evenveel achteruit.
card-envy = Afgunst
    .text = Elke tegenspeler die rijker is dan jij betaalt je { $n } zilver.
card-bodyguard = Lijfwacht
    .text = Kies een van jouw helden. Tot je volgende beurt begint, kan hij vooruit noch achteruit worden gezet.
card-tip-jar = Fooienpot
card-pass-the-plate = Geef de schaal door
    .text = Iedereen kiest in het geheim een kaart uit zijn hand; daarna geven allen die tegelijk aan hun linkerbuur.
card-collection = Collecte
    .text = Elke tegenspeler doet { $n } zilver in Zorks beurs.
card-nimble-fingers = Vlugge vingers
    .text = Alleen als een van jouw helden naast Zork zit. Neem al het zilver uit Zorks beurs.

prompt-pass-card = Welke kaart geef je aan je linkerbuur?

### from en: deck-draco-feast=e497baaf card-fresh-keg=7c932a81 card-the-bill=7d15ccd5 card-elbow-room=e097c644
### from en: card-jester=a39660b1 card-envy=c8081b91 card-bodyguard=604a30bc card-tip-jar=2ca557ee
### from en: card-pass-the-plate=ea2c3201 card-collection=281fcaf7 card-nimble-fingers=4807734c
### from en: prompt-pass-card=3b2d5b11
