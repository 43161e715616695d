### Par ordre du roi, en français.
### Les nombres viennent des cartes : { $n } et autres sont remplis par le jeu.

## Le jeu

game-auftrag = Par ordre du roi
    .rules =
        Les chevaliers d’Arthur exercent leurs vertus à Camelot, partent à cheval dans le royaume et accomplissent des quêtes ; qui a le plus de points à la fin gagne. À chaque manche, vous choisissez à tour de rôle des cartes d’action, puis vous les exécutez : à Camelot vous recevez des vertus et des quêtes, les chevaux mènent votre chevalier dans d’autres régions, et là vous accomplissez vos quêtes pour des points.

        Votre chevalier est celui de votre couleur. Huit régions forment un cercle, et Camelot en est une. Tous les chevaliers y commencent. Sur la table, un chevalier se tient juste après la région où il est, dans le sens des aiguilles d’une montre.

        Le hasard place les autres régions dans le cercle. Toutes les cartes d’action sont visibles, les cartes de vertu en piles par vertu. À moins de quatre joueurs, une Table ronde, un Tribunal, un Cheval (3) et un 1 de chaque vertu restent dans la boîte. Prenez des 1 dans les piles : deux de chaque vertu, mais une seule lance et un seul livre à trois joueurs, et un de chaque à deux ; mélangez-les et donnez-en deux à chacun. Trois quêtes sont visibles. Les premières tentes sont tirées au sort, une par joueur.

        Une manche commence par le choix. Dans l’ordre des tentes, chacun prend l’une des cartes d’action visibles, jusqu’à ce que tous en aient trois ; quatre à deux joueurs. Nul ne prend deux tournois.

        Puis, dans le même ordre, chacun exécute ses cartes dans l’ordre qu’il veut. Les cartes jaunes ne valent qu’à Camelot : un exercice donne une carte de vertu, la table ronde une quête. Les cartes vertes ne valent que hors de Camelot : le tribunal prend un livre et rapporte 2 points ; une quête s’accomplit dans sa région, avec les vertus qu’elle demande. Un cheval va au plus aussi loin qu’il l’indique, dans un sens ou dans l’autre. Ce qui est impossible est perdu.

        Une quête se paie en épées, lances, dragons et livres. Une carte 2 peut payer un 1, sans monnaie ; deux cartes 1 paient un 2 (règle maison : ce n’est pas permis) ; aucune carte ne doit être de trop.

        À la fin de la manche, ceux qui se sont inscrits au tournoi et sont à Camelot misent en secret des épées et des lances. La plus forte mise rapporte 2 points, en cas d’égalité chacun reçoit 1 point, qui ne mise rien ne reçoit rien. Toutes les cartes misées retournent à leurs piles.

        On complète alors les quêtes visibles à trois et l’on redistribue les tentes : la première va à celui qui a le moins de points. La partie finit avec la manche où quelqu’un atteint 25 points ; 20 à trois joueurs, 15 à quatre. Qui a le plus de points gagne ; à égalité, celui d’entre eux qui a atteint le but le premier.

seat-red = Rouge
seat-blue = Bleu
seat-white = Blanc
seat-black = Noir

option-single-card-only = Règle maison pour les quêtes : une seule carte par vertu, jamais deux 1 pour un 2

phase-choosing = Choix des cartes
phase-turn-of = Au tour { FORM($you, "of") }
phase-tournament = Tournoi

## Vertus, régions et chevaliers

kind-symbol-sword = épée
    .plural = épées
    .one = une épée
    .of = des épées
    .gender = feminine
kind-symbol-lance = lance
    .plural = lances
    .one = une lance
    .of = des lances
    .gender = feminine
kind-symbol-dragon = dragon
    .plural = dragons
    .one = un dragon
    .of = des dragons
kind-symbol-book = livre
    .plural = livres
    .one = un livre
    .of = des livres
kind-border-yellow = à Camelot
kind-border-green = hors de Camelot
kind-border-both = partout

piece-camelot = Camelot
piece-wild-forest = La Forêt sauvage
    .the = la Forêt sauvage
    .gender = feminine
piece-hidden-valley = Le Val caché
    .the = le Val caché
piece-moon-lake = Le Lac de Lune
    .the = le Lac de Lune
piece-misty-moor = Le Marais des brumes
    .the = le Marais des brumes
piece-dragon-rock = Le Roc du dragon
    .the = le Roc du dragon
