### Ce que la préparation dit du jeu : son poids, sa durée, ce que change chaque option.

weight-connect4 = Très léger : une seule règle.
length-connect4 = Une dizaine de jetons chacun : quelques minutes.
