# Olomòc : tout ce qu’un joueur lit à la table. Les cartes sont dans cards.fr.ftl.

# Questions

ask-activation = Que font vos rouages actifs ?
ask-attack = Qui attaquez-vous ?
ask-cabal = Quels trois rouages forment votre cabale ?
ask-designate = Propagande : quel rouage est activé ?
ask-edge = Quel bord est votre ligne de déploiement ?
ask-equip = Que porte ce rouage ?
ask-fate = Les dés sont tombés : tentez-vous le destin ?
ask-give = Qui le reçoit ?
ask-heal = Qui reçoit les soins ?
ask-hostile = Quel hostile agit ?
ask-layout = Quelle disposition posez-vous ?
ask-neutral-edge = À quel bord l’hostile apparaît-il ?
ask-opportunity = Il sort de votre zone de menace : frappez-vous ?
ask-place = Qui est placé ?
ask-plan = Dans quel ordre posez-vous vos cinq cartes ?
ask-push = Qui est poussé ?
ask-react = On vous attaque : esquive, riposte ou rien ?
ask-recruit = Qui recrutez-vous ?
ask-replace = Remplacez-vous la carte tirée ?
ask-restore = Combien de pions d’action sont rendus ?
ask-roll = Qui le jet vise-t-il ?
ask-rouse = Qui perd le pion sonné ?
ask-shield = Le porteur est-il protégé de la carte ?
ask-strike-order = Plusieurs peuvent frapper qui s’en va : à qui le tour ?
ask-stun = Qui est sonné ?
ask-tactic = Cédez-vous des réussites pour une tactique ?
ask-take = Qui le perd ?
ask-terrain = Quel décor ?
ask-where = Où va-t-il ?
ask-wound = Qui est blessé ?

# Réponses

choice-layout = { $a }
choice-edge = { $a }
choice-cabal = { $c }, { $b } et { $a }
choice-recruit = { $a }
choice-equip = rang { $a } : { $b }
choice-plan = { $a } à la place { $b }, autour : { $c }
choice-end = finir l’activation
choice-enter = { $who } entre sur le Bloc
choice-rest = { $who } se repose : { $whom } perd { $c }
choice-march = { $who } marche
choice-attack = { $who } attaque { $whom }
choice-shoot = { $who } tire sur { $whom }
choice-charge = { $who } charge { $whom }
choice-study = { $who } étudie { $whom }
choice-use = { $who } : { $b }
choice-coordinate = { $who } coordonne { $whom } ({ $c })
choice-at = en { $a }, { $b }
choice-pass = rien
choice-dodge = esquiver
choice-riposte = riposter ({ $a })
choice-strike = frapper ({ $a })
choice-keep = garder les dés
choice-tempt = tenter le destin ({ $a })
choice-tactic = { $a } ({ $b })
choice-name = { $who }
choice-restore = { $a }
choice-side = { $a }
choice-replace = la remplacer
choice-shield = protéger le porteur
choice-target = { $who }
choice-enough = c’est assez
choice-branch = { $a ->
    [0] décocher un PV
   *[other] retirer le pion sonné
}
choice-accept = oui
choice-decline = non

name-noirceur = un pion de Noirceur
name-stunned = le pion sonné
name-plain = sans bonus
name-bonus = avec le bonus d’une capacité
name-paid = au prix normal
name-ability = par une capacité
name-push_attacker = pousser l’attaquant
name-push_target = pousser la cible
name-stun_target = sonner la cible
name-south = le bord sud
name-east = le bord est
name-north = le bord nord
name-west = le bord ouest
name-propaganda = Propagande
name-objective = le marqueur d’objectif
name-march = marche
name-charge = charge
name-enter = entrée
name-push = poussée
name-push_away = poussée à l’opposé
name-push_towards = traction
name-place = placement
name-place_other = placement par une carte
name-pose = marqueur posé
name-put_token = un pion y est posé
name-remove_marker = le marqueur est retiré
name-take_file = le dossier est pris
objective-n = l’objectif { $n }
terrain = décor { $n }
planned = { $card ->
    [p] propagande
   *[other] rouage { $card }
}

