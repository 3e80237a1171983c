### La liste d’une saison.

ranking = Classement
ranking-lead = Parties classées seulement. Un niveau se montre après { $shown } d’entre elles, avec ce qu’on n’en sait pas.
ranking-game = Jeu
ranking-season = Saison
ranking-quarter = { $quarter ->
    [1] janvier à mars { $year }
    [2] avril à juin { $year }
    [3] juillet à septembre { $year }
   *[other] octobre à décembre { $year }
}
ranking-people = Joueurs
ranking-place = Place
ranking-name = Nom
ranking-level = Niveau
ranking-played = Cette saison
ranking-you = vous
ranking-nobody = Personne à montrer encore
ranking-nobody-why = On paraît ici après assez de parties classées ({ $shown }), si l’on ouvre sa page. Préparez une table et cochez « Classée ».
ranking-who = Vous voyez ceux qui vous ouvrent leur page, et les places se comptent entre eux. Votre ligne reste cachée aux autres tant que votre page est fermée.
ranking-order = Dans l’ordre du niveau moins ce qu’on n’en sait pas : deux fois sur trois, on joue dans son ±.
ranking-page = Votre page
ranking-robots = Les robots, sur la même échelle
ranking-measured = mesuré contre d’autres robots
ranking-among = { $games ->
    [one] une partie classée avec des joueurs
   *[other] { $games } parties classées avec des joueurs
}
ranking-mine = Vous : { $level }
ranking-mine-yet = Vous : parties classées, { $games } sur { $shown } ; votre niveau ne se montre pas encore
