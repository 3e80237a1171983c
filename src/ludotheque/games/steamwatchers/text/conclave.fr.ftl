### Phase 1, « Conclave » : titres, cartes Archonte, cartes Colonne de vapeur

ask-watcher = Guetteur : quelle carte Colonne de vapeur jouez-vous ?
ask-legate = Légat : dans quelle mer placez-vous votre jeton ?
ask-archon = Archonte : quelle carte promulguez-vous ?
ask-primus = Primus : sur quelle position de la piste Réservation posez-vous votre jeton ?
ask-name-sea = Quelle mer fermez-vous ?
ask-spare-column = Quelle colonne épargnez-vous ?
ask-bonus-floor = Quelle colonne gagne un étage ?
ask-bonus-turret = Où bâtissez-vous une tourelle ?
ask-smuggle = Prenez-vous un baril de contrebande ?
ask-ruins = Des ruines sont fouillées : quelle zone côtière devient un havre ?

event-title = { $seat } devient { $title }.
event-drew-steam = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
} Colonne de vapeur.
    .secret = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
} Colonne de vapeur : { $cards }.
event-drew-archons = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
} Archonte.
    .secret = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
} Archonte : { $cards }.
event-column = { $seat } fait jaillir la vapeur : { $zone }, { part-placed } de plus.
event-column-from-deck = La vapeur jaillit d’elle-même : { $zone }, { part-placed } de plus.
event-legate = { $seat } place le jeton Légat : { $sea }.
event-primus = { $seat } pose le jeton Primus sur un titre : { $title }.
event-decree = { $seat } promulgue { $card }.
event-decree-again = Personne n’est Archonte : { $card } agit de nouveau.
event-sea-named = { $seat } ferme une mer : { $sea }.
event-column-spared = { $seat } épargne une colonne : { $zone }.
event-column-changed = La colonne a maintenant { part-floors } : { $zone }.
event-floor-added = { $seat } ajoute { part-placed } : { $zone }.
event-gained-healthy = { $seat } reçoit { $n ->
    [one] un baril
   *[other] { $n } barils
} d’algofuel sain.
event-gained-contraband = { $seat } reçoit un baril de contrebande.
event-ruins = { $seat } fouille des ruines et y trouve un havre : { $zone }.

why-primus-position = Le jeton Primus se pose sur n’importe quelle position, sauf celle du Primus.
why-no-such-column = Choisissez une colonne qui convient.
why-no-turret-there = Une tourelle se bâtit où vous avez une unité.
why-ruins-controlled = Cette zone est déjà contrôlée.
why-ruins-inland = Il faut une zone côtière en jeu.
why-ruins-haven = Il y a déjà un havre ou un jeton ici.
