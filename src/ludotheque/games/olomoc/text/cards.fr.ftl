## Ce que disent les capacités, les agendas et les instincts, fait à partir de leurs données. $bearer distingue la capacité
## d’un rouage (own) de celle d’une carte qu’un rouage porte (carried) ; $who et $whom, qui agit ou est concerné : one, many.

card-language = fr
inches = { $part ->
    [none] { $whole ->
        [one] 1 pouce
       *[other] { $whole } pouces
    }
   *[other] { $whole ->
        [one] { $whole },{ $part } pouce
       *[other] { $whole },{ $part } pouces
    }
}
step-then = { $first } ; { $last }
step-and = { $first } et { $last }
clause-if = si { $test }, { $steps }
clause-unless = sauf si { $test }, { $steps }
clause-only-if = seulement si { $test } : { $steps }
clause-or = { $first }, ou { $last }
clause-pick = choisissez { $target }
card-usage = { $first } · { $last }
card-active = active
card-permanent = permanente
card-limit = { $period ->
    [phase] { $n ->
        [one] une fois par phase de planification
       *[other] { $n } fois par phase de planification
    }
    [cycle] { $n ->
        [one] une fois par cycle
       *[other] { $n } fois par cycle
    }
   *[game] { $n ->
        [one] une fois par partie
       *[other] { $n } fois par partie
    }
}
card-cost-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
card-cost-noirceur = { $n } Noirceur
card-each = chaque joueur, celui qui a la priorité d’abord : { $text }
card-nothing = aucun effet ; la carte décide tout de même de la priorité

effect-frontal_attack = { $n ->
    [0] faites une attaque frontale
    [one] faites une attaque frontale avec { $n } dé de plus
   *[other] faites une attaque frontale avec { $n } dés de plus
}
effect-ranged_attack = faites une attaque à distance{ $n ->
    [0] { "" }
    [one] { " " }avec { $n } dé de plus
   *[other] { " " }avec { $n } dés de plus
}{ $cover ->
    [ignored] { $far ->
        [ignored] , sans les malus de couvert et de longue portée
       *[counted] , sans le malus de couvert
    }
   *[counted] { $far ->
        [ignored] , sans le malus de longue portée
       *[counted] { "" }
    }
}
effect-push_away = poussez { $obj }, { $heading ->
    [directly] directement à l’opposé
   *[any] à l’opposé
} { $bearer ->
    [carried] du porteur
   *[own] de ce rouage
}
effect-push_towards = poussez { $bearer ->
    [carried] le porteur
   *[own] ce rouage
} { $heading ->
    [directly] directement vers
   *[any] vers
} { $obj }
effect-place = placez { $obj } à { $within } au plus de sa position{ $against ->
    [terrain] , au contact d’un décor qui n’est pas une zone
   *[nothing] { "" }
}
effect-gain_noirceur = { $subj } { $who ->
    [many] reçoivent
   *[one] reçoit
} { $n ->
    [one] { $n } pion de Noirceur
   *[other] { $n } pions de Noirceur
}
effect-lose_noirceur = { $subj } { $who ->
    [many] perdent
   *[one] perd
} { $n ->
    [one] { $n } pion de Noirceur
   *[other] { $n } pions de Noirceur
}
effect-gain_actions = { $subj } { $who ->
    [many] gagnent
   *[one] gagne
} { $n ->
    [one] { $n } pion d’action
   *[other] { $n } pions d’action
}, sans dépasser la réserve du début du cycle
effect-lose_actions = { $subj } { $who ->
    [many] perdent
   *[one] perd
} { $n ->
    [one] { $n } pion d’action, s’il en reste
   *[other] { $n } pions d’action, ou ce qu’il en reste
}
effect-stun = { $subj } { $who ->
    [many] reçoivent
   *[one] reçoit
} un pion sonné
effect-rouse = { $subj } { $who ->
    [many] perdent leur
   *[one] perd son
} pion sonné
effect-heal = { $subj } { $who ->
    [many] décochent
   *[one] décoche
} { $n ->
    [one] { $who ->
        [many] leur
       *[one] son
    } PV coché le plus à droite
   *[other] { $who ->
        [many] leurs
       *[one] ses
    } { $n } PV cochés les plus à droite
}
effect-wound = { $subj } { $who ->
    [many] cochent
   *[one] coche
} { $n } PV, hors de toute attaque
effect-roll = faites un jet { $with } contre { $obj }
effect-pose = posez { $within ->
    [contact] au contact
   *[other] à { $within } au plus
} { $bearer ->
    [carried] du porteur
   *[own] de ce rouage
}, jusqu’à la fin du cycle, { $marker }
effect-taint = { $obj } devient teinté jusqu’à la fin du cycle ; les rouages déjà à son contact ne reçoivent rien
effect-spawn = un { $hostile } apparaît { $at }
effect-activate = activez { $obj } comme pendant la phase hostile
effect-redraw = défaussez-la et piochez une autre carte à sa place
effect-spare = { $subj } n’est pas affecté par ce que la carte fait aussitôt

