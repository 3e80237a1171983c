### The words of its table, beside the rules.

c4-board = Seven columns, six rows
c4-column = Column { $n }, { $free ->
    [0] full
    [one] one free cell
   *[other] { $free } free cells
}
