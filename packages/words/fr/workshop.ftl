### Atelier

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

## The shelf

shelf = Mon étagère
shelf-empty = Rien ici pour l’instant. Ce que tu écris y est rangé dès la première modification.
shelf-open = Ouvrir
shelf-open-one = Ouvrir { $name }
shelf-open-now = ouvert
shelf-copy = Copier
shelf-copy-one = Copier { $name }
shelf-copy-of = { $name } (copie)
shelf-name = Nom sur l’étagère
shelf-rename = Renommer
shelf-rename-one = Renommer { $name }
shelf-remove = Supprimer
shelf-remove-one = Supprimer { $name }
shelf-removed = { $name } est supprimé.
shelf-undo = Annuler
shelf-new = Commencer un nouveau jeu de cartes
close = Fermer
kept-as = Rangé sur ton étagère dans ce navigateur : { $name }.
kept-not-yet = Sera rangé sur ton étagère dès la première modification.
storage-full = La mémoire de ce navigateur est pleine : ce que tu écris n’est plus conservé. Télécharge-le ou supprime quelque chose de l’étagère.
folder-open = Ouvrir un dossier …
folder-save = Enregistrer dans un dossier …
folder-saved = { $count ->
    [0] Le dossier contient déjà tout.
    [one] Un fichier est écrit dans le dossier.
   *[other] { $count } fichiers sont écrits dans le dossier.
  }
folder-failed = Impossible d’écrire dans le dossier. Rien n’est perdu : tout est encore sur ton étagère.
history = Historique
history-lead = Reviens à n’importe quel moment. Ce qui est là maintenant reste aussi dans l’historique.
history-empty = Il n’y a pas encore de moment antérieur.
history-before = Avant d’être remplacé.
history-elsewhere = Tel que dans un autre onglet.
history-differs = Différent de maintenant : { $files }
history-same = Comme maintenant
history-take = Revenir
history-take-one = Revenir à { $when }
share = Partager
share-title = Partager { $name }
share-lead = Le lien contient tout le jeu de cartes ; rien n’est envoyé à un serveur. Qui l’ouvre peut y jouer et se l’approprier.
share-link = Lien
share-copy = Copier le lien
share-too-long = Ce jeu de cartes est trop long pour un lien. Donne plutôt le fichier : qui l’ouvre dans l’atelier a tout.
share-file = Télécharger en fichier
guest = Tu regardes { $name }, partagé par quelqu’un. Joues-y, ou fais-en le tien pour le modifier.
make-mine = En faire le mien
leave-guest = Retour à mon étagère
link-broken = Le lien ne contient pas de jeu de cartes : il en manque peut-être une partie. Redemande-le, ou demande le fichier.
link-newer = Le lien vient d’une version plus récente de l’atelier. Recharge la page ou demande le fichier.
link-large = Une fois décompressé, le lien dépasse ce qu’un jeu de cartes peut être. Rien n’en a été ouvert.
hand-in = Proposer
hand-in-lead = Propose ton jeu de cartes à une collection : les fichiers sont à leur place, prêts pour une pull request.
hand-in-title = Titre
hand-in-description = Qu’est-ce que c’est, et comment l’as-tu essayé ?
hand-in-files = Nouveau ou modifié :
hand-in-step-zip = Télécharge le zip et décompresse-le.
hand-in-step-upload = Sur la page du dépôt, choisis « Add file », puis « Upload files », et dépose-y le dossier « cards ».
hand-in-step-propose = Reprends titre et description de PULL_REQUEST.md, puis choisis « Propose changes ».
hand-in-step-patch = Ou, si tu travailles avec git :
hand-in-zip = Télécharger le zip
hand-in-patch = Télécharger le patch
