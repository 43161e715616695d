### Ein Fest bei Draco auf Deutsch: was das Deck hinzufügt. Alles andere kommt vom Spiel.
### Ellbogenfreiheit und Trinkgeld haben hier keinen Text: Er wird aus dem gemacht, was sie tun.

deck-draco-feast = Ein Fest bei Draco

card-fresh-keg = Frisches Fass
    .text = Die Helden auf den ersten drei Plätzen erhalten je { $n } Silber aus der Bank.
card-the-bill = Die Zeche
    .text = Die Helden auf den letzten drei Plätzen zahlen je { $n } Silber an die Bank.
card-elbow-room = Ellbogenfreiheit
card-jester = Hofnarr
    .text = Wähle einen Helden, dann würfle. Gerade Zahl: Er zieht so viele Plätze vor. Ungerade: Er zieht ebenso viele zurück.
card-envy = Neid
    .text = Jeder Gegner, der reicher ist als du, zahlt dir { $n } Silber.
card-bodyguard = Leibwächter
    .text = Wähle einen deiner Helden. Bis dein nächster Zug beginnt, kann er weder vor noch zurück gezogen werden.
card-tip-jar = Trinkgeld
card-pass-the-plate = Reich die Platte weiter
    .text = Alle wählen geheim eine ihrer Handkarten und geben sie dann gleichzeitig nach links weiter.
card-collection = Kollekte
    .text = Jeder Gegner legt { $n } Silber in Zorks Beutel.
card-nimble-fingers = Flinke Finger
    .text = Nur wenn einer deiner Helden neben Zork sitzt. Nimm alles Silber aus Zorks Beutel.

prompt-pass-card = Welche Karte gibst du nach links weiter?

### from en: deck-draco-feast=e497baaf card-fresh-keg=7c932a81 card-the-bill=7d15ccd5 card-elbow-room=e097c644
### from en: card-jester=a39660b1 card-envy=c8081b91 card-bodyguard=604a30bc card-tip-jar=2ca557ee
### from en: card-pass-the-plate=ea2c3201 card-collection=281fcaf7 card-nimble-fingers=4807734c
### from en: prompt-pass-card=3b2d5b11
