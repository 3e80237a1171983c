### Ce que la table d’Hybris dit sur la page.

hy-board = Six Lieux autour du Monde Mortel
hy-wheel = Où regarder
hy-tab-pillars = Piliers
hy-tab-olympian = Olympien
hy-your-side = Votre Olympien
hy-pillars = Piliers Divins
hy-phases = Phases de l’Âge
hy-phase-pillars = Piliers
hy-phase-planning = Planification
hy-phase-action = Action
hy-phase-end_of_age = Fin de l’Âge
hy-age-of = Âge { $n } sur { $last }

## Signes
hy-vp = PV
hy-aegis = Aegis
hy-faithful = Fidèles
hy-prayer = Prières
hy-greatness = Grandeur
hy-goodness = Bonté
hy-determination = Détermination
hy-sparks = Étincelles
hy-spark = Étincelle
hy-card = carte Conflit
hy-colosseum_card = carte Conflit du Colisée
hy-premonition = Prémonition
hy-bonus_token = Bonus
hy-temple = Temple
hy-prophet = Prophète
hy-hero = Héros
hy-olympian = Olympien
hy-upgraded_card = carte Améliorée
hy-air = Air
hy-water = Eau
hy-fire = Feu
hy-earth = Terre
hy-convert = Convertir
hy-design = Concevoir
hy-manufacture = Fabriquer
hy-produce = Produire
hy-perceive = Percevoir
hy-presage = Présage
hy-accomplish = S’Accomplir
hy-train = S’Entraîner
hy-fight = Combattre
hy-resurrect = Ressusciter
hy-drained = Drainer : { $n } Aegis
hy-drain = Drainer
hy-influence = Influencer
hy-deploy = Déployer
hy-types = Types de Technologies
hy-type-architecture = Architecture
hy-type-culture = Culture
hy-type-military = Militaire
hy-type-science = Science
hy-type-social = Social
hy-card-weapon = Arme
hy-card-tactic = Tactique
hy-card-power = Puissance

