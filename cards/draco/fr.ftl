### Draco & Co en français.
### Les nombres viennent des cartes : { $n } et ses semblables sont remplis par le jeu.

## Le jeu

game-draco = Draco & Co
    .rules =
        Dans l’auberge de Draco, les voleurs boivent aux frais des autres, et le joueur le plus riche gagne. Vos héros sont les deux de votre couleur. À votre tour, jouez une carte, qui déplace des héros ou de l’argent ; puis portez un toast si vous voulez ; puis piochez une carte. Lors d’un toast, les héros proches de la coupe de Draco rapportent de l’argent à leurs joueurs, et ceux de l’autre bout paient.

        Draco n’est pas un héros : quand une carte parle de héros, il n’est jamais concerné. Il tient sa coupe d’un côté. Le héros assis près de la coupe a la première place ; celui qui est assis de l’autre côté de Draco a la dernière. Avancer, c’est aller vers la première place ; reculer, vers la dernière ; les autres se resserrent, et personne ne dépasse Draco.

        Le hasard place les héros de tous les joueurs et les trois qui ne sont à personne, et dit qui commence. Vous commencez avec cinq cartes et une pièce d’or ; trois pièces d’argent en font une d’or. Le gobelet est d’abord devant celui qui joue en dernier : au premier tour de table, pas de toast, sauf si une carte le permet.

        Si le gobelet est au centre après votre carte, vous pouvez porter un toast. Les quatre premières places reçoivent 4, 3, 2 et 1 pièces d’argent de la banque ; puis la dernière place en paie 2 et l’avant-dernière 1. Chaque joueur pioche une carte pour chacun de ses héros assis juste à côté de Sarah. Vous posez le gobelet devant vous, et jusqu’à la fin de votre prochain tour personne ne porte de toast. Qui ne peut pas tout payer paie ce qu’il a.

        Trois héros ne sont à personne. Zork ne gagne rien ; ce qu’il doit, doublé lors d’un toast, c’est le joueur le plus riche qui le paie ; si plusieurs le sont à égalité, aucun d’eux ne paie. Frère Jean donne ce qu’il gagne au héros juste derrière lui, et le héros juste devant lui paie ses dettes. Tante Sarah ne gagne ni ne paie rien, tant qu’elle n’a pas retrouvé un vieil ami.

        Quand la pioche est épuisée (deux fois dans une longue partie), le prochain toast est le dernier et termine la partie. Ceux qui possèdent exactement la même somme sont éliminés ; le plus riche des autres gagne. S’il ne reste personne, c’est Draco qui gagne.

seat-green = Vert
seat-purple = Violet
seat-yellow = Jaune
seat-red = Rouge
seat-blue = Bleu
seat-black = Noir

option-deck-size = Cartes action
    .v-74 = toutes les 74
    .v-64 = 64, partie plus courte
    .v-54 = 54, partie courte
option-long-game = Longue partie : la pioche s’épuise deux fois
option-empty-cellar-cap = Cave vide, règle maison : aucun héros ne paie plus de 2 pièces d’or
option-monte = Bonneteau
    .v-errata = vous replacez les héros
    .v-printed = règle maison : un adversaire les replace à l’aveugle
option-zork-tie = Dettes de Zork quand plusieurs joueurs sont les plus riches
    .v-nobody = personne ne paie
    .v-english = Zork paie lui-même, dans la limite de sa bourse
option-finite-bank = La banque ne paie que ce qu’elle a

phase-turn-of = Tour { FORM($you, "of") }
forecast-next-toast = Si quelqu’un portait un toast maintenant

## Héros et peuples

kind-breed-amazon = amazone
    .plural = amazones
    .one = une amazone
    .gender = feminine
kind-breed-dwarf = nain
    .plural = nains
    .one = un nain
    .gender = masculine
kind-breed-kobold = gobelin
    .plural = gobelins
    .one = un gobelin
    .gender = masculine
kind-breed-rogue = brigand
    .plural = brigands
    .one = un brigand
    .gender = masculine

