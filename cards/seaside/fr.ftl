### Dominion : Rivages en français.

## Le jeu

game-seaside = Dominion : Rivages
    .rules =
        Vous régnez sur un petit royaume au bord de la mer, et vos cartes sont tout ce qu’il en existe : qui y a le plus de points à la fin gagne. Votre tour a trois parties. D’abord, vous pouvez jouer une action. Ensuite, vous jouez des trésors et pouvez acheter une carte. Enfin, vous défaussez votre main et tout ce que vous avez joué, et vous piochez cinq cartes.

        La réserve a une pile de chaque carte de base, avec 8 cartes de chaque sorte de victoire à deux joueurs, sinon 12, et 10 malédictions par joueur sauf un, et dix piles de royaume. Le hasard dit qui commence.

        Haute mer : Bazar, Caravane, Embargo, Explorateur, Havre, Île, Vigie, Bateau pirate, Contrebandiers, Quai. Trésor enfoui : Ambassadeur, Coupe-bourse, Village de pêcheurs, Phare, Avant-poste, Plongeur de perles, Tacticien, Carte au trésor, Entrepôt, Quai. Naufrages : Vaisseau fantôme, Navire marchand, Village indigène, Navigateur, Plongeur de perles, Sauveteur, Sorcière marine, Contrebandiers, Trésorerie, Entrepôt.

        Vous commencez avec sept cuivres et trois domaines. Ce que vous recevez va dans votre défausse, et revient quand la défausse devient votre nouvelle pioche. Certaines actions donnent d’autres actions, des cartes, des pièces ou des achats ; chaque achat de plus, c’est une carte de plus. Les pièces non dépensées à la fin de votre tour sont perdues.

        Une durée agit maintenant, puis encore au début de votre prochain tour ; jusque-là, elle reste devant vous. Si plusieurs agissent, vous choisissez leur ordre.

        Une attaque touche tous les autres joueurs, dans l’ordre du tour. Qui a une réaction en main peut la montrer avant toute chose ; qui a un phare en jeu est à l’abri.

        La partie s’arrête avec le tour à la fin duquel la pile des provinces ou trois piles quelconques sont vides. Toutes vos cartes comptent, celles de vos plateaux aussi. Si plusieurs ont le plus de points, celui d’entre eux qui a joué le moins de tours gagne.

seat-coral = Corail
seat-teal = Turquoise
seat-amber = Ambre
seat-navy = Marine

option-kingdom = Cartes royaume
    .v-random = dix au hasard
    .v-high-seas = Haute mer
    .v-buried-treasure = Trésor enfoui
    .v-shipwrecks = Naufrages
    .v-own-choice = le premier joueur en choisit dix
option-guests = Salle du trône, Douves et Chambre secrète peuvent en être
option-end-if-ever-empty = Une pile vide un instant compte comme vide

phase-turn-of = Tour { FORM($you, "of") }
phase-action-phase-of = Actions { FORM($you, "of") }
phase-buy-phase-of = Achats { FORM($you, "of") }

## Mots

kind-trait-action = action
    .gender = feminine
kind-trait-treasure = trésor
    .gender = masculine
kind-trait-victory = carte victoire
    .gender = feminine
kind-trait-curse = malédiction
    .gender = feminine
kind-trait-attack = attaque
    .gender = feminine
kind-trait-duration = durée
    .gender = feminine
kind-trait-reaction = réaction
    .gender = feminine
kind-origin-basic = carte de base
    .gender = feminine
kind-origin-seaside = Rivages
    .gender = masculine
kind-origin-guest = invitée
    .gender = feminine
kind-village-life-send-a-card = poser la première carte de la pioche sur le plateau
    .gender = masculine
kind-village-life-fetch-the-cards = prendre toutes les cartes du plateau
    .gender = masculine
kind-piracy-raid = piller les autres
    .gender = masculine
kind-piracy-spend = dépenser le butin
    .gender = masculine

## Lieux et compteurs

