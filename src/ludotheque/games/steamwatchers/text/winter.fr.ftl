### Incubation, élimination, « Baisse d’activité », « Grand blanc »

ask-pay = Combien de barils de contrebande dans ce paiement ?
ask-stock = Combien de ces barils sains prenez-vous dans votre stock ?
ask-quarantine = Où placez-vous votre jeton Quarantaine ?
ask-exile = Mort & Exil : quelle unité quitte la carte ?
ask-cure = Quel jeton Quarantaine retirez-vous ?
ask-cool = Quelle colonne traitez-vous maintenant ?
ask-farm = La vapeur s’éteint : bâtissez-vous une ferme pour 1 baril ?
ask-hunger = Votre ravitaillement ne suffit pas : quelle unité retirez-vous ?
ask-upkeep = Gardez-vous ce contrat pour 1 baril ?
ask-upkeep-free = Gardez-vous ce contrat, qui ne vous coûte rien ?

choice-pay = { $a ->
    [0] Que de l’algofuel sain
    [one] 1 baril de contrebande
   *[other] { $a } barils de contrebande
}
choice-stock = { $a ->
    [0] Tous viennent du surplus
    [one] 1 baril du stock
   *[other] { $a } barils du stock
}
choice-quarantine_slot = Sur l’emplacement d’action { $place }
choice-quarantine_full = Sur un emplacement d’algofuel plein
choice-quarantine_empty = Sur un emplacement d’algofuel vide
choice-quarantine_supply = Sur la piste Ravitaillement
choice-exile = Exiler { NAME($b-id, form: "a") } : { $a }
choice-lift_slot = De l’emplacement d’action { $place }
choice-lift_stock = D’un emplacement d’algofuel
choice-lift_supply = De la piste Ravitaillement
choice-farm = Bâtir une ferme
choice-toxic_farm = Bâtir une ferme toxique
choice-remove = Retirer { NAME($b-id, form: "a") } : { $a }
choice-keep = Garder le contrat : { $a }
choice-drop = Rendre le contrat : { $a }

event-paid = { $seat } dépense { $healthy ->
    [0] { part-contraband }
   *[other] { part-healthy }{ $contraband ->
        [0] { "" }
       *[other] { " " }et { part-contraband }
    }
}.
part-healthy = { $healthy ->
    [one] { $healthy } baril sain
   *[other] { $healthy } barils sains
}
part-contraband = { $contraband ->
    [one] { $contraband } baril de contrebande
   *[other] { $contraband } barils de contrebande
}
event-incubation = Incubation de { $seat } : { $level }.
event-quarantined = { $seat } met en quarantaine { $place }.
event-exiled = { $seat } exile { NAME($unit-id, form: "a") } : { $zone }.
event-cured = { $seat } retire un jeton Quarantaine.
event-eliminated = { $seat } n’a plus d’unité sur la carte : le clan est éliminé.
event-last-clan = Il ne reste qu’un clan : { $seat } l’emporte.
event-cooled = La vapeur baisse : { $zone } ({ part-floors }).
event-toxins = Les fermes toxiques de ses zones empoisonnent { $seat }.
event-geo = Ressources géothermiques de { $seat } : { $level }.
event-hegemony = { $seat } l’emporte par hégémonie, avec { $score } GÉO.
event-game-over = { $seat } l’emporte avec { $score } GÉO.
event-supply = Ravitaillement de { $seat } : { $level }.
event-starved = { $seat } ne peut plus nourrir { NAME($unit-id, form: "a") } : { $zone }.
event-contract-dropped = { $seat } rend un contrat : { $sea }.

why-too-few-healthy = Il ne vous reste pas assez d’algofuel sain.
why-too-few-contraband = Vous n’avez pas tant de barils de contrebande.
why-too-few-stocked = Votre stock n’a pas autant de barils sains.
why-too-few-spare = Il n’y a pas assez de barils sains dans votre surplus pour le reste.
why-more-than-due = C’est plus que le prix.
why-no-such-slot = Votre plateau n’a pas cet emplacement.
why-slot-covered = Il y a déjà un jeton Quarantaine ici.
why-no-such-unit = Vous n’avez pas cette unité ici.
why-fighting = Une unité qui combat ne part pas tant que vous en avez d’autres.