piece-green-kobold = Gobelin vert
    .the = le gobelin vert
piece-green-dwarf = Nain vert
    .the = le nain vert
piece-purple-kobold = Gobelin violet
    .the = le gobelin violet
piece-purple-rogue = Brigand violet
    .the = le brigand violet
piece-yellow-amazon = Amazone jaune
    .the = l’amazone jaune
    .gender = feminine
piece-yellow-rogue = Brigand jaune
    .the = le brigand jaune
piece-red-amazon = Amazone rouge
    .the = l’amazone rouge
    .gender = feminine
piece-red-dwarf = Nain rouge
    .the = le nain rouge
piece-blue-rogue = Brigand bleu
    .the = le brigand bleu
piece-blue-dwarf = Nain bleu
    .the = le nain bleu
piece-black-amazon = Amazone noire
    .the = l’amazone noire
    .gender = feminine
piece-black-kobold = Gobelin noir
    .the = le gobelin noir
piece-john = Frère Jean
    .text = Ce qu’il gagne revient au héros juste derrière lui. Ce qu’il doit est payé par le héros juste devant lui.
    .the = frère Jean
piece-sarah = Tante Sarah
    .text = Elle ne gagne ni ne paie rien tant qu’elle n’est à personne. Lors d’un toast, chacun pioche une carte pour chacun de ses héros assis juste à côté d’elle.
    .the = tante Sarah
    .gender = feminine
piece-zork = Zork
    .text = Il ne gagne rien. Ce qu’il doit, le double lors d’un toast, est payé par le joueur le plus riche ; si plusieurs sont aussi riches, aucun d’eux ne paie.
piece-draco = Draco
    .text = Les places se comptent à partir de lui : la première est du côté de sa coupe. Il ne gagne ni ne paie rien.
piece-goblet = Gobelet
    .text = Qui porte un toast le pose devant soi. Tant qu’il n’est pas revenu au centre, personne ne porte de toast.
    .the = le gobelet

kind-way-forward = en avant
kind-way-back = en arrière
kind-end-first = première place
    .the = la première place
kind-end-last = dernière place
    .the = la dernière place
kind-flank-in-front-of = devant
kind-flank-behind = derrière

## Lieux et pièces

zone-table = Table
    .the = la table
    .in = à la table
    .gender = feminine
zone-exile = Exil
    .the = l’exil
zone-sleeve = Manche
    .the = la manche
    .gender = feminine
zone-centre = Centre
    .the = le centre
    .in = au centre
zone-front = Place du joueur
    .the = la place devant le joueur
    .gender = feminine
zone-draw-pile = Pioche
    .the = la pioche
    .gender = feminine
zone-hand = Main
    .the = la main
    .gender = feminine
zone-stage = Carte jouée
    .the = la carte jouée
    .gender = feminine
zone-cellar = À côté de Draco
    .the = la place à côté de Draco
    .in = à côté de Draco
    .gender = feminine
zone-discard = Défausse
    .the = la défausse
    .gender = feminine
zone-unused = Hors jeu
    .the = les cartes hors jeu

counter-silver = Pièces d’argent
    .count = { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }
counter-exhaustions = Fois où la pioche s’est épuisée
holder-bank = Banque
    .the = la banque
    .gender = feminine
holder-purse = Bourse de Zork
    .the = la bourse de Zork
    .gender = feminine

variable-active = À qui le tour
variable-patron = Qui paie pour Zork
variable-toasting = On porte un toast
variable-toast-allowed = Un toast est permis ce tour
variable-goblet-is-fresh = Le gobelet a été déplacé ce tour
variable-last-toast-drunk = Le dernier toast a été bu

## Cartes

card-old-friends = Vieille amitié
    .text = Seulement si l’un de vos héros est assis à côté de Sarah. Désormais elle est aussi des vôtres : elle gagne, paie et pioche pour vous, jusqu’à ce que quelqu’un rejoue cette carte.
card-arm-wrestling = Bras de fer
    .text = Lancez le dé pour chaque héros des quatre premières places. Sur un 1 ou un 2, il va à la dernière place. Vous choisissez dans quel ordre partent les perdants.
