# La table en lignes simples.
view-cycle = Cycle { $cycle } sur 4, { $stage ->
    [setup] mise en place
    [reserves] réserves d’action
    [mechanism] mécanisme
    [planning] planification
    [phases] phase { $phase } sur 5
    [hostiles] hostiles
   *[end] fin de cycle
} ; traque : { $traque } sur 3.
view-agenda = Agenda : { NAME($agenda) }{ $layout ->
    [none] {""}
   *[other] {" "}; décor : { NAME($layout) }
}.
view-artefact = Artefact : { NAME($artefact) }, { $figure }.
view-player = { SEAT($seat) } : { $vp } points, Fiel { $fiel }{ $priority ->
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
    [one] { $n } jeton d’action
   *[other] { $n } jetons d’action
}
view-noirceur = Noirceur { $n }
view-stunned = sonné
view-engaged = engagé
view-piece = { NAME($piece) }, { $place } : { $told }.
view-token = jeton de { SEAT($seat) }
view-nobody = sans jeton
view-marker = { NAME($marker) }, { $place } : { $told }.
