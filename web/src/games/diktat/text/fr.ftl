### Les mots de la table, hors des règles.

dk-cycle = Cycle
dk-cycle-of = Cycle { $n } sur { $last }
dk-phases = Phases du Cycle
dk-opportunities = Opportunités
dk-deck = pioche { $n }
dk-secret-card = Carte secrète
dk-secret-hidden = Face cachée. Espionnez pour la regarder.
dk-secret-known = Secrète, connue de vous
dk-corruption = Piste de corruption
dk-corruption-n = { $n } sur 6
dk-darkness = Noirceur { $n }
dk-attack = Attaque des Autres
dk-house = maison
dk-any-type = de tout type
dk-printed = livret
dk-printed-why = Donné par le livret de règles
dk-house-why = Contenu maison, écrit pour ce projet
dk-rank = Rang
dk-pawns-left = { $n ->
    [one] { $n } Manœuvre restante
   *[other] { $n } Manœuvres restantes
}
dk-admin = Administrateur
dk-screen = Derrière votre paravent
dk-screen-of = Derrière le paravent de { $who }
dk-only-you = pour vos yeux seulement
dk-window-closed = Dette, Affinités, accords : aux temps d’arrêt
dk-power = Pouvoir
dk-affinities = Affinités
dk-influence = Influence
dk-influence-empty = pas encore d’Influence ici
dk-cabal = Cabale
dk-manoeuvres = Manœuvres
dk-your-side = Votre côté de la table
dk-board = Prague, douze secteurs
dk-vp-track = Points de Victoire
dk-goal = But : 10
dk-level = niveau { $n }
dk-used = Utilisé
dk-none = aucune
dk-slot-empty = emplacement libre
dk-slot-vp = +{ $n } PV
dk-m-send = Équipe
dk-m-spy = Espionner
dk-m-assassinate = Assassiner
dk-m-extend = Influence
dk-m-develop = Développer
dk-m-special = Spéciale
dk-made = { $n ->
    [0] { $name }
    [one] { $name } : un pion
   *[other] { $name } : { $n } pions
}
dk-pile-gone = une pile qui n’est plus là
dk-pile = { $sector }, pile { $pile } de { $owner }, { $n ->
    [one] { $n } pion
   *[other] { $n } pions
} : { $pawns }
dk-hidden-pawn = caché
dk-others = les Autres
dk-pawn-of = { $sector }, pile { $pile } de { $owner }, { $n ->
    [1] pion du dessus
   *[other] { $n }e pion
} : { $kind }
dk-sector = { $name } ; { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} ; { $piles ->
    [0] aucune pile
    [one] { $piles } pile
   *[other] { $piles ->
        [one] { $piles } pile
       *[other] { $piles } piles
    }
}{ $more }
dk-sector-card = {" "}; Opportunité : { $title }
dk-sector-darkness = {" "}; Ténèbres : { $n }
dk-sector-corruption = {" "}; Corruption : { $n }
dk-sector-blockhaus = {" "}; Blockhaus
dk-sector-revolt = {" "}; Révolte
dk-sector-full = {" "}; complet
dk-team-for = Composez l’équipe pour { $sector }. Le dernier posé est au-dessus.
dk-team-add = Ajouter : { $agent }, il en reste { $n }
dk-team-list = Pile, du dessus vers le dessous
dk-team-empty = Touchez vos Agents dans l’ordre : le dernier posé est au-dessus.
dk-team-none = { $agent } : tous ceux que vous aviez sont dans la pile.
dk-team-some = Ajoutez d’abord au moins un Agent.
dk-man-later = Une Manœuvre se choisit à votre tour, pendant la phase des Manœuvres.
dk-special-none = Aucune de vos cartes ne permet de Manœuvre spéciale maintenant.
dk-deal-nothing = Ajoutez d’abord ce qui change de mains ou un serment.
dk-team-up = Monter { $agent }
dk-team-down = Descendre { $agent }
dk-team-out = Retirer { $agent }
dk-team-placed = déjà posé
dk-team-seen = { $n ->
    [0] Les autres ne verront que la hauteur de la pile.
    [one] Les autres verront : { $sector }, un pion caché.
   *[other] Les autres verront : { $sector }, { $n } pions cachés.
}
dk-team-attack = { $n ->
    [one] Les Autres y feront { $n } Assassinat à l’arrivée.
   *[other] Les Autres y feront { $n } Assassinats à l’arrivée.
}
dk-team-toll = Péage à l’arrivée : { $n } PP.
dk-strike-citizen = { $name } : rien à gagner, rien à payer.
dk-strike-emissary = { $name } : vous recevez { $n } PP.
dk-strike-guard = { $name } : vous payez { $n } PP{ $debts ->
    [0] { "" }
    [one] , avec { $debts } Dette forcée
   *[other] , avec { $debts } Dettes forcées
}{ $ends ->
    [0] { "" }
   *[other] , et la Manœuvre s’arrête
}.
dk-gain-vp = { $sign }{ $n } PV
dk-gain-rank = { $sign }{ $n } Rang
dk-gain-pp = { $sign }{ $n } PP
dk-gain-assassin = { $sign }{ $n ->
    [one] { $n } Assassin
   *[other] { $n } Assassins
}
dk-gain-spy = { $sign }{ $n ->
    [one] { $n } Espion
   *[other] { $n } Espions
}
dk-gain-crowned = Administrateur
dk-gain-develops = développement gratuit
dk-team-send = { $n ->
    [0] Envoyer
    [one] Envoyer { $n } pion
   *[other] Envoyer { $n } pions
}
dk-team-shuffle = Mélanger
dk-seen = Gardez-vous pour vous ce que vous avez vu ?
dk-pass = Passer ces pauses jusqu’à la fin du Cycle, sauf si l’on me propose un accord
dk-choose = Choisir
dk-track = piste des Opportunités
dk-known = déjà connu
dk-top = dessus
dk-bid-pp = PP sur { $n }
dk-bid-tied = À égalité
dk-bid-waits = n’a pas encore misé
dk-bid-done = mise posée
dk-bid-seal = Sceller { $n } PP
dk-bid-left = Il vous resterait { $n } PP.
dk-bid-reach = { $n ->
    [-1] avant vous
   *[other] après vous jusqu’à { $n } PP
}
dk-bid-why = Toutes les mises se révèlent ensemble et sont perdues, gagnant compris. À égalité de mises, le Rang décide.
dk-trophy-marker = Marqueur { $sector }
dk-claims = Prises à venir
dk-deal = Accord
dk-deal-new = Nouvel accord
dk-deal-with = Avec
dk-deal-give = Vous donnez
dk-deal-get = { $who } donne
dk-deal-oath = Sur l’Artefact
dk-deal-oath-why = Le texte du serment est public. Qui le rompt perd 1 PV aussitôt ; l’acte reste valable.
dk-deal-add = Ajouter
dk-deal-add-clause = Ajouter une clause
dk-deal-remove = Retirer : { $what }
dk-deal-what = Quoi
dk-deal-how-many = Combien
dk-deal-which = À choisir
dk-deal-who-swears = Qui jure
dk-deal-i = Vous
dk-deal-clause = Clause
dk-deal-until = Jusqu’à la fin
dk-deal-this = de ce Cycle
dk-deal-next = du prochain Cycle
dk-deal-propose = Proposer l’accord
dk-deal-empty = rien
dk-deal-closed = Un accord se propose aux temps d’arrêt : avant ou après une Manœuvre, entre deux conquêtes ou deux prises.
dk-offer-from = { $who } vous propose :
dk-offer-to = Vous proposez à { $who } :
dk-offer-accept = Accepter
dk-offer-decline = Refuser
dk-offer-retract = Retirer
dk-oaths = Serments en cours
dk-oath-line = { $who } a juré { $clause }
dk-secret-both = vous deux
dk-public = public
dk-tab-cards = Cartes
dk-tab-cabal = Ma Cabale
dk-line-slots = Emplacements d’Opportunité
dk-line-aside = Opportunités hors du plateau
dk-line-affinities = Affinités placées
dk-line-cabal = Emplacements de Cabale
dk-line-gains = Gains des cartes et marqueurs
dk-line-breaches = Serments rompus
dk-line-debts = Dettes
dk-line-described = Donnés par la position de départ
dk-line-pp = Égalité : PP, le plus l’emporte
dk-others-centre = Au centre du plateau des Autres : { $list }
dk-step = Encore { $n }.
clause-name-send = envoyer une équipe dans un secteur
clause-name-no_send = n’envoyer aucune équipe dans un secteur
clause-name-kill = assassiner les pions d’un joueur
clause-name-no_kill = n’assassiner aucun pion d’un joueur
clause-name-kill_in = assassiner dans un secteur
clause-name-no_kill_in = n’assassiner personne dans un secteur
clause-name-withdraw = retirer une pile
clause-name-first = désigner le premier joueur
clause-name-name = désigner un secteur pour une conquête
clause-name-take = prendre une carte
clause-name-no_take = ne pas prendre une carte
clause-name-take_marker = prendre un marqueur
clause-name-no_take_marker = ne prendre aucun marqueur d’un secteur
clause-name-bid_least = miser au moins
clause-name-bid_most = ne pas miser plus de
clause-name-no_use = ne pas utiliser un élément
clause-name-pawn = qu’un pion est d’un certain type
clause-name-secret = que la carte secrète est celle-ci
clause-name-give = donner plus tard
clause-name-give_card = donner une carte plus tard
clause-name-give_marker = donner un marqueur plus tard
