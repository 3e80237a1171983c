### Ce que le plateau de Steamwatchers dit et que le serveur ne dit pas.

sw-board = L’Europe gelée. Les flèches passent d’une zone à l’autre ; + et − zooment, 0 montre tout.
sw-geo = GÉO
sw-turn = Tour { $n }
sw-phases = Phases du tour
sw-phase-conclave = Conclave
sw-phase-planning = Ordres
sw-phase-activation = Activation
sw-phase-decline = Baisse
sw-phase-great_white = Grand blanc
sw-tab-side = Conclave
sw-tab-dock = Clan
sw-side = Pistes, Archonte, scénario
sw-tracks = Pistes Conclave et Réservation
sw-title = Titre
sw-conclave = Conclave
sw-reservation = Réserv.
sw-watcher = Guetteur
sw-legate = Légat
sw-archon = Archonte
sw-primus = Primus
sw-primus-token = jeton Primus
sw-free = libre
sw-in-force = Archonte en vigueur · { $n }
sw-deck = Pioche Colonne
sw-discard = Défausse
sw-archons = Pioche Archonte
sw-farms-left = Fermes
sw-turrets-left = Tourelles
sw-terrain-plain = plaine
sw-terrain-mountain = montagne
sw-zone-control = contrôlée par { $who }
sw-zone-raid = attaquée par { $who } : { $units }
sw-zone-order = ordre { $order }
sw-zone-hidden = un ordre caché de { $who }
sw-zone-column = colonne { $n }
sw-zone-beacon = balise de { $who }
sw-zone-haven = havre
sw-zone-cube = cube Moral
sw-zone-barrel = baril de contrebande
sw-zone-target = zone cible { $who }
sw-sea = { $name }, mer
sw-sea-free = { $free ->
    [0] aucun emplacement de contrat libre
    [one] un emplacement de contrat libre
   *[other] { $free } emplacements de contrat libres
}
sw-sea-contracts = { $who } : { $n ->
    [one] un contrat
   *[other] { $n } contrats
}
sw-sea-legate = le Légat
sw-sea-accomplice = le Complice
sw-sea-closed = fermée par l’Archonte
sw-by-land = par la terre
sw-by-sea = par la mer
sw-by-force = marche forcée
sw-way-march = Par la terre
sw-way-sail = Par la mer
sw-way-force = Marche forcée
sw-else = Autre chose
sw-yours = { $n } à vous
sw-combat = combat
sw-units = { $n ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $n } unités
}
sw-towards = Vers { $zone }
sw-post = À poster : { $zone }
sw-orders-left = Jetons Ordre restants
sw-orders-placed = { $n ->
    [0] Aucune zone sur { $of } n’a encore son ordre
    [one] 1 zone sur { $of } a son ordre
   *[other] { $n } zones sur { $of } ont leur ordre
}. Vous seul voyez vos ordres.
sw-order-laid = Un ordre y est déjà posé.
sw-group-none = Ce groupe ne peut pas partir : il faut au moins une unité, et de la place pour toutes.
sw-battle = Combat : { $zone }
sw-attacks = attaque
sw-defends = défend
sw-step-force = Forces
sw-step-support = Soutien
sw-step-bids = Mises
sw-step-result = Résultat
sw-step-after = Suites
sw-none = aucun
sw-sealed = scellée
sw-bids-paid = Montrées, et payées de part et d’autre, victoire ou défaite.
sw-side-parts = { $who } : { $parts }
sw-bids-why = En secret, montrées ensemble.
sw-winner = { $who } l’emporte.
sw-bid-barrels = barils misés
sw-bid-stock = { $healthy ->
    [0] aucun sain
    [one] 1 sain
   *[other] { $healthy } sains
}, { $contraband } de contrebande. Toute mise est perdue ; la contrebande fait monter l’incubation.
sw-bid-seal = { $n ->
    [0] Sceller : ne rien miser
    [one] Sceller une mise de 1
   *[other] Sceller une mise de { $n }
}
sw-clan-easy = le plus simple
sw-clan-figures = { $base ->
        [one] { $base } soldat
       *[other] { $base } soldats
    }, { $elite ->
        [one] { $elite } élite
       *[other] { $elite } élites
    } ({ $name }), { $healthy ->
        [one] { $healthy } sain
       *[other] { $healthy } sains
    } et { $contraband } de contrebande
