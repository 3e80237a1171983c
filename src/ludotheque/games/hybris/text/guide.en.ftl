## The guided first game: one idea a step, done at once. `.hint` answers whoever tries something else.

guide-welcome =
    Olympus is a machine, and the gods have begun to improve it. You are Athena; Calliope plays Poseidon.

    It takes about a quarter of an hour: one whole Age, one idea at a time. You may leave the lesson whenever you like, the game will go on.
    .title = The gods tinker

guide-board =
    Six boards stand round the Mortal World. Each is a Location with one action or two.

    At Olympus Technologies are designed, at the Forge they are manufactured, in the five Cities they are deployed. The rest helps, hinders or bites.
    .title = Seven places

guide-win =
    The ring counts Victory Points: 5 for you, 8 for Calliope. This Scenario has four Ages; the most points win.

    There is a short cut: the first to unlock four Upgrades wins at once. Divinity has its privileges.
    .title = How to win

guide-pillar =
    An Age begins with the Divine Pillars, chosen in the order of Greatness. You are first.

    A Pillar has two halves: the top is for its owner, the bottom for everybody else. Its number says when you play. Take Pillar 4, Indoctrination.
    .title = Phase 1: the Pillars
    .hint = A fine column, but the lesson leans on number 4.

guide-plan =
    Calliope has 5, so you will play before her.

    Now everybody plans in secret: a Location token under each Hero and Prophet. That is where they will go in this Age. Give Diomedes the Forge.
    .title = Phase 2: Planning
    .hint = Diomedes has a Technology to manufacture: the Forge.

guide-tokens =
    Odysseus gets the Moirai, the Prophet gets the Oracle. A Prophet never goes to the Moirai or the Colosseum: too much blood.

    Athena herself needs no token. She goes where she pleases.
    .title = The others too
    .hint = The Moirai for Odysseus, then the Oracle for the Prophet.

guide-seal =
    As long as you have not sealed you may change your mind, and nobody sees anything.

    All have their token: seal the plan.
    .title = Seal
    .hint = The plan is complete: seal it.

guide-activate =
    Turn by turn, in the order of the Pillars, you activate one character or pass.

    A Hero or a Prophet costs 1 Aegis, an Olympian nothing. Activate Diomedes.
    .title = Phase 3: actions
    .hint = Their turn will come. Diomedes first.

guide-slot =
    His token shows: the Forge. He stands on one of its three slots and takes the bonus written under it.

    When all slots are taken one stands on the illustration, and loses what the board shows with a minus. Take the slot with the Aegis: your Hero is refunded.
    .title = Where do you stand?
    .hint = The second slot of the Forge gives an Aegis.

guide-action =
    Once there, you must act. At the Forge: Manufacture one of your Technologies, or Produce, which moves the Factory on.

    Your Colonnade waits in the Workshop: Manufacture it.
    .title = And then you act
    .hint = Your Technology first: Manufacture.

guide-make =
    Its price is 2 Faithful and 1 Aegis, but on space C a Technology costs 2 less. You choose which.

    Pay 1 Faithful or 1 Aegis. The tile goes to the Factory, and out of it towards your storage, space by space.
    .title = The patient pay less
    .hint = Either price will do: one Faithful, or one Aegis.

guide-rival =
    Theseus, Poseidon’s Hero, lands in Lemnos and deploys a Military Technology there.

    A deployment brings three rewards: points, Prayers, and the bonuses of the Goodness track. Rather a lot for a fish.
    .title = Calliope builds

guide-contest =
    A deployment can be contested, at no cost, by a Hero with a token or an Olympian who has not acted yet. The token comes back unseen.

    The winner takes one of the three rewards. Contest with Odysseus.
    .title = I object
    .hint = Athena has better things to do. Contest with Odysseus.

guide-card =
    Combat! Each lays one Conflict card face down. The figure is its Force.

    Lay Crush: Force 3. Remember the half of a lion on its right edge.
    .title = First round
    .hint = Crush opens the way for what comes next.

guide-marker =
    Both have a card down. Now each says in secret: Continue, and the card is turned up and counts; or Stop, and it goes back to the hand.

    Both answers are shown together. Continue.
    .title = Continue or stop
    .hint = You have hardly begun: continue.

