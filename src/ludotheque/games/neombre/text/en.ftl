# Les Nominés du Néombre: all that a player reads at the table. The cards are in cards.en.ftl.

# Questions

ask-aim = Whom does this enemy aim at?
ask-banish = Which card is banished?
ask-arrives-first = Which enemy’s arrival effect comes first?
ask-civilians = Civilians turn up: keep or replace them?
ask-destroy = Which card in play is destroyed?
ask-discard = Which card do you discard?
ask-comes-first = Who comes first?
ask-draw-or-launch = Draw, or launch the top card?
ask-draws-first = Who draws first?
ask-ends-first = Who ends their turn first?
ask-enemies = How many enemies do you face?
ask-fair = What do you take at the fair?
ask-fight-again = Fight on here, or leave?
ask-foresee = Look at the top of the draw pile?
ask-foreseen-first = Which card goes back first, on top of the others?
ask-hand-in = Hand in a relic at the refuge?
ask-harm = Whom do you strike?
ask-help = Whom do you help?
ask-jail = Which card is jailed?
ask-launch = Which card is launched?
ask-loot-events = Trigger a loot event?
ask-make-room = Which card in play makes room?
ask-name-player = Which player is this event about?
ask-order = Which effect comes first?
ask-pay = What do you pay with?
ask-pay-more = With which second card?
ask-reward = Who receives this reward?
ask-riposte-order = Which riposte comes first?
ask-search = Which card do you search for?
ask-share-bonus = The zone is cleared: who takes what?
ask-share-loot = Who takes which loot?
ask-starter-deck = Which deck do you begin with?
ask-team-turn = The team’s turn: what do you do?
ask-trance = Which trance comes first?
ask-travel = Where do you go?
ask-under-first = Which card goes under the pile first?
ask-unmark = Which marker is removed?
ask-whose-cards = Whose cards?
ask-whose-markers = Which character are these markers about?
ask-whose-pieces = Whose card in play?
ask-whose-plays = Who will play more?

# Answers

choice-play = Play { $a }
choice-recall = Play { $a } from the discard
choice-end = End the turn
choice-concede = Give up the fight
choice-companion = The companion acts
choice-attach = Attach { $a } to the companion
choice-draw = Draw
choice-launch = Launch
choice-card = { $a }
choice-look = Look
choice-leave = Leave it
choice-enemies = { $a ->
    [one] One enemy
   *[other] { $a } enemies
}
choice-keep = Keep
choice-replace = Replace
choice-under = { $a }
choice-aim = { $who }
choice-marker = { $a }
choice-trigger = Trigger { $a }
choice-take = { $a } for { $who }
choice-stop = Stop here
choice-name = { $who }
choice-go = Set out: { $a }
choice-fight = Fight again
choice-home = Go back to the refuge
choice-market = Go to the fair
choice-buy = { $a } for { $who }
choice-pay = Give { $a }
choice-relic = Give the relic { $a }
choice-hand_in = Hand in { $a }, from { $who }
choice-deck = { $a }
choice-target = { $who }
choice-enough = That is enough
choice-branch = { $way }
choice-accept = Yes
choice-decline = No
choice-round = { $a ->
    [0] Down
   *[other] Up
}
choice-resolve = { $a }

# Refusals

why-already-played = A card with channel must be the first of your turn.
why-attached-already = A card has been attached this turn already.
why-dead = The dead do not play.
why-epilogue = After an epilogue nobody plays another card this turn.
why-no-companion = There is no companion to attach a card to.
why-no-paramnesia = Only a card with paramnesia is played from the discard.
why-no-play-left = You have played your two cards.
why-no-target = This card has not enough targets.
why-not-in-discard = This card is not in your discard.
why-not-in-hand = This card is not in your hand.
why-only-recital = After a card with channel you may play recitals only.
why-recalled = This extra card has been played from the discard this turn already.
why-too-many-cards = Sixty cards have been played this turn, which is the most.
why-turn-over = Your turn is over: your cards are played in one go.

# The story

