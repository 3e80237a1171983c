### Ce que la page dit du jeu avant qu’on s’y assoie : l’étagère, la préparation, les chapitres des règles.

line-steamwatchers = Le continent a gelé. Il reste la vapeur, et ceux qui la veulent.
meta-steamwatchers = 2 à 5 joueurs · ordres cachés, territoires
option-steamwatchers-scenario = Scénario
option-steamwatchers-content = Plateau et cartes
chapter-steamwatchers-pieces = Pièces et réserves
chapter-steamwatchers-tracks = Pistes, cartes et algofuel
chapter-steamwatchers-conclave = Phase 1, Conclave
chapter-steamwatchers-planning = Phase 2, Planification des ordres
chapter-steamwatchers-activation = Phase 3, Activation des ordres
chapter-steamwatchers-decline = Phase 4, Baisse d’activité
chapter-steamwatchers-great-white = Phase 5, Grand blanc
chapter-steamwatchers-elimination = Élimination d’un clan
chapter-steamwatchers-actions = Actions spéciales
chapter-steamwatchers-movement = Jeton Déplacement
chapter-steamwatchers-defence = Jeton Défense
chapter-steamwatchers-combat = Combat
chapter-steamwatchers-incubation = Incubation et quarantaine
chapter-steamwatchers-scenarios = Scénarios
chapter-steamwatchers-clans = Clans
