### What the laboratory counts in Steamwatchers beside clans and seats.

trait-deployment = Wins by Deployment
trait-first_title = Wins by first title
trait-turn_to_choose = Wins by order of choice
name-chose_1 = First to choose
name-chose_2 = Second to choose
name-chose_3 = Third to choose
name-chose_4 = Fourth to choose
name-chose_5 = Fifth to choose
