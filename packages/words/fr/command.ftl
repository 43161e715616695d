### What the command says by itself.

problem-error = erreur
problem-warning = avertissement
problem-help = aide{ " " }
problem-fix = correction{ " " }

count-games = { $n ->
    [one] { $n } jeu
   *[other] { $n } jeux
  }
count-files = { $n ->
    [one] { $n } fichier
   *[other] { $n } fichiers
  }
count-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
count-designs = { $n ->
    [one] { $n } modèle
   *[other] { $n } modèles
  }
count-languages = { $n ->
    [one] { $n } langue
   *[other] { $n } langues
  }
count-tests = { $n ->
    [one] { $n } test
   *[other] { $n } tests
  }
count-texts = { $n ->
    [one] { $n } texte
   *[other] { $n } textes
  }
count-errors = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
  }
count-warnings = { $n ->
    [one] { $n } avertissement
   *[other] { $n } avertissements
  }
count-problems = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
  }

check-clean = aucun problème dans { $looked }
check-found = { $found } dans { $looked }
check-fixed = { $problems } : c’est corrigé
check-would-fix = { $problems } à corriger ainsi.
check-nothing-to-fix = Il n’y a rien à corriger.
check-watching = attend des changements ; Ctrl-C arrête
check-faults = fautes

test-summary = { $failed ->
    [one] { $tests }, { $failed } échec, { $percent } des branches des cartes
   *[other] { $tests }, { $failed } échecs, { $percent } des branches des cartes
  }
test-summary-plain = { $failed ->
    [one] { $tests }, { $failed } échec
   *[other] { $tests }, { $failed } échecs
  }
test-card = carte
test-reached = atteintes
test-missed = jamais atteintes
test-expected = attendu
test-found = trouvé
test-tests = tests
test-expects-nothing = rien n’était attendu

fmt-to-lay-out = { $files }, { $changed } à mettre en forme
fmt-laid-out = { $files }, { $changed } remis en forme

explain-code = code
explain-about = sujet
explain-failing = Donne le problème :
explain-fixed = Corrigé :
explain-example = Exemple :
explain-no-text = Personne n’a écrit de texte pour cette carte, et on ne peut en former aucun : { $reason }.

scaffold-next = Ensuite :
scaffold-added = { $card } : ajouté à { $file } et { $texts }

texts-language = langue
texts-done = fait
texts-texts = textes
texts-missing = manquants
texts-outdated = périmés
texts-placeholders = variables
texts-unused = inutilisés
texts-made = générés
texts-made-means = générés : cartes sans texte à elles ; il est fait de ce qu’elles font, donc rien ne manque
texts-all-of-game = { $game } n’a pas de textes en { $lang } : tous les siens sont donc ici aussi. Avec : draco new language { $lang } --game { $game } ils sont écrits une fois, pour tous ses decks.
texts-file = fichier
texts-more = et { $n } de plus (--all)
texts-complete = il ne manque rien en { $lang }
texts-marked = { $file } noté comme à jour
texts-taken = { $texts } : repris dans { $file }
texts-skipped = { $n ->
    [one] { $n } ligne passée : vide, non traduit ou inchangé
   *[other] { $n } lignes passées : vide, non traduit ou inchangé
  }
texts-kept = { $n ->
    [one] { $n } gardé tels que dans le fichier
   *[other] { $n } gardés tels que dans le fichier
  }
texts-converted = { $file } n’est pas en UTF-8 ; il a été lu comme { $encoding }. Vérifiez les lettres accentuées.
texts-others = Mots qui n’appartiennent pas au jeu
texts-first = Pour jouer dans cette langue, traduisez dans cet ordre :
texts-step-shared = { $files } : ce que tous les jeux partagent, comme les lignes du journal, oui et non
texts-step-table = { $files } : la table
texts-step-game = { $files } : le jeu lui-même
texts-step-rest = { $files } : plus tard, pour le site, la commande, les éditeurs et l’impression

serve-serving = En service sur { $address } (Ctrl+C arrête)
serve-network = Sur le réseau local : { $address }

join-table = À la table : { $names }.
join-waiting = { $host } dit quand on commence.
join-back = Ta place ; pour revenir : draco play --join "{ $link }"
join-left = Tu as quitté la table. Ta place reste la tienne.

replay-proof-secret = le secret du serveur est celui qu’il avait promis
replay-proof-parts = ce que les joueurs ont ajouté est ce qu’ils avaient promis
replay-proof-missing = ce que { $name } avait promis n’est jamais arrivé
replay-proof-seed = la graine en est faite
replay-proof-game = les cartes et toutes les réponses mènent à cette fin
replay-start = début
replay-step = étape { $step } sur { $all }
replay-same = { $answers ->
    [one] { $answers } réponse, comme avant
   *[other] { $answers } réponses, chaque étape comme avant
  }
replay-fits = { $answers ->
    [one] { $answers } réponse, qui a pu être redonnée ; le fichier n’a pas de quoi comparer les étapes
   *[other] { $answers } réponses, qui ont toutes pu être redonnées ; le fichier n’a pas de quoi comparer les étapes
  }
