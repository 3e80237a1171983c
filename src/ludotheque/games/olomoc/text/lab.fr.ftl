### Ce que le laboratoire compte à Olomòc, outre les factions et les places.

trait-player = Victoires du joueur 1 et du joueur 2
trait-edge = Victoires par ligne de déploiement
trait-agenda_by_player = Victoires des deux joueurs par agenda
trait-agenda_by_edge = Victoires par agenda et ligne de déploiement
trait-layout_by_edge = Victoires par disposition et ligne de déploiement
trait-agenda_by_faction = Victoires par agenda et faction
name-player_1 = Joueur 1
name-player_2 = Joueur 2
