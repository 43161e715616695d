### What editors show beside the text.

editor-play = Jouer cette carte
editor-run-test = Lancer ce test
editor-run-tests = Lancer tous les tests
editor-passed = réussi
editor-failed = échoué : { $expected } attendu, { $found } trouvé
editor-reached = les tests atteignent { $reached } branches sur { $all }
editor-missed = pas encore atteint
editor-translate = Traduire : { $languages }
editor-fix-all = Corriger tout ce qui peut l’être sans risque
editor-unsafe = { $title } (change le sens : à vérifier)
editor-ignore = Ignorer { $code } ici, avec une raison
editor-why = pourquoi c’est juste ici
editor-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
editor-times = { $count } fois
editor-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
  }
editor-example = Exemple
editor-taken = Il y a déjà un texte pour { $name }.
editor-not-yours = Ce nom appartient au jeu sur lequel le paquet s’appuie : il ne peut être changé que là.