card-enthusiasm = Enthousiasme
    .text = Vous pouvez porter un toast ce tour-ci, où que soit le gobelet. Si vous le faites, il revient ensuite au centre.
card-informer = Délateur
    .text = Un adversaire de votre choix paie { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } à la banque.
card-place-of-honour = Place d’honneur
    .text = Proposez une nouvelle place pour Draco. Tout le monde vote. Il n’y va que si plus de la moitié dit oui.
card-blackmail = Chantage
    .text = Exigez une somme d’un adversaire. S’il ne vous la paie pas en entier, vous pouvez envoyer l’un de ses héros à la dernière place.
card-apparition = Apparition
    .text = Placez Sarah à la première ou à la dernière place.
card-shady-deal-swap = Marché de dupes
    .text = Échangez toute votre main contre celle d’un adversaire de votre choix.
card-shady-deal-take = Marché de dupes
    .text = Regardez la main d’un adversaire de votre choix et prenez-y une carte.
card-frenzy-of-joy = Allégresse
    .text = { $n ->
        [one] Une pièce d’or de la banque tombe
       *[other] { $n } pièces d’or de la banque tombent
    } au hasard près de Draco : le plus souvent sur lui ou un voisin, jamais à plus de quatre places. Le héros touché gagne cet or ; si c’est Draco, la banque le garde.
card-gallant = Galant
    .text = Sarah et l’un de vos héros échangent leurs places.
card-rumour-mill = Commérages ({ FORM($b, "plural") })
    .text = { GENDER($b) ->
        [feminine] Toutes
       *[other] Tous
    } les { FORM($b, "plural") } avancent de { $n } places, ou { GENDER($b) ->
        [feminine] toutes
       *[other] tous
    } reculent de { $n } places. Vous choisissez l’ordre.
card-big-intrigue = Grande intrigue
    .text = Choisissez un héros, puis lancez le dé : il recule d’autant de places.
card-big-brawl = Grande bagarre
    .text = Tous les héros sont mélangés et se rassoient au hasard.
card-big-confusion = Grande confusion
    .text = L’un de vos héros avance de { $ahead } places, un autre recule de { $behind } places. Vous choisissez qui part d’abord.
card-favourite = Favori
    .text = Choisissez un héros, puis lancez le dé : il avance d’autant de places.
card-courtesies = Politesses
    .text = Draco échange sa place avec Sarah ou avec Jean.
card-hangover = Gueule de bois
    .text = Posez le gobelet devant un joueur de votre choix. Il y reste jusqu’à la fin du prochain tour de ce joueur.
card-small-intrigue = Petite intrigue ({ $w })
    .text = Un héros de votre choix { ID($w) ->
        [forward] avance
       *[back] recule
    } de { $n } places.
card-small-brawl = Petite bagarre
    .text = Choisissez { $n } héros. Ils sont mélangés et se répartissent leurs places.
card-small-confusion = Petite confusion
    .text = L’un de vos héros avance de { $ahead } places, un autre recule de { $behind } places. Vous choisissez qui part d’abord.
card-pickpocket = Chapardeur
    .text = Prenez { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } à un adversaire de votre choix.
card-moody = Lunatique ({ $n })
    .text = Draco dépasse { $n ->
        [one] un héros
       *[other] { $n } héros
    }, du côté de votre choix. Qui se fait dépasser passe d’un bout de la rangée à l’autre.
card-empty-cellar = Cave vide
    .text = Posez cette carte à côté de Draco. Au prochain toast, personne ne gagne rien : les quatre premières places paient 4, 3, 2 et 1 pièces d’or, la dernière 2, l’avant-dernière 1{ ID($option-empty-cellar-cap) ->
        [yes] , mais aucun héros plus de { $cap }
       *[no] { "" }
    }. S’il y a déjà une cave, défaussez les deux.
card-magic-mirror = Miroir magique
    .text = Lancez le dé : le héros de la première place recule d’autant de places, celui de la dernière avance d’autant. Vous choisissez qui part d’abord.
