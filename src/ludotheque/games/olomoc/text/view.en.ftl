# The table in plain lines.
view-cycle = { $stage ->
    [setup] Setup
    [reserves] Cycle { $cycle } of 4, action reserves
    [mechanism] Cycle { $cycle } of 4, mechanism
    [planning] Cycle { $cycle } of 4, planning
    [phases] Cycle { $cycle } of 4, phase { $phase } of 5
    [hostiles] Cycle { $cycle } of 4, hostiles
   *[end] Cycle { $cycle } of 4, end of cycle
}; hunt: { $traque } of 3.
view-agenda = Agenda: { NAME($agenda) }{ $layout ->
    [none] {""}
   *[other] ; layout: { NAME($layout) }
}.
view-artefact = Artefact: { NAME($artefact) }, { $figure }.
view-player = { SEAT($seat) }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, Gall { $fiel }{ $priority ->
    [first] {", has priority"}
   *[second] {""}
}.
view-row = Row: { $cards }.
view-hand = Ministries: { $cards }.
view-card = { $card ->
    [none] face down
   *[other] { NAME($card) }
}
view-at = at { NUMBER($x, maximumFractionDigits: 2) }, { NUMBER($y, maximumFractionDigits: 2) }
view-away = off the Bloc
view-out = out of action
view-life = { $n } of { $of } life points
view-actions = { $n ->
    [one] { $n } action token
   *[other] { $n } action tokens
}
view-noirceur = Gloom { $n }
view-stunned = stunned
view-engaged = engaged
view-piece = { NAME($piece) }, { $place }: { $told }.
view-token = token of { SEAT($seat) }
view-nobody = no token
view-marker = { NAME($marker) }, { $place }: { $told }.
