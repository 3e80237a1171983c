# Olomòc: all that a player reads at the table. The cards are in cards.en.ftl.

# Questions

ask-activation = What do your active cogs do?
ask-attack = Whom do you attack?
ask-cabal = Which three cogs make your cabal?
ask-designate = Propaganda: which cog is activated?
ask-edge = Which edge is your deployment line?
ask-equip = What does this cog carry?
ask-fate = The dice have fallen: do you tempt fate?
ask-give = Who receives it?
ask-heal = Who is healed?
ask-hostile = Which hostile acts?
ask-layout = Which layout do you choose?
ask-neutral-edge = At which edge does the hostile appear?
ask-opportunity = It leaves your threat zone: do you strike?
ask-place = Who is placed?
ask-plan = In which order do you lay your five cards?
ask-push = Who is pushed?
ask-react = You are attacked: dodge, riposte or neither?
ask-recruit = Whom do you recruit?
ask-replace = Do you replace the card that was drawn?
ask-restore = How many action tokens are given back?
ask-roll = Whom is the roll aimed at?
ask-rouse = Who loses the stunned token?
ask-shield = Do you shield the bearer from the card?
ask-strike-order = Several may strike whoever is leaving: who is next?
ask-stun = Who is stunned?
ask-tactic = Do you give up successes for a tactic?
ask-take = Who loses it?
ask-terrain = Which terrain?
ask-where = Where does it go?
ask-wound = Who is wounded?

# Answers

choice-layout = { $a }
choice-edge = { $a }
choice-cabal = { $c }, { $b } and { $a }
choice-recruit = { $a }
choice-equip = rank { $a }: { $b }
choice-plan = { $a } in slot { $b }, around it: { $c }
choice-end = end the activation
choice-enter = { $who } enters the Bloc
choice-rest = { $who } rests: { $whom } loses { $c }
choice-march = { $who } marches
choice-attack = { $who } attacks { $whom }
choice-shoot = { $who } shoots at { $whom }
choice-charge = { $who } charges { $whom }
choice-study = { $who } studies { $whom }
choice-use = { $who }: { $b }
choice-coordinate = { $who } coordinates { $whom } ({ $c })
choice-at = to { $a }, { $b }
choice-pass = nothing
choice-dodge = dodge
choice-riposte = riposte ({ $a })
choice-strike = strike ({ $a })
choice-keep = keep the dice
choice-tempt = tempt fate ({ $a })
choice-tactic = { $a } ({ $b })
choice-name = { $who }
choice-restore = { $a }
choice-side = { $a }
choice-replace = replace it
choice-shield = shield the bearer
choice-target = { $who }
choice-enough = enough
choice-branch = { $a ->
    [0] uncheck a life point
   *[other] remove the stunned token
}
choice-accept = yes
choice-decline = no

name-noirceur = a Gloom token
name-stunned = the stunned token
name-plain = without a bonus
name-bonus = with the bonus of an ability
name-paid = paid for
name-ability = by an ability
name-push_attacker = push the attacker
name-push_target = push the target
name-stun_target = stun the target
name-south = the southern edge
name-east = the eastern edge
name-north = the northern edge
name-west = the western edge
name-propaganda = Propaganda
name-objective = the objective marker
name-march = march
name-charge = charge
name-enter = enter
name-push = push
name-push_away = push away
name-push_towards = pull
name-place = place
name-place_other = place by a card
name-pose = marker
name-put_token = a token is laid on it
name-remove_marker = the marker is removed
name-take_file = the file is taken
objective-n = objective { $n }
terrain = terrain { $n }
planned = { $card ->
    [p] propaganda
   *[other] cog { $card }
}

# Refusals