target-self = { $bearer ->
    [carried] le porteur
   *[own] ce rouage
}
target-it = { $case ->
    [subj] il
   *[other] le rouage choisi
}
target-coordinated = le rouage coordonné
target-rouage = { $whose ->
    [ally] ce rouage ou un rouage allié
    [other_ally] un autre rouage allié
    [enemy] un rouage adverse
   *[foe] un rouage adverse ou hostile
} en ligne de vue{ $within ->
    [none] { "" }
    [contact] { " " }et au contact
   *[other] { " " }et à { $within } au plus
}{ $has ->
    [noirceur] { " " }qui a un pion de Noirceur
    [action] { " " }qui a un pion d’action
    [spent_action] { " " }qui a dépensé un pion d’action
    [wound] { " " }qui a un PV coché
    [stunned] { " " }qui est sonné
   *[anything] { "" }
}
target-terrain = un décor en ligne de vue et à { $within } au plus, hors zones,
target-engaged = un rouage qu’il engage
target-shot = une cible valide
target-own = un de ses rouages
target-enemy_on_bloc = un rouage adverse qui est sur le Bloc
target-hostile = un hostile sur le Bloc
target-other_allies = { $within ->
    [none] les autres rouages alliés
   *[other] les autres rouages alliés à { $within } au plus { $bearer ->
        [carried] du porteur
       *[own] de ce rouage
    }
}
target-everyone = tous les rouages des deux joueurs, sur le Bloc ou non,
target-healthy = tous les rouages sains des deux joueurs, sur le Bloc ou non,
target-corrupted = tous les rouages corrompus des deux joueurs, sur le Bloc ou non,
target-central_terrain = chaque décor qui est le plus proche du centre du Bloc, hors zones,

tally-successes = réussites
tally-noirceur = pions de Noirceur sur { $of }
tally-hostiles = hostiles sur le Bloc
tally-profile = figurines { $hostile } sur le Bloc
test-ge = l’on compte au moins { $k } { $tally }
test-le = l’on compte au plus { $k } { $tally }
test-not = non : { $a }
test-both = { $a } et si { $b }
test-either = { $a } ou si { $b }
test-free = { $of } est libre
test-covered = { $of } est à couvert
test-stunned = { $of } est sonné
test-wounded = { $of } a un PV coché
test-hurt = { $of } a perdu un PV et reste en jeu
test-unmoved = { $of } n’a fait aucun mouvement pendant cette phase de planification
test-against_shot = l’attaque est une attaque à distance
test-against_it = la cible est le rouage choisi
test-touched_marker = la cible est un marqueur à son contact
test-not-free = { $of } n’est pas libre
test-not-covered = { $of } n’est pas à couvert
test-not-stunned = { $of } n’est pas sonné
test-not-wounded = { $of } n’a aucun PV coché
test-not-hurt = { $of } n’a perdu aucun PV
test-not-unmoved = { $of } a fait un mouvement pendant cette phase de planification
test-not-against_shot = l’attaque n’est pas une attaque à distance
test-not-against_it = la cible n’est pas le rouage choisi
test-not-touched_marker = la cible n’est pas un marqueur à son contact

