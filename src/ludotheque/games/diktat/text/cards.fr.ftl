## Ce que dit une carte, composé d’après ses données. $n est le nombre de l’effet (n dans les fichiers de contenu).

card-line = { $type } : { $text }.
card-nothing = Sans effet.
card-when-base = sans les Autres, { $text }
card-when-others = avec les Autres, { $text }
card-and = { $first } et { $last }
card-or = { $first } ; ou { $last }
card-comma = { $first }, { $last }
card-then = { $first } ; { $last }
card-dot = { $first } · { $last }

card-type-development = Développement
card-type-gain = Gain
card-type-capacity = Capacité
card-type-besides = En plus
card-type-manifestation = Manifestation
card-type-special = Manœuvre spéciale
card-type-taken = Quand vous le prenez

card-darkness = Noirceur { $n }
card-attack = Attaque des Autres
card-blank = sans Affinité
card-affinity = Affinité { $list }
card-scourge = Fléau
card-advised = ordre conseillé { $n }
card-level = niveau { $n }

card-symbol-politics = Politique
card-symbol-people = Peuple
card-symbol-artefact = Artefact
card-symbol-any = de tout type

card-sector-nouvelle_ville = Nouvelle Ville
card-sector-mala_strana = Malá Strana
card-sector-vieille_ville = Vieille Ville
card-sector-hypogees = Hypogées
card-sector-karst = Karst
card-sector-faubourgs = Faubourgs
card-sector-combinat = Combinat
card-sector-motol = Centre Motol
card-sector-college = Collège de l’Harmonie
card-sector-josefov = Josefov
card-sector-forteresse = Forteresse
card-sector-artefact = Artefact

card-good-any_affinity = { $n ->
    [one] { $n } Affinité au choix
   *[other] { $n } Affinités au choix
}
card-good-other_affinity = { $n ->
    [one] { $n } Affinité d’un autre type
   *[other] { $n } Affinités d’un autre type
}

## Développement et Gain

effect-development = prenez { $goods }
effect-gain_vp = { $n } PV
effect-gain_rank = { $signed } Rang

## Capacités

effect-extend_bonus = votre Manœuvre Étendre son influence rapporte { $n } PP de plus
effect-spy_more = { $n ->
    [one] votre Manœuvre Espionner regarde { $n } élément de plus
   *[other] votre Manœuvre Espionner regarde { $n } éléments de plus
}
effect-bounty = { $n } PP de plus pour chaque Émissaire que vous assassinez
effect-guard_discount = vous payez { $n } PP de moins quand vous révélez un Garde ou une Abomination
effect-guard_surcharge = un adversaire qui révèle un de vos Gardes vous paie { $n } PP de plus
effect-develop_discount = Développer sa Cabale vous coûte { $n } PP de moins
effect-first_among_equals = à mises égales, vous passez en premier dans une Lutte de pouvoir
effect-attack_immunity = vous ne payez rien lors d’une Attaque des Autres
effect-attack_exemption = vous ne payez rien lors d’une Attaque des Autres
effect-fewer_assassins = { $n ->
    [one] chaque pile que vous posez subit { $n } Assassinat de moins
   *[other] chaque pile que vous posez subit { $n } Assassinats de moins
}
effect-half_assassins = chaque pile que vous posez subit la moitié des Assassinats, arrondie au-dessous
effect-wild_affinity = { $affinity ->
    [politics] vos Affinités Politique vont sur n’importe quel symbole
    [people] vos Affinités Peuple vont sur n’importe quel symbole
   *[artefact] vos Affinités Artefact vont sur n’importe quel symbole
}
effect-spy_and_discard = après avoir espionné, vous pouvez payer { $n } PP pour défausser un Citoyen adverse que vous venez de regarder
effect-martial_law = { $n ->
    [one] dans un secteur où vous avez un Blockhaus et un Émissaire, chacun de vos Gardes compte comme un Émissaire de plus pour désigner le Vainqueur et l’ordre
   *[other] dans un secteur où vous avez un Blockhaus et un Émissaire, vos Gardes comptent comme un Émissaire de plus par groupe de { $n } pour désigner le Vainqueur et l’ordre
}
effect-picket = un adversaire qui envoie une équipe dans un secteur où vous avez une pile vous donne { $n } PP, s’il le peut
effect-arm_wrestling = dans une Lutte de pouvoir, votre mise compte { $n } de plus par Adhésion posée chez les adversaires concernés
effect-darkness_pass = vous pouvez prendre cartes et marqueurs dans les secteurs qui portent des Ténèbres

