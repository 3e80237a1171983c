## Connect four

seat = { $n ->
    [0] Yellow
   *[other] Red
}
disc = { $n ->
    [0] Y
   *[other] R
}
ask-drop = Which column, from 0 on the left to 6 on the right?
choice-drop = Drop a disc in column { $a }
event-dropped = { $seat } drops a disc in column { $column }; it lands on row { $row }.
why-column-full = This column is full.
why-no-such-column = There is no such column: they go from 0 to 6.
reason-four-in-a-row = four discs in a row.
reason-board-full = the board is full and nobody has four in a row.
