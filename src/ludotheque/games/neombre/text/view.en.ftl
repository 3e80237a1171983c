# A position in plain lines, for the terminal.
view-zone = { NAME($zone) }{ $n ->
    [0] {""}
   *[other] {", "}turn { $n }
}; enemies in the pile: { $pile }, loot: { $loot }.
view-between = Between two expeditions.
view-quest = Quest: { NAME($quest) } ({ $state ->
    [fulfilled] fulfilled, to be closed at the refuge
   *[active] { $n } of { $goal }
}).
view-deck = { SEAT($seat) }: { NAME($deck) }, cards in the deck: { $n }.
view-hp = HP { $hp }/{ $max }
view-armour = armour { $n }
view-aims = aims at { NAME($who) }
view-marker = { NAME($marker) } { $n }
view-enemy = { $n }. { NAME($card) }: { $list }.
view-figure = { NAME($who) }: { $list }.
view-dead = { NAME($who) } has fallen.
view-stage = { $stage ->
    [waiting] turn to come
    [open] playing
   *[over] turn over
}, plays left: { $n }
view-cards = { $place ->
    [hand] Hand
    [discard] Discard
    [jail] Jail
   *[attached] Attached
}: { NAME($cards) }.
view-held = Hand: { $n }, unseen.
view-draw = Draw pile: { $n }.
view-draw-top = Draw pile: { $n }, face up on top: { NAME($cards) }.
view-in-play = In play: { $list }.
view-card = { NAME($card) }
view-summon = { NAME($card) } (HP { $hp }/{ $max })
view-loot = Loot turned up: { NAME($cards) }; to be taken: { $n }.
view-fair = At the fair: { NAME($cards) }.
