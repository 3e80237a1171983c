### Orders: planning, activation, movement, defence

## Phase 2, order planning

ask-orders = Place an order token, face down, in every zone where you have units.
choice-order = { $b } in { $a }
choice-ready = My orders are ready
event-ordered = { $seat } places an order token in { $zone }: { $order }.
event-ready = { $seat } has placed all their orders.
event-revealed = { $seat } reveals their orders.{ $movement-count ->
    [0] { "" }
   *[other] { " " }Movement: { $movement }.
}{ $defence-count ->
    [0] { "" }
   *[other] { " " }Defence: { $defence }.
}{ $decoy-count ->
    [0] { "" }
   *[other] { " " }Decoy: { $decoy }.
}
why-no-unit-there = You have no unit in this zone: a structure is not enough.
why-already-ordered = This zone already has its order token.
why-no-order-left = You have no order token of this kind left.
why-zones-left = Some zones with your units still have no order token.

## Phase 3, order activation and passing

ask-activation = Which order do you activate?
ask-reserve = Which title do you reserve for the next turn?
choice-activate = Activate the order in { $a }
choice-pass = Pass
choice-discard = Delay: discard the column of { $a }
choice-discard_archon = Delay: discard { $a }
choice-reveal = Reveal your rendezvous
event-activated = { $seat } activates { $order-id ->
    [defence] a Defence
   *[other] a Movement
} in { $zone }.
event-passed = { $seat } passes{ $n ->
    [0] { "" }
    [one] { "" } and takes back a Movement token
   *[other] { "" } and takes back { $n } Movement tokens
}.
event-reserved = { $seat } reserves a title: { $title }.
event-delayed = { $seat } delays and discards a card: { $card }.
why-no-order-there = You have no order to activate in this zone.
why-no-unit-left = You have no unit left in this zone: its order is lost.
why-not-alliance = Only the Western Alliance may delay.
why-delayed-already = You have already delayed this turn.
why-not-in-hand = This card is not in your hand.
why-no-rendezvous = You have no rendezvous to reveal now.
why-nothing-to-activate = A rendezvous is revealed before activating an order, and you have none left.
why-activate-now = Your rendezvous is revealed: now activate an order.
why-no-such-title = The tracks of this game have no such position.
why-title-taken = Another Ambassador already holds this position.
why-primus-holds = The Primus token keeps this position until the Primus passes.
why-same-title = You may not reserve the title you hold while another position is open.

## Special actions

ask-slot = On which action slot do you place your token?
choice-slot = Slot { $place } ({ $cost ->
    [0] free
   *[other] { $cost } algofuel
})
event-special = { $seat } places a { $action-id ->
    [mobilisation] Mobilisation
    [great_host] Great Host
    [forced_march] Forced March
   *[other] Negotiation
} token on the clan board.
why-no-token = You have no token of this special action left in reserve.
why-no-slot = You have no free action slot left.
why-slot-taken = This slot is not free.
why-too-dear = You do not have enough algofuel to pay for this slot.

## What a Movement token does

