## The guided game: one idea a step, done at once. `.hint` answers whoever tries something else.

guide-welcome =
    Olomòc leaks everywhere, and two cabals fight over what still holds. You lead the Administration, Milan the Fringe; three cogs each.

    It takes a quarter of an hour: one whole cycle, one idea at a time. Leave the lesson whenever you like, the game will go on.
    .title = The leaking city

guide-bloc =
    The Bloc is 16 inches wide, and everything on it is measured to the thousandth. Press “Measure” below the plan whenever you like, even on Milan’s turn: measuring commits you to nothing.

    The one-inch ring around a base is its threat zone. Whoever stands in it is engaged.
    .title = An inch is an inch

guide-wheel =
    A wheel tells all about a cog. Its teeth name the side, its pips the rank, and the lit ring the life points that are left.

    The card beside it shows its dice: Technique, Combat, Shooting, Dodge. Four action tokens a cycle, and not one more.
    .title = Reading a wheel

guide-agenda =
    The agenda says where points come from. This one is called Surveys: one point at the end of each cycle for each marker with your token on it, one for each enemy cog out of action.

    Three markers, four cycles. Number II lies halfway between the sides, and Dominik has seen it.
    .title = What you play for

guide-plan =
    A cycle has five phases, and you fix their order in advance, face down: your three cogs, a propaganda, a ministry.

    Lay Dominik, Hynek, Pétra, Propaganda, then Triage in the fifth slot, the only one left for it. Seal.
    .title = The hidden row
    .hint = Dominik, Hynek, Pétra, Propaganda, Triage: in that order.

guide-tie =
    The first cards are turned up. Dominik against Lumír, rank 1 against rank 1: the Artefact decides, and gives Milan priority. Lumír has come close to the marker.

    Now Dominik. A march costs one token: have him march.
    .title = Phase 1: equal ranks
    .hint = The marker is too far to be studied from here: march first.

guide-ruler =
    The three-inch ruler is laid against the base, and the base ends against the ruler. The bright area shows everything it allows.

    Click in contact with marker II, on its south side, where the lesson points. The ghost tells what awaits you there: nobody engages you.
    .title = The ruler
    .hint = Closer to marker II: in contact, on the south side.

guide-study =
    A free cog within one inch of a marker it sees may study it: a Technique roll, one success is enough.

    Dominik is better with a hammer: two dice, which succeed on 5 and 6. Study all the same.
    .title = Studying
    .hint = Marker II is within reach: study it.

guide-fate =
    Two and three: nothing. But whoever is acting may tempt fate and roll all the dice again, once.

    The price is a Gloom token, paid before the new dice are seen. Tempt it.
    .title = Tempting fate
    .hint = Those dice are not worth keeping.

guide-noirceur =
    A six: your token is on the marker. A violet drop is on Dominik. With one he is tainted, with three corrupted, and the corrupted cost you the game in the end.

    He has two action tokens left. Keep them to answer blows: end the activation.
    .title = Gloom
    .hint = His last two tokens will serve better later: end it.

guide-enter =
    Hynek, rank 2, against a Propaganda, rank 0: the higher one begins, so you do.

    He is not on the Bloc yet. His first action is to enter it.
    .title = Phase 2: enter
    .hint = Outside, he can only enter.

guide-edge =
    To enter, the ruler touches your deployment line in the south, and the base touches the ruler.

    A shooter likes an open view. Choose the place that the lesson points at: from there nothing hides Lumír.
    .title = From the edge
    .hint = Where the lesson points, the view is clear.

guide-shoot =
    A free shooter aims at the nearest free enemy in sight. Hynek has five Shooting dice; beyond four inches he loses two.

    Choose the shot: before you confirm, you read its odds, whether Lumír dodges or not.
    .title = Shooting
    .hint = Hynek has Lumír in his sights: shoot.

guide-dodge =
    Before the dice, the target says what it does. Lumír pays a token to dodge: each success cancels one of yours.

    Three against one. Two wounds are fair: keep the dice.
    .title = He dodges
    .hint = Two wounds are better than another drop: keep them.

