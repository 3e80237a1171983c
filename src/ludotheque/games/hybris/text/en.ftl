## What happens
event-age = Age { $age }.
event-chose-olympian = { $seat } plays { $olympian }.
event-quest = A Quest appears: “{ $quest }”.
event-gained = { $seat } gains { COUNT($what-id, $n) }.
event-lost = { $seat } loses { COUNT($what-id, $n) }.
event-paid = { $seat } pays { COUNT($what-id, $n) }.
event-short = { $seat } has too little to lose.
event-rose = { $seat } rises in Greatness: space { $space }.
event-fell = { $seat } falls in Greatness: space { $space }.
event-drew = { $seat } draws a card ({ $deck }).
    .secret = { $seat } draws “{ $card }” ({ $deck }).
event-foresaw = { $seat } draws a Premonition.
    .secret = { $seat } draws the Premonition “{ $card }”.
event-discarded = { $seat } discards “{ $card }”.
event-upgraded-card = { $seat } takes the Upgraded card into hand: “{ $card }”.
event-removed = { $seat } removes { COUNT($what-id, 1) } (“{ $upgrade }”).
event-unlocked = { $seat } unlocks “{ $upgrade }”.
event-temple = { $seat } has a Temple in { $city }.
event-generated = { $seat } generates { COUNT("prayer", $n) }; the Well holds { $well }.
event-overflow = The Well overflows ({ $well }): { $seat } answers for it.
event-destroyed = The Temple of { $seat } in { $city } is destroyed.
event-drained-well = The Well is emptied of { COUNT("prayer", $n) }.
event-took-pillar = { $seat } takes the Pillar “{ $pillar }”.
event-posture = { $seat } is { $posture }; one half of “{ $pillar }” is covered.
event-laid = { $seat } places a token: { $place } ({ $face }).
event-turned = A token of { $seat } is turned over: { $place } ({ $face }).
event-token-back = A token returns to { $seat }: { $place }.
event-mood = Mood Change: every token on the slots is turned over.
event-planned = { $seat } has finished Planning.
event-resolves = { $seat } resolves the Pillar “{ $pillar }”.
event-sent = { $character-id ->
    [olympian] { $seat } goes in person: { $place }.
   *[other] { $seat } sends { $character }: { $place }.
}
event-used = { $seat } uses a power: { $element }.
event-passed = { $seat } passes for this Age.
event-unseen = Hades comes back unseen ({ $seat }).
event-designed = { $seat } designs “{ $tile }”.
event-guided = { $seat } has “{ $tile }” made at one stroke.
event-manufactured = { $seat } manufactures “{ $tile }”.
event-produced = { $seat } moves the Factory on.
event-stored = { $seat } stores “{ $tile }”.
event-scrapped = { $seat } removes a Technology from the game: “{ $tile }”.
event-presaged = { $seat } lays “{ $card }” beside the Oracle.
event-looked = { $seat } looks at the Primordial { $pile }.
    .secret = { $seat } looks at the Primordial { $pile }: { $card }.
event-completed = { $seat } completes the Premonition “{ $card }”.
event-resurrected = { $seat } resurrects { $hero }.
event-influences = { $seat } influences { $city }.
event-deployed = { $seat } deploys “{ $tile }” in { $city }.
event-contests = { $seat } contests this deployment.
event-claims = { $seat } takes reward { $reward }.
event-attempts = { $seat } attempts the Quest “{ $quest }”.
event-chant = { $seat } completes Canto { $chant } (“{ $quest }”).
event-chant-failed = { $seat } fails in a Canto (“{ $quest }”).
event-fights = { $seat } challenges { $hero }.
event-enemy = The enemy has a Force Total of { $force } ({ $cards-count ->
    [0] no card
   *[other] { $cards }
}).
event-played = { $seat } plays “{ $card }”.
event-total = Force Total of { $seat }: { $force }.
event-ally = { $hero } becomes an ally of { $seat }.
event-combat = { $seat } attacks { $other }.
event-continues = { $seat } continues.
event-stops = { $seat } stops.
event-won = { $seat } beats { $other }.
event-defeated = { $seat } is defeated ({ $character }).
event-fallen = { $seat } sends { $hero } to the Underworld.
event-fled = A Prophet of { $seat } flees.
event-showed = { $seat } shows { $cards }.
event-sent-back = { $seat } returns a character to the reserve.
event-primordial = The Primordial is revealed: { $primordial }.

