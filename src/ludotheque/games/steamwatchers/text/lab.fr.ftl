### Ce que le laboratoire compte à Steamwatchers, outre les clans et les places.

trait-deployment = Victoires par Déploiement
trait-first_title = Victoires par premier titre
trait-turn_to_choose = Victoires par ordre de choix
name-chose_1 = A choisi en premier
name-chose_2 = A choisi en deuxième
name-chose_3 = A choisi en troisième
name-chose_4 = A choisi en quatrième
name-chose_5 = A choisi en cinquième