mod-dice = { $of } { $whom ->
    [many] ont
   *[one] a
} { $signed } { $n ->
    [1] dé
    [-1] dé
   *[other] dés
} { $on }
mod-threshold = { $of } { $whom ->
    [many] ont
   *[one] a
} { $signed } au seuil { $on }
mod-tactic = { $of } ne paie { $n ->
    [0] aucune réussite
    [one] qu’une réussite
   *[other] que { $n } réussites
} pour la tactique qui { $tactic }, qui reste la seule de l’attaque{ $n ->
    [0] { " " }et demande tout de même une réussite
   *[other] { "" }
}
mod-free_reaction = { $always ->
    [yes] { $of } fait toujours { $reaction }, sans coût et sauf s’il est sonné, contre chaque rouage d’un joueur en vue qui sortirait de sa zone de menace
   *[no] { $of } peut déclarer { $reaction } sans en payer le coût
}
mod-immune = { $of } { $from }
mod-study_range = { $of } peut étudier un marqueur à { $within } au plus, toujours en ligne de vue
mod-cover_range = { $of } est à couvert à { $within } au plus d’un décor qui n’est pas une zone
mod-charge_unseen = { $of } peut charger une cible hors de vue ; l’attaque demande toujours une ligne de vue
mod-last_choice = { $of } n’est pas choisi par l’instinct d’un hostile tant que la même règle lui offre un autre rouage
mod-any_target = { $of } peut attaquer à distance toute cible valide, et pas seulement la plus proche
mod-coordinate_by_propaganda = { $of } peut coordonner bien qu’une carte de propagande l’ait activé ; son propre rang compte
mod-cover_malus = { $of } { $whom ->
    [many] tirent
   *[one] tire
} avec un malus de couvert de { $signed } { $n ->
        [1] dé
        [-1] dé
       *[other] dés
    }
mod-longest_shot = les attaques à distance et les ripostes au Tir ne peuvent pas cibler un rouage à plus de { $within }, et un tel rouage n’est pas une cible valide
mod-cost = { $acts } coûte { $n ->
    [one] { $n } pion d’action
   *[other] { $n } pions d’action
} de plus, sauf gratuité
mod-no_coordination = aucune coordination ne peut être annoncée
mod-reinforce = { $n ->
    [one] le premier PV standard est renforcé
   *[other] les { $n } premiers PV standard sont renforcés
} pour toute la partie sur la ligne de vie { $bearer ->
    [carried] du porteur
   *[own] de ce rouage
}
mod-if = { $text }, si { $test }

trigger-coordination = quand { $bearer ->
    [carried] le porteur
   *[own] ce rouage
} annonce une coordination, { $steps }
trigger-tie_drawn = quand la carte d’un mécanisme d’égalité vient d’être piochée, avant son effet et sa priorité : { $steps }
trigger-tie_effect = quand l’effet d’un mécanisme d’égalité va s’appliquer : { $steps }
trigger-cycle_end = à la première étape de la fin du cycle, { $steps }
until-phase_end = jusqu’à la fin de cette phase de planification, { $text }
until-next_phase_end = jusqu’à la fin de la prochaine phase de planification, { $text }
until-cycle_end = jusqu’à la fin du cycle, { $text }

roll-frontal = en attaque frontale
roll-charge = en charge
roll-ranged = en attaque à distance
roll-riposte = en riposte au Combat
roll-shot_back = en riposte au Tir
roll-opportunity = en attaque d’opportunité
roll-dodge = en esquive
roll-technique = en jet de Technique
roll-and = { $first } et { $last }
roll-and-comma = { $first }, { $last }
act-rest = un repos
act-march = une marche
act-attack = une attaque
act-charge = une charge
act-riposte = une riposte
act-dodge = une esquive
act-opportunity = une attaque d’opportunité
act-entry = une entrée
act-study = une étude
act-or = { $first } ou { $last }
act-or-comma = { $first }, { $last }
characteristic-technique = de Technique
characteristic-combat = de Combat
characteristic-shooting = de Tir
characteristic-dodge = d’Esquive
tactic-push_attacker = pousse l’attaquant
tactic-push_target = pousse la cible
tactic-stun_target = sonne la cible
reaction-shot_back = une riposte au Tir
reaction-opportunity = une attaque d’opportunité
peril-opportunity = ne peut pas être ciblé par une attaque d’opportunité
peril-push = ne peut pas être poussé par un effet adverse ou hostile
peril-place = ne peut pas être placé par un effet adverse ou hostile
peril-tainted_contact = ne reçoit pas de pion de Noirceur en entrant au contact d’un élément teinté
peril-noirceur_for_enemy = ne reçoit pas de pion de Noirceur pour avoir mis un rouage adverse hors de combat
peril-noirceur_for_fate = tente le destin sans recevoir de pion de Noirceur
spot-centre = au centre du Bloc, ou au plus près
spot-neutral_edge = au milieu d’un bord qui n’est pas une ligne de déploiement, ou au plus près ; le joueur qui a la priorité choisit le bord
posed-cover = un marqueur { $name } de { $size } mm : un rouage à son contact est à couvert, et il ne bloque aucune ligne de vue
posed-obstruction = un marqueur { $name } de { $size } mm : il bloque les lignes de vue et ne donne pas le couvert

