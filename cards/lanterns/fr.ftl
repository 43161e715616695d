### Lanternes en français.
### Les nombres viennent des cartes : { $n } et les autres sont remplis par le jeu.

## Le jeu

game-lanterns = Lanternes
    .rules =
        C’est la nuit de la fête, et cinq guirlandes attendent leurs lanternes : rouge, ambre, verte, bleue et violette. Ensemble, vous garnissez chaque guirlande de 1 à 5. Mais chacun voit toutes les cartes sauf les siennes.

        Chacun reçoit cinq lanternes, quatre à quatre ou cinq joueurs, les tient le dos vers soi et pose une note devant chacune. Vous avez huit chuchotements.

        À ton tour, tu fais une de ces trois choses.

        Chuchoter : choisis quelqu’un et nomme une couleur ou un nombre. Toutes les cartes concernées de cette main sont montrées, et des notes devant les cartes gardent ce qui a été dit. Tu peux aussi nommer ce qui n’y est pas. Chuchoter coûte un des huit chuchotements.

        Accrocher une lanterne : choisis une de tes cartes sans la voir. Si c’est la suivante de sa guirlande, elle est accrochée ; un cinq rend un chuchotement. Sinon le vent l’emporte : une rafale.

        Éteindre une lanterne : choisis une de tes cartes sans la voir et éteins-la pour de bon. Cela rend un chuchotement. Tant qu’il y en a huit, on n’éteint rien.

        Après avoir accroché ou éteint, tu pioches. Quand la dernière carte est piochée, chacun a encore un tour. La troisième rafale termine aussitôt la partie, et toutes les lanternes s’éteignent.

        S’il y a assez de lanternes à la fin, vous avez tous gagné.

seat-ada = Ada
seat-bela = Bela
seat-cosmo = Cosmo
seat-dora = Dora
seat-emil = Emil

option-goal = Lanternes pour gagner
phase-turn-of = Tour de { $you }

## Les cartes

kind-colour-red = rouge
kind-colour-amber = ambre
kind-colour-green = verte
kind-colour-blue = bleue
kind-colour-violet = violette
kind-deed-hang = Accrocher une lanterne
kind-deed-whisper = Chuchoter
kind-deed-snuff = Éteindre une lanterne
kind-topic-tint = une couleur
kind-topic-level = un nombre

card-low = lanterne { $c } 1
    .the = la lanterne { $c } 1
card-middle = lanterne { $c } { $n }
    .the = la lanterne { $c } { $n }
card-high = lanterne { $c } 5
    .the = la lanterne { $c } 5
card-note = note
    .the = la note

## Lieux et compteurs

zone-stock = Pioche
    .the = la pioche
zone-hand = Main
    .the = la main
zone-notes = Chuchoté
    .the = les notes
zone-string = Guirlande
    .the = la guirlande
zone-embers = Braises
    .the = les braises

counter-whispers = Chuchotements
    .count = { $n ->
        [one] { $n } chuchotement
       *[other] { $n } chuchotements
    }
counter-gusts = Rafales
    .count = { $n ->
        [one] { $n } rafale
       *[other] { $n } rafales
    }
counter-farewell = Tours restants
    .count = { $n ->
        [one] { $n } tour restant
       *[other] { $n } tours restants
    }

## Questions

prompt-which-deed = Que fais-tu ?
prompt-whisper-to = À qui chuchotes-tu ?
prompt-whisper-about = Que dis-tu { FORM($p, "to") } ?
prompt-whisper-colour = Quelle couleur montres-tu { FORM($p, "to") } ?
prompt-whisper-number = Quel nombre montres-tu { FORM($p, "to") } ?
prompt-which-card = Laquelle de tes cartes ?

## Le journal

log-shows-the-tint = { $q } chuchote { FORM($p, "to") } : { $c }.
log-shows-the-level = { $q } chuchote { FORM($p, "to") } : { $n }.
log-hangs = { $p } accroche { $c }.
log-loses = Une rafale emporte { $c } { FORM($p, "of") }.
log-snuffs = { $p } éteint { $c }.
log-end = { COUNT($winners) ->
        [0] La nuit reste trop sombre : personne ne gagne.
       *[other] La nuit est claire : { LIST($winners) } gagnent ensemble.
    }
log-move-hand = { "" }
log-move-notes = { "" }
log-move-string = { "" }
log-move-embers = { "" }
log-move-stock = { "" }
log-move-box = { "" }
log-shuffle-stock = { "" }
log-count-whispers = { "" }
log-count-gusts = { "" }
log-count-farewell = { "" }
log-reveal = { "" }
log-attr-tint = { "" }
log-attr-level = { "" }

## Mots pour les textes produits

type-lantern = lanterne
    .plural = lanternes
    .gender = feminine
type-note = note
    .plural = notes
    .gender = feminine
type-colour = couleur
    .plural = couleurs
    .gender = feminine
type-deed = action
    .plural = actions
    .gender = feminine
type-topic = sujet
    .plural = sujets
    .gender = masculine
attr-colour = la couleur { FORM($x, "of") }
attr-height = le nombre { FORM($x, "of") }
attr-tint = la couleur notée sur { $x }
attr-level = le nombre noté sur { $x }

### from en: game-lanterns=93220c3a