card-helping-hand = Coup de pouce
    .text = Choisissez un héros. Pour chaque pièce d’or payée à la banque, il avance de { $n } places.
card-love-thy-neighbour = Amour du prochain
    .text = Placez Jean juste à côté de Zork, ou Zork juste à côté de Jean.
card-scheming = Manigances
    .text = Placez un héros de votre choix juste devant ou juste derrière Zork.
card-stroke-of-fate = Coup du sort
    .text = Lancez le dé : le héros assis à la place de ce numéro va à la dernière place.
card-arbitration = Arbitrage
    .text = Nommez deux héros. Tout le monde vote. Ils n’échangent leurs places que si plus de la moitié dit oui.
card-chit-chat = Papotage
    .text = Choisissez un peuple et l’un de ses héros. Tous les autres de ce peuple s’assoient juste à ses côtés ; vous choisissez l’ordre et le côté.
card-cronies = Copinage
    .text = Vous et un adversaire de votre choix pouvez chacun faire avancer un héros quelconque de { $n } places. Vous choisissez qui commence.
card-selfless = Désintéressé
    .text = Placez Jean à la première place.
card-regular-seat = Place attitrée
    .text = Zork va à la dernière place.
card-tryst = Rendez-vous
    .text = Si deux de vos héros sont assis côte à côte, prenez { $n ->
        [one] une pièce d’or
       *[other] { $n } pièces d’or
    } à la banque.
card-sinner = Pécheur
    .text = Placez Jean à la dernière place.
card-separation = Séparation
    .text = L’un de vos héros va à la première place, un autre à la dernière.
card-three-card-monte = Bonneteau
    .text = Choisissez trois héros assis côte à côte. { ID($option-monte) ->
        [printed] Mélangez-les face cachée ; un adversaire de votre choix les replace.
       *[errata] Replacez-les à votre guise.
    }
card-drunkenness = Ivresse
    .text = { $golden } pièces d’or et { $plain } pièces d’argent volent par-dessus la table. Chacune a autant de chances de tomber à côté que sur une place. Si elle touche un héros, elle revient à son joueur ; ce qui tombe à côté, ou touche Draco, Sarah ou Zork, retourne à la banque.
card-persuasive-arguments = Arguments convaincants ({ FORM($b, "plural") })
    .text = Choisissez { FORM($b, "one") }, puis lancez le dé : ce héros recule d’autant de places.
card-foul-accusation = Vile accusation
    .text = Jetez un héros d’un joueur de votre choix hors de l’auberge. Au début de votre prochain tour, faites-le rasseoir où vous voulez.
card-bad-company = Mauvaise compagnie
    .text = Chaque héros assis juste à côté de Zork paie { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } à la banque.
card-brotherhood = Fraternisation ({ FORM($b, "plural") })
    .text = Placez un héros de votre choix juste derrière { FORM($b, "one") } de votre choix.
card-trust = Confiance
    .text = Draco échange sa place avec l’un de vos héros.
card-full-cellar = Cave pleine
    .text = Posez cette carte à côté de Draco. Au prochain toast, personne ne paie : les quatre premières places reçoivent 4, 3, 2 et 1 pièces d’or, la dernière 2, l’avant-dernière 1. S’il y a déjà une cave, défaussez les deux.
card-fickle = Inconstant
    .text = Draco prend sa coupe dans l’autre main. Les premiers sont désormais les derniers, et les derniers les premiers.
card-musical-chairs = Chaises musicales
    .text = Répartissez Jean, Sarah et Zork sur leurs trois places à votre guise.
card-charity = Charité
    .text = Chaque joueur peut piocher une carte pour chacun de ses héros assis juste à côté de Jean.
card-dice-game = Jeu de dés
    .text = Choisissez un héros, puis lancez le dé : le résultat est sa nouvelle place.
card-wham = Vlan !
    .text = { $golden } pièces d’or volent par-dessus la table. Chacune a autant de chances de tomber à côté que sur une place. Si elle touche un héros, elle revient à son joueur ; ce qui tombe à côté, ou touche Draco, Sarah ou Zork, retourne à la banque.