why-ability-condition = This ability’s conditions are not met.
why-ability-not-active = This ability is not used by itself: it applies when its moment comes.
why-ability-not-its = This cog has no such ability.
why-ability-off-bloc = Off the Bloc only abilities that need neither a place nor a target can be used.
why-ability-used = This ability has been used as often as it may be.
why-ability-useless = The ability would do nothing now.
why-already-stunned = It is stunned already.
why-cabal-first = The cogs come first, then what they carry.
why-carried-already = Another cog of the cabal carries this card.
why-charge-unseen = The target of a charge must be in sight.
why-charger-engaged = Only a free cog can charge.
why-coordinated-already = Only one cog can be coordinated.
why-coordination-forbidden = No coordination can be declared this cycle.
why-coordination-propaganda = A cog activated by propaganda cannot coordinate.
why-equipped-already = It is not this cog’s turn to be equipped, or it carries something already.
why-immovable = It cannot be pushed.
why-ministry-not-held = You do not hold this ministry card.
why-must-enter = It must first enter the Bloc.
why-no-ability = No ability makes this cheaper.
why-no-ally = A rest is for the cog itself or for an ally.
why-no-attack-left = It has made its two attacks of this planning phase.
why-no-bonus = No ability adds anything to this coordination.
why-no-charge = No place within reach would engage that target.
why-no-charge-left = A charge counts as a march and an attack, and one of them is used up.
why-no-combat = It has no Combat dice for this.
why-no-coordination = This cog cannot be coordinated.
why-no-dice = The maluses leave no dice.
why-no-dodge = It has no Dodge dice.
why-no-entry = There is no place to enter.
why-no-foe = Attacks are for enemies and hostiles on the Bloc.
why-no-march-left = It has made its two marches of this planning phase.
why-no-push = There is no room for the push.
why-no-rest-left = It has rested in this planning phase.
why-no-shooting = It cannot shoot.
why-no-study = This cannot be studied.
why-no-study-left = It has made its study of this planning phase.
why-no-technique = It has no Technique dice.
why-no-token = It does not have enough action tokens.
why-no-way = There is no place to go.
why-not-active = This cog is not active.
why-not-affiliated = The card is affiliated neither to a ministry of the cabal, nor to its faction, nor to its bearer.
why-not-away = The push must lead away.
why-not-direct = The push must lead as near or as far as it can.
why-not-engaged = The attacker does not engage that target.
why-not-engaging = The charge must end with the target in the threat zone.
why-not-lower = Only a cog of lower rank can be coordinated.
why-not-nearest = A nearer target is valid.
why-not-provided = No cog of the cabal is left to provide this card.
why-not-touching = It must end in contact with terrain that is not a zone.
why-not-towards = The push must lead nearer.
why-not-turned = Its activation card has not been turned up in an earlier phase.
why-nothing-to-remove = It has no such token to lose.
why-off-bloc = It is not on the Bloc.
why-off-board = The base would leave the Bloc.
why-on-bloc-already = It is on the Bloc already.
why-on-piece = The base would lie on a cog or a marker.
why-on-ruler = The base would lie on the ruler.
why-on-terrain = The base would lie on terrain.
why-only-itself = A stunned cog can only rest, and only for itself, to remove that token.
why-other-faction = All cogs of a cabal belong to one faction.
why-out-of-reach = No ruler leads there.
why-placed-too-far = That is farther than the placement reaches.
why-posed-too-far = The marker would lie too far from its bearer.
why-reactor-stunned = A stunned cog cannot react.
why-rest-too-far = The ally is more than an inch away.
why-rest-unseen = The ally is not in sight.
why-riposte-out-of-reach = The attacker is not in its threat zone.
why-ruler-bent = These are not the corners of such a ruler.
why-ruler-off-board = The ruler would leave the Bloc.
why-ruler-off-edge = The ruler does not touch the deployment line.
why-ruler-off-end = The ruler does not touch the base where it goes.
why-ruler-off-start = The ruler does not touch the base where it stands.
why-ruler-on-piece = The ruler would lie on a cog or a marker.
why-ruler-on-terrain = The ruler would lie on terrain.
why-shooter-engaged = An engaged cog cannot shoot.
why-starves = After that one of the cabals could no longer be completed.
why-studied-already = Your token lies there already.
why-study-engaged = An engaged cog cannot study.
why-study-too-far = The marker is too far away.
why-stunned = A stunned cog can only rest, and only for itself.
why-taken-already = It has been taken.
why-target-engaged = An engaged cog cannot be shot at.
why-target-unseen = The target would not be in sight from there.
why-too-dark = In this light nobody shoots that far.
why-too-far = Without a ruler it goes no farther than its own base.
why-too-few-successes = There are not enough successes left.
why-unmoved = It must move.
why-unseen = There is no line of sight.
why-untargetable = An ability keeps it from being targeted so.
why-way-blocked = Something is in the way.
why-wrong-cards = These are not the cards you must lay.
why-wrong-rank = A cabal has one cog of each rank.
why-wrong-slot = This ministry may not lie in that slot.
why-wrong-tool = This move is not made with that tool.

# What happens

