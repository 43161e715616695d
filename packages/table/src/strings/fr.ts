/** The table's own words, in Fluent. */
export default `ui-you = vous
ui-bot = ordinateur
ui-players = Joueurs
ui-place = place { $place } sur { $count }
ui-to-place = à la place { $place }
ui-zone-count = { $zone } : { $count }
ui-score = { $score } { $score ->
    [one] point
   *[other] points
  }
ui-rolled = Le dé donne { $value }
ui-question = À vous
ui-options = Choix
ui-less = moins
ui-more = plus
ui-number = Nombre
ui-choose-number = Prendre { $number }
ui-order = Ordre
ui-earlier = { $name } : plus tôt
ui-later = { $name } : plus tard
ui-done = Terminé ({ $count } sur { $max })
ui-take = { $name }
ui-here = Ici
ui-decline = Non, merci
ui-nothing = Il n’y a rien ici que vous puissiez choisir.
ui-go-on = Continuer
ui-turned = tournée d’un demi-tour
ui-secret = En secret : tous choisissent en même temps.
ui-thinking = { $names } réfléchit…
ui-waiting = On attend { $names }.
ui-to-move = doit jouer
ui-put-back = Reposer
ui-why-needs = Pas maintenant : la condition de cette carte n’est pas remplie.
ui-why-filter = Pas cette fois : { $card ->
    [none] cette question
   *[other] { $card }
  } l’exclut.
ui-why-not-listed = Pas maintenant. On vous demande : { $question }
ui-why-not-your-turn = Pas maintenant : ce n’est pas à vous.
ui-panel = Autour de la table
ui-tab-log = Récit
ui-tab-forecast = Prévision
ui-tab-rules = Règles
ui-tab-cards = Cartes
ui-tab-settings = Réglages
ui-close = Fermer
ui-menu = Récit, règles et réglages
ui-undo = Annuler le coup
ui-log-empty = Il ne s’est encore rien passé.
ui-laid = La table est mise.
ui-laid-first = La table est mise ; { $name } commence.
ui-forecast-empty = Ce jeu n’annonce rien.
ui-forecast-nothing = Rien ne changerait.
ui-no-rules = Ce jeu n’a pas de règles écrites.
ui-search = Chercher une carte
ui-search-none = Aucune carte ne contient ces mots.
ui-language = Langue
ui-pace = Ordinateur
ui-pace-0 = posé
ui-pace-1 = tranquille
ui-pace-2 = rapide
ui-pace-3 = immédiat
ui-restart = Nouvelle partie
ui-share = Partager la partie
ui-shared = Lien vers la partie
ui-guide = Première partie
ui-guide-1 = Ce qui peut être choisi brille. Désignez-le sur la table, ou utilisez Tab, les flèches et Entrée.
ui-guide-2 = Vos cartes sont en bas. Arrêtez-vous sur une carte pour la lire ; sur un écran tactile, touchez-la une fois pour la lire, encore une fois pour la choisir.
ui-guide-3 = Les plaques montrent le blason, l’argent et les cartes de chacun. Celui qui doit jouer a une plaque claire.
ui-guide-4 = Ce qui ne brille pas dit pourquoi quand vous le choisissez.
ui-guide-5 = Le récit, la prévision, les règles et toutes les cartes sont dans le panneau. Un choix peut être annulé tant que rien de secret ni aucun dé n’a été vu.
ui-previous = Retour
ui-next = Suite
ui-start = Jouer
ui-skip = Passer
ui-hand-over = Passez l’écran à { $name }
ui-hand-over-why = Les cartes restent cachées jusque-là.
ui-take-over = C’est moi, { $name }
ui-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
  }
ui-nobody-wins = Personne ne gagne.
ui-again = Rejouer
ui-watch = Revoir la partie
ui-see-table = Voir la table
ui-replay = Revoir
ui-replay-step = Étape
ui-step-back = Un pas en arrière
ui-step-on = Un pas en avant
ui-play = Lecture
ui-pause = Pause
ui-leave-replay = Quitter
ui-problem = Impossible de montrer le jeu
ui-retry = Réessayer
ui-not-saved = Ce navigateur ne garde pas la partie : elle disparaîtra avec la page.
ui-part-missing = Une partie de la table n’a pas pu être chargée. La partie continue sans elle.
ui-other-version = La partie gardée est abîmée, ou d’une autre version de ces règles.
ui-fault = Une règle s’est interrompue. La partie reste comme avant.
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-zoom-fit = Tout montrer
ui-D0810 = Impossible de charger { $url } : pas de réponse.
ui-D0811 = Impossible de charger { $url } : le serveur a répondu { $status }.
ui-D0812 = { $url } est trop grand pour un jeu.
ui-D0813 = { $url } n’est pas du JSON.
ui-D0814 = game="{ $game }" n’est pas le nom d’un jeu, et src manque.
ui-D0815 = Ce jeu n’a pas de paquet « { $deck } ». Paquets existants : { $decks }.
ui-D0816 = L’attribut { $name } doit être ici un nombre entier de { $min } à { $max }.
ui-D0817 = lang="{ $lang }" n’est pas une langue, comme "fr" ou "de-AT".
ui-D0818 = bot="{ $bot }" n’est pas l’un de { $names }.
ui-D0819 = « { $address } » n’est pas une adresse.
ui-D0820 = Ce n’est pas une partie enregistrée, ou il en manque un bout.
ui-D0921 = Il n’y a pas d’option « { $option } », ou elle ne peut pas être « { $value } ».`;
