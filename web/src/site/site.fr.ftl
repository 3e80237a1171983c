site-coming = Le moteur arrive…
site-fetching = Le moteur arrive : { $done } sur { $all } Mo. Vous pouvez déjà lire les règles et préparer une partie.
site-starting = Le moteur démarre…
site-elsewhere = Ludothèque est ouverte dans un autre onglet. Fermez-le pour jouer ici : vos parties sont les mêmes.
site-failed = Le moteur n’a pas pu démarrer. Ce qui est arrivé est gardé, vos parties aussi.
site-keeps-nothing = Cette fenêtre oublie tout à sa fermeture : elle est privée, ou n’a pas de place.
site-keeps-no-more = Ce navigateur n’a plus de place. Ce qui se fait maintenant, par les robots aussi, n’est pas gardé et ne compte pas : faites de la place, ou emportez vos parties.
site-spoiled-file = Télécharger ce fichier
site-spoiled-anew = Repartir sans partie
site-spoiled-why = En repartant, ce fichier reste dans ce navigateur sous un autre nom.
carry = Vos parties, ailleurs
carry-why = Un seul fichier avec toutes vos parties, à apporter sur un autre appareil ou sur un serveur. Il contient tout, cartes cachées comprises : gardez-le pour vous. Rien de ce qui est ici n’est remplacé.
carry-along = Tout emporter
carry-along-done = { $count ->
    [0] Il n’y a pas encore de partie ici.
    [one] Une partie ou campagne est dans le fichier.
   *[other] { $count } parties et campagnes sont dans le fichier.
  }
carry-back = Apporter un fichier
carry-busy = Lecture des parties…
carry-back-done = { $fresh ->
    [0] Rien de nouveau.
    [one] Une partie est arrivée.
   *[other] { $fresh } parties sont arrivées.
  } { $here ->
    [0] { "" }
    [one] Une autre était déjà ici.
   *[other] { $here } autres étaient déjà ici.
  } { $refused ->
    [0] { "" }
    [one] Une autre n’a pas pu être lue.
   *[other] { $refused } autres n’ont pas pu être lues.
  }
carry-look = { $count ->
    [one] L’ouvrir
   *[other] Les voir
  }
