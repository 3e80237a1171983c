## La table en lignes simples
view-age = Âge { $age } sur { $ages }, { $phase ->
    [setup] mise en place
    [pillars] Pilier Divin
    [planning] Planification
    [action] Action
   *[end_of_age] Fin des Âges
}. Dans le Puits : { COUNT("prayer", $well) }.
view-no-olympian = { SEAT($seat) }, sans Olympien encore.
view-olympian = { SEAT($seat) }, { NAME($olympian) }{ $passed ->
    [true] {", a passé"}
   *[false] {""}
}.
view-tracks = { COUNT("vp", $vp) }, { COUNT("aegis", $aegis) }, { COUNT("faithful", $faithful) }, { COUNT("prayer", $prayer) }, case { $greatness } de Grandeur, Bonté { $goodness }, Détermination { $determination }, { COUNT("spark", $sparks) }.
view-pillars = Pilier : { NAME($pillars) }{ $posture ->
    [none] {""}
   *[other] {" "}({ NAME($posture) })
}.
view-characters = Personnages : { $list }.
view-character = { NAME($character) } : { $place ->
    [reserve] réserve
    [below] défait
   *[other] { NAME($place) }
}{ $token ->
    [none] {""}
    [hidden] {" "}avec un jeton
   *[other] {" "}vers { NAME($token) }
}{ $state ->
    [lying] {" "}(blessé)
    [acted] {" "}(a déjà agi)
   *[ready] {""}
}
view-hand = En main : { NAME($cards) }.
view-premonitions = Prémonitions : { NAME($cards) }.
view-cards = Cartes en main : { $n } ; Prémonitions : { $premonitions }.
view-zone = Dans le Combat : { NAME($cards) }.
view-freed = Retirés : { $list }.
view-of = { NAME($name) } { $n }
view-tile = { NAME($tile) }, à { SEAT($seat) } : { $place ->
    [stored] en stockage
    [workshop_A] Atelier A
    [workshop_B] Atelier B
    [workshop_C] Atelier C
    [factory_1] Usine 1
    [factory_2] Usine 2
    [factory_3] Usine 3
   *[other] { NAME($place) }
}.
view-temple = Temple de { SEAT($seat) } : { NAME($city) }.
view-quest = Quête : { NAME($quest) }{ $chants ->
    [0] {""}
   *[other] {" "}({ $n ->
        [one] { $n } Chant
       *[other] { $n } Chants
    } sur { $chants })
}.
view-laid = Jeton de { SEAT($seat) } : { NAME($place) } ({ NAME($face) }).
view-oracle = À côté de l’Oracle, par { SEAT($seat) } : { NAME($card) }.
view-seen = Vous connaissez le Primordial { NAME($pile) } : { NAME($card) }.
view-chained = Aux Enfers : { NAME($cards) }.
view-combat = Dans le Combat, { SEAT($seat) } ({ NAME($character) }) : Force { $force }.
view-enemy = Contre { NAME($enemy) } : Force { $force }.
