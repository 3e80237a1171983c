### Ce que la page dit du jeu avant qu’on s’y assoie : l’étagère, la préparation, les chapitres des règles.

line-neombre = Quatre mains, un seul refuge. Le butin d’aujourd’hui est le sortilège de demain.
meta-neombre = 1 à 4 joueurs · coopération, campagne de cartes
