### The words of its table, beside the rules.

ph-board = The coast
ph-help = Touch the coast to put the lantern there, or give the two numbers.
ph-oil = { $task ->
    [keep] Keep the lamp
   *[fetch] Fetch oil
}: { $least } to { $most ->
        [one] { $most } measure
       *[other] { $most } measures
    } in the tank, as the others choose.
ph-light = This lantern: { $lit ->
        [one] { $lit } square
       *[other] { $lit } squares
    } lit out of { $of }, instead of { $before }.
ph-flare = A flare: { $lit ->
        [one] { $lit } face
       *[other] { $lit } faces
    } of the die out of { $of } would bring her into the light.
ph-tow = Towed { $side ->
    [west] west
   *[east] east
}: { $lit ->
    [0] in the dark.
   *[other] in the light.
}