replay-differs = l’étape { $step } sur { $all } diffère : { $why }
replay-other-version = La partie a été enregistrée avec une autre version de { $game }.
replay-keys = ← → étape · Début Fin · q quitter

# Ce que dit draco train.
train-goes-on = On reprend après { $games } parties déjà jouées.
train-strength = contre le hasard { $random }, contre le précédent { $last }
train-learned = appris de { $games } parties en { $time }
train-share = { $share } de { $games } parties (intervalle à 95 % de { $low } à { $high })
train-against-random = gagne contre des robots au hasard (à { $seats } ; par chance { $fair }) :
train-against-last = gagne contre ce qu’il était avant :
train-unfinished = { $n } parties ont été abandonnées, faute de fin.
train-none = Personne n’a encore appris { $game }, donc les robots jouent sans : draco train { $game } le leur apprend.
train-other = { $file } a été appris d’autres règles que celles-ci ; draco train { $game } reprend de là.

sim-bot-easy = facile
sim-bot-medium = moyen
sim-bot-hard = difficile
sim-bot-random = au hasard
sim-bot-greedy = avide
sim-bot-mcts = prévoyant
sim-head = { $games } parties avec { $seats } bots ({ $bot }), graine { $seed }
sim-head-mix = { $games } parties avec { $seats } bots ({ $bots }), chacun à chaque place à son tour, graine { $seed }
sim-bots = bot
sim-seats = places
sim-rate = { $seconds } s, { $rate }, { $decisions } décisions, empreinte { $digest }
sim-seat = place
sim-wins = victoires
sim-win-rate = taux
sim-interval = intervalle à 95 %
sim-score = score moyen
sim-turns = tours : { $mean } en moyenne, de { $least } à { $most }, médiane { $median }, neuf sur dix au plus { $ninth }
sim-shared = { $n } victoires partagées
sim-nobody = { $n } parties sans vainqueur
sim-stopped = { $n } parties arrêtées par { $code }
sim-find-where = draco check --deep trouve où
sim-curve = score moyen par tour
sim-turn = tour
sim-card = carte
sim-plays = jouée
sim-per-game = par partie
sim-win-rate-when-played = taux quand jouée
sim-swing = avantage
sim-games = parties
sim-left = encore { $time }

work-waiting = En attente de travail chez { $where }, avec { $n } fils. Ctrl-C y met fin.
work-done = Morceaux faits : { $n }
work-away = La file ne répond pas ; nouvel essai.
work-back = La file répond de nouveau.

balance-title = Équilibre de { $game }
balance-head = { $cards } cartes, { $seats } joueurs, { $deals } donnes, { $games } parties ; les joueurs ont appris le jeu pendant { $rounds } séries.
balance-length = Une partie dure { $mean } tours ({ $low } à { $high }).
balance-begins = Celui qui commence gagne { $mean } des parties ({ $low } à { $high }) ; l’équité serait { $fair }.
balance-apart = { $mean } points séparent le premier du dernier ({ $low } à { $high }).
balance-marked = Hors du commun
balance-nothing = Rien : aucune carte ne sort de l’ordinaire avec certitude.
balance-mark-strong = trop forte
balance-mark-weak = trop faible
balance-mark-dead = morte
balance-mark-harmful = nuisible
balance-mark-longer = allonge
balance-mark-shorter = abrège
balance-mark-endless = sans fin
balance-say-strong = { $card } est trop forte.
balance-say-weak = { $card } est trop faible.
balance-say-dead = { $card } ne peut presque jamais être jouée.
balance-say-harmful = { $card } nuit à qui la joue.
balance-say-longer = { $card } rend les parties bien plus longues.
balance-say-shorter = { $card } rend les parties bien plus courtes.
balance-say-endless = { $card } mène à des parties sans fin.
balance-because-dealt = Donnée à un joueur à la place d’une autre carte, elle rapporte { $mean } ({ $low } à { $high }).
balance-because-use = La jouer une fois plutôt que jamais rapporte { $mean } ({ $low } à { $high }).
balance-because-soon = Un tour de table plus tard, le joueur a { $mean } ({ $low } à { $high }) d’avance en plus.
balance-because-length = Jouée une fois, elle change la durée de la partie de { $mean } ({ $low } à { $high }).
balance-because-playable = Quand celui qui la tenait choisissait une carte à jouer, elle était jouable dans { $mean } des cas ({ $low } à { $high }).
balance-because-endless = { $share } des parties avec elle n’ont pas eu de fin.
balance-usual = L’usage va de { $from } à { $to }.
balance-points = { $n } points
balance-wins = { $n } des victoires
balance-card = carte
balance-own = (propre)
balance-dealt-points = reçue : points
balance-dealt-wins = reçue : victoires
balance-use = jouée une fois
balance-soon = un tour de table après
balance-playable = jouable
balance-played = jouée
balance-longer = durée
balance-first = qui commence
balance-spread = du premier au dernier
balance-choice = par choix : victoires
balance-mark = remarque
balance-worth = Ce que vaut chaque carte
balance-worth-text = Les mêmes donnes, avec la carte donnée à un joueur et avec d’autres cartes à sa place. Le trait est l’intervalle où se trouve la vraie valeur 95 fois sur 100 ; la bande montre ce qui est habituel dans ce jeu.
balance-every = Toutes les cartes
balance-every-text = Reçue : ce que rapporte la carte à qui la reçoit à la place d’autres. Jouée une fois : ce que rapporte de la jouer une fois plutôt que jamais, et ce que cela change à la durée de la partie, aux victoires de celui qui commence et aux points entre le premier et le dernier. Jouable, jouée : combien de fois, quand celui qui la tenait choisissait une carte à jouer. Par choix : ce que rapporte de la prendre, comparé à la même donne où ce joueur s’en passe.
balance-together = Plus fortes ensemble
balance-pair = { $one } et { $other } rapportent ensemble { $mean } ({ $low } à { $high }) de plus que chacune seule.
balance-no-pairs = Aucune des { $n } paires essayées n’est plus forte ensemble avec certitude.
balance-unclear = Trop peu de parties pour en juger : { $cards }.
balance-unclear-many = Pour { $n } cartes sur { $all }, il y a trop peu de parties pour dire si elles sont un peu trop fortes ou trop faibles : plus de --seconds resserrent les bornes.
balance-not-dealt = Aucun joueur ne peut les recevoir en main, elles n’ont donc pas été essayées : { $cards }.
balance-again = Pour les mêmes chiffres : --rounds { $rounds } --deals { $deals } --seed { $seed }
balance-compared = Comparé à { $game }
balance-here = ici
balance-there = là-bas
balance-differs = diffère
balance-step-learning = apprentissage
balance-step-playing = parties
balance-step-pairs = essai des paires

