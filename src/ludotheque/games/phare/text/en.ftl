## Questions

ask-task = Dusk falls: do you keep the lamp, or go and fetch oil?
ask-lantern = Where do you set the lantern?
ask-rescue = The ship is in the dark: do you burn a measure of oil for her?

## Choices

choice-keep = keep the lamp
choice-fetch = fetch oil
choice-light = set a lantern at { $a }, { $b }
choice-flare = fire a flare: the ship drifts elsewhere
choice-tow = tow the ship one lane { $a }
choice-pass = do nothing

## Names

name-keep = keeping the lamp
name-fetch = fetching oil
name-west = westwards
name-east = eastwards

## What is seen

field-tasks = your task
field-lanterns = lanterns
field-lane = lane of the ship
field-drift = drift of the ship
field-oil = oil
field-lens = lenses
field-home = ships home
field-wrecks = wrecks
coast = Oil: { $oil }. Lenses: { $lens }. Ships home: { $home }, lost: { $wrecks }. (* a lantern, S the ship)

## Refusals

why-off-coast = That place is not on the coast.
why-too-close = Another lantern stands less than a cable and a half away.
why-off-sea = There is no lane left on that side.

## Events

event-sealed = { $seat } has chosen a task.
    .secret = { $seat } has chosen a task: { $task }.
event-oil =
    { $fetched ->
        [0] Nobody fetched oil; the tank holds { $oil }.
        [one] { $fetched } measure of oil comes in; the tank holds { $oil }.
       *[other] { $fetched } measures of oil come in; the tank holds { $oil }.
    }
event-unlit = Nobody kept the lamp: no new lantern tonight.
event-lit = { $seat } lights a lantern at { $x }, { $y }.
event-ship = A ship draws near: lane { $lane }, drift { $drift }.
event-flare = { $seat } fires a flare; the drift becomes { $drift }.
event-towed = { $seat } tows the ship to lane { $lane }.
event-came-home = The ship comes home (home: { $home }, lost: { $wrecks }).
event-wrecked = The ship breaks up on the rocks (home: { $home }, lost: { $wrecks }).

## End of the game

reason-safe-coast = Four ships are home: the coast is safe and everybody wins.
reason-lost-coast = Three wrecks: the coast is lost and everybody loses.
carried =
    { $oil ->
        [0] An empty tank
        [one] { $oil } measure of oil
       *[other] { $oil } measures of oil
    }, { $lens ->
        [0] no lens.
        [one] { $lens } lens.
       *[other] { $lens } lenses.
    }

round = { $home } home, { $wrecks } lost

## What a choice would do, before it is made

foreseen-keep = Oil in the tank, as the others choose: { $oil-0 } to { $oil-1 }.
foreseen-fetch = { foreseen-keep }
foreseen-light = { $lit ->
        [one] { $lit } square
       *[other] { $lit } squares
    } of the sea out of { $of } would be lit, instead of { $before }.
foreseen-flare = Lit by { $lit ->
        [one] { $lit } face
       *[other] { $lit } faces
    } of the die out of { $of }.
foreseen-tow = { $lit ->
    [yes] The ship would be lit.
   *[no] The ship would stay in the dark.
}
