### Ce que la page dit du jeu avant qu’on s’y assoie : l’étagère, la préparation, les chapitres des règles.

line-olomoc = Trois rouages, quatre cycles, un Bloc au pouce près.
meta-olomoc = 2 joueurs · escarmouche, mesures exactes
