## Ce que disent les cartes, les plateaux de clan et les scénarios, composé d’après leurs données. $n est le nombre de
## l’effet (n dans les fichiers de contenu).

card-line = { $type } : { $text }.
card-when-arrival = À l’arrivée
card-when-lasting = Tant qu’elle est en vigueur
card-when-bonus = Pour l’Archonte

effect-arrival-name_sea = l’Archonte nomme une mer en jeu
effect-arrival-gain_healthy = { $n ->
    [one] chaque joueur gagne un baril sain
   *[other] chaque joueur gagne { $n } barils sains
}
effect-arrival-raise_incubation = l’incubation de chaque joueur monte de { $n }
effect-arrival-place_soldier = { $n ->
    [one] chaque joueur place un soldat de base de sa réserve dans une zone qu’il contrôle
   *[other] chaque joueur place { $n } soldats de base de sa réserve dans des zones qu’il contrôle
}
effect-arrival-grow_columns = { $n ->
    [one] chaque colonne haute d’exactement { $floors } gagne un étage
   *[other] chaque colonne haute d’exactement { $floors } gagne { $n } étages
}
effect-arrival-shrink_columns = { $n ->
    [one] chaque colonne haute d’au moins { $floors } perd un étage, sans incubation
   *[other] chaque colonne haute d’au moins { $floors } perd { $n } étages, sans incubation
}
effect-arrival-offer_contraband = { $n ->
    [one] chaque joueur peut prendre un baril de contrebande
   *[other] chaque joueur peut prendre jusqu’à { $n } barils de contrebande
}
effect-arrival-draw_steam = { $n ->
    [one] chaque joueur pioche une carte Colonne de vapeur
   *[other] chaque joueur pioche { $n } cartes Colonne de vapeur
}
effect-arrival-place_contract = chaque joueur qui contrôle un havre peut placer un contrat de sa réserve

effect-lasting-sea_closed = aucun déplacement ni aucune fuite ne passe par la mer nommée, sauf pour le clan qui y a le Légat
effect-lasting-straits_closed = les détroits ne rendent plus aucune zone adjacente
effect-lasting-no_forced_march = la Marche forcée est impossible
effect-lasting-defender_wins_ties = à égalité de force, le défenseur gagne
effect-lasting-turret_force = une tourelle vaut { $n } en défense
effect-lasting-no_attacker_support = l’attaquant ne reçoit aucun soutien
effect-lasting-bid_limit = { $n ->
    [one] une mise de combat est d’un baril au plus
   *[other] une mise de combat est de { $n } barils au plus
}
effect-lasting-supply_less = le ravitaillement de chaque clan est diminué de { $n }
effect-lasting-clean_last_floor = le dernier étage d’une colonne ne fait monter aucune incubation
effect-lasting-free_farms = construire une ferme en Phase 4 ne coûte rien

effect-bonus-gain_healthy = { $n ->
    [one] gagnez un baril sain
   *[other] gagnez { $n } barils sains
}
effect-bonus-place_soldier = { $n ->
    [one] placez un soldat de base de votre réserve dans une zone que vous contrôlez
   *[other] placez { $n } soldats de base de votre réserve dans des zones que vous contrôlez
}
effect-bonus-draw_steam = { $n ->
    [one] piochez une carte Colonne de vapeur
   *[other] piochez { $n } cartes Colonne de vapeur
}
effect-bonus-exempt = ce tour-ci, la carte ne vous atteint pas
effect-bonus-add_floor = { $n ->
    [one] ajoutez un étage à une colonne de votre choix
   *[other] ajoutez { $n } étages à une colonne de votre choix
}
effect-bonus-spare_column = choisissez d’abord une colonne qui est épargnée
effect-bonus-build_turret = construisez une tourelle dans une zone que vous contrôlez avec une unité
effect-bonus-more = votre propre nombre est augmenté de { $n }
effect-bonus-without_haven = vous n’avez pas besoin d’un havre
effect-bonus-remove_quarantine = { $n ->
    [one] retirez un jeton Quarantaine de votre plateau
   *[other] retirez { $n } jetons Quarantaine de votre plateau
}

clan-apotres = Légions fanatiques : les emplacements d’action ne coûtent jamais d’algofuel ; sa piste d’incubation s’arrête avant Mort & Exil, jamais atteint.
clan-conglomerat = Balises piégées : qui détruit une de ses balises perd l’une des unités qu’il y a menées.
clan-menrau = Souches toxiques : peut construire une ferme toxique au lieu d’une ferme : elle tient seule sa zone et contamine qui la lui prend.
clan-flotte = Complice des Caréneurs : place à la mise en place son jeton Complice dans une mer : un contrat qui ne bouge pas et ne coûte rien.
clan-rhein_stamm = Le Grand ost : l’une de ses deux Mobilisations recrute jusqu’à quatre soldats de base (Krikers), jamais d’élite.
clan-alliance = Planification stratégique : pioche deux cartes Colonne de vapeur avant le premier Conclave ; une fois par tour, peut défausser une carte au lieu d’activer un ordre.
clan-catabates = Glisse-neige : traite les montagnes comme des plaines.
elite-apotres = Conversion : victoire en attaque : un soldat de base de la réserve rejoint la zone du combat ou une zone voisine contrôlée.
elite-conglomerat = Tir de suppression : soutient un combat jusqu’à deux zones terrestres de distance.
elite-menrau = Neurotoxines : en attaque, avant les mises : le défenseur échange un baril sain contre un baril de contrebande et son incubation monte de 1.
elite-flotte = Pillards des banquises : pour un groupe de Fonceurs seuls, toute mer où un emplacement de contrat est libre compte comme sous contrat.
elite-rhein_stamm = Imposant : vaut 3 en attaque au lieu de 2.
elite-alliance = Guérilla urbaine : en attaque, +1 par structure de la zone attaquée.
elite-catabates = Ailes de la mort : une Marche forcée d’Érynies seules peut traverser des unités adverses sans combat.