zone-supply = Réserve
    .the = la réserve
    .gender = feminine
    .of-whom = la pile de réserve { FORM($who, "of") }
    .of-whom-in = dans la pile de réserve { FORM($who, "of") }
zone-trash = Rebut
    .the = le rebut
zone-deck = Pioche
    .the = la pioche
    .gender = feminine
zone-hand = Main
    .the = la main
    .gender = feminine
zone-in-play = En jeu
    .the = les cartes en jeu
    .in = en jeu
    .your = vos cartes en jeu
    .your-in = en jeu devant vous
    .your-things = vos cartes en jeu
    .your-one = l’une de vos cartes en jeu
    .your-into = en jeu
zone-discard = Défausse
    .the = la défausse
    .gender = feminine
zone-looked-at = Cartes regardées
    .the = les cartes regardées
    .your = les cartes que vous avez regardées
    .your-in = parmi les cartes que vous avez regardées
    .your-things = les cartes que vous avez regardées
    .your-one = l’une des cartes que vous avez regardées
zone-shown = Cartes montrées
    .the = les cartes montrées
    .of-whom = les cartes montrées par { $who }
    .of-whom-in = parmi les cartes montrées par { $who }
    .of-whom-things = les cartes montrées par { $who }
    .of-whom-one = l’une des cartes montrées par { $who }
zone-aside = Cartes mises de côté
    .the = les cartes mises de côté
    .your = les cartes que vous avez mises de côté
    .your-into = de côté
zone-village-mat = Plateau du village indigène
    .the = le plateau du village indigène
    .your = votre plateau du village indigène
    .your-in = sur votre plateau du village indigène
    .your-into = sur votre plateau du village indigène
zone-island-mat = Plateau de l’île
    .the = le plateau de l’île
    .your = votre plateau de l’île
    .your-in = sur votre plateau de l’île
    .your-into = sur votre plateau de l’île

counter-embargo = Jetons d’embargo
    .count = { $n ->
        [one] { $n } jeton d’embargo
       *[other] { $n } jetons d’embargo
    }
    .of-whom = les jetons d’embargo sur { $who }
counter-plunder = Butin
    .count = { $n } de butin
counter-actions = Actions
    .count = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
counter-buys = Achats
    .count = { $n ->
        [one] { $n } achat
       *[other] { $n } achats
    }
counter-coins = Pièces
    .count = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
counter-turns = Tours joués
    .count = { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }

variable-piles = Piles de cette partie
    .the = les piles de cette partie
    .gender = feminine
variable-gained = Reçu au dernier tour
    .of-whom = les cartes reçues au dernier tour par { $who }
variable-bought-victory = Une carte victoire a été achetée ce tour-ci
    .has = vous avez acheté une carte victoire ce tour-ci
    .has-not = vous n’avez acheté aucune carte victoire ce tour-ci
variable-victims = Qui l’attaque touche
    .the = les joueurs que l’attaque touche
variable-active = À qui le tour
variable-extra-turn = C’est un tour supplémentaire
    .has = ce tour est supplémentaire
    .has-not = ce tour n’est pas supplémentaire
variable-extra-turn-follows = Un tour supplémentaire suit
    .set-yes = jouez un tour supplémentaire après celui-ci
    .set-no = aucun tour supplémentaire ne suit
variable-ever-run-out = La réserve a été épuisée un instant

## Cartes

card-copper = Cuivre
    .text = Trésor, coûte { $cost }. Vaut { $worth } pièce.
card-silver = Argent
    .text = Trésor, coûte { $cost }. Vaut { $worth } pièces.
card-gold = Or
    .text = Trésor, coûte { $cost }. Vaut { $worth } pièces.
card-estate = Domaine
    .text = Carte victoire, coûte { $cost }. { $points } point.
card-duchy = Duché
    .text = Carte victoire, coûte { $cost }. { $points } points.
card-province = Province
    .text = Carte victoire, coûte { $cost }. { $points } points.
card-curse = Malédiction
    .text = Malédiction, coûte { $cost }. { $points } point.
