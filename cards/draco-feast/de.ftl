### Ein Fest bei Draco auf Deutsch: was das Deck hinzufügt. Alles andere kommt vom Spiel.
### Ellbogenfreiheit und Trinkgeld haben hier keinen Text: Er wird aus dem gemacht, was sie tun.

deck-draco-feast = Ein Fest bei Draco

card-fresh-keg = Frisches Fass
    .text = Die Helden auf den ersten drei Plätzen erhalten je { $n } Silber aus der Bank.
card-the-bill = Die Zeche
    .text = Die Helden auf den letzten drei Plätzen zahlen je { $n } Silber an die Bank.
card-elbow-room = Ellbogenfreiheit
card-jester = Hofnarr
    .text = Wähle einen Helden, dann würfle. Gerade Zahl: Er rückt so viele Plätze vor. Ungerade: Er rückt ebenso viele zurück.
card-envy = Neid
    .text = Jeder Gegner, der reicher ist als du, zahlt dir { $n } Silber.
card-bodyguard = Leibwächter
    .text = Wähle einen deiner Helden. Bis dein nächster Zug beginnt, bewegt ihn keine Karte: er bleibt, wo er ist.
card-tip-jar = Trinkgeld
card-pass-the-plate = Reich die Platte weiter
    .text = Alle wählen geheim eine ihrer Handkarten und geben sie dann gleichzeitig nach links weiter.
card-collection = Kollekte
    .text = Jeder Gegner legt { $n } Silber in Zorks Beutel.
card-nimble-fingers = Flinke Finger
    .text = Nur wenn einer deiner Helden neben Zork sitzt. Nimm alles Silber aus Zorks Beutel.

prompt-pass-card = Welche Karte gibst du nach links weiter?

### from en: deck-draco-feast=b31883ff card-fresh-keg=6db62e57 card-the-bill=6c1c163f card-elbow-room=31ff1b26
### from en: card-jester=d3da4077 card-envy=04cab427 card-bodyguard=f57aa59d card-tip-jar=ce7f7510
### from en: card-pass-the-plate=8522a57f card-collection=09c75109 card-nimble-fingers=f0e6defc
### from en: prompt-pass-card=e402a741
