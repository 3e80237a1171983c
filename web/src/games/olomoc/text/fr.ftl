### Les mots de la table d’Olomòc.

ol-board = Le Bloc, 16 pouces sur 16
ol-cabals = Cabales
ol-your-cabal = Votre cabale
ol-tab-cabals = Cabales
ol-tab-ministries = Mon plan
ol-points = { $n ->
    [one] pt
   *[other] pts
}
ol-cycle = Cycle
ol-phase = Phase
ol-stage-setup = Mise en place
ol-stage-mechanism = Mécanisme
ol-stage-planning = Planification
ol-stage-hostiles = Hostiles
ol-stage-end = Fin de cycle

# Pièces
ol-hostile = hostile
ol-life = { $n } PV sur { $of }
ol-noirceur-n = { $n } de Noirceur
ol-stunned = sonné
ol-corrupted = corrompu
ol-free = libre
ol-engaged = engagé
ol-active = actif
ol-has-acted = a agi
ol-files = { $n ->
    [one] { $n } dossier
   *[other] { $n } dossiers
}
ol-where-away = hors du Bloc
ol-where-out = hors de combat
ol-rank-base = Rang { $rank } · { $base } mm
ol-base = Socle de { $base } mm
ol-rank-n = Rang { $n }
ol-actions-n = { $n ->
    [one] { $n } pion d’action
   *[other] { $n } pions d’action
}
ol-objective = Objectif { $n }
ol-token-of = pion de { $who }
ol-tainted = teinté
ol-terrain-obstructing = Décor { $n }, coupe la vue
ol-terrain-low = Décor { $n }, couvert sans couper la vue
ol-terrain-zone = Décor { $n }, zone
ol-stat-technique = Technique
ol-stat-combat = Combat
ol-stat-shooting = Tir
ol-stat-dodge = Esquive

# Joueurs
ol-fiel = Fiel
ol-fiel-n = Fiel : { $n } sur 3
ol-priority = priorité
ol-row = Rangée de planification
ol-face-down = face cachée
ol-slot-laid = Place { $slot } : { $card }
ol-slot-empty = Place { $slot }, vide

# Cartes
ol-agenda = Agenda
ol-artefact = Artefact
ol-artefact-now = { $number } · pile : { $pile }
ol-number-n = Numéro { $n }
ol-fallen = Ministère déchu
ol-polisec = PoliSec
ol-traque-n = Traque : { $n } sur 3
ol-ministries = Vos ministères
ol-no-ministry = aucun
ol-slots = Places { $slots }
ol-type-equipment = Équipement
ol-type-gift = Don
ol-affiliated = Affiliation : { $to }

# Planification
ol-rack = Cartes à poser
ol-plan-which = Touchez une carte : elle va à la première place libre. Pour une autre, touchez d’abord la place.
ol-plan-where = À quelle place ?
ol-plan-whole = Vos cinq cartes sont posées.
ol-plan-unfinished = Posez d’abord vos cinq cartes.
ol-plan-elsewhere = { $card } va seulement aux places { $slots }.
ol-plan-crowded = Avec les cartes déjà posées, { $card } ne peut pas aller à cette place.
ol-plan-clear = Reprendre
ol-seal = Sceller

# Cabale
ol-faction = Faction
ol-equip-whom = Que porte { $who } ?
ol-for = Pour { $who }
ol-to-choose = à choisir

# Activation
ol-act-march = Marche
ol-act-charge = Charge
ol-act-attack = Attaque frontale
ol-act-shoot = Tir
ol-act-study = Étude
ol-act-rest = Repos
ol-act-coordinate = Coordination
ol-act-riposte = Riposte
ol-act-opportunity = Attaque d’opportunité
ol-act-shut = { $act } : pas possible
ol-act-nobody = Il n’y a rien ni personne à viser sur le Bloc.
ol-all-acts = Toutes les actions ({ $n })

# Où
ol-where = { $who }, { $what } : où ?
ol-where-how = Touchez le Bloc, ou prenez une de ces places.
ol-at = { $x } ; { $y ->
        [one] { $y } pouce
       *[other] { $y } pouces
    }
ol-hand = Poser la réglette à la main
ol-hand-how = Glissez la réglette, tournez-la, puis touchez où le socle doit finir contre elle.
ol-hand-tool-march = Réglette de marche
ol-hand-tool-push = Petite réglette
ol-hand-turn = Tourner la réglette
ol-hand-left = vers la gauche, { $n }°
ol-hand-right = vers la droite, { $n }°
ol-hand-lies = La réglette tient ici. Où finit le socle ?
ol-nudge = Déplacer d’un cheveu
ol-nudge-west = vers l’ouest
ol-nudge-north = vers le nord
ol-nudge-south = vers le sud
ol-nudge-east = vers l’est

ol-legend-obstructing = coupe la vue
ol-legend-low = couvert
ol-legend-zone = zone
ol-legend-tainted = teinté
ol-sign-action = Pion d’action
ol-sign-noirceur = Noirceur
ol-sign-stunned = Sonné
ol-sign-fiel = Fiel
ol-sign-traque = Traque
ol-sign-priority = Priorité