card-embargo = Embargo
    .text = Action, coûte { $cost }. Recevez 2 pièces. Mettez cette carte au rebut et posez un jeton d’embargo sur une pile de la réserve. Désormais, qui achète une carte de cette pile reçoit une malédiction par jeton qui s’y trouve.
card-haven = Havre
    .text = Action et durée, coûte { $cost }. Piochez une carte et recevez 1 action. Mettez une carte de votre main de côté, face cachée ; elle revient dans votre main au début de votre prochain tour.
card-lighthouse = Phare
    .text = Action et durée, coûte { $cost }. Recevez 1 action et 1 pièce ; au début de votre prochain tour, encore 1 pièce. Tant que cette carte est en jeu, les attaques des autres ne vous touchent pas, même si vous le vouliez.
card-native-village = Village indigène
    .text = Action, coûte { $cost }. Recevez 2 actions. Puis posez la première carte de votre pioche, face cachée, sur le plateau de votre village indigène, ou prenez en main toutes les cartes de ce plateau.
card-pearl-diver = Plongeur de perles
    .text = Action, coûte { $cost }. Piochez une carte et recevez 1 action. Regardez la dernière carte de votre pioche ; vous pouvez la poser sur le dessus.
card-ambassador = Ambassadeur
    .text = Action et attaque, coûte { $cost }. Montrez une carte de votre main. Remettez-en jusqu’à deux exemplaires de votre main dans la réserve ; puis chaque autre joueur en reçoit un exemplaire.
card-fishing-village = Village de pêcheurs
    .text = Action et durée, coûte { $cost }. Recevez 2 actions et 1 pièce. Au début de votre prochain tour, recevez 1 action et 1 pièce.
card-lookout = Vigie
    .text = Action, coûte { $cost }. Recevez 1 action. Regardez les trois premières cartes de votre pioche : mettez-en une au rebut, défaussez-en une, remettez la dernière.
card-smugglers = Contrebandiers
    .text = Action, coûte { $cost }. Recevez un exemplaire d’une carte coûtant 6 au plus que le joueur à votre droite a reçue à son dernier tour.
card-warehouse = Entrepôt
    .text = Action, coûte { $cost }. Piochez trois cartes et recevez 1 action. Puis défaussez trois cartes.
card-caravan = Caravane
    .text = Action et durée, coûte { $cost }. Piochez une carte et recevez 1 action. Au début de votre prochain tour, piochez une carte.
card-cutpurse = Coupe-bourse
    .text = Action et attaque, coûte { $cost }. Recevez 2 pièces. Chaque autre joueur défausse un cuivre, ou montre une main sans cuivre.
card-island = Île
    .text = Action et carte victoire, coûte { $cost }. { $points } points. Posez cette carte et une autre de votre main sur le plateau de votre île, jusqu’à la fin de la partie.
card-navigator = Navigateur
    .text = Action, coûte { $cost }. Recevez 2 pièces. Regardez les cinq premières cartes de votre pioche. Défaussez-les toutes, ou remettez-les dans l’ordre de votre choix.
card-pirate-ship = Bateau pirate
    .text = Action et attaque, coûte { $cost }. Piller : chaque autre joueur montre les deux premières cartes de sa pioche ; vous en mettez un trésor au rebut, il défausse le reste. S’il y en a eu un, votre butin augmente de 1. Ou dépenser : recevez une pièce par point de butin, et gardez-le.
card-salvager = Sauveteur
    .text = Action, coûte { $cost }. Recevez 1 achat. Mettez au rebut une carte de votre main et recevez autant de pièces qu’elle coûte.
card-sea-hag = Sorcière marine
    .text = Action et attaque, coûte { $cost }. Chaque autre joueur défausse la première carte de sa pioche et reçoit une malédiction, posée sur sa pioche.
card-treasure-map = Carte au trésor
    .text = Action, coûte { $cost }. Mettez au rebut cette carte et une autre Carte au trésor de votre main. Si vous avez mis les deux au rebut, recevez quatre cartes Or, posées sur votre pioche.
