## Puissance 4

seat = { $n ->
    [1] Jaune
   *[other] Rouge
}
disc = { $n ->
    [0] J
   *[other] R
}
ask-drop = Quelle colonne, de 1 à gauche à 7 à droite ?
choice-drop = Jouer dans la colonne { $a ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[other] 7
    }
event-dropped =
    { $seat } joue dans la colonne { $column ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[other] 7
    } ; le jeton tombe au rang { $row ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[other] 7
    }.
why-column-full = Cette colonne est pleine.
why-no-such-column = Il n’y a pas de telle colonne : elles vont de 1 à 7.
reason-four-in-a-row = Quatre jetons alignés.
reason-board-full = Le plateau est plein et personne n’a quatre jetons alignés.

round = { $discs } { $discs ->
    [0] jeton posé
    [1] jeton posé
   *[other] jetons posés
}