## Le plateau
hy-workshop = Atelier
hy-factory = Usine
hy-leaves = sort chez son propriétaire
hy-presages = Présages
hy-not-presaged = encore possible pour un Présage
hy-primordial = Primordial { $pile }
hy-revealed = révélé
hy-face-down = face cachée
hy-quest-leaves = part à la fin de l’Âge
hy-epic = Épopée
hy-confrontation = Affrontement
hy-chanted = Chant { $n } : { $who }
hy-hero-force = Force { $base }, plus { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
hy-ally-of = allié de { $who }
hy-defeated = Défaits
hy-line = { $n ->
    [one] 1 Prière
   *[other] { $n } Prières
} contre { $what }
hy-plans = Technologies, { $type } : { $n ->
    [one] 1 tuile
   *[other] { $n } tuiles
}
hy-foreseen-other = { $who } : { $what }
hy-foreseen-well = Le Puits en contiendrait { $n }
hy-foreseen-idle = Rien en échange
hy-foreseen-met = Vous pouvez accomplir le Chant { $n }
hy-foreseen-unmet = Vous ne pouvez pas accomplir le Chant { $n } : ce serait une défaite
hy-the-well = Puits de Prières
hy-well = Puits de Prières, { $n ->
    [0] vide
    [one] 1 Prière
   *[other] { $n } Prières
} ; à partir de { $overflow } il déborde, à partir de { $destroy } un Temple est détruit
hy-slot-bonus = bonus : { $what }
hy-slot-plain = sans bonus
hy-slot-dotted = sans limite de places
hy-free = libre
hy-on-art = l’illustration ({ $place })
hy-art-malus = plus d’emplacement libre : perdez { $what }
hy-at-reserve = en réserve
hy-at-below = défait, aux Enfers
hy-kind-hero = Héros de { $who }
hy-kind-prophet = Prophète de { $who }
hy-kind-olympian = Olympien
hy-wounded = blessé
hy-acted = a déjà agi
hy-fresh = pour l’Âge suivant
hy-temple-of = Temple de { $who }
hy-city = emplacement : { $prayers ->
    [0] aucune Prière
    [one] 1 Prière au Puits
   *[other] { $prayers } Prières au Puits
} ; Influencer : { $goodness } de Bonté, puis { $faithful ->
    [one] 1 Fidèle
   *[other] { $faithful } Fidèles
} ou { $service } ; affinité : { $affinity }
hy-token-forbidden = jeton Interdit de { $who } : personne n’y vient
hy-token-olympian = jeton Olympien de { $who }, qui gagne 1 PV en y venant, 1 de Grandeur si l’autre y vient
hy-token-face = La face du jeton
hy-face-olympian = Olympien
hy-face-forbidden = Interdit
hy-face-does-olympian = Vous y venez : 1 PV. L’autre y vient : 1 de Grandeur pour vous.
hy-face-does-forbidden = Personne n’y vient plus.
hy-covered-top = moitié haute couverte
hy-covered-bottom = moitié basse couverte

## L’Olympien
hy-designs = Votre plan et votre main
hy-you-alone = visible par vous seul
hy-characters = Personnages
hy-hand = Main
hy-hand-empty = Rien en main.
hy-goods = Biens
hy-upgrades = Améliorations
hy-upgrade = Amélioration
hy-unlocked = déverrouillée
hy-left-on = { $n ->
    [one] encore 1 élément
   *[other] encore { $n } éléments
}
hy-storage = Stockage
hy-technologies = Technologies
hy-discard = Défausse
hy-none = vide
hy-with-token = { $place }, vers { $token }
hy-tokens-used = utilisés
hy-tokens-unavailable = indisponibles
hy-token-hidden = un jeton caché
hy-track-determination = Détermination { $n } sur 6
hy-track-goodness = Bonté { $n } sur 5
hy-track-sparks = Étincelles posées : { $n } sur 8
hy-fact-vp = { $n } PV
hy-fact-aegis = Aegis : { $n }
hy-fact-faithful = Fidèles : { $n }
hy-fact-prayer = Prières : { $n }
hy-fact-greatness = Grandeur, case { $n }
hy-fact-card = Cartes en main : { $n }
hy-fact-premonition = Prémonitions : { $n }
hy-fact-tokens = Jetons Lieu en réserve : { $n }
hy-fact-olympian_tokens = Jetons Olympien à poser : { $n }
hy-fact-upgrades = Améliorations déverrouillées : { $n } sur 6
hy-fact-pillar = Pilier { $n }, { $name }
hy-fact-resolved = Pilier { $n }, { $name }, résolu
hy-no-pillar = sans Pilier
hy-passed = a passé
hy-one-prayer = 1 Prière

## Choisir
hy-you = Vous :
hy-others = Les autres :
hy-for-you = Vous : { $what }
hy-for-others = Les autres : { $what }
hy-order = Le plus petit numéro joue le premier. La moitié basse d’un Pilier profite aux autres.
hy-does-pass = Vous ne jouez plus de cet Âge.
hy-power-zeus = Un autre draine les Enfers : 1 Aegis et 1 PV pour lui. +2 de Force contre un Olympien.
hy-power-poseidon = +1 de Force en attaque, −1 en défense. Un Primordial s’éveille : une carte défaussée vaut des PV.
hy-power-athena = Une Technologie Sociale est déployée, par qui que ce soit : 2 PV. Attaquée, elle pioche une carte.
hy-power-hades = Un personnage des autres est vaincu : 1 ou 2 PV. Ses Influences donnent 1 Fidèle de moins.
hy-to-choose = à choisir
hy-token-for = Un jeton pour { $who }
hy-plan-lift = { $who } : { $token }. Reprendre le jeton
hy-plan-choose = { $who } : choisir un jeton
hy-seal = Sceller le plan
hy-does-convert = Des Prières contre d’autres biens, autant de fois que vous voulez.
hy-does-design = Une Technologie de l’Olympe entre à l’Atelier.
hy-does-manufacture = Une Technologie de l’Atelier, payée, passe à l’Usine.
hy-does-produce = L’Usine avance ; ce qui sort va chez son propriétaire.
hy-does-perceive = 1 Prémonition et 1 PV.
hy-does-presage = Une carte à côté de l’Oracle protège du premier Courroux.
hy-does-accomplish = Tentez une Quête.
hy-does-train = 1 carte Conflit du Colisée.
hy-does-fight = Défiez un Héros du Colisée pour en faire un allié.
hy-does-resurrect = Un de vos Héros défaits revient.
hy-does-drain = L’Aegis du Primordial du dessus.
hy-does-influence = La Bonté de la Ville, puis ses Fidèles ou son Service.
hy-does-deploy = Une tuile de votre stockage va sur une case de la Ville.
hy-reward-A = Les PV de la tuile.
hy-reward-B = Les Prières de la tuile, prises au Puits.
hy-reward-C = Les bonus de la piste de Bonté, jusqu’au cube.
hy-posture-humble = Une moitié haute, deux moitiés basses ; vos jetons interdisent.
hy-posture-proud = Deux moitiés hautes, une moitié basse ; vos jetons récompensent.
hy-force = Force { $n }
hy-combo = Combo +{ $n }
hy-needs-determination = Détermination { $n }
hy-tile-cost = Coût : { $faithful ->
    [one] 1 Fidèle
   *[other] { $faithful } Fidèles
}, { $aegis } Aegis.
hy-tile-prayers = Prières : { $n }.

## Le Combat
hy-combat = Combat
hy-card-down = une carte face cachée
hy-marker-open = n’a pas encore choisi
hy-marker-locked = a choisi
hy-went-on = a continué
hy-stopped = s’est arrêté
hy-beats = { $who } l’emporte sur { $other }
hy-challenges = { $who } lance un défi
hy-attacks = attaque
hy-defends = défend
hy-enemy = l’ennemi
hy-determination-spent = Détermination { $n } sur { $of }

## La fin
hy-line-from-deployments = Déploiements : tuiles et Bonté
hy-line-from-cities = Affinités et Temples
hy-line-from-connections = Connexions
hy-line-from-technologies = Pouvoirs des Technologies
hy-line-from-quests = Quêtes
hy-line-from-upgrades = Améliorations et Étincelles
hy-line-from-olympian = Pouvoirs propres de l’Olympien
hy-line-from-premonitions = Prémonitions
hy-line-from-locations = Emplacements, actions et Services
hy-line-from-pillars = Piliers Divins
hy-line-from-combats = Combats
hy-line-from-tokens = Jetons Olympiens et Posture
hy-line-from-greatness = Grandeur depuis la case 1
hy-line-from-scenario = Scénario
hy-line-from-before = Avant le début de cette partie
hy-line-from-lost = Perdus ou payés
hy-line-upgrades = Améliorations déverrouillées
hy-line-greatness = Égalité : Grandeur, la case 1 est la meilleure
hy-won-greatness = À égalité de { $n } PV, la Grandeur tranche.