report-title = { $game } : { $games } parties
report-facts-games = parties
report-facts-seats = places
report-facts-bots = bots
report-facts-seed = graine
report-facts-decisions = décisions
report-facts-turns = tours
report-facts-shared = victoires partagées
report-facts-nobody = sans vainqueur
report-facts-digest = empreinte
report-win-rate = Taux de victoire par place
report-whisker = Le trait sur chaque barre est l’intervalle de confiance à 95 %.
report-won = parties gagnées, %
report-length = Durée
report-lengths = { $mean } tours en moyenne ; la partie la plus courte en a { $least }, la moitié au plus { $median }, neuf sur dix au plus { $ninth }, la plus longue { $most }.
report-by-length = Parties par nombre de tours
report-curve = Score au fil de la partie
report-curve-text = Score moyen de chaque place au début de chaque tour.
report-no-curve = Ces parties n’ont pas de score à suivre.
report-score = score
report-cards = Cartes
report-cards-text = Le taux de victoire est la part des places qui ont gagné parmi celles qui ont joué la carte. L’avantage est ce que son joueur a gagné pendant qu’elle était jouée, moins ce que les autres ont gagné en moyenne.
report-card-plot = Cartes : jouées par partie et taux de victoire
report-plays-in-game = jouée par partie
report-win-rate-percent = taux de victoire, %

print-done = { $pages ->
    [one] { $file } : { $cards }, { $pages } page
   *[other] { $file } : { $cards }, { $pages } pages
  }
print-images = { $folder } : { $files }

# The keys of the terminal, each with what it does.
play-key-move = ↑↓ ou numéro
play-key-choose = Entrée choisit
play-key-mark = Espace coche, Entrée confirme
play-key-decline = Échap rien
play-key-undo = u annuler
play-key-hint = h conseil
play-key-cards = ? cartes
play-key-log = l journal
play-key-save = s sauver
play-key-quit = q quitter
play-more-log = … encore { $n } (l)
play-marked = { $picked } sur { $max } cochés
play-marked-range = { $picked } cochés, de { $min } à { $max }
play-nothing = rien
play-hand-over = C'est à { $name }. Que personne d'autre ne regarde.
play-press = Appuyez sur Entrée
play-saved = Partie enregistrée dans { $file }
play-resume = Pour continuer : { $command }
play-hint-only = Il n’y a qu’une chose à faire : { $best }.
play-hint-better = Un bon joueur choisirait « { $best } ». Sur cent parties, cela en gagne { $gain } de plus que « { $next } », le meilleur choix suivant.
play-hint-equal = Un bon joueur choisirait « { $best } » ; « { $next } » vaut à peu près autant.
play-undone = Annulé
play-no-undo = Impossible d'annuler : quelque chose de caché a été révélé, ou c'est le premier choix
play-not-allowed = Ce n'est pas possible ici
play-over = La partie est finie
play-winners = Victoire : { $names }
play-nobody = Personne ne gagne
play-again = Graine de cette partie : { $seed }
play-thinking = { $name } réfléchit …
play-answer = Votre choix (numéro, h conseil, ? cartes, u annuler, s sauver, q quitter) :{ " " }
play-bad-answer = Donnez un numéro de la liste.
play-reader-question = Ce dont il s’agit
play-reader-choices = Au choix
play-reader-mine = Vos cartes
play-reader-others = Autres cartes visibles
play-reader-table = La table
play-reader-log = Ce qui s’est passé
play-reader-keys = ↑↓ PgUp PgDn défiler · Échap retour au jeu
