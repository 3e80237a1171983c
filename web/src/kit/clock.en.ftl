clock-d = { $n } d
clock-h = { $n } h
clock-m = { $n } min
clock-waits = {""}
clock-runs = plays
clock-runs-until = by { $until }
clock-sealed = answers
clock-given = has answered
clock-low = plays
clock-low-until = by { $until }
clock-last = plays
clock-last-brings = + { $brings } for an answer
clock-zero = by default, { $n } of 3
clock-zero-endless = default answer
clock-held = a robot holds the seat
clock-absent = away for { $n } min
clock-pause = paused
clock-night = night, until { $until }
clock-holidays = holidays, until { $until }
clock-robot = robot
clock-waits-short = {""}
clock-runs-short = plays
clock-sealed-short = answers
clock-given-short = done
clock-low-short = plays
clock-last-short = plays
clock-zero-short = default { $n }/3
clock-zero-endless-short = default
clock-held-short = robot
clock-absent-short = away { $n } min
clock-pause-short = paused
clock-night-short = night, { $until }
clock-holidays-short = off, { $until }
clock-robot-short = robot
clock-left = { $n ->
    [300] You have 5 minutes left.
    [60] You have one minute left.
    [one] You have { $n } second left.
   *[other] You have { $n } seconds left.
}
held-title = A robot holds your seat
held-why = Your time had run out. It sees only what you see, and gives the seat back whenever you want it.
held-back = Take my seat back
give-time = { $days ->
    [yes] Give a day
   *[no] Give 5 minutes
}
given-time = given
own-clock = Your time
own-clock-until = before { $until }
