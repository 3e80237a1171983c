### Les mots de la page de l’hôte.

host = Régie
host-why = Cette page est celle de l’hôte : tables, visiteurs, exclusions, copies. Elle s’ouvre avec sa clé.
host-key = Clé de l’hôte
host-key-why = Elle est dans le fichier host.key, nommé au démarrage du serveur. Cet onglet la garde jusqu’à sa fermeture ; elle ne passe dans aucune adresse.
host-enter = Ouvrir
host-leave = Refermer
host-wrong-key = Ce n’est pas la clé de ce serveur. Copiez toute la ligne du fichier host.key.
host-well = Tout va bien. Ludothèque { $version }, base { $database ->
    [sqlite] SQLite
   *[postgresql] PostgreSQL
}.
host-silent = Le serveur ne répond plus. Cette page réessaie toute seule.
host-live = Tables en mémoire
host-live-of = sur { $n }
host-clients = Connexions
host-thinking = Robots qui réfléchissent
host-written = Lignes écrites
host-memory = Mémoire au plus haut
host-uptime = En marche depuis
host-tables = Tables
host-find = Nom, jeu ou joueur
host-state = État
host-state-all = Toutes
host-state-playing = En cours
host-state-paused = En pause
host-state-over = Finies
host-state-closed = Fermées
host-is-playing = en cours
host-is-paused = en pause
host-is-over = finie
host-is-closed = fermée
host-reread = Relire
host-now = à l’instant
host-here = { $n ->
    [one] 1 connecté
   *[other] { $n } connectés
}
host-seats = Places
host-seats-of = Places de la table { $table }
host-export = Exporter
host-export-of = Exporter la table { $table }
host-close = Fermer la table
host-close-of = Fermer la table { $table }
host-close-ask = Fermer cette table ?
host-close-why = { $game }, table { $table } : plus personne n’y jouera. Rien n’est effacé ; elle peut toujours être exportée.
host-reason = Raison (facultatif)
host-more = { $n ->
    [one] Encore une table
   *[other] Encore { $n } tables
}
host-too-many = Seules les { $n } premières sont listées ici ; « ludotheque host tables » les donne toutes.
host-none-found = Aucune table ne répond à cette recherche.
host-no-tables = Aucune table encore.
host-seat-taken = une personne
host-free = Libérer
host-free-this = Libérer la place de { $name }
host-free-why = La personne qui occupe une place libérée la perd, et son lien ne l’ouvre plus. Le nouveau lien s’affiche ici, une seule fois.
host-people = Connectés
host-at = table { $table }
host-nobody = Personne n’est connecté à une table.
host-ban = Exclure
host-ban-this = Exclure { $name }
host-ban-somebody = Exclure quelqu’un d’autre
host-ban-ask = Exclure de ce serveur ?
host-ban-kind = Qui
host-account = un compte
host-visitor = un visiteur
host-mark = Marque ou adresse
host-ban-account-why = Le compte est déconnecté partout et ne peut plus se connecter.
host-ban-visitor-why = Un visiteur est reconnu à la marque de son adresse, la même pour tout un foyer. L’adresse elle-même n’est pas gardée.
host-no-account = Il n’y a pas de compte « { $name } ».
host-bans = Exclus
host-no-bans = Personne n’est exclu.
host-unban = Laisser revenir
host-unban-this = Laisser revenir { $name }
host-copies = Copies
host-backup = Copier la base
host-backup-why = Toute la base, copiée sans arrêter le serveur, dans son dossier de données.
host-backup-done = Copie écrite : { $path }
host-import = Importer une table
host-import-why = Un fichier exporté ici, le journal d’une partie finie, une campagne, ou toutes les parties d’une page sans serveur. Chaque table reçoit un nouveau nom et de nouveaux liens.
host-imported = Table importée
host-maker = Qui a ouvert la table
host-doubtful = Parties classées qui ne comptent pas
host-doubtful-why = Ce que le serveur a vu. Personne d’autre ne le sait ; deux personnes d’un foyer ne sont pas une fraude.
host-no-doubt = Aucune.
host-doubt-browser = Un seul navigateur à deux places
host-doubt-address = Une seule adresse à deux places
host-doubt-quick = Abandonnée dès le début, de nouveau
host-doubt-pair = Toujours le même gagnant
host-doubt-host = Vous l’avez écartée
host-doubt-earlier = { $n ->
    [one] Une autre entre ces deux personnes en trente jours :
   *[other] { $n } autres entre ces deux personnes en trente jours :
}
host-rated-seat = { $who } : place { $place }, réponses : { $n }
host-rated-left = { $who } : en allé, réponses : { $n }
host-count = La compter
host-count-this = La compter : la partie de la table { $table }
host-rated-table = Une partie classée, par sa table
host-strike = Ne pas la compter
host-no-rated = Aucune partie classée ne s’est finie à cette table.