piece-old-ruin = La Vieille Ruine
    .the = la Vieille Ruine
    .gender = feminine
piece-kings-heath = La Lande du roi
    .the = la Lande du roi
    .gender = feminine
piece-lancelot = Messire Lancelot
    .the = messire Lancelot
piece-gawain = Messire Gauvain
    .the = messire Gauvain
piece-percival = Messire Perceval
    .the = messire Perceval
piece-tristan = Messire Tristan
    .the = messire Tristan
piece-tent-1 = Tente 1
    .the = la tente 1
    .gender = feminine
piece-tent-2 = Tente 2
    .the = la tente 2
    .gender = feminine
piece-tent-3 = Tente 3
    .the = la tente 3
    .gender = feminine
piece-tent-4 = Tente 4
    .the = la tente 4
    .gender = feminine

## Lieux et compteurs

zone-realm = Royaume
    .the = le royaume
zone-camp = Tente
    .the = la tente
    .gender = feminine
zone-tents = Tentes
    .the = les tentes
zone-offer = Cartes d’action visibles
    .the = les cartes d’action visibles
zone-plan = Cartes choisies
    .the = les cartes choisies
zone-quest-pile = Pile de quêtes
    .the = la pile de quêtes
    .gender = feminine
zone-notice-board = Quêtes visibles
    .the = les quêtes visibles
    .in = parmi les quêtes visibles
    .into = parmi les quêtes visibles
zone-quests = Quêtes
    .the = les quêtes
    .noun = carnet de quêtes
zone-fulfilled = Quêtes accomplies
    .the = les quêtes accomplies
    .in = parmi les quêtes accomplies
    .into = parmi les quêtes accomplies
zone-stack = Vertus
    .the = la pile
    .gender = feminine
zone-hand = Main
    .the = la main
    .gender = feminine
zone-pouch = Bourse
    .the = la bourse
    .gender = feminine

counter-points = Points
    .count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
variable-moment = Actions jusqu’ici
variable-arrival = But atteint à l’action
counter-picks = Cartes encore à choisir
variable-due = Reste à payer
variable-last-given = Dernière carte rendue
variable-entrants = Au tournoi

## Cartes d’action

card-exercise = Exercice ({ $s })
    .text = À Camelot : prenez une carte de votre choix dans la pile { FORM($s, "of") }.
card-round-table = Table ronde
    .text = À Camelot : prenez l’une des quêtes visibles. Gardez-la secrète.
card-tournament = Tournoi
    .text = À Camelot, quand tous ont exécuté leurs cartes : misez en secret autant d’épées et de lances que vous voulez. La plus forte mise rapporte 2 points, en cas d’égalité chacun reçoit 1 point. Qui ne mise rien ne gagne rien.
card-court = Tribunal
    .text = Hors de Camelot : vous pouvez rendre un livre de n’importe quelle valeur et marquer { $n } points.
card-quest = Quête
    .text = Hors de Camelot : vous pouvez accomplir l’une de vos quêtes de la région où vous êtes. Rendez les cartes de vertu qu’elle demande et marquez un point par écu.
card-horse-2 = Cheval (2)
    .text = Allez au plus à 2 régions d’ici, dans un sens ou dans l’autre.
card-horse-3 = Cheval (3)
    .text = Allez au plus à 3 régions d’ici, dans un sens ou dans l’autre.
card-horse-4 = Cheval (4)
    .text = Allez au plus à 4 régions d’ici, dans un sens ou dans l’autre.

## Quêtes

card-q01 = L’Écuyer égaré
    .text = { FORM($area, "name") } : épée 1, dragon 1. { $shields } écus.
card-q02 = La Bête des fourrés
    .text = { FORM($area, "name") } : dragon 2, lance 1. { $shields } écus.
card-q03 = L’Énigme de l’ermite
    .text = { FORM($area, "name") } : livre 1, dragon 1. { $shields } écus.
card-q04 = Le Moulin assiégé
    .text = { FORM($area, "name") } : épée 2, livre 1. { $shields } écus.
card-q05 = La Dame du lac
    .text = { FORM($area, "name") } : livre 2, dragon 1. { $shields } écus.
card-q06 = Le Serpent des profondeurs
    .text = { FORM($area, "name") } : lance 2, dragon 2. { $shields } écus.
card-q07 = Le Feu follet
    .text = { FORM($area, "name") } : lance 1, dragon 1. { $shields } écus.
card-q08 = Le Chevalier noir
    .text = { FORM($area, "name") } : épée 2, dragon 1, lance 1. { $shields } écus.
