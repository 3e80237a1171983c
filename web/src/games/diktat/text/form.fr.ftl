### Ce que la préparation dit du jeu : son poids, sa durée, ce que change chaque option.

weight-diktat = Exigeant : beaucoup de cartes et d’accords, que la partie guidée montre un à un.
length-diktat = Une centaine de décisions chacun : comptez une heure contre des robots, une soirée entre amis.
about-diktat-others = Une menace commune prend des secteurs à chaque Cycle : laissée seule, elle fait perdre toute la table. Pour qui connaît déjà le jeu.
about-diktat-content-house = Les cartes écrites pour ce projet.
about-diktat-cabals-random = Chacun reçoit une Cabale au hasard : rien à décider avant de jouer.
about-diktat-cabals-choose = Chacun choisit sa Cabale au début de la partie.