scenario-turns = { $n ->
    [one] un tour
   *[other] { $n } tours
}
scenario-columns = { $n ->
    [0] aucune colonne initiale
    [one] une colonne initiale
   *[other] { $n } colonnes initiales
}
scenario-barred = sans { $clan }
hegemony-geo = Hégémonie dès le tour { $from } : un niveau GÉO de { $n } ou plus l’emporte aussitôt.
hegemony-havens = Hégémonie dès le tour { $from } : contrôler { $n ->
        [one] { $n } havre
       *[other] { $n } havres
    } ({ $five } à cinq joueurs) l’emporte aussitôt.
special-same_forces = Chacun déploie { $base ->
        [one] { $base } soldat
       *[other] { $base } soldats
    } de base et { $elite } d’élite, quel que soit son plateau.
special-extra_forces = { $elite ->
    [0] Chacun déploie { $base ->
        [one] { $base } soldat
       *[other] { $base } soldats
    } de base de plus.
   *[other] { $base ->
        [0] Chacun déploie { $elite ->
            [one] un soldat d’élite
           *[other] { $elite } soldats d’élite
        } de plus.
       *[other] Chacun déploie { $base ->
            [one] { $base } soldat
           *[other] { $base } soldats
        } de base et { $elite } d’élite de plus.
    }
}
special-learning = Sans capacité de clan ni d’Archonte ; les élites arrivent au tour { $elites }, les contrats au tour { $contracts }, la Marche forcée au tour { $march }.
special-spread = Après les déploiements, chacun avance jusqu’à { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } dans des zones libres voisines des siennes.
special-vanguard = { $soldiers ->
    [one] Après les déploiements, chacun peut placer un soldat de base dans une zone libre voisine des siennes.
   *[other] Après les déploiements, chacun peut placer { $soldiers } soldats de base dans des zones libres voisines des siennes.
}
special-trophies = Qui gagne un combat garde une figurine des pertes adverses ; à la fin, { $figures ->
    [one] { $figures } figurine vaut 1 GÉO.
   *[other] { $figures } figurines valent 1 GÉO.
}
special-alga = Qui gagne un combat prend l’Algue miraculeuse : { $healthy ->
    [one] un baril sain
   *[other] { $healthy } barils sains
} à chaque fois, et { $geo } GÉO tant qu’il la tient.
special-burnt = Les Cramés tiennent { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    } à { $units ->
        [one] { $units } soldat
       *[other] { $units } soldats
    }, une tourelle et une ferme ; battus, ils en perdent { $losses } et fuient.
special-first_quarantine = { $tokens ->
    [one] Chacun commence avec un jeton Quarantaine.
   *[other] Chacun commence avec { $tokens } jetons Quarantaine.
}
special-ruins = La carte Ruines dort parmi les { $packet } premières cartes ({ $packet_5 } à cinq joueurs) : qui la tire fait d’une zone côtière libre un havre.
special-cure = Au début de la Phase 5, { $cost ->
    [one] { $cost } baril retire un jeton Quarantaine.
   *[other] { $cost } barils retirent un jeton Quarantaine.
}
special-watchers = Chaque titre de Guetteur fait apparaître { $cards ->
        [one] { $cards } colonne
       *[other] { $cards } colonnes
    }.
special-reliquary = Dès le tour { $from }, un vote élit le gardien du Reliquaire : son incubation monte de { $incubation }, il a { $geo } GÉO de plus.
scenario-language = fr
special-poorest = À la fin de la Phase 5, les moins riches en GÉO reçoivent un baril sain ou placent un contrat.
special-giants = Des colonnes de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } se dressent dès le début : { $zones } ; à la fin, chacune de ces zones vaut { $geo } GÉO de plus.
special-taller_columns = { $floors ->
    [one] Toute colonne qui apparaît gagne un étage de plus.
   *[other] Toute colonne qui apparaît gagne { $floors } étages de plus.
}
special-hot_columns = En Phase 4, une colonne de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } ou plus fait monter l’incubation de { $incubation }.
special-rendezvous = Chacun garde secrète l’une de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : son rendez-vous. Le révéler avant la fin du tour { $last_turn } recrute { $recruits ->
        [one] { $recruits } soldat
       *[other] { $recruits } soldats
    } ; à la fin, le sien vaut { $own } GÉO, celui d’un autre { $other }.