card-q09 = Le Vieux Dragon
    .text = { FORM($area, "name") } : dragon 2, épée 2. { $shields } écus.
card-q10 = L’Œuf du dragon
    .text = { FORM($area, "name") } : dragon 2, épée 1. { $shields } écus.
card-q11 = Les Brigands de la ruine
    .text = { FORM($area, "name") } : épée 1, lance 1. { $shields } écus.
card-q12 = La Crypte scellée
    .text = { FORM($area, "name") } : livre 2, épée 2. { $shields } écus.
card-q13 = Le Messager du roi
    .text = { FORM($area, "name") } : lance 2, livre 1. { $shields } écus.
card-q14 = L’Épreuve des quatre vertus
    .text = { FORM($area, "name") } : épée 1, lance 1, dragon 1, livre 1. { $shields } écus.

## Vertus

card-sword-1 = Épée 1
    .text = Force { $value }. Pour les quêtes et les tournois.
card-sword-2 = Épée 2
    .text = Force { $value }. Pour les quêtes et les tournois.
card-lance-1 = Lance 1
    .text = Adresse { $value }. Pour les quêtes et les tournois.
card-lance-2 = Lance 2
    .text = Adresse { $value }. Pour les quêtes et les tournois.
card-dragon-1 = Dragon 1
    .text = Courage { $value }. Pour les quêtes.
card-dragon-2 = Dragon 2
    .text = Courage { $value }. Pour les quêtes.
card-book-1 = Livre 1
    .text = Sagesse { $value }. Pour les quêtes et le tribunal.
card-book-2 = Livre 2
    .text = Sagesse { $value }. Pour les quêtes et le tribunal.

## Questions

prompt-pick-card = Quelle carte d’action prenez-vous ?
prompt-act-card = Quelle carte exécutez-vous maintenant ?
prompt-take-virtue = Quelle carte prenez-vous ?
prompt-take-quest = Quelle quête prenez-vous ?
prompt-give-book = Rendez-vous un livre ?
prompt-fulfil-quest = Quelle quête accomplissez-vous ?
prompt-pay-with = Avec quelle carte payez-vous { FORM($s, "name") } { $n } ?
prompt-ride-to = Où allez-vous ?
prompt-bid = Quelles épées et quelles lances misez-vous ?
    .decline = Ne rien miser

## Le journal

log-play = { $player } exécute { $card }.
log-award-to = { $p } marque { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
log-enter-the-tournament = { $player } s’inscrit au tournoi.
log-bids = { $p } { $n ->
        [0] ne mise rien
       *[other] mise { $n }
    }.
log-forfeit-by = { $c } : carte perdue, { $p } n’est pas au bon endroit.
log-goes-back = { $c } : retour à la pile.
log-rides-to = { $k } chevauche jusqu’{ FORM($a, "to") }.
log-move-plan = { $owner } choisit { $thing }.
log-move-quests = { $owner } accepte une quête : { $thing }.
log-move-hand = { $owner } prend { $thing }.
log-move-notice-board = Une nouvelle quête : { $thing }.
log-move-fulfilled = Quête accomplie : { $thing }.
log-move-camp = { $owner } a { $thing }.
log-move-realm = { "" }
log-move-stack = { "" }
log-move-box = { "" }
log-move-tents = { "" }
log-move-offer = { "" }
log-move-quest-pile = { "" }
log-move-pouch = { "" }
log-shuffle-quest-pile = { "" }
log-shuffle-pouch = { "" }
log-count-points = { "" }
log-count-picks = { "" }
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } a le mieux servi le roi.
       *[other] { LIST($winners) } ont le mieux servi le roi, à égalité.
    }

## Mots pour les textes de cartes engendrés

type-area = région
    .gender = feminine
    .plural = régions
type-knight = chevalier
    .plural = chevaliers
type-tent = tente
    .gender = feminine
    .plural = tentes
type-action = carte d’action
    .gender = feminine
    .plural = cartes d’action
type-quest = quête
    .gender = feminine
    .plural = quêtes
type-virtue = carte de vertu
    .gender = feminine
    .plural = cartes de vertu
type-symbol = vertu
    .gender = feminine
    .plural = vertus
type-border = bord
    .plural = bords

