### Ce que la page dit du jeu avant qu’on s’y assoie : l’étagère, la préparation, les chapitres des règles.

chapter-phare-campaign = Campagne
chapter-phare-dawn = Aube
chapter-phare-dusk = Crépuscule
chapter-phare-lantern = Lanterne
chapter-phare-night = Nuit
chapter-phare-rescue = Secours
chapter-phare-ship = Navire
