## Ce que disent cartes, tuiles et plateaux, composé d’après leurs données. $n est le nombre de l’effet (n dans les
## fichiers de contenu).

card-line = { $type } : { $text }.
card-if = si { $test }, { $text }
card-and = { $first } et que { $last }
step-then = { $first } ; { $last }
step-and = { $first } et { $last }
clause-if = si { $test }, { $steps }
clause-may-then = si vous le voulez, { $steps } ; alors, { $then }
clause-cost = { $steps }
mod-if = { $text } { $test }
bound-ge = au moins { $k }
bound-le = au plus { $k }
limit = { $text }, une fois par Âge
symbol-and = { $first } et { $last }
for-each = { $text } { $share ->
    [1] par { $tally }
   *[other] par tranche de { $share } en { $tally }
}{ $over ->
    [0] {""}
   *[other] {" "}au-delà de { $over }
}{ $max ->
    [0] {""}
   *[other] {" "}({ $max } au plus)
}

moment-top = Haut
moment-bottom = Bas, chacun des autres
moment-after = Puis le joueur actif
moment-immediate = Immédiat
moment-start_of_age = Début de l’Âge
moment-end_of_age = Fin de l’Âge
moment-passive = Passif
moment-once_per_age = Une fois par Âge
moment-reaction = Réaction
moment-end_of_game = Fin de la partie
moment-bonus = Bonus
moment-malus = Malus
moment-service = Service
moment-reward = Récompense
moment-chant_1 = Chant I
moment-chant_2 = Chant II
moment-chant_3 = Chant III
moment-chant_4 = Chant IV
moment-epic = Récompense Épique
moment-wrath_1 = Courroux I
moment-wrath_2 = Courroux II
moment-play = En Combat
moment-win = Si vous gagnez
moment-loss = En cas de défaite
moment-condition = Condition
moment-rule = Règle
moment-setup = Mise en place, chaque joueur

amount-good = { $what ->
    [vp] { $n } PV
    [aegis] { $n } Aegis
    [faithful] { $n ->
        [one] { $n } Fidèle
       *[other] { $n } Fidèles
    }
   *[prayer] { $n ->
        [one] { $n } Prière
       *[other] { $n } Prières
    }
}
effect-gain = { $what ->
    [greatness] gagnez { $n } de Grandeur
    [goodness] gagnez { $n } de Bonté
    [determination] gagnez { $n } de Détermination
    [card] { $n ->
        [one] piochez { $n } carte Conflit
       *[other] piochez { $n } cartes Conflit
    }
    [colosseum_card] { $n ->
        [one] piochez { $n } carte du Colisée
       *[other] piochez { $n } cartes du Colisée
    }
    [premonition] { $n ->
        [one] piochez { $n } Prémonition
       *[other] piochez { $n } Prémonitions
    }
    [bonus_token] { $n ->
        [one] gagnez { $n } jeton Lieu Bonus
       *[other] gagnez { $n } jetons Lieu Bonus
    }
    [spark] { $n ->
        [one] retirez { $n } Étincelle de vos Améliorations
       *[other] retirez { $n } Étincelles de vos Améliorations
    }
    [temple] { $n ->
        [one] retirez { $n } Temple de vos Améliorations
       *[other] retirez { $n } Temples de vos Améliorations
    }
    [prophet] { $n ->
        [one] retirez { $n } Prophète de vos Améliorations
       *[other] retirez { $n } Prophètes de vos Améliorations
    }
    [hero] retirez { $n } Héros de vos Améliorations
    [upgraded_card] prenez en main la carte Améliorée
   *[other] gagnez { amount-good }
}
effect-lose = { $what ->
    [greatness] perdez { $n } de Grandeur
    [goodness] perdez { $n } de Bonté
    [determination] perdez { $n } de Détermination
    [card] { $n ->
        [one] perdez { $n } carte Conflit
       *[other] perdez { $n } cartes Conflit
    }
   *[other] perdez { amount-good }
}
effect-pay = payez { amount-good }
effect-act = faites une action { $action }
effect-peek = regardez en secret le prochain Primordial
effect-guide = prenez une Technologie de l’Olympe, payez-en tout le coût et posez-la sur la case 1 de l’Usine
effect-embolden = +{ $n } de Force dans vos Combats jusqu’à la fin de l’Âge
effect-generate = { $n ->
    [one] générez { $n } Prière
   *[other] générez { $n } Prières
}
effect-hand_limit = défaussez jusqu’à n’avoir que { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } Conflit en main
effect-discard_showing = défaussez toute carte de votre main qui montre { $element }
effect-defeat_hero = { $n ->
    [one] défaites un de vos Héros
   *[other] défaites { $n } de vos Héros
}
effect-face = combattez ce Primordial avec un de vos personnages
effect-send_back = { $who ->
    [hero] renvoyez un de vos Héros { $from }
    [prophet] renvoyez un de vos Prophètes { $from }
   *[olympian] renvoyez votre Olympien { $from }
}
effect-reveal = révélez { $elements }
effect-discard = défaussez { $elements }
effect-discard_any = { $n ->
    [one] défaussez { $n } autre carte
   *[other] défaussez { $n } autres cartes
}
effect-add_force = +{ $n } de Force
effect-next_force = votre prochaine carte a +{ $n } de Force
effect-next_cost = { $n ->
    [-1] votre prochaine carte coûte 1 de Détermination de moins
   *[other] le coût de Détermination de votre prochaine carte change de { $n }
}