attr-owner = le joueur { FORM($x, "of") }
attr-rank = le numéro { FORM($x, "of") }
attr-border = le bord { FORM($x, "of") }
attr-area = la région { FORM($x, "of") }
attr-asks = les vertus demandées par { $x }
attr-shields = le nombre d’écus { FORM($x, "of") }
attr-symbol = la vertu { FORM($x, "of") }
attr-value = la valeur { FORM($x, "of") }

phrase-lands = les régions
    .one = une région
    .each = chaque région
phrase-knight-of = { PERSON($p) ->
        [you] votre chevalier
       *[other] le chevalier { FORM($p, "of") }
    }
phrase-area-of = { PERSON($p) ->
        [you] la région où vous êtes
       *[other] la région { FORM($p, "of") }
    }
phrase-distance-from-to = la distance { FORM($a, "of") } { FORM($b, "to") }
phrase-choice-among = { $cs }
    .one = l’une { FORM($cs, "of") }
    .each = chacune { FORM($cs, "of") }
phrase-cards-of-showing = { PERSON($p) ->
        [you] vos cartes { FORM($s, "name") }
       *[other] les cartes { FORM($s, "name") } { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] l’une de vos cartes { FORM($s, "name") }
       *[other] l’une des cartes { FORM($s, "name") } { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] chacune de vos cartes { FORM($s, "name") }
       *[other] chacune des cartes { FORM($s, "name") } { FORM($p, "of") }
    }
phrase-weapons-of = { PERSON($p) ->
        [you] vos épées et vos lances
       *[other] les épées et les lances { FORM($p, "of") }
    }
    .one = { PERSON($p) ->
        [you] l’une de vos épées ou de vos lances
       *[other] l’une des épées ou des lances { FORM($p, "of") }
    }
    .each = { PERSON($p) ->
        [you] chacune de vos épées et de vos lances
       *[other] chacune des épées et des lances { FORM($p, "of") }
    }
phrase-worth-of = la valeur { FORM($cs, "of") }
phrase-can-fulfil = { PERSON($p) ->
        [you] vous pouvez accomplir { $q }
       *[other] { $p } peut accomplir { $q }
    }

verb-ride-up-to-areas = allez au plus à { $n ->
        [one] une région
       *[other] { $n } régions
    } d’ici, dans un sens ou dans l’autre
    .when = votre chevauchée
# without $a
verb-rides-to = { $k } chevauche jusqu’{ FORM($a, "to") }
    .when = la chevauchée { FORM($k, "of") }
verb-hand-back = rendez { $cs }
    .when = le retour { FORM($cs, "of") }
