## Puissance 4

seat = { $n ->
    [0] Jaune
   *[other] Rouge
}
disc = { $n ->
    [0] J
   *[other] R
}
ask-drop = Quelle colonne, de 0 à gauche à 6 à droite ?
choice-drop = Jouer dans la colonne { $a }
event-dropped = { $seat } joue dans la colonne { $column } ; le jeton tombe au rang { $row }.
why-column-full = Cette colonne est pleine.
why-no-such-column = Il n’y a pas de telle colonne : elles vont de 0 à 6.
reason-four-in-a-row = quatre jetons alignés.
reason-board-full = le plateau est plein et personne n’a quatre jetons alignés.
