clock-d = { $n } j
clock-h = { $n } h
clock-m = { $n } min
clock-waits = {""}
clock-runs = joue
clock-runs-until = avant { $until }
clock-sealed = répond
clock-given = a répondu
clock-low = joue
clock-low-until = avant { $until }
clock-last = joue
clock-last-brings = + { $brings } si réponse
clock-zero = d’office, { $n } sur 3
clock-zero-endless = réponse d’office
clock-held = un robot tient la place
clock-absent = absent depuis { $n } min
clock-pause = en pause
clock-night = nuit, jusqu’à { $until }
clock-holidays = congés, jusqu’à { $until }
clock-robot = robot
clock-waits-short = {""}
clock-runs-short = joue
clock-sealed-short = répond
clock-given-short = répondu
clock-low-short = joue
clock-last-short = joue
clock-zero-short = d’office { $n }/3
clock-zero-endless-short = d’office
clock-held-short = robot
clock-absent-short = absent { $n } min
clock-pause-short = pause
clock-night-short = nuit, { $until }
clock-holidays-short = congés, { $until }
clock-robot-short = robot
clock-left = { $n ->
    [300] Il vous reste 5 minutes.
    [60] Il vous reste une minute.
    [one] Il vous reste { $n } seconde.
   *[other] Il vous reste { $n } secondes.
}
held-title = Un robot tient votre place
held-why = Votre temps était écoulé. Il ne voit que ce que vous voyez, et vous rend la place dès que vous le voulez.
held-back = Reprendre ma place
give-time = { $days ->
    [yes] Donner un jour
   *[no] Donner 5 minutes
}
given-time = donné
own-clock = Votre temps
own-clock-until = avant { $until }
