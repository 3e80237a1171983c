### Ce que la préparation dit du jeu : son poids, sa durée, ce que change chaque option.

weight-hybris = Lourd : sept lieux, des plans secrets, des duels et des Technologies à bâtir ; « Renaissance » est l’entrée en douceur.
length-hybris = Six Âges : comptez une soirée.
about-hybris-content-house = Les cartes et tuiles écrites pour ce projet.
about-hybris-scenario-none = 6 Âges. Le jeu tel qu’il est pensé.
about-hybris-scenario-renaissance = 4 Âges, deux Fidèles de plus pour commencer, et quatre Améliorations suffisent pour gagner aussitôt : pour une première partie.
about-hybris-scenario-titanomachie = 6 Âges. Le Courroux II de chaque Primordial frappe deux fois.
about-hybris-scenario-age_des_heros = 6 Âges. Chacun commence mieux armé ; Affrontements et Épopées donnent un point de plus.
about-hybris-scenario-grece_unifiee = 6 Âges. Avoir le plus de Technologies dans une Ville rapporte 3 points à la fin.
about-hybris-scenario-puits_tari = 6 Âges. Le Puits est plus plein au début et déborde plus tôt.
about-hybris-variant-none = Les Améliorations peuvent finir la partie d’un coup ; sinon les points décident.
about-hybris-variant-victoire_influence = Une tuile dans chacune des cinq Villes fait gagner aussitôt ; les Améliorations, plus. Sans Scénario seulement.
about-hybris-variant-victoire_eveil = À la fin, le nombre d’Améliorations compte avant les points. Sans Scénario seulement.
about-hybris-grip = L’Oracle demande davantage et percevoir ne donne plus de points. S’ajoute à tout.
about-hybris-duel = À deux : un second Pilier, une Posture chacun, et des jetons Autorité qui interdisent et récompensent des lieux.
