### Saboteur en français.
### Les nombres viennent des cartes : { $worth } et ses semblables sont remplis par le jeu.

## Le jeu

game-saboteur = Saboteur
    .rules =
        Vous êtes des nains qui cherchent de l’or, et certains d’entre vous veulent que personne n’en trouve ; après trois manches, qui a le plus de pépites gagne. À chaque manche, chacun tire un nain en secret : un chercheur, qui veut un chemin de l’échelle au trésor, ou un saboteur, qui veut l’empêcher. À votre tour, posez une galerie, jouez une action ou passez en défaussant une carte face cachée ; puis tirez une carte.

        Pour chaque manche, mélangez 1 saboteur jusqu’à quatre joueurs, 2 à cinq ou six, 3 de sept à neuf et 4 à dix, avec assez de chercheurs pour qu’il y ait un nain de plus que de joueurs ; chacun en prend un en secret, et le dernier reste face cachée. Personne ne sait donc combien il y a de saboteurs. Chacun reçoit six galeries et actions ; cinq à six ou sept joueurs, quatre au-delà. Le hasard dit qui commence la première manche ; la suivante est commencée par qui vient après le joueur de la dernière carte. D’un côté se dresse l’échelle. Huit cases à l’est, trois buts mélangés sont posés face cachée, l’un dans la rangée de l’échelle, les autres au-dessus et au-dessous avec une case vide entre eux : l’un est le trésor, les autres ne sont que de la pierre.

        Une galerie doit s’accorder avec toutes les cartes qu’elle touche, ouverture contre ouverture et paroi contre paroi, et un chemin ouvert doit la relier à l’échelle. (Règle maison : il suffit qu’elle touche une autre galerie.) Vous pouvez la tourner d’un demi-tour. Qui a un outil brisé devant soi ne pose pas de galerie.

        Quand un chemin ouvert mène de l’échelle à un but, on retourne ce but. Le trésor met fin à la manche : les chercheurs se partagent autant de cartes Or qu’il y a de joueurs, mais neuf au plus. Qui l’a atteint choisit en premier (un saboteur laisse ce choix au prochain chercheur), puis les autres chercheurs, dans le sens inverse des aiguilles d’une montre, jusqu’à la dernière. Si le talon et les mains s’épuisent avant, ce sont les saboteurs qui sont payés : 4 pépites pour un seul, 3 chacun pour deux ou trois, 2 chacun pour quatre.

        Si plusieurs ont le plus de pépites à la fin, ils partagent la victoire.

seat-alvis = Alvis
seat-brok = Brok
seat-dolga = Dolga
    .gender = feminine
seat-eitri = Eitri
seat-frida = Frida
    .gender = feminine
seat-gudrun = Gudrun
    .gender = feminine
seat-hild = Hild
    .gender = feminine
seat-ivar = Ivar
seat-kara = Kara
    .gender = feminine
seat-runa = Runa
    .gender = feminine

option-adjacent-only = Règle maison : il suffit qu’une galerie en touche une autre, sans chemin ouvert jusqu’à l’échelle

phase-turn-of = Tour { FORM($you, "of") }
phase-dig = Creuser
phase-divide-the-gold = Partage de l’or
phase-share-the-gold-from = Choix de l’or

## Départ et buts

piece-ladder = Échelle
    .the = l’échelle
    .gender = feminine
piece-treasure = Trésor
    .the = le trésor
piece-stone-a = Pierre
    .the = une pierre
    .gender = feminine
piece-stone-b = Pierre
    .the = une pierre
    .gender = feminine

kind-side-north = nord
kind-side-east = est
kind-side-south = sud
kind-side-west = ouest
kind-team-digger = chercheur
    .plural = chercheurs
    .one = un chercheur
    .gender = masculine
kind-team-saboteur = saboteur
    .plural = saboteurs
    .one = un saboteur
    .gender = masculine
kind-tool-pick = pioche
    .the = la pioche
    .plural = pioches
    .one = une pioche
    .gender = feminine
kind-tool-lamp = lampe
    .the = la lampe
    .plural = lampes
    .one = une lampe
    .gender = feminine
kind-tool-cart = chariot
    .the = le chariot
    .plural = chariots
    .one = un chariot
    .gender = masculine

## Lieux

zone-maze = Labyrinthe
    .the = le labyrinthe
zone-draw-pile = Talon
    .the = le talon