# Refus

why-ability-condition = Les conditions de cette capacité ne sont pas réunies.
why-ability-not-active = Cette capacité ne s’utilise pas seule : elle s’applique en son temps.
why-ability-not-its = Ce rouage n’a pas cette capacité.
why-ability-off-bloc = Hors du Bloc, seules servent les capacités sans position ni cible.
why-ability-used = Cette capacité a servi autant de fois qu’elle le peut.
why-ability-useless = La capacité ne ferait rien maintenant.
why-already-stunned = Il est déjà sonné.
why-cabal-first = Les rouages d’abord, ensuite ce qu’ils portent.
why-carried-already = Un autre rouage de la cabale porte cette carte.
why-charge-unseen = La cible d’une charge doit être en vue.
why-charger-engaged = Seul un rouage libre peut charger.
why-coordinated-already = Un seul rouage peut être coordonné.
why-coordination-forbidden = Aucune coordination n’est permise ce cycle.
why-coordination-propaganda = Un rouage activé par propagande ne peut coordonner.
why-equipped-already = Ce n’est pas le tour de ce rouage d’être équipé, ou il porte déjà une carte.
why-immovable = Il ne peut pas être poussé.
why-ministry-not-held = Vous n’avez pas cette carte de ministère.
why-must-enter = Il doit d’abord entrer sur le Bloc.
why-no-ability = Aucune capacité ne rend cela moins cher.
why-no-ally = Un repos est pour le rouage lui-même ou pour un allié.
why-no-attack-left = Il a fait ses deux attaques de cette phase.
why-no-bonus = Aucune capacité n’ajoute rien à cette coordination.
why-no-charge = Aucune place à portée n’engagerait cette cible.
why-no-charge-left = Une charge vaut une marche et une attaque, et l’une est épuisée.
why-no-combat = Il n’a pas de dé de Combat pour cela.
why-no-coordination = Ce rouage ne peut pas être coordonné.
why-no-dice = Les malus ne laissent aucun dé.
why-no-dodge = Il n’a pas de dé d’Esquive.
why-no-entry = Il n’y a pas de place pour entrer.
why-no-foe = On n’attaque que des ennemis et des hostiles sur le Bloc.
why-no-march-left = Il a fait ses deux marches de cette phase.
why-no-push = Il n’y a pas de place pour la poussée.
why-no-rest-left = Il s’est déjà reposé dans cette phase.
why-no-shooting = Il ne peut pas tirer.
why-no-study = Cela ne s’étudie pas.
why-no-study-left = Il a fait son étude de cette phase.
why-no-technique = Il n’a pas de dé de Technique.
why-no-token = Il n’a pas assez de pions d’action.
why-no-way = Il n’y a nulle part où aller.
why-not-active = Ce rouage n’est pas actif.
why-not-affiliated = La carte n’est affiliée ni à un ministère de la cabale, ni à sa faction, ni à son porteur.
why-not-away = La poussée doit éloigner.
why-not-direct = La poussée doit rapprocher ou éloigner autant que possible.
why-not-engaged = L’attaquant n’engage pas cette cible.
why-not-engaging = La charge doit finir avec la cible dans la zone de menace.
why-not-lower = Seul un rouage de rang inférieur peut être coordonné.
why-not-nearest = Une cible plus proche est valable.
why-not-provided = Aucun rouage de la cabale ne peut plus fournir cette carte.
why-not-touching = Il doit finir au contact d’un décor qui n’est pas une zone.
why-not-towards = La poussée doit rapprocher.
why-not-turned = Sa carte d’activation n’a pas été révélée dans une phase précédente.
why-nothing-to-remove = Il n’a pas ce pion à retirer.
why-off-bloc = Il n’est pas sur le Bloc.
why-off-board = Le socle sortirait du Bloc.
why-on-bloc-already = Il est déjà sur le Bloc.
why-on-piece = Le socle serait sur un rouage ou un marqueur.
why-on-ruler = Le socle serait sur la réglette.
why-on-terrain = Le socle serait sur un décor.
why-only-itself = Un rouage sonné ne peut que se reposer, et pour lui seul : il retire ce pion.
why-other-faction = Tous les rouages d’une cabale sont d’une faction.
why-out-of-reach = Aucune réglette n’y mène.
why-placed-too-far = C’est plus loin que le placement ne porte.
why-posed-too-far = Le marqueur serait trop loin de son porteur.
why-reactor-stunned = Un rouage sonné ne réagit pas.
why-rest-too-far = L’allié est à plus d’un pouce.
why-rest-unseen = L’allié n’est pas en vue.
why-riposte-out-of-reach = L’attaquant n’est pas dans sa zone de menace.
why-ruler-bent = Ce ne sont pas les coins d’une telle réglette.
why-ruler-off-board = La réglette sortirait du Bloc.
why-ruler-off-edge = La réglette ne touche pas la ligne de déploiement.
why-ruler-off-end = La réglette ne touche pas le socle là où il va.
why-ruler-off-start = La réglette ne touche pas le socle là où il est.
why-ruler-on-piece = La réglette serait sur un rouage ou un marqueur.
why-ruler-on-terrain = La réglette serait sur un décor.
why-shooter-engaged = Un rouage engagé ne tire pas.
why-starves = Après cela, une des cabales ne pourrait plus être complétée.
why-studied-already = Votre pion y est déjà.
why-study-engaged = Un rouage engagé n’étudie pas.
why-study-too-far = Le marqueur est trop loin.
why-stunned = Un rouage sonné ne peut que se reposer, et pour lui seul.
why-taken-already = C’est déjà pris.
why-target-engaged = On ne tire pas sur un rouage engagé.
why-target-unseen = De là, la cible ne serait pas en vue.
why-too-dark = Dans cette lueur, personne ne tire si loin.
why-too-far = Sans réglette, il ne va pas plus loin que son propre socle.
why-too-few-successes = Il ne reste pas assez de réussites.
why-unmoved = Il doit bouger.
why-unseen = Il n’y a pas de ligne de vue.
why-untargetable = Une capacité l’abrite d’une telle attaque.
why-way-blocked = Quelque chose barre le chemin.
why-wrong-cards = Ce ne sont pas les cartes que vous devez poser.
why-wrong-rank = Une cabale a un rouage de chaque rang.
why-wrong-slot = Ce ministère ne va pas à cette place.
why-wrong-tool = Ce mouvement ne se fait pas avec cet outil.

