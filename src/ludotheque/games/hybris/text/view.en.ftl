## The table in plain lines
view-age = Age { $age } of { $ages }, { $phase ->
    [setup] setting up
    [pillars] Divine Pillar
    [planning] Planning
    [action] Action
   *[end_of_age] End of Ages
}. The Well holds { COUNT("prayer", $well) }.
view-no-olympian = { SEAT($seat) }, no Olympian yet.
view-olympian = { SEAT($seat) }, { NAME($olympian) }{ $passed ->
    [true] {", has passed"}
   *[false] {""}
}.
view-tracks = { COUNT("vp", $vp) }, { COUNT("aegis", $aegis) }, { COUNT("faithful", $faithful) }, { COUNT("prayer", $prayer) }, Greatness space { $greatness }, Goodness { $goodness }, Determination { $determination }, { COUNT("spark", $sparks) }.
view-pillars = Pillar: { NAME($pillars) }{ $posture ->
    [none] {""}
   *[other] {" "}({ NAME($posture) })
}.
view-characters = Characters: { $list }.
view-character = { NAME($character) }: { $place ->
    [reserve] reserve
    [below] defeated
   *[other] { NAME($place) }
}{ $token ->
    [none] {""}
    [hidden] {" "}with a token
   *[other] {" "}for { NAME($token) }
}{ $state ->
    [lying] {" "}(wounded)
    [acted] {" "}(has acted)
   *[ready] {""}
}
view-hand = Hand: { NAME($cards) }.
view-premonitions = Premonitions: { NAME($cards) }.
view-cards = Cards in hand: { $n }; Premonitions: { $premonitions }.
view-zone = In the Combat: { NAME($cards) }.
view-freed = Removed: { $list }.
view-of = { NAME($name) } { $n }
view-tile = { NAME($tile) }, of { SEAT($seat) }: { $place ->
    [stored] in storage
    [workshop_A] Workshop A
    [workshop_B] Workshop B
    [workshop_C] Workshop C
    [factory_1] Factory 1
    [factory_2] Factory 2
    [factory_3] Factory 3
   *[other] { NAME($place) }
}.
view-temple = Temple of { SEAT($seat) }: { NAME($city) }.
view-quest = Quest: { NAME($quest) }{ $chants ->
    [0] {""}
   *[other] {" "}({ $n } of { $chants ->
        [one] { $chants } Canto
       *[other] { $chants } Cantos
    })
}.
view-laid = Token of { SEAT($seat) }: { NAME($place) } ({ NAME($face) }).
view-oracle = Beside the Oracle, by { SEAT($seat) }: { NAME($card) }.
view-seen = You know the Primordial { NAME($pile) }: { NAME($card) }.
view-chained = In the Underworld: { NAME($cards) }.
view-combat = In the Combat, { SEAT($seat) } ({ NAME($character) }): Force { $force }.
view-enemy = Against { NAME($enemy) }: Force { $force }.
