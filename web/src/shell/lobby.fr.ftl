lobby-looking = On regarde qui attend.
lobby-count = { $n ->
    [0] Personne n’attend en ce moment.
    [1] Une table attend du monde.
   *[other] { $n } tables attendent du monde.
}
lobby-lost = Le salon ne répond plus : cette liste peut avoir vieilli.
lobby-unreached = Le salon ne répond pas. Vos tables et les jeux contre des robots restent ouverts.
lobby-pace = Cadence
lobby-games = Jeux
lobby-all = Toutes cadences
lobby-all-games = Tous les jeux
lobby-pace-live = En direct
lobby-pace-days = Par jours
lobby-pace-none = Sans pendule
lobby-empty = Aucune table ouverte
lobby-empty-why = Ouvrez la première : elle paraîtra ici dès qu’elle sera prête.
lobby-filtered = Rien sous ces filtres
lobby-filtered-why = { $game }, { $pace } : aucune table.
lobby-drop-pace = { $n ->
    [one] Toutes cadences : une table
   *[other] Toutes cadences : { $n } tables
}
lobby-drop-game = { $n ->
    [one] Tous les jeux : une table
   *[other] Tous les jeux : { $n } tables
}
lobby-drop-all = Tout voir ({ $n })
lobby-tables = Tables ouvertes
lobby-seats = Qui est assis
lobby-free = libre
lobby-language-fr = français
lobby-language-en = anglais
lobby-since = ouverte { $ago }
lobby-sit = S’asseoir
lobby-sit-at = S’asseoir : { $title }, table de { $who }
lobby-watch = Regarder
lobby-watch-at = Regarder : { $title }, table de { $who }
lobby-yours = Votre table
lobby-soon = part dès que vous êtes là
lobby-open = Ouvrir une table
lobby-open-why = Choisissez un jeu : la table s’ouvre à tous, et le premier venu s’assied.
lobby-coach = avec un conseiller
lobby-friendly = Amicale
lobby-rated = Classée, tous niveaux
lobby-rated-span = Classée, de { $low } à { $high }
lobby-rated-from = Classée, { $low } et plus
lobby-rated-to = Classée, jusqu’à { $high }
lobby-my-level = le vôtre { $level }
lobby-stake = Enjeu et niveau
lobby-any-stake = Classée ou non
lobby-only-rated = Classées
lobby-only-friendly = Amicales
lobby-for-me = À mon niveau
lobby-drop-stake = { $n ->
    [one] Classée ou non : une table
   *[other] Classée ou non : { $n } tables
}
lobby-ranking = Classement de la saison
lobby-to-watch = Regarder une partie