# Ce qui arrive

event-activated = { $piece } : activation.
event-agenda = L’agenda : { $agenda }.
event-attacks = { $piece } attaque { $target }.
event-blocked = Un ministère arrête { $seat } : aucun rouage n’est activé.
event-cabal = { $seat } aligne { $characters }, avec { $equipment }.
event-charges = { $piece } charge { $target }.
event-coordinates = { $piece } coordonne { $partner }.
event-cycle = Le cycle { $n } commence.
event-darkened = { $piece } reçoit un pion de Noirceur et en a { $n }.
event-dodges = { $piece } esquive.
event-drawn = L’Artefact montre { $artefact }, { $figure }.
event-edge = { $seat } prend { $edge }.
event-equipped = { $seat } donne { $equipment } à { $character }.
event-fallen = Le Ministère déchu : { $ministry }.
event-fiel = { $seat } a { $n } de Fiel.
event-fiel-end = Le Fiel atteint sa limite : la partie finit aussitôt.
event-gained-actions = { $piece } a maintenant { $actions ->
    [0] zéro pion d’action
    [one] { $actions } pion d’action
   *[other] { $actions } pions d’action
}.
event-healed = Soin : { $piece } a { $left } PV.
event-hostile-acts = { $piece } agit par instinct.
event-hurt = { $piece } perd { $n } PV ; reste : { $left }.
event-layout = La disposition : { $layout }.
event-lightened = { $piece } a maintenant { $noirceur } de Noirceur.
event-lost-actions = { $actions ->
    [0] { $piece } n’a plus de pion d’action.
    [one] Il reste { $actions } pion d’action à { $piece }.
   *[other] Il reste { $actions } pions d’action à { $piece }.
}
event-ministry = { $seat } joue { $ministry }.
event-moves = { $manner-id ->
    [enter] { $piece } entre vers { $near }.
    [push] On pousse { $piece } vers { $near }.
    [push_away] On pousse { $piece } vers { $near }.
    [push_towards] On tire { $piece } vers { $near }.
    [place] On place { $piece } vers { $near }.
    [place_other] On place { $piece } vers { $near }.
    [pose] { $piece } pose un marqueur vers { $near }.
   *[other] { $piece } va vers { $near }.
}
event-numbers = Les dés des numéros : { $a } contre { $b }.
event-out = { $piece } est hors de combat.
event-planned = { $seat } a posé cinq cartes.
event-priority = { $seat } a la priorité.
event-propaganda = { $seat } rend { $n ->
    [one] { $n } pion d’action
   *[other] { $n } pions d’action
} à { $piece }.
event-recruited = { $seat } recrute { $character }.
event-replaced = { $piece } fait remplacer la carte.
event-reshuffled = Les cartes d’Artefact défaussées forment une nouvelle pile.
event-rests = { $piece } se repose : { $target } perd { $token }.
event-ripostes = { $piece } riposte.
event-rolled = { $piece } lance { $dice }, à { $threshold } ou plus : { $n ->
    [0] aucune réussite
    [1] une réussite
   *[other] { $n } réussites
}.
event-roused = { $piece } perd son pion sonné.
event-scored = { $seat } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-sealed = { $seat } a formé sa cabale.
event-shakes-off = { $piece } retire son pion sonné.
event-shielded = La carte ne touche pas { $piece }.
event-shoots = { $piece } tire sur { $target }.
event-spawned = { $piece } apparaît vers { $near }.
event-strikes = { $piece } frappe { $target }, qui s’éloigne.
event-studied = { $piece } a étudié : { $what }.
event-studies = { $piece } étudie { $target }.
event-stunned = { $piece } reçoit un pion sonné.
event-tactic = { $piece } use d’une tactique : { $tactic }.
event-tainted = Le décor { $terrain } est teinté.
event-tempts = { $piece } tente le destin.
event-tokens = { $seat } prend { $n ->
    [one] { $n } pion d’agenda
   *[other] { $n } pions d’agenda
}.
event-traque = La traque est à { $n }.
event-traque-end = La traque atteint sa limite : la partie finit aussitôt.
event-turned = { $seat } révèle { $card }, rang { $rank }.
event-uses = { $piece } utilise { $ability }.

reason-cycles = Le quatrième cycle est fini.
reason-traque = La traque a mis fin à la partie.
reason-fiel = Le Fiel a englouti une cabale.
reason-fiel-both = Le Fiel a englouti les deux cabales.

round = { $cycle ->
    [0] mise en place
   *[other] { $phase ->
        [0] cycle { $cycle }
       *[other] cycle { $cycle }, phase { $phase }
    }
}

# Ce que montre une vue

field-agenda = agenda
field-layout = disposition
field-first = joueur 1
field-edges = lignes de déploiement
field-players = joueurs
field-pieces = rouages et hostiles
field-markers = marqueurs
field-tainted = décors teintés
field-fallen = Ministère déchu
field-spent = ministères défaussés
field-pile = cartes d’Artefact restantes
field-artefact = carte d’Artefact active
field-drawn = carte tirée à l’instant
field-discard = cartes d’Artefact défaussées
field-priority = priorité
field-traque = traque
field-stage = étape
field-cycle = cycle
field-phase = phase de planification
field-rows = rangées de planification
field-active = joueur actif
field-mechanism = mécanisme
field-spared = protégés de la carte
field-ending = fin
field-losers = perdants par le Fiel
field-standing = effets en cours
field-uses = capacités utilisées
