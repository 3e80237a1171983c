### Ce que le formulaire dit du jeu : son poids, sa durée, ce que change chaque option.

weight-olomoc = Exigeant : chaque pouce compte, et les cartes se posent en secret.
length-olomoc = Quatre cycles, environ deux cents décisions : à une demi-minute chacune, une heure trois quarts.
about-olomoc-content-house = Les personnages, cartes et dispositions écrits pour ce projet.
about-olomoc-cabals-secret = Chacun forme sa cabale en même temps ; les deux sont montrées ensemble.
about-olomoc-cabals-draft = Les rouages, puis les cartes, se choisissent tour à tour ; chacun n’existe qu’une fois.
about-olomoc-agenda-any = Un des six, au hasard, une fois la table formée.
about-olomoc-agenda-releves = Étudier trois marqueurs : chacun rapporte un point par cycle à qui y a son pion.
about-olomoc-agenda-gargoule = La Gargoule garde le Bloc : la blesser, puis l’abattre, rapporte le plus.
about-olomoc-agenda-reglement = Un rouage perdu vaut son rang ; un marqueur au centre se tient seul.
about-olomoc-agenda-emprise = Trois marqueurs à tenir avec plus de rangs que l’adversaire.
about-olomoc-agenda-purification = Quatre marqueurs teintés à retirer par une étude réussie.
about-olomoc-agenda-dossiers = Deux dossiers à prendre, à garder et à ramener près de sa ligne.
about-olomoc-layout-any = Le joueur 1 en pose une parmi celles qui vont avec l’agenda.
about-olomoc-layout-friche = Six décors coupent la vue, deux abritent.
about-olomoc-layout-carrefour = Quatre décors coupent la vue, quatre abritent.
about-olomoc-layout-entrepots = Cinq grands décors coupent la vue ; pour Purification et Dossiers compromettants.
about-olomoc-layout-marais = Quatre décors coupent la vue, deux abritent, deux zones à plat.
option-olomoc-agenda = Agenda
value-olomoc-agenda-any = tiré au sort
option-olomoc-layout = Disposition
value-olomoc-layout-any = au choix du joueur 1
option-olomoc-drawn = Disposition dessinée
option-olomoc-cabals = Cabales
value-olomoc-cabals-secret = formées en secret
value-olomoc-cabals-draft = choisies tour à tour
option-olomoc-content = Contenu
