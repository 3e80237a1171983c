away-title = Pendant votre absence
away-since = { $acts ->
    [one] Un coup des autres depuis votre réponse, { $when }.
   *[other] { $acts } coups des autres depuis votre réponse, { $when }.
}
away-used = { $n ->
    [one] Vos consignes ont répondu une fois.
   *[other] Vos consignes ont répondu { $n } fois.
}
away-film = Revoir, { $n } s
away-again = Revoir encore
away-skip = Arrêter le film
away-of = { $n } sur { $of }
away-shut = Retirer ce résumé