guide-spare =
    Two segments of Lumír’s ring have gone out, from left to right.

    Hynek has two tokens left. He could march or shoot again; let him keep them for a dodge. End it.
    .title = Life points
    .hint = Enough for this phase: end it.

guide-riposte =
    Milan’s Propaganda gives Lumír two tokens back and activates him. He charges Dominik: a march and an attack in one go, at a threshold of 4.

    You may answer, for one token. Dominik’s dodge has one die; his riposte, four. Riposte.
    .title = You are charged
    .hint = One dodge die saves nobody. Riposte.

guide-letters =
    Both blows fall together. Dominik takes two and feels one: a reinforced point stops a wound. Lumír loses two points, and the second, tainted, brings him a drop.

    Phase 3: Pétra, rank 3, comes before Zdenka. Have her enter.
    .title = Reinforced, tainted
    .hint = Pétra waits at the edge: have her enter.

guide-near =
    Only a free cog may charge: enter within reach of Lumír, but outside his inch.

    The place that the lesson points at will do.
    .title = Neither too near nor too far
    .hint = From where the lesson points, the charge will be possible.

guide-charge =
    A charge costs two tokens, march and attack included. You must see your target and end with it engaged.

    Charge Lumír.
    .title = Charging
    .hint = Lumír has one life point left. Charge him.

guide-support =
    Only places that engage Lumír are allowed. Dominik engages him already: he will support Pétra.

    Put her where the lesson points.
    .title = Ending in contact
    .hint = Where the lesson points, Lumír is caught between two.

guide-threshold =
    The threshold was 5. The charge takes one off, the support another: Pétra succeeds on 3 or more. Lumír dodged, in vain.

    Three successes: keep them.
    .title = A threshold of three
    .hint = Three successes are enough: keep them.

guide-tactic =
    A frontal attack may give up successes: one to push the target or to step back yourself, two to stun.

    Lumír has one point left. Give up none.
    .title = Tactics
    .hint = Do not push what is falling: nothing.

guide-out =
    Lumír is out of action: one point for you. The hunt moves up a notch; at the third cog lost the game would end at once.

    And Pétra receives a drop. In Olomòc nobody kills and stays clean.
    .title = Out of action

guide-coordinate =
    A stronger card takes along a weaker one already turned up: Pétra may coordinate Dominik, and both act as they like.

    Her Badge gives Pétra one more token. Coordinate Dominik, with the bonus.
    .title = Coordinating
    .hint = Coordinate Dominik, and take the bonus of the Badge.

guide-rest =
    Dominik has one token and one drop. A rest takes the one for the other.

    Have him rest.
    .title = Resting
    .hint = Dominik’s drop first.

guide-done =
    Pétra keeps two tokens: enough to riposte, or to strike whoever would leave her threat zone.

    End the activation of both.
    .title = Something in reserve
    .hint = Pétra has done her part: end it.

guide-ministry =
    Zdenka has entered. Then, in phase 4, Milan turns up a ministry against your Propaganda: it is stopped, and none of yours acts.

    You will repay him: your Triage, in phase 5, stops Vlasta.
    .title = Ministries

guide-hostile =
    His Animosity has brought a Rogue out in the centre. A hostile is nobody’s: it follows its instinct, rule after rule, and strikes whom it holds.

    It struck Dominik twice, who had no token left to answer. The armour held.
    .title = A Rogue

guide-triage =
    Triage and Vlasta both show 3: the Artefact again, and priority comes back to you.

    A ministry activates nobody, it acts. This one heals one of yours: choose Dominik.
    .title = Phase 5: Triage
    .hint = Dominik is the one who took the blows.

guide-points =
    After the five phases, hostiles act once each; then the agenda counts. Your token is on marker II: one more point.

    Two for you, none for Milan, and three cycles ahead of you.
    .title = The end of the cycle

guide-fiel =
    Beware of Gall: each corrupted cog adds one at the end of a cycle. At the third the cabal has lost, whatever its points.
    .title = Gall

guide-closing =
    Action tokens are back, less one: the Artefact opens each cycle with a card, and this is Stasis. Milan, who lost Lumír, has one more Propaganda; his row is laid already.

    You know what matters; every refusal will tell you its rule. The rest is yours to plan.
    .title = Without a net
