### La table en quelques lignes, pour le terminal et les lecteurs d’écran

view-turn = { $turn ->
    [0] Mise en place.
   *[other] Tour { $turn }, { NAME($phase) }.
} { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} Colonne de vapeur dans la pioche{ $top ->
    [none] { "" }
   *[other] , { NAME($top) } sur la défausse
}.
view-decree = Carte Archonte en vigueur : { NAME($card) }.
view-named_sea = Mer nommée par l’Archonte : { NAME($sea) }.
view-legate = Jeton Légat : { NAME($sea) }.
view-accomplice = Jeton Complice : { NAME($sea) }.
view-bearer = La carte de scénario est à { SEAT($seat) }.
view-counter = { NAME($counter) } : { $list }.
view-counted-seat = { SEAT($seat) } { $n }
view-counted-zone = { NAME($zone) } { $n }
view-conclave = Conclave : { $list }.
view-reservation = Réservations : { $list }.
view-at = { SEAT($seat) } { NAME($title) }
view-no-clan = { SEAT($seat) }, sans clan.
view-out = { SEAT($seat) }, { NAME($clan) } : éliminé.
view-clan = { SEAT($seat) }, { NAME($clan) } : { $geo } GÉO, Ravitaillement { $supply }, Incubation { $incubation }, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
} sur la carte.
view-passed = { $text } A passé.
view-stock = Stock : { $list }.
view-barrels = { $healthy ->
    [one] { $healthy } baril sain
   *[other] { $healthy } barils sains
}, { $contraband } de contrebande
view-on-spare_healthy = { $n } en surplus
view-on-spare_contraband = { $n } de contrebande en surplus
view-on-blocked = { $n ->
    [one] { $n } emplacement en quarantaine
   *[other] { $n } emplacements en quarantaine
}
view-on-capped = { $n ->
    [one] { $n } case de Ravitaillement en quarantaine
   *[other] { $n } cases de Ravitaillement en quarantaine
}
view-on-exiled = { $n ->
    [one] { $n } mort ou exilé
   *[other] { $n } morts ou exilés
}
view-on-trophies = { $n ->
    [one] { $n } trophée
   *[other] { $n } trophées
}
view-slots = Actions spéciales : { $list }.
view-slot = { $token ->
    [mobilisation] Mobilisation
    [great_host] Grand ost
    [forced_march] Marche forcée
    [negotiation] Négociation
    [quarantine] quarantaine
   *[free] libre
}
view-reserve = Réserve : { $list }.
view-on-reserve_base = { COUNT("base", $n) }
view-on-reserve_elite = { COUNT("elite", $n) }
view-on-beacons = { $n ->
    [one] { $n } balise
   *[other] { $n } balises
}
view-on-contracts = { $n ->
    [one] { $n } contrat
   *[other] { $n } contrats
}
view-on-toxics = { $n ->
    [one] { $n } ferme toxique
   *[other] { $n } fermes toxiques
}
view-orders = Jetons Ordre restants : { $defence } Défense, { $movement } Déplacement, { $decoy } Leurre.
view-hand = Votre main : { NAME($cards) }.
view-cards = En main : { $steam ->
    [one] { $steam } carte
   *[other] { $steam } cartes
} Colonne de vapeur, { $archon } Archonte.
view-rendezvous = Rendez-vous : { NAME($zone) }.
view-rendezvous-secret = Un rendez-vous secret.
view-crames = Cramés :
view-nobody = À personne :
view-zone = { NAME($zone) } : { $list }.
view-raid = attaque de { SEAT($seat) } ({ $units })
view-floors = { $text } de vapeur
view-built = { NAME($structure) }
view-order = { $order ->
    [hidden] ordre caché de { SEAT($seat) }
   *[other] ordre { NAME($order) } de { SEAT($seat) }
}
view-target = jeton Zone cible
view-target-of = jeton Zone cible de { SEAT($seat) }
view-cube = cube Moral
view-barrel = baril de contrebande
view-haven = havre
view-sea = { NAME($sea) } : { $list }.
view-contracts = { $n ->
    [one] { $n } contrat
   *[other] { $n } contrats
} de { SEAT($seat) }
view-free-slots = { $n ->
    [0] complète
    [one] { $n } emplacement libre
   *[other] { $n } emplacements libres
}

## Ce que ferait un choix, avant qu’il soit fait

foreseen-pay = L’Incubation passe de { $from } à { $level }{ $cells ->
    [0] { "" }
    [one] , par une case qui agit
   *[other] , par { $cells } cases qui agissent
}.
foreseen-support = Il ajoute { $adds } : { $mine } contre { $theirs }{ $open ->
    [0] { "" }
   *[other] , à quoi l’adversaire peut ajouter { $open }
}.
foreseen-bid = { $mine } contre { $theirs-0 } à { $theirs-1 } : { $verdict ->
    [sure] aucune mise adverse n’y change rien
    [short] cela ne suffit contre aucune mise
   *[holds] c’est gagné si l’adversaire mise { $holds } au plus
}{ $contraband ->
    [0] { "" }
    [one] { " ;" } 1 serait de contrebande
   *[other] { " ;" } { $contraband } seraient de contrebande
}.
foreseen-flee = Par { $by ->
    [land] la terre
   *[sea] la mer
} ; { $there ->
    [0] aucun des vôtres n’y est
    [one] 1 des vôtres y est
   *[other] { $there } des vôtres y sont
}, { $lost ->
    [0] tous trouveraient place
    [one] 1 ne trouverait pas de place
   *[other] { $lost } ne trouveraient pas de place
}.
foreseen-attack = { NAME($zone) } : { $attack-force } contre { $defence-force } avant les soutiens ({ $attack-support } et { $defence-support } au plus) et les barils ({ $attack-barrels } et { $defence-barrels } au plus). { $verdict ->
    [sure] Rien de l’adversaire n’y change.
    [lost] Rien de votre côté n’y suffit.
    [ahead] Vous seriez devant.
   *[behind] Vous seriez derrière.
}
foreseen-group = { foreseen-attack }
foreseen-march = { foreseen-attack }
foreseen-sail = { foreseen-attack }
foreseen-force = { foreseen-attack }