sw-your-side = Votre clan
sw-abilities = Capacités du clan
sw-healthy = Sain
sw-contraband = Contrebande
sw-surplus = Surplus
sw-stock = { $n } sur { $of }{ $q ->
    [0] { "" }
   *[other] , { $q } en quarantaine
}
sw-surplus-n = { $healthy ->
    [0] aucun sain
    [one] 1 sain
   *[other] { $healthy } sains
}, { $contraband } de contrebande
sw-actions = Actions spéciales
sw-slot = Emplacement { $n }, coût { $cost } : { $what }
sw-act-free = libre
sw-act-mobilisation = Mobilisation
sw-act-great_host = Grand ost
sw-act-forced_march = Marche forcée
sw-act-negotiation = Négociation
sw-act-quarantine = quarantaine
sw-reserve = Réserve
sw-beacons = { $n ->
    [0] aucune balise
    [one] 1 balise
   *[other] { $n } balises
}
sw-contracts = { $n ->
    [0] aucun contrat
    [one] 1 contrat
   *[other] { $n } contrats
}
sw-supply = Ravitaillement
sw-supply-now = { $units ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $units } unités
} pour { $level }
sw-incubation = Incubation du Fléau
sw-plague = Incubation
sw-incubation-now = niveau { $n }
sw-exiled = { $n } en exil
sw-hand = Votre main
sw-hand-open = En main
sw-hand-empty = Aucune carte.
sw-rendezvous = rendez-vous : { $zone }
sw-fact-units = { $n ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $n } unités
}
sw-fact-barrels = { $n ->
    [0] aucun baril
    [one] 1 baril
   *[other] { $n } barils
}
sw-fact-incubation = incubation { $n }
sw-fact-cards = { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
}
sw-passed = a passé
sw-out = éliminé
sw-gone = Votre clan a quitté la carte. Regardez la suite, la table vous entend toujours.
sw-line-farms = Fermes des zones contrôlées
sw-line-floors = Étages de vapeur contrôlés
sw-line-scenario = Scénario
sw-line-exile = Mort & Exil
sw-gives-watcher = Trois cartes Colonne de vapeur, en jouer une.
sw-gives-legate = Le jeton Légat ouvre une mer de plus.
sw-gives-archon = Promulguer une carte Archonte pour tout le tour.
sw-gives-primus = Un soldat de base, et un titre bloqué pour les autres.
sw-fact-geo = { $n } GÉO si l’on comptait maintenant
sw-part-iotunn = Iotunn +{ $n }
sw-part-jeep = Jeep +{ $n }
sw-part-order = Défense +{ $n }
sw-part-turret = tourelle +{ $n }
sw-part-cube = moral +{ $n }
sw-force-of = force { $n }
sw-odds-sure = Victoire assurée : rien ne peut vous arrêter.
sw-odds-ahead = { $n ->
    [0] À égalité, l’attaquant l’emporte.
   *[other] Vous menez de { $n }.
}
sw-odds-behind = { $n ->
    [0] À égalité, le défenseur l’emporte.
   *[other] Il vous manque { $n }.
}
sw-odds-lost = Hors de portée, même en engageant tout.
sw-most-support = soutien possible
sw-most-barrels = barils au plus
sw-they-may-add = L’adversaire peut encore ajouter { $n }.
sw-before-bids-only = Restent les mises.
sw-gives-up = rend l’ordre { $order }
sw-fallen-zone = Vos unités : { $zone }
sw-fallen = { $n } sur { $of } à perdre
sw-no-room = { $n ->
    [one] 1 sans place
   *[other] { $n } sans place
}
sw-in-reserve = En réserve : { $base } de base, { $elite } d’élite.
sw-hunger-now = { $units ->
    [one] 1 unité
   *[other] { $units } unités
}, vivres pour { $level }.
sw-exile-why = Elle ne reviendra pas. À la fin, chaque paire d’unités en exil coûte 1 GÉO : { $n ->
    [0] vous n’en avez encore aucune
    [one] vous en avez déjà 1
   *[other] vous en avez déjà { $n }
}.
sw-contracts-left = { $n ->
    [one] Encore 1 contrat à placer.
   *[other] Encore { $n } contrats à placer, un par havre.
}
sw-pay-due = { $n ->
    [one] 1 baril à payer
   *[other] { $n } barils à payer
}
sw-pay-clean = l’incubation ne bouge pas
sw-pay-rise = incubation { $from } → { $to }
sw-cell-quarantine = Quarantaine
sw-cell-death = Mort & Exil
sw-bid-sure = Assez, quoi que mise l’autre.
sw-bid-short = Trop peu, même s’il ne mise rien.
sw-bid-holds = { $n ->
    [0] L’emporte s’il ne mise rien.
   *[other] L’emporte s’il mise { $n } au plus.
}
sw-bid-dirty = { $n ->
    [one] Dont 1 de contrebande, forcément.
   *[other] Dont { $n } de contrebande, forcément.
}
sw-tie = { $side ->
    [attack] À égalité, l’attaquant l’emporte.
   *[other] À égalité, l’Archonte donne raison au défenseur.
}
sw-reveal = Ordres révélés
sw-line-before = Dernier niveau relevé
sw-line-card = Carte du scénario
sw-line-trophies = Figurines prises, par paires
sw-line-rendezvous = Rendez-vous
sw-line-targets = Zones cibles contrôlées
sw-line-hegemony-geo = Niveau GÉO : { $n } pour l’hégémonie
sw-line-hegemony-havens = Havres contrôlés : { $n } pour l’hégémonie
sw-won-geo = Victoire par hégémonie : un niveau GÉO de { $has }, il en fallait { $n }.
sw-won-havens = Victoire par hégémonie : { $has ->
    [one] { $has } havre contrôlé
   *[other] { $has } havres contrôlés
}, il en fallait { $n }.
sw-won-standing = Le dernier tour s’achève : parmi les clans encore sur la carte, celui aux plus grandes ressources géothermiques l’emporte.
sw-won-tokens = Égalité à { $n } GÉO : le clan qui a le moins de jetons Quarantaine l’emporte.
sw-won-place = Égalité à { $n } GÉO et en jetons Quarantaine : le premier sur la piste Réservation l’emporte.
sw-line-quarantines = Égalité : jetons Quarantaine, le moins l’emporte
sw-line-reservation = Puis la position sur la piste Réservation
sw-deployment = carte { $n }
sw-floors = { $n ->
    [one] 1 étage
   *[other] { $n } étages
}
sw-nobodys = à personne
sw-your-zone = chez vous
sw-does-turret = La zone se défend avec 2 de plus, pour de bon.
sw-does-mobilise = Deux soldats de base ou un d’élite, ici ou à côté. Occupe un emplacement d’action.
sw-does-great_host = Jusqu’à quatre soldats de base, ici ou à côté. Occupe un emplacement d’action.
sw-does-negotiate = Un contrat par havre : chacun ouvre une mer à vos troupes. Occupe un emplacement d’action.
sw-does-wait = Rien ; le jeton s’en va, et sa protection avec lui.
sw-does-pass = Vos Déplacements reviennent, vos Défenses protègent encore ; vous réservez un titre.
sw-support-why = Un ordre voisin ajoute la force de sa zone.
sw-result-why = Le plus fort l’emporte ; à égalité, { $side ->
    [attack] l’attaquant
   *[other] le défenseur
}.
sw-after-why = Le perdant retire deux unités, les autres fuient ; un cube Moral reste.
sw-what-column = Colonne de vapeur
sw-what-primus = Jeton Primus
sw-what-healthy = Algofuel sain
sw-what-contraband = Algofuel de contrebande
sw-what-legate = Jeton Légat
sw-what-accomplice = Jeton Complice
sw-what-strait = Détroit
sw-combat-here = Combat à livrer
sw-tracks-conclave = Piste Conclave
sw-tracks-reservation = Piste Réservation des titres
sw-held-by = Tenu par { $who }.
sw-reserved-by = Réservé par { $who } pour le tour suivant.
sw-enacted = Promulguée par { $who }.
sw-decrees = Archonte et scénario
sw-boards = Plateaux de clan
sw-hand-of = En main : { $steam ->
    [0] aucune carte Colonne
    [one] une carte Colonne
   *[other] { $steam } cartes Colonne
}, { $archon ->
    [0] aucune carte Archonte
    [one] une carte Archonte
   *[other] { $archon } cartes Archonte
}.
sw-in-reserve-n = En réserve : { $what }
sw-cell-resist = Résistance
sw-cell-end = Fin de la piste
sw-turn-of = Tour { $n } sur { $of }
sw-scenario-rules = Règles du scénario, pioches
sw-what-hegemony = Hégémonie
sw-what-trophies = Trophées
sw-what-giants = Zones cibles
sw-what-rendezvous = Rendez-vous
sw-aim-learning = Ce qui arrive peu à peu
sw-aim-elites = Soldats d’élite
sw-aim-contracts = Contrats, voie de mer
sw-aim-march = Marche forcée
sw-aim-geo = Hégémonie : { $n } GÉO dès le tour { $from }
sw-aim-havens = Hégémonie : { $n ->
        [one] { $n } havre
       *[other] { $n } havres
    } dès le tour { $from }
sw-aim-alga = L’Algue miraculeuse
sw-aim-keeper = Gardien du Reliquaire
sw-aim-votes = Voix au prochain vote
sw-aim-voices = { $n ->
    [0] aucune voix
    [one] 1 voix
   *[other] { $n } voix
}
sw-aim-trophies = Trophées : 1 GÉO pour { $n }
sw-aim-giants = Zones cibles : { $n } GÉO chacune à la fin
sw-aim-rendezvous = Rendez-vous : { $own } GÉO le sien, { $other } celui d’un autre
sw-aim-secret = secret
sw-aim-burnt = Zones des Cramés
sw-aim-nobody = à personne encore
sw-sea-coasts = { $n ->
    [0] aucune de vos zones n’y touche
    [one] une de vos zones y touche
   *[other] { $n } de vos zones y touchent
}
sw-vote-yours = { $n ->
    [one] Vous avez 1 voix.
   *[other] Vous avez { $n } voix, toutes pour le même clan.
}
sw-vote-talk = Parlez-en d’abord.
