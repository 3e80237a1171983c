### Ce que la page dit du jeu avant qu’on s’y assoie : l’étagère, la préparation, les chapitres des règles.

line-diktat = Prague, la nuit, sous un objet impossible. Placez, espionnez, trahissez, jurez.
meta-diktat = 2 à 5 joueurs · négociation, information cachée
option-diktat-others = Avec les Autres
option-diktat-content = Cartes
option-diktat-cabals = Cabales
value-diktat-cabals-random = tirées au sort
value-diktat-cabals-choose = chacun choisit
chapter-diktat-cycle = Le Cycle
chapter-diktat-manoeuvres = Manœuvres
chapter-diktat-politics = Politique
chapter-diktat-resolution = Résolution
chapter-diktat-directives = Directives
chapter-diktat-others = Les Autres
weight-diktat = Exigeant : beaucoup de cartes et d’accords, que la partie guidée montre un à un.
length-diktat = Une centaine de réponses chacun : comptez une heure contre des robots, une soirée entre amis.
about-diktat-others = Une menace commune prend des secteurs à chaque cycle : laissée seule, elle fait perdre toute la table. Pour qui connaît déjà le jeu.
about-diktat-content-house = Les cartes écrites pour ce projet.
about-diktat-cabals-random = Chacun reçoit une Cabale au hasard : rien à décider avant de jouer.
about-diktat-cabals-choose = Chacun choisit sa Cabale au début de la partie.
