dk-sign-admin = Administrateur
dk-sign-spy = Espions
dk-sign-assassin = Assassins
dk-sign-debt = jetons Dette
dk-sign-pp = points de Pouvoir (PP)
dk-sign-membership = Adhésions hébergées
dk-sign-attack = cette Opportunité attire une Attaque des Autres si elle reste sur la piste