## What is asked
ask-olympian = Which Olympian do you play?
ask-pillar = Which Divine Pillar do you take?
ask-posture = Which Posture do you take?
ask-cover = Which of your two Pillars is partly covered?
ask-first-top = Which top half comes first?
ask-lay-token = Where do you place an Olympian token?
ask-return-token = Which opposing token goes back to its owner?
ask-posture-spark = Do you remove a Spark?
ask-turn-token = Which of your Forbidden tokens do you turn face up?
ask-plan = Where will you send your Heroes and Prophets?
ask-lose-card = Which Conflict card do you lose?
ask-remove = From which Upgrade tile do you remove it?
ask-temple = In which City do you place your Temple?
ask-destroy = Which of your Temples is destroyed?
ask-turn = Your turn: activate a character, or pass.
ask-before-moving = Do you resolve your Pillar before moving?
ask-where = Which Location do you go to?
ask-stand = Where do you stand?
ask-before-action = Before the action: a Premonition, your Pillar?
ask-action = Which action do you perform?
ask-after-action = Before you end your turn: anything else?
ask-pillar-top = Do you use the top half of your Pillar?
ask-convert = What do you convert?
ask-design = Which Technology do you design?
ask-guide = Which Technology do you take to the Factory?
ask-manufacture = Which Technology do you manufacture, and at what price?
ask-overstocked = Which Technology do you remove from the game?
ask-presage = Which card do you lay beside the Oracle?
ask-resurrect = Which Hero do you resurrect?
ask-influence-where = Which City do you influence?
ask-influence = Do you take the Faithful or the Service?
ask-influence-temple = Your Temple gives 1 Goodness or 1 Faithful: which?
ask-deploy = Which Technology do you deploy, and where?
ask-contest = Do you contest this deployment?
ask-claim = Which reward do you take?
ask-deploy-temple = Your Temple gives 1 VP or 1 Prayer: which?
ask-quest = Which Quest do you attempt?
ask-next-chant = Do you discard a card to attempt the next Canto?
ask-fight-hero = Which Hero of the Colosseum do you challenge?
ask-fight-game = Which card do you play against the enemy?
ask-fight-card = Which card do you lay face down?
ask-fight-marker = Do you continue, or stop?
ask-fight-on = The other has stopped: do you play another card?
ask-fall-hero = Which of your Heroes is defeated?
ask-discard-symbols = Which card do you discard for its symbols?
ask-show-symbols = Which card do you show for its symbols?
ask-send-back = Which character do you return?
ask-discard-down = Which card do you discard?
ask-chaos = Do you discard a card for VP?
ask-fear-fight = Which character faces the Primordial?

## What can be answered
choice-olympian = Play { $a }
choice-pillar = Take { $a }
choice-assign = { $a }: { $b }
choice-lift = Take back the token: { $a }
choice-ready = Seal the plan
choice-activate = Activate { $who }
choice-pass = Pass
choice-upgrade = { $a }
choice-city = { $a }
choice-discard = Discard { $a }
choice-temple = The Temple in { $a }
choice-use = Use { $a }
choice-resolve = Resolve the Pillar
choice-go_on = Go on
choice-go = { $a }
choice-slot = { $a }
choice-art = On the illustration: { $a }
choice-act = { $a }
choice-complete = Complete { $a }
choice-stop = Stop there
choice-convert = { $a }
choice-tile = { $a }
choice-make = { $a }, for { COUNT("faithful", $b) } and { COUNT("aegis", $c) }
choice-card = { $a }
choice-quest = { $a }
choice-hero = { $a }
choice-take = { COUNT($a-id, 1) }
choice-service = The Service of the City
choice-deploy = { $a } on { $b }
choice-reward = Reward { $a }
choice-contest = Contest with { $who }
choice-send_back = Return { $who }
choice-continue = Continue the Combat
choice-challenge = { $who }
choice-posture = { $a }
choice-cover = Cover { $a }
choice-lay = { $a }: { $b }
choice-token = The token on { $a }
choice-accept = Yes
choice-decline = No

