### « Combat » : soutien, mises, conséquences

ask-fight = Plusieurs combats attendent : lequel d’abord ?
ask-support = Quelle zone voisine vient en soutien ?
ask-bid = Combien de barils misez-vous en secret ?
ask-losses = Combien de vos soldats d’élite tombent parmi vos pertes ?
ask-trophy = Quelle figurine gardez-vous en trophée ?
ask-flight = Où fuient vos unités ?
ask-overflow = Il n’y a pas de place pour tous : combien de soldats d’élite retournent en réserve ?
ask-spoils = La zone est à vous : que détruisez-vous de ce qui s’y trouve ?
ask-crames-flight = Où fuient les Cramés ?
ask-conversion = Conversion : où placez-vous un nouveau fidèle ?

choice-fight = Livrer le combat : { $a }
choice-support = Soutenir depuis { $a }
choice-bid = { $a ->
    [0] Ne rien miser
    [one] Miser 1 baril
   *[other] Miser { $a } barils
}
choice-lose = { $a ->
    [0] Aucun soldat d’élite
    [one] 1 soldat d’élite
   *[other] { $a } soldats d’élite
}
choice-trophy = Garder { NAME($a-id, form: "a") }
choice-flee = Fuir : { $a }

event-combat = { $seat } attaque { $other } : { $zone }.
event-combat-crames = { $seat } attaque les Cramés : { $zone }.
event-supported = { $seat } reçoit un soutien de { $force } : { $zone }.
event-attack = { $seat } attaque avec une force de { $force }.
event-attack-crames = Les Cramés attaquent avec une force de { $force }.
event-defence = { $seat } défend avec une force de { $force }.
event-defence-crames = Les Cramés défendent avec une force de { $force }.
event-sown = { $exchanged ->
    [0] Les Semeurs répandent le Fléau chez { $seat }.
   *[other] Les Semeurs répandent le Fléau chez { $seat } ; un de ses barils sains tourne en contrebande.
}
event-bid-set = { $seat } règle sa roue de combat.
    .secret = { $seat } règle sa roue de combat sur { $n }.
event-bid-shown = Mise de { $seat } : { $n }.
event-won = { $winner } l’emporte : { $zone } ({ $attack } contre { $defence }).
event-crames-won = Les Cramés tiennent bon : { $zone } ({ $attack } contre { $defence }).
event-lost = { $seat } perd { part-units } : { $zone }.
event-crames-lost = Les Cramés perdent { part-units } : { $zone }.
event-trophy = { $seat } garde { NAME($unit-id, form: "a") } de { $owner } en trophée.
event-alga = { $seat } s’empare de l’Algue miraculeuse.
event-fled = { $seat } se replie : { $zone }.
event-no-refuge = { $seat } ne trouve pas de refuge ; retour en réserve : { part-units }.
event-crames-fled = Les Cramés fuient : { $zone }.
event-converted = { $seat } convertit un nouveau soldat : { $zone }.
event-morale = Un cube Moral est posé : { $zone }.

why-no-combat-there = Aucun combat n’attend ici.
why-bid-above-stock = Vous n’avez pas tant de barils.
why-bid-rationed = Le Rationnement limite les mises.
why-active-token = Le jeton que vous activez ne peut pas servir de soutien.
why-combat-zone = La zone du combat ne se soutient pas elle-même.
why-no-attacker-support = Le Silence radio prive l’attaquant de soutien.
why-no-token-there = Il faut un jeton Ordre à vous dans cette zone.
why-wrong-losses = Vous devez perdre deux des unités qui ont combattu, ou toutes s’il y en a moins.
why-flight-not-yours = On fuit vers une zone que l’on contrôle.
why-flight-active-zone = On ne fuit pas vers la zone active tant qu’un autre combat attend : ses attaquants devront peut-être y revenir.
why-flight-unreachable = Cette zone n’est pas à un déplacement terrestre ou maritime d’ici.
why-flight-held = Les Cramés ne fuient que vers une zone à eux ou à personne.