zone-hand = Main
    .the = la main
    .gender = feminine
zone-damage = Outils brisés
    .the = les outils brisés
zone-discard = Défausse
    .the = la défausse
    .gender = feminine
zone-passed = Défausse cachée
    .the = la défausse cachée
    .gender = feminine
zone-dwarfs = Nain restant
    .the = le nain restant
zone-role = Rôle
    .the = le rôle
zone-gold-pile = Pile d’or
    .the = la pile d’or
    .gender = feminine
zone-share = Or à choisir
    .the = l’or à choisir
zone-purse = Bourse
    .the = la bourse
    .gender = feminine

counter-loose-nuggets = Pépites isolées
counter-round = Manche
variable-active = À qui est le tour
variable-found-by = Qui a atteint le trésor
variable-diggers = Qui s’est révélé chercheur d’or
variable-owed = Pépites encore à payer

## Galeries

-lay = Posez-la dans le labyrinthe, accordée à toutes ses voisines et reliée à l’échelle par un chemin ouvert (règle maison : au contact d’une galerie). Vous pouvez la tourner d’un demi-tour. Impossible tant qu’un de vos outils est brisé.
-dead = Une impasse : aucun chemin ne la traverse.

card-p-ns = Puits
    .text = { -lay }
card-p-ew = Galerie
    .text = { -lay }
card-p-ne = Coude à droite
    .text = { -lay }
card-p-nw = Coude à gauche
    .text = { -lay }
card-p-nes = Puits et galerie latérale
    .text = { -lay }
card-p-new = Galerie et puits latéral
    .text = { -lay }
card-p-nesw = Croisement
    .text = { -lay }
card-d-n = Puits muré
    .text = { -lay } { -dead }
card-d-e = Galerie murée
    .text = { -lay } { -dead }
card-d-ns = Puits éboulé
    .text = { -lay } { -dead }
card-d-ew = Galerie éboulée
    .text = { -lay } { -dead }
card-d-ne = Coude à droite éboulé
    .text = { -lay } { -dead }
card-d-nw = Coude à gauche éboulé
    .text = { -lay } { -dead }
card-d-nes = Puits et galerie latérale éboulés
    .text = { -lay } { -dead }
card-d-new = Galerie et puits latéral éboulés
    .text = { -lay } { -dead }
card-d-nesw = Croisement éboulé
    .text = { -lay } { -dead }

## Actions

card-map = Plan de la mine
    .text = Regardez un des buts cachés. Vous pouvez en dire ce que vous voulez.
card-rockfall = Éboulement
    .text = Retirez une galerie du labyrinthe. L’échelle et les buts restent.
card-broken = Outil brisé : { FORM($t, "name") }
    .text = Posez cette carte devant un adversaire dont { FORM($t, "the") } est encore en bon état. Qui a un outil brisé ne pose pas de galerie.
card-repair = Réparation : { FORM($t, "name") }
    .text = Retirez une carte « Outil brisé : { FORM($t, "name") } », chez vous ou chez un autre.
card-repair-pick-lamp = Réparation : pioche ou lampe
    .text = Retirez une pioche brisée ou une lampe brisée, pas les deux, chez vous ou chez un autre.
card-repair-pick-cart = Réparation : pioche ou chariot
    .text = Retirez une pioche brisée ou un chariot brisé, pas les deux, chez vous ou chez un autre.
card-repair-lamp-cart = Réparation : lampe ou chariot
    .text = Retirez une lampe brisée ou un chariot brisé, pas les deux, chez vous ou chez un autre.

## Nains et or

card-digger = Chercheur
    .text = Vous voulez un chemin de l’échelle au trésor. S’il y en a un, vous partagez l’or avec les autres chercheurs.
card-saboteur = Saboteur
    .text = Vous voulez que le trésor reste où il est. Si personne ne l’atteint, vous êtes payé, comme les autres saboteurs.
card-nugget = Une pépite
    .text = Vaut { $worth }.
card-nuggets-2 = Deux pépites
    .text = Vaut { $worth }.
card-nuggets-3 = Trois pépites
    .text = Vaut { $worth }.

## Questions

prompt-play-card = Quelle carte jouez-vous ? Si vous n’en choisissez aucune, vous passez.
    .decline = Passer
