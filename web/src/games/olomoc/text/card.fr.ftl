### Ce que la page dit du jeu avant qu’on s’y assoie : l’étagère, la préparation, les chapitres des règles.

line-olomoc = Trois rouages, quatre cycles, un Bloc au pouce près.
meta-olomoc = 2 joueurs · escarmouche, mesures exactes
chapter-olomoc-material = Matériel
chapter-olomoc-measuring = Mesurer
chapter-olomoc-terrain = Décors et zones
chapter-olomoc-sight = Lignes de vue
chapter-olomoc-zones = Zones de menace
chapter-olomoc-rolls = Jets de caractéristique
chapter-olomoc-movement = Mouvements
chapter-olomoc-rouages = Rouages et ligne de vie
chapter-olomoc-noirceur = Noirceur et Fiel
chapter-olomoc-states = États
chapter-olomoc-abilities = Capacités
chapter-olomoc-actions = Capacités génériques
chapter-olomoc-shooting = Attaques à distance
chapter-olomoc-ministries = Ministères et PoliSec
chapter-olomoc-artefact = Artefact et priorité
chapter-olomoc-hostiles = Hostiles
chapter-olomoc-cabals = Cabales
chapter-olomoc-cycle = Le cycle
chapter-olomoc-geometry = Géométrie
