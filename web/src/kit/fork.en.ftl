replay-fork-why = { $n ->
    [0] A new table starts from the beginning of the game, against robots. This game stays as it is.
    [one] A new table starts from the position after one move, against robots. This game stays as it is.
   *[other] A new table starts from the position after { $n } moves, against robots. This game stays as it is.
}
replay-fork-study = { $n ->
    [0] A new table starts from the beginning of the game, and you play every seat of it. While people play this game no robot joins in; the others are told.
    [one] A new table starts from the position after one move, and you play every seat of it. While people play this game no robot joins in; the others are told.
   *[other] A new table starts from the position after { $n } moves, and you play every seat of it. While people play this game no robot joins in; the others are told.
}
replay-fork-hidden = What is hidden from you is drawn again at random.
