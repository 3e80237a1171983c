"""The words of the Archon cards (STW-062 to STW-064): what they can say, and the rules carry out."""

from typing import Final

from ludotheque.games.steamwatchers import verbs
from ludotheque.kit.effects import program
from ludotheque.kit.effects.vocabulary import Lexicon

WORDS = Lexicon()
ARRIVAL, LASTING, BONUS, EITHER = "arrival", "lasting", "bonus", "arrival bonus"

# What can be done.
NAME_SEA: Final = WORDS.verb("name_sea", "to=sea", ARRIVAL, rule="STW-062", ask="name-sea")
GAIN_HEALTHY: Final = WORDS.verb("gain_healthy", "n:1..5 to=concerned", EITHER)
WORDS.verb("raise_incubation", "n:1..5 to=concerned", ARRIVAL)  # by n
WORDS.verb("place_soldier", "n:1..5 to=concerned", EITHER)  # n base soldiers from reserve, in zones controlled
WORDS.verb("grow_columns", "floors:floors n:1..5", ARRIVAL)  # each column of exactly that many floors gains n
SHRINK_COLUMNS: Final = WORDS.verb("shrink_columns", "floors:floors n:1..5", ARRIVAL)
WORDS.verb("offer_contraband", "n:1..5 to=concerned", ARRIVAL)  # may gain up to n contraband barrels
WORDS.verb("draw_steam", "n:1..5 to=concerned", EITHER)  # n Steam Column cards
WORDS.verb("place_contract", "to=concerned", ARRIVAL)  # with a haven: may place a contract
WORDS.verb("add_floor", "n:1..5 to=column", BONUS, rule="STW-062", ask="bonus-floor")  # n floors on a column of choice
SPARE_COLUMN: Final = WORDS.verb("spare_column", "to=tall_column", BONUS, rule="STW-062", ask="spare-column")
WORDS.verb("build_turret", "to=own_zone", BONUS, rule="STW-062", ask="bonus-turret")  # in a zone controlled with a unit
WORDS.verb("remove_quarantine", "n:1..5 to=concerned", BONUS)  # n tokens off the own board

# Whom or what it is done to.
WORDS.selector("concerned", many=True)  # everybody on arrival, the Archon for the bonus
A_SEA: Final = WORDS.selector("sea", how=program.CHOSEN, offers=verbs.SEA)
WORDS.selector("column", how=program.CHOSEN, offers=verbs.ZONE)
WORDS.selector("tall_column", how=program.CHOSEN, offers=verbs.ZONE)
WORDS.selector("own_zone", how=program.CHOSEN, offers=verbs.ZONE)

# What stands.
SEA_CLOSED: Final = WORDS.modifier("sea_closed", within=LASTING)  # the sea named serves no move, flight or link
STRAITS_CLOSED: Final = WORDS.modifier("straits_closed", within=LASTING)
NO_FORCED_MARCH: Final = WORDS.modifier("no_forced_march", within=LASTING)
DEFENDER_WINS_TIES: Final = WORDS.modifier("defender_wins_ties", within=LASTING)
TURRET_FORCE: Final = WORDS.modifier("turret_force", "n:1..9", LASTING)  # a turret is worth n
NO_ATTACKER_SUPPORT: Final = WORDS.modifier("no_attacker_support", within=LASTING)
BID_LIMIT: Final = WORDS.modifier("bid_limit", "n:1..9", LASTING)  # n barrels
SUPPLY_LESS: Final = WORDS.modifier("supply_less", "n:1..9", LASTING)  # every supply level n lower
CLEAN_LAST_FLOOR: Final = WORDS.modifier("clean_last_floor", within=LASTING)
FREE_FARMS: Final = WORDS.modifier("free_farms", within=LASTING)
EXEMPT: Final = WORDS.modifier("exempt", within=BONUS)  # from what the card does, this turn
MORE: Final = WORDS.modifier("more", "n:1..5", BONUS)  # the Archon's own number is n higher
WITHOUT_HAVEN: Final = WORDS.modifier("without_haven", within=BONUS)
