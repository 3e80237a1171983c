## Questions

ask-task = Le jour baisse : gardez-vous la lampe, ou allez-vous chercher de l’huile ?
ask-lantern = Où placez-vous la lanterne ?
ask-rescue = Le navire est dans le noir : brûlez-vous une mesure d’huile pour lui ?

## Choix

choice-keep = garder la lampe
choice-fetch = chercher de l’huile
choice-light = placer une lanterne en { $a } ; { $b }
choice-flare = tirer une fusée : le navire dérive autrement
choice-tow = remorquer le navire d’un chenal { $a }
choice-pass = ne rien faire

## Noms

name-keep = garder la lampe
name-fetch = chercher de l’huile
name-west = vers l’ouest
name-east = vers l’est

## Ce qu’on voit

field-tasks = votre tâche
field-lanterns = lanternes
field-lane = chenal du navire
field-drift = dérive du navire
field-oil = huile
field-lens = lentilles
field-home = navires rentrés
field-wrecks = naufrages
coast = Huile : { $oil }. Lentilles : { $lens }. Navires rentrés : { $home }, perdus : { $wrecks }. (* une lanterne, S le navire)

## Refus

why-off-coast = Cet endroit n’est pas sur la côte.
why-too-close = Une autre lanterne est à moins d’une encablure et demie.
why-off-sea = De ce côté-là, il n’y a plus de chenal.

## Événements

event-sealed = { $seat } a choisi sa tâche.
    .secret = { $seat } a choisi sa tâche : { $task }.
event-oil =
    { $fetched ->
        [0] Personne n’est allé chercher d’huile ; le réservoir en contient { $oil }.
        [one] { $fetched } mesure d’huile arrive ; le réservoir en contient { $oil }.
       *[other] { $fetched } mesures d’huile arrivent ; le réservoir en contient { $oil }.
    }
event-unlit = Personne n’a gardé la lampe : pas de nouvelle lanterne cette nuit.
event-lit = { $seat } allume une lanterne en { $x } ; { $y }.
event-ship = Un navire approche : chenal { $lane }, dérive { $drift }.
event-flare = { $seat } tire une fusée ; la dérive devient { $drift }.
event-towed = { $seat } remorque le navire jusqu’au chenal { $lane }.
event-came-home = Le navire rentre au port (rentrés : { $home }, perdus : { $wrecks }).
event-wrecked = Le navire se brise sur les rochers (rentrés : { $home }, perdus : { $wrecks }).

## Fin de partie

reason-safe-coast = Quatre navires sont rentrés : la côte est sûre, tout le monde gagne.
reason-lost-coast = Trois naufrages : la côte est perdue, tout le monde perd.
carried =
    { $oil ->
        [0] Le réservoir est vide
        [one] { $oil } mesure d’huile
       *[other] { $oil } mesures d’huile
    }, { $lens ->
        [0] aucune lentille.
        [one] { $lens } lentille.
       *[other] { $lens } lentilles.
    }

round = { $home } au port, { $wrecks } { $wrecks ->
    [0] perdu
    [1] perdu
   *[other] perdus
}

## Ce que ferait un choix, avant qu’il soit fait

foreseen-keep = Huile dans le réservoir, selon les autres : { $oil-0 } à { $oil-1 }.
foreseen-fetch = { foreseen-keep }
foreseen-light = { $lit ->
        [one] { $lit } case de la mer sur { $of } serait éclairée
       *[other] { $lit } cases de la mer sur { $of } seraient éclairées
    }, au lieu de { $before }.
foreseen-flare = Éclairé par { $lit ->
        [one] { $lit } face
       *[other] { $lit } faces
    } du dé sur { $of }.
foreseen-tow = { $lit ->
    [yes] Le navire serait éclairé.
   *[no] Le navire resterait dans le noir.
}