event-activated = { $piece } is activated.
event-agenda = The agenda is { $agenda }.
event-attacks = { $piece } attacks { $target }.
event-blocked = A ministry stops { $seat }: no cog is activated.
event-cabal = { $seat } fields { $characters }, with { $equipment }.
event-charges = { $piece } charges { $target }.
event-coordinates = { $piece } coordinates { $partner }.
event-cycle = Cycle { $n } begins.
event-darkened = { $piece } receives a Gloom token and has { $n }.
event-dodges = { $piece } dodges.
event-drawn = The Artefact shows { $artefact }, { $figure }.
event-edge = { $seat } takes { $edge }.
event-equipped = { $seat } gives { $equipment } to { $character }.
event-fallen = The fallen ministry is { $ministry }.
event-fiel = { $seat } has { $n } Gall.
event-fiel-end = Gall has reached its limit: the game ends at once.
event-gained-actions = { $piece } has { $actions ->
    [0] no action token
    [one] { $actions } action token
   *[other] { $actions } action tokens
} now.
event-healed = { $piece } is healed and has { $left ->
    [one] { $left } life point
   *[other] { $left } life points
}.
event-hostile-acts = { $piece } acts by instinct.
event-hurt = { $piece } loses { $n ->
    [one] a life point
   *[other] { $n } life points
}, with { $left } left.
event-layout = The layout is { $layout }.
event-lightened = { $piece } has { $noirceur } Gloom now.
event-lost-actions = { $piece } has { $actions ->
    [0] no action token left
    [one] { $actions } action token left
   *[other] { $actions } action tokens left
}.
event-ministry = { $seat } plays { $ministry }.
event-moves = { $manner-id ->
    [enter] { $piece } enters near { $near }.
    [push] { $piece } is pushed near { $near }.
    [push_away] { $piece } is pushed near { $near }.
    [push_towards] { $piece } is pulled near { $near }.
    [place] { $piece } is placed near { $near }.
    [place_other] { $piece } is placed near { $near }.
    [pose] { $piece } places a marker near { $near }.
   *[other] { $piece } goes near { $near }.
}
event-numbers = The dice for the numbers: { $a } against { $b }.
event-out = { $piece } is out of action.
event-planned = { $seat } has laid five cards.
event-priority = { $seat } has priority.
event-propaganda = { $seat } gives { $n ->
    [one] { $n } action token
   *[other] { $n } action tokens
} back to { $piece }.
event-recruited = { $seat } recruits { $character }.
event-replaced = { $piece } has the card replaced.
event-reshuffled = The discarded Artefact cards make a new pile.
event-rests = { $piece } rests: { $target } loses { $token }.
event-ripostes = { $piece } ripostes.
event-rolled = { $piece } rolls { $dice }, at { $threshold } or more: { $n ->
    [0] no success
    [one] one success
   *[other] { $n } successes
}.
event-roused = { $piece } is no longer stunned.
event-scored = { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-sealed = { $seat } has built a cabal.
event-shakes-off = { $piece } shakes off the stunned token.
event-shielded = { $piece } is shielded from the card.
event-shoots = { $piece } shoots at { $target }.
event-spawned = { $piece } appears near { $near }.
event-strikes = { $piece } strikes at { $target }, who is leaving.
event-studied = { $piece } has studied: { $what }.
event-studies = { $piece } studies { $target }.
event-stunned = { $piece } is stunned.
event-tactic = { $piece } uses a tactic: { $tactic }.
event-tainted = Terrain { $terrain } is tainted.
event-tempts = { $piece } tempts fate.
event-tokens = { $seat } takes { $n ->
    [one] { $n } agenda token
   *[other] { $n } agenda tokens
}.
event-traque = The hunt stands at { $n }.
event-traque-end = The hunt has reached its limit: the game ends at once.
event-turned = { $seat } turns up { $card }, rank { $rank }.
event-uses = { $piece } uses { $ability }.

reason-cycles = The fourth cycle is over.
reason-traque = The hunt has ended the game.
reason-fiel = Gall has swallowed a cabal.
reason-fiel-both = Gall has swallowed both cabals.

round = { $cycle ->
    [0] setup
   *[other] { $phase ->
        [0] cycle { $cycle }
       *[other] cycle { $cycle }, phase { $phase }
    }
}

# What a view holds

field-agenda = agenda
field-layout = layout
field-first = player 1
field-edges = deployment lines
field-players = players
field-pieces = cogs and hostiles
field-markers = markers
field-tainted = tainted terrain
field-fallen = fallen ministry
field-spent = ministries discarded
field-pile = Artefact cards left
field-artefact = active Artefact card
field-drawn = card just drawn
field-discard = Artefact cards discarded
field-priority = priority
field-traque = hunt
field-stage = step
field-cycle = cycle
field-phase = planning phase
field-rows = planning rows
field-active = active player
field-mechanism = mechanism
field-spared = shielded from the card
field-ending = end
field-losers = lost by Gall
field-standing = effects in force
field-uses = abilities used