card-bazaar = Bazar
    .text = Action, coûte { $cost }. Piochez une carte ; recevez 2 actions et 1 pièce.
card-explorer = Explorateur
    .text = Action, coûte { $cost }. Recevez une carte Argent en main ; ou, si vous montrez une province de votre main, une carte Or à la place.
card-ghost-ship = Vaisseau fantôme
    .text = Action et attaque, coûte { $cost }. Piochez deux cartes. Chaque autre joueur qui a plus de trois cartes en main en remet sur sa pioche, à son choix, jusqu’à n’en avoir que trois.
card-merchant-ship = Navire marchand
    .text = Action et durée, coûte { $cost }. Recevez 2 pièces, et 2 autres au début de votre prochain tour.
card-outpost = Avant-poste
    .text = Action et durée, coûte { $cost }. À la fin de ce tour, ne piochez que trois cartes, puis jouez un tour supplémentaire ; mais jamais trois tours de suite.
card-tactician = Tacticien
    .text = Action et durée, coûte { $cost }. Défaussez votre main. Si c’était au moins une carte, au début de votre prochain tour piochez cinq cartes et recevez 1 achat et 1 action.
card-treasury = Trésorerie
    .text = Action, coûte { $cost }. Piochez une carte ; recevez 1 action et 1 pièce. À la fin d’un tour où vous n’avez acheté aucune carte victoire, vous pouvez remettre cette carte sur votre pioche.
card-wharf = Quai
    .text = Action et durée, coûte { $cost }. Piochez deux cartes et recevez 1 achat ; au début de votre prochain tour, faites-le encore.
card-throne-room = Salle du trône
    .text = Action, coûte { $cost }. Jouez deux fois une action de votre main. Cela n’use pas d’autre action.
card-moat = Douves
    .text = Action et réaction, coûte { $cost }. Piochez deux cartes. Quand un autre joueur joue une attaque, vous pouvez montrer cette carte de votre main ; l’attaque ne vous touche alors pas.
card-secret-chamber = Chambre secrète
    .text = Action et réaction, coûte { $cost }. Défaussez autant de cartes que vous voulez et recevez une pièce pour chacune. Quand un autre joueur joue une attaque, vous pouvez montrer cette carte de votre main ; piochez alors deux cartes et remettez deux cartes de votre main sur votre pioche.

## Questions

prompt-choose-kingdom = Quelles dix cartes royaume y aura-t-il ?
prompt-play-action = Jouez-vous une action ?
    .decline = Ne jouer aucune action
prompt-play-all-treasures = Jouez-vous tous vos trésors ?
prompt-play-treasures = Quels trésors jouez-vous ?
prompt-buy = Achetez-vous une carte ?
    .decline = Ne rien acheter
prompt-place-embargo = Sur quelle pile posez-vous le jeton d’embargo ?
prompt-set-aside = Quelle carte mettez-vous de côté pour votre prochain tour ?
prompt-choose-village-life = Que se passe-t-il au village ?
prompt-put-pearl-on-top = Posez-vous { $pearl } sur votre pioche ?
prompt-show-card = Quelle carte montrez-vous ?
prompt-return-cards = Quels exemplaires remettez-vous dans la réserve ?
prompt-trash-one = Quelle carte mettez-vous au rebut ?
prompt-discard-one = Quelle carte défaussez-vous ?
prompt-smuggle = Que passez-vous en contrebande ?
prompt-discard-cards = Quelles cartes défaussez-vous ?
prompt-ship-to-island = Quelle carte va sur l’île ?
prompt-discard-them-all = Les défaussez-vous toutes ?
prompt-back-on-deck = Quelles cartes retournent sur votre pioche ? La première sera sur le dessus.
prompt-choose-piracy = Piller ou dépenser ?
prompt-sink-treasure = Quel trésor va au rebut ?
prompt-salvage = Quelle carte mettez-vous au rebut ?
prompt-show-province = Montrez-vous une province ?
prompt-keep-treasury = Remettez-vous la Trésorerie sur votre pioche ?
prompt-play-twice = Quelle action jouez-vous deux fois ?
prompt-show-reaction = Quelle réaction montrez-vous ?
prompt-discard-for-coins = Quelles cartes défaussez-vous, pour une pièce chacune ?

