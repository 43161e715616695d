### Draco & Co en français.
### Les nombres viennent des cartes : { $n } et ses semblables sont remplis par le jeu.

## Le jeu

game-draco = Draco & Co
    .rules =
        Bienvenue à l’auberge où les voleurs boivent sur la bourse des autres. Draco est assis à la table ronde, sa coupe d’un côté : c’est le bon côté. Le héros assis près de la coupe a la première place ; celui qui est assis de l’autre côté de Draco a la dernière.

        À votre tour, jouez une carte et faites ce qu’elle dit. Ensuite, si le calice est au centre, vous pouvez porter un toast. Enfin, piochez une carte.

        Lors d’un toast, les quatre premières places reçoivent 4, 3, 2 et 1 pièces d’argent de la banque ; la dernière place en paie 2, l’avant-dernière 1. Qui a un héros à côté de Sarah pioche une carte par héros. Vous posez le calice devant vous, et jusqu’à la fin de votre prochain tour personne ne porte de toast.

        Trois convives ne sont à personne. Zork ne gagne rien ; ce qu’il doit, doublé lors d’un toast, c’est le joueur le plus riche qui le paie, s’il est seul à l’être. Frère Jean donne ce qu’il gagne au héros placé derrière lui, et le héros placé devant lui paie ses dettes. Tante Sarah ne gagne ni ne paie rien, tant qu’elle n’a pas retrouvé un vieil ami.

        Avancer, c’est aller vers la première place ; reculer, vers la dernière ; et personne ne dépasse Draco. Qui ne peut pas tout payer paie ce qu’il a. Une pièce d’or vaut trois pièces d’argent.

        Quand la pioche est épuisée, le prochain toast est le dernier. Le voleur le plus riche gagne ; ceux qui possèdent exactement la même somme s’éliminent. S’il ne reste personne, c’est Draco qui rira le dernier.

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
option-empty-cellar-cap = Cave vide : personne ne paie plus de 2 pièces d’or
option-monte = Bonneteau
    .v-errata = vous replacez les héros
    .v-printed = un adversaire les replace à l’aveugle
option-zork-tie = Dettes de Zork quand plusieurs sont les plus riches
    .v-nobody = personne ne paie
    .v-english = Zork paie lui-même, et n’a rien
option-finite-bank = La banque ne paie que ce qu’elle a

phase-turn-of = Tour { FORM($you, "of") }
forecast-next-toast = Si quelqu’un portait un toast maintenant

## Héros et peuples

kind-breed-amazon = amazone
    .plural = amazones
    .one = une amazone
    .gender = feminine
kind-breed-dwarf = gnome
    .plural = gnomes
    .one = un gnome
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
piece-green-dwarf = Gnome vert
    .the = le gnome vert
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
piece-red-dwarf = Gnome rouge
    .the = le gnome rouge
piece-blue-rogue = Brigand bleu
    .the = le brigand bleu
piece-blue-dwarf = Gnome bleu
    .the = le gnome bleu
piece-black-amazon = Amazone noire
    .the = l’amazone noire
    .gender = feminine
piece-black-kobold = Gobelin noir
    .the = le gobelin noir
piece-john = Frère Jean
    .the = frère Jean
piece-sarah = Tante Sarah
    .the = tante Sarah
    .gender = feminine
piece-zork = Zork
piece-draco = Draco
piece-goblet = Calice
    .the = le calice

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
zone-front = Devant le joueur
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
variable-goblet-is-fresh = Le calice a été déplacé ce tour
variable-last-toast-drunk = Le dernier toast a été bu

## Cartes

card-old-friends = Vieille amitié
    .text = Seulement si l’un de vos héros est assis à côté de Sarah. Désormais elle est aussi des vôtres : elle gagne, paie et pioche pour vous, jusqu’à ce que quelqu’un rejoue cette carte.
card-arm-wrestling = Bras de fer
    .text = Lancez le dé pour chaque héros des quatre premières places. Sur un 1 ou un 2, il va à la dernière place. Vous choisissez dans quel ordre partent les perdants.
card-enthusiasm = Enthousiasme
    .text = Vous pouvez porter un toast ce tour-ci, où que soit le calice. Si vous le faites, il revient ensuite au centre.
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
    .text = Regardez la main d’un adversaire et gardez-en une carte.
card-frenzy-of-joy = Allégresse
    .text = { $n ->
        [one] Une pièce d’or de la banque vole
       *[other] { $n } pièces d’or de la banque volent
    } vers Draco. Le hasard dit où l’or tombe : chez Draco ou ses voisins le plus souvent, et chaque place plus loin est deux fois moins probable que la précédente, jusqu’à la quatrième. Le héros assis là le gagne ; si c’est Draco, l’or retourne à la banque.
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
    .text = Tous les héros sont mélangés et assis à nouveau.
card-big-confusion = Grande confusion
    .text = L’un de vos héros avance de { $ahead } places, un autre recule de { $behind } places.
card-favourite = Favori
    .text = Choisissez un héros, puis lancez le dé : il avance d’autant de places.
card-courtesies = Politesses
    .text = Draco échange sa place avec Sarah ou avec Jean.
card-hangover = Gueule de bois
    .text = Posez le calice devant un joueur de votre choix. Il y reste jusqu’à la fin du prochain tour de ce joueur.
card-small-intrigue = Petite intrigue ({ $w })
    .text = Un héros de votre choix { ID($w) ->
        [forward] avance
       *[back] recule
    } de { $n } places.
