### Ce que la préparation dit du jeu : son poids, sa durée, ce que change chaque option.

weight-steamwatchers = Exigeant : ordres secrets, combats et gestion ; le scénario « Apprentissage » les présente une par une.
length-steamwatchers = De 70 à 125 décisions chacun selon le scénario : comptez une heure contre des robots, une soirée entre amis.
about-steamwatchers-content-house = Le plateau et les cartes écrits pour ce projet.
about-steamwatchers-scenario-apprentissage = 4 tours. Les capacités des clans dorment et chaque tour ajoute une action : le plus simple pour commencer.
about-steamwatchers-scenario-la_guerre_vient = 5 tours. Toutes les règles, rien de plus : la partie de référence.
about-steamwatchers-scenario-les_feux_du_vieux_monde = 3 tours. Plus de soldats et des trophées pour qui gagne ses combats : court et guerrier.
about-steamwatchers-scenario-l_algue_miraculeuse = 4 tours. Chaque combat gagné donne l’algue, qui rapporte et change de mains ; 10 GÉO suffisent à finir plus tôt.
about-steamwatchers-scenario-le_pillage_des_crames = 4 tours, à deux. Des zones neutres et bien garnies attendent qu’on les pille.
about-steamwatchers-scenario-les_ruines = 5 tours. Un havre dort dans la pioche, on peut soigner la quarantaine ; tenir assez de havres met fin à la partie.
about-steamwatchers-scenario-le_reliquaire = 4 tours. Dès le deuxième, on vote pour qui garde un reliquaire qui rapporte et contamine.
about-steamwatchers-scenario-les_trois_geantes = 4 tours. Trois colonnes géantes à tenir, et une vapeur plus dangereuse.
about-steamwatchers-scenario-le_rendez_vous = 4 tours. Chaque clan a un lieu secret où être au bon moment.
