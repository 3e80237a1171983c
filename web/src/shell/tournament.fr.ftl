### Les tournois : la liste, un tournoi, le bureau, en organiser un.

tournaments = Tournois
tournaments-lead = Pour le plaisir du classement : aucun prix, aucun droit d’entrée.
tournaments-make = Organiser un tournoi
tournaments-filter = Lesquels
tournaments-all = Tous
tournaments-mine = Les miens
tournaments-open = Ouverts
tournaments-over = Finis
tournaments-none = Aucun tournoi
tournaments-none-why = Un tournoi s’organise en une minute ; il commence dès que deux personnes sont là, trois pour des tablées.
tournaments-none-so = Aucun tournoi de cette sorte
tournament-at = { $day ->
    [today] à { $hour }
   *[other] { $day } à { $hour }
}
tournament-begun = commencée { $when }
tournament-nameless = Tournoi
tournament-form-pods = Tablées
tournament-form-swiss = Système suisse
tournament-form-robin = Toutes rondes
tournament-form-knockout = Élimination directe
tournament-form-pods-why = à plus de deux ; des points selon la place
tournament-form-swiss-why = à deux, contre qui a autant de points
tournament-form-robin-why = à deux, chacun contre chacun
tournament-form-knockout-why = à deux, en deux manches, en changeant de place à table
tournament-round-of = Ronde { $n } sur { $of }
tournament-when-open = Commence { $when }
tournament-when-next = Ronde { $n } { $when }
tournament-when-over = Fini
tournament-when-off = Annulé
tournament-entrants = { $n ->
    [0] personne encore
    [one] un inscrit
   *[other] { $n } inscrits
}
tournament-clock-live = en direct, { $budget } + { $more } par coup
tournament-clock-days = { $budget } par réponse, + { $more }
tournament-rated = classé
tournament-private = sur lien
tournament-by = organisé par { $name }
tournament-standing = Votre place : { $place } sur { $of }.
tournament-in = Vous êtes inscrit.
tournament-in-here = Vous êtes inscrit, et attendu : on sait que vous êtes là.
tournament-enter = S’inscrire
tournament-enter-why = Votre nom sera lu par tous ceux qui ouvrent cette page.
tournament-account = Se connecter
tournament-here = Je suis là
tournament-here-why = L’appel est ouvert : qui n’a pas répondu quand la ronde commence n’y joue pas.
tournament-table = Votre table
tournament-leave = Quitter le tournoi
tournament-leave-sure = Quitter pour de bon ?
tournament-leave-why = Vous ne serez plus apparié. Une partie en cours continue, et sa pendule aussi.
tournament-stay = Rester
tournament-link = Copier le lien
tournament-link-copied = Lien copié
tournament-parts = Le tournoi
tournament-part-round = Ronde
tournament-part-standings = Classement
tournament-part-rounds = Rondes passées
tournament-part-entrants = Inscrits
tournament-part-rules = Règlement
tournament-part-desk = Bureau
tournament-table-n = Table { $n }
tournament-plays = en jeu
tournament-yours = à vous
tournament-finished = finie
tournament-ruled = décidée
tournament-watch = Suivre
tournament-watch-n = Suivre la table { $n }
tournament-play = Jouer
tournament-play-n = Jouer, table { $n }
tournament-again = Revoir
tournament-again-n = Revoir la table { $n }
tournament-laying = La table se prépare…
tournament-robot = un robot
tournament-somebody = quelqu’un
tournament-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tournament-not-there = sans place
tournament-byes = Sans adversaire : { $names }
tournament-missing = Absents : { $names }
tournament-no-tables = Personne n’a joué dans cette ronde.
tournament-before = La première ronde se tire au sort parmi ceux qui sont là.
tournament-before-call = L’appel s’ouvre dix minutes avant, sur cette page.
tournament-between = La ronde { $n } commence { $when }.
tournament-rank = Rang
tournament-name = Joueur
tournament-r = R{ $n }
tournament-sum = Points
tournament-sum-knockout = Matchs
tournament-tie = Départage
tournament-tie-swiss = Buchholz · S.-B.
tournament-tie-robin = S.-B. · gagnées
tournament-tie-pods = Adversaires · gagnées
tournament-tie-knockout = Points des manches
tournament-still = en jeu
tournament-standings-after = { $over ->
    [0] la première ronde compte à sa fin
    [one] après une ronde
   *[other] après { $over } rondes
}
tournament-standings-none = Le classement vient avec la première ronde.
tournament-entrants-none = Personne n’est inscrit encore.
tournament-entrant-left = parti
tournament-entrant-here = est là
tournament-rules-h = Ce qui est réglé d’avance
tournament-rule-form-swiss = Système suisse, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
} : chacun rencontre quelqu’un qui a autant de points que lui ; personne deux fois la même personne si cela s’évite. Une victoire vaut 1 point, une égalité un demi, être sans adversaire 1.
tournament-rule-form-robin = Toutes rondes : chacun rencontre chacun une fois. Une victoire vaut 1 point, une égalité un demi.
tournament-rule-form-knockout = Élimination directe : deux manches, en changeant de place à table ; à égalité une troisième, puis qui a été tiré le premier passe. Sans adversaire, on passe.
tournament-rule-form-pods = Tablées de { $size } au plus si cela va, de trois à cinq en tout cas, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
} : les places rapportent 5, 3, 2 et 1, la cinquième rien ; à trois 5, 3 et 1. Qui partage une place en partage les points. Sans tablée, on en a 3.
tournament-rule-ties-swiss = Départage : les points de tous ceux qu’on a rencontrés (Buchholz) ; puis ceux de qui l’on a battu, la moitié pour une égalité (Sonneborn-Berger).
tournament-rule-ties-robin = Départage : les points de ceux qu’on a battus, la moitié pour une égalité (Sonneborn-Berger) ; puis les parties gagnées.
tournament-rule-ties-pods = Départage : les points de tous ceux avec qui l’on a joué ; puis les tablées gagnées.
tournament-rule-ties-knockout = Qui sort à la même ronde partage la place. La dernière colonne montre les points des manches.
tournament-rule-seats = Les places à table tournent : chacun commence aussi souvent que possible autant que les autres. Bloquer quelqu’un ne change rien aux appariements.
tournament-rule-call = Dans les dix minutes avant chaque ronde, chacun dit ici qu’il est là. Qui ne le dit pas n’y joue pas et n’a pas de point ; il peut revenir à la suivante, sauf en élimination.
tournament-rule-days = Par jours, personne ne fait l’appel : qui ne quitte pas le tournoi joue, et sa pendule répond de lui.
tournament-rule-missing-bye = Qui n’a personne contre qui jouer a le point de la partie ; en système suisse, le dernier de ceux qui l’ont eu le moins souvent.
tournament-rule-missing-robot = Qui n’a personne contre qui jouer joue contre un robot, qui ne marque pas. Aux tablées, les robots complètent la table.
tournament-rule-missing-smaller = S’il manque quelqu’un, les tablées deviennent plus petites, de trois au moins.
tournament-rule-come = La table est donnée quand tous y sont, au plus tard { $live ->
    [yes] cinq minutes
   *[no] un jour
} après le début de la ronde. Puis les pendules courent.
tournament-rule-zero-default = À zéro, la réponse d’office ; après la troisième de suite, un robot tient la place et la rend.
tournament-rule-zero-robot = À zéro, un robot tient la place et la rend.
tournament-rule-zero-loss = À zéro, la place est perdue.
tournament-rule-left = Qui abandonne, ou dont un robot tient la place à la fin, n’a pas de point à cette table. S’il n’y reste qu’une personne, elle a gagné ; s’il n’y reste que des robots, la table est finie.
tournament-rule-end = Une ronde finit avec sa dernière table. La suivante commence dix minutes après.
tournament-rule-rated = Les parties comptent pour le niveau de chacun.
tournament-rule-friendly = Les parties ne comptent pour aucun niveau.
tournament-rule-late = On peut encore s’inscrire quand il a commencé, sans points pour les rondes passées.
tournament-rule-on-time = On ne s’inscrit plus quand il a commencé.
tournament-rule-organiser = Qui organise peut décider d’une table qui ne finit pas, jamais de la sienne ; tout ce qui est décidé se lit ci-dessous.
tournament-rulings = Décisions
tournament-rulings-none = Rien n’a été décidé autrement que par le règlement.
tournament-ruling-ruling = Ronde { $round }, table { $table } décidée : « { $why } »
tournament-ruling-out = { $name } ne joue plus : « { $why } »
tournament-ruling-moved = La ronde suivante commence { $when }
tournament-ruling-off = Annulé : « { $why } »
tournament-ruling-few = Annulé par le règlement : trop peu de personnes étaient là.
tournament-off-title = Ce tournoi est annulé.
tournament-off-why = « { $why } »
tournament-desk-decide = À décider
tournament-desk-nothing = Rien : le règlement et les pendules suffisent.
tournament-desk-silent = N’ont pas répondu à l’appel : { $names }
tournament-desk-silent-why = Le règlement dit : qui n’est pas là quand la ronde commence n’y joue pas.
tournament-desk-waits = La ronde attend { $n ->
    [one] la table { $tables }
   *[other] les tables { $tables }
}.
tournament-desk-begin = Commencer maintenant
tournament-desk-begin-off = Elle commence plus tôt dès que tous ont répondu à l’appel.
tournament-desk-pair-off = Apparier la ronde { $n } : quand les tables seront finies
tournament-desk-later = Plus tard
tournament-desk-by = de { $time }
tournament-desk-tables = Tables de la ronde
tournament-desk-rule = Décider
tournament-desk-rule-n = Décider de la table { $n }
tournament-desk-own = votre table : vous n’en décidez pas
tournament-desk-preview = Ronde { $n }, si l’on appariait maintenant
tournament-desk-preview-why = Personne ne se revoit si cela s’évite ; les places à table tournent.
tournament-desk-preview-none = La première ronde se tire au sort ; une élimination s’apparie quand ses matchs sont finis.
tournament-desk-people = Inscrits
tournament-desk-out = Exclure
tournament-desk-out-name = Exclure { $name }
tournament-desk-end = Annuler le tournoi
tournament-desk-place = Place de { $name }
tournament-desk-place-none = aucune
tournament-desk-why = Pourquoi
tournament-desk-why-hint = Tout le monde le lira.
tournament-desk-do = Décider ainsi
tournament-create = Organiser un tournoi
tournament-create-lead = Les règles se fixent maintenant, et ne changent plus.
tournament-create-name = Nom du tournoi
tournament-create-game = Jeu
tournament-create-together = { $game } se gagne ensemble : il n’y a rien à y classer.
tournament-create-form = Formule
tournament-create-no-pods = ce jeu se joue à deux
tournament-create-rounds = Rondes
tournament-create-size = À chaque table
tournament-create-missing = S’il manque quelqu’un
tournament-create-missing-bye = qui est seul a le point
tournament-create-missing-robot = un robot, sans points
tournament-create-missing-smaller = une tablée plus petite
tournament-create-clock = Pendule
tournament-create-clock-brisk = en direct, 15 min + 20 s par coup
tournament-create-clock-evening = en direct, 45 min + 1 min par coup
tournament-create-clock-daily = par jours, 1 j par réponse, + 2 j
tournament-create-clock-days = par jours, 2 j par réponse, + 3 j
tournament-create-zero = À zéro
tournament-create-zero-default = réponse d’office, puis un robot
tournament-create-zero-robot = un robot tient la place
tournament-create-zero-loss = la place est perdue
tournament-create-begins = Première ronde
tournament-create-begins-why = Au plus tôt dans dix minutes, pour l’appel.
tournament-create-who = Qui le trouve
tournament-create-listed = Tous
tournament-create-listed-why = Il paraît dans la liste des tournois.
tournament-create-private = Sur lien
tournament-create-private-why = Seuls ceux à qui vous donnez le lien.
tournament-create-rated = Parties classées
tournament-create-rated-why = Elles comptent pour le niveau de chacun.
tournament-create-late = Inscriptions en retard
tournament-create-late-why = On entre encore quand il a commencé, sans points pour les rondes passées.
tournament-create-gives = Ce que cela donne
tournament-create-gives-least = Commence dès que { $n } sont là
tournament-create-gives-rounds = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
}
tournament-create-gives-for = À { $n } : { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}
tournament-create-gives-prize = Aucun prix, aucun droit d’entrée
tournament-create-do = Ouvrir les inscriptions
