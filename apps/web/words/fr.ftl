### Les mots du site. La table et les jeux apportent les leurs.

## Toutes les pages
menu = Menu
play = Jouer
cards = Cartes
workshop = Atelier
embed = Intégrer
docs = Aide
language = Langue
copy = Copier
copied = Copié.
copy-by-hand = C’est sélectionné : copiez avec Ctrl+C ou ⌘C.
cancel = Annuler

## Préparer une partie
new-game = Nouvelle partie …
setup-title = Une nouvelle partie
game = Jeu
deck = Paquet
deck-none = comme imprimé
players = Joueurs
people = À cet écran
people-none = personne : regarder
bot = L’ordinateur joue
bot-random = au hasard
bot-greedy = pour un gain immédiat
bot-mcts = en réfléchissant
seed = Graine : la même donne la même partie
seed-new = nouvelle à chaque fois
options = Règles qu’on peut changer
start = Jouer
share-link = Lien vers cette partie
no-games = Les jeux n’ont pas pu être chargés. Réessayez dans un instant.

## Cartes
cards-title = Les cartes
search = Chercher nom et texte
which-cards = Quelles cartes
all-cards = toutes
found-all = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
found = { $count ->
    [one] { $count } carte sur { $total }
   *[other] { $count } cartes sur { $total }
  }

## Intégrer
embed-title = Une table dans votre page
embed-lead = Un script et une balise. Choisissez ci-dessous ce qu’elle montre, et copiez les deux lignes.
embed-snippet = À copier dans votre page
embed-host = La première ligne va chercher la table sur ce site. Pour l’avoir sur le vôtre, copiez-y le dossier table/ et changez l’adresse.
embed-style = Et ceci dans sa feuille de style
embed-preview = Ce que cela montre
embed-language = Langue de la table
embed-language-page = celle de la page
embed-height = Hauteur
embed-height-window = de la fenêtre
embed-width = Largeur
embed-width-page = de la page
embed-more = Tout ce que la balise sait faire

## Atelier
workshop-title = L’atelier
workshop-lead = Écrivez une carte ou changez un jeu. Tout est vérifié pendant que vous écrivez, ici dans votre navigateur ; rien ne quitte votre machine.
workshop-learn = Comment écrire une carte
start-from = Partir de
sample-choose = choisir …
sample-first = un petit paquet pour Draco & Co
sample-deck = { $name } (un paquet)
sample-game = { $name } (le jeu entier)
open-file = Ouvrir ou déposer des fichiers …
download = Télécharger les fichiers
download-ruleset = Télécharger pour une page web
files = Fichiers
add-file = Ajouter un fichier
add-cards = D’autres cartes ou des tests
add-texts = Les textes d’une autre langue
add = Ajouter
file-name = Nom
remove-file = Supprimer { $file }
close-file = Fermer { $file }
remove-sure = Supprimer { $file } ? Son contenu sera perdu.
replace-work = Ceci remplace ce que vous avez écrit. Continuer ?
only-read = à lire
editor-help = Déposez ici des fichiers : cartes (.draco), textes (.ftl) ou un ruleset (.json). Ctrl+Espace propose, F8 va au problème suivant, F2 renomme, F12 montre d’où vient un mot, Tab quitte le champ.
editor-missing = L’éditeur n’a pas pu être chargé. Rechargez la page.
source-of = { $file }, source
rename = Nouveau nom
rename-do = Renommer
format = Mettre en forme
mend-all = Réparer tout ce qui est sûr
fix-unsafe = { $title } (à relire)
error = Erreur
warning = Avertissement
checking = Vérification …
clean = Aucun problème.
found-problems = { $errors ->
    [0] { "" }
    [one] { $errors } erreur
   *[other] { $errors } erreurs
  }{ $errors ->
    [0] { "" }
   *[other] { $warnings ->
        [0] { "" }
       *[other] {", "}
      }
  }{ $warnings ->
    [0] { "" }
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
  }
more-problems = … et { $count } de plus
too-long = C’est trop long : quelque chose tourne peut-être en rond.
not-kept = Ce navigateur ne garde pas votre travail : téléchargez-le avant de partir.
tests = Tests
tests-passed = { $count ->
    [one] Le test réussit.
   *[other] Les { $count } tests réussissent.
  }
tests-failed = { $failed } sur { $count } échouent.
test-passed = Réussi
test-failed = Échoué
test-expected = attendu
test-found = trouvé
play-it = Jouer
why-not-play = Pas encore : il y a une erreur à la ligne { $line }.
hand = Commencer avec
hand-any = ce qui est distribué
not-dealt = Aucune donne ne met { $card } dans votre main au début. Elle viendra plus tard.
workshop-empty = Votre jeu sera joué ici.
ruleset-note = Un ruleset fini : { $game }, { $cards } cartes, de { $min } à { $max } joueurs. On peut y jouer ici, pas le changer.
ruleset-bad = Ce ruleset ne peut pas servir. La raison est ci-dessous.
