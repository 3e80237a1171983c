# Une position en lignes simples, pour le terminal.
view-zone = { NAME($zone) }{ $n ->
    [0] {""}
   *[other] {", "}tour { $n }
} ; adversaires dans la pile : { $pile }, butins : { $loot }.
view-between = Entre deux expéditions.
view-quest = Quête : { NAME($quest) } ({ $state ->
    [fulfilled] accomplie, à clore au refuge
   *[active] { $n } sur { $goal }
}).
view-deck = { SEAT($seat) } : { NAME($deck) }, cartes du deck : { $n }.
view-hp = { $hp }/{ $max } PV
view-armour = armure { $n }
view-aims = vise { NAME($who) }
view-marker = { NAME($marker) } { $n }
view-enemy = { $n }. { NAME($card) } : { $list }.
view-figure = { NAME($who) } : { $list }.
view-dead = { NAME($who) } est à terre.
view-stage = { $stage ->
    [waiting] tour à venir
    [open] joue
   *[over] tour fini
}, cartes à jouer : { $n }
view-cards = { $place ->
    [hand] Main
    [discard] Défausse
    [jail] Geôle
   *[attached] Carte attachée
} : { NAME($cards) }.
view-held = Main : { $n }, cachée.
view-draw = Pioche : { $n }.
view-draw-top = Pioche : { $n }, visibles au-dessus : { NAME($cards) }.
view-in-play = En jeu : { $list }.
view-card = { NAME($card) }
view-summon = { NAME($card) } ({ $hp }/{ $max } PV)
view-loot = Butins révélés : { NAME($cards) } ; à prendre : { $n }.
view-fair = À la foire : { NAME($cards) }.
