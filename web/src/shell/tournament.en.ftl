### Tournaments: the list, one of them, its desk, organising one.

tournaments = Tournaments
tournaments-lead = For the pleasure of the standings: no prizes, no fees.
tournaments-make = Organise a tournament
tournaments-filter = Which
tournaments-all = All
tournaments-mine = Mine
tournaments-open = Open
tournaments-over = Over
tournaments-none = No tournament
tournaments-none-why = A tournament is organised in a minute; it begins as soon as two people are there, three for pods.
tournaments-none-so = No tournament of this kind
tournament-at = { $day ->
    [today] at { $hour }
   *[other] { $day } at { $hour }
}
tournament-begun = begun { $when }
tournament-nameless = Tournament
tournament-form-pods = Pods
tournament-form-swiss = Swiss
tournament-form-robin = Round robin
tournament-form-knockout = Knock-out
tournament-form-pods-why = more than two; points by place
tournament-form-swiss-why = two, against somebody with as many points
tournament-form-robin-why = two, everybody against everybody
tournament-form-knockout-why = two, in two legs with seats exchanged
tournament-round-of = Round { $n } of { $of }
tournament-when-open = Begins { $when }
tournament-when-next = Round { $n } { $when }
tournament-when-over = Over
tournament-when-off = Called off
tournament-entrants = { $n ->
    [0] nobody yet
    [one] 1 person
   *[other] { $n } people
}
tournament-clock-live = live, { $budget } + { $more } a move
tournament-clock-days = { $budget } an answer, + { $more }
tournament-rated = rated
tournament-private = by link
tournament-by = organised by { $name }
tournament-standing = Your place: { $place } of { $of }.
tournament-in = You are in.
tournament-in-here = You are in, and expected: it is known that you are there.
tournament-enter = Enter
tournament-enter-why = Whoever opens this page will read your name.
tournament-account = Sign in
tournament-here = I am here
tournament-here-why = The call is open: whoever has not answered when the round begins does not play in it.
tournament-table = Your table
tournament-leave = Leave the tournament
tournament-leave-sure = Leave for good?
tournament-leave-why = You will not be paired again. A game under way goes on, and so does its clock.
tournament-stay = Stay
tournament-link = Copy the link
tournament-link-copied = Link copied
tournament-parts = The tournament
tournament-part-round = Round
tournament-part-standings = Standings
tournament-part-rounds = Past rounds
tournament-part-entrants = Players
tournament-part-rules = Rules
tournament-part-desk = Desk
tournament-table-n = Table { $n }
tournament-plays = playing
tournament-yours = yours
tournament-finished = over
tournament-ruled = decided
tournament-watch = Watch
tournament-watch-n = Watch table { $n }
tournament-play = Play
tournament-play-n = Play, table { $n }
tournament-again = Look back
tournament-again-n = Look back at table { $n }
tournament-laying = The table is being laid…
tournament-robot = a robot
tournament-somebody = somebody
tournament-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tournament-not-there = no place
tournament-byes = Without an opponent: { $names }
tournament-missing = Missing: { $names }
tournament-no-tables = Nobody played in this round.
tournament-before = The first round is drawn by lot among those who are there.
tournament-before-call = The call opens ten minutes before, on this page.
tournament-between = Round { $n } begins { $when }.
tournament-rank = Rank
tournament-name = Player
tournament-r = R{ $n }
tournament-sum = Points
tournament-sum-knockout = Matches
tournament-tie = Tie-break
tournament-tie-swiss = Buchholz · S.-B.
tournament-tie-robin = S.-B. · won
tournament-tie-pods = Opponents · won
tournament-tie-knockout = Points of the legs
tournament-still = playing
tournament-standings-after = { $over ->
    [0] the first round counts when it is over
    [one] after one round
   *[other] after { $over } rounds
}
tournament-standings-none = Standings come with the first round.
tournament-entrants-none = Nobody has entered yet.
tournament-entrant-left = left
tournament-entrant-here = is there
tournament-rules-h = What is settled beforehand
tournament-rule-form-swiss = Swiss, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: everybody meets somebody with as many points, nobody the same person twice if that can be avoided. A game won is worth 1 point, a tie a half, being without an opponent 1.
tournament-rule-form-robin = Round robin: everybody meets everybody once. A game won is worth 1 point, a tie a half.
tournament-rule-form-knockout = Knock-out: two legs, seats exchanged; if level a third, then whoever was drawn first goes on. Without an opponent one goes on.
tournament-rule-form-pods = Pods of { $size } at most if that goes, of three to five in any case, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: places are worth 5, 3, 2, 1 and 0 points; among three 5, 3 and 1. Who share a place share its points. Without a pod: 3 points.
tournament-rule-ties-swiss = Tie-breaks: the points of all whom one has met (Buchholz); then those of whom one has beaten, half of them for a tie (Sonneborn-Berger).
tournament-rule-ties-robin = Tie-breaks: the points of those one has beaten, half of them for a tie (Sonneborn-Berger); then games won.
tournament-rule-ties-pods = Tie-breaks: the points of all with whom one has played; then pods won.
tournament-rule-ties-knockout = Who go out in the same round share a place. The last column shows the points of the legs.
tournament-rule-seats = Seats rotate: everybody begins as often as the others, as far as it goes. Blocking somebody changes nothing in the pairings.
tournament-rule-call = In the ten minutes before each round everybody says here that they are there. Who does not say so does not play in it and has no point; they may be back in the next, but not in a knock-out.
tournament-rule-days = By days there is no call: whoever does not leave the tournament plays, and their clock answers for them.
tournament-rule-missing-bye = Who has nobody to play with has the point of the game; in a Swiss, the last of those who have had it least often.
tournament-rule-missing-robot = Who has nobody to play with plays against a robot, which scores nothing. In pods, robots complete the table.
tournament-rule-missing-smaller = If somebody is missing, pods become smaller, of three at least.
tournament-rule-come = The table is dealt when all are there, at the latest { $live ->
    [yes] five minutes
   *[no] one day
} after the round has begun. Then the clocks run.
tournament-rule-zero-default = At zero, the default answer; after the third in a row a robot holds the seat and gives it back.
tournament-rule-zero-robot = At zero, a robot holds the seat and gives it back.
tournament-rule-zero-loss = At zero, the seat is lost.
tournament-rule-left = Who resigns, or whose seat a robot holds at the end, has no point at that table. If one person is left there, they have won; if only robots are left, the table is over.
tournament-rule-end = A round ends with its last table. The next begins ten minutes later.
tournament-rule-rated = The games count for everybody’s level.
tournament-rule-friendly = The games count for nobody’s level.
tournament-rule-late = One may still enter when it has begun, without points for past rounds.
tournament-rule-on-time = Nobody enters when it has begun.
tournament-rule-organiser = The organiser may decide a table that does not end, never their own; whatever is decided can be read below.
tournament-rulings = Decisions
tournament-rulings-none = Nothing was decided otherwise than by the rules.
tournament-ruling-ruling = Round { $round }, table { $table } decided: “{ $why }”
tournament-ruling-out = { $name } plays no more: “{ $why }”
tournament-ruling-moved = The next round begins { $when }
tournament-ruling-off = Called off: “{ $why }”
tournament-ruling-few = Called off by the rules: too few were there.
tournament-off-title = This tournament is called off.
tournament-off-why = “{ $why }”
tournament-desk-decide = To decide
tournament-desk-nothing = Nothing: the rules and the clocks see to it.
tournament-desk-silent = Have not answered the call: { $names }
tournament-desk-silent-why = The rules say: whoever is not there when the round begins does not play in it.
tournament-desk-waits = The round waits for { $n ->
    [one] table { $tables }
   *[other] tables { $tables }
}.
tournament-desk-begin = Begin now
tournament-desk-begin-off = It begins sooner once all have answered the call.
tournament-desk-pair-off = Pair round { $n }: when the tables are over
tournament-desk-later = Later
tournament-desk-by = by { $time }
tournament-desk-tables = Tables of the round
tournament-desk-rule = Decide
tournament-desk-rule-n = Decide table { $n }
tournament-desk-own = your own table: it is not yours to decide
tournament-desk-preview = Round { $n }, if one paired now
tournament-desk-preview-why = Nobody meets again if that can be avoided; seats rotate.
tournament-desk-preview-none = The first round is drawn by lot; a knock-out is paired when its matches are over.
tournament-desk-people = Players
tournament-desk-out = Send off
tournament-desk-out-name = Send off { $name }
tournament-desk-end = Call the tournament off
tournament-desk-place = Place of { $name }
tournament-desk-place-none = none
tournament-desk-why = Why
tournament-desk-why-hint = Everybody will read it.
tournament-desk-do = Decide so
tournament-create = Organise a tournament
tournament-create-lead = Rules are settled now, and do not change any more.
tournament-create-name = Name of the tournament
tournament-create-game = Game
tournament-create-together = { $game } is won together: there is nothing to rank in it.
tournament-create-form = Format
tournament-create-no-pods = this game is for two
tournament-create-rounds = Rounds
tournament-create-size = At each table
tournament-create-missing = If somebody is missing
tournament-create-missing-bye = who is alone has the point
tournament-create-missing-robot = a robot, without points
tournament-create-missing-smaller = a smaller pod
tournament-create-clock = Clock
tournament-create-clock-brisk = live, 15 min + 20 s a move
tournament-create-clock-evening = live, 45 min + 1 min a move
tournament-create-clock-daily = by days, 1 d an answer, + 2 d
tournament-create-clock-days = by days, 2 d an answer, + 3 d
tournament-create-zero = At zero
tournament-create-zero-default = default answer, then a robot
tournament-create-zero-robot = a robot holds the seat
tournament-create-zero-loss = the seat is lost
tournament-create-begins = First round
tournament-create-begins-why = In ten minutes at the earliest, for the call.
tournament-create-who = Who finds it
tournament-create-listed = Everybody
tournament-create-listed-why = It stands in the list of tournaments.
tournament-create-private = By link
tournament-create-private-why = Only those to whom you give the link.
tournament-create-rated = Rated games
tournament-create-rated-why = They count for everybody’s level.
tournament-create-late = Late entries
tournament-create-late-why = One may enter when it has begun, without points for past rounds.
tournament-create-gives = What this gives
tournament-create-gives-least = Begins with { $n } people at least
tournament-create-gives-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
tournament-create-gives-for = For { $n } people: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
tournament-create-gives-prize = No prizes, no fees
tournament-create-do = Open the entries
