### Ce que la page dit du jeu avant qu’on s’y assoie : l’étagère, la préparation, les chapitres des règles.

line-hybris = Les dieux ont brisé le cosmos. À vous d’en faire votre grandeur.
meta-hybris = 2 à 4 joueurs · développement, combats