prompt-pass-with = Vous passez. Quelle carte défaussez-vous face cachée ?
prompt-choose-spot = Où la posez-vous ?
prompt-half-turn = La tournez-vous d’un demi-tour ?
prompt-turn-stone = La pierre s’accorde dans les deux sens. La tournez-vous d’un demi-tour ?
prompt-choose-goal = Quel but regardez-vous ?
prompt-choose-rockfall = Quelle galerie s’éboule ?
prompt-choose-victim = À qui brisez-vous un outil ?
prompt-choose-repair = Que réparez-vous ?
prompt-choose-gold = Quelle carte Or gardez-vous ?

## Le journal

log-play = { $player } joue { $card }.
log-move-damage = { $thing } est maintenant devant { $owner }.
log-pass = { $player } passe.
log-move-purse = { $owner } prend une carte Or.
log-look = { $player } regarde un but.
log-face-up = Un but est retourné : { $thing }.
log-unmask-as = Le rôle { FORM($p, "of") } : { FORM($t, "name") }.
log-phase-share-the-gold-from = { $finder } a atteint le trésor. Les chercheurs se partagent l’or.
log-pay-the-saboteurs = Le trésor n’a pas été trouvé. Les saboteurs sont payés.
log-count-round = { $value ->
        [4] { "" }
       *[other] La manche { $value } commence.
    }
log-count-loose-nuggets = { $by ->
        [0] { "" }
        [one] { $of } reçoit une pépite isolée.
       *[other] { $of } reçoit { $by } pépites isolées.
    }
log-end = { COUNT($winners) ->
        [one] { LIST($winners) } a le plus d’or et gagne.
       *[other] { LIST($winners) } ont le plus d’or et partagent la victoire.
    }
log-move-maze = { "" }
log-move-passed = { "" }
log-move-share = { "" }
log-move-hand = { "" }
log-move-discard = { "" }
log-move-draw-pile = { "" }
log-move-dwarfs = { "" }
log-move-role = { "" }
log-move-gold-pile = { "" }
log-shuffle-draw-pile = { "" }
log-shuffle-dwarfs = { "" }
log-shuffle-gold-pile = { "" }
log-rearrange = { "" }
log-face-down = { "" }
log-chance = { "" }
log-reveal = { "" }

## Mots des textes de cartes générés

type-landmark = but
    .plural = buts
    .gender = masculine
type-mining = carte
    .plural = cartes
    .gender = feminine
type-dwarf = nain
    .plural = nains
    .gender = masculine
type-gold = carte Or
    .plural = cartes Or
    .gender = feminine
type-tool = outil
    .plural = outils
    .gender = masculine

phrase-can-be-laid = aucun de vos outils n’est brisé et { $c } s’accorde quelque part
phrase-hidden-goals = les buts cachés
    .one = un but caché
    .each = chaque but caché
phrase-laid-tunnels = les galeries du labyrinthe
    .one = une galerie du labyrinthe
    .each = chaque galerie du labyrinthe
    .any = il y a une galerie dans le labyrinthe
phrase-opponents-with-a-whole = les adversaires dont { FORM($t, "the") } est en bon état
    .one = un adversaire dont { FORM($t, "the") } est en bon état
    .each = chaque adversaire dont { FORM($t, "the") } est en bon état
    .any = il y a un adversaire dont { FORM($t, "the") } est en bon état
phrase-broken = les outils brisés ({ LIST($ts, type: "or", form: "noun") })
    .one = un outil brisé ({ LIST($ts, type: "or", form: "noun") })
    .each = chaque outil brisé ({ LIST($ts, type: "or", form: "noun") })
    .any = il y a un outil brisé ({ LIST($ts, type: "or", form: "noun") })
verb-lay = posez { $c } dans le labyrinthe, là où c’est possible
verb-bring-down = défaussez { $c }
verb-repair = défaussez { $c }