guide-combo =
    3 for you. Poseidon has 2, less 1 because he hates to defend: 1.

    Both went on, so there is another round. Chain Strike begins with the other half of the lion: the two complete each other, and the Combo adds 3. Lay it.
    .title = The lion is whole
    .hint = The lion wants its other half: Chain Strike.

guide-again =
    Every card costs Determination: 1 for Crush, 2 for Chain Strike. Your Determination is 3, so it just fits.

    Continue: that would make 8.
    .title = Just enough
    .hint = Two more, three for the Combo: continue.

guide-enough =
    Calliope stopped: her second card went back to her hand unseen. Having gone on, you may now play alone.

    8 against 1. A tie would go to the Defender, but this is no tie. Stop here and keep your last card.
    .title = That will do
    .hint = You have won already. Stop, and keep the card.

guide-claim =
    Theseus falls, and walks to the Underworld until somebody resurrects him. Odysseus takes his place in Lemnos.

    And you take one of her rewards. A is the points of the tile: 4.
    .title = To the victor
    .hint = The points: reward A.

guide-olympian =
    Your turn again. Athena costs nothing and carries no token: she may go anywhere, once in an Age.

    Activate Athena.
    .title = The goddess in person
    .hint = Now Athena herself.

guide-resolve =
    In the turn of your Olympian you resolve your Pillar: before she moves, before she acts, or after.

    Now is a good moment: resolve it, and use the top half. It brings 2 Faithful and 2 Goodness.
    .title = The Pillar answers
    .hint = Resolve the Pillar, then say yes to its top half.

guide-city =
    Two Goodness: the bonuses of your next deployment grow. Mortals also say Prayers, which fall into the Well; mind, at 9 it overflows.

    Send Athena to the Mortal World, to Argos.
    .title = Down to earth
    .hint = The Mortal World, then Argos.

guide-deploy =
    The chevrons on the edges of tiles connect: your Decree points west and east, and so do Calliope’s Granaries. Each connection is worth a point, to both.

    Deploy, on the western space of Argos, beside the Granaries.
    .title = Connections
    .hint = Deploy, then the western space, next to the other tile.

guide-spark =
    Nobody contested. Points of the tile, Prayers, Goodness, the City’s taste for the Social, the connection, and 2 because you are Athena: a fine harvest.

    The Decree also removes a Spark from your Upgrades. Elements leave an Upgrade from left to right. Take the Aegis Shield.
    .title = Sparks
    .hint = The Upgrade named The Aegis Shield has a Spark on its left.

guide-prophet =
    Calliope designed a Technology at Olympus. Your Prophet is left, with his token for the Oracle.

    Activate him, and take the slot that gives a Premonition.
    .title = The one with the hood
    .hint = The Prophet, then the third slot of the Oracle.

guide-vision =
    A Premonition is a secret goal: sent to the Location it names, with its conditions met, you complete it and take the reward.

    Yours speaks of another day. Go on.
    .title = You see something
    .hint = Nothing to complete yet. Go on.

guide-presage =
    Something sleeps under the second Age. With a Presage you lay a card with a new Element beside the Oracle, pay 1 Faithful, and look at the Primordial.

    Presage, with Anticipation.
    .title = Before it wakes
    .hint = Presage, then the card Anticipation.

guide-looked =
    Lethe, forgetfulness! You alone know its name. With a card beside the Oracle its first Wrath passes you by.

    That was your Prophet’s turn. Go on.
    .title = Now you know
    .hint = Nothing more to do here. Go on.

guide-pass =
    Poseidon drained Aegis in the Underworld, and his Pillar gave you one as well.

    None of your characters is left: pass.
    .title = Rest
    .hint = Everybody has acted: pass.

guide-fear =
    Phase 4. Characters come home, used tokens rest for an Age, the Factory moves on by itself, the Quests of the Moirai slide.

    At the end of Ages 2, 4 and 6 a Primordial wakes. Lethe took a Faithful from Calliope. From you: nothing. Well foreseen.
    .title = Phase 4: Fear

guide-closing =
    You lead, and you know how an Age goes: Pillar, plan, actions, Fear. There are still Quests, the Colosseum and its Heroes, Temples, and your six Upgrades.

    A new Age begins with the Pillars, and you are first. This time nobody holds your hand.
    .title = The cosmos is yours
