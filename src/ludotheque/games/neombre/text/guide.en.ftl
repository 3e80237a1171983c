## The guided first game: one idea a step, done at once. `.hint` answers whoever tries something else.

guide-welcome =
    Something has eaten the names of things. Those who still have one are called the Named: you are one of them, and so is Orsane. You win together, or you fall together.

    It takes a little over ten minutes: the first expedition, one idea at a time. You may leave the lesson whenever you like, the game will go on.
    .title = By lantern light

guide-quest =
    A campaign is a chain of quests. Each has a level, an objective and a reward. When all quests of a level are closed, those of the next one open.

    The first is called The Den of the Named: win one fight on the Refuge Path. The refuge lies at its end, and between you and the refuge lies something that growls.
    .title = Just the one quest

guide-deck =
    Each of you has a deck of ten cards, for the whole campaign. It will grow with what you find, and it is all you own: your blows, your care, and even your health.

    There are four to begin with. Take the Scrapper: thick skin, simple blows.
    .title = Your deck
    .hint = That one will suit another campaign. For this lesson take the Scrapper.

guide-companion =
    Orsane takes the Bonesetter, who mends what others break. Two decks that do not do the same thing get further than two that do.

    And there you are on the path. The zone has two piles, which nobody knows: its enemies, here a single one, and its loot. The one has to be beaten for the other.
    .title = On the way

guide-life =
    You each had 10 hit points. That is where everybody begins; every ten points of value in your deck will add one.

    Your cards are worth nothing yet. Nobody said it would be a rich campaign.
    .title = Hit points

guide-foe =
    There it is: the Feral Bharaloth. Read it from top to bottom. It has 14 hit points. “Active” is what it does in its own turn. “Riposte” is what it gives back to whoever harms it.

    In the first expedition you meet one enemy. Later you will say yourselves how many you dare to meet.
    .title = The Bharaloth

guide-irruption =
    Some enemies make an entrance: what stands after “Arrival” happens once, as soon as they are drawn.

    This one has cost you both 2 hit points, hence the 8 you have left, and let you both draw a card. It is hardly an even trade.
    .title = An entrance

guide-hand =
    Everybody drew three cards, then one more for the entrance. Hands lie open: you all see everything, talk, and decide together.

    The team’s turn comes first. You act in any order you like; nobody has to go first. Let us begin with you.
    .title = Four cards in hand

guide-guard =
    If you strike now, the riposte will cost you 2 hit points. But look at Surly Guard: it heals 1, and until the enemies have acted, whatever harms you is lowered by 2.

    It is an enchantment: it stays in front of you for as long as it says. Play Surly Guard.
    .title = First the shield
    .hint = Order matters: first Surly Guard, and only then the blows.

guide-strike =
    Now you may strike in peace. Clumsy Thrust deals 3 to an enemy. There is only one, so nobody asks you whom.

    Before you confirm, the table shows what will happen, riposte included. Play Clumsy Thrust.
    .title = Then the blow
    .hint = Clumsy Thrust: 3 damage, and the guard takes care of the rest.

guide-riposte =
    The Bharaloth is down to 11. It struck back with its 2 damage, and your guard swallowed both: you have lost nothing.

    Every enemy answers each card that harmed it, as soon as the card is done. It answers the one who played the card, and only if it is still alive.
    .title = The riposte

guide-two-cards =
    In a turn everybody may play two cards. You have played yours. Only Rough Bravado is left to you: its word “extra” says that it does not count among the two.

    Keep it, you will need a card in a moment. End your turn.
    .title = Two cards, and some extra
    .hint = Rough Bravado will do more good in the next round. End your turn.

guide-in-one-go =
    Orsane slaps the beast: 2 damage, 1 hit point for her, and a riposte that takes 2 from her. Her litany then heals everybody by 1.

    Mind this: a turn is taken in one go. If you had not ended yours, her first card would have ended it for you.
    .title = Orsane’s turn

guide-target =
    The team is done: the enemies act, from the first drawn to the last. Whom do they pick? The small word under the name says it.

    “Methodical”: the first target is drawn by lot, then it goes round the table. The lot fell on you. Somebody had to.
    .title = The enemies’ turn

guide-discard =
    What it does, it does in the written order. First you discard a card, the one you like least.

    You are in good health: Second Wind, which heals, can go. Discard it.
    .title = A card less
    .hint = Bravado will strike soon. Let Second Wind go.

