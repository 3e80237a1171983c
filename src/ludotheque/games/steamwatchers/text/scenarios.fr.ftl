### Ce que les scénarios ajoutent

ask-spread = Vers quelle zone voisine envoyez-vous une unité ?
ask-spread-unit = Quelle unité y va ?
ask-vanguard = Où placez-vous un soldat d’avant-garde ?
ask-first-elite = Où placez-vous votre premier soldat d’élite ?
ask-treatment = Payez-vous pour retirer un jeton Quarantaine ?
ask-vote = À qui donnez-vous vos voix ?
ask-keeper = Égalité : qui garde le Reliquaire ?
ask-poorest = Que recevez-vous ?
ask-rendezvous = Quelle zone est votre rendez-vous secret ?
ask-rendezvous-recruits = Où arrivent vos deux recrues ?

choice-vote = Voter pour { SEAT($a) }

event-crames = Les Cramés s’installent : { $zone }.
event-giant = Une colonne géante se dresse : { $zone }.
event-spread = { $seat } avance { NAME($unit-id, form: "a") } : { $from_zone } vers { $zone }.
event-vanguard = { $seat } poste une avant-garde : { $zone }.
event-first-elite = { $seat } place son premier soldat d’élite : { $zone }.
event-voted = { $seat } a voté.
    .secret = { $seat } vote pour { $to }.
event-vote = { $seat } donne { $n ->
    [one] sa voix
   *[other] ses { $n } voix
} à { $to }.
event-keeper = { $seat } garde le Reliquaire.
event-kept = { $seat } choisit un rendez-vous.
    .secret = { $seat } choisit un rendez-vous : { $zone }.
event-met = { $seat } révèle son rendez-vous : { $zone }.

why-not-near-deployment = Il faut une zone voisine de vos zones de déploiement.
why-zone-held = Cette zone est déjà contrôlée.
why-not-drawn = Ce n’est pas l’une des cartes que vous avez piochées.
why-no-such-player = Personne ne joue à cette place.
why-not-tied = Choisissez l’un de ceux qui sont à égalité.
