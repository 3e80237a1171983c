watch-minutes = { $n ->
    [one] { $n } min late
   *[other] { $n } min late
}
watch-answers = { $n ->
    [one] one answer late
   *[other] { $n } answers late
}
watch-at-once = at once
watch-you = you are watching, { $late }
watch-hours = You see { $seen }; it is { $now }.
watch-hours-why = The table is shown { $late }, and never before the sealed answers of that moment are open.
watch-who-all = Anybody may watch, { $late }.
watch-who-link = Whoever has the address may watch, { $late }.
watch-who-club = The members of the club may watch, { $late }.
watch-who-nobody = Nobody watches this table: its players want to be among themselves.
stand = The stand
stand-apart = the table hears nothing
stand-kept = what was said while watching
stand-empty = Nobody has spoken here yet. The table reads it all at the end.
stand-write = Write to the stand
stand-account = To write to the stand you need an account:
stand-send = Send
stand-moment = See that moment again
lead = Who is ahead
lead-estimate = a robot’s estimate from what is seen
lead-percent = { $n }%
lead-team = The team
lead-game = The game
lead-says = { $who } leads: { $n }% to win.
lead-says-team = The team’s chances: { $n }%.
lead-even = Nobody is clearly ahead.
lead-curve = From the deal until now. { $says }
lead-turn = See the turning point
