### Ce que Steamwatchers dit à ses joueurs et que plusieurs chapitres partagent. Les lieux, clans et cartes tiennent leur
### nom du contenu.

seat = { $n ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}

## Noms

name-base = soldat de base
    .a = un soldat de base
name-elite = soldat d’élite
    .a = un soldat d’élite
name-defence = Défense
name-movement = Déplacement
name-decoy = Leurre
name-farm = ferme
    .a = une ferme
    .the = la ferme
name-turret = tourelle
    .a = une tourelle
    .the = la tourelle
name-toxic = ferme toxique
    .a = une ferme toxique
    .the = la ferme toxique
name-beacon = balise
    .a = une balise
    .the = la balise
name-beacon_0 = balise de A
    .a = une balise de A
    .the = la balise de A
name-beacon_1 = balise de B
    .a = une balise de B
    .the = la balise de B
name-beacon_2 = balise de C
    .a = une balise de C
    .the = la balise de C
name-beacon_3 = balise de D
    .a = une balise de D
    .the = la balise de D
name-beacon_4 = balise de E
    .a = une balise de E
    .the = la balise de E
name-watcher_1 = Guetteur (1)
name-legate = Légat des Caréneurs
name-archon = Archonte
name-watcher_4 = Guetteur (4)
name-primus = Primus
name-watcher_6 = Guetteur (6)
name-setup = mise en place
name-conclave = Conclave
name-planning = Planification des ordres
name-activation = Activation des ordres
name-decline = Baisse d’activité
name-great_white = Grand blanc
name-none = aucun clan
name-crames = les Cramés
name-slot = un emplacement d’action
name-stock = un emplacement d’algofuel sain
name-supply = la piste Ravitaillement

count-base = { $n ->
    [one] { $n } soldat de base
   *[other] { $n } soldats de base
}
count-elite = { $n ->
    [one] { $n } soldat d’élite
   *[other] { $n } soldats d’élite
}
part-units = { $elite ->
    [0] { COUNT("base", $base) }
   *[other] { $base ->
        [0] { COUNT("elite", $elite) }
       *[other] { COUNT("base", $base) } et { COUNT("elite", $elite) }
    }
}
part-floors = { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}
part-placed = { $placed ->
    [one] { $placed } étage
   *[other] { $placed } étages
}

## Choix communs

choice-stop = { $asked-id ->
    [support] Aucun autre soutien
    [spoils] Tout garder
    [farm] Ne rien bâtir
    [recruit] Assez de recrues
    [beacon] Pas de balise
    [contract] Pas de contrat
    [smuggle] Ne rien prendre
   *[other] S’arrêter là
}
choice-yes = Oui
choice-no = Non
choice-zone = Choisir { $a }
choice-sea = Choisir { $a }
choice-card = Choisir la carte { $a }
choice-archon = Promulguer { $a }
choice-title = Choisir { $a }
choice-clan = Mener le clan { $a }
choice-player = Choisir { SEAT($a) }
choice-barrel = Prendre un baril

## La partie

event-phase = { $phase-id ->
    [conclave] Tour { $turn } sur { $last } : { $phase }.
   *[other] { $phase }.
}

reason-hegemony = Victoire par hégémonie.
reason-last_turn = Le dernier tour s’achève : le clan aux plus grandes ressources géothermiques l’emporte.
reason-last_clan = Un seul clan tient encore la carte.
reason-running = La partie n’est pas finie.

# what a review says of how somebody played
habit-unspent = { $n ->
    [one] { $n } baril n’a jamais été dépensé.
   *[other] { $n } barils n’ont jamais été dépensés.
}

round = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
