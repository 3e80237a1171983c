## What happens
event-age = Age { $age }.
event-chose-olympian = { $seat } plays { $olympian }.
event-quest = A Quest appears: { $quest }.
event-gained = { $seat } gains { COUNT($what-id, $n) }.
event-lost = { $seat } loses { COUNT($what-id, $n) }.
event-paid = { $seat } pays { COUNT($what-id, $n) }.
event-short = { $seat } has too little to lose.
event-rose = { $seat } rises in Greatness: space { $space }.
event-fell = { $seat } falls in Greatness: space { $space }.
event-drew = { $seat } draws a card ({ $deck }).
    .secret = { $seat } draws { $card } ({ $deck }).
event-foresaw = { $seat } draws a Premonition.
    .secret = { $seat } draws the Premonition { $card }.
event-discarded = { $seat } discards { $card }.
event-upgraded-card = { $seat } takes the Upgraded card into hand: { $card }.
event-removed = { $seat } removes { COUNT($what-id, 1) } from { $upgrade }.
event-unlocked = { $seat } unlocks { $upgrade }.
event-temple = { $seat } has a Temple in { $city }.
event-generated = { $seat } generates { COUNT("prayer", $n) }; the Well holds { $well }.
event-overflow = The Well overflows ({ $well }): { $seat } answers for it.
event-destroyed = The Temple of { $seat } in { $city } is destroyed.
event-drained-well = The Well is emptied of { COUNT("prayer", $n) }.
event-took-pillar = { $seat } takes the Pillar { $pillar }.
event-planned = { $seat } has finished Planning.

## What is asked
ask-olympian = Which Olympian do you play?
ask-pillar = Which Divine Pillar do you take?
ask-plan = Where will you send your Heroes and Prophets?
ask-lose-card = Which Conflict card do you lose?
ask-remove = From which Upgrade tile do you remove it?
ask-temple = In which City do you place your Temple?
ask-destroy = Which of your Temples is destroyed?

## What can be answered
choice-olympian = Play { $a }
choice-pillar = Take { $a }
choice-assign = { $a }: { $b }
choice-lift = Take back the token of { $a }
choice-ready = Ready
choice-activate = Activate { $a }
choice-pass = Pass
choice-upgrade = { $a }
choice-city = { $a }
choice-discard = Discard { $a }
choice-temple = The Temple in { $a }

## What is refused
why-pillar-taken = That Pillar has been taken this Age.
why-no-token-for-olympian = The Olympian is given no Location token.
why-not-available = That character is not in your reserve.
why-next-age = That character can be used from the next Age on.
why-has-token = There is a token under that character already.
why-token-not-left = That token is not in your reserve.
why-prophet-barred = A Prophet never goes to the Moirai or the Colosseum.
why-no-token-there = There is no token under that character.

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
name-olympian = the Olympian
name-prophet_1 = the first Prophet
name-prophet_2 = the second Prophet
name-prophet_3 = the third Prophet
