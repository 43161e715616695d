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
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-random = au hasard
seed = Graine : la même donne la même partie
seed-new = nouvelle à chaque fois
options = Règles qu’on peut changer
start = Jouer
share-link = Lien vers cette partie
no-games = Les jeux n’ont pas pu être chargés. Réessayez dans un instant.

## Jouer avec des amis
friends = Entre amis
friends-title = Jouer avec des amis
friends-lead = Dresse une table et envoie le lien. Personne n’a besoin d’un compte.
friends-lay = Dresser la table
friends-name = Ton nom
friends-own = Un jeu à toi
friends-own-help = Le fichier que l’atelier télécharge pour une page web.
friends-own-taken = { $game } : { $min } à { $max } joueurs
friends-clock = Temps pour chaque choix
friends-clock-none = autant qu’il faut
friends-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
friends-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
friends-mine = Mes tables
friends-mine-none = Tu n’es encore à aucune table.
friends-forget = Oublier
friends-device = Sur un autre appareil
friends-device-copied = Le lien de ta place est copié. Qui l’a joue à ta place : garde-le pour toi.
friends-lobby = pas commencée
friends-dealing = commence
friends-playing = en cours
friends-over = finie
friends-back = Toutes mes tables
friends-no-server = Ce site n’a pas de serveur pour les tables. Lances-en un avec npm start ou draco serve et ouvre la page là-bas.
friends-failed = La table n’a pas pu être dressée : { $why }
friends-notify = Préviens-moi quand c’est à moi
friends-your-move = À toi de jouer

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

## Print
print = Imprimer …
print-title = Imprimer et jouer
print-lead = Un PDF à imprimer à 100 % et à découper : cartes avec leur dos, figurines, plateaux et règles. Il est créé dans ce navigateur.
print-size = Format des cartes
print-size-poker = poker, 63 × 88 mm
print-size-mini = mini, 44 × 63 mm
print-size-tarot = tarot, 70 × 120 mm
print-size-square = carré, 70 × 70 mm
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-backs = Dos des cartes
print-backs-long-edge = recto verso, retourné sur le bord long
print-backs-short-edge = recto verso, retourné sur le bord court
print-backs-fold = à côté des faces, à plier et à coller
print-backs-none = aucun
print-parts = Ce qui est imprimé
print-part-cards = Cartes
print-part-pieces = Figurines, pièces et marqueurs
print-part-boards = Plateaux et dés
print-part-rules = Règles
print-ink = Comment
print-cut-marks = Repères de coupe dans la marge
print-ink-saving = Économiser l’encre : sans fonds
print-black-and-white = Noir et blanc
print-make = Créer le PDF
print-close = Fermer
print-starting = Préparation …
print-progress = { $done } cartes sur { $all }
print-done = { $file } est dans vos téléchargements : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } sur { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }.
print-stopped = Rien n’a été créé, pour cette raison :
print-failed = Le PDF n’a pas pu être créé : { $why }