## What is refused
why-pillar-taken = That Pillar has been taken this Age.
why-spot-not-empty = That slot is not empty.
why-spot-too-far = That Location is neither this one nor next to it.
why-other-face = The token has to show its other face.
why-no-token-for-olympian = The Olympian is given no Location token.
why-not-available = That character is not in your reserve.
why-next-age = That character can be used from the next Age on.
why-has-token = There is a token under that character already.
why-token-not-left = That token is not in your reserve.
why-prophet-barred = A Prophet never goes to the Moirai or the Colosseum.
why-no-token-there = There is no token under that character.
why-not-in-reserve = That character is not in your reserve.
why-acted-already = That character has already acted this Age.
why-wounded = Your Olympian is wounded.
why-without-token = There is no Location token under it.
why-no-aegis = You lack the Aegis for its activation.
why-nowhere-to-go = It could do nothing where it would go.
why-premonition-not-held = You do not hold that Premonition.
why-premonition-elsewhere = It speaks of another Location.
why-premonition-not-fulfilled = Its conditions are not met.
why-too-dear = You cannot pay its full price.
why-not-on-olympus = That Technology is no longer on Olympus.
why-not-your-tile = That is not one of your tiles in the Workshop.
why-wrong-price = That is not its price, the reduction included.
why-no-new-element = It shows no new Element.
why-cannot-contest = That character cannot contest.
why-prophet-cannot-contest = A Prophet does not contest.
why-not-stored = That Technology is not in your storage.
why-case-not-empty = That is not an empty space of this City.
why-needs-unlocked = You need more unlocked Upgrade tiles.
why-not-in-hand = You do not have that card in hand.
why-too-much-determination = It would exceed your Determination.
why-too-many-of-type = This enemy allows no more of that type.

## How the game ends
reason-running = The game is not over.
reason-last-age = The last Age is over.
reason-all-upgrades = All Upgrades are unlocked.
reason-all-cities = Technologies in every City.

## How many
count-vp = { $n } VP
count-aegis = { $n } Aegis
count-faithful = { $n } Faithful
count-prayer = { $n ->
    [one] { $n } Prayer
   *[other] { $n } Prayers
}
count-greatness = { $n } Greatness
count-goodness = { $n } Goodness
count-determination = { $n } Determination
count-card = { $n ->
    [one] { $n } Conflict card
   *[other] { $n } Conflict cards
}
count-bonus_token = { $n ->
    [one] { $n } Bonus Location token
   *[other] { $n } Bonus Location tokens
}
count-spark = { $n ->
    [one] { $n } Spark
   *[other] { $n } Sparks
}
count-temple = { $n ->
    [one] { $n } Temple
   *[other] { $n } Temples
}
count-prophet = { $n ->
    [one] { $n } Prophet
   *[other] { $n } Prophets
}
count-hero = { $n ->
    [one] { $n } Hero
   *[other] { $n } Heroes
}

## Names
name-own = own deck
name-colosseum = the Colosseum
name-olympus = Olympus
name-underworld = the Underworld
name-moirai = the Moirai
name-oracle = the Oracle
name-forge = the Forge
name-mortal_world = the Mortal World
name-bonus = Bonus Location token
name-olympian = Olympian
name-forbidden = Forbidden
name-prophet_1 = Prophet 1
name-prophet_2 = Prophet 2
name-prophet_3 = Prophet 3
name-alpha = α
name-beta = β
name-gamma = γ
name-line_1 = 1 Prayer: 1 Aegis
name-line_2 = 2 Prayers: 1 Greatness
name-line_3 = 2 Prayers: 1 Determination
name-line_4 = 3 Prayers: 1 Spark
name-line_5 = 4 Prayers: 1 Temple
name-line_6 = 3 Prayers: 1 Prophet
name-line_7 = 4 Prayers: 1 Hero
name-convert = Convert
name-design = Design
name-manufacture = Manufacture
name-produce = Produce
name-perceive = Perceive
name-presage = Presage
name-accomplish = Accomplish
name-train = Train
name-fight = Fight
name-resurrect = Resurrect
name-drain = Drain
name-influence = Influence
name-deploy = Deploy

round = Age { $age } of { $ages }