guide-held =
    Then 1 damage, and your guard, which had only been waiting for that, took it. It is over now and lies in your discard.

    Finally, you recycled a card: one from your discard, at random, went back under your draw pile. The beast does not know that this one did you good.
    .title = Your guard held

guide-next-target =
    A line leads from the Bharaloth to Orsane, with the damage at its end: that is whom it will strike next.

    Look at these lines before you play. They say who needs a guard, and who can afford to be rash.
    .title = Who is next?

guide-draw =
    A round begins with a card for everybody; only the first one does not. If your draw pile were empty, you would lose a hit point instead: it does not refill by itself. That is what recycling is for.

    You drew another Clumsy Thrust. It is all you ever wanted.
    .title = Round 2

guide-extra =
    Your guard is gone, but Orsane has seen to it that you have all your hit points. Spend some of them.

    Rough Bravado first. It is extra, so you may still play two cards after it.
    .title = Bravado
    .hint = First Rough Bravado: as an extra card it costs you none of your two.

guide-again =
    1 damage for it, 2 for you: a bad bargain, if it did not bring the end nearer. Each card that harms calls for its own riposte, and many small blows cost more than a big one.

    Here is a bigger one. Play Clumsy Thrust.
    .title = And again
    .hint = Clumsy Thrust, once more.

guide-healed =
    You have no card left, so your turn is over. Orsane hits with her pestle for 3 and takes the riposte; then a rancid salve gives you 4 hit points. It smells, but it works.

    Two people who each do what they do best: that is the whole art of it.
    .title = Good company

guide-her-turn =
    The Bharaloth goes round the table, as announced: this time Orsane lost a card and a hit point, and recycled one.

    Whoever falls to 0 is dead until the end of the fight. The others go on; if all fall, the fight is lost, and a card called Resurrection Sickness joins the decks. In the first expedition you are spared it.
    .title = Her turn to suffer

guide-last-blow =
    Round 3. You have drawn yet another Clumsy Thrust. The Bharaloth has 2 hit points left, and your blow takes 3.

    A dead enemy strikes no more: no riposte. Play Clumsy Thrust.
    .title = The last blow
    .hint = It has 2 hit points left. Clumsy Thrust takes 3.

guide-victory =
    The fight is won as soon as no enemy is left. All cards go back into their decks: hands, discards, whatever lay in play. You will begin the next fight healed and shuffled.

    And the quest is fulfilled. It will be closed at the refuge, not before.
    .title = Victory

guide-loot =
    Every enemy has a loot score. This one says 2 of 4: four cards are turned up, and the team may take two of them.

    You decide together who gets what. There is no money, and no share that is yours by right; whoever speaks best for a card gets it.
    .title = Loot

guide-take =
    The Scrapper likes to strike: Paltry Fury, 2 damage and extra, or Rusticism, 3 damage and a card, which is paid for with 1 hit point.

    Take one of the two for yourself: the card, then your name.
    .title = One for you
    .hint = For yourself, Paltry Fury or Rusticism: first the card, then who gets it.

guide-give =
    The second one is for Orsane. Byway Composure heals 3 and draws a card; Dented Flask is equipment, which stays in front of its owner and heals 1 before each of her turns.

    Give her one of these two.
    .title = One for Orsane
    .hint = For Orsane, Byway Composure or Dented Flask.

guide-grown =
    Each deck now has eleven cards, and a value of 1. What was left lying goes back to the zone: it may turn up again one day.

    After other fights you will be asked whether you go on in the same zone or stop. Here there is nobody left to fight: you walk on, up to a door with light under it.
    .title = Decks that grow

guide-refuge =
    The refuge. Here quests are closed, and rewards handed out; the world map hangs here too, with its zones, each with its level, and the fair, where cards are traded for cards.

    The Den of the Named is closed. Its reward, Surrogate Rambling, goes to one of you.
    .title = Home

guide-closing =
    Two quests of level 1 open as soon as the reward is given. They do not say where to go: their words hint at it. Begin with zones of level 1, and come home when there is something to tell.

    The lesson ends here. Give the reward to whomever you like, then begin a campaign, alone with a companion or up to four. The lantern is yours.
    .title = What comes next
