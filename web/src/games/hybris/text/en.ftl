### What the table of Hybris says on the page.

hy-board = Six Locations round the Mortal World
hy-wheel = Where to look
hy-tab-pillars = Pillars
hy-tab-olympian = Olympian
hy-your-side = Your Olympian
hy-pillars = Divine Pillars
hy-phases = Phases of the Age
hy-phase-pillars = Pillars
hy-phase-planning = Planning
hy-phase-action = Action
hy-phase-end_of_age = End of Age
hy-age-of = Age { $n } of { $last }

## Signs
hy-vp = VP
hy-aegis = Aegis
hy-faithful = Faithful
hy-prayer = Prayers
hy-greatness = Greatness
hy-goodness = Goodness
hy-determination = Determination
hy-sparks = Sparks
hy-spark = Spark
hy-card = Conflict card
hy-colosseum_card = Colosseum Conflict card
hy-premonition = Premonition
hy-bonus_token = Bonus
hy-temple = Temple
hy-prophet = Prophet
hy-hero = Hero
hy-olympian = Olympian
hy-upgraded_card = Upgraded card
hy-air = Air
hy-water = Water
hy-fire = Fire
hy-earth = Earth
hy-convert = Convert
hy-design = Design
hy-manufacture = Manufacture
hy-produce = Produce
hy-perceive = Perceive
hy-presage = Presage
hy-accomplish = Accomplish
hy-train = Train
hy-fight = Fight
hy-resurrect = Resurrect
hy-drained = Drain: { $n } Aegis
hy-drain = Drain
hy-influence = Influence
hy-deploy = Deploy
hy-types = Types of Technologies
hy-type-architecture = Architecture
hy-type-culture = Culture
hy-type-military = Military
hy-type-science = Science
hy-type-social = Social
hy-card-weapon = Weapon
hy-card-tactic = Tactic
hy-card-power = Power