card-instinct = { $n ->
    [one] { $n } action, par la première règle qui convient
   *[other] { $n } actions, chacune par la première règle qui convient
}
instinct-rule = { $test } : { $deed }
instinct-if-stunned = s’il est sonné
instinct-if-engaging = s’il engage un rouage en vue
instinct-if-near = si un rouage d’un joueur est à { $within } au plus
instinct-if-anybody = si un rouage d’un joueur est sur le Bloc
instinct-if-shot = s’il a une cible valide et des dés pour tirer
instinct-if-always = sinon
instinct-shake_off = il perd son pion sonné et son activation finit
instinct-strike = il fait une attaque frontale contre { $at }
instinct-shoot = il fait une attaque à distance contre { $at }
instinct-move = il se déplace directement vers { $at }
instinct-stop = son activation finit
instinct-at-preferred = celui du plus haut rang
instinct-at-centre = le centre du Bloc

agenda-edges = lignes de déploiement : { $first } et { $second }
edge-south = sud
edge-east = est
edge-north = nord
edge-west = ouest
agenda-study = { $n ->
    [one] une étude avec { $n } réussite ou plus
   *[other] une étude avec { $n } réussites ou plus
} { $deed }
study-put_token = pose votre pion d’agenda sur le marqueur, à la place de celui de l’adversaire
study-remove_marker = retire le marqueur
study-take_file = retire le marqueur, et le rouage porte un dossier

score = { $when } : { $gives }{ $per }{ $to }
score-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $healthy ->
    [0] { "" }
   *[other] { " " }({ $healthy } si le rouage est sain)
}
score-tokens = { $n ->
    [one] { $n } pion d’agenda
   *[other] { $n } pions d’agenda
}
score-files = chaque dossier qu’il portait est posé là où il se tenait, en marqueur d’objectif de 30 mm
score-at-cycle_end = fin d’un cycle, première étape
score-at-game_end = fin de la partie, après le 4e cycle
score-at-rouage_out = un rouage d’un joueur est hors de combat
score-at-carrier_out = un rouage qui porte des dossiers est hors de combat
score-at-hostile_out = { $hostile } hors de combat
score-at-hostile_hurt = une attaque blesse l’hostile { $hostile }
score-at-marker_studied = une étude retire un marqueur
score-per-once = { "" }
score-per-rank = { " " }par rang du rouage perdu
score-per-life = { " " }par PV coché
score-per-own_token = { " " }par marqueur qui porte son pion d’agenda
score-per-marker = { " " }par marqueur
score-per-file = { " " }par dossier que ses rouages portent sur le Bloc
score-per-file_home = { " " }par dossier que ses rouages portent à { $within } au plus de sa ligne de déploiement
score-to-each = , pour chaque joueur
score-to-author = , pour le joueur dont le rouage l’a fait
score-to-opponent = , pour l’adversaire de son propriétaire
score-to-most_tokens = , pour le joueur qui a le plus de pions d’agenda ; à égalité pour personne
score-to-sole_holder = , pour le seul joueur qui a un rouage non sonné à { $within } au plus du marqueur
score-to-greater_rank = , pour le joueur dont les rouages à { $within } au plus, sonnés non compris, ont ensemble le plus de rangs ; à égalité pour personne

# Les mêmes points en peu de mots, à lire d’un coup d’œil sur la table

brief = { $when } : { $gives }{ $per }{ $to }
brief-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $healthy ->
    [0] { "" }
   *[other] { " " }({ $healthy } si le rouage est sain)
}
brief-tokens = { $n ->
    [one] { $n } pion d’agenda
   *[other] { $n } pions d’agenda
}
brief-at-cycle_end = fin de cycle
brief-at-game_end = fin de partie
brief-at-rouage_out = rouage adverse hors de combat
brief-at-hostile_out = { $hostile } hors de combat
brief-at-hostile_hurt = attaque qui blesse { $hostile }
brief-at-marker_studied = étude qui retire un marqueur
brief-per-once = { "" }
brief-per-rank = { " " }par rang
brief-per-life = { " " }par PV
brief-per-own_token = { " " }par marqueur avec son pion
brief-per-marker = { " " }par marqueur
brief-per-file = { " " }par dossier porté
brief-per-file_home = { " " }par dossier porté à { $within } de sa ligne
brief-to-each = { "" }
brief-to-author = { "" }
brief-to-opponent = { "" }
brief-to-most_tokens = { " " }à qui a le plus de pions d’agenda
brief-to-sole_holder = { " " }à qui est seul à { $within } du marqueur
brief-to-greater_rank = { " " }à qui a le plus de rangs à { $within }
