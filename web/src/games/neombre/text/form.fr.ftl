### Ce que la préparation dit du jeu : son poids, sa durée, ce que change chaque option.

weight-neombre = Moyen : des tours simples joués ensemble, des centaines de cartes à découvrir.
length-neombre = Un combat est court ; un voyage en enchaîne plusieurs.
about-neombre-content-house = Les cartes écrites pour ce projet.
about-neombre-mode-journey = Du refuge au refuge ; decks, quêtes et trouvailles passent à la table suivante.
about-neombre-mode-expedition = Une zone, du premier combat au butin, avec des decks de son niveau ; rien n’est gardé.
about-neombre-mode-fight = Un combat avec des decks du niveau de la zone ; rien n’est gardé.