### from en: game-saboteur=ec50787e seat-alvis=22e1b5b2 seat-brok=c2dbcfd4 seat-dolga=cf7d6ad5
### from en: seat-eitri=344d92be seat-frida=aa244149 seat-gudrun=a7c04a85 seat-hild=c96dfd6d
### from en: seat-ivar=fd48e480 seat-kara=dab43d7d seat-runa=42c63a07 option-adjacent-only=33f8018e
### from en: phase-turn-of=514a5b13 phase-dig=e22f8d31 phase-divide-the-gold=1e9e2f07
### from en: phase-share-the-gold-from=d1a586b6 piece-ladder=aecfd78e piece-treasure=2c9454d9
### from en: piece-stone-a=d8f4a2bf piece-stone-b=448446a8 kind-side-north=47f46d43 kind-side-east=8a6d371f
### from en: kind-side-south=8f784fff kind-side-west=ec1182eb kind-team-digger=136ff007
### from en: kind-team-saboteur=7b337dcf kind-tool-pick=df20490a kind-tool-lamp=84b56991
### from en: kind-tool-cart=1e4bccbd kind-deed-play=9bc894fb kind-deed-pass=d91c5c72 zone-maze=1d8e784d
### from en: zone-draw-pile=66f1c61d zone-hand=149ef0eb zone-damage=f7b0e6ab zone-discard=c7be2106
### from en: zone-passed=5a7c6e78 zone-dwarfs=99c1c273 zone-role=f49d39c0 zone-gold-pile=03de6a15
### from en: zone-share=8b2f02f3 zone-purse=268eb579 counter-loose-nuggets=dbb4f358 counter-round=40ef3901
### from en: variable-active=f2fc7593 variable-found-by=9d428d2d variable-diggers=2eb65ab8
### from en: variable-owed=f6ad8693 card-p-ns=3702e956 card-p-ew=e46b30cd card-p-ne=37a8f011
### from en: card-p-nw=82463122 card-p-nes=40bf69b7 card-p-new=119138cb card-p-nesw=aabb9848 card-d-n=4f4b3b14
### from en: card-d-e=22e8e699 card-d-ns=463821d8 card-d-ew=14ac4341 card-d-ne=40d6f75d card-d-nw=c56971f4
### from en: card-d-nes=8a37f57b card-d-new=4306b2df card-d-nesw=7a7c337c card-map=655afed6
### from en: card-rockfall=9ebdc170 card-broken=0d211ccc card-repair=59d08f87 card-repair-pick-lamp=f582ad4c
### from en: card-repair-pick-cart=f8d3c618 card-repair-lamp-cart=612dc78d card-digger=5653cdf0
### from en: card-saboteur=b1851ccd card-nugget=6f168afa card-nuggets-2=836e6394 card-nuggets-3=9188c781
### from en: prompt-play-or-pass=813d309d prompt-play-card=1977c49f prompt-pass-with=78a33c1c
### from en: prompt-choose-spot=c149c61c prompt-half-turn=8bfb5585 prompt-turn-stone=e1eeebcc
### from en: prompt-choose-goal=f441311d prompt-choose-rockfall=11fdbd1c prompt-choose-victim=1edf0c74
### from en: prompt-choose-repair=4722f716 prompt-choose-gold=61e979b2 log-play=dfc78d59
### from en: log-move-damage=1439af9f log-pass=8417111c log-move-purse=d8a5a7ea log-look=76a6daa4
### from en: log-face-up=4fcd691c log-unmask-as=1c45a321 log-phase-share-the-gold-from=679c36ce
### from en: log-pay-the-saboteurs=805608e9 log-count-round=2bab4c02 log-count-loose-nuggets=22981dc6
### from en: log-end=eb8e89a6 log-move-maze=01516580 log-move-passed=c1b5882d log-move-share=cecfd92c
### from en: log-move-hand=57918d1a log-move-discard=91f20bff log-move-draw-pile=6da5ceb6
### from en: log-move-dwarfs=ad423a0a log-move-role=62dc4655 log-move-gold-pile=02551e42
### from en: log-shuffle-draw-pile=e1480fba log-shuffle-dwarfs=47992876 log-shuffle-gold-pile=03a1a466
### from en: log-shuffle-maze=cdce4f64 log-face-down=ed225dcd log-chance=4385dfa1 log-reveal=1c332076
### from en: type-landmark=61a70d55 type-mining=8f398c37 type-dwarf=30893aa1 type-gold=ed6760ef
### from en: type-tool=c09f04f9 phrase-can-be-laid=73d73d89 phrase-hidden-goals=bd00fd7b
### from en: phrase-laid-tunnels=3dfacafb phrase-opponents-with-a-whole=fa9287a2 phrase-broken=2030db5f
### from en: verb-lay=72524814 verb-bring-down=50b5ad26 verb-repair=c806c92c
### from en: log-rearrange=888fba04