tally-connected = { $form ->
    [test] celle-ci est connectée à { $bound } { $k ->
        [one] autre tuile
       *[other] autres tuiles
    }
   *[each] autre tuile connectée à celle-ci
}
tally-temples = { $form ->
    [test] vous avez { $bound } { $k ->
        [one] Temple
       *[other] Temples
    } dans des Villes
   *[each] Temple à vous dans une Ville
}
tally-cities = { $form ->
    [test] vous avez des tuiles dans { $bound } { $k ->
        [one] Ville
       *[other] Villes
    }
   *[each] Ville où vous avez une tuile
}
tally-unlocked = { $form ->
    [test] vous avez déverrouillé { $bound } { $k ->
        [one] tuile
       *[other] tuiles
    } Amélioration
   *[each] tuile Amélioration déverrouillée
}
tally-premonitions = { $form ->
    [test] vous tenez { $bound } { $k ->
        [one] Prémonition
       *[other] Prémonitions
    }
   *[each] Prémonition tenue
}
tally-determination = { $form ->
    [test] votre Détermination est d’{ $bound }
   *[each] Détermination
}
tally-faithful = { $form ->
    [test] vous avez { $bound } { $k ->
        [one] Fidèle
       *[other] Fidèles
    }
   *[each] Fidèle
}
tally-prayers = { $form ->
    [test] vous avez { $bound } { $k ->
        [one] Prière
       *[other] Prières
    }
   *[each] Prière possédée
}
tally-aegis = { $form ->
    [test] vous avez { $bound } Aegis
   *[each] Aegis
}
tally-heroes_below = { $form ->
    [test] vous avez { $bound } Héros { $k ->
        [one] défait
       *[other] défaits
    } aux Enfers
   *[each] Héros à vous défait aux Enfers
}
tally-oracle_symbols = { $form ->
    [test] on voit { $bound } { $k ->
        [one] symbole d’Élément
       *[other] symboles d’Éléments
    } à côté de l’Oracle
   *[each] symbole d’Élément à côté de l’Oracle
}
tally-other_players = { $form ->
    [test] il y a { $bound } { $k ->
        [one] autre joueur
       *[other] autres joueurs
    }
   *[each] autre joueur
}
tally-showing = { $form ->
    [test] vous avez dans votre zone { $bound } { $k ->
        [one] autre carte qui montre
       *[other] autres cartes qui montrent
    } { $element }
   *[each] autre carte de votre zone qui montre { $element }
}
tally-greatness_space = { $form ->
    [test] vous êtes sur la case { $k } de Grandeur ou mieux
   *[each] case de Grandeur
}
tally-goodness = { $form ->
    [test] votre Bonté est d’{ $bound }
   *[each] Bonté
}
tally-converted = { $form ->
    [test] vous avez converti { $bound } { $k ->
        [one] Prière
       *[other] Prières
    } à ce tour
   *[each] Prière convertie à ce tour
}
tally-in_factory = { $form ->
    [test] vous avez { $bound } { $k ->
        [one] tuile
       *[other] tuiles
    } dans l’Usine
   *[each] tuile à vous dans l’Usine
}
tally-stored = { $form ->
    [test] vous avez { $bound } { $k ->
        [one] tuile
       *[other] tuiles
    } en stockage
   *[each] tuile dans votre stockage
}
tally-chants = { $form ->
    [test] vous avez accompli { $bound } { $k ->
        [one] Chant
       *[other] Chants
    } à ce tour
   *[each] Chant accompli à ce tour
}
tally-hand = { $form ->
    [test] vous avez { $bound } { $k ->
        [one] carte
       *[other] cartes
    } Conflit en main
   *[each] carte Conflit en main
}
tally-allies = { $form ->
    [test] vous avez { $bound } Héros du Colisée pour { $k ->
        [one] allié
       *[other] alliés
    }
   *[each] Héros du Colisée allié
}
tally-joined = { $form ->
    [test] la tuile que vous avez déployée est connectée à { $bound } { $k ->
        [one] autre
       *[other] autres
    }
   *[each] tuile connectée à celle que vous avez déployée
}