verb-award-to = { PERSON($p) ->
        [you] marquez { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
       *[other] { $p } marque { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
    }
    .when = { PERSON($p) ->
        [you] un gain de points pour vous
       *[other] un gain de points { FORM($p, "of") }
    }
verb-pay-the-price-of = rendez les cartes de vertu demandées par { $q }
verb-enter-the-tournament = inscrivez-vous au tournoi
    .when = votre inscription au tournoi
verb-hold-the-tournament = le tournoi a lieu
    .when = le tournoi
verb-use-by = { PERSON($you) ->
        [you] exécutez { $c }
       *[other] { $you } exécute { $c }
    }
    .when = { PERSON($you) ->
        [you] votre exécution { FORM($c, "of") }
       *[other] l’exécution { FORM($c, "of") } par { $you }
    }
verb-pitch-the-tents = on redistribue les tentes
    .when = la redistribution des tentes
verb-prepare-a-round = on prépare la manche suivante
    .when = la préparation de la manche suivante

### from en: game-auftrag=e51d4ddf seat-red=41ac84be seat-blue=1cc18840 seat-white=f6931ede
### from en: seat-black=3f126e5e option-single-card-only=15835810 phase-choosing=c01376bb
### from en: phase-turn-of=514a5b13 phase-tournament=ccb4f28e kind-symbol-sword=fbed081b
### from en: kind-symbol-lance=1cd26791 kind-symbol-dragon=5f9529df kind-symbol-book=f8b80139
### from en: kind-border-yellow=18da580a kind-border-green=3cc035d7 kind-border-both=e2b73dcc
### from en: piece-camelot=6c29049b piece-wild-forest=697e9030 piece-hidden-valley=92dcb30a
### from en: piece-moon-lake=81a8e6f0 piece-misty-moor=fb7816d0 piece-dragon-rock=ec938cd4
### from en: piece-old-ruin=b183b068 piece-kings-heath=c4cf1abf piece-lancelot=7f11cb97 piece-gawain=76e69ec5
### from en: piece-percival=f9a8c573 piece-tristan=db2e3831 piece-tent-1=1c99a00e piece-tent-2=e3e7749c
### from en: piece-tent-3=9f73e942 piece-tent-4=a3a7bd54 zone-realm=59de2f6d zone-camp=10a62237
### from en: zone-tents=9d9b81d4 zone-offer=b679c80a zone-plan=1b2f48d5 zone-quest-pile=67330b33
### from en: zone-notice-board=56161d0b zone-quests=89e2de2d zone-fulfilled=3ab013dd zone-stack=01b8e1b4
### from en: zone-hand=149ef0eb zone-pouch=bdf7dd89 counter-points=c4e31e4b variable-moment=45f8550b
### from en: variable-arrival=88630f1b counter-picks=ec9b8838 variable-due=e1b0807a
### from en: variable-last-given=f6dcef7e variable-entrants=9850d5a7 card-exercise=e36cf351
### from en: card-round-table=76e8b668 card-tournament=ce19ef6d card-court=6774c36b card-quest=71802715
### from en: card-horse-2=ac4a12f1 card-horse-3=97427e82 card-horse-4=1642d3bf card-q01=7d1029da
### from en: card-q02=a1fbb23e card-q03=8f1b54e6 card-q04=f371fef7 card-q05=9504f9c1 card-q06=0447b957
### from en: card-q07=4367a62c card-q08=f14182a3 card-q09=1c6946d1 card-q10=89268606 card-q11=de6f3aee
### from en: card-q12=e2738a6b card-q13=04f62f35 card-q14=1215295a card-sword-1=a33b3ae1 card-sword-2=348ed559
### from en: card-lance-1=6b423f95 card-lance-2=8cd5fc01 card-dragon-1=a405f65f card-dragon-2=f4d14f49
### from en: card-book-1=d127a947 card-book-2=0deea685 prompt-pick-card=01a8a4ac prompt-act-card=df9e52ac
### from en: prompt-take-virtue=bb74d1cb prompt-take-quest=1b9e3e74 prompt-give-book=9aeb412f
### from en: prompt-fulfil-quest=5fd71b70 prompt-pay-with=bcdaeb07 prompt-ride-to=53312baf prompt-bid=66d446e9
### from en: log-play=10916405 log-award-to=8c255fab log-enter-the-tournament=c2eb7c63 log-bids=45e7a7cf
### from en: log-forfeit-by=8667c6f9 log-goes-back=fef0b37c log-rides-to=3bc5229c log-move-plan=71f42c2f
### from en: log-move-quests=dac25e07 log-move-hand=2189f62b log-move-notice-board=5beb9593
### from en: log-move-fulfilled=15caf28f log-move-camp=ac0f8faf log-move-realm=56a286a4
### from en: log-move-stack=5d646fd5 log-move-box=4855c682 log-move-tents=8954cfd3 log-move-offer=2aa51753
### from en: log-move-quest-pile=0bf0a1e6 log-move-pouch=cc2a22d4 log-shuffle-quest-pile=00173b7a
### from en: log-shuffle-pouch=80af5330 log-count-points=89ed386a log-count-picks=08d2c741 log-end=db8ab704
### from en: type-area=7e218dde type-knight=87738b92 type-tent=eca5707e type-action=b3eb87c3
### from en: type-quest=2bc96023 type-virtue=bae5d28e type-symbol=8de58989 type-border=9e106429
### from en: attr-owner=6a6259aa attr-rank=08ff880f attr-border=f898ca34 attr-area=2997061e attr-asks=fd182853
### from en: attr-shields=a46dd270 attr-symbol=084caaad attr-value=752311e4 phrase-lands=074caf2c
### from en: phrase-knight-of=926f1595 phrase-area-of=343325c6 phrase-distance-from-to=15928bc0
### from en: phrase-choice-among=4ee4c85e phrase-cards-of-showing=7300adce phrase-weapons-of=62585d16
### from en: phrase-worth-of=b55270d2 phrase-can-fulfil=09155532 verb-ride-up-to-areas=9941200b
### from en: verb-rides-to=467d52d8 verb-hand-back=a78d4330 verb-award-to=ffc58d7b
### from en: verb-pay-the-price-of=8fdd2fb6 verb-enter-the-tournament=2477ae3e
### from en: verb-hold-the-tournament=8b6e1820 verb-use-by=70a2ba6d verb-pitch-the-tents=4d9075e8
### from en: verb-prepare-a-round=d18f6f67
