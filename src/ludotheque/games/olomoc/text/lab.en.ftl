### What the laboratory counts in Olomòc beside factions and seats.

trait-player = Wins of player 1 and player 2
trait-edge = Wins by deployment line
trait-agenda_by_player = Wins of both players by agenda
trait-agenda_by_edge = Wins by agenda and deployment line
trait-layout_by_edge = Wins by layout and deployment line
trait-agenda_by_faction = Wins by agenda and faction
name-player_1 = Player 1
name-player_2 = Player 2