test-either = { $a } ou si { $b }
test-attacking = comme Attaquant
test-defending = comme Défenseur
test-with_olympian = avec votre Olympien
test-against_player = contre un joueur
test-against_game = contre le jeu
test-fighter = avec { $hero }
test-here = c’est { $location }
test-in_city = le personnage est à { $city }
test-sent = { $character ->
    [hero] vous avez envoyé un Héros
    [prophet] vous avez envoyé un Prophète
   *[olympian] vous avez envoyé votre Olympien
}
test-did = votre action était { $action }
test-temple_here = vous avez un Temple dans cette Ville
test-affine = la tuile déployée a l’Affinité de la Ville
test-made = la tuile est de type { $type }
test-beat_player = vous avez gagné un Combat contre un joueur à ce tour
test-beat_quest = vous avez gagné un Affrontement à ce tour
test-beat_hero = vous avez vaincu un Héros du Colisée à ce tour
test-pushed = vous avez fait sortir de l’Usine la tuile d’un autre à ce tour
test-epic_ended = vous avez pris une récompense Épique à ce tour

mod-force = { $signed } de Force
mod-opponent_force = { $signed } de Force pour l’adversaire
mod-opponent_combos = les bonus de Combo de l’adversaire valent 0
mod-wins_ties = vous gagnez les égalités
mod-manufacture_discount = Fabriquer vous coûte { $n } ressource de moins
mod-influence_faithful = Influencer vous donne { $n } Fidèle de plus quand vous prenez les Fidèles
mod-wrath_immune = le Courroux I vous épargne
mod-prophets_free = vos Prophètes ne coûtent pas d’Aegis
mod-hero_free = { $hero } ne coûte pas d’Aegis
mod-storage = votre stockage a { $n } place de plus
mod-well_immune = un débordement du Puits ne vous coûte aucun Fidèle
mod-sanctuary = les déploiements de vos Prophètes ne peuvent pas être contestés
mod-combat_determination = votre Détermination compte { $n } de plus en Combat
mod-convert_discount = la première conversion de chaque Convertir coûte { $n } Prière de moins, 1 au moins
mod-death_to_reserve = { $hero }, une fois défait, va dans votre réserve au lieu des Enfers
mod-kunee = Hadès peut aller sans Combat sur un emplacement occupé, puis revient couché en réserve, et ses déploiements ne peuvent pas être contestés
mod-must_show = les cartes jouées doivent montrer { $elements }
mod-certain_win = vous gagnez sans comparer les Forces
mod-hero_falls = vous devez défaire un de vos Héros
mod-type_force_zero = { $type ->
    [weapon] vos Armes ont 0 de Force
    [tactic] vos Tactiques ont 0 de Force
   *[power] vos Puissances ont 0 de Force
}
mod-type_limit = { $type ->
    [weapon] jouez { $n } Arme au plus
    [tactic] jouez { $n } Tactique au plus
   *[power] jouez { $n } Puissance au plus
}
mod-needs_unlocked = il vous faut { $n ->
    [one] une tuile Amélioration déverrouillée
   *[other] { $n } tuiles Amélioration déverrouillées
}
mod-discard_first = { $n ->
    [one] défaussez d’abord { $n } carte Conflit
   *[other] défaussez d’abord { $n } cartes Conflit
}
mod-drawn_force_zero = les cartes piochées pour l’ennemi donnent 0 de Force
mod-ages = la partie dure { $n ->
        [one] { $n } Âge
       *[other] { $n } Âges
    }
