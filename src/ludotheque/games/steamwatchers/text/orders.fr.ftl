### Les ordres : planification, activation, déplacements, défense

## Phase 2, « Planification des ordres »

ask-orders = Posez, face cachée, un jeton Ordre dans chaque zone où vous avez des unités.
choice-order = { $b } en { $a }
choice-ready = Mes ordres sont prêts
event-ordered = { $seat } pose un jeton Ordre en { $zone } : { $order }.
event-ready = { $seat } a fini de poser ses ordres.
event-revealed = { $seat } révèle ses ordres.{ $movement-count ->
    [0] { "" }
   *[other] { " " }Déplacement : { $movement }.
}{ $defence-count ->
    [0] { "" }
   *[other] { " " }Défense : { $defence }.
}{ $decoy-count ->
    [0] { "" }
   *[other] { " " }Leurre : { $decoy }.
}
why-no-unit-there = Vous n’avez pas d’unité dans cette zone : une structure ne suffit pas.
why-already-ordered = Cette zone a déjà son jeton Ordre.
why-no-order-left = Vous n’avez plus de jeton Ordre de cette sorte.
why-zones-left = Il reste des zones avec vos unités et sans jeton Ordre.

## Phase 3, « Activation des ordres » et « Passer son tour »

ask-activation = Quel ordre activez-vous ?
ask-reserve = Quel titre réservez-vous pour le prochain tour ?
choice-activate = Activer l’ordre en { $a }
choice-pass = Passer
choice-discard = Temporiser : défausser la carte Colonne { $a }
choice-discard_archon = Temporiser : défausser { $a }
choice-reveal = Révéler votre rendez-vous
event-activated = { $seat } active { $order-id ->
    [defence] sa Défense
   *[other] son Déplacement
} en { $zone }.
event-passed = { $seat } passe{ $n ->
    [0] { "" }
    [one] { "" } et reprend un jeton Déplacement
   *[other] { "" } et reprend { $n } jetons Déplacement
}.
event-reserved = { $seat } réserve un titre : { $title }.
event-delayed = { $seat } temporise et défausse une carte : { $card }.
why-no-order-there = Vous n’avez pas d’ordre à activer dans cette zone.
why-no-unit-left = Vous n’avez plus d’unité dans cette zone : son ordre est perdu.
why-not-alliance = Seule l’Alliance de l’Ouest peut temporiser.
why-delayed-already = Vous avez déjà temporisé ce tour-ci.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-no-rendezvous = Vous n’avez pas de rendez-vous à révéler maintenant.
why-nothing-to-activate = On ne révèle son rendez-vous qu’avant d’activer un ordre, et vous n’en avez plus.
why-activate-now = Votre rendez-vous est révélé : activez maintenant un ordre.
why-no-such-title = Cette position n’existe pas sur les pistes de cette partie.
why-title-taken = Un autre Ambassadeur occupe déjà cette position.
why-primus-holds = Le jeton Primus garde cette position jusqu’à ce que le Primus passe.
why-same-title = On ne réserve pas le titre que l’on détient tant qu’une autre position est libre.

## « Actions spéciales »

ask-slot = Sur quel emplacement d’action posez-vous votre jeton ?
choice-slot = Emplacement { $place } ({ $cost ->
    [0] gratuit
   *[other] { $cost } algofuel
})
event-special = { $seat } pose un jeton { $action-id ->
    [mobilisation] Mobilisation
    [great_host] Grand ost
    [forced_march] Marche forcée
   *[other] Négociation
} sur son plateau.
why-no-token = Vous n’avez plus de jeton de cette action spéciale en réserve.
why-no-slot = Vous n’avez plus d’emplacement d’action libre.
why-slot-taken = Cet emplacement n’est pas libre.
why-too-dear = Vous n’avez pas assez d’algofuel pour payer cet emplacement.

## « Effet d’un jeton Déplacement »

