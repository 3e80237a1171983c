## Connect four

seat = { $n ->
    [1] Yellow
   *[other] Red
}
disc = { $n ->
    [0] Y
   *[other] R
}
ask-drop = Which column, from 1 on the left to 7 on the right?
choice-drop = Drop a disc in column { $a ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[other] 7
    }
event-dropped =
    { $seat } drops a disc in column { $column ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[other] 7
    }; it lands on row { $row ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[other] 7
    }.
why-column-full = This column is full.
why-no-such-column = There is no such column: they go from 1 to 7.
reason-four-in-a-row = Four discs in a row.
reason-board-full = The board is full and nobody has four in a row.

round = { $discs } { $discs ->
    [1] disc
   *[other] discs
} played
