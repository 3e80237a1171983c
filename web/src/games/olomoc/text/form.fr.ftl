### Ce que le formulaire dit du jeu : son poids, sa durée, ce que change chaque option.

weight-olomoc = Exigeant : chaque pouce compte, et les cartes se posent en secret.
length-olomoc = Quatre cycles, environ deux cents décisions.
about-olomoc-content-house = Les personnages, cartes et dispositions écrits pour ce projet.
about-olomoc-cabals-secret = Chacun forme sa cabale en même temps ; les deux sont montrées ensemble.
about-olomoc-cabals-draft = Les rouages, puis les cartes, se choisissent tour à tour ; chacun n’existe qu’une fois.
option-olomoc-agenda = Agenda
value-olomoc-agenda-any = tiré au sort
option-olomoc-layout = Disposition
value-olomoc-layout-any = au choix du joueur 1
option-olomoc-drawn = Disposition dessinée
option-olomoc-cabals = Cabales
value-olomoc-cabals-secret = formées en secret
value-olomoc-cabals-draft = choisies tour à tour
option-olomoc-content = Contenu