ask-movement = Which move do you make?
ask-group = How many units go?
ask-through = Through which zone do they pass?
ask-trap = A trapped beacon: which unit do you lose?
ask-beacon = Do you deploy a beacon?
choice-march = March to { $a }
choice-sail = Sail to { $a }
choice-force = Forced March to { $a }
choice-through = Pass through { $a }
choice-group = { $b ->
    [0] { $a ->
        [one] { $a } base soldier
       *[other] { $a } base soldiers
    }
   *[other] { $a ->
        [0] { $b ->
            [one] { $b } elite soldier
           *[other] { $b } elite soldiers
        }
       *[other] { $a } base and { $b } elite
    }
}
choice-beacon = Deploy a beacon in { $a }
event-marched = { $seat } sends { part-units } from { $zone } to { $to }.
event-sailed = { $seat } sends { part-units } by sea from { $zone } to { $to }.
event-forced = { $seat } sends { part-units } on a Forced March from { $zone } to { $to } through { $through }.
event-beacon-destroyed = { $seat } destroys a beacon of { $owner } in { $zone }.
event-trapped = The beacon was trapped: { $seat } loses { NAME($unit-id, form: "a") }.
event-barrel = { $seat } seizes a contraband barrel in { $zone }.
why-nobody-goes = A group has at least one unit.
why-not-so-many = There are not that many units in the active zone.
why-nobody-left = All units of the active zone have gone.
why-stays = This group is already there.
why-not-adjacent = This zone is not adjacent.
why-straits-broken = The Archon has broken the straits.
why-no-seas-yet = No sea moves before turn 3 of the scenario Learning.
why-inland = A sea move goes from one coastal zone to another.
why-sails-to-mountain = A sea move may not end in a mountain zone.
why-sea-closed-off = The Archon has closed the sea this move would take.
why-racers-only = Without a contract only Chargers cross this sea, with no other unit among them.
why-seas-apart = The seas where you have a contract do not touch.
why-no-contract = You have no contract for the sea that joins these coasts.
why-no-march-yet = No Forced March before turn 4 of the scenario Learning.
why-march-banned = The Archon forbids Forced Marches.
why-marches-back = A Forced March does not return to its start.
why-marches-to-mountain = A Forced March may not reach a mountain zone.
why-not-two-steps = This zone is not two steps away.
why-crosses-mountain = A Forced March may not cross a mountain zone.
why-crosses-enemy = A Forced March may not cross a zone held by units of another clan.
why-crosses-full = With this group the crossed zone would hold more than five of your units.
why-beacon-used = Only one beacon for each activation of a Movement.
why-no-beacon = You have no beacon left in reserve.
why-beacon-under-attack = You are attacking this zone: its defender still controls it.
why-beacon-not-yours = A beacon goes into a zone that you control.

## What a Defence token does

ask-defence = What does your Defence do?
ask-recruit = Whom do you recruit, and where?
ask-move-contract = Which contract do you move, and to which sea?
choice-turret = Build a turret
choice-wait = Wait
choice-mobilise = Mobilisation
choice-great_host = Great Host
choice-negotiate = Negotiate with the Careeners
choice-recruit = { $a-id ->
    [elite] An elite soldier in { $b }
   *[other] A base soldier in { $b }
}
choice-move_contract = Move a contract from { $a } to { $b }
event-waited = { $seat } waits in { $zone }.
event-contract-moved = { $seat } moves a contract from { $sea } to { $to }.
why-no-turret = There is no turret left in the general reserve.
why-nobody-to-recruit = You have nobody to recruit in your reserve.
why-no-room = The active zone and the adjacent zones you control are full.
why-no-negotiation-yet = No Negotiation before turn 3 of the scenario Learning.
why-no-haven = You need to control a haven to place a contract.
why-nothing-to-place = You have no contract to place or to move.
why-no-base = You have no base soldier left in reserve.
why-no-elite = You have no elite soldier left in reserve.
why-no-elite-yet = No elite soldiers in the first turn of the scenario Learning.
why-one-type = A Mobilisation recruits base soldiers or one elite soldier, not both.
why-host-no-elite = The Great Host recruits base soldiers only.
why-not-rhein-stamm = Only Rhein-Stamm raises the Great Host.
why-too-far = Recruits go to the active zone or an adjacent one; contracts do not change that.
why-recruit-one = Recruit at least one unit.
why-not-your-contract = You have no contract to move in this sea.
why-same-sea = A contract moves to another sea.

## What comes from a reserve

ask-soldier = Where do you place your base soldier?
ask-contract = In which sea do you place a contract?
ask-raze = Two structures already stand in the zone: which one do you destroy?
choice-raze = Destroy { NAME($a-id, form: "the") }
event-recruited = { $seat } recruits { part-units } in { $zone }.
event-contract = { $seat } places a contract: { $sea }.
event-built = { $seat } builds { NAME($structure-id, form: "a") } in { $zone }.
event-razed = { $seat } destroys { NAME($structure-id, form: "a") } in { $zone }.
why-out-of-play = This zone is not in play with this number of players.
why-not-yours = You do not control this zone.
why-zone-full = A zone never holds more than five units of one clan.
why-sea-out-of-play = This sea is not in play with this number of players.
why-sea-full = This sea has no free contract slot left.
why-not-built-here = This structure does not stand in the zone.
