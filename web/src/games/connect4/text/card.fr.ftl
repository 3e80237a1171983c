### Ce que la page dit du jeu avant qu’on s’y assoie : la préparation.

weight-connect4 = Très léger : une seule règle.
length-connect4 = Une dizaine de jetons chacun : quelques minutes.