## Le journal

log-play = { $player } joue { $card }.
log-note-that-gained = { $you } reçoit { $d }.
log-note-that-paid-with = { COUNT($ts) ->
        [0] { $you } ne paie rien.
       *[other] { $you } paie avec { LIST($ts) }.
    }
log-move-supply = { "" }
log-note-that-returned = { COUNT($cs) ->
        [0] { $you } ne remet rien dans la réserve.
       *[other] { $you } remet { LIST($cs) } dans la réserve.
    }
log-move-trash = { $thing } va au rebut.
log-move-deck = { "" }
log-move-hand = { "" }
log-move-in-play = { "" }
log-move-discard = { "" }
log-move-looked-at = { "" }
log-move-shown = { $owner } montre { $thing }.
log-move-aside = { $owner } met une carte de côté.
log-move-village-mat = { $owner } pose une carte sur le plateau du village indigène.
log-move-island-mat = { $owner } pose { $thing } sur le plateau de l’île.
log-shuffle-deck = Une nouvelle pioche est mélangée.
log-count-embargo = Nouveau jeton d’embargo : { $of }.
log-count-plunder = Butin { FORM($of, "of") } : { $value }
log-count-actions = { "" }
log-count-buys = { "" }
log-count-coins = { "" }
log-count-turns = { "" }
log-chance = { "" }

## Mots pour les textes de cartes composés

type-printed = carte
    .plural = cartes
    .gender = feminine
