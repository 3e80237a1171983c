### Incubation, elimination, Decline, Great White

ask-pay = How many contraband barrels in this payment?
ask-stock = How many of these healthy barrels do you take from your stock?
ask-quarantine = Where do you place your Quarantine token?
ask-exile = Death & Exile: which unit leaves the map?
ask-cure = Which Quarantine token do you remove?
ask-cool = Which column do you treat now?
ask-farm = The steam dies out: do you build a farm for 1 barrel?
ask-hunger = Your supply is too low: which unit do you remove?
ask-upkeep = Do you keep this contract for 1 barrel?
ask-upkeep-free = Do you keep this contract, which costs you nothing?

choice-pay = { $a ->
    [0] Healthy algofuel only
    [one] 1 contraband barrel
   *[other] { $a } contraband barrels
}
choice-stock = { $a ->
    [0] All come from the surplus area
    [one] 1 barrel from the stock
   *[other] { $a } barrels from the stock
}
choice-quarantine_slot = On action slot { $place }
choice-quarantine_full = On a full algofuel slot
choice-quarantine_empty = On an empty algofuel slot
choice-quarantine_supply = On the Supply track
choice-exile = Exile { NAME($b-id, form: "a") }: { $a }
choice-lift_slot = From action slot { $place }
choice-lift_stock = From an algofuel slot
choice-lift_supply = From the Supply track
choice-farm = Build a farm
choice-toxic_farm = Build a toxic farm
choice-remove = Remove { NAME($b-id, form: "a") }: { $a }
choice-keep = Keep the contract: { $a }
choice-drop = Give up the contract: { $a }

event-paid = { $seat } spends { $healthy ->
    [0] { part-contraband }
   *[other] { part-healthy }{ $contraband ->
        [0] { "" }
       *[other] { " " }and { part-contraband }
    }
}.
part-healthy = { $healthy ->
    [one] { $healthy } healthy barrel
   *[other] { $healthy } healthy barrels
}
part-contraband = { $contraband ->
    [one] { $contraband } contraband barrel
   *[other] { $contraband } contraband barrels
}
event-incubation = Incubation of { $seat }: { $level }.
event-quarantined = { $seat } quarantines { $place }.
event-exiled = { $seat } exiles { NAME($unit-id, form: "a") }: { $zone }.
event-cured = { $seat } removes a Quarantine token.
event-eliminated = { $seat } has no unit left on the map: the clan is eliminated.
event-last-clan = Only one clan is left: { $seat } wins.
event-cooled = The steam declines: { $zone } ({ part-floors }).
event-toxins = The toxic farms of their zones poison { $seat }.
event-geo = Geothermal resources of { $seat }: { $level }.
event-hegemony = { $seat } wins by hegemony, with { $score } GEO.
event-game-over = { $seat } wins with { $score } GEO.
event-supply = Supply of { $seat }: { $level }.
event-starved = { $seat } can no longer feed { NAME($unit-id, form: "a") }: { $zone }.
event-contract-dropped = { $seat } gives up a contract: { $sea }.

why-too-few-healthy = You do not have enough healthy algofuel left.
why-too-few-contraband = You do not have that many contraband barrels.
why-too-few-stocked = Your stock does not have that many healthy barrels.
why-too-few-spare = There are not enough healthy barrels in your surplus area for the rest.
why-more-than-due = That is more than the price.
why-no-such-slot = Your board has no such slot.
why-slot-covered = There is a Quarantine token here already.
why-no-such-unit = You do not have that unit here.
why-fighting = A unit that fights does not leave while you have others.
