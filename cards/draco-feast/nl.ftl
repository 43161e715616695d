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
    .text = Kies een van jouw helden. Tot je volgende beurt begint, verplaatst geen kaart hem: hij blijft waar hij is.
card-tip-jar = Fooienpot
card-pass-the-plate = Geef de schaal door
    .text = Iedereen kiest in het geheim een kaart uit zijn hand; daarna geven allen die tegelijk aan hun linkerbuur.
card-collection = Collecte
    .text = Elke tegenspeler doet { $n } zilver in Zorks beurs.
card-nimble-fingers = Vlugge vingers
    .text = Alleen als een van jouw helden naast Zork zit. Neem al het zilver uit Zorks beurs.

prompt-pass-card = Welke kaart geef je aan je linkerbuur?

### from en: deck-draco-feast=b31883ff card-fresh-keg=6db62e57 card-the-bill=6c1c163f card-elbow-room=31ff1b26
### from en: card-jester=d3da4077 card-envy=04cab427 card-bodyguard=f57aa59d card-tip-jar=ce7f7510
### from en: card-pass-the-plate=8522a57f card-collection=09c75109 card-nimble-fingers=f0e6defc
### from en: prompt-pass-card=e402a741