event-ambush = It is an ambush, the enemies act first.
event-attached = { $card } is attached to the companion.
event-attacks = { $who } attacks { $targets }.
event-augmented = { $who } is augmented by { $n } and has { $left } HP.
event-banished = { $seat } banishes { $card }.
event-because-ends = { $seat } stops here: nothing useful is left to play.
event-because-finishes = { $seat } finishes { $who }, who was about to deal { $n }.
event-because-heals = { $seat } heals { $who }, who would fall at the next blow.
event-because-protects = { $seat } protects { $who }, who would fall at the next blow.
event-because-recovers = { $seat } looks after themselves: the next blow would be the last.
event-because-removes = { $seat } finishes { $who }: one enemy less.
event-because-restores = { $seat } heals { $who }, who is down to { $hp } HP.
event-because-rests = { $seat } recovers, down to { $hp } HP.
event-because-weakens = { $seat } strikes { $who }, who is about to deal { $n }.
event-came = { $who } arrives with { $hp } HP.
event-cleared = { $zone }: not an enemy is left.
event-conceded = The team gives up the fight.
event-defeat = The fight is lost in round { $n }.
event-diminished = { $who } is diminished by { $n } and has { $left } HP.
event-discarded = { $seat } discards { $card }.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
    .secret = { $seat } draws { $card }.
event-entered = { $card } enters play.
event-event = Event: { $card }.
event-exhausted = The draw pile is empty for { $seat }, who loses 1 HP.
event-fair = At the fair: { $cards }.
event-fair-shuffled = The deck of the fair is shuffled.
event-fell = { $who } falls in the fight.
event-fight = A fight begins: { $zone }.
event-fizzled = { $card } has no effect.
event-foresaw = { $seat } foresees { $cards }.
event-foresaw-unseen = { $seat } foresees { $n ->
        [one] a card
       *[other] { $n } cards
    }.
    .secret = { $seat } foresees { $cards }.
event-found = { $seat } searches and finds { $card }.
event-found-unseen = { $seat } searches and finds a card.
    .secret = { $seat } searches and finds { $card }.
event-fulfilled = A quest is fulfilled: { $quest }.
event-granted = { $seat } may play { $n ->
    [one] one more card
   *[other] { $n } more cards
}.
event-handed-in = { $seat } hands in { $card } at the refuge.
event-healed = { $who } regains { $n } HP and has { $left }.
event-hurt = { $who } loses { $n } HP, { $left } are left.
event-jailed = { $seat } jails { $card }.
event-launched = { $who } launches { $card }.
event-left-play = { $card } of { $seat } leaves play.
event-loot = Loot: { $obtain } to be taken, { $n } to be revealed.
event-mal = { $seat } receives { $n } Resurrection Sickness.
event-marked = { $who }: { $marker }, { $n }.
event-milled = { $seat } mills { $card }.
event-overflowed = The hand of { $seat } is full: { $card } is discarded.
event-played = { $who } plays { $card }.
event-quest-closes = A quest is closed: { $quest }.
event-quest-opens = A new quest: { $quest }.
event-recycled = { $seat } recycles { $cards }.
event-replaced = { $n ->
    [0] No civilian is replaced
    [one] One civilian is replaced
   *[other] { $n } civilians are replaced
}.
event-revealed = Loot revealed: { $cards }.
event-revived = { $who } is back with { $n } HP.
event-sets-out = The team sets out: { $zone }.
event-slain = { $who } is defeated.
event-starter = { $seat } begins with { $deck }.
event-team-turn = Round { $n }: the team’s turn.
event-took = { $seat } takes { $card }.
event-unplayed = { $card } can no longer be played and stays in the hand of { $seat }.
event-victory = The fight is won in round { $n }.

# The end

reason-won = The team is still standing.
reason-lost = The team was defeated.
reason-campaign-won = All quests are closed: the Néombre is beaten.
carried = { $decks-count ->
    [one] The deck, the quests and the fair.
   *[other] { $decks-count } decks, the quests and the fair.
}

# Names

phrase-player = { SEAT($n) }
name-companion = the companion
name-poison = poison
name-infection = infection
name-silt = silt
name-rage = rage
name-wind = north wind
name-neombre = néombre
name-any = any marker

# Fields

field-decks = decks of the players
field-starters = starter decks
field-quests = quests
field-fair = fair
field-zone = zone
field-pile = enemies in the pile
field-beaten = enemies beaten in this expedition
field-loot = loot in the pile
field-loot_discard = loot discard
field-shown = loot turned up
field-spent = events triggered
field-obtain = loot to be taken
field-phase = phase
field-resting = decks at rest
field-round = round
field-outcome = outcome
field-drawn = enemies drawn
field-bonus = aggro
field-team = team
field-enemies = enemies
field-order = order of the enemies
field-slain = beaten in this fight
field-turn_cards = cards played this turn
field-channel = the last card had channel
field-epilogue = epilogue
field-guide = who chooses the targets

round = { $round ->
    [0] Between fights
   *[other] Round { $round } of a fight
}
