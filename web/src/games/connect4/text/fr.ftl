### Les mots de la table, hors des règles.

c4-board = Sept colonnes, six rangs
c4-column = Colonne { $n }, { $free ->
    [0] pleine
    [one] une case libre
   *[other] { $free } cases libres
}
