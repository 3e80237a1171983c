### The layout editor.

dr-title = Draw a layout
dr-lead = Sixteen inches by sixteen. The engine says what is wrong while you draw; whoever has the link sees your layout and can play on it.
dr-bloc = The Bloc
dr-add = Add
dr-wall = wall
dr-block = block
dr-corner = corner
dr-tower = tower
dr-crates = crates
dr-fence = fence
dr-pool = zone
dr-chosen = The chosen piece
dr-how = Choose a piece on the Bloc. Drag it, or use the arrows (with Shift an inch, with Alt a thousandth); R turns it, Delete removes it.
dr-piece = Terrain { $n }, { $kind }
dr-kind = Kind
dr-kind-obstructing = blocks the view
dr-kind-low = low, gives cover
dr-kind-zone = zone, lies flat
dr-at = { $x } by { $y ->
        [one] { $y } inch
       *[other] { $y } inches
    }, turned by { $turned }°
dr-left = Turn { $by }° left
dr-right = Turn { $by }° right
dr-opposite = Mirror across the centre
dr-copy = Copy
dr-remove = Remove
dr-ArrowUp = North
dr-ArrowDown = South
dr-ArrowLeft = West
dr-ArrowRight = East
dr-legal = Is it legal?
dr-fits = { $n ->
    [0] Legal, but no agenda can be played on it.
   *[other] Legal. { $n } of { $of ->
        [one] { $of } agenda
       *[other] { $of } agendas
    } can be played on it: { $names }.
}
dr-agenda = Show an agenda
dr-agenda-none = none
dr-barred = not on this layout
dr-play = Play on it
dr-play-not = First the layout must be legal and have a piece of terrain.
dr-share = Copy a link
dr-copied = Link copied
dr-undo = Undo
dr-open = Begin with
dr-empty = an empty Bloc
dr-name = Name
dr-save = Save in this browser
dr-unkept = This browser keeps nothing for later: share the link instead.
dr-forget = Forget { $name }
