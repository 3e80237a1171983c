### Setup

ask-clan = Which clan do you lead?
ask-first-title = Which title do you reserve for the first turn?
ask-deployment = Which Deployment card do you take?
ask-forces = How many units do you station here? The others will go to your other deployment zones.
ask-first-steam = In which of your zones does your first steam column rise?
ask-first-farm = In which of your zones do you build a farm?
ask-accomplice = In which sea do you place your Accomplice?

choice-deployment = Take Deployment { $a }: { $zones }
choice-station = { $a }: { $b } base, { $c } elite

event-first-column = A steam column of { part-placed } rises: { $zone }.
event-skipped = The card { $zone } bears a deployment number: it is set aside, then shuffled back.
event-first-chooser = { $seat } chooses first.
event-clan-chosen = { $seat } leads the clan { $clan }.
event-title-chosen = { $seat } reserves the title { $title }.
event-deployed = { $seat } takes Deployment { $n }.
event-stationed = { $seat } stations { part-units }: { $zone }.
event-start-column = { $seat } raises a column of { part-placed }: { $zone }.
event-start-farm = { $seat } builds a farm: { $zone }.
event-accomplice = { $seat } places their Accomplice: { $sea }.

why-clan-taken = This clan already has a leader.
why-clan-barred = This scenario is played without that clan.
why-title-absent = There is no such position with this number of players.
why-deployment-taken = This Deployment is already taken.
why-deployment-far = This Deployment lies in the east: it takes four players to play there.
why-deployment-burnt = The Burnt hold a zone of this Deployment.
why-not-deployed = You only deploy your starting forces, and only in your deployment zones.
why-five-units = A zone never holds more than five units of one clan.
why-forces-left = The rest of your forces would not fit in your other zones.
