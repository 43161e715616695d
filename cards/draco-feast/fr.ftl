### Un festin chez Draco en français : ce que le paquet ajoute. Tout le reste vient du jeu.
### « Coudées franches » et « Pourboires » n’ont pas de texte ici : il est tiré de ce que font les cartes.

deck-draco-feast = Un festin chez Draco

card-fresh-keg = Tonneau neuf
    .text = Les héros des trois premières places reçoivent chacun { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } de la banque.
card-the-bill = L’addition
    .text = Les héros des trois dernières places paient chacun { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } à la banque.
card-elbow-room = Coudées franches
card-jester = Bouffon
    .text = Choisissez un héros, puis lancez le dé. Nombre pair : il avance d’autant de places. Impair : il recule d’autant.
card-envy = Envie
    .text = Chaque adversaire plus riche que vous vous paie { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }.
card-bodyguard = Garde du corps
    .text = Choisissez l’un de vos héros. Jusqu’au début de votre prochain tour, aucune carte ne le déplace : il reste où il est.
card-tip-jar = Pourboires
card-pass-the-plate = Faites passer le plat
    .text = Chacun choisit en secret une carte de sa main ; puis tous la donnent en même temps à leur voisin de gauche.
card-collection = Quête
    .text = Chaque adversaire met { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } dans la bourse de Zork.
card-nimble-fingers = Doigts agiles
    .text = Seulement si l’un de vos héros est assis à côté de Zork. Prenez tout l’argent de la bourse de Zork.

prompt-pass-card = Quelle carte passez-vous à gauche ?

### from en: deck-draco-feast=b31883ff card-fresh-keg=6db62e57 card-the-bill=6c1c163f card-elbow-room=31ff1b26
### from en: card-jester=d3da4077 card-envy=04cab427 card-bodyguard=f57aa59d card-tip-jar=ce7f7510
### from en: card-pass-the-plate=8522a57f card-collection=09c75109 card-nimble-fingers=f0e6defc
### from en: prompt-pass-card=e402a741