ask-movement = Quel déplacement faites-vous ?
ask-group = Combien d’unités partent ?
ask-through = Par quelle zone passent-elles ?
ask-trap = Balise piégée : quelle unité perdez-vous ?
ask-beacon = Déployez-vous une balise ?
choice-march = Marcher vers { $a }
choice-sail = Naviguer vers { $a }
choice-force = Marche forcée vers { $a }
choice-through = Passer par { $a }
choice-group = { $b ->
    [0] { $a ->
        [one] { $a } soldat de base
       *[other] { $a } soldats de base
    }
   *[other] { $a ->
        [0] { $b ->
            [one] { $b } soldat d’élite
           *[other] { $b } soldats d’élite
        }
       *[other] { $a } de base et { $b } d’élite
    }
}
choice-beacon = Déployer une balise en { $a }
event-marched = { $seat } envoie { part-units } vers { $to }, depuis { $zone }.
event-sailed = { $seat } envoie { part-units } par la mer vers { $to }, depuis { $zone }.
event-forced = { $seat } envoie { part-units } à marche forcée vers { $to }, par { $through }, depuis { $zone }.
event-beacon-destroyed = { $seat } détruit une balise de { $owner } en { $zone }.
event-trapped = La balise était piégée : { $seat } perd { NAME($unit-id, form: "a") }.
event-barrel = { $seat } s’empare d’un baril de contrebande en { $zone }.
why-nobody-goes = Un groupe compte au moins une unité.
why-not-so-many = Il n’y a pas tant d’unités dans la zone active.
why-nobody-left = Toutes les unités de la zone active sont parties.
why-stays = Ce groupe y est déjà.
why-not-adjacent = Cette zone n’est pas adjacente.
why-straits-broken = L’Archonte a rompu les détroits.
why-no-seas-yet = On ne navigue pas avant le troisième tour du scénario Apprentissage.
why-inland = On navigue d’une zone côtière à une autre.
why-sails-to-mountain = On n’accoste pas dans une montagne.
why-sea-closed-off = L’Archonte a fermé la mer qu’il faudrait emprunter.
why-racers-only = Sans contrat, seuls les Fonceurs passent par cette mer, et sans autre unité avec eux.
why-seas-apart = Les mers où vous avez un contrat ne se touchent pas.
why-no-contract = Vous n’avez pas de contrat pour la mer qui relie ces côtes.
why-no-march-yet = Pas de Marche forcée avant le quatrième tour du scénario Apprentissage.
why-march-banned = L’Archonte interdit les Marches forcées.
why-marches-back = Une Marche forcée ne revient pas à son départ.
why-marches-to-mountain = Une Marche forcée n’atteint pas une montagne.
why-not-two-steps = Cette zone n’est pas à deux pas.
why-crosses-mountain = Une Marche forcée ne traverse pas une montagne.
why-crosses-enemy = Une Marche forcée ne traverse pas une zone tenue par des unités d’un autre clan.
why-crosses-full = Avec ce groupe, la zone traversée compterait plus de cinq de vos unités.
why-beacon-used = Une seule balise par activation d’un Déplacement.
why-no-beacon = Vous n’avez plus de balise en réserve.
why-beacon-under-attack = Vous attaquez cette zone : son défenseur la contrôle encore.
why-beacon-not-yours = Une balise va dans une zone que vous contrôlez.

## « Effet d’un jeton Défense »

ask-defence = Que fait votre Défense ?
ask-recruit = Qui recrutez-vous, et où ?
ask-move-contract = Quel contrat déplacez-vous, et vers quelle mer ?
choice-turret = Construire une tourelle
choice-wait = Patienter
choice-mobilise = Mobilisation
choice-great_host = Grand ost
choice-negotiate = Négocier avec les Caréneurs
choice-recruit = { $a-id ->
    [elite] Un soldat d’élite en { $b }
   *[other] Un soldat de base en { $b }
}
choice-move_contract = Déplacer un contrat : { $a } → { $b }
event-waited = { $seat } patiente en { $zone }.
event-contract-moved = { $seat } change un contrat de mer : { $sea } → { $to }.
why-no-turret = Il n’y a plus de tourelle dans la réserve générale.
why-nobody-to-recruit = Vous n’avez personne à recruter dans votre réserve.
why-no-room = La zone active et les zones voisines que vous contrôlez sont pleines.
why-no-negotiation-yet = Pas de Négociation avant le troisième tour du scénario Apprentissage.
why-no-haven = Il faut contrôler un havre pour placer un contrat.
why-nothing-to-place = Vous n’avez aucun contrat à placer ni à déplacer.
why-no-base = Vous n’avez plus de soldat de base en réserve.
why-no-elite = Vous n’avez plus de soldat d’élite en réserve.
why-no-elite-yet = Pas de soldat d’élite au premier tour du scénario Apprentissage.
why-one-type = Une Mobilisation recrute des soldats de base ou un soldat d’élite, pas les deux.
why-host-no-elite = Le Grand ost ne recrute que des soldats de base.
why-not-rhein-stamm = Seul le Rhein-Stamm lève le Grand ost.
why-too-far = On recrute dans la zone active ou dans une zone adjacente ; les contrats n’y changent rien.
why-recruit-one = Recrutez au moins une unité.
why-not-your-contract = Vous n’avez pas de contrat à déplacer dans cette mer.
why-same-sea = Un contrat se déplace vers une autre mer.

## Ce qui vient d’une réserve

ask-soldier = Où placez-vous votre soldat de base ?
ask-contract = Dans quelle mer placez-vous un contrat ?
ask-raze = Deux structures occupent déjà la zone : laquelle détruisez-vous ?
choice-raze = Détruire { NAME($a-id, form: "the") }
event-recruited = { $seat } recrute { part-units } en { $zone }.
event-contract = { $seat } place un contrat : { $sea }.
event-built = { $seat } construit { NAME($structure-id, form: "a") } en { $zone }.
event-razed = { $seat } détruit { NAME($structure-id, form: "a") } en { $zone }.
why-out-of-play = Cette zone n’est pas en jeu à ce nombre de joueurs.
why-not-yours = Vous ne contrôlez pas cette zone.
why-zone-full = Une zone ne contient jamais plus de cinq unités d’un même clan.
why-sea-out-of-play = Cette mer n’est pas en jeu à ce nombre de joueurs.
why-sea-full = Cette mer n’a plus d’emplacement de contrat libre.
why-not-built-here = Cette structure n’est pas dans la zone.