card-pincers = Tenaille
    .text = Choisissez un adversaire dont un héros est assis juste entre deux des vôtres : il vous paie { $n ->
        [one] une pièce d’or
       *[other] { $n } pièces d’or
    }.

## Questions

prompt-play-card = Quelle carte jouez-vous ?
prompt-discard-card = Vous ne pouvez rien jouer. Quelle carte défaussez-vous ?
prompt-toast = Portez-vous un toast ?
prompt-choose-hero = Choisissez un héros.
prompt-choose-several-hero = Choisissez { $max } héros.
prompt-choose-player = Choisissez un joueur.
prompt-choose-next = Qui vient ensuite ?
prompt-demand = Combien d’argent exigez-vous ?
prompt-hero-goes = Est-ce que { $a } avance ou recule ?
prompt-breed-goes = Est-ce que les { FORM($b, "plural") } avancent ou reculent ?
prompt-choose-end = Première ou dernière place ?
prompt-choose-flank = Devant ou derrière ?
prompt-choose-breed = Choisissez un peuple.
prompt-choose-host = À côté de qui les autres s’assoient-ils ?
prompt-sit-behind = Derrière qui un autre héros doit-il s’asseoir ?
prompt-goes-forward = Qui avance ?
prompt-goes-back = Qui recule ?
prompt-goes-first = Qui va à la première place ?
prompt-goes-last = Qui va à la dernière place ?
prompt-draco-goes = Draco va-t-il en avant, au-delà de la première place, ou en arrière, au-delà de la dernière ?
prompt-seat-of-honour = Derrière qui Draco doit-il s’asseoir ? Ce héros aura alors la dernière place.
prompt-vote-seat = Draco doit-il s’asseoir derrière { $host }, qui aura alors la dernière place ?
prompt-vote-swap = Faut-il que { $a } et { $b } échangent leurs places ?
prompt-pay-gold = Combien de pièces d’or payez-vous ?
prompt-pay-ransom = Payez-vous { $sum ->
        [one] { $sum } pièce d’argent
       *[other] { $sum } pièces d’argent
    } ? Sinon, l’un de vos héros risque la dernière place.
prompt-punish = Qui envoyez-vous à la dernière place ?
prompt-accuse = Qui accusez-vous ?
prompt-return-to = À quelle place { $h } doit-{ GENDER($h) ->
        [feminine] elle
       *[other] il
    } se rasseoir ?
prompt-middle-of-three = Choisissez le héros du milieu des trois.
prompt-new-order = Dans quel ordre sont-ils assis, de l’avant vers l’arrière ?
prompt-new-order-blind = Replacez les héros cachés, dans n’importe quel ordre.
prompt-take-card = Quelle carte prenez-vous ?
prompt-draw-extra = Piochez-vous une carte ?

## Le journal

log-play = { $player } joue { $card }.
log-roll = { $player } fait { $value } au dé.
log-toast-by = { $you } lève le gobelet : un toast !
log-hand-the-goblet-to = Le gobelet est devant { $p }.
log-return-the-goblet = Le gobelet est de retour au centre.
log-zork-pays-himself = Zork doit payer lui-même { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }, dans la limite de sa bourse.
log-the-draw-pile-runs-out = La pioche est épuisée. On mélange la défausse.
log-move-table = { $place ->
        [0] { $thing } change de place.
       *[other] { $thing } prend la place { $place }.
    }
log-move-exile = { $thing } est { GENDER($thing) ->
        [feminine] jetée
       *[other] jeté
    } hors de l’auberge.
log-move-hand = { $owner } prend { $thing }.
log-move-cellar = { $thing } se pose à côté de Draco.
log-move-sleeve = { $thing } : face cachée.
log-move-stage = { "" }
log-move-discard = { "" }
log-move-draw-pile = { "" }
log-move-unused = { "" }
log-move-front = { "" }
log-move-centre = { "" }
log-shuffle-draw-pile = { "" }
log-chance-number = { "" }
log-count-exhaustions = { "" }
log-answer-choose-player = { $player } désigne { LIST($choice) }.
log-answer-demand = { $player } exige { $value ->
        [one] { $value } pièce d’argent
       *[other] { $value } pièces d’argent
    }.
