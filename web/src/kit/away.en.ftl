away-title = While you were away
away-since = { $acts ->
    [one] One move of the others since your answer, { $when }.
   *[other] { $acts } moves of the others since your answer, { $when }.
}
away-used = { $n ->
    [one] Your standing orders have answered once.
   *[other] Your standing orders have answered { $n } times.
}
away-film = Watch, { $n } s
away-again = Watch again
away-skip = Stop the film
away-of = { $n } of { $of }
away-shut = Put this summary away