## The board
hy-workshop = Workshop
hy-factory = Factory
hy-leaves = leaves for its owner
hy-presages = Presages
hy-not-presaged = open to a Presage
hy-primordial = Primordial { $pile }
hy-revealed = revealed
hy-face-down = face down
hy-quest-leaves = leaves at Age’s end
hy-epic = Epic
hy-confrontation = Confrontation
hy-chanted = Canto { $n }: { $who }
hy-hero-force = Force { $base }, plus { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
hy-ally-of = ally of { $who }
hy-defeated = Defeated
hy-line = { $n ->
    [one] 1 Prayer
   *[other] { $n } Prayers
} for { $what }
hy-plans = Technologies, { $type }: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
hy-foreseen-other = { $who }: { $what }
hy-foreseen-well = The Well would hold { $n }
hy-foreseen-idle = Nothing in return
hy-foreseen-met = You can accomplish Canto { $n }
hy-foreseen-unmet = You cannot accomplish Canto { $n }: it would be a defeat
hy-the-well = Prayer Well
hy-well = Prayer Well, { $n ->
    [0] empty
    [one] 1 Prayer
   *[other] { $n } Prayers
}; from { $overflow } on it overflows, from { $destroy } on a Temple is destroyed
hy-slot-bonus = bonus: { $what }
hy-slot-plain = no bonus
hy-slot-dotted = room for any number
hy-free = free
hy-on-art = the illustration ({ $place })
hy-art-malus = no slot left: lose { $what }
hy-at-reserve = in the reserve
hy-at-below = defeated, in the Underworld
hy-kind-hero = Hero of { $who }
hy-kind-prophet = Prophet of { $who }
hy-kind-olympian = Olympian
hy-wounded = wounded
hy-acted = has acted
hy-fresh = for the next Age
hy-temple-of = Temple of { $who }
hy-city = slot: { $prayers ->
    [0] no Prayer
    [one] 1 Prayer into the Well
   *[other] { $prayers } Prayers into the Well
}; Influence: { $goodness } Goodness, then { $faithful } Faithful or { $service }; affinity: { $affinity }
hy-token-forbidden = Forbidden token of { $who }: nobody comes here
hy-token-olympian = Olympian token of { $who }, who gains 1 VP by coming here, 1 Greatness if the other comes
hy-token-face = The face of the token
hy-face-olympian = Olympian
hy-face-forbidden = Forbidden
hy-face-does-olympian = You come here: 1 VP. The other comes here: 1 Greatness for you.
hy-face-does-forbidden = Nobody comes here any more.
hy-covered-top = top half covered
hy-covered-bottom = bottom half covered

## The Olympian
hy-designs = Your plan and your hand
hy-you-alone = only you see this
hy-characters = Characters
hy-hand = Hand
hy-hand-empty = Nothing in hand.
hy-goods = Goods
hy-upgrades = Upgrades
hy-upgrade = Upgrade
hy-unlocked = unlocked
hy-left-on = { $n ->
    [one] 1 element left
   *[other] { $n } elements left
}
hy-storage = Storage
hy-technologies = Technologies
hy-discard = Discard pile
hy-none = empty
hy-with-token = { $place }, bound for { $token }
hy-tokens-used = used
hy-tokens-unavailable = unavailable
hy-token-hidden = a hidden token
hy-track-determination = Determination { $n } of 6
hy-track-goodness = Goodness { $n } of 5
hy-track-sparks = Sparks laid: { $n } of 8
hy-fact-vp = { $n } VP
hy-fact-aegis = Aegis: { $n }
hy-fact-faithful = Faithful: { $n }
hy-fact-prayer = Prayers: { $n }
hy-fact-greatness = Greatness, space { $n }
hy-fact-card = Cards in hand: { $n }
hy-fact-premonition = Premonitions: { $n }
hy-fact-tokens = Location tokens in the reserve: { $n }
hy-fact-olympian_tokens = Olympian tokens to lay: { $n }
hy-fact-upgrades = Upgrades unlocked: { $n } of 6
hy-fact-pillar = Pillar { $n }, { $name }
hy-fact-resolved = Pillar { $n }, { $name }, resolved
hy-no-pillar = no Pillar
hy-passed = has passed
hy-one-prayer = 1 Prayer

## Choosing
hy-you = You:
hy-others = Others:
hy-for-you = You: { $what }
hy-for-others = Others: { $what }
hy-order = The lowest number plays first. The bottom half of a Pillar is for the others.
hy-does-pass = You play no more in this Age.
hy-power-zeus = Another player drains the Underworld: 1 Aegis and 1 VP for him. +2 Force against an Olympian.
hy-power-poseidon = +1 Force attacking, −1 defending. When a Primordial awakes, a card discarded is worth VP.
hy-power-athena = A Social Technology is deployed, by anybody: 2 VP. Attacked, she draws a card.
hy-power-hades = Another player’s character is defeated: 1 or 2 VP. His Influence gives 1 Faithful less.
hy-to-choose = to choose
hy-token-for = A token for { $who }
hy-plan-lift = { $who }: { $token }. Take the token back
hy-plan-choose = { $who }: choose a token
hy-seal = Seal the plan
hy-does-convert = Prayers for other goods, as often as you like.
hy-does-design = A Technology from Olympus enters the Workshop.
hy-does-manufacture = A Technology in the Workshop, paid for, goes to the Factory.
hy-does-produce = The Factory moves on; what leaves it goes to its owner.
hy-does-perceive = 1 Premonition and 1 VP.
hy-does-presage = A card beside the Oracle protects you from the first Wrath.
hy-does-accomplish = Attempt a Quest.
hy-does-train = 1 Colosseum Conflict card.
hy-does-fight = Challenge a Hero of the Colosseum to win an ally.
hy-does-resurrect = One of your defeated Heroes comes back.
hy-does-drain = The Aegis of the Primordial on top.
hy-does-influence = The City’s Goodness, then its Faithful or its Service.
hy-does-deploy = A tile of your storage goes on a space of the City.
hy-reward-A = The VP of the tile.
hy-reward-B = The Prayers of the tile, taken from the Well.
hy-reward-C = The bonuses of the Goodness track, up to the cube.
hy-posture-humble = One top half, two bottom halves; your tokens forbid.
hy-posture-proud = Two top halves, one bottom half; your tokens reward.
hy-force = Force { $n }
hy-combo = Combo +{ $n }
hy-needs-determination = Determination { $n }
hy-tile-cost = Cost: { $faithful } Faithful, { $aegis } Aegis.
hy-tile-prayers = Prayers: { $n }.

## Combat
hy-combat = Combat
hy-card-down = a card face down
hy-marker-open = has not chosen yet
hy-marker-locked = has chosen
hy-went-on = continued
hy-stopped = stopped
hy-beats = { $who } beats { $other }
hy-challenges = { $who } issues a challenge
hy-attacks = attacks
hy-defends = defends
hy-enemy = the enemy
hy-determination-spent = Determination { $n } of { $of }

## The end
hy-line-from-deployments = Deployments: tiles and Goodness
hy-line-from-cities = Affinities and Temples
hy-line-from-connections = Connections
hy-line-from-technologies = Powers of Technologies
hy-line-from-quests = Quests
hy-line-from-upgrades = Upgrades and Sparks
hy-line-from-olympian = The Olympian’s own powers
hy-line-from-premonitions = Premonitions
hy-line-from-locations = Slots, actions and Services
hy-line-from-pillars = Divine Pillars
hy-line-from-combats = Combats
hy-line-from-tokens = Olympian tokens and Posture
hy-line-from-greatness = Greatness from space 1
hy-line-from-scenario = Scenario
hy-line-from-before = Before this game began
hy-line-from-lost = Lost or paid
hy-line-upgrades = Upgrades unlocked
hy-line-greatness = Tie: Greatness, space 1 is the best
hy-won-greatness = Level on { $n } VP: Greatness decides.
