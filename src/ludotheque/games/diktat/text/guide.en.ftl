## The guided first game: one idea a step, done at once. `.hint` answers whoever tries something else.

guide-welcome =
    Prague, at night. A monolith has fallen from the sky, and three Cabals fight over the city. You lead Harmony.

    10 Victory Points (VP) win. They come from the Trophies you take in the sectors, and from the cards of your Cabal.

    This takes about a quarter of an hour. You may leave the lesson at any moment: the game itself will go on.
    .title = Welcome to Prague

guide-screen =
    Below is your screen: your Agents, your Power points (PP), your Affinities. What stands in a golden frame, only you can see.

    Your opponents have one too. This game is about guessing what is behind it.
    .title = What you hide

guide-first =
    Harmony has the highest Rank: you are the Administrator. You decide who begins.

    Begin yourself. What else is power for?
    .title = You are in charge
    .hint = Generous, but name Harmony: one learns best by playing first.

guide-send =
    On your turn you make one Manoeuvre. There are six kinds, and you will make them all. Each costs a Manoeuvre pawn: you have five, and your rivals, just this once, three.

    First, the one that matters most: send a team.
    .title = First Manoeuvre: send
    .hint = That one will come. Begin by sending a team: without it there is nothing to conquer.

guide-sector =
    Opportunity cards are the big prizes. Each belongs to a sector. “Double Pace” is won in the Combinat.

    Send your team to the Combinat: touch it on the map.
    .title = Where is the treasure?
    .hint = A fine district, but the card that waits for you is in the Combinat.

guide-team =
    The Emissary takes Trophies: you need some. The Citizen does nothing, and does it well: it dies in place of the others. A Guard costs whoever assassinates it 2 PP.

    Add two Emissaries, a Citizen, then a Guard, in that order. Then send them.
    .title = Build the team
    .hint = Nearly. From the bottom to the top: two Emissaries, a Citizen, a Guard, and no more.

guide-rivals =
    The Black Guard join you in the Combinat with four pawns. The Resistance raises a tower of six pawns in the New Town. Six!

    All piles are hidden. You see how high they are and whose they are, nothing else.
    .title = The rivals move in

guide-spy =
    What are the Black Guard up to? There is a Manoeuvre to find out.

    Spy.
    .title = Second Manoeuvre: spy
    .hint = Not blindly. Spy first.

guide-look-card =
    You may look at two things: pawns, wherever they are, or the secret card.

    Begin with the secret card, face down below the two Opportunities.
    .title = A first glance
    .hint = Later. The secret card first.

guide-look-pawn =
    “Blast Furnace”, in the Combinat too! So there will be two cards to take there, and only you know it.

    Now look at the top pawn of the Black Guard’s pile in the Combinat.
    .title = The second glance
    .hint = The top one, in the Black Guard’s pile, in the Combinat.

guide-seen =
    An Emissary, right on top, unprotected. It now bears a small eye: only you know it.

    You could show it to everybody. Keep the secret instead, and finish.
    .title = Spotted!
    .hint = A secret is worth more while it is secret. Finish without showing anything.

guide-guard =
    The Black Guard assassinate in turn, at random, and hit your Guard. The rules are firm: they pay you 2 PP, and their Manoeuvre ends there.

    Your Emissaries are safe. Thank you, Guard.
    .title = You are attacked

guide-offer =
    The Resistance offers you a deal: 2 PP for your oath, on the Artefact, to assassinate nobody in the New Town during this Cycle.

    Everything can be bargained for here. But whoever breaks an oath loses 1 VP.

    You had no designs on that tower: accept.
    .title = An offer
    .hint = Answer the offer first. Money for doing nothing: accept.

guide-assassinate =
    Back to that unprotected Emissary.

    Assassinate. Without an Assassin token the Manoeuvre allows a single Assassination: better to know where to aim.
    .title = Third Manoeuvre: assassinate
    .hint = You know where the Emissary is. This is the moment to assassinate.

guide-kill =
    A Citizen earns nothing. A Guard costs you 2 PP. An Emissary earns you 3.

    And you know: the top pawn of the Black Guard, in the Combinat.
    .title = Aim true
    .hint = You know one of them: the top one, in the Black Guard’s pile in the Combinat.

