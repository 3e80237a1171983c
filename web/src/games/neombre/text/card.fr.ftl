### Ce que la page dit du jeu avant qu’on s’y assoie : l’étagère, la préparation, les chapitres des règles.

line-neombre = Quatre mains, un seul refuge. Le butin d’aujourd’hui est le sortilège de demain.
meta-neombre = 1 à 4 joueurs · coopération, campagne de cartes
option-neombre-mode = Partie
value-neombre-mode-journey = un voyage
value-neombre-mode-expedition = une expédition
value-neombre-mode-fight = un combat
option-neombre-zone = Zone
option-neombre-content = Cartes
chapter-neombre-material = Matériel
chapter-neombre-first-expedition = Première expédition
chapter-neombre-quests = Quêtes
chapter-neombre-expeditions = Expéditions
chapter-neombre-aggro = Nombre d’adversaires et aggro
chapter-neombre-cards = Cartes des joueurs
chapter-neombre-actions = Les quatre actions de base
chapter-neombre-enemies = Adversaires
chapter-neombre-fight = Déroulé d’un combat
chapter-neombre-resolution = Jouer, lancer, résoudre
chapter-neombre-end-of-fight = Fin d’un combat
chapter-neombre-loot = Butins
chapter-neombre-fair = La foire
chapter-neombre-glossary-cards = Glossaire des cartes
chapter-neombre-glossary-enemies = Glossaire des adversaires
chapter-neombre-solo = Solo
