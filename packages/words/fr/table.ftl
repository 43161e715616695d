### The table: what the first question needs, and what may go wrong.

ui-you = vous
ui-bot = ordinateur
ui-players = Joueurs
ui-place = place { $place } sur { $count }
ui-zone-count = { $zone } : { $count }
ui-score = { $score } { $score ->
    [one] point
   *[other] points
  }
ui-question = À vous
ui-options = Choix
ui-done = Terminé ({ $count } sur { $max })
ui-take = { $name }
ui-here = Ici
ui-decline = Non, merci
ui-nothing = Il n’y a rien ici que vous puissiez choisir.
ui-go-on = Continuer
ui-turned = tournée d’un demi-tour
ui-secret = En secret : tous choisissent en même temps.
ui-thinking = { $names } réfléchit…
ui-thinking-about = { $names } réfléchit : { $card }…
ui-waiting = On attend { $names }.
ui-next-move = C’est bientôt à vous.
ui-to-move = doit jouer
ui-close = Fermer
ui-menu = Récit, règles et réglages
ui-undo = Annuler le coup
ui-full-screen = Plein écran
ui-problem = Impossible de montrer le jeu
ui-retry = Réessayer
ui-not-saved = Ce navigateur ne garde pas la partie : elle disparaîtra avec la page.
ui-part-missing = Une partie de la table n’a pas pu être chargée. La partie continue sans elle.
ui-other-version = La partie gardée est abîmée, ou d’une autre version de ces règles.
ui-fault = Une règle n’a pas pu être exécutée. La partie est comme avant.
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
ui-D0825 = « { $address } » n’est pas à côté du jeu qui le nomme.
ui-D0801 = Ce n’est pas un jeu qui puisse être chargé.
ui-D0821 = L’étape { $step } de l’enregistrement ne convient pas à ces règles.
ui-D0822 = La partie enregistrée ne peut pas être utilisée.
ui-D0823 = Le navigateur n’autorise pas la table à garder la partie.
ui-D0824 = Une partie de la table n’a pas pu être chargée.
ui-D0899 = Quelque chose n’a pas marché dans la table elle-même.