## Manifestations

effect-exchange = défaussez { $give } de votre réserve pour prendre { $get }
effect-bonus_spy = après votre Manœuvre, espionnez en plus
effect-bonus_extend = après votre Manœuvre, étendez en plus votre influence
effect-bonus_develop = après votre Manœuvre, développez en plus votre Cabale, { $n } PP moins cher
effect-bonus_assassinate = { $n ->
    [one] après votre Manœuvre, faites exactement { $n } Assassinat, quels que soient vos jetons
   *[other] après votre Manœuvre, faites exactement { $n } Assassinats, quels que soient vos jetons
}
effect-play_twice = jouez deux Manœuvres de suite
effect-skip_turn = sautez votre tour
effect-move_pile = déplacez une de vos piles vers un autre secteur
effect-refresh = { $n ->
    [one] retirez le jeton Utilisé d’un autre de vos éléments
   *[other] retirez le jeton Utilisé d’au plus { $n } autres de vos éléments
}
effect-look_secret = regardez l’Opportunité secrète
effect-name_sector = désignez le prochain secteur à conquérir, à la place de l’Administrateur
effect-name_first = avant les Manœuvres, désignez le premier joueur, à la place de l’Administrateur
effect-place_token = { $token ->
    [blockhaus] posez un Blockhaus sur un secteur qui n’en a pas
    [sleeper] posez un Agent dormant sur une pile adverse qui n’en a pas
   *[revolt] posez une Révolte sur un secteur qui n’en a pas
}
effect-move_others = { $n ->
    [one] déplacez { $n } pion des Autres d’un secteur à un autre
   *[other] déplacez jusqu’à { $n } pions des Autres d’un secteur à un autre
}
effect-move_pawns = { $n ->
    [one] déplacez { $n } pion d’une de vos piles vers vos piles d’autres secteurs
   *[other] déplacez jusqu’à { $n } pions d’une de vos piles vers vos piles d’autres secteurs
}
effect-take_back = pendant les Manœuvres, reprenez une de vos piles dans votre réserve
effect-retreat = entre deux conquêtes, déplacez une de vos piles vers un autre secteur
effect-strike = au début du tour d’un adversaire qui héberge une Adhésion, reprenez ce jeton dans votre stock : sa prochaine Manœuvre doit être Étendre son influence

## Manœuvres spéciales

effect-reinforce = { $piles ->
    [one] { $n ->
        [one] vous pouvez poser { $goods } de votre réserve sur une de vos piles ; puis prenez 1 PP
       *[other] posez jusqu’à { $goods } de votre réserve sur une de vos piles, puis prenez 1 PP
    }
   *[any] { $n ->
        [one] vous pouvez poser { $goods } de votre réserve sur une de vos piles ; puis prenez 1 PP
       *[other] posez jusqu’à { $goods } de votre réserve sur vos piles, puis prenez 1 PP
    }
}
effect-gain_pp = prenez { $n } PP
effect-kill_spree = { $n ->
    [one] faites { $n } Assassinat, plus un par jeton Assassin ; un Garde est payé mais ne met pas fin à la Manœuvre
   *[other] faites { $n } Assassinats, plus un par jeton Assassin ; un Garde est payé mais ne met pas fin à la Manœuvre
}
effect-sweep = dans un secteur où vous avez une pile ou un Blockhaus, regardez tous les pions d’une pile, puis faites un Assassinat dans ce secteur
effect-dossiers = regardez tout ce qu’un adversaire garde derrière son paravent, puis prenez { $n } PP
effect-tunnels = envoyez une équipe ; pour cette pile, la limite du secteur est relevée de { $n }
effect-campaign = { $n ->
    [one] posez { $n } Adhésion sur le plateau d’un adversaire
   *[other] posez jusqu’à { $n } Adhésions sur des plateaux adverses différents (à 2 joueurs, sur le seul qu’il y a)
}
effect-inquisition = montrez à tous le pion du dessus et celui du dessous d’une pile adverse ; pour chaque Émissaire montré, son propriétaire vous donne { $n } PP ou le défausse

## Vieille Ville agit quand on prend le marqueur (DIK-150 à DIK-152).

effect-vieille_ville-1 = développez aussitôt votre Cabale, gratuitement
effect-vieille_ville-2 = si le niveau 1 est déjà à vous, prenez 3 PP ; sinon, développez aussitôt votre Cabale, gratuitement, puis prenez 3 PP
