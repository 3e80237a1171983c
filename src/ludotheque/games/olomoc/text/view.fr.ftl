# La table en lignes simples.
view-cycle = { $stage ->
    [setup] Mise en place
    [reserves] Cycle { $cycle } sur 4, réserves d’action
    [mechanism] Cycle { $cycle } sur 4, mécanisme
    [planning] Cycle { $cycle } sur 4, planification
    [phases] Cycle { $cycle } sur 4, phase { $phase } sur 5
    [hostiles] Cycle { $cycle } sur 4, hostiles
   *[end] Cycle { $cycle } sur 4, fin de cycle
} ; traque : { $traque } sur 3.
view-agenda = Agenda : { NAME($agenda) }{ $layout ->
    [none] {""}
   *[other] {" "}; disposition : { NAME($layout) }
}.
view-artefact = Artefact : { NAME($artefact) }, { $figure }.
view-player = { SEAT($seat) } : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, Fiel { $fiel }{ $priority ->
    [first] {", a la priorité"}
   *[second] {""}
}.
view-row = Rangée : { $cards }.
view-hand = Ministères : { $cards }.
view-card = { $card ->
    [none] face cachée
   *[other] { NAME($card) }
}
view-at = en { NUMBER($x, maximumFractionDigits: 2) } ; { NUMBER($y, maximumFractionDigits: 2) }
view-away = hors du Bloc
view-out = hors de combat
view-life = { $n } PV sur { $of }
view-actions = { $n ->
    [one] { $n } pion d’action
   *[other] { $n } pions d’action
}
view-noirceur = Noirceur { $n }
view-stunned = sonné
view-engaged = engagé
view-piece = { NAME($piece) }, { $place } : { $told }.
view-token = pion de { SEAT($seat) }
view-nobody = sans pion
view-marker = { NAME($marker) }, { $place } : { $told }.
