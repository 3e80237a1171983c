### Ce que la préparation dit du jeu : son poids, sa durée, ce que change chaque option.

weight-phare = Léger : une page de règles, on gagne ou on perd ensemble.
length-phare = Une dizaine de décisions chacun : cinq minutes.
