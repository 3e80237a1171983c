### Combat: support, bids, consequences

ask-fight = Several combats are waiting: which one first?
ask-support = Which neighbouring zone comes to support?
ask-bid = How many barrels do you bid in secret?
ask-losses = How many of your elite soldiers fall among your losses?
ask-trophy = Which figure do you keep as a trophy?
ask-flight = Where do your units flee?
ask-overflow = There is no room for all: how many elite soldiers return to reserve?
ask-spoils = The zone is yours: what do you destroy of what stands there?
ask-crames-flight = Where do the Burnt flee?
ask-conversion = Conversion: where do you place a new follower?

choice-fight = Fight at { $a }
choice-support = Support from { $a }
choice-bid = { $a ->
    [0] Bid nothing
    [one] Bid 1 barrel
   *[other] Bid { $a } barrels
}
choice-lose = { $a ->
    [0] No elite soldier
    [one] 1 elite soldier
   *[other] { $a } elite soldiers
}
choice-trophy = Keep { NAME($a-id, form: "a") }
choice-flee = Flee: { $a }

event-combat = { $seat } attacks { $other }: { $zone }.
event-combat-crames = { $seat } attacks the Burnt: { $zone }.
event-supported = { $seat } gets { $force } support: { $zone }.
event-attack = { $seat } attacks with a force of { $force }.
event-attack-crames = The Burnt attack with a force of { $force }.
event-defence = { $seat } defends with a force of { $force }.
event-defence-crames = The Burnt defend with a force of { $force }.
event-sown = { $exchanged ->
    [0] The Sowers spread the Bane at { $seat }.
   *[other] The Sowers spread the Bane at { $seat }; a healthy barrel there turns to contraband.
}
event-bid-set = { $seat } sets their combat dial.
    .secret = { $seat } sets their combat dial to { $n }.
event-bid-shown = Bid of { $seat }: { $n }.
event-won = { $winner } wins: { $zone } ({ $attack } against { $defence }).
event-crames-won = The Burnt hold out: { $zone } ({ $attack } against { $defence }).
event-lost = { $seat } loses { part-units }: { $zone }.
event-crames-lost = The Burnt lose { part-units }: { $zone }.
event-trophy = { $seat } keeps { NAME($unit-id, form: "a") } of { $owner } as a trophy.
event-alga = { $seat } seizes the Miracle Alga.
event-fled = { $seat } falls back: { $zone }.
event-no-refuge = { $seat } finds no refuge; back to reserve: { part-units }.
event-crames-fled = The Burnt flee: { $zone }.
event-converted = { $seat } converts a new soldier: { $zone }.
event-morale = A morale cube is placed: { $zone }.

why-no-combat-there = No combat is waiting here.
why-bid-above-stock = You do not have that many barrels.
why-bid-rationed = Rationing limits the bids.
why-active-token = The token you are activating cannot give support.
why-combat-zone = The zone of the combat does not support itself.
why-no-attacker-support = Radio silence deprives the attacker of support.
why-no-token-there = It takes an order token of yours in that zone.
why-wrong-losses = You must lose two of the units that fought, or all of them if there are fewer.
why-flight-not-yours = Units flee to a zone they control.
why-flight-active-zone = Nobody flees into the active zone while another combat waits: its attackers may have to return there.
why-flight-unreachable = That zone is not one land or sea move away.
why-flight-held = The Burnt only flee to a zone of their own or of nobody.
