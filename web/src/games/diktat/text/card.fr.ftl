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