card-small-brawl = Petite bagarre
    .text = Choisissez { $n } héros. Ils sont mélangés et se rassoient aux places des uns et des autres.
card-small-confusion = Petite confusion
    .text = L’un de vos héros avance de { $ahead } places, un autre recule de { $behind } places.
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
    .text = Reste à côté de Draco jusqu’au prochain toast. Alors personne ne gagne rien : les quatre premières places paient 4, 3, 2 et 1 pièces d’or, la dernière place en paie 2 et l’avant-dernière 1. (Règle maison : personne ne paie plus de { $cap } pièces d’or.) Si l’autre cave est déjà là, les deux sont défaussées.
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
    .text = Choisissez un peuple et l’un de ses héros. Tous les autres de ce peuple viennent s’asseoir à ses côtés ; vous choisissez l’ordre et le côté.
card-cronies = Cordée
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
    .text = Choisissez trois héros assis côte à côte et replacez-les à votre guise. (Comme imprimé : on les mélange face cachée, et un adversaire de votre choix les replace à l’aveugle.)
card-drunkenness = Ivresse
    .text = { $golden } pièces d’or et { $plain } pièces d’argent volent par-dessus la table. Chacune tombe au hasard, et une fois sur deux à côté. Une pièce qui touche un héros est à son joueur ; ce qui touche Draco, Sarah ou Zork retourne à la banque.
card-persuasive-arguments = Arguments convaincants ({ FORM($b, "plural") })
    .text = Choisissez { FORM($b, "one") }, puis lancez le dé : ce héros recule d’autant de places.
card-foul-accusation = Vile accusation
    .text = Jetez le héros d’un joueur hors de l’auberge. Au début de votre prochain tour, faites-le rasseoir où vous voulez.
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
    .text = Reste à côté de Draco jusqu’au prochain toast. Alors tout le monde gagne : les quatre premières places reçoivent 4, 3, 2 et 1 pièces d’or, la dernière place 2 et l’avant-dernière 1, et personne ne paie. Si l’autre cave est déjà là, les deux sont défaussées.
card-fickle = Inconstant
    .text = Draco prend sa coupe dans l’autre main. Les premiers sont désormais les derniers, et les derniers les premiers.
card-musical-chairs = Chaises musicales
    .text = Répartissez Jean, Sarah et Zork sur leurs trois places à votre guise.
card-charity = Charité
    .text = Chaque joueur peut piocher une carte pour chacun de ses héros assis juste à côté de Jean.
card-dice-game = Jeu de dés
    .text = Choisissez un héros, puis lancez le dé : le résultat est sa nouvelle place.
card-wham = Vlan !
    .text = { $golden } pièces d’or volent par-dessus la table. Chacune tombe au hasard, et une fois sur deux à côté. Une pièce qui touche un héros est à son joueur ; ce qui touche Draco, Sarah ou Zork retourne à la banque.
card-pincers = Tenaille
    .text = Un adversaire dont un héros est assis entre deux des vôtres vous paie { $n ->
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
prompt-choose-number = Combien ?
prompt-choose-way = En avant ou en arrière ?
prompt-choose-end = Première ou dernière place ?
prompt-choose-flank = Devant ou derrière ?
prompt-choose-breed = Choisissez un peuple.
prompt-choose-host = À côté de qui ?
prompt-goes-forward = Qui avance ?
prompt-goes-back = Qui recule ?
prompt-goes-first = Qui va à la première place ?
prompt-goes-last = Qui va à la dernière place ?
prompt-draco-goes = Du côté de sa coupe, ou de l’autre ?
prompt-seat-of-honour = Derrière qui Draco doit-il s’asseoir ?
prompt-vote-seat = Draco peut-il s’asseoir derrière { $host } ?
prompt-vote-swap = { $a } et { $b } doivent-ils échanger leurs places ?
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
prompt-middle-of-three = Choisissez celui du milieu.
prompt-new-order = Dans quel ordre sont-ils assis ?
prompt-new-order-blind = Replacez les héros cachés, dans n’importe quel ordre.
prompt-take-card = Quelle carte gardez-vous ?
prompt-draw-extra = Piochez-vous une carte ?

## Le journal

log-play = { $player } joue { $card }.
log-toast-by = { $you } lève le calice : un toast !
log-hand-the-goblet-to = Le calice est devant { $p }.
log-return-the-goblet = Le calice est de retour au centre.
log-zork-pays-himself = Zork devrait payer lui-même { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }, et retourne ses poches vides.
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
log-swap = { $a } et { $b } échangent leurs places.
log-reverse-table = Draco prend sa coupe dans l’autre main : les premiers sont les derniers.
log-attr-owner = { $thing } est désormais du côté { FORM($value, "of") }.
log-end = { COUNT($winners) ->
        [0] Aucune bourse n’est sans égale : Draco gagne, et tous les voleurs ont perdu.
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
phrase-the-goblet-stands-free = le calice est au centre
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
    .when = le déplacement { FORM($h, "of") }
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
verb-hand-the-goblet-to = posez le calice devant { $p }
verb-return-the-goblet = posez le calice au centre
verb-allow-a-toast-this-turn = vous pouvez porter un toast ce tour-ci, où que soit le calice
verb-lay-beside-draco = posez { $c } à côté de Draco
verb-fling-a-coin-worth = une pièce valant { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } tombe au hasard sur une place, ou à côté
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