log-answer-pay-ransom = { ID($value) ->
        [yes] { "" }
       *[other] { $player } refuse de payer.
    }
log-answer-vote-seat = { ID($value) ->
        [yes] { $player } vote oui.
        [no] { $player } vote non.
       *[other] { "" }
    }
log-answer-vote-swap = { ID($value) ->
        [yes] { $player } vote oui.
        [no] { $player } vote non.
       *[other] { "" }
    }
log-exchange-hand = { $a } et { $b } échangent leurs mains.
log-swap = { $a } et { $b } échangent leurs places.
log-reverse-table = Draco prend sa coupe dans l’autre main : les premiers sont les derniers.
log-attr-owner = { $thing } est désormais du côté { FORM($value, "of") }.
log-end = { COUNT($winners) ->
        [0] Chaque voleur est à égalité avec un autre : Draco gagne.
        [one] { LIST($winners) } est le plus riche de tous les voleurs.
       *[other] { LIST($winners) } gagnent.
    }

## Mots des textes de cartes générés

# « héros » a un h aspiré : « ce héros ».
type-hero = héros
    .elide = no
    .plural = héros
type-king = roi
    .plural = rois
type-action = carte
    .gender = feminine
    .plural = cartes
type-breed = peuple
    .plural = peuples
type-way = direction
    .gender = feminine
type-end = bout
type-flank = côté

attr-breed = le peuple { FORM($x, "of") }
    .has = { $x } a un peuple
    .has-not = { $x } n’a pas de peuple
attr-owner = le joueur { FORM($x, "of") }
    .has = { $x } est à un joueur
    .has-not = { $x } n’est à personne
    .set = { PERSON($value) ->
        [you] { $x } est désormais aussi des vôtres
       *[other] { $x } est désormais du côté { FORM($value, "of") }
    }

phrase-heroes = les héros
    .one = un héros
    .each = chaque héros
phrase-heroes-of-player = { PERSON($p) ->
        [you] vos héros
       *[other] les héros { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] l’un de vos héros
       *[other] l’un des héros { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] chacun de vos héros
       *[other] chacun des héros { FORM($p, "of") }
    }
phrase-heroes-of-breed = { ID($b) ->
        [np-that] les héros de ce peuple
       *[other] les { FORM($b, "plural") }
    }
    .one = { ID($b) ->
        [np-that] un héros de ce peuple
       *[other] { FORM($b, "one") }
    }
    .each = { ID($b) ->
        [np-that] chaque héros de ce peuple
       *[other] chaque { FORM($b, "name") }
    }
phrase-heroes-besides = les héros autres { FORM($h, "that") }
    .one = un héros autre { FORM($h, "that") }
    .each = chaque héros autre { FORM($h, "that") }
phrase-hero-at = le héros de la place { $n }
phrase-hero = le héros juste { $f } { $h }
phrase-heroes-beside = les héros assis juste à côté { FORM($h, "of") }
    .one = un héros assis juste à côté { FORM($h, "of") }
    .each = chaque héros assis juste à côté { FORM($h, "of") }
phrase-heroes-of-beside = { PERSON($p) ->
        [you] vos héros
       *[other] les héros { FORM($p, "of") }
    } assis juste à côté { FORM($h, "of") }
    .one = { PERSON($p) ->
        [you] l’un de vos héros
       *[other] l’un des héros { FORM($p, "of") }
    } assis juste à côté { FORM($h, "of") }
    .any = { PERSON($p) ->
        [you] l’un de vos héros
       *[other] l’un des héros { FORM($p, "of") }
    } est assis juste à côté { FORM($h, "of") }
phrase-are-a-majority = plus de la moitié dit oui
phrase-the-goblet-stands-free = le gobelet est au centre
phrase-richest = le joueur le plus riche