guide-extend =
    3 PP, and the Black Guard have only two Emissaries left in the Combinat. Like you. The tie will have to be broken, and that costs money.

    So you need Power: extend your influence.
    .title = Fourth Manoeuvre: extend
    .hint = Money first: extend your influence.

guide-discard =
    You gain 1 PP. And 1 more if you discard an Agent from your screen.

    Agents left over are lost at the end of the Cycle anyway: discard a Citizen.
    .title = Emptying the drawers
    .hint = A Citizen or a Guard will do: they would be lost anyway.

guide-develop =
    Your rivals have no Manoeuvre pawns left; you have one. Invest it.

    To develop your Cabal is to pay for playing one of your five cards. Its effect lasts the whole game.
    .title = Fifth Manoeuvre: develop
    .hint = Develop: it is your last pawn of this Cycle.

guide-cabal-card =
    The first slot costs 3 PP and gives 1 VP, whichever card you play.

    Play “Preaching”: one more Emissary in every Cycle. Your very first point!
    .title = Choose a card
    .hint = They are all good, but “Preaching” pays from the next Cycle on.

guide-revelation =
    Nobody has a pawn left: here comes the Resolution. The secret card is turned up. General amazement, except at your place.

    Now the sectors with piles are conquered, one after another.
    .title = The masks fall

guide-conquest =
    Once more it is the Administrator who chooses the sector.

    Name the Combinat.
    .title = The conquest
    .hint = The tower can wait. The Combinat first, while you are rich.

guide-tie =
    All is turned up: two Emissaries for you, two for the Black Guard. A tie: there will be a Power struggle.

    Before that, anybody may still step in or bargain. Pass.
    .title = A tie!
    .hint = Nothing more to do here: pass.

guide-bid =
    Each side bids PP in secret. The highest bid takes the first Trophy. But all bids are lost, yours too.

    The Black Guard are thrifty. Bid at least 3.
    .title = Power struggle
    .hint = A little short: with 3 or more you win it for sure.

guide-trophy =
    Two from them, more from you: you are the Winner of the Combinat! Each Emissary is worth one Trophy, in turns.

    Take “Double Pace”.
    .title = Winner
    .hint = A good choice too, but the lesson needs “Double Pace”.

guide-affinity =
    The Black Guard, second, carry off “Blast Furnace”.

    Your card bears a Politics symbol, and you have a Politics Affinity. That is worth 1 VP, at any moment, and costs no pawn.

    Place your Affinity on the card.
    .title = A point right now
    .hint = The Trophy can wait a second. Place your Affinity on the card first.

guide-marker =
    2 VP! You have one Emissary left, hence one Trophy: the Influence marker of the sector.

    The Combinat’s earns 1 PP in every Cycle. Take it.
    .title = A marker
    .hint = Leave nothing to the Black Guard: take the marker.

guide-tower =
    The Combinat is settled. There remains the tower of the Resistance, six pawns high, so precious that you were paid not to touch it.

    Name the New Town.
    .title = The tower
    .hint = Only the New Town is left.

guide-picnic =
    Three Citizens, three Guards… and not one Emissary. No Emissary, no Trophy.

    The tallest tower in Prague has conquered nothing: it was a picnic. And you were paid 2 PP not to disturb it.
    .title = Oh.

guide-end-of-cycle =
    End of the Cycle: Agents, Spies and Assassins are given back. PP, cards, markers and Affinities are kept.

    A last chance to bargain: pass.
    .title = The Cycle ends
    .hint = Nothing is urgent any more: pass.

guide-second-cycle =
    A new Cycle, new Opportunities, new Agents, 3 PP for everybody. You also get an Emissary (“Preaching”) and 1 PP (the Combinat). Whatever you take works for you.

    You are still the Administrator: begin.
    .title = Once more, but richer
    .hint = Keep the lead: name Harmony.

guide-special =
    Some cards have a Manoeuvre of their own. “Double Pace” is one: 3 PP, once a Cycle.

    Play it, and you will have made all six.
    .title = Sixth Manoeuvre: special
    .hint = One last lesson: the Special Manoeuvre of “Double Pace”.

guide-closing =
    2 VP to 0 and 0: you lead, and you know all you need. Send, spy, assassinate, extend, develop, Special Manoeuvre; bargain, bid, conquer.

    Short of money? A Debt gives 5 PP at once, and costs 1 VP at the end.

    The game is yours now: your rivals play in earnest. Go on, or begin a fresh one.
    .title = Prague is yours
