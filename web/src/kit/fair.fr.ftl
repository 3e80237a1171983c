deal-title = La donne se prépare
deal-why = Tout le monde mélange les cartes ensemble : chaque navigateur ajoute sa part de hasard, si bien que personne, pas même ce serveur, ne peut choisir la donne. Elle se fait dès que tout le monde est là.
deal-rated = Classée : la partie compte pour le niveau de chacun, et qui s’en va a perdu.
deal-rated-guest = Avec un invité, la partie est amicale : préparée comme classée, elle ne compte pas.
deal-rated-few = Contre des robots seuls, la partie est amicale : préparée comme classée, elle ne compte pas.
deal-club = C’est une table de club : ses membres seuls la voient, et le premier venu d’entre eux peut s’asseoir.
deal-club-page = Voir le club
deal-coach = Avec un conseiller : chacun peut interroger un robot { $most } fois, et les autres l’apprennent. Qui joue ici l’accepte.
deal-open = Ouverte à tous : elle est dans le salon, et le premier venu peut s’asseoir.
deal-has = a ajouté sa part
deal-silent = là, n’a encore rien ajouté
deal-begin = Commencer sans attendre
deal-begin-why = Les absents pourront jouer quand même, mais sans part dans la donne : la table le dira.
deal-host = hôte
deal-ready = prêt
deal-unready = pas encore prêt
deal-am-ready = Je suis prêt
deal-not-ready = Pas encore, finalement
deal-stop = Attendre encore
deal-starts = La donne part dans { $n } s.
deal-awaits = On attend { $who }.
deal-ready-why = La donne part cinq secondes après que tous sont prêts, sauf si quelqu’un l’arrête. Après cinq minutes l’hôte peut commencer, avec des robots aux places vides.
deal-begin-robots = Commencer, des robots aux places vides
deal-hand = Céder l’hôte
deal-hand-to = Céder l’hôte à { $who }
deal-back = Rendre la place
deal-back-of = Rendre la place : redemander celle de { $who }
deal-back-why = Pourquoi ? Tout le monde le saura, et qui rend sa place n’en reçoit pas d’autre ici.
deal-back-away = Personne n’est là
deal-back-friend = Il est gardé pour quelqu’un
deal-back-manners = Ce qui s’est dit ici
deal-robot = Confier à un robot
deal-robot-of = Confier à un robot la place de { $who }
deal-off = Annuler
deal-off-why = Rien n’est encore donné : la table se ferme pour tout le monde, et ceux qui sont venus l’apprennent.
deal-off-do = Annuler cette partie
deal-off-stay = Attendre encore
fair = D’où venait le hasard
fair-together = D’un secret du serveur, fixé avant que personne ne vienne, et des parts de { $who }. Il suffit qu’une seule ait été honnête : personne n’a pu choisir cette donne, pas même le serveur.
fair-server = D’un secret du serveur, fixé avant la partie. Aucun joueur n’a pu le choisir ; le serveur seul l’a tiré.
fair-chosen = Quelqu’un a choisi la graine de cette table et a pu connaître chaque tirage.
fair-lesson = Les premiers tirages suivent la leçon.
fair-left = Sans part dans la donne : { $who }.
fair-fork = La partie a commencé par une position d’une autre table.
fair-file = Cette table est venue d’un fichier : ce qu’elle dit de son début ne vaut que ce que vaut ce fichier.
fair-studied = Étudiée ailleurs pendant la partie, sans robots : par { $who }.
fair-check = Vérifier cette partie
fair-yes-whole = Le journal est entier : sa somme de contrôle est juste.
fair-no-whole = Le journal a été changé : sa somme de contrôle est fausse.
fair-yes-bound = Le secret montré est celui auquel le serveur s’était lié.
fair-no-bound = Le secret montré n’est pas celui auquel le serveur s’était lié.
fair-yes-first = C’est celui qui a été annoncé à ce navigateur à son arrivée.
fair-no-first = Ce n’est pas celui qui a été annoncé à ce navigateur à son arrivée.
fair-yes-shares = Chaque part est celle qui avait été scellée.
fair-no-shares = Une part n’est pas celle qui avait été scellée.
fair-yes-own = La part de ce navigateur y est.
fair-no-own = La part de ce navigateur n’y est pas.
fair-yes-played = Rejoué par le serveur : { $entries ->
        [one] { $entries } coup
       *[other] { $entries } coups
    }, tous permis ; { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    }, tous issus de cette graine.
fair-verified = Vérifié.
fair-doubt = Quelque chose ne va pas.
fair-not = Les vérifications avant la dernière ont été faites dans ce navigateur ; pour avoir aussi la dernière sans se fier au serveur, téléchargez le journal et tapez « ludotheque verify ». Rien ne peut prouver que la personne qui tient le serveur n’a regardé aucune carte cachée.