verb-move-hero-way-number = { ID($w) ->
        [forward] faites avancer { $h } { $n ->
            [one] d’une place
           *[other] de { $n } places
        }
        [back] faites reculer { $h } { $n ->
            [one] d’une place
           *[other] de { $n } places
        }
       *[other] déplacez { $h } { $n ->
            [one] d’une place
           *[other] de { $n } places
        } dans { $w }
    }
    .when = { ID($w) ->
        [forward] l’avancée
        [back] le recul
       *[other] le déplacement
    } { FORM($h, "of") }
verb-move-king-way-number = { $k } dépasse { $n ->
        [one] un héros
       *[other] { $n } héros
    } { ID($w) ->
        [forward] du côté de sa coupe
        [back] de l’autre côté
       *[other] dans { $w }
    }
verb-move-to-place = placez { $h } à la place { $n }
verb-move-to-the-place = placez { $h } { ID($e) ->
        [first] à la première place
        [last] à la dernière place
       *[other] à { $e } de la rangée
    }
verb-seat = placez { $h } juste { ID($f) ->
        [in-front-of] devant { $other }
        [behind] derrière { $other }
       *[other] de { $f } { FORM($other, "of") }
    }
verb-scatter-your-heroes-forward-back = faites avancer l’un de vos héros de { $ahead } places et reculer un autre de { $behind } places
verb-pay-from-the-bank = { PERSON($p) ->
        [you] prenez { $n ->
            [one] { $n } pièce d’argent
           *[other] { $n } pièces d’argent
        } à la banque
       *[other] { $p } prend { $n ->
            [one] { $n } pièce d’argent
           *[other] { $n } pièces d’argent
        } à la banque
    }
verb-reward-with = { $h } reçoit { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } de la banque
verb-charge-with = { PERSON($hs) ->
        [many] { $hs } paient chacun
       *[other] { $hs } paie
    } { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } à la banque
verb-draw-a-card-by = { PERSON($p) ->
        [you] piochez une carte
       *[other] { $p } pioche une carte
    }
verb-hand-the-goblet-to = posez le gobelet devant { $p }
verb-return-the-goblet = posez le gobelet au centre
verb-allow-a-toast-this-turn = vous pouvez porter un toast ce tour-ci, où que soit le gobelet
verb-lay-beside-draco = posez { $c } à côté de Draco
verb-fling-a-coin-worth = on lance une pièce valant { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } : elle tombe au hasard sur une place ou, aussi souvent, à côté ; le joueur du héros touché la prend, toute autre retourne à la banque
verb-toast-by = { PERSON($you) ->
        [you] portez un toast
       *[other] { $you } porte un toast
    }
    .when = { PERSON($you) ->
        [you] votre toast
       *[other] le toast { FORM($you, "of") }
    }
verb-start-turn-of = commencez le tour { FORM($you, "of") }
    .when = { PERSON($you) ->
        [you] le début de votre tour
       *[other] le début du tour { FORM($you, "of") }
    }
verb-end-turn-of = terminez le tour { FORM($you, "of") }
    .when = { PERSON($you) ->
        [you] la fin de votre tour
       *[other] la fin du tour { FORM($you, "of") }
    }
verb-pay-the-table = payez les places comme d’habitude
    .when = le paiement des places
phrase-heroes-of-caught-by = les héros { FORM($victim, "of") } pris entre deux { PERSON($p) ->
        [you] de vos héros
       *[other] des héros { FORM($p, "of") }
    }
    .one = l’un des héros { FORM($victim, "of") } pris entre deux { PERSON($p) ->
        [you] de vos héros
       *[other] des héros { FORM($p, "of") }
    }
    .any = un héros { FORM($victim, "of") } est assis juste entre deux { PERSON($p) ->
        [you] de vos héros
       *[other] des héros { FORM($p, "of") }
    }
phrase-luck-of = la chance { FORM($x, "of") } (8 pour Draco et ses voisins, puis 4, 2 et 1 selon la distance, plus loin 0)
type-thing = figure
    .gender = feminine
    .plural = figures

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