mod-upgrades_to_win = déverrouiller { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } Amélioration fait gagner sur-le-champ
mod-wrath_2_times = le Courroux II s’applique { $n } fois de suite
mod-confrontation_vp = chaque Affrontement gagné donne { $n } PV de plus
mod-epic_vp = chaque récompense Épique donne { $n } PV de plus
mod-majority_vp = à la fin, qui a strictement le plus de tuiles dans une Ville gagne { $n } PV, pour chaque Ville
mod-well_start = le Puits commence avec { $n ->
        [one] { $n } Prière
       *[other] { $n } Prières
    }
mod-overflow_from = le Puits déborde à partir de { $n ->
        [one] { $n } Prière
       *[other] { $n } Prières
    }
mod-destroy_from = un Temple est détruit à partir de { $n ->
        [one] { $n } Prière
       *[other] { $n } Prières
    }
mod-no_upgrade_win = déverrouiller toutes ses tuiles Amélioration ne met pas fin à la partie
mod-cities_to_win = qui a des tuiles dans { $n ->
        [one] { $n } Ville
       *[other] { $n } Villes
    } gagne sur-le-champ
mod-rank_by_upgrades = à la fin, le plus de tuiles Amélioration déverrouillées l’emporte, puis les PV, puis la Grandeur
mod-presage_cost = Présage coûte { $n ->
        [one] { $n } Fidèle
       *[other] { $n } Fidèles
    }
mod-perceive_vp = Percevoir donne { $n } PV

trigger-combat_won = quand vous gagnez un Combat, { $steps }
trigger-hero_fallen = quand un de vos Héros va aux Enfers, { $steps }
trigger-influenced = quand vous Influencez, { $steps }
trigger-drained = quand vous Drainez, { $steps }
trigger-perceived = quand vous Percevez, { $steps }
trigger-resurrected = quand vous Ressuscitez, { $steps }
trigger-quest_step = quand vous accomplissez un Chant ou gagnez un Affrontement, { $steps }
trigger-attacked = quand un autre joueur engage un Combat contre vous, { $steps }
trigger-deployed_here = quand un autre joueur déploie dans cette Ville, { $steps }
trigger-visited_here = quand le personnage d’un autre joueur entre dans cette Ville, { $steps }
trigger-activated = quand ce Héros est activé, { $steps }

action-convert = Convertir
action-design = Concevoir
action-manufacture = Fabriquer
action-produce = Produire
action-perceive = Percevoir
action-presage = Présage
action-accomplish = S’Accomplir
action-train = S’Entraîner
action-fight = Combattre
action-resurrect = Ressusciter
action-drain = Drainer
action-influence = Influencer
action-deploy = Déployer

granted-convert = Convertir
granted-design = Concevoir
granted-produce = Produire
granted-train = S’Entraîner
granted-influence = Influencer dans la Ville de votre choix

element-air = Air
element-earth = Terre
element-fire = Feu
element-water = Eau

place-any_city = d’une Ville
place-olympus = de l’Olympe
place-colosseum = du Colisée
place-underworld = des Enfers
place-moirai = des Moires
place-oracle = de l’Oracle
place-forge = de la Forge
place-athens = d’Athènes
place-sparta = de Sparte
place-argos = d’Argos
place-elis = d’Élis
place-lemnos = de Lemnos

at-olympus = à l’Olympe
at-colosseum = au Colisée
at-underworld = aux Enfers
at-moirai = chez les Moires
at-oracle = à l’Oracle
at-forge = à la Forge
at-mortal_world = dans le Monde Mortel

city-athens = Athènes
city-sparta = Sparte
city-argos = Argos
city-elis = Élis
city-lemnos = Lemnos

type-architecture = Architecture
type-culture = Culture
type-military = Militaire
type-science = Science
type-social = Social

hero-pollux = Pollux
hero-heracles = Héraclès
hero-persee = Persée
hero-thesee = Thésée
hero-bellerophon = Bellérophon
hero-orion = Orion
hero-diomede = Diomède
hero-ulysse = Ulysse
hero-telemaque = Télémaque
hero-tantale = Tantale
hero-orphee = Orphée
hero-sisyphe = Sisyphe
hero-calypso = Calypso
hero-atalante = Atalante
hero-penthesilee = Penthésilée
hero-milon = Milon
hero-icare = Icare
