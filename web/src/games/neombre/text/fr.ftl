### Les mots de la table, hors des règles.

nb-tab-expedition = Expédition
nb-tab-hand = Main
nb-hp = PV
nb-hp-n = { $n } PV
nb-round = tour { $n }
nb-phases = Phases du combat
nb-phase-setup = Préparation
nb-phase-team = Équipe
nb-phase-enemies = Adversaires
nb-foes = Adversaires
nb-no-foe = Aucun adversaire sur la table
nb-team = L’équipe
nb-foe = { $n }, { $name }, { $hp } PV sur { $most }, { $aim }
nb-left = il resterait { $n } PV
nb-armour-n = armure { $n }
nb-aims = vise { $who }
nb-camp = { $name }, { $hp } PV sur { $most }
nb-summoned = { $name }, { $hp } PV sur { $most }
nb-threats = { $n ->
    [one] visé par l’adversaire { $list }
   *[other] visé par les adversaires { $list }
}
nb-threat = { $order } pour { $n }
nb-blows = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
nb-mortal = n’y survivrait pas
nb-mortal-short = mortel
nb-marked = { $marker } { $n }
nb-active = Actif
nb-riposte = Riposte
nb-passive = Passif
nb-aim-relentless = acharné
nb-aim-arrogant = arrogant
nb-aim-brutal = brutal
nb-aim-stupid = idiot
nb-aim-fearless = intrépide
nb-aim-undecided = indécis
nb-aim-methodical = méthodique
nb-aim-necrotic = nécrotique
nb-aim-opportunist = opportuniste
nb-aim-predator = prédateur
nb-aim-vengeful = revanchard
nb-marker-poison = poison
nb-marker-infection = infection
nb-marker-silt = vase
nb-marker-rage = rage
nb-marker-wind = bise
nb-marker-neombre = Néombre
nb-sort-assault = assaut
nb-sort-heal = soin
nb-sort-enchantment = envoûtement
nb-sort-equipment = équipement
nb-sort-summon = invocation
nb-sort-event = événement
nb-sort-extra = carte supplémentaire
nb-sort-channel = canaliser
nb-sort-epilogue = épilogue
nb-sort-relic = relique
nb-sort-call = appel
nb-sort-ambush = embuscade
nb-sort-civilian = civil
nb-value = valeur { $n }
nb-price = revente { $n }
nb-buy = prix { $n }
nb-spoils = butin : cartes à garder, cartes révélées
nb-plays-left = { $n ->
    [0] aucune carte à jouer
    [one] { $n } carte à jouer
   *[other] { $n } cartes à jouer
}
nb-turn-over = a fini son tour
nb-turn-waits = n’a pas encore joué
nb-fallen = tombé au combat
nb-your-side = Votre côté
nb-hand = Main
nb-hand-empty = Votre main est vide.
nb-deck = Deck
nb-your-deck = { $n ->
    [one] Votre deck : { $n } carte
   *[other] Votre deck : { $n } cartes
}
nb-asked = { $what } : { $question }
nb-deck-n = { $n ->
    [one] { $n } carte au deck
   *[other] { $n } cartes au deck
}
nb-in-play = En jeu
nb-foreseen = Face visible sur la pioche
nb-piles = Vos piles
nb-pile-draw = pioche
nb-pile-discard = défausse
nb-pile-jail = geôle
nb-pile-hand-n = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
nb-pile-draw-n = pioche : { $n }
nb-pile-discard-n = défausse : { $n }
nb-pile-jail-n = geôle : { $n }
nb-expedition = Expédition
nb-journey = Le voyage
nb-level = niveau { $n }
nb-pile-enemies = { $n ->
    [one] adversaire
   *[other] adversaires
}
nb-pile-loot = { $n ->
    [one] butin
   *[other] butins
}
nb-pile-left = { $n ->
    [one] { $n } adversaire dans la pile
   *[other] { $n } adversaires dans la pile
}
nb-loot-left = { $n ->
    [one] { $n } butin dans la pile
   *[other] { $n } butins dans la pile
}
nb-aggro = aggro : { $n ->
    [one] { $n } butin
   *[other] { $n } butins
}
nb-quests = Quêtes
nb-quest-progress = { $n } sur { $goal }
nb-quest-done = accomplie : à clore au refuge
nb-quests-closed = { $n ->
    [one] { $n } quête close
   *[other] { $n } quêtes closes
}
nb-map = Carte du monde
nb-here = vous êtes ici
nb-none = aucune carte
nb-taken = pris par { $who }
nb-taker = { $name }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au deck
nb-count-n = { $n ->
    [one] { $n } adversaire
   *[other] { $n } adversaires
}
nb-beaten = Vaincus dans cette expédition
nb-offers = À la foire
nb-pays = { $who } paie avec son deck
nb-offered = Cartes au choix
nb-for-whom = { $card }, pour qui ?
nb-title-starters = Quatre Nominés
nb-title-loot = Butin
nb-title-fair = La foire de Farciminis
nb-title-refuge = Le refuge
nb-says-starters = Chacun choisit le deck avec lequel il commence.
nb-says-count = Combien d’adversaires affronter ?
nb-says-civilians = Ces adversaires se présentent ; les civils peuvent être remplacés.
nb-says-loot = Ce que l’équipe a trouvé.
nb-says-obtain = { $n ->
    [one] Encore { $n } carte à prendre : touchez-la, puis son receveur.
   *[other] Encore { $n } cartes à prendre : touchez-en une, puis son receveur.
}
nb-says-fair = Une carte contre deux cartes du même deck, ou contre une relique.
nb-says-refuge = Les quêtes accomplies sont closes, et leurs récompenses partagées.
nb-says-rest = L’équipe reprend son souffle.
nb-says-won = Le combat est gagné.
nb-says-lost = Le combat est perdu.
nb-hero-D1 = Du fer, des coups simples, et de quoi tenir debout.
nb-hero-D2 = Herbes et onguents : l’équipe reste en vie.
nb-hero-D3 = Pioche, présage et sorts canalisés.
nb-hero-D4 = Chiens et pièges : la meute frappe avec lui.
nb-costs = { $card } coûte { $n }.
nb-laid = Sur le comptoir : { $card }, { $n }.
nb-fair-left = { $n ->
    [one] { $n } carte à la foire
   *[other] { $n } cartes à la foire
}
nb-you = vous
nb-roster = Chacun joue quand il veut
nb-roster-waiting = { $n ->
    [one] { $n } carte à jouer
   *[other] { $n } cartes à jouer
}
nb-roster-open = { $n ->
    [0] joue
    [one] joue, encore { $n }
   *[other] joue, encore { $n }
}
nb-roster-over = a fini
nb-roster-fallen = tombé
nb-order-colon = {" "}:{" "}
nb-order-of = effet de { $who }
nb-order-draws = { $pile ->
        [0] pioche vide
        [one] { $pile } carte dans la pioche
       *[other] { $pile } cartes dans la pioche
    }, { $held } en main, { $hp } PV