attr-cost = le coût { FORM($x, "of") }
verb-draw-a-card = piochez une carte
verb-draw-cards = piochez { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
verb-look-at-the-top-cards = regardez { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de votre pioche
verb-renew-the-deck = mélangez votre défausse pour en faire une nouvelle pioche
verb-renew-an-empty-deck = si votre pioche est vide, mélangez votre défausse pour en faire une nouvelle
verb-discard = défaussez { $cs }
verb-discards = { PERSON($you) ->
        [you] défaussez { $cs }
       *[other] { $you } défausse { $cs }
    }
verb-discards-the-top-card = { PERSON($you) ->
        [you] défaussez la première carte de votre pioche
       *[other] { $you } défausse la première carte de sa pioche
    }
verb-put-back-on-the-deck = posez { $cs } sur votre pioche
verb-trash = mettez { $cs } au rebut
verb-gain = recevez { $d }
verb-gain-into-the-hand = recevez { $d } en main
verb-gain-onto-the-deck = recevez { $d } sur votre pioche
verb-gains = { PERSON($you) ->
        [you] recevez { $d }
       *[other] { $you } reçoit { $d }
    }
verb-gains-onto-the-deck = { PERSON($you) ->
        [you] recevez { $d } sur votre pioche
       *[other] { $you } reçoit { $d } sur sa pioche
    }
verb-play = jouez { $c }
verb-keep-until-your-next-turn = laissez { $c } en jeu jusqu’à votre prochain tour
verb-keeps-only-cards = { PERSON($you) ->
        [you] remettez des cartes de votre main sur votre pioche jusqu’à en avoir { $n }
       *[other] { $you } remet des cartes de sa main sur sa pioche jusqu’à en avoir { $n }
    }
verb-attack-on = attaquez { $p }
    .when = { PERSON($p) ->
        [you] une attaque contre vous
       *[other] une attaque contre { $p }
    }
    .instead = { PERSON($p) ->
        [you] d’une attaque contre vous
       *[other] d’une attaque contre { $p }
    }
verb-start-turn-of = commencez le tour { FORM($you, "of") }
    .when = { PERSON($you) ->
        [you] le début de votre tour
       *[other] le début du tour { FORM($you, "of") }
    }
verb-clean-up-of = rangez
    .when = { PERSON($you) ->
        [you] la fin de votre tour
       *[other] la fin du tour { FORM($you, "of") }
    }
phrase-action-cards-of = { PERSON($p) ->
        [you] les actions de votre main
       *[other] les actions de la main { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] une action de votre main
       *[other] une action de la main { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] chaque action de votre main
       *[other] chaque action de la main { FORM($p, "of") }
    }
phrase-treasure-cards-of = { PERSON($p) ->
        [you] les trésors de votre main
       *[other] les trésors de la main { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] un trésor de votre main
       *[other] un trésor de la main { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] chaque trésor de votre main
       *[other] chaque trésor de la main { FORM($p, "of") }
    }
variable-sheltered = Qui est à l’abri de l’attaque
    .the = les joueurs à l’abri de l’attaque
attr-types = les types { FORM($x, "of") }
attr-stays = le maintien en jeu { FORM($x, "of") }
    .has = { $x } reste en jeu
    .has-not = { $x } ne reste pas en jeu
verb-shows-the-top-cards = { PERSON($you) ->
        [you] montrez { $n ->
            [one] la première carte
           *[other] les { $n } premières cartes
        } de votre pioche
       *[other] { $you } montre { $n ->
            [one] la première carte
           *[other] les { $n } premières cartes
        } de sa pioche
    }
verb-answers-with = { PERSON($you) ->
        [you] réagissez avec { $c }
       *[other] { $you } réagit avec { $c }
    }
    .when = { PERSON($you) ->
        [you] votre réaction avec { $c }
       *[other] la réaction { FORM($you, "of") } avec { $c }
    }

### from en: game-seaside=d8772dbe seat-coral=1a358f76 seat-teal=d1451194 seat-amber=7bfa2dae
### from en: seat-navy=746ae7b0 option-kingdom=f34fe605 option-guests=aca00722
### from en: option-end-if-ever-empty=8391c03f phase-turn-of=514a5b13 phase-action-phase-of=646d6d34
### from en: phase-buy-phase-of=011876fc kind-trait-action=96e17d66 kind-trait-treasure=071c4c54
### from en: kind-trait-victory=6cde13f6 kind-trait-curse=3019a7a0 kind-trait-attack=6da316b2
### from en: kind-trait-duration=4d3bf292 kind-trait-reaction=462e4764 kind-origin-basic=80c2d795
### from en: kind-origin-seaside=74fb3766 kind-origin-guest=89457cfe kind-village-life-send-a-card=fa1b0f6e
### from en: kind-village-life-fetch-the-cards=a84e6785 kind-piracy-raid=12e65c1a kind-piracy-spend=d92ed937
### from en: zone-supply=d07f3d66 zone-trash=3d8f2c80 zone-deck=887158bb zone-hand=149ef0eb
### from en: zone-in-play=e6c9a105 zone-discard=c7be2106 zone-looked-at=e53f66a9 zone-shown=f6476824
### from en: zone-aside=6ee3e78d zone-village-mat=9fbe832c zone-island-mat=8e1f668d counter-embargo=2f1e0816
### from en: counter-plunder=3c7a038b counter-actions=fc1e158f counter-buys=377a2c6f counter-coins=acb2f639
### from en: counter-turns=d1339d1c variable-piles=153535a5 variable-gained=df690d94
### from en: variable-bought-victory=c116983b variable-victims=e2d0c726 variable-active=f2fc7593
### from en: variable-extra-turn=73d1e3be variable-extra-turn-follows=f62d58d3 variable-ever-run-out=c5286428
### from en: card-copper=4cb82b16 card-silver=6f05a0b9 card-gold=b9a72933 card-estate=4aa79dc1
### from en: card-duchy=98a5c2ea card-province=e6cdd7cc card-curse=3774f5f7 card-embargo=32e6725f
### from en: card-haven=fde6067a card-lighthouse=b591966f card-native-village=2bfcbeef
### from en: card-pearl-diver=7350e53c card-ambassador=c5861167 card-fishing-village=2645f6e2
### from en: card-lookout=edb925ec card-smugglers=2344a830 card-warehouse=3758f0d5 card-caravan=d66fa447
### from en: card-cutpurse=e77e70d7 card-island=9dc7bcf4 card-navigator=e03949bd card-pirate-ship=e75a9952
### from en: card-salvager=c42e3aed card-sea-hag=846c16bc card-treasure-map=69e3b0ce card-bazaar=dc61d81e
### from en: card-explorer=3a144fca card-ghost-ship=e19cd447 card-merchant-ship=9f3ad008 card-outpost=04bbbb4d
### from en: card-tactician=a66e6618 card-treasury=17df988a card-wharf=73f2a8cc card-throne-room=9e37b974
### from en: card-moat=9b34b7df card-secret-chamber=432ca819 prompt-choose-kingdom=25bf9cfe
### from en: prompt-play-action=288ff9d2 prompt-play-all-treasures=fb6bb9bf prompt-play-treasures=693973fc
### from en: prompt-buy=8fc53285 prompt-place-embargo=21b6ed1b prompt-set-aside=f8df611e
### from en: prompt-choose-village-life=33221af2 prompt-put-pearl-on-top=0d3943cc prompt-show-card=a247f624
### from en: prompt-return-cards=36a4a545 prompt-trash-one=2d1fa8c6 prompt-discard-one=93a4c646
### from en: prompt-smuggle=ae070b72 prompt-discard-cards=537dba1e prompt-ship-to-island=f7b13a32
### from en: prompt-discard-them-all=b85d514e prompt-back-on-deck=b41e0d9c prompt-choose-piracy=58914513
### from en: prompt-sink-treasure=cc8b75a0 prompt-salvage=b457440c prompt-show-province=70c83f7c
### from en: prompt-keep-treasury=528d7382 prompt-play-twice=7480bb30 prompt-show-reaction=a63e985e
### from en: prompt-discard-for-coins=1cd027c3 log-play=dfc78d59 log-note-that-gained=9da85661
### from en: log-note-that-paid-with=07684660 log-move-supply=ee0ee8b4 log-note-that-returned=b9998484
### from en: log-move-trash=8b2de0e0 log-move-deck=d75f52e2 log-move-hand=57918d1a log-move-in-play=1ddcbcd5
### from en: log-move-discard=91f20bff log-move-looked-at=cdac3d4d log-move-shown=cd0fecb5
### from en: log-move-aside=0042f46c log-move-village-mat=bedda711 log-move-island-mat=faec7797
### from en: log-shuffle-deck=05ea9e03 log-count-embargo=983d3255 log-count-plunder=57f834be
### from en: log-count-actions=d9576cc6 log-count-buys=7731d548 log-count-coins=9e668209
### from en: log-count-turns=faa5ed0f log-chance=4385dfa1 type-printed=a37ce261 attr-cost=99d6101e
### from en: verb-draw-a-card=20fef8fe verb-draw-cards=4df82d07 verb-look-at-the-top-cards=70d063fe
### from en: verb-renew-the-deck=ff7692d0 verb-renew-an-empty-deck=a6d017b3 verb-discard=08c37c7e
### from en: verb-discards=73a143d4 verb-discards-the-top-card=e623366c verb-put-back-on-the-deck=33ab3a63
### from en: verb-trash=ff1bc42e verb-gain=975e0332 verb-gain-into-the-hand=6c35e649
### from en: verb-gain-onto-the-deck=53ba88b1 verb-gains=30e41b45 verb-gains-onto-the-deck=8cf6d7af
### from en: verb-play=42ec2a95 verb-keep-until-your-next-turn=4f412b66 verb-keeps-only-cards=f5a125b2
### from en: verb-attack-on=cc5842cc verb-start-turn-of=da784fee verb-clean-up-of=62382f5c
### from en: phrase-action-cards-of=d6d04072 phrase-treasure-cards-of=ae9890b1
### from en: variable-sheltered=0e24d48c attr-types=e85e075c attr-stays=468d55bf
### from en: verb-shows-the-top-cards=4c613a8e verb-answers-with=e8f2958c