# Mesures
ol-tool-tape = Mesurer
ol-tool-threats = Menaces
ol-tool-reach = Portée
ol-tool-rings = Pouces
ol-tape-0 = Touchez une pièce, un décor ou le sol.
ol-tape-1 = Jusqu’où ?
ol-tape-2 = Touchez pour mesurer autre chose.
ol-inches = { $n } po
ol-contact = contact
ol-bridged = par un marqueur
ol-seen = vu
ol-cut = vue coupée
ol-band-far = longue portée
ol-band-beyond = trop loin pour cette lueur
ol-places = Places qui comptent
ol-too-far = Hors de portée : { $n } po, la réglette en fait { $most }.
ol-illegal = On ne peut pas s’y tenir.
ol-moved = { $tool ->
    [march] { $n } po, avec la réglette de marche
    [push] { $n } po, avec la petite réglette
    [slide] { $n } po, sans réglette
   *[other] { $n } po
}
ol-magnet-contact = Accroché au contact : { $who }
ol-magnet-inside = Accroché : juste dans la zone de menace de { $who }
ol-magnet-outside = Accroché : juste hors de la zone de menace de { $who }
ol-magnet-reach = Accroché : au bout de la portée
ol-fact-free = Libre
ol-fact-engaged = Engagé par { $who }
ol-fact-engages = Engage { $who }
ol-fact-markers = À portée d’étude : { $who }
ol-fact-contact = au contact : { $who }
ol-fact-cover = À couvert
ol-fact-seen = En vue de { $who }
ol-fact-unseen = Vu de personne
ol-fact-shoots = Peut tirer sur { $who }
ol-fact-shot = { $n ->
    [one] { $who } peut tirer dessus
   *[other] { $who } peuvent tirer dessus
}
ol-fact-tainted = Noirceur, au contact : { $who }
ol-fact-struck = { $n ->
    [one] { $who } peut frapper au départ
   *[other] { $who } peuvent frapper au départ
}
ol-line-markers = près de { $who }
ol-line-engages = engage { $who }
ol-line-cover = à couvert
ol-line-seen = { $n ->
    [0] hors de vue
    [one] vu par { $who }
    [2] vu par { $who }
   *[other] vu par { $n }
}
ol-line-struck = frappé au départ par { $who }
ol-line-far = { $n } po { $way }
ol-line-part = { $way } du Bloc
ol-alike = { $n ->
    [one] une telle place
   *[other] { $n } places semblables
}
ol-next-alike = autre place semblable ({ $n } sur { $of })
ol-way-north = au nord
ol-way-south = au sud
ol-way-east = à l’est
ol-way-west = à l’ouest
ol-way-north-east = au nord-est
ol-way-north-west = au nord-ouest
ol-way-south-east = au sud-est
ol-way-south-west = au sud-ouest

# Combat
ol-fuse = { $n ->
    [one] Encore { $n } seconde pour réagir
   *[other] Encore { $n } secondes pour réagir
}
ol-against = { $who } contre { $whom }
ol-dice = { $n ->
    [one] { $n } dé à { $threshold }+
   *[other] { $n } dés à { $threshold }+
}
ol-threshold = seuil
ol-part-technique = Technique
ol-part-combat = Combat
ol-part-shooting = Tir
ol-part-dodge = Esquive
ol-part-abilities = capacités
ol-part-far = longue portée
ol-part-cover = couvert
ol-part-support = soutien
ol-part-charge = charge
ol-if = Réaction
ol-hurt = Blessé
ol-out = Hors de combat
ol-answer-none = aucune
ol-answer-dodge = esquive
ol-answer-riposte = riposte
ol-hurt-n = blessé { $chance }
ol-out-n = hors de combat { $chance }
ol-line-attack = { $dice } : { $hurts } sans réaction
ol-line-back = { $hurts } ; en retour : { $back }
ol-befell-hurt = −{ $n } PV
ol-befell-healed = +1 PV
ol-befell-darkened = +1 Noirceur
ol-befell-stunned = sonné
ol-befell-studied = étudié
ol-back = en retour
ol-percent = { $n } %
ol-rolled = Dés : { $faces }, à { $threshold } ou plus : { $hits ->
    [0] aucune réussite
    [one] { $hits } réussite
   *[other] { $hits } réussites
}
ol-hits = { $n ->
    [0] aucune réussite
    [one] { $n } réussite
   *[other] { $n } réussites
}

# Le compte d’une partie
ol-line-agenda = Agenda
ol-line-fallen = Rouages adverses hors de combat
ol-line-fiel = Fiel : à { $n }, la partie est perdue
ol-won-points = { $n ->
    [one] { $n } point contre { $less } après le quatrième cycle.
   *[other] { $n } points contre { $less } après le quatrième cycle.
}
ol-won-hunt = { $n ->
    [one] Trois rouages perdus : la traque arrête tout, { $n } point contre { $less }.
   *[other] Trois rouages perdus : la traque arrête tout, { $n } points contre { $less }.
}
ol-won-draw = { $n ->
    [one] { $n } point chacun : la partie est nulle.
   *[other] { $n } points chacun : la partie est nulle.
}
ol-won-fiel = Un Fiel de { $n } : la cabale a perdu, quels que soient les points.
ol-won-both = Les deux cabales ont trop de Fiel : toutes deux ont perdu.