nb-cuts = { $who } est en plein tour : une carte jouée maintenant y met fin.
nb-forecast = Ce que cela ferait, ripostes comprises
nb-forecast-hp = { $who } { $was } → { $now } PV
nb-forecast-falls = { $who } { $was } → 0, à terre
nb-forecast-none = { $who } : rien ne change
nb-forecast-chance = Le reste dépend du hasard.
nb-aims-all = toute l’équipe
nb-report-won = Combat gagné
nb-report-lost = Combat perdu
nb-report-conceded = L’équipe a abandonné.
nb-report-rounds = { $n ->
    [0] Avant le premier tour de l’équipe.
    [one] En { $n } tour.
   *[other] En { $n } tours.
}
nb-report-slain = { $n ->
    [0] Aucun adversaire vaincu.
    [one] { $n } adversaire vaincu.
   *[other] { $n } adversaires vaincus.
}
nb-report-back = L’expédition s’arrête ici ; rien de ce qui a été gagné avant n’est perdu. À l’équipe de dire où aller.
nb-report-on = Continuer
nb-sum-up = debout
nb-sum-down = à terre
nb-sum-mal = + { $n } Mal de Résurrection
nb-sum-dealt = { $n ->
    [one] { $n } dégât infligé
   *[other] { $n } dégâts infligés
}
nb-sum-suffered = { $n ->
    [one] { $n } PV perdu
   *[other] { $n } PV perdus
}
nb-sum-healed = { $n ->
    [one] { $n } PV soigné
   *[other] { $n } PV soignés
}
nb-no-effect = sans effet
nb-mal-says = Un Mal de Résurrection est une carte sans effet : elle prend une place dans la main, jusqu’à ce qu’une carte la bannisse.
nb-end-home = { $lost ->
    [0] { $won ->
            [0] L’équipe rentre sans avoir combattu.
            [one] L’équipe rentre, un combat gagné.
           *[other] L’équipe rentre, { $won } combats gagnés.
        }
    [one] { $won ->
            [0] L’équipe rentre, un combat perdu.
            [one] L’équipe rentre, un combat gagné, un perdu.
           *[other] L’équipe rentre, { $won } combats gagnés, un perdu.
        }
   *[other] { $won ->
            [0] L’équipe rentre, { $lost } combats perdus.
            [one] L’équipe rentre, un combat gagné, { $lost } perdus.
           *[other] L’équipe rentre, { $won } combats gagnés, { $lost } perdus.
        }
}
nb-end-apart = { $n ->
    [one] Un combat, { $won ->
        [0] perdu.
       *[other] gagné.
    }
   *[other] { $n } combats, dont { $won ->
        [0] aucun gagné.
        [one] un gagné.
       *[other] { $won } gagnés.
    }
}
nb-end-others = Hors des combats, { $who } a reçu { $cards }.
nb-deck-read = Lire le deck
nb-deck-of = { $who } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
nb-fair-can = { $who } peut payer
nb-fair-near = Il faut { $n } tout juste : au plus près, { $who } aurait { $near } avec deux cartes.
nb-fair-nothing = Aucun deck n’a deux cartes à revendre, ni de relique.
nb-fair-nobody = Personne ne peut rien prendre aujourd’hui : un prix se paie avec deux cartes d’un même deck qui le font tout juste, ou avec une relique.
nb-fair-leave = Repartir
nb-odds-short = { $won }/{ $of }
nb-odds-why = Sous chaque nombre : combien de combats sur { $of } des robots pressés gagnent avec vos decks.
nb-odds-won = { $n ->
    [one] Contre un adversaire
   *[other] Contre { $n } adversaires
}, des robots pressés gagnent { $won } fois sur { $of }.
nb-odds-loot = Butin d’une victoire : de { $least } à { $most }.
nb-odds-bonus = { $n ->
    [one] Un butin de plus, compris, pour l’audace.
   *[other] { $n } butins de plus, compris, pour l’audace.
}
nb-odds-malus = { $n ->
    [one] Un butin de moins, compris, pour la prudence.
   *[other] { $n } butins de moins, compris, pour la prudence.
}
nb-odds-fallen = { $n ->
    [one] En moyenne, un des vôtres reste à terre.
   *[other] En moyenne, { $n } des vôtres restent à terre.
}
nb-odds-line = gagné { $won } fois sur { $of } par des robots, butin { $loot }
nb-does-hp = { $was } → { $now } PV
nb-does-falls = { $was } → 0, à terre
nb-does-nothing = rien ne change
nb-then-came = { $n ->
    [one] arrive { $who }
   *[other] arrivent { $n } × { $who }
}
nb-then-milled = { $who } meule { $n }
nb-then-discarded = { $who } défausse { $n }
nb-then-jailed = { $who } met { $n } en geôle
nb-then-drew = { $who } pioche { $n }
nb-then-marked = { $who } : { $marker } { $n }
nb-asks-discard = puis une carte à défausser
nb-asks-jail = puis une carte à geôler
